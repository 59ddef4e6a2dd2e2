"""The words of the riddle of Catch a Thief."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-a-thief.riddle-title": ("The riddle of the wanderer", "L'énigme du promeneur"),
    "catch-a-thief.riddle-question": (
        "A thief wanders at random, for ever. The detective just waits at the scene. Does he ever catch the thief?",
        "Un voleur erre au hasard, sans fin. Le détective attend sur les lieux du délit. L'attrapera-t-il un jour ?",
    ),
    "catch-a-thief.riddle-rules": (
        "Each step goes up, down, left or right, with equal chances. The streets have no end: the thief may leave the "
        "board, and come back.",
        "À chaque pas, le hasard choisit : haut, bas, gauche ou droite. Les rues sont sans fin : le voleur peut "
        "quitter le plateau, puis revenir.",
    ),
    "catch-a-thief.riddle-off": ("Off he goes. What do you bet?", "Le voilà parti. Que pariez-vous ?"),
    "catch-a-thief.riddle-caught": (
        "Step {steps}: back at the scene, and caught! Times caught: {returns}. We let him go on.",
        "Pas {steps} : de retour, et pris ! Captures : {returns}. Laissons-le repartir.",
    ),
    "catch-a-thief.riddle-counts": (
        "Steps: {steps} · times back: {returns} · away: {away}, at most {farthest}",
        "Pas : {steps} · retours : {returns} · distance : {away}, au plus {farthest}",
    ),
    "catch-a-thief.riddle-certain": (
        "The answer is yes. On a flat grid without edges, a wanderer comes back for certain, again and again. George "
        "Pólya proved it in 1921.",
        "La réponse est oui. Sur un quadrillage sans bords, le promeneur revient à coup sûr, encore et encore. "
        "George Pólya l'a démontré en 1921.",
    ),
    "catch-a-thief.riddle-patience": (
        "But who has the time? One thief in four is back after two steps, but one in four is still away after "
        "10,000. The average wait is infinite.",
        "Mais qui en a le temps ? Un voleur sur quatre revient au deuxième pas, mais un sur quatre n'est pas encore "
        "revenu après 10\N{NO-BREAK SPACE}000. L'attente moyenne est infinie.",
    ),
    "catch-a-thief.riddle-stairs": (
        "Give the thief stairs, up and down for ever, and it is no longer certain: two thieves in three never come "
        "back.",
        "Donnez au voleur des escaliers sans fin, et rien n'est plus sûr : deux voleurs sur trois ne reviennent "
        "jamais.",
    ),
}
