"""The rules of Rattrapez-le up to the first turn: the aim, the map, the cards, the deal and the secret pursuer."""

from __future__ import annotations

from typing import Final

from engine.referee import MANUAL
from pi_app.games.rattrapez_le.rules_examples import (
    FIRST_HANDS,
    FOUR_HANDS,
    NEAR_THE_FARM,
    RUN,
    SIX_HANDS,
)
from pi_app.games.rules import Article, Attempt, Example

BEFORE_PLAY: Final = (
    Article(
        "aim",
        ("The aim", "Le but"),
        (
            """
            Two to six players. The horse has bolted from the farm, and five pursuers are after it: the farmer,
            his wife, the farm hand, the maid and the dog.

            No piece is yours: every player moves them all, even the horse. But each player has secretly chosen
            one of the pursuers. If yours catches the horse on your turn, you win.
            """,
            """
            De deux à six joueurs. Le cheval s'est sauvé de la ferme, et cinq poursuivants courent après lui : le
            fermier, la fermière, le valet, la servante et le chien.

            Aucune pièce n'est à vous : chacun les déplace toutes, même le cheval. Mais chacun a choisi en secret
            l'un des poursuivants. Si le vôtre rattrape le cheval à votre tour de jeu, vous gagnez.
            """,
        ),
        (
            "All players move all pieces. Catch the horse with your secret pursuer.",
            "Tous déplacent tout. Rattrapez le cheval avec votre poursuivant secret.",
        ),
        example=Example(
            (
                "The chase is on: the horse is the horseshoe on C4. The wife on D5 is close "
                "behind. Has somebody chosen her? Nobody else can tell.",
                "La poursuite est lancée : le cheval est le fer à cheval, en C4. La fermière, en D5, le talonne. "
                "Quelqu'un l'a-t-il choisie ? Lui seul le sait.",
            ),
            moves=RUN,
            options={"players": 6},
            chance=MANUAL,
        ),
    ),
    Article(
        "map",
        ("The map", "Le plateau"),
        (
            """
            The pieces stand on spaces, joined by paths. A step leads to the next space to the left, to the right,
            up or down; never diagonally, and never across a gap.

            The farm is a single place, although it covers six points. Four spaces lead into it: D11, E9, G9 and
            H11.

            A space is named by its column and its row: F1 is column F, row 1.
            """,
            """
            Les pièces se tiennent sur des cases, reliées par des chemins. Un pas mène à la case voisine, à gauche,
            à droite, en haut ou en bas ; jamais en diagonale, jamais par-dessus un vide.

            La ferme est un seul lieu, bien qu'elle couvre six points. Quatre cases y mènent : D11, E9, G9 et H11.

            Une case se nomme par sa colonne et sa ligne : F1, colonne F, ligne 1.
            """,
        ),
        (
            "Step left, right, up or down. The farm is one place, with 4 ways in.",
            "Pas à gauche, à droite, en haut, en bas. La ferme : un seul lieu, 4 accès.",
        ),
        (
            "This map, with its 74 spaces and the farm, is our own.",
            "Ce plateau, avec ses 74 cases et sa ferme, est le nôtre.",
        ),
        Example(
            (
                "Four steps take the wife from C10 to H11: C11, D11, the farm, H11. The whole farm is one step.",
                "En quatre pas, la fermière va de C10 à H11 : C11, D11, la ferme, H11. Toute la ferme compte pour "
                "un pas.",
            ),
            moves=NEAR_THE_FARM,
            attempts=(
                Attempt("p2", "wife+ H11"),
                Attempt("p2", "wife+ I11", "5"),
            ),
            chance=MANUAL,
            arrows=(("C10", "C11"), ("C11", "D11"), ("D11", "farm"), ("farm", "H11")),
        ),
    ),
    Article(
        "set-up",
        ("Setting up", "La mise en place"),
        (
            """
            Set the pieces on the flashing points. The horse (yellow) starts on the black space, F1; the pursuers
            start in the farm, each on its own point:

            - the farmer (orange) on E10, his wife (pink) on F10, the farm hand (blue) on G10;
            - the maid (green) on E11, the dog (red) on F11.

            Your cards and your secret appear on a handheld or on the hidden screen. A shared one calls a player,
            and opens only when that player presses and holds. Let nobody look over your shoulder.
            """,
            """
            Placez les pièces sur les points qui clignotent. Le cheval (jaune) part de la case noire, F1 ; les
            poursuivants partent de la ferme, chacun sur son propre point :

            - le fermier (orange) en E10, la fermière (rose) en F10, le valet (bleu) en G10 ;
            - la servante (vert) en E11, le chien (rouge) en F11.

            Vos cartes et votre secret s'affichent sur une manette ou sur l'écran caché. L'appareil partagé appelle
            un joueur et ne s'ouvre que si celui-ci maintient l'appui. À l'abri des regards !
            """,
        ),
        (
            "Horse on F1, pursuers in the farm, each on its point. Hide your cards.",
            "Cheval en F1, poursuivants à la ferme, chacun à son point. Cachez vos cartes.",
        ),
        example=Example(
            (
                "Everything is in place. The table deals first; until then, nobody can choose or play.",
                "Tout est en place. La table distribue d'abord ; avant cela, personne ne choisit ni ne joue.",
            ),
            attempts=(
                Attempt("chance", "choose dog", "1"),
                Attempt("chance", "deal dog+ dog-", "1"),
                Attempt("chance", FIRST_HANDS[0].removeprefix("chance ")),
                Attempt("p1", "choose dog", "3"),
            ),
            chance=MANUAL,
        ),
    ),
    Article(
        "cards",
        ("The cards", "Les cartes"),
        (
            """
            Each card shows a piece, which it moves, and a sign, which tells how far: +, - or =.

            There are 52. Every pursuer has three + cards, three - cards and two = cards. The horse has four of
            each.
            """,
            """
            Chaque carte montre une pièce, celle qu'elle déplace, et un signe, qui dit de combien : +, - ou =.

            Il y en a 52. Chaque poursuivant a trois cartes +, trois cartes - et deux cartes =. Le cheval en a
            quatre de chaque.
            """,
        ),
        (
            "A card: a piece to move and a sign, +, - or =, for the distance.",
            "Une carte : une pièce à déplacer et un signe, +, - ou =, pour la distance.",
        ),
        (
            "The number of cards of each sign is our choice.",
            "Le nombre de cartes de chaque signe est notre choix.",
        ),
        Example(
            (
                "A hand of fifteen cards, in a game for two: a row for each piece, a column for each sign. Equal "
                "cards lie in a stack.",
                "Une main de quinze cartes, dans une partie à deux : une rangée par pièce, une colonne par signe. "
                "Les cartes identiques sont empilées.",
            ),
            moves=FIRST_HANDS,
            chance=MANUAL,
            seat="p1",
        ),
    ),
    Article(
        "1",
        ("The deal", "La donne"),
        (
            """
            Some horse cards are removed for the whole game. Then the table shuffles and deals by itself:

            - 2 players: six removed (two of each sign), 15 cards each.
            - 3 players: four removed (one +, one -, two =), 14 cards each.
            - 4 players: none removed, 13 cards each.
            - 5 players: none removed, 10 cards each.
            - 6 players: four removed, as with three; 8 cards each.

            The cards go round one by one, from the dealer's left. The last player is the first dealer. The rest
            lies aside, unseen.
            """,
            """
            On écarte quelques cartes Cheval pour toute la partie. Puis la table mélange et distribue elle-même :

            - À 2 joueurs : six écartées (deux par signe), 15 cartes chacun.
            - À 3 joueurs : quatre écartées (une +, une -, deux =), 14 cartes chacun.
            - À 4 joueurs : aucune, 13 cartes chacun.
            - À 5 joueurs : aucune, 10 cartes chacun.
            - À 6 joueurs : quatre écartées, comme à trois ; 8 cartes chacun.

            Les cartes sont données une à une, à partir de la gauche du donneur. Le premier donneur est le dernier
            joueur. Le reste est mis de côté, face cachée.
            """,
        ),
        (
            "The table deals: 15, 14, 13, 10 or 8 cards each for 2, 3, 4, 5 or 6 players.",
            "La table donne 15, 14, 13, 10 ou 8 cartes à chacun, à 2, 3, 4, 5 ou 6 joueurs.",
        ),
        example=Example(
            (
                "In a game for six, player 1 has got eight cards from the table. A player never deals.",
                "Dans une partie à six, le joueur 1 a reçu huit cartes de la table. Un joueur ne donne jamais.",
            ),
            moves=SIX_HANDS,
            attempts=(Attempt("p1", "deal", "1"), Attempt("p1", "choose maid")),
            options={"players": 6},
            chance=MANUAL,
            seat="p1",
        ),
    ),
    Article(
        "2",
        ("Your secret pursuer", "Votre poursuivant secret"),
        (
            """
            Look at your cards. Then choose, on your own screen, the pursuer who shall catch the horse for you: any
            of the five, but not the horse. All players choose in secret and in any order. Two may choose the same
            one without knowing it.

            Your choice holds for the whole game. A pursuer of whom you have many cards is easier to lead.
            """,
            """
            Regardez vos cartes. Puis choisissez, sur votre propre écran, le poursuivant qui rattrapera le cheval
            pour vous : l'un des cinq, mais pas le cheval. Tous choisissent en secret, dans n'importe quel ordre.
            Deux joueurs peuvent, sans le savoir, choisir le même.

            Ce choix vaut pour toute la partie. Un poursuivant dont vous avez beaucoup de cartes est plus facile à
            mener.
            """,
        ),
        (
            "Secretly choose one of the five pursuers, for the whole game.",
            "Choisissez en secret l'un des cinq poursuivants, pour toute la partie.",
        ),
        example=Example(
            (
                "Player 1, in a game for four, has five dog cards: the dog would be a good choice. No card is "
                "played before the choice is made.",
                "Le joueur 1, dans une partie à quatre, a cinq cartes Chien : le chien serait un bon choix. On ne "
                "joue aucune carte avant d'avoir choisi.",
            ),
            moves=FOUR_HANDS,
            attempts=(
                Attempt("p1", "choose horse", "2"),
                Attempt("p1", "dog+ E7", "2"),
                Attempt("p1", "discard dog+", "2"),
                Attempt("p1", "choose dog"),
                Attempt("p2", "choose dog"),
            ),
            options={"players": 4},
            chance=MANUAL,
            seat="p1",
        ),
    ),
)
