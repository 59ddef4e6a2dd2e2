"""The rules of Chicago about the police: how policemen come in, and what they do on their turn."""

from __future__ import annotations

from typing import Final

from engine.referee import MANUAL
from pi_app.games.chicago.rules_examples import dealt
from pi_app.games.rules import Article, Attempt, Example

# Eight policemen come in. Seven stand on stars and pawn 4 stands on the last, so the eighth policeman waits.
_CROWD: Final = (
    *("thief1 enter B1", "thief2 enter E1", "thief3 enter G1", "thief4 enter J1"),
    *("thief1 burgle A1", "police place E3", "police stop", "thief2 burgle D1", "police place G3", "police stop"),
    *("thief3 burgle H1", "police place B6", "police stop", "thief4 burgle K1", "police place E6", "police stop"),
    "police stop",
    *("thief1 burgle C1", "police place G6", "police stop", "thief2 burgle F1", "police place E9", "police stop"),
    *("thief3 G1-G2", "thief4 J1-J6", "police stop"),
    *("thief1 B1-B2", "thief2 E1-E2", "thief3 burgle F2", "police place G9", "police stop"),
    *("thief4 burgle K6", "police E3-D3"),
)
_POLICE_HOUSES: Final = ("A1", "D1", "H1", "K1", "C1", "F1", "F2", "K6")

POLICE: Final = (
    Article(
        "police-house",
        ("A police house", "Une maison « Police »"),
        (
            """
            The thief who finds one wakes the police. The house is shown and given to them. At once, before the next
            thief, they put a new policeman on a free star and then play a full turn.

            This turn is extra. After it the next pawn plays or, if the finder was the last pawn, the police play again:
            their normal turn.
            """,
            """
            Le voleur qui en trouve une réveille la police. On montre la maison et on la lui donne. Aussitôt, avant le
            voleur suivant, elle pose un nouveau policier sur une étoile libre, puis joue un tour entier.

            Ce tour est en plus. Ensuite joue le pion suivant ou, si c'était le dernier pion, encore la police : c'est
            son tour normal.
            """,
        ),
        (
            "Police house: a new policeman on a free star, and a police turn at once.",
            "Maison « Police » : un policier sur une étoile libre, et la police joue aussitôt.",
        ),
        example=Example(
            (
                "Pawn 1 has woken the police. They put their first policeman on one of the ringed stars and make two "
                "moves. Only then does pawn 2 play, which stands on the star E3.",
                "Le pion 1 a réveillé la police. Elle pose son premier policier sur l'une des étoiles entourées et "
                "joue deux coups. Ensuite seulement joue le pion 2, qui occupe l'étoile E3.",
            ),
            moves=(
                dealt(A5="police"),
                *("thief1 enter B1", "thief2 enter E1", "thief3 enter J1"),
                *("thief1 B1-B5", "thief2 E1-E3", "thief3 J1-J2"),
                "thief1 burgle A5",
            ),
            attempts=(
                Attempt("police", "stop", "6"),
                Attempt("police", "place E3", "6"),
                Attempt("police", "place E4", "6"),
                Attempt("thief2", "E3-E4", "2"),
                Attempt("police", "place B6"),
            ),
            options={"players": 4},
            chance=MANUAL,
            marks=("G3", "B6", "E6", "G6", "J6", "E9", "G9"),
        ),
    ),
    Article(
        "reserve",
        ("No star is free", "Aucune étoile libre"),
        (
            """
            If somebody stands on each of the eight stars, the new policeman cannot come in yet. The police still play
            their extra turn.
            """,
            """
            Si les huit étoiles sont occupées, le nouveau policier ne peut pas encore entrer. La police joue quand même
            son tour supplémentaire.
            """,
        ),
        (
            "All stars taken: the policeman waits for the next police turn.",
            "Étoiles occupées : le policier attend le prochain tour de la police.",
        ),
        (
            """
            We play that he waits beside the board. He comes in at the start of the next police turn, normal or extra,
            in which a star is free. All those who wait come in one by one, before the first move.
            """,
            """
            Nous jouons qu'il attend à côté du plateau. Il entre au début du prochain tour de la police, normal ou
            supplémentaire, où une étoile est libre. Tous ceux qui attendent entrent un par un, avant le premier coup.
            """,
        ),
        Example(
            (
                "Pawn 4 stands on the last star, J6, and has found a police house. A policeman has left E3 for D3: "
                "the star is free now, but the newcomer must wait for the next turn.",
                "Le pion 4 occupe la dernière étoile, J6, et a trouvé une maison « Police ». Un policier vient "
                "d'aller de E3 en D3 : l'étoile est libre, mais le nouveau doit attendre le tour suivant.",
            ),
            moves=(dealt(**dict.fromkeys(_POLICE_HOUSES, "police")), *_CROWD),
            attempts=(Attempt("police", "place E3", "6"), Attempt("police", "G9-H9")),
            options={"players": 5},
            chance=MANUAL,
            arrows=(("E3", "D3"),),
        ),
    ),
    Article(
        "7",
        ("The police turn", "Le tour de la police"),
        (
            """
            The police make two moves: one policeman twice, or two policemen once each. After the second the turn is
            over. Policemen move along the streets as thieves do. One who has just come in may move at once. One who
            guards an arrested thief stays where he is and blocks the way.

            The police do nothing else: they burgle no houses, fire no guns and never leave town.
            """,
            """
            La police joue deux coups : un policier deux fois, ou deux policiers une fois chacun. Après le second, son
            tour est fini. Les policiers suivent les rues comme les voleurs. Un policier qui vient d'entrer peut bouger
            aussitôt. Celui qui garde un voleur arrêté reste en place et barre la route.

            La police ne fait rien d'autre : elle ne cambriole pas, ne tire pas et ne quitte pas la ville.
            """,
        ),
        (
            "Two moves: one policeman twice, or two once each.",
            "Deux coups : un policier deux fois, ou deux policiers une fois.",
        ),
        (
            """
            We play that the police may stop early, even without a move, once all policemen who can come in are placed.
            If none can move, they must stop.
            """,
            """
            Nous jouons que la police peut s'arrêter avant, même sans bouger, une fois posés les policiers qui peuvent
            entrer. Si aucun ne peut bouger, elle ne peut que s'arrêter.
            """,
        ),
        Example(
            (
                "One way to use the two moves: a single policeman goes from G3 to B3 and on to B2. The police may "
                "also move each of the two once, or stop.",
                "Une façon de jouer les deux coups : un seul policier va de G3 en B3, puis en B2. La police peut "
                "aussi déplacer les deux une fois, ou s'arrêter.",
            ),
            moves=(
                dealt(A1="police", K1="police"),
                *("thief1 enter B1", "thief2 enter E1", "thief3 enter J1"),
                *("thief1 burgle A1", "police place G3", "police stop"),
                *("thief2 E1-E2", "thief3 burgle K1", "police place E9", "police stop"),
            ),
            attempts=(
                Attempt("police", "burgle C5", "7"),
                Attempt("police", "leave", "7"),
                Attempt("police", "B1-B2", "7"),
                Attempt("police", "place E6", "6"),
                Attempt("police", "G3-B2", "3"),
                Attempt("police", "G3-B3"),
                Attempt("police", "E9-E3"),
                Attempt("police", "stop"),
            ),
            options={"players": 4},
            chance=MANUAL,
            arrows=(("G3", "B3"), ("B3", "B2")),
        ),
    ),
)
