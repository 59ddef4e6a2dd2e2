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
                "Orange again: with the blue clue, only 4E, 4G, 5H and 7H are left. And he moves on now.",
                "Orange encore : avec l'indice bleu, il reste 4E, 4G, 5H et 7H. Et il repart.",
            )
        ),
        OtherMove("thief", "3G"),
        Task(
            (
                "Now guess! If he was on 4G, he is on 3G or 4H by now: look on 3G.",
                "À vous de parier ! S'il était en 4G, il est maintenant en 3G ou en 4H : allez voir en 3G.",
            ),
            "3G",
            _ELSEWHERE,
        ),
    ),
)


def _step(to: str, english: str, french: str) -> Task:
    """Return a step of the thief, which is told on the thief's own screen."""
    otherwise = (f"Allowed, but the lesson goes to {to}.", f"C'est permis, mais la leçon va en {to}.")
    return Task((english, french), to, otherwise, private=True)


_THIEF: Final = Lesson(
    "thief",
    ("be the thief", "soyez le voleur"),
    "thief",
    (
        Told(
            (
                "You are the thief and start on 6F. Walk in secret, and reach one of the four corners unseen.",
                "Vous êtes le voleur et partez de 6F. Marchez en secret et gagnez l'un des quatre coins sans être vu.",
            )
        ),
        Mistake(
            (
                "Your first step is straight. Try a diagonal one all the same: 5G.",
                "Votre premier pas est tout droit. Essayez quand même en diagonale : 5G.",
            ),
            rule="3",
            move="5G",
            otherwise=("Straight is right. But first try 5G.", "Tout droit, c'est juste. Mais essayez d'abord 5G."),
        ),
        _step("6G", "No diagonals, then. Go right: 6G.", "Pas de diagonale, donc. Allez à droite : 6G."),
        OtherMove("detective", "6F"),
        Mistake(
            (
                "The detective is on 6F and knows that you are near. Try to slip back there: 6F.",
                "Le détective est en 6F et vous sait proche. Essayez d'y revenir : 6F.",
            ),
            rule="4",
            move="6F",
            otherwise=("Away is right. But first try 6F.", "Fuir, c'est juste. Mais essayez d'abord 6F."),
        ),
        _step("6H", "Each step leads away from 6F. Go on to 6H.", "Chaque pas éloigne de 6F. Allez en 6H."),
        OtherMove("detective", "5F"),
        _step(
            "7H",
            "Blue: he knows that you are not in his row or column. Turn a corner: 7H.",
            "Bleu : il sait que vous n'êtes ni sur sa ligne ni en sa colonne. Tournez : 7H.",
        ),
        OtherMove("detective", "7E"),
        _step("8H", "Orange: he is in your row. Leave it: 8H.", "Orange : il est sur votre ligne. Quittez-la : 8H."),
        OtherMove("detective", "7J"),
        _step("8I", "Blue: he has lost you. Go on to 8I.", "Bleu : il vous a perdu. Continuez : 8I."),
        OtherMove("detective", "9H"),
        _step("8J", "Go on to 8J.", "Continuez : 8J."),
        OtherMove("detective", "10I"),
        _step("9J", "Go on to 9J.", "Continuez : 9J."),
        OtherMove("detective", "9I"),
        _step("10J", "He is close! 10J.", "Il est tout près ! 10J."),
        OtherMove("detective", "8K"),
        _step("11J", "Almost there: 11J.", "Presque : 11J."),
        OtherMove("detective", "10K"),
        _step("11K", "The corner 11K is your hideout. Go!", "Le coin 11K est votre cachette. Allez !"),
    ),
    on_screen=True,
)

LESSONS: Final = Lessons("catch-a-thief", (_DETECTIVE, _THIEF))
