"""The rules of Le Traqueur as players read them. The numbers are those of the rules that refusals cite.

All examples are moments of one game, in which North finds the fugitive in the seventh turn.
"""

from __future__ import annotations

from typing import Final

from pi_app.games.rules import Article, Attempt, Example, Rules

_NORTH_CAMP: Final = "C4 |C1 C1|D1 B2|C2 C2|D2 B3|C3 C3|D3 B4|C4 C4|D4 C4|C5"
_SOUTH_CAMP: Final = (
    "E5 |A1 |C1 |D1 |F1 A1|B1 A2|B2 A3|A4 B3|B4 C3|C4 B1|C1 B2|C2 C1|D1 C2|D2 C3|D3 "
    "D1|E1 D2|E2 E2|E3 E3|F3 E4|F4 E4|E5 E5|F5 E5|E6"
)
_TURNS: Final = (  # a turn of North and the turn of South that follows it
    ("B1 B2 B3 B4", "C1"),
    ("B2 B1 wait", "D1 D2 C2"),
    ("out", "D3 C3"),
    ("A1", "D4 C4"),
    ("E1 E2 E3", "D5 C5 C4"),
    ("F2 F3 F4 F5 F6 E6 E5", "B5 B4 C4"),
)
_THIRTY_WALLS: Final = " ".join(f"{row}{column}|{row}{column + 1}" for row in "ABCDEF" for column in range(1, 6))


def _moves(turns: int, *more: str) -> tuple[str, ...]:
    """Return the moves of the camps and of this many turns of both players, and then these."""
    pairs = [pair for turn in _TURNS[:turns] for pair in zip(("north", "south"), turn, strict=True)]
    asked = [f"{seat} {place}" for seat, places in pairs for place in places.split()]
    return (f"north {_NORTH_CAMP}", f"south {_SOUTH_CAMP}", *asked, *more)


