"""The lesson of Rattrapez-le: player 1 of five leads the maid, in secret, to a horse that others have hemmed in."""

from __future__ import annotations

from typing import Final

from engine.referee import MANUAL
from pi_app.games.lessons import Lesson, Lessons, Mistake, OtherMove, Task, Told
from pi_app.games.rattrapez_le.rules_examples import first_deal

# Player 5 has one farmer card. The others are for the horse and the wife, who are hemmed in at player 5's second turn.
_HANDS: Final = {
    "p1": "horse+ maid+ maid+ maid- maid= dog+ dog- hand+ farmer+ wife+",
    "p2": "horse+ dog-",
    "p3": "horse- wife-",
    "p4": "horse= hand-",
    "p5": "farmer+ horse- horse- horse- horse= horse= horse= wife- wife= wife=",
}

_FIRST_GAME: Final = Lesson(
    "first-game",
    ("a first game", "une première partie"),
    "p1",
    (
        Told(
            (
                "Five pursuers chase the horse on F1. One of them is your secret: if it catches him, you win.",
                "Cinq poursuivants traquent le cheval, en F1. L'un est votre secret : s'il le rattrape, vous gagnez.",
            )
        ),
        Mistake(
            (
                "Choose who shall catch the horse for you. First try the horse itself.",
                "Choisissez qui rattrapera le cheval. Essayez d'abord le cheval lui-même.",
            ),
            rule="2",
            move="choose horse",
            otherwise=(
                "A pursuer is right. But first try the horse, to see what happens.",
                "Un poursuivant, c'est juste. Mais essayez d'abord le cheval, pour voir.",
            ),
        ),
        Task(
            (
                "The horse is the prey! You hold four maid cards: choose the maid, and tell nobody.",
                "Le cheval, c'est la proie ! Vous avez quatre cartes Servante : choisissez la servante.",
            ),
            "choose maid",
            (
                "You could. But you hold four maid cards: choose the maid.",
                "Possible. Mais vous avez quatre cartes Servante : choisissez la servante.",
            ),
            private=True,
        ),
        OtherMove("p2", "choose dog"),
        OtherMove("p3", "choose wife"),
        OtherMove("p4", "choose hand"),
        OtherMove("p5", "choose farmer"),
        Mistake(
            (
                "To play a card, move its piece. The first move is 3 steps; try 4: the horse from F1 to D3.",
                "Jouez une carte en menant sa pièce. Le premier coup est de 3 pas ; essayez 4 : le cheval de F1 en D3.",
            ),
            rule="5",
            start="F1",
            end="D3",
            otherwise=(
                "Three steps, very good. But first try the horse from F1 to D3.",
                "Trois pas, très bien. Mais essayez d'abord le cheval, de F1 en D3.",
            ),
        ),
        Task(
            (
                "Exactly 3 steps: carry the horse to E3. The table asks for the card; yours is a +.",
                "Trois pas, pas un de plus : menez le cheval en E3. La table demande la carte ; c'est un +.",
            ),
            "horse+ E3",
        ),
        Told(
            (
                "Now the others. Count along: + is one step more than the last move, - one less, = as many.",
                "Aux autres. Comptez avec eux : + fait un pas de plus que le coup d'avant, - un de moins, = autant.",
            )
        ),
        OtherMove("p2", "horse+ C5"),
        OtherMove("p3", "horse- F5"),
        OtherMove("p4", "horse= E7"),
        OtherMove("p5", "farmer+ A11"),
        Mistake(
            (
                "The horse has come close to the farm. Try to take it home: from E7 to the farm.",
                "Le cheval est revenu près de la ferme. Essayez de le rentrer : de E7 à la ferme.",
            ),
            rule="5",
            start="E7",
            end="farm",
            otherwise=(
                "Good idea, but first try the horse from E7 to the farm.",
                "Bonne idée, mais essayez d'abord le cheval, de E7 à la ferme.",
            ),
        ),
        Task(
            (
                "It will not go home. The last move was 4 steps, so = is 4 again: carry the maid to F7.",
                "Il ne veut plus rentrer. Le dernier coup était de 4 pas, donc = aussi : menez la servante en F7.",
            ),
            "maid= F7",
            (
                "You could, but the lesson goes on with the maid: to F7, with =.",
                "C'est possible, mais la leçon continue par la servante : en F7, avec =.",
            ),
        ),
        OtherMove("p2", "dog- J11"),
        OtherMove("p3", "wife- E8"),
        OtherMove("p4", "hand- E9"),
        OtherMove("p5", "discard horse="),
        Told(
            (
                "Player 5 holds only horse and wife cards, and both are hemmed in: only then is a card discarded.",
                "Le joueur 5 n'a que des cartes Cheval et Fermière, tous deux coincés : il peut donc en jeter une.",
            )
        ),
        Task(
            (
                "One step is the least, even with -. Take the horse off E7, put the maid there, and answer: a - card.",
                "Un pas au moins, même avec -. Retirez le cheval, posez la servante en E7, et répondez : carte -.",
            ),
            "maid- E7",
            (
                "You can win at once: the maid from F7 to E7, with your - card!",
                "Vous pouvez gagner tout de suite : la servante de F7 en E7, avec votre carte - !",
            ),
        ),
    ),
    {"players": 5},
    chance=MANUAL,
    deal=first_deal(5, _HANDS).removeprefix("chance "),
)

LESSONS: Final = Lessons("rattrapez-le", (_FIRST_GAME,))
