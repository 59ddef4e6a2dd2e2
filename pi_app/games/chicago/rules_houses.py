"""The rules of Chicago about houses: what they hide, what a thief does with it, and what stays secret."""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE
from engine.referee import MANUAL
from pi_app.games.chicago.rules_examples import OTHERS_MOVE, dealt, prowl
from pi_app.games.rules import Article, Attempt, Example

HOUSES: Final = (
    Article(
        "6",
        ("What a house hides", "Ce que cache une maison"),
        (
            """
            You alone look at what you have found, in secret. Whatever you do with it, your turn is then over.

            - Money or a gun: you keep it.
            - Car: you keep it if this pawn has none, else you put it back.
            - Bank: you keep it if this pawn has a car, else you put it back.
            - Plane: show it and leave town at once with your loot, or put it back.
            - Thief: it is shown, and each pawn is robbed by the next.
            - Police: it is shown and goes to the police. They put a new policeman on a free star and play at once.
            """,
            """
            Vous seul regardez, en secret, ce que vous avez trouvé. Quoi que vous en fassiez, votre tour est alors fini.

            - Argent ou arme : vous gardez la maison.
            - Auto : vous la gardez si ce pion n'en a pas ; sinon, vous la remettez.
            - Banque : vous la gardez si ce pion a une auto ; sinon, vous la remettez.
            - Avion : montrez-le et quittez aussitôt la ville avec votre butin, ou remettez-le.
            - Voleur : on le montre, et chaque pion se fait voler par le suivant.
            - Police : on la montre et la police la reçoit. Elle pose un policier sur une étoile libre et joue aussitôt.
            """,
        ),
        (
            "Keep money, gun, first car; a bank needs a car. Police and thief: shown.",
            "Gardez argent, arme, 1re auto ; banque : avec auto. Police, voleur : montrés.",
        ),
        example=Example(
            (
                "Only thief 1 sees this: the house on A5 is the plane. He may fly away with his loot, or put the "
                "house back. Until then he can do nothing else.",
                "Seul le voleur 1 le voit : la maison de A5 est l'avion. Il peut s'envoler avec son butin ou remettre "
                "la maison. D'ici là, il ne peut rien faire d'autre.",
            ),
            moves=prowl("plane"),
            attempts=(
                Attempt("thief1", "B5-B6", "6"),
                Attempt("thief1", "burgle C5", "6"),
                Attempt("thief1", "plane"),
                Attempt("thief1", "putback"),
            ),
            options={"players": 4},
            chance=MANUAL,
            seat="thief1",
        ),
    ),
    Article(
        "put-back",
        ("Putting a house back", "Remettre une maison"),
        (
            """
            Put the house back on its own cell and tell nobody what it was. Others learn only that it went back. Your
            turn is over all the same. Any pawn may burgle that house again, yours too.
            """,
            """
            Remettez la maison sur sa case, sans dire ce que c'était. Les autres apprennent seulement qu'elle est
            revenue. Votre tour est joué quand même. Tout pion peut cambrioler cette maison de nouveau, le vôtre aussi.
            """,
        ),
        (
            "Put back: same cell, tell nobody. It may be burgled again.",
            "Remise : même case, en secret. On peut la cambrioler de nouveau.",
        ),
        (
            """
            We play that you put it back yourself even when you have no choice. So nobody can tell a plane from a bank.
            """,
            """
            Nous jouons que vous la remettez vous-même, même sans avoir le choix. Ainsi, nul ne distingue un avion d'une
            banque.
            """,
        ),
        Example(
            (
                "Thief 1 sees a bank on A5, but pawn 1 has no car. The house must go back. His screen will remember "
                "it for him.",
                "Le voleur 1 voit une banque en A5, mais le pion 1 n'a pas d'auto. Il doit la remettre. Son écran "
                "s'en souviendra pour lui.",
            ),
            moves=prowl("bank"),
            attempts=(
                Attempt("thief1", "plane", "6"),
                Attempt("thief1", "leave", "6"),
                Attempt("thief1", "putback"),
            ),
            options={"players": 4},
            chance=MANUAL,
            seat="thief1",
        ),
    ),
    Article(
        "11",
        ("The car", "L'auto"),
        (
            """
            From its next turn on, a pawn with a car may make two straight moves in one turn, for instance round a
            corner. Only such a pawn can take a bank.

            A car can be stolen. Then the pawn moves once a turn again, but the banks it has taken stay in its loot.
            """,
            """
            Dès son tour suivant, un pion qui a une auto peut faire deux lignes droites en un seul tour : tourner au
            coin d'une rue, par exemple. Lui seul peut prendre une banque.

            Une auto peut être volée. Le pion ne fait plus alors qu'une ligne droite par tour, mais il garde les banques
            déjà prises.
            """,
        ),
        (
            "A car: two straight moves a turn, and banks can be taken.",
            "Une auto : deux lignes droites par tour, et les banques à prendre.",
        ),
        (
            """
            We play both moves as one: put the pawn where the second ends, on any cell but its own. It may also leave
            town if one straight move takes it to a gate. Nobody is asked for a second move, so a car stays secret until
            you use it. A second car won by theft adds nothing.
            """,
            """
            Nous jouons les deux lignes d'un coup : posez le pion au bout de la seconde, sur toute case sauf la sienne.
            Il peut aussi quitter la ville si une seule ligne le mène à une porte. La table ne demande jamais de second
            coup : l'auto reste secrète tant qu'elle ne sert pas. Une seconde auto, volée, n'ajoute rien.
            """,
        ),
        Example(
            (
                "Pawn 1 has found a car on A5. It may drive from B5 by way of B3 to D3, or leave town by the gate B1.",
                "Le pion 1 a trouvé une auto en A5. Il peut rouler de B5 à D3 en passant par B3, ou quitter la ville "
                "par la porte B1.",
            ),
            moves=(*prowl("car"), *OTHERS_MOVE),
            attempts=(
                Attempt("thief1", "B5-G5", "3"),
                Attempt("thief1", "B5-B5", "3"),
                Attempt("thief1", "B5-D3"),
                Attempt("thief1", "leave"),
            ),
            options={"players": 4},
            chance=MANUAL,
            seat="thief1",
            arrows=(("B5", "B3"), ("B3", "D3")),
        ),
    ),
    Article(
        "thief-house",
        ("A thief house", "Une maison « Voleur »"),
        (
            """
            It is shown and removed. Each pawn still in play, neither gone nor arrested, loses one house of its loot to
            the next in turn order, the last one to the first. The finder takes part. All this happens at the same time,
            and chance picks the houses, each equally likely.

            Loot is money, banks, cars and guns, and belongs to the pawn. A pawn without loot loses nothing, but may
            win. Only loser and taker see which house it was. With fewer than two pawns in play, or no loot at all,
            nothing happens.
            """,
            """
            On la montre et on la retire. Chaque pion encore en jeu, ni parti ni arrêté, perd une maison de son butin au
            profit du suivant, le dernier au profit du premier. Celui qui l'a trouvée n'y échappe pas. Tout se passe en
            même temps, et les maisons sont tirées au hasard, toutes à égalité de chances.

            Le butin, c'est l'argent, les banques, les autos et les armes ; il appartient au pion. Un pion sans butin ne
            perd rien, mais peut gagner. Seuls le volé et son voleur voient la maison. S'il reste moins de deux pions en
            jeu, ou aucun butin, il ne se passe rien.
            """,
        ),
        (
            "Each pawn loses a random house of its loot to the next pawn.",
            "Chaque pion perd une maison au hasard, au profit du suivant.",
        ),
        example=Example(
            (
                "Pawn 1 has found a thief house. It loses one of its two houses to pawn 2 and gets one from pawn 3. "
                "Pawn 2 has nothing to lose.",
                "Le pion 1 a trouvé une maison « Voleur ». Il perd l'une de ses deux maisons au profit du pion 2 et "
                "en reçoit une du pion 3. Le pion 2 n'a rien à perdre.",
            ),
            moves=(
                dealt(A1="10", C1="car", A2="thief", K1="20"),
                *("thief1 enter B1", "thief2 enter E1", "thief3 enter J1"),
                *("thief1 burgle A1", "thief2 E1-E2", "thief3 burgle K1"),
                *("thief1 burgle C1", "thief2 E2-E3", "thief3 J1-J3"),
                *("thief1 B1-B2", "thief2 E3-E4", "thief3 J3-J2"),
                "thief1 burgle A2",
            ),
            attempts=(
                Attempt(CHANCE, "steal 1:10", "6"),
                Attempt(CHANCE, "steal 1:10 3:50", "6"),
                Attempt(CHANCE, "stop", "6"),
                Attempt(CHANCE, "steal 1:10 3:20"),
                Attempt(CHANCE, "steal 1:car 3:20"),
            ),
            options={"players": 4},
            chance=MANUAL,
            arrows=(("B2", "E4"), ("J2", "B2")),
        ),
    ),
    Article(
        "14",
        ("What stays secret", "Ce qui reste secret"),
        (
            """
            What is in a pawn's loot stays its player's secret until the end. Then the table reveals everything.

            Everybody knows where pawns and policemen stand, which houses are left, how many houses each pawn holds (not
            counting a plane), what was shown, and who was arrested or has left. When the police arrest a pawn, they see
            what they seize; the others learn only how many houses.
            """,
            """
            Le contenu d'un butin reste le secret de son joueur jusqu'à la fin ; la table révèle alors tout.

            Tout le monde sait où sont pions et policiers, quelles maisons restent, combien chaque pion en tient (sans
            compter l'avion), ce qui a été montré, qui est parti ou arrêté. Lors d'une arrestation, la police voit ce
            qu'elle saisit ; les autres apprennent seulement le nombre de maisons.
            """,
        ),
        (
            "Loot is secret to the end. How many houses you hold is not.",
            "Le butin reste secret. Le nombre de vos maisons ne l'est pas.",
        ),
        example=Example(
            (
                "The board as thief 1 knows it: he has put a bank back on A5. On all other screens A5 is a house like "
                "any other.",
                "Le plateau vu par le voleur 1 : il a remis une banque en A5. Sur tous les autres écrans, A5 est une "
                "maison comme les autres.",
            ),
            moves=(*prowl("bank"), "thief1 putback", *OTHERS_MOVE),
            options={"players": 4},
            chance=MANUAL,
            seat="thief1",
        ),
    ),
)
