"""The rules of Catch a Thief as players read them. The numbers are those of the rules that refusals cite."""

from __future__ import annotations

from typing import Final

from pi_app.games.rules import Article, Attempt, Example, Rules

RULES: Final = Rules(
    "catch-a-thief",
    (
        Article(
            "aim",
            ("The aim", "Le but"),
            (
                """
                Two players: a thief and a detective. The thief slips away from the scene of the crime in the middle of
                the board and tries to reach a hideout in one of the four corners. Nobody sees where the thief is.

                The detective looks for him, one point at a time, with nothing but coloured clues. The sooner the
                thief is caught, the better for the detective.
                """,
                """
                Deux joueurs : un voleur et un détective. Le voleur s'enfuit des lieux du délit, au centre du plateau,
                et cherche à gagner une cachette dans l'un des quatre coins. Personne ne voit où il se trouve.

                Le détective le cherche, un point à la fois, avec pour seule aide des indices de couleur. Plus tôt le
                voleur est pris, mieux c'est pour le détective.
                """,
            ),
            (
                "Thief: reach a corner unseen. Detective: find him first.",
                "Voleur : gagnez un coin sans être vu. Détective : trouvez-le avant.",
            ),
            example=Example(
                (
                    "The cross on 6F is the scene of the crime, the houses in the corners are the hideouts. Points are "
                    "named by their row and column: 6F is row 6, column F.",
                    "La croix en 6F marque les lieux du délit, les maisons dans les coins sont les cachettes. Un point "
                    "se nomme par sa ligne et sa colonne : 6F, ligne 6, colonne F.",
                ),
            ),
        ),
        Article(
            "set-up",
            ("Setting up", "La mise en place"),
            (
                """
                Put the detective's piece beside the board. Nothing else stands on it: the table keeps the thief's way
                and lights the clues.

                The thief takes the handheld, or sits down at the hidden screen, and lets nobody look. Agree on an even
                number of games: the players change roles after each one.
                """,
                """
                Posez la figurine du détective à côté du plateau. Rien d'autre n'y prend place : la table retient le
                chemin du voleur et allume les indices.

                Le voleur prend la manette, ou s'assied devant l'écran caché, à l'abri des regards. Convenez d'un nombre
                pair de parties : on échange les rôles après chacune.
                """,
            ),
            (
                "Detective's piece beside the board. The thief alone sees the handheld.",
                "Figurine du détective à côté du plateau. Seul le voleur voit la manette.",
            ),
        ),
        Article(
            "2",
            ("A turn", "Un tour de jeu"),
            (
                """
                The thief starts on 6F and moves first. Then thief and detective take turns: one secret step, one visit.

                That the thief has moved is known to all; where to is his secret, throughout the game.
                """,
                """
                Le voleur part de 6F et joue le premier. Puis chacun joue à son tour : un pas secret, une visite.

                Que le voleur ait bougé, tous le savent ; où il est allé reste son secret pendant toute la partie.
                """,
            ),
            (
                "Thief first, then in turn: a secret step, a visit.",
                "Le voleur commence ; puis un pas secret, une visite.",
            ),
            example=Example(
                (
                    "The game has just begun: it is the thief's turn, and the detective must wait.",
                    "La partie commence : au voleur de jouer, le détective attend.",
                ),
                attempts=(Attempt("detective", "6F", "2"), Attempt("thief", "6G")),
            ),
        ),
        Article(
            "3",
            ("The thief's first step", "Le premier pas du voleur"),
            (
                """
                In variant 1 the first step leads straight up, down, left or right: to 5F, 7F, 6E or 6G.

                In variant 2 it may also be diagonal: the thief chooses among all eight points around 6F.
                """,
                """
                Dans la variante 1, le premier pas se fait tout droit : vers 5F, 7F, 6E ou 6G.

                Dans la variante 2, il peut aussi se faire en diagonale : le voleur choisit l'un des huit points autour
                de 6F.
                """,
            ),
            (
                "First step: 5F, 6E, 6G or 7F. Variant 2: diagonals, too.",
                "Premier pas : 5F, 6E, 6G ou 7F. Variante 2 : diagonales aussi.",
            ),
            example=Example(
                (
                    "Variant 1: the thief may step to the four ringed points. A diagonal step to 5G is not allowed.",
                    "Variante 1 : le voleur peut aller sur les quatre points entourés, mais pas en diagonale vers 5G.",
                ),
                attempts=(
                    Attempt("thief", "5G", "3"),
                    Attempt("thief", "6H", "3"),
                    Attempt("thief", "5F"),
                    Attempt("thief", "6G"),
                ),
                seat="thief",
                marks=("5F", "6E", "6G", "7F"),
            ),
        ),
        Article(
            "4",
            ("The thief's later steps", "Les pas suivants du voleur"),
            (
                """
                From the second step on, the thief moves to a neighbouring point in his row or column, and always
                farther away from 6F. He never stands still and never comes back.

                So once he has left the middle row and the middle column, only two ways are left to him, both towards
                the same corner.
                """,
                """
                À partir du deuxième pas, le voleur va sur un point voisin de sa ligne ou de sa colonne, et toujours en
                s'éloignant de 6F. Il ne reste jamais sur place et ne revient jamais.

                Ainsi, dès qu'il a quitté la ligne et la colonne du milieu, il ne lui reste que deux directions, toutes
                deux vers le même coin.
                """,
            ),
            (
                "Later: one step along a line, always away from 6F.",
                "Ensuite : un pas en ligne, toujours en s'éloignant de 6F.",
            ),
            example=Example(
                (
                    "The thief stands on 5G. He can go on to 4G or 5H. Going back to 6G or 5F would bring him nearer "
                    "to the scene.",
                    "Le voleur est en 5G. Il peut aller en 4G ou en 5H. En 6G ou en 5F, il reviendrait vers 6F.",
                ),
                moves=("thief 6G", "detective 6F", "thief 5G", "detective 6H"),
                attempts=(
                    Attempt("thief", "5F", "4"),
                    Attempt("thief", "6G", "4"),
                    Attempt("thief", "5G", "4"),
                    Attempt("thief", "4H", "4"),
                    Attempt("thief", "4G"),
                    Attempt("thief", "5H"),
                ),
                seat="thief",
                marks=("4G", "5H"),
            ),
        ),
        Article(
            "5",
            ("The detective's visits", "Les visites du détective"),
            (
                """
                The detective's first visit is always 6F, the scene of the crime. After that he may visit any point of
                the board, near or far, even the one he has just come from. Only the four hideouts are closed to him.

                Put the piece on the point and let go: that is the visit.
                """,
                """
                La première visite du détective est toujours 6F, les lieux du délit. Ensuite il peut visiter n'importe
                quel point du plateau, proche ou lointain, même celui d'où il vient. Seules les quatre cachettes lui
                sont fermées.

                Posez la figurine sur le point et lâchez-la : c'est la visite.
                """,
            ),
            (
                "First visit: 6F. Then any point but the hideouts.",
                "Première visite : 6F. Puis tout point, sauf les cachettes.",
            ),
            example=Example(
                (
                    "The detective has been to 6F and may now go anywhere but to the corners 1A, 1K, 11A and 11K.",
                    "Le détective est passé par 6F ; il peut aller partout, sauf dans les coins 1A, 1K, 11A et 11K.",
                ),
                moves=("thief 6G", "detective 6F", "thief 5G"),
                attempts=(
                    Attempt("detective", "1A", "5"),
                    Attempt("detective", "11K", "5"),
                    Attempt("detective", "6F"),
                    Attempt("detective", "2B"),
                ),
            ),
        ),
        Article(
            "6",
            ("The clues", "Les indices"),
            (
                """
                After each visit the table answers with a light on the visited point, and it stays lit to the end:

                - Orange: the thief is in the same row or in the same column as the detective.
                - Blue: the thief is in another row and in another column.
                - On the very same point: the thief is caught.

                Each clue has the number of its turn. It tells where the thief was at that moment; he moves on. If
                the detective visits a point again, the new clue is added to the old one.
                """,
                """
                Après chaque visite, la table répond par une lumière sur le point visité, qui reste allumée jusqu'à la
                fin :

                - Orange : le voleur est sur la même ligne ou la même colonne que le détective.
                - Bleu : le voleur est sur une autre ligne et une autre colonne.
                - Exactement au même point : le voleur est pris.

                Chaque indice porte le numéro du tour. Il dit où était le voleur à ce moment-là ; ensuite il repart. Si
                le détective revient sur un point, le nouvel indice s'ajoute à l'ancien.
                """,
            ),
            (
                "Orange: thief in your row or column. Blue: in neither.",
                "Orange : voleur sur votre ligne ou colonne. Bleu : ni l'une ni l'autre.",
            ),
            (
                "The catch itself leaves no clue.",
                "La prise elle-même ne laisse pas d'indice.",
            ),
            Example(
                (
                    "The thief stands on 5G when the detective visits 6H: neither row 6 nor column H is his, so clue 2 "
                    "is blue. A visit to 5F would have been orange, one to 5G the catch.",
                    "Le voleur est en 5G quand le détective visite 6H : ce n'est ni sa ligne ni sa colonne, l'indice 2 "
                    "est bleu. En 5F il aurait été orange, et en 5G le voleur était pris.",
                ),
                moves=("thief 6G", "detective 6F", "thief 5G", "detective 6H"),
                seat="thief",
            ),
        ),
        Article(
            "7",
            ("The end", "La fin de la partie"),
            (
                """
                The thief who steps onto a hideout has escaped, at once, before the detective can answer. The thief on
                whose point the detective puts his piece is caught.

                Then the table shows the thief's whole way to everybody.
                """,
                """
                Le voleur qui entre dans une cachette s'est échappé, aussitôt, avant que le détective ne réponde. S'il
                est sur le point que visite le détective, il est pris.

                La table montre alors à tous le chemin du voleur.
                """,
            ),
            (
                "In a hideout: escaped. Found on his point: caught.",
                "Dans une cachette : échappé. Trouvé sur son point : pris.",
            ),
            example=Example(
                (
                    "Caught on turn 3: the detective has guessed 4G, and the thief's way is shown.",
                    "Pris au tour 3 : le détective a deviné 4G, et le chemin du voleur est révélé.",
                ),
                moves=("thief 6G", "detective 6F", "thief 5G", "detective 6H", "thief 4G", "detective 4G"),
            ),
        ),
        Article(
            "8",
            ("The score", "Le score"),
            (
                """
                The detective scores the number of the turn in which he catches the thief, or 10 points if the thief
                escapes. Few points are good: over the whole series, the player with the lower total wins.
                """,
                """
                Le détective marque le numéro du tour où il prend le voleur, ou 10 points si le voleur s'échappe. Mieux
                vaut peu de points : sur l'ensemble des parties, le total le plus bas gagne.
                """,
            ),
            (
                "Detective: turn of the catch, or 10. Low total wins.",
                "Détective : tour de la prise, ou 10. Le moins de points gagne.",
            ),
            (
                """
                Equal totals are a draw. In variant 2 an escape costs 10 points even if it takes only nine steps.
                """,
                """
                À égalité, la série est nulle. Dans la variante 2, une fuite coûte 10 points même en neuf pas.
                """,
            ),
        ),
        Article(
            "10",
            ("An aid for the detective", "Une aide pour le détective"),
            (
                """
                Working out where the thief can still be is half the fun, with pencil and paper if you like. If you
                prefer, ask for a hint: the table then lights every point where the thief can be, as far as the clues
                tell. In the menu, these points can also be lit always, or never.
                """,
                """
                Déduire où le voleur peut encore être, c'est la moitié du plaisir, au besoin avec du papier et un
                crayon. Si vous préférez, demandez un conseil : la table allume tous les points où le voleur peut
                être, d'après les indices. Dans le menu, on peut aussi les allumer toujours, ou jamais.
                """,
            ),
            (
                "Ask for a hint: the table lights where the thief can be.",
                "Demandez un conseil : la table allume les points où le voleur peut être.",
            ),
            example=Example(
                (
                    "After orange on 6F and blue on 6H in variant 1, six points are left.",
                    "Après orange en 6F et bleu en 6H dans la variante 1, il reste six points.",
                ),
                moves=("thief 6G", "detective 6F", "thief 5G", "detective 6H"),
                options={"aid": True},
                seat="detective",
            ),
        ),
    ),
)
