"""The words of Le Traqueur at the real table: labels, refusals, what happened, what the lights mean."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "traqueur.legend-north": ("blue: the north camp's search", "bleu : la recherche du camp nord"),
    "traqueur.legend-south": ("orange: the south camp's search", "orange : la recherche du camp sud"),
    "traqueur.legend-barrier": ("bright red: a wall", "rouge vif : un mur"),
    "traqueur.legend-marker": ("dark red: already searched", "rouge sombre : déjà fouillé"),
    "traqueur.table-role-north": ("North", "Nord"),
    "traqueur.table-role-south": ("South", "Sud"),
    "traqueur.table-detective": ("the detective", "le détective"),
    "traqueur.table-deed-wait": (
        "{piece} waits on {end}, and the turn ends",
        "{piece} attend en {end}, et le tour finit",
    ),
    "traqueur.table-option-out": ("{piece} leaves the camp from {start}", "{piece} sort du camp par {start}"),
    "traqueur.table-wrong-camps-first": (
        "First build both camps, then move a detective.",
        "Bâtissez d'abord les deux camps, puis déplacez un détective.",
    ),
    "traqueur.table-wrong-not-a-cell": (
        "That is the place of a wall: put the detective on a cell.",
        "C'est la place d'un mur : posez le détective sur une case.",
    ),
    "traqueur.table-wrong-your-detective": (
        "Move your own detective, and no other piece.",
        "Déplacez votre détective, et aucune autre pièce.",
    ),
    "traqueur.table-wrong-enter-by-column-1": (
        "Your detective is outside: enter by a cell of column 1.",
        "Votre détective est dehors : entrez par une case de la colonne 1.",
    ),
    "traqueur.table-wrong-already-there": (
        "The detective is there already: ask for a cell next to it.",
        "Le détective y est déjà : demandez une case voisine.",
    ),
    "traqueur.table-wrong-diagonal-question": (
        "No diagonal moves: ask for a cell above, below or beside.",
        "Pas de diagonale : demandez une case au-dessus, au-dessous ou à côté.",
    ),
    "traqueur.table-wrong-not-next": ("Too far: go one cell at a time.", "Trop loin : avancez d'une case à la fois."),
    "traqueur.table-wrong-barrier-recorded": (
        "Everybody knows the wall there: try another way.",
        "Ce mur est déjà connu : essayez un autre passage.",
    ),
    "traqueur.table-camps-start": (
        "Build your camps, each in secret. The first to find the other's fugitive wins.",
        "Bâtissez vos camps, chacun en secret. Le premier qui trouve le fugitif de l'autre gagne.",
    ),
    "traqueur.table-camp-built": ("{player}'s camp is ready.", "Le camp {player} est prêt."),
    "traqueur.table-ask-yes": ("{player} asks for {at}: YES.", "{player} demande {at} : OUI."),
    "traqueur.table-ask-no": (
        "{player} asks for {at}: NO, a wall.",
        "{player} demande {at} : NON, un mur.",
    ),
    "traqueur.table-leave-yes": (
        "{player} asks to leave: YES, back outside.",
        "{player} demande à sortir : OUI, retour dehors.",
    ),
    "traqueur.table-leave-no": (
        "{player} asks to leave: NO, a wall.",
        "{player} demande à sortir : NON, un mur.",
    ),
    "traqueur.table-search-waits": (
        "{player} waits in column 1.",
        "{player} attend en colonne 1.",
    ),
    "traqueur.table-camps-revealed": (
        "The fugitives: {player}'s on {at}, {other}'s on {there}.",
        "Les fugitifs : {player} en {at}, {other} en {there}.",
    ),
    "traqueur.table-fugitive-found": (
        "{player} has found the fugitive and wins!",
        "{player} a trouvé le fugitif et gagne !",
    ),
}
