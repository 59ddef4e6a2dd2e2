"""The rules of Catch'it as players read them. The numbers are those of the rules that refusals cite."""

from __future__ import annotations

from typing import Final

from engine.game import Json
from engine.games.catch_it.board import BLUE, RED
from pi_app.games.rules import Article, Attempt, Example, Rules


def _pitch(blue: str, red: str, ball: str, to_move: str = BLUE) -> dict[str, Json]:
    """Return the options of a game that begins with these pawns."""
    return {"position": {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": to_move}}


# A turn of each side, and another that undoes both.
_TO_AND_FRO: Final = (
    "blue D1-D2",
    "blue A1-A2",
    "red A7-A6",
    "red G7-G6",
    "blue D2-D1",
    "blue A2-A1",
    "red A6-A7",
    "red G6-G7",
)

RULES: Final = Rules(
    "catch-it",
    (
        Article(
            "aim",
            ("The aim", "Le but"),
            (
                """
                Two players, Blue and Red, with seven pawns each and one ball between them. The ball rides on a pawn,
                its carrier. Carry it out past your opponent's home row, and you win on the spot.

                Pawns step or jump; nothing is hidden, and no pawn is ever captured. To take the ball, jump over its
                carrier.
                """,
                """
                Deux joueurs, Bleu et Rouge, sept pions chacun et une seule bille. La bille est posée sur un pion : le
                pion porteur. Sortez-la derrière la rangée adverse, et la partie est gagnée.

                Les pions font un pas ou sautent ; rien n'est caché, et aucun pion n'est jamais pris. Pour prendre
                la bille, sautez par-dessus le pion porteur.
                """,
            ),
            (
                "Carry the ball out past your opponent's home row.",
                "Sortez la bille derrière la rangée adverse.",
            ),
            example=Example(
                (
                    "Blue pawns are round, red pawns are square, the ball is yellow. Blue carries it from D7 (column "
                    "D, row 7) past Red's home row and wins.",
                    "Les pions bleus sont ronds, les rouges carrés, la bille est jaune. De D7 (colonne D, rangée 7), "
                    "Bleu la sort derrière la rangée de Rouge et gagne.",
                ),
                attempts=(Attempt("blue", "D7-out"),),
                options=_pitch("A2 B1 C4 D7 E5 F1 G2", "A6 B7 C6 D5 E3 F6 G7", "D7"),
                arrows=(("D7", "out"),),
            ),
        ),
        Article(
            "1",
            ("Setting up", "La mise en place"),
            (
                """
                The board is the 7 × 7 squares in the middle of the table. Blue sits at row 1, Red at row 7: these are
                their home rows. Each player puts a pawn on every square of the home row. The lights pulse wherever
                one is missing.

                Choose who starts. The starter's middle pawn, the one in column D, gets the ball. The table cannot
                feel the ball, so a yellow light marks its carrier.
                """,
                """
                Le damier compte 7 × 7 cases, au milieu de la table. Bleu s'assied devant la rangée 1, Rouge devant la
                rangée 7. Chacun pose un pion sur chaque case de sa rangée. Les lumières clignotent là où il en manque
                un.

                Choisissez qui commence. Son pion du milieu, dans la colonne D, reçoit la bille. La table ne la sent
                pas : une lumière jaune signale le pion porteur.
                """,
            ),
            (
                "Seven pawns on each home row. The starter's D pawn gets the ball.",
                "Sept pions par rangée. La bille : sur le pion D de qui commence.",
            ),
            example=Example(
                (
                    "Blue starts: the pawn on D1 has the ball. Blue wins on the blue band, Red on the red one.",
                    "Bleu commence : le pion en D1 a la bille. Bleu gagne sur la bande bleue, Rouge sur la rouge.",
                ),
            ),
        ),
        Article(
            "2",
            ("A turn", "Un tour de jeu"),
            (
                """
                On your turn, move two of your pawns, one after the other. They must be two different pawns. Then
                it is your opponent's turn.
                """,
                """
                À votre tour, déplacez deux de vos pions, l'un après l'autre, et jamais deux fois le même. Ensuite,
                c'est à l'adversaire de jouer.
                """,
            ),
            (
                "Move two different pawns of yours.",
                "Déplacez deux de vos pions, jamais deux fois le même.",
            ),
            example=Example(
                (
                    "Blue has moved a first pawn from D1 to E2. It has had its move: the second must be another blue "
                    "pawn, such as the one on B1.",
                    "Bleu a joué un premier pion, de D1 en E2. Ce pion a fini son tour : le second doit être un autre "
                    "pion bleu, celui de B1 par exemple.",
                ),
                moves=("blue D1-E2",),
                attempts=(
                    Attempt("blue", "E2-E3", "2"),
                    Attempt("blue", "D7-D6", "2"),
                    Attempt("red", "D7-D6", "2"),
                    Attempt("blue", "B1-B2"),
                ),
                arrows=(("D1", "E2"),),
            ),
        ),
        Article(
            "3",
            ("Steps and jumps", "Pas et sauts"),
            (
                """
                A pawn moves in one of two ways, never both in one move:

                - A step: to a free square next to it, straight or diagonal.
                - One or more jumps: each over a neighbouring pawn of either colour, in any of the eight directions,
                to the free square right behind it. You may turn between jumps, and stop after any of them.

                There is only ever one pawn on a square. The pawns you jump over stay where they are, and you never
                have to jump.
                """,
                """
                Un pion se déplace de deux façons, jamais les deux dans le même coup :

                - Un pas : vers une case voisine libre, tout droit ou en diagonale.
                - Un ou plusieurs sauts : chacun par-dessus un pion voisin, bleu ou rouge, dans l'une des huit
                directions, vers la case libre juste derrière. D'un saut à l'autre, on peut changer de direction ; on
                s'arrête quand on veut.

                Il n'y a jamais deux pions sur une case. Les pions sautés restent en place, et rien n'oblige à sauter.
                """,
            ),
            (
                "One step to a free square, or jumps over neighbours. Never both.",
                "Un pas vers une case libre, ou des sauts. Jamais les deux.",
            ),
            example=Example(
                (
                    "The pawn on D3 may step to a ringed square. Or it jumps over D4 to D5 and, if you like, on over "
                    "E5 to F5. It cannot jump over C3: B3 is taken.",
                    "Le pion en D3 peut faire un pas vers une case entourée. Il peut aussi sauter par-dessus D4 en D5, "
                    "puis par-dessus E5 en F5. Mais pas par-dessus C3 : B3 est occupé.",
                ),
                attempts=(
                    Attempt("blue", "D3-B3", "3"),
                    Attempt("blue", "D3-D6", "3"),
                    Attempt("blue", "D3-E4-F5", "3"),
                    Attempt("blue", "D3-E4"),
                    Attempt("blue", "D3-D5"),
                    Attempt("blue", "D3-D5-F5"),
                ),
                options=_pitch("A1 C3 D3 E5 G2", "B3 D4 C7 F7 G6", "C7"),
                arrows=(("D3", "D5"), ("D5", "F5")),
                marks=("C2", "D2", "E2", "E3", "E4", "C4"),
            ),
        ),
        Article(
            "4",
            ("No back and forth", "Pas de va-et-vient"),
            (
                """
                Within one move, do not jump over the same pawn twice along the same line, neither back nor again in
                the same direction. Along another line you may jump over it once more.
                """,
                """
                Dans un même coup, ne sautez pas deux fois par-dessus le même pion sur la même ligne, ni au retour ni
                dans le même sens. Sur une autre ligne, vous pouvez sauter de nouveau par-dessus lui.
                """,
            ),
            (
                "In one move, never jump over a pawn twice along one line.",
                "Dans un coup, jamais deux fois le même pion sur la même ligne.",
            ),
            (
                """
                We play that the starting square counts as empty while its pawn is jumping. The pawn may pass through
                it and jump on, but it may not end its move there, not even if it has taken the ball.
                """,
                """
                Nous jouons que la case de départ compte comme vide tant que son pion saute. Il peut y repasser et
                sauter plus loin, mais pas s'y arrêter, même s'il a pris la bille.
                """,
            ),
            Example(
                (
                    "The pawn on D4 jumps to B6, to B4, and to D6: twice over C5, but along two lines. It may not jump "
                    "from B6 straight back over C5. From B4 over C4 to D4 is allowed only if it jumps on, to F4.",
                    "Le pion en D4 saute en B6, en B4, puis en D6 : deux fois par-dessus C5, mais sur deux lignes. De "
                    "B6, le retour par-dessus C5 est interdit. De B4, il peut repasser par D4 s'il continue en F4.",
                ),
                attempts=(
                    Attempt("blue", "D4-B6-D4-F4", "4"),
                    Attempt("blue", "D4-B6-B4-D4", "4"),
                    Attempt("blue", "D4-B6-B4-D6"),
                    Attempt("blue", "D4-B6-B4-D4-F4"),
                ),
                options=_pitch("D4 E4 A1 G1", "B5 C5 C4 F7 G7", "F7"),
                arrows=(("D4", "B6"), ("B6", "B4"), ("B4", "D6")),
            ),
        ),
        Article(
            "5",
            ("Taking the ball", "Prendre la bille"),
            (
                """
                When a pawn jumps over the carrier, be it an opponent's pawn or one of your own, it may take the ball
                in that jump. Then it has the ball and may jump on with it in the same move.

                You need not take it. A pawn that leaves the ball may still take it later in the same move, if it
                jumps over the carrier again along another line. The jump that takes the ball may even win the game.
                """,
                """
                Un pion qui saute par-dessus le pion porteur, que celui-ci soit à vous ou à l'adversaire, peut prendre
                la bille au passage. Il la porte désormais, et peut sauter plus loin avec elle dans le même coup.

                Rien n'oblige à la prendre. Un pion qui la laisse peut encore la prendre plus tard dans le même coup, en
                sautant de nouveau par-dessus le porteur, sur une autre ligne. Le saut qui prend la bille peut aussi
                être celui qui gagne.
                """,
            ),
            (
                "Jump over the carrier to take the ball. You may leave it, or jump on.",
                "Sautez par-dessus le porteur pour prendre la bille, si vous voulez.",
            ),
            example=Example(
                (
                    "The red pawn on E2 jumps over D2, C3 and B5 to A6. It may take the ball in the first jump and "
                    "carry it to A6, or leave it on D2.",
                    "Le pion rouge en E2 saute par-dessus D2, C3 et B5 jusqu'en A6. Il peut prendre la bille au "
                    "premier saut et l'emporter en A6, ou la laisser en D2.",
                ),
                attempts=(
                    Attempt("red", "E2xE3", "5"),
                    Attempt("red", "E2-C2xC4-A6", "5"),
                    Attempt("red", "D2xB4", "5"),
                    Attempt("red", "E2xC2-C4-A6"),
                    Attempt("red", "E2-C2-C4-A6"),
                ),
                options=_pitch("A1 C3", "E2 D2 B5 G7", "D2", RED),
                arrows=(("E2", "C2"), ("C2", "C4"), ("C4", "A6")),
            ),
        ),
        Article(
            "6",
            ("The ball moves once", "La bille bouge une fois"),
            (
                """
                In a turn, the ball moves at most once. Either its carrier moves, or another pawn takes it; that pawn
                may carry it on in the same move.

                The other pawn of the turn moves without the ball. It may jump over the carrier, but not take the ball.
                """,
                """
                Dans un tour, la bille bouge au plus une fois. Soit le pion porteur se déplace, soit un autre pion la
                prend, et il peut l'emporter plus loin dans le même coup.

                L'autre pion du tour joue sans la bille. Il peut sauter par-dessus le porteur, mais pas lui prendre la
                bille.
                """,
            ),
            (
                "The ball moves at most once in a turn.",
                "La bille bouge au plus une fois par tour.",
            ),
            example=Example(
                (
                    "Blue's first pawn has carried the ball from D1 to D2. The second may jump from C1 over D2 to the "
                    "ringed square, but must leave the ball on D2.",
                    "Le premier pion de Bleu a porté la bille de D1 en D2. Le second peut sauter de C1 par-dessus D2 "
                    "vers la case entourée, mais la bille reste en D2.",
                ),
                moves=("blue D1-D2",),
                attempts=(Attempt("blue", "C1xE3", "6"), Attempt("blue", "E1xC3", "6"), Attempt("blue", "C1-E3")),
                arrows=(("D1", "D2"),),
                marks=("E3",),
            ),
        ),
        Article(
            "7",
            ("The ball must move", "La bille doit bouger"),
            (
                """
                If one of your pawns has the ball when your turn begins, you are the attacker: the ball must move in
                this turn. Move its carrier, or let another of your pawns take it. You may do so with your first
                pawn or with your second.

                Your opponent is the defender then, and moves any two pawns. Taking the ball is the defender's
                choice, not a duty.
                """,
                """
                Si l'un de vos pions a la bille au début de votre tour, vous êtes l'attaquant : la bille doit bouger
                dans ce tour. Déplacez le pion porteur, ou faites prendre la bille par un autre de vos pions, avec le
                premier pion ou avec le second.

                Votre adversaire est alors le défenseur : il déplace deux pions à son gré. Il peut prendre la bille,
                mais rien ne l'y oblige.
                """,
            ),
            (
                "You have the ball at the start of your turn? It must move.",
                "Vous avez la bille au début du tour ? Elle doit bouger.",
            ),
            example=Example(
                (
                    "Blue has played C1 to C2, and the ball has not moved. So now its carrier D1 moves, to D2 for "
                    "example, or E1 jumps over it to the ringed C1 and takes the ball. No other pawn will do.",
                    "Bleu a joué de C1 en C2, et la bille n'a pas bougé. Le porteur en D1 doit donc jouer, en D2 par "
                    "exemple, ou E1 saute par-dessus lui en C1 (entouré) et prend la bille. Rien d'autre ne convient.",
                ),
                moves=("blue C1-C2",),
                attempts=(
                    Attempt("blue", "A1-A2", "7"),
                    Attempt("blue", "E1-C1", "7"),
                    Attempt("blue", "E1xC1"),
                    Attempt("blue", "D1-D2"),
                ),
                arrows=(("D1", "D2"),),
                marks=("C1",),
            ),
        ),
        Article(
            "table",
            ("Pawns in hand", "Les pions en main"),
            (
                """
                Lift a pawn, and the lights turn green wherever its move may end. Put it down there and let go. You
                need not touch the squares in between: two ways to the same square that do the same with the ball are
                one move.

                If a jump can take the ball or leave it, the table asks which. Then put the ball on its new carrier, as
                the yellow light shows.

                Second thoughts? Put the pawns back as they stood, and the table offers to take the move back.
                """,
                """
                Levez un pion : les cases où son coup peut finir passent au vert. Posez-le sur l'une d'elles et
                lâchez-le. Inutile de toucher les cases intermédiaires : deux chemins vers la même case, avec le même
                sort pour la bille, sont un seul et même coup.

                Si un saut peut prendre la bille ou la laisser, la table pose la question. Posez ensuite la bille sur
                son nouveau porteur, comme l'indique la lumière jaune.

                Vous changez d'avis ? Remettez les pions comme ils étaient : la table propose de reprendre le coup.
                """,
            ),
            (
                "Lift a pawn: green shows where it may end. Yellow has the ball.",
                "Levez un pion : vert, il peut y aller. Jaune : il a la bille.",
            ),
        ),
        Article(
            "8",
            ("Winning", "Gagner"),
            (
                """
                Take the ball beyond your opponent's home row, by a step or by jumps: Blue past row 7, Red past row 1.
                Any column will do, straight or diagonal, even over a corner. Put the pawn down on the lit row
                there. You win at once, even with the first pawn of your turn.

                No other way leads off the board: not without the ball, not over a side, not past your own home row.
                """,
                """
                Sortez la bille derrière la rangée adverse, par un pas ou par des sauts : Bleu au-delà de la rangée 7,
                Rouge au-delà de la rangée 1. Toutes les colonnes conviennent, tout droit ou en diagonale, même
                par-dessus un coin. Posez le pion là, sur la rangée éclairée : vous gagnez aussitôt, même avec le
                premier pion du tour.

                On ne sort pas autrement : ni sans la bille, ni par les côtés, ni derrière sa propre rangée.
                """,
            ),
            (
                "With the ball past the opponent's home row: you win at once.",
                "Avec la bille, derrière la rangée adverse : vous gagnez aussitôt.",
            ),
            example=Example(
                (
                    "Red wins in one move: from D6 over D5, taking the ball, to D4, over C3 to B2, and over the corner "
                    "pawn on A1 out of the board. Without the ball it could not leave.",
                    "Rouge gagne en un coup : il saute de D6 par-dessus D5 en D4 et prend la bille, puis par-dessus C3 "
                    "en B2, puis dehors, par-dessus le pion du coin, A1. Sans la bille, il ne pourrait pas sortir.",
                ),
                attempts=(
                    Attempt("red", "D6-out", "8"),
                    Attempt("red", "G7xout", "8"),
                    Attempt("red", "D6xD4-B2-out"),
                    Attempt("red", "D6xout"),
                ),
                options=_pitch("D5 C3 A1", "D6 G7", "D5", RED),
                arrows=(("D6", "D4"), ("D4", "B2"), ("B2", "A1")),
            ),
        ),
        Article(
            "9",
            ("Little room to move", "Quand la place manque"),
            (
                """
                Your first move must leave you a second one that the rules allow, unless it wins. And as long as one
                of your pawns can move, you may not pass.
                """,
                """
                Votre premier coup doit vous laisser un second coup permis, sauf s'il gagne. Et tant qu'un de vos pions
                peut bouger, vous ne pouvez pas passer.
                """,
            ),
            (
                "Your first move must leave a second one. Stuck? One move, or pass.",
                "Gardez un second coup possible. Bloqué ? Un seul coup, ou passez.",
            ),
            (
                """
                If no two moves make a complete turn, we play that you make just one, whichever you like, and the ball
                may stay where it is. If no pawn can move at all, you pass: press OK.
                """,
                """
                Si deux coups ne peuvent pas former un tour complet, nous jouons que vous n'en faites qu'un, celui que
                vous voulez, et la bille peut rester en place. Si aucun pion ne peut bouger, passez : appuyez sur OK.
                """,
            ),
            Example(
                (
                    "Blue must move the ball, and its carrier on A1 can only step to B1. A first move from C2 to B1 "
                    "would block it and is refused; from C2 to B3 is fine.",
                    "Bleu doit jouer la bille, et le porteur en A1 ne peut aller qu'en B1. Un premier coup de C2 en B1 "
                    "le bloquerait : refusé. De C2 en B3, tout va bien.",
                ),
                attempts=(
                    Attempt("blue", "C2-B1", "9"),
                    Attempt("blue", "pass", "9"),
                    Attempt("blue", "C2-B3"),
                    Attempt("blue", "A1-B1"),
                ),
                options=_pitch("A1 C2 D4 E2 F3 F1 G1", "A2 A3 B2 C1 C3 E6 F7", "A1"),
                arrows=(("A1", "B1"),),
            ),
        ),
        Article(
            "10",
            ("A draw", "La partie nulle"),
            (
                """
                The game is a draw when the same position stands for the third time at the start of a turn. The same
                position means: the same squares for each colour, the same carrier, the same side to play. The first
                position of the game counts, too.
                """,
                """
                La partie est nulle quand la même position se présente pour la troisième fois au début d'un tour. Même
                position veut dire : mêmes cases pour chaque couleur, même pion porteur, même camp qui doit jouer. La
                position de départ compte aussi.
                """,
            ),
            (
                "Same position for the third time: a draw.",
                "La même position pour la troisième fois : partie nulle.",
            ),
            (
                """
                We added this rule so that no game goes on for ever. The table always plays by it; a program that asks
                the referee for a game can switch it off.
                """,
                """
                Nous avons ajouté cette règle pour qu'aucune partie ne soit sans fin. La table l'applique toujours ; un
                programme qui demande une partie à l'arbitre peut s'en passer.
                """,
            ),
            Example(
                (
                    "Both sides have gone to and fro. If Red now steps back from G6 to G7, the opening position stands "
                    "for the third time: a draw.",
                    "Les deux camps font des allers-retours. Si Rouge revient de G6 en G7, la position de départ se "
                    "présente pour la troisième fois : partie nulle.",
                ),
                moves=(_TO_AND_FRO * 2)[:-1],
                attempts=(Attempt("red", "G6-G7"),),
                arrows=(("G6", "G7"),),
            ),
        ),
        Article(
            "score",
            ("Score and match", "Le score et le match"),
            (
                """
                The winner scores a point, the loser none; a draw scores nothing.

                In a match you keep your colours. The loser of a game starts the next one, with the ball.
                """,
                """
                Le gagnant marque un point, le perdant aucun ; une partie nulle ne rapporte rien.

                Dans un match, chacun garde sa couleur. Le perdant commence la partie suivante, avec la bille.
                """,
            ),
            (
                "A win is one point. The loser starts the next game.",
                "Une victoire, un point. Le perdant commence la suivante.",
            ),
            (
                """
                After a draw, we let the other player start, the one who did not start the drawn game.
                """,
                """
                Après une partie nulle, nous laissons commencer celui qui n'avait pas commencé.
                """,
            ),
        ),
    ),
)