RULES: Final = Rules(
    "traqueur",
    (
        Article(
            "aim",
            ("The aim", "Le but"),
            (
                """
                Two players: North and South. Each hides a fugitive in a camp of 36 cells and builds walls around him,
                unseen by the other.

                Then each sends a detective into the other's camp, feeling the way from cell to cell. The first to enter
                the cell of the other's fugitive wins.
                """,
                """
                Deux joueurs : Nord et Sud. Chacun cache un fugitif dans un camp de 36 cases et l'entoure de murs, à
                l'insu de l'autre.

                Puis chacun envoie son détective dans le camp adverse, à tâtons, de case en case. Le premier à entrer
                dans la case du fugitif adverse gagne.
                """,
            ),
            (
                "Hide your fugitive behind walls. Find the other's first.",
                "Cachez votre fugitif entre des murs, et trouvez l'autre d'abord.",
            ),
            example=Example(
                (
                    "South's camp, which only South sees. North's detective, the magnifying glass, stands on E6. The "
                    "fugitive is right beside him on E5, but there is a wall between them.",
                    "Le camp sud, que seul Sud peut voir. Le détective de Nord, la loupe, est en E6. Le fugitif est "
                    "juste à côté, en E5, mais un mur les sépare.",
                ),
                moves=_moves(6),
                seat="south",
            ),
        ),
        Article(
            "table",
            ("The board and its lights", "Le plateau et ses lumières"),
            (
                """
                The cells are named by row and column: B3 is in row B, column 3. The lights between the cells are for
                walls. The board shows one search at a time, that of the player whose turn it is: blue for North,
                orange for South.

                - The brightest cell: the detective.
                - Dark red: a cell he has already searched.
                - Bright red between two cells: a wall.
                - A cell of column 1 that keeps switching to bright red: a wall on its left side.
                """,
                """
                Une case se nomme par sa ligne et sa colonne : B3, ligne B, colonne 3. Les lumières entre les cases sont
                la place des murs. Le plateau montre une recherche à la fois, celle du joueur dont c'est le tour : bleu
                pour Nord, orange pour Sud.

                - La case la plus vive : le détective.
                - Rouge sombre : une case déjà visitée.
                - Rouge vif entre deux cases : un mur.
                - Une case de la colonne 1 qui passe sans cesse au rouge vif : un mur sur son côté gauche.
                """,
            ),
            (
                "Blue: North's search. Orange: South's. Bright red: a wall. Dark red: already searched.",
                "Bleu : Nord cherche. Orange : Sud. Rouge vif : un mur. Rouge sombre : déjà visité.",
            ),
            example=Example(
                (
                    "North's search on the public screen. Rings: cells already searched. "
                    "Bars: walls the detective has met. Dots: sides not tried yet.",
                    "La recherche de Nord sur l'écran public. Anneaux : cases déjà visitées. "
                    "Barres : murs rencontrés. Petits points : côtés pas encore essayés.",
                ),
                moves=_moves(6),
            ),
        ),
        Article(
            "set-up",
            ("Setting up", "La mise en place"),
            (
                """
                Put the detective beside the board. One piece serves both players: on your turn it is your detective.

                Each player builds a camp in secret, in any order, on the handheld or at the hidden screen. Put your
                fugitive on a cell and walls between cells; the screen tells you whether a way in is left. When you are
                happy with your camp, choose "done" in that screen's menu.

                For a quick start, the same menu has a camp at random and three ready-made ones: the snail, the zigzag
                and six doors.
                """,
                """
                Posez le détective à côté du plateau. Une seule figurine suffit : à votre tour, c'est votre détective.

                Chacun construit son camp en secret, dans n'importe quel ordre, sur la manette ou devant l'écran caché.
                Placez votre fugitif sur une case et des murs entre les cases ; l'écran vous dit s'il reste un accès.
                Quand le camp vous plaît, choisissez « fini » dans le menu de cet écran.

                Pour commencer vite, le même menu propose un camp au hasard et trois camps tout prêts : l'escargot, le
                zigzag et six portes.
                """,
            ),
            (
                "Detective beside the board. Build your camp in secret, or take a ready-made one.",
                "Détective à côté du plateau. Bâtissez votre camp en secret, ou prenez-en un tout prêt.",
            ),
        ),
        Article(
            "1",
            ("Your camp", "Votre camp"),
            (
                """
                Your fugitive may hide on any cell. You have 30 walls and may use as many of them as you like, even
                none. A wall stands between two cells that share a side, or on the left side of a cell of column 1. No
                place takes two walls.

                Above, below and at the right the camp is always closed. Detectives come in at the left, so leave at
                least one way open: through the left side of column 1 and on to your fugitive.

                Once your camp is built, nothing in it changes any more.
                """,
                """
                Votre fugitif se cache sur la case de votre choix. Vous disposez de 30 murs ; posez-en autant que vous
                voulez, ou même aucun. Un mur se pose entre deux cases qui ont un côté commun, ou sur le côté gauche
                d'une case de la colonne 1. Jamais deux murs au même endroit.

                En haut, en bas et à droite, le camp est toujours fermé. On y entre par la gauche : laissez au moins un
                chemin qui passe par le côté gauche de la colonne 1 et mène à votre fugitif.

                Une fois construit, votre camp ne change plus.
                """,
            ),
            (
                "0 to 30 walls. Leave at least one way in from the left of column 1 to your fugitive.",
                "De 0 à 30 murs. Laissez au moins un chemin, de la gauche de la colonne 1 au fugitif.",
            ),
            example=Example(
                (
                    "North's camp: nine walls, and every way to the fugitive on C4 passes B1. A tenth wall, between C3 "
                    "and C4, would shut him in: the table would refuse the camp.",
                    "Le camp nord : neuf murs, et tout chemin vers le fugitif, en C4, passe par B1. Un dixième "
                    "mur, entre C3 et C4, l'enfermerait : la table refuserait le camp.",
                ),
                moves=_moves(0)[:1],
                attempts=(
                    Attempt("south", f"{_NORTH_CAMP} C3|C4", "1"),
                    Attempt("south", f"{_NORTH_CAMP} B1|C1", "1"),
                    Attempt("south", "E5 |A1 |B1 |C1 |D1 |E1 |F1", "1"),
                    Attempt("south", f"A1 {_THIRTY_WALLS} A1|B1", "1"),
                    Attempt("south", "E5 B3|B4 B3|B4", "1"),
                    Attempt("south", "E5 B3|C4", "1"),
                    Attempt("south", "E5 B3|B5", "1"),
                    Attempt("south", "out", "1"),
                    Attempt("south", _SOUTH_CAMP),
                    Attempt("south", f"A1 {_THIRTY_WALLS}"),
                    Attempt("south", "E5"),
                ),
                seat="north",
                arrows=(("B1", "C1"), ("C1", "C2"), ("C2", "C3"), ("C3", "C4")),
            ),
        ),
        Article(
            "2",
            ("Taking turns", "Chacun son tour"),
            (
                """
                The search begins when both camps are built. Both detectives are still outside. North starts, unless you
                choose otherwise in the menu.

                On your turn you ask your way through the other's camp, cell by cell, for as long as the answer is YES.

                When your turn is over, the board changes to the other player's colour and shows where that player's
                detective stands. Move the piece there, or take it off the board if he is outside.
                """,
                """
                La recherche commence quand les deux camps sont construits. Les deux détectives sont encore dehors. Nord
                joue le premier, sauf si vous en décidez autrement dans le menu.

                À votre tour, vous demandez votre chemin dans le camp adverse, case par case, tant que la réponse est
                OUI.

                Puis c'est à l'autre : le plateau prend sa couleur et montre où est son détective. Posez-y la figurine,
                ou retirez-la du plateau s'il est dehors.
                """,
            ),
            (
                "North starts, or South if you choose so. Ask until you hear NO; then the other plays.",
                "Nord commence, ou Sud à votre choix. Demandez jusqu'au NON ; puis à l'autre.",
            ),
            example=Example(
                (
                    "The first turn: North asks for one of the six ringed cells of column 1. South has to wait.",
                    "Premier tour : Nord demande l'une des six cases entourées de la colonne 1. Sud attend.",
                ),
                moves=_moves(0),
                attempts=(
                    Attempt("south", "B1", "2"),
                    Attempt("north", f"{_NORTH_CAMP} A1|B1", "1"),
                    Attempt("north", "B2", "3"),
                    Attempt("north", "A1"),
                    Attempt("north", "B1"),
                ),
                marks=("A1", "B1", "C1", "D1", "E1", "F1"),
            ),
        ),
        Article(
            "3",
            ("Asking your way", "Demander son chemin"),
            (
                """
                If your detective is outside, ask to enter a cell of column 1. If he is inside, ask for a cell that
                shares a side with his: one step, never diagonally. If he stands in column 1 when your turn begins, you
                may also ask to leave by the left side of his cell.

                To ask, carry the detective to the cell, or choose it on your own screen. To leave, lift him, press
                OK, and choose it with the arrows.
                """,
                """
                Si votre détective est dehors, demandez à entrer par une case de la colonne 1. S'il est dans le camp,
                demandez une case qui a un côté commun avec la sienne : un seul pas, jamais en diagonale. S'il est en
                colonne 1 quand votre tour commence, vous pouvez aussi demander à sortir par le côté gauche de sa case.

                Pour demander, portez le détective sur la case, ou choisissez-la sur votre écran. Pour sortir,
                levez-le, appuyez sur OK et choisissez-le avec les flèches.
                """,
            ),
            (
                "From outside: a cell of column 1. Inside: a cell next to yours, never diagonally.",
                "De dehors : une case de la colonne 1. Dedans : une case voisine, jamais en diagonale.",
            ),
            example=Example(
                (
                    "The detective stands on B2. North may ask for A2, B3 or C2, or go back to B1. C3 is diagonal, B4 "
                    "is too far, and nobody leaves from column 2.",
                    "Le détective est en B2. Nord peut demander A2, B3 ou C2, ou revenir en B1. C3 est en diagonale, "
                    "B4 trop loin, et on ne sort pas de la colonne 2.",
                ),
                moves=_moves(0, "north B1", "north B2"),
                attempts=(
                    Attempt("north", "C3", "3"),
                    Attempt("north", "B4", "3"),
                    Attempt("north", "B2", "3"),
                    Attempt("north", "out", "3"),
                    Attempt("north", "wait", "5"),
                    Attempt("north", "A2"),
                    Attempt("north", "B3"),
                    Attempt("north", "C2"),
                    Attempt("north", "B1"),
                ),
                marks=("A2", "B3", "C2", "B1"),
            ),
        ),
        Article(
            "4",
            ("YES or NO", "OUI ou NON"),
            (
                """
                The table knows both camps and answers at once.

                - YES: the way is free. Your detective stays on the new cell and your turn goes on: ask again.
                - NO: there is a wall, and your grid shows it from now on. Put your detective back on the cell he came
                from, or beside the board if he was outside. Your turn is over.

                A NO never tells what is behind the wall, even if it is the fugitive.
                """,
                """
                La table connaît les deux camps et répond aussitôt.

                - OUI : le passage est libre. Votre détective reste sur la nouvelle case et votre tour continue :
                demandez encore.
                - NON : il y a un mur, et votre grille le montre désormais. Remettez votre détective sur la case d'où il
                vient, ou à côté du plateau s'il était dehors. Votre tour est fini.

                Un NON ne dit rien de ce qu'il y a derrière le mur, même si c'est le fugitif.
                """,
            ),
            (
                "YES: move there and ask again. NO: a wall; stay where you were, turn over.",
                "OUI : avancez et demandez encore. NON : un mur ; restez sur place, tour fini.",
            ),
            example=Example(
                (
                    "South's view of it: North has entered B1, B2 and B3, and has asked for B4. NO, a wall. The "
                    "detective stays on B3, and it is South's turn.",
                    "Vu par Sud, dans son camp : Nord est entré en B1, B2 et B3, puis a demandé B4. NON, un mur. Le "
                    "détective reste en B3, et c'est à Sud de jouer.",
                ),
                moves=_moves(1)[:-1],
                attempts=(Attempt("north", "C3", "2"), Attempt("south", "C1")),
                seat="south",
                arrows=(("B1", "B2"), ("B2", "B3")),
            ),
        ),
        Article(
            "6",
            ("Walls you know", "Les murs connus"),
            (
                """
                A wall that you have met stays lit on your grid to the end of the game. You cannot ask across it again:
                try another way.

                You may go back and forth over known ground as often as you like. Only three things end your turn: a NO,
                waiting in column 1, and leaving the camp.
                """,
                """
                Un mur rencontré reste allumé sur votre grille jusqu'à la fin de la partie. Vous ne pouvez plus
                demander à le franchir : essayez un autre passage.

                Vous pouvez aller et venir en terrain connu autant que vous voulez. Trois choses seulement terminent
                votre tour : un NON, attendre en colonne 1 et sortir du camp.
                """,
            ),
            (
                "You cannot ask across a wall you know. Known ground is free to walk.",
                "On ne demande pas à franchir un mur connu. En terrain connu, allez et venez.",
            ),
            (
                """
                We play that asking across a known wall costs nothing: the table refuses, and your turn goes on.
                """,
                """
                Nous jouons que demander à franchir un mur connu ne coûte rien : la table refuse, et votre tour
                continue.
                """,
            ),
            Example(
                (
                    "North's detective is on B3, and the wall to B4 is known. A3, C3 and the way back to B2 are left.",
                    "Le détective de Nord est en B3, et le mur vers B4 est connu. Restent A3, C3 et le retour en B2.",
                ),
                moves=_moves(1),
                attempts=(
                    Attempt("north", "B4", "6"),
                    Attempt("north", "A3"),
                    Attempt("north", "C3"),
                    Attempt("north", "B2"),
                ),
                marks=("A3", "C3", "B2"),
            ),
        ),
        Article(
            "5",
            ("Leaving and waiting", "Sortir et attendre"),
            (
                """
                You can leave a camp only at the start of your turn, from column 1. Leaving ends the turn; you may come
                in again on your next one.

                If you come to column 1 during a turn, you cannot leave in that turn. You may wait there and end it:
                press OK, or choose "stay here" on your own screen. Leave when your next turn begins.

                You can wait only in column 1, and only if your detective has moved in this turn.
                """,
                """
                On ne sort d'un camp qu'au début de son tour, depuis la colonne 1. Sortir termine le tour ; vous
                pourrez rentrer au suivant.

                Si vous arrivez en colonne 1 pendant un tour, vous ne pouvez pas sortir dans ce même tour. Vous pouvez y
                attendre et finir le tour : appuyez sur OK, ou choisissez « rester ici » sur votre écran. Sortez au
                début du suivant.

                On n'attend qu'en colonne 1, et seulement si le détective a bougé pendant ce tour.
                """,
            ),
            (
                "Leave only as your turn begins. Back in column 1 during a turn? Wait (OK), leave next time.",
                "On sort au début du tour. Arrivé en colonne 1 pendant un tour ? Attendez (OK), puis sortez.",
            ),
            example=Example(
                (
                    "North has gone back over B2 to B1 and cannot leave in the same turn. What is left: ask for A1 or "
                    "C1, turn round again, or wait.",
                    "Nord est revenu en B1 par B2 et ne peut pas sortir dans le même tour. Il lui reste à demander A1 "
                    "ou C1, à repartir en B2, ou à attendre.",
                ),
                moves=_moves(1, "north B2", "north B1"),
                attempts=(
                    Attempt("north", "out", "5"),
                    Attempt("north", "wait"),
                    Attempt("north", "A1"),
                    Attempt("north", "C1"),
                ),
                arrows=(("B3", "B2"), ("B2", "B1")),
            ),
        ),
        Article(
            "example",
            ("Out of a dead end", "Sortir d'une impasse"),
            (
                """
                North's first turns; South plays one after each.

                - Turn 1. B1, B2, B3: YES each time. B4: NO.
                - Turn 2. Back to B2 and B1, and wait there.
                - Turn 3. Leave: YES. That ends the turn.
                - Turn 4. From outside, A1: NO, its left side is closed.
                - Turn 5. E1: YES, and on from there.
                """,
                """
                Les premiers tours de Nord ; Sud joue après chacun.

                - Tour 1. B1, B2, B3 : OUI chaque fois. B4 : NON.
                - Tour 2. Retour en B2, puis en B1, et attendre.
                - Tour 3. Sortir : OUI. Le tour est fini.
                - Tour 4. De dehors, A1 : NON, le côté gauche est fermé.
                - Tour 5. E1 : OUI, et on continue de là.
                """,
            ),
            (
                "Stuck? Go back to column 1, wait, leave next turn, and come in elsewhere on the one after.",
                "Bloqué ? Revenez en colonne 1, attendez, sortez au tour suivant, puis entrez ailleurs.",
            ),
            example=Example(
                (
                    "Turn 3 begins, with the detective on B1. North may leave now. To wait again is not allowed: the "
                    "detective has not moved in this turn.",
                    "Le tour 3 commence, le détective est en B1. Nord peut sortir. Attendre encore n'est pas permis : "
                    "le détective n'a pas bougé pendant ce tour.",
                ),
                moves=_moves(2),
                attempts=(Attempt("north", "wait", "5"), Attempt("north", "out"), Attempt("north", "A1")),
            ),
        ),
        Article(
            "7",
            ("Tracks", "Les traces"),
            (
                """
                Every cell that your detective leaves turns dark red, even when he leaves the camp from it. Tracks stay
                to the end of the game, like walls. Follow them to find your way back; the fugitive is on none of these
                cells.
                """,
                """
                Chaque case que quitte votre détective passe au rouge sombre, même celle par où il sort du
                camp. Les traces restent jusqu'à la fin, comme les murs. Suivez-les pour retrouver la sortie ; le
                fugitif n'est sur aucune de ces cases.
                """,
            ),
            (
                "Cells you have left are dark red, to the end of the game.",
                "Les cases quittées restent rouge sombre jusqu'à la fin.",
            ),
            example=Example(
                (
                    "North's detective is outside again. The tracks on B1, B2 and B3 stay, and so does the wall.",
                    "Le détective de Nord est de nouveau dehors. Les traces en B1, B2 et B3 restent, le mur aussi.",
                ),
                moves=_moves(3),
                attempts=(
                    Attempt("north", "out", "3"),
                    Attempt("north", "wait", "5"),
                    Attempt("north", "A1"),
                    Attempt("north", "B1"),
                ),
            ),
        ),
        Article(
            "8",
            ("Public and secret", "Public et secret"),
            (
                """
                Both searches are public: where the detectives are, the tracks, the walls they have met. So you
                always see how far the other has got.

                The camps are secret to the end. Your own screen shows you your camp with the other's detective in it:
                watch him come closer. Button B turns the page to it.
                """,
                """
                Les deux recherches sont publiques : la place des détectives, les traces, les murs rencontrés. Chacun
                voit donc où en est l'autre.

                Les camps restent secrets jusqu'à la fin. Votre écran vous montre votre camp, avec le détective adverse
                dedans : regardez-le approcher. La touche B y mène.
                """,
            ),
            (
                "Searches are public, camps secret. Your own screen shows your camp and who is in it.",
                "Recherches publiques, camps secrets. Votre écran montre votre camp et qui s'y trouve.",
            ),
            example=Example(
                (
                    "South's search, in orange, for all to see. C4 has two known walls already: is that where the "
                    "fugitive hides? North keeps a straight face.",
                    "La recherche de Sud, en orange, sous les yeux de tous. Deux murs de C4 sont déjà connus : est-ce "
                    "là que se cache le fugitif ? Nord reste impassible.",
                ),
                moves=_moves(6)[:-3],
                attempts=(Attempt("south", "C4", "6"), Attempt("south", "B5"), Attempt("north", "D6", "2")),
                marks=("C4",),
            ),
        ),
        Article(
            "9",
            ("The end", "La fin de la partie"),
            (
                """
                The first player to enter the cell of the other's fugitive has found him and wins at once. The other has
                no last turn.

                Then both camps are revealed. The lights show the winner's way to the fugitive, then both camps, one
                after the other. No piece moves any more.
                """,
                """
                Le premier à entrer dans la case du fugitif adverse l'a trouvé et gagne aussitôt. L'autre n'a pas de
                dernier tour.

                Les deux camps sont alors dévoilés. Les lumières montrent le chemin du gagnant jusqu'au fugitif, puis un
                camp après l'autre. Plus aucune pièce ne bouge.
                """,
            ),
            (
                "First into the other fugitive's cell wins at once. Both camps are revealed.",
                "Le premier dans la case du fugitif adverse gagne. Les deux camps sont dévoilés.",
            ),
            example=Example(
                (
                    "North has gone round by D6 and D5 and enters E5: found. Now everybody sees South's walls.",
                    "Nord a fait le tour par D6 et D5 et entre en E5 : trouvé. Tous voient maintenant les murs de Sud.",
                ),
                moves=_moves(6, "north D6", "north D5", "north E5"),
                attempts=(Attempt("south", "B5", "2"),),
                arrows=(("E6", "D6"), ("D6", "D5")),
            ),
        ),
        Article(
            "score",
            ("The score", "Le score"),
            (
                """
                The winner of a game scores 1 point. In a match the players take turns at starting, and the player with
                more points at the end wins.
                """,
                """
                Le gagnant d'une partie marque 1 point. Dans un match, on commence à tour de rôle, et le joueur qui a
                le plus de points à la fin l'emporte.
                """,
            ),
            (
                "1 point a win. In a match the start alternates; most points win.",
                "1 point par victoire. En match, on commence à tour de rôle ; le plus de points gagne.",
            ),
        ),
        Article(
            "aid",
            ("An aid for the search", "Une aide pour la recherche"),
            (
                """
                Ask for a hint to learn where the fugitive can still be: on cells that are not searched yet and not cut
                off by known walls. In the menu you can let the board show these places always, in faint yellow.
                """,
                """
                Demandez un conseil pour savoir où le fugitif peut encore être : sur les cases pas encore visitées que
                les murs connus n'isolent pas du dehors. Dans le menu, on peut les montrer toujours, en jaune faible.
                """,
            ),
            (
                "Faint yellow: cells where the fugitive can still be.",
                "Jaune faible : cases où le fugitif peut encore être.",
            ),
        ),
    ),
)
