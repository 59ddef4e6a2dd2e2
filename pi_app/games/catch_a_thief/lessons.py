"""The lessons of Catch a Thief: one as the detective with the piece, one as the thief on a private screen."""

from __future__ import annotations

from typing import Final

from pi_app.games.lessons import Lesson, Lessons, Mistake, OtherMove, Task, Told

_ELSEWHERE: Final = (
    "The lesson goes on elsewhere: look at the point that lights up.",
    "La leçon continue ailleurs : regardez le point qui s'allume.",
)

_DETECTIVE: Final = Lesson(
    "detective",
    ("be the detective", "soyez le détective"),
    "detective",
    (
        OtherMove("thief", "6G"),
        Told(
            (
                "A thief flees from 6F, unseen, towards one of the four corners. Find him before he gets there.",
                "Un voleur fuit de 6F, sans être vu, vers l'un des quatre coins. Trouvez-le avant qu'il n'y arrive.",
            )
        ),
        Mistake(
            (
                "He has made his first step. Try to look far away at once: put your piece on 2B.",
                "Il a fait son premier pas. Essayez de chercher loin tout de suite : posez la figurine en 2B.",
            ),
            rule="5",
            end="2B",
            otherwise=(
                "You know the place already! But try 2B first, to see what happens.",
                "Vous connaissez déjà l'endroit ! Mais essayez d'abord 2B.",
            ),
        ),
        Task(
            (
                "Every search begins at the scene of the crime: put the piece on 6F.",
                "Toute enquête commence sur les lieux du délit : posez la figurine en 6F.",
            ),
            "6F",
        ),
        Told(
            (
                "Orange: the thief is in your row or your column. So he is on 5F, 6E, 6G or 7F, and moves on now.",
                "Orange : le voleur est sur votre ligne ou votre colonne. Il est en 5F, 6E, 6G ou 7F, et il repart.",
            )
        ),
        OtherMove("thief", "5G"),
        Mistake(
            (
                "He heads for a corner. Wait for him there: carry the piece to 1K.",
                "Il vise un coin. Attendez-le là : portez la figurine en 1K.",
            ),
            rule="5",
            start="6F",
            end="1K",
            otherwise=_ELSEWHERE,
        ),
        Task(
            (
                "Hideouts are closed to you. Any other point will do: look on 6H.",
                "Les cachettes vous sont fermées. Tout autre point convient : allez voir en 6H.",
            ),
            "6H",
            _ELSEWHERE,
        ),
        Told(
            (
                "Blue: he is neither in row 6 nor in column H. He always moves away from 6F, so few points are left.",
                "Bleu : ni ligne 6 ni colonne H. Il s'éloigne toujours de 6F : peu de points restent.",
            )
        ),
        OtherMove("thief", "4G"),
        Task(
            ("Look on 4H, to test row 4 and column H.", "Allez voir en 4H, pour tester la ligne 4 et la colonne H."),
            "4H",
            _ELSEWHERE,
        ),
        Told(
            (
                "Orange again: he is in row 4 or in column H. With the blue clue, 4G fits best; he goes on upwards.",
                "Orange encore : il est sur la ligne 4 ou en colonne H. Avec l'indice bleu, 4G convient le mieux.",
            )
        ),
        OtherMove("thief", "3G"),
        Task(
            (
                "From 4G he went to 3G or 4H. Trust your nose: visit 3G.",
                "De 4G, il est allé en 3G ou en 4H. Suivez votre flair : visitez 3G.",
            ),
            "3G",
            _ELSEWHERE,
        ),
    ),
)

_ON: Final = ("Not this step: the lesson goes another way.", "Pas ce pas-là : la leçon prend un autre chemin.")

_THIEF: Final = Lesson(
    "thief",
    ("be the thief", "soyez le voleur"),
    "thief",
    (
        Told(
            (
                "You are the thief, on 6F. Your private screen shows your way; reach a corner unseen.",
                "Vous êtes le voleur, en 6F. Votre écran privé montre votre chemin ; gagnez un coin sans être vu.",
            )
        ),
        Mistake(
            (
                "Your first step is straight. On your screen, try a diagonal one: 5G.",
                "Votre premier pas est tout droit. Sur votre écran, essayez en diagonale : 5G.",
            ),
            rule="3",
            move="5G",
            otherwise=("Straight is right. But first try 5G.", "Tout droit, c'est juste. Mais essayez d'abord 5G."),
        ),
        Task(("Go right instead: 6G.", "Allez plutôt à droite : 6G."), "6G", _ON),
        OtherMove("detective", "6F"),
        Mistake(
            (
                "The detective is at the scene and knows that you are near. On your screen, try to slip back: 6F.",
                "Le détective est sur les lieux et vous sait proche. Sur votre écran, essayez de revenir : 6F.",
            ),
            rule="4",
            move="6F",
            otherwise=("Away is right. But first try 6F.", "Fuir, c'est juste. Mais essayez d'abord 6F."),
        ),
        Task(
            ("There is no way back: each step leads away from 6F. Go to 6H.", "On ne revient pas. Allez en 6H."),
            "6H",
            _ON,
        ),
        OtherMove("detective", "5F"),
        Task(
            (
                "Blue: he knows that you are not in his row or column. Turn a corner: 7H.",
                "Bleu : il sait que vous n'êtes ni sur sa ligne ni en sa colonne. Tournez : 7H.",
            ),
            "7H",
            _ON,
        ),
        OtherMove("detective", "7E"),
        Task(("Orange: he is near. Leave the row: 8H.", "Orange : il est proche. Quittez la ligne : 8H."), "8H", _ON),
        OtherMove("detective", "7J"),
        Task(("Go on to 8I.", "Continuez : 8I."), "8I", _ON),
        OtherMove("detective", "9H"),
        Task(("Go on to 8J.", "Continuez : 8J."), "8J", _ON),
        OtherMove("detective", "10I"),
        Task(("Go on to 9J.", "Continuez : 9J."), "9J", _ON),
        OtherMove("detective", "9I"),
        Task(("He is close! 10J.", "Il est tout près ! 10J."), "10J", _ON),
        OtherMove("detective", "8K"),
        Task(("Almost there: 11J.", "Presque : 11J."), "11J", _ON),
        OtherMove("detective", "10K"),
        Task(("The corner 11K is your hideout. Go!", "Le coin 11K est votre cachette. Allez !"), "11K", _ON),
    ),
    on_screen=True,
)

LESSONS: Final = Lessons("catch-a-thief", (_DETECTIVE, _THIEF))
