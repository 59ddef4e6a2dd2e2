"""The lesson of Catch'it: a short game with few pawns, in which every kind of move is made once."""

from __future__ import annotations

from typing import Final

from pi_app.games.lessons import Lesson, Lessons, Mistake, OtherMove, Task, Told

_OPTIONS: Final = {
    "position": {"blue": ["C2", "D2", "E2"], "red": ["A7", "B7", "D5", "F7"], "ball": "D2", "to_move": "blue"}
}

LESSONS: Final = Lessons(
    "catch-it",
    (
        Lesson(
            "first-game",
            ("a first game", "une première partie"),
            "blue",
            (
                Told(
                    (
                        "You are Blue, and your pawn on D2 has the ball. Carry it past Red's row 7 to win.",
                        "Vous êtes Bleu, et votre pion en D2 a la bille. Sortez-la derrière la rangée 7 pour gagner.",
                    )
                ),
                Mistake(
                    (
                        "A pawn steps to a square next to it. Now try a forbidden move: carry D2 to D4.",
                        "Un pion avance d'une case. Essayez un coup interdit : portez D2 en D4.",
                    ),
                    rule="3",
                    start="D2",
                    end="D4",
                    otherwise=(
                        "That step would be fine. But first try D2 to D4, to see what happens.",
                        "Ce pas serait permis. Mais essayez d'abord D2 en D4, pour voir.",
                    ),
                ),
                Task(
                    (
                        "Too far without a jump. Step from D2 to D3 instead; the ball goes with the pawn.",
                        "Trop loin sans sauter. Avancez plutôt de D2 en D3 ; la bille suit le pion.",
                    ),
                    "D2-D3",
                    (
                        "A good step, but the lesson goes on with D2 to D3.",
                        "Bien, mais la leçon continue par D2-D3.",
                    ),
                ),
                Mistake(
                    (
                        "A turn has two moves, by two different pawns. Try the same pawn again: D3 to D4.",
                        "Un tour compte deux coups, par deux pions différents. Essayez le même : D3 en D4.",
                    ),
                    rule="2",
                    start="D3",
                    end="D4",
                    otherwise=(
                        "Right idea: another pawn. But first try D3 to D4, to see what happens.",
                        "Bonne idée : un autre pion. Mais essayez d'abord D3 en D4.",
                    ),
                ),
                Task(
                    (
                        "Another pawn, then: jump with C2 over D3 to E4, the free square behind it.",
                        "Un autre pion, donc : sautez avec C2 par-dessus D3 en E4, la case libre derrière.",
                    ),
                    "C2-E4",
                    ("Possible, but try a jump: C2 over D3 to E4.", "Possible, mais essayez un saut : C2 vers E4."),
                ),
                OtherMove("red", "A7-A6"),
                OtherMove("red", "B7-B6"),
                Task(
                    (
                        "Carry E2 over D3 and D5 to E6, without stopping. Then OK: take the ball.",
                        "Portez E2 par-dessus D3 et D5 jusqu'en E6, sans arrêt. Puis OK : prendre la bille.",
                    ),
                    "E2xE6",
                    (
                        "Take the ball with E2: its two jumps end on E6.",
                        "Prenez la bille avec E2 : ses deux sauts finissent en E6.",
                    ),
                ),
                Task(
                    ("And a second pawn: step from E4 to E5.", "Et un second pion : avancez de E4 en E5."),
                    "E4-E5",
                    ("Any pawn would do; take E4 to E5.", "Tout pion conviendrait ; prenez E4 vers E5."),
                ),
                OtherMove("red", "A6-A5"),
                OtherMove("red", "B6-B5"),
                Task(
                    (
                        "Now win: jump from E6 over F7 to the point behind it, outside the board.",
                        "Gagnez : sautez de E6 par-dessus F7 sur le point juste derrière, hors du plateau.",
                    ),
                    "E6-out",
                    ("You can win at once: E6 over F7, out!", "Vous pouvez gagner tout de suite : E6 par-dessus F7 !"),
                ),
            ),
            _OPTIONS,
        ),
    ),
)
