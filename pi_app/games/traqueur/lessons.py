"""The lesson of Le Traqueur: a ready-made camp against a small one, with a dead end to come out of again."""

from __future__ import annotations

from typing import Final

from engine.games.traqueur.notation import write
from pi_app.games.lessons import Lesson, Lessons, Mistake, OtherMove, Task, Told
from pi_app.games.traqueur.camp_building import drawn

_SOUTH_CAMP: Final = "D3 A2|B2 B2|B3 B2|C2 C3|D3 D3|D4 D3|E3"  # B2 is a dead end; the way by D1 and D2 is open.

LESSONS: Final = Lessons(
    "traqueur",
    (
        Lesson(
            "first-game",
            ("a first game", "une première partie"),
            "north",
            (
                Told(
                    (
                        "You are North. Hide a fugitive in your camp, then find South's before South finds yours.",
                        "Vous êtes Nord. Cachez un fugitif dans votre camp et trouvez celui de Sud le premier.",
                    )
                ),
                Task(
                    (
                        "First your camp. Open the camp menu (B) and take the snail. Open it again: done.",
                        "D'abord votre camp. Ouvrez le menu du camp (B), prenez l'escargot. Rouvrez-le : fini.",
                    ),
                    write(drawn("snail").move),
                    (
                        "A fine camp! But the lesson takes the snail, from the camp menu (B).",
                        "Un beau camp ! Mais la leçon prend l'escargot, dans le menu du camp (B).",
                    ),
                    private=True,
                    typed=(
                        "First your camp. A ready-made one will do: the snail.",
                        "D'abord votre camp. Prenez-en un tout prêt : l'escargot.",
                    ),
                ),
                OtherMove("south", _SOUTH_CAMP),
                Mistake(
                    (
                        "Now search South's camp. Try to drop in from above: put the detective on B2.",
                        "Fouillez le camp de Sud. Essayez d'y tomber du ciel : posez le détective en B2.",
                    ),
                    rule="3",
                    end="B2",
                    otherwise=(
                        "That is a way in. But first try B2, to see what happens.",
                        "C'est bien une entrée. Mais essayez d'abord B2, pour voir.",
                    ),
                ),
                Task(
                    (
                        "The only ways in are at the left, in column 1: put him on B1.",
                        "On n'entre que par la gauche, en colonne 1 : posez-le en B1.",
                    ),
                    "B1",
                    (
                        "Any cell of column 1 may be a way in, but the lesson takes B1.",
                        "Toute case de la colonne 1 peut être une entrée, mais la leçon passe par B1.",
                    ),
                ),
                Mistake(
                    (
                        "After YES you may ask again. Try a short cut, diagonally from B1 to C2.",
                        "Après OUI, vous continuez. Essayez un raccourci en diagonale, de B1 en C2.",
                    ),
                    rule="3",
                    start="B1",
                    end="C2",
                    otherwise=(
                        "You may ask for that. But first try C2, to see what happens.",
                        "Vous pouvez le demander. Mais essayez d'abord C2, pour voir.",
                    ),
                ),
                Task(
                    (
                        "No diagonals, then: one straight step, from B1 to B2.",
                        "Pas de diagonale, donc : un pas tout droit, de B1 en B2.",
                    ),
                    "B2",
                    (
                        "Possible, but the lesson goes straight on to B2.",
                        "Possible, mais la leçon va tout droit, en B2.",
                    ),
                ),
                Task(
                    (
                        "Your turn goes on until you hear NO: ask for B3.",
                        "Votre tour dure jusqu'au premier NON : demandez B3.",
                    ),
                    "B3",
                    ("Possible, but the lesson asks for B3.", "Possible, mais la leçon demande B3."),
                ),
                OtherMove("south", "A1"),
                Mistake(
                    (
                        "Each NO ended a turn: first yours, then South's. Now try B3 once more.",
                        "Chaque NON a fini un tour : le vôtre, puis celui de Sud. Retentez B3.",
                    ),
                    rule="6",
                    start="B2",
                    end="B3",
                    otherwise=(
                        "You may ask for that. But first try B3 again, to see what happens.",
                        "Vous pouvez le demander. Mais retentez d'abord B3, pour voir.",
                    ),
                ),
                Task(
                    (
                        "That wall is known, and asking again costs nothing. Turn back: B2 to B1.",
                        "Ce mur est connu, et redemander ne coûte rien. Faites demi-tour : de B2 en B1.",
                    ),
                    "B1",
                    ("Possible, but the lesson goes back to B1.", "Possible, mais la leçon revient en B1."),
                ),
                Task(
                    (
                        "You leave a camp only when a turn begins. So wait here in column 1: press OK twice.",
                        "On ne sort d'un camp qu'au début d'un tour. Attendez donc en colonne 1 : deux fois OK.",
                    ),
                    "wait",
                    (
                        "You may go on like that. But learn to wait: press OK twice.",
                        "Vous pourriez continuer ainsi. Mais apprenez à attendre : deux fois OK.",
                    ),
                ),
                OtherMove("south", "B1"),
                Task(
                    (
                        "Your turn begins in column 1: leave. Lift the detective, press OK, ←, then OK twice.",
                        "Un tour commence : sortez. Levez le détective, appuyez sur OK, ←, puis deux fois OK.",
                    ),
                    "out",
                    (
                        "Possible, but the lesson leaves the camp: lift the detective, press OK, ←, then OK twice.",
                        "Possible, mais la leçon sort du camp : levez le détective, OK, ←, puis deux fois OK.",
                    ),
                ),
                OtherMove("south", "C1"),
                Task(
                    ("Outside again, come in elsewhere: ask for D1.", "De dehors, entrez ailleurs : demandez D1."),
                    "D1",
                    ("Possible, but the lesson comes in by D1.", "Possible, mais la leçon entre par D1."),
                ),
                Task(
                    ("Straight on to D2.", "Tout droit, en D2."),
                    "D2",
                    ("Possible, but the lesson goes on to D2.", "Possible, mais la leçon continue en D2."),
                ),
                Task(
                    (
                        "You hear somebody breathe, very close by: enter D3!",
                        "Quelqu'un respire, tout près d'ici : entrez en D3 !",
                    ),
                    "D3",
                    ("You are so close: enter D3!", "Vous y êtes presque : entrez en D3 !"),
                ),
            ),
        ),
    ),
)
