"""The rules of Chicago about the town: the aim, the set-up, and what a thief's pawn does on its turn."""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE
from engine.referee import MANUAL
from pi_app.games.chicago.rules_examples import OTHERS_MOVE, dealt, prowl, siege
from pi_app.games.rules import Article, Attempt, Example

TOWN: Final = (
    Article(
        "aim",
        ("The aim", "Le but"),
        (
            """
            Three to five players. One of you is the police, the others are thieves. The thieves come into town and
            burgle house after house without knowing what is inside. Then they try to get away with their loot.

            The police try to surround them in the streets and to seize that loot. In the end the player with the most
            money wins, thief or police.
            """,
            """
            De trois à cinq joueurs. L'un de vous est la police, les autres sont les voleurs. Ils entrent en ville et
            cambriolent les maisons sans savoir ce qu'elles cachent ; puis ils tentent de filer avec leur butin.

            La police cherche à les cerner dans les rues pour saisir ce butin. À la fin, le plus riche gagne, voleur ou
            police.
            """,
        ),
        (
            "Thieves: get away rich. Police: surround them. The richest player wins.",
            "Voleurs : filez avec le butin. Police : cernez-les. Le plus riche gagne.",
        ),
        example=Example(
            (
                "The middle of a game. The numbered pawns are thieves, the blue shields policemen, the roofs houses. "
                "Policemen are closing in on pawn 1 from both sides.",
                "En pleine partie. Les pions numérotés sont les voleurs, les écussons bleus les policiers, les toits "
                "les maisons. Deux policiers prennent le pion 1 en tenaille.",
            ),
            moves=siege("20")[:-1],
            options={"players": 4},
            chance=MANUAL,
        ),
    ),
    Article(
        "set-up",
        ("Players and pieces", "Joueurs et pions"),
        (
            """
            One player is the police. The thieves take pawns 1 (orange), 2 (green), 3 (yellow) and 4 (pink):

            - With 3 players, thief 1 plays pawns 1 and 3, thief 2 plays pawns 2 and 4.
            - With 4 or 5 players, each thief plays the pawn of his number. With 4, pawn 4 is left out.

            Pawns and policemen wait beside the board. All of you have secrets: take a handheld each, pass one round, or
            use the hidden screens. Lights show who plays and where a lifted piece may go.
            """,
            """
            L'un de vous est la police. Les voleurs prennent les pions 1 (orange), 2 (vert), 3 (jaune) et 4 (rose) :

            - À 3 joueurs, le voleur 1 joue les pions 1 et 3, le voleur 2 les pions 2 et 4.
            - À 4 ou 5 joueurs, chaque voleur joue le pion de son numéro. À 4, le pion 4 ne sert pas.

            Pions et policiers attendent à côté du plateau. Chacun a ses secrets : prenez une manette chacun,
            passez-vous la même ou utilisez les écrans cachés. Les lumières montrent qui joue et où poser la pièce
            levée.
            """,
        ),
        (
            "3 players: two pawns per thief. 4 or 5: one each. Pieces start beside the board.",
            "À 3 : deux pions par voleur. À 4 ou 5 : un seul. Tous partent hors du plateau.",
        ),
    ),
    Article(
        "1",
        ("The town and its houses", "La ville et ses maisons"),
        (
            """
            The light cells are streets, with twelve gates on the rim and eight stars for the police. Put a house on
            each of the 59 dark cells. They all look alike: chance deals what they hide, and nobody knows it yet.

            - 24 houses with money: eight of 10,000, eight of 20,000, four of 50,000, four of 100,000
            - 4 banks of 200,000 each
            - 4 cars, 2 guns, 1 plane
            - 2 thief houses
            - 22 police houses

            That makes 1,640,000 for the taking.
            """,
            """
            Les cases claires sont les rues, avec douze portes au bord et huit étoiles pour la police. Posez une maison
            sur chacune des 59 cases foncées. Elles se ressemblent toutes : le hasard les remplit, et nul ne sait encore
            ce qu'elles cachent.

            - 24 maisons avec de l'argent : huit de 10\u00a0000, huit de 20\u00a0000, quatre de 50\u00a0000, quatre de
              100\u00a0000
            - 4 banques de 200\u00a0000 chacune
            - 4 autos, 2 armes, 1 avion
            - 2 maisons « Voleur »
            - 22 maisons « Police »

            En tout, 1\u00a0640\u00a0000 à prendre.
            """,
        ),
        (
            "59 houses on the dark cells. Only chance knows what is in them.",
            "59 maisons sur les cases foncées. Le hasard seul sait ce qu'elles cachent.",
        ),
        (
            "The plan of the original town is lost. This one is ours.",
            "Le plan de la ville d'origine est perdu. Celui-ci est le nôtre.",
        ),
        Example(
            (
                "The town before the deal: roofs are houses, stars are where policemen come in. Points are named by "
                "column and row: the gate at the top left is B1.",
                "La ville avant la distribution : des toits pour les maisons, des étoiles où entreront les policiers. "
                "Une case se nomme par sa colonne et sa ligne : la porte en haut à gauche est B1.",
            ),
            attempts=(
                Attempt(CHANCE, "stop", "1"),
                Attempt(CHANCE, "deal 100 100 100", "1"),
                Attempt(CHANCE, dealt().removeprefix(f"{CHANCE} ")),
            ),
            chance=MANUAL,
        ),
    ),
    Article(
        "2",
        ("Whose turn it is", "L'ordre du jeu"),
        (
            """
            The thieves begin. Pawns play in the order of their numbers, one turn each, then the police. Then a new
            round begins with pawn 1. The pawn that plays shines brightly.

            If you have two pawns, play each on its own turn. Pawns that have left town or are arrested are skipped. So
            are the police, until somebody finds the first police house.
            """,
            """
            Les voleurs commencent. Les pions jouent dans l'ordre de leurs numéros, un tour chacun, puis la police ;
            ensuite le pion 1 commence un nouveau tour de table. Le pion qui joue brille plus fort.

            Si vous avez deux pions, jouez chacun à son tour. On saute les pions partis ou arrêtés, et aussi la police
            tant qu'aucune maison « Police » n'a été trouvée.
            """,
        ),
        (
            "Pawns 1, 2, 3, 4, then the police, once a police house was found.",
            "Pions 1, 2, 3, 4, puis la police, dès qu'une maison « Police » est trouvée.",
        ),
        example=Example(
            (
                "Three players. All pawns have entered, no police house has been found: it is pawn 1's turn again. "
                "Thief 1 may not play his other pawn, number 3.",
                "Trois joueurs. Tous les pions sont entrés, aucune maison « Police » n'est trouvée : c'est de nouveau "
                "au pion 1 de jouer. Le voleur 1 ne peut pas jouer son autre pion, le 3.",
            ),
            moves=("thief1 enter B1", "thief2 enter E1", "thief1 enter G1", "thief2 enter J1"),
            attempts=(
                Attempt("thief2", "E1-E2", "2"),
                Attempt("police", "stop", "2"),
                Attempt("thief1", "G1-G2", "2"),
                Attempt("thief1", "steal 1:10", "1"),
                Attempt("thief1", "B1-B2"),
                Attempt("thief1", "B1-B11"),
            ),
        ),
    ),
    Article(
        "4",
        ("Entering the town", "L'entrée en ville"),
        (
            """
            Every pawn starts outside. On its first turn it enters by a gate of your choice where nobody stands: put it
            there. That is its whole turn.
            """,
            """
            Tous les pions sont d'abord hors de la ville. À son premier tour, un pion entre par la porte libre de votre
            choix : posez-le dessus. Son tour est joué.
            """,
        ),
        (
            "First turn: put your pawn on a free gate.",
            "Premier tour : posez votre pion sur une porte libre.",
        ),
        example=Example(
            (
                "Pawn 1 stands in the gate B1. Pawn 2 may enter by any of the eleven others.",
                "Le pion 1 occupe la porte B1. Le pion 2 peut entrer par l'une des onze autres.",
            ),
            moves=("thief1 enter B1",),
            attempts=(
                Attempt("thief2", "enter B1", "4"),
                Attempt("thief2", "enter E3", "4"),
                Attempt("thief2", "B1-B2", "4"),
                Attempt("thief2", "enter K9"),
            ),
            marks=("E1", "G1", "J1", "A3", "K3", "A9", "K9", "B11", "E11", "G11", "J11"),
        ),
    ),
    Article(
        "3",
        ("Moving along the streets", "Les déplacements"),
        (
            """
            Thieves and policemen move alike: as many cells as you like, in one straight line along a street, up, down,
            left or right.

            You may not stop on another piece, nor pass over it. Nobody ever enters or crosses a dark cell, even if its
            house is gone.
            """,
            """
            Voleurs et policiers se déplacent de la même façon : d'autant de cases que vous voulez, en ligne droite le
            long d'une rue, jamais en diagonale.

            On ne s'arrête pas sur une autre pièce et on ne saute par-dessus personne. Les cases foncées restent
            interdites à tous, même quand la maison a disparu.
            """,
        ),
        (
            "Any distance in a straight line, streets only. Pass over nobody.",
            "Tout droit dans les rues, aussi loin que vous voulez, sans sauter personne.",
        ),
        example=Example(
            (
                "Pawn 1 on B6 may go to the ringed cells. Pawns 2 and 3 block its way. The house on A6 is gone, but "
                "that makes no street.",
                "Le pion 1, en B6, peut aller sur les cases entourées. Les pions 2 et 3 lui barrent la route. La "
                "maison de A6 a disparu, mais ce n'est pas une rue pour autant.",
            ),
            moves=(
                dealt(A6="10"),
                *("thief1 enter B1", "thief2 enter B11", "thief3 enter E1"),
                *("thief1 B1-B6", "thief2 B11-B9", "thief3 E1-E5"),
                *("thief1 burgle A6", "thief2 B9-B8", "thief3 E5-E6"),
            ),
            attempts=(
                Attempt("thief1", "B6-B8", "3"),
                Attempt("thief1", "B6-B9", "3"),
                Attempt("thief1", "B6-A6", "3"),
                Attempt("thief1", "B6-B6", "3"),
                Attempt("thief1", "enter B1", "4"),
                Attempt("thief1", "B6-B1"),
                Attempt("thief1", "B6-D6"),
            ),
            options={"players": 4},
            chance=MANUAL,
            marks=("B1", "B2", "B3", "B4", "B5", "B7", "C6", "D6"),
        ),
    ),
    Article(
        "5",
        ("A thief's turn", "Le tour d'un voleur"),
        (
            """
            Your pawn in town does one of these things:

            - It moves along a street, or twice in a row with a car (see “The car”).
            - It burgles a house that shares a side with its cell: lift that house off the board.
            - It leaves town for good, if it stands on a gate: lift it, press OK and choose it.
              Its loot is safe.
            """,
            """
            Votre pion, en ville, fait l'une de ces choses :

            - Il se déplace dans une rue, ou deux fois de suite s'il a une auto (voir « L'auto »).
            - Il cambriole une maison qui touche sa case par un côté : levez-la du plateau.
            - Il quitte la ville pour de bon, s'il est sur une porte : levez-le, appuyez sur OK et choisissez-le. Son
              butin est sauvé.
            """,
        ),
        (
            "Move, or burgle a house beside you, or leave from a gate.",
            "Déplacez-vous, cambriolez une maison voisine ou sortez par une porte.",
        ),
        (
            """
            We play that a thief never passes. A pawn that can neither move nor burgle nor leave is skipped; a gun it
            could fire does not count.
            """,
            """
            Nous jouons qu'un voleur ne passe jamais. On saute un pion qui ne peut ni bouger, ni cambrioler, ni sortir ;
            une arme n'y change rien.
            """,
        ),
        Example(
            (
                "Pawn 1 on B5 has taken the house on A5. Now it may burgle C5, or go up or down the street. It is not "
                "on a gate and cannot leave; round the corner to C3 it would need a car.",
                "Le pion 1, en B5, a pris la maison de A5. Il peut cambrioler C5, monter ou descendre la rue. Il "
                "n'est pas sur une porte et ne peut sortir ; pour tourner vers C3, il faudrait une auto.",
            ),
            moves=(*prowl("20"), *OTHERS_MOVE),
            attempts=(
                Attempt("thief1", "stop", "5"),
                Attempt("thief1", "leave", "5"),
                Attempt("thief1", "burgle A5", "5"),
                Attempt("thief1", "burgle D4", "5"),
                Attempt("thief1", "burgle B4", "5"),
                Attempt("thief1", "B5-C3", "5"),
                Attempt("thief1", "putback", "6"),
                Attempt("thief1", "place E6", "6"),
                Attempt("thief1", "surrender", "9"),
                Attempt("thief1", "fire E3>E4", "10"),
                Attempt("thief1", "burgle C5"),
                Attempt("thief1", "B5-B1"),
            ),
            options={"players": 4},
            chance=MANUAL,
            arrows=(("B5", "B1"), ("B5", "B11")),
            marks=("C5",),
        ),
    ),
)
