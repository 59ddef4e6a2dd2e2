"""The lesson of Chicago: a short game of four players, in which thief 1 takes a bank and gets away with it."""

from __future__ import annotations

from typing import Final

from pi_app.games.lessons import Lesson, Lessons, Mistake, OtherMove, Task, Told

# This seed deals what the lesson tells. Near the gate B1: A1 thief, C1 bank, C2 police, C4 gun. For pawn 2: D1 and D4
# money. For pawn 3: F1 car, H1 plane. When the thief house is found, no pawn has two houses, so the theft is certain.
_SEED: Final = 2199386

_ELSEWHERE: Final = (
    "Allowed, but the lesson goes on elsewhere: follow the lights.",
    "C'est permis, mais la leçon continue ailleurs : suivez les lumières.",
)

_FIRST_GAME: Final = Lesson(
    "first-game",
    ("a first game", "une première partie"),
    "thief1",
    (
        Told(
            (
                "You are thief 1 and play the orange pawn. Burgle houses, and leave town as the richest player.",
                "Vous êtes le voleur 1, au pion orange. Cambriolez, et quittez la ville plus riche que les autres.",
            )
        ),
        Mistake(
            (
                "All pawns start outside. Try to begin in the middle of town: put yours on E3.",
                "Tous les pions sont d'abord dehors. Essayez d'arriver en pleine ville : posez le vôtre en E3.",
            ),
            rule="4",
            end="E3",
            otherwise=(
                "A gate is right. But first try E3, to see what happens.",
                "Une porte, c'est juste. Mais essayez d'abord E3, pour voir.",
            ),
        ),
        Task(
            (
                "The white points on the rim are the gates. Enter by one of them: put your pawn on B1.",
                "Les points blancs, au bord, sont les portes. Entrez par l'une d'elles : posez votre pion en B1.",
            ),
            "enter B1",
            (
                "That gate is free too, but the lesson goes on at B1.",
                "Cette porte est libre aussi, mais la leçon continue en B1.",
            ),
        ),
        OtherMove("thief2", "enter E1"),
        OtherMove("thief3", "enter G1"),
        Mistake(
            (
                "A pawn goes straight along a street. Try to turn a corner: carry it from B1 to C3.",
                "Un pion va tout droit dans une rue. Essayez de tourner : portez-le de B1 en C3.",
            ),
            rule="5",
            start="B1",
            end="C3",
            otherwise=(
                "That would be fine. But first try B1 to C3, to see what happens.",
                "Ce serait permis. Mais essayez d'abord de B1 en C3, pour voir.",
            ),
        ),
        Task(
            (
                "Turning in the same turn takes a car. Go back to B1 and burgle: lift the house beside you, on C1.",
                "Tourner dans le même tour demande une auto. Revenez en B1 et cambriolez : levez la maison de C1.",
            ),
            "burgle C1",
            _ELSEWHERE,
        ),
        Told(
            (
                "A bank, and only you know it! But whoever has no car must put it back.",
                "Une banque, et vous seul le savez ! Mais sans auto, il faut la remettre.",
            ),
            private=True,
        ),
        Task(
            (
                "Nobody else may know what you have found. Put the house back on C1.",
                "Personne ne doit savoir ce que vous avez trouvé. Remettez la maison en C1.",
            ),
            "putback",
        ),
        OtherMove("thief2", "burgle D1"),
        OtherMove("thief3", "burgle F1"),
        Task(
            (
                "The others have taken a house each. Your turn: lift the house on A1.",
                "Les autres ont pris une maison chacun. À vous : levez la maison de A1.",
            ),
            "burgle A1",
            _ELSEWHERE,
        ),
        Told(
            (
                "A thief house: every pawn loses a house to the next one. Who took what stays secret.",
                "Un voleur : chaque pion perd une maison au profit du suivant. Laquelle ? C'est un secret.",
            )
        ),
        Told(
            (
                "Pawn 3 lost a car, and you have it now! With a car you can take the bank.",
                "Le pion 3 a perdu une auto : elle est à vous ! Avec elle, la banque est à portée.",
            ),
            private=True,
        ),
        OtherMove("thief2", "E1-E2"),
        OtherMove("thief3", "burgle H1"),
        OtherMove("thief3", "plane"),
        Task(
            (
                "Thief 3 has found the plane and is gone. You know a house that is worth it: lift the one on C1 again.",
                "Le voleur 3 s'est envolé en avion. Vous savez où retourner : levez à nouveau la maison de C1.",
            ),
            "burgle C1",
            _ELSEWHERE,
        ),
        OtherMove("thief2", "E2-E3"),
        Mistake(
            (
                "This time it is yours. Now move, and try to get past pawn 2: carry your pawn from B1 to F3.",
                "Cette fois, elle est à vous. Essayez maintenant de doubler le pion 2 : portez votre pion de B1 en F3.",
            ),
            rule="3",
            start="B1",
            end="F3",
            otherwise=(
                "That would be fine. But first try B1 to F3, to see what happens.",
                "Ce serait permis. Mais essayez d'abord de B1 en F3, pour voir.",
            ),
        ),
        Task(
            (
                "Nobody passes over a pawn. But a car makes two straight moves: from B1 round the corner to C3.",
                "On ne saute par-dessus personne. Mais une auto fait deux lignes droites : tournez de B1 en C3.",
            ),
            "B1-C3",
            _ELSEWHERE,
        ),
        OtherMove("thief2", "E3-D3"),
        Task(
            ("There is a house on either side. Lift the one on C4.", "Une maison de chaque côté : levez celle de C4."),
            "burgle C4",
            _ELSEWHERE,
        ),
        Told(
            (
                "A gun! It sends a policeman away, once. Keep it for bad times.",
                "Une arme ! Elle chasse un policier, une seule fois. Gardez-la pour les mauvais jours.",
            ),
            private=True,
        ),
        OtherMove("thief2", "burgle D4"),
        Task(
            (
                "Do not stop now: lift the house on C2 as well.",
                "Continuez sur votre lancée : levez aussi la maison de C2.",
            ),
            "burgle C2",
            _ELSEWHERE,
        ),
        Told(
            (
                "A police house! At once a policeman comes in on a blue star, and the police make two moves.",
                "La police ! Un policier entre aussitôt sur une étoile bleue, et la police joue deux coups.",
            )
        ),
        OtherMove("police", "place B6"),
        OtherMove("police", "B6-B3"),
        Task(
            (
                "You are surrounded. Fire the gun, and give up no loot: carry the policeman from B3 to E3.",
                "Vous êtes cerné. Tirez pour ne rien perdre : portez le policier de B3 en E3.",
            ),
            "fire B3>E3",
            (
                "A good shot, but send him from B3 to E3: see what happens to pawn 2.",
                "Bien tiré, mais chassez-le de B3 en E3 : voyez ce qui arrive au pion 2.",
            ),
        ),
        OtherMove("thief2", "surrender"),
        OtherMove("police", "stop"),
        OtherMove("police", "stop"),
        Task(
            (
                "Pawn 2 is arrested, and your car reaches the gate A3. Leave: lift your pawn, press OK, ←, OK, OK.",
                "Le pion 2 est arrêté, et l'auto atteint la porte A3. Sortez : levez le pion, OK, ←, OK, OK.",
            ),
            "leave",
            (
                "The way out is free: lift your pawn, press OK, ← until it leaves town, then OK twice.",
                "La voie est libre : levez le pion, OK, ← jusqu'à « quitte la ville », puis deux fois OK.",
            ),
        ),
    ),
    {"players": 4},
    seed=_SEED,
)

LESSONS: Final = Lessons("chicago", (_FIRST_GAME,))
