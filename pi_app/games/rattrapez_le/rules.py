"""The rules of Rattrapez-le as players read them. The numbers are those of the rules that refusals cite."""

from __future__ import annotations

from typing import Final

from engine.referee import MANUAL
from pi_app.games.rattrapez_le.rules_before_play import BEFORE_PLAY
from pi_app.games.rattrapez_le.rules_examples import (
    BEFORE_THE_CATCH,
    BEFORE_THE_HORSE,
    CAUGHT,
    FIRST_TURN,
    RUN,
    TRAPPED_BY_HIS_OWN,
    TRAPPED_BY_OTHERS,
)
from pi_app.games.rules import Article, Attempt, Example, Rules

RULES: Final = Rules(
    "rattrapez-le",
    (
        *BEFORE_PLAY,
        Article(
            "3",
            ("A turn", "Un tour de jeu"),
            (
                """
                Player 1, on the first dealer's left, begins. Then play goes round: player 2, player 3, and so on,
                whoever deals later.

                On your turn, play one card from your hand and move the piece that it shows. It need not be your
                secret pursuer: lead another one now and then, or the horse, and nobody will guess your secret.
                """,
                """
                Le joueur 1, à la gauche du premier donneur, commence. Puis chacun joue à son tour : le joueur 2, le
                joueur 3, et ainsi de suite, quel que soit le donneur par la suite.

                À votre tour, jouez une carte de votre main et déplacez la pièce qu'elle montre. Ce n'est pas forcément
                votre poursuivant secret : menez-en parfois un autre, ou le cheval, pour cacher votre jeu.
                """,
            ),
            (
                "Play a card from your hand and move the piece on it, whichever it is.",
                "Jouez une carte de votre main et déplacez la pièce qu'elle montre.",
            ),
            example=Example(
                (
                    "The first turn: player 1 can play a maid card and take the maid to any ringed space, three steps "
                    "away. Player 2 waits.",
                    "Premier tour : le joueur 1 peut jouer une carte Servante et mener la servante sur une case "
                    "entourée, à trois pas. Le joueur 2 attend.",
                ),
                moves=FIRST_TURN,
                attempts=(
                    Attempt("p2", "dog+ E7", "3"),
                    Attempt("p1", "wife+ E7", "3"),
                    Attempt("p1", "choose dog", "2"),
                    Attempt("p1", "maid+ E7"),
                    Attempt("p1", "horse+ E3"),
                ),
                chance=MANUAL,
                marks=("B11", "C9", "C10", "E7", "G7", "I9", "I10", "J11"),
            ),
        ),
        Article(
            "table",
            ("A turn at this table", "Jouer à cette table"),
            (
                """
                Pick a card on your handheld or on the hidden screen, then a place that its piece can reach. The table
                shows everybody where to put the piece.

                Or move the piece straight away: lift it, and the lights show where some card could take it. If
                several cards would fit, the table asks for the sign.

                To catch the horse by hand, take off the piece that stands there and put the other one in its place.
                """,
                """
                Choisissez une carte sur votre manette ou sur l'écran caché, puis un lieu que sa pièce peut atteindre.
                La table montre à tous où poser la pièce.

                Ou bien déplacez la pièce aussitôt : soulevez-la, et les lumières montrent où une carte pourrait la
                mener. Si plusieurs cartes conviennent, la table demande le signe.

                Pour rattraper le cheval à la main, retirez la pièce qui est là et posez l'autre à sa place.
                """,
            ),
            (
                "Pick card and place on your own screen, or just move the piece.",
                "Choisissez carte et lieu sur votre écran, ou déplacez la pièce.",
            ),
        ),
        Article(
            "4",
            ("How far", "La distance"),
            (
                """
                The first move of the game is 3 steps, whatever the sign of the card. Every later move depends on the
                move before, no matter who made it and with which piece:

                - with a + card, one step more;
                - with a - card, one step less;
                - with an = card, the same distance again.
                """,
                """
                Le premier déplacement de la partie est de 3 pas, quel que soit le signe de la carte. Ensuite, la
                distance dépend du déplacement précédent, peu importe le joueur et la pièce :

                - avec une carte +, un pas de plus ;
                - avec une carte -, un pas de moins ;
                - avec une carte =, la même distance.
                """,
            ),
            (
                "First move of the game: 3 steps. Then + is one more, - one less, = the same again.",
                "D'abord 3 pas. Ensuite, selon la carte : + un de plus, - un de moins, = autant.",
            ),
            (
                "We play that the distance never falls below 1: after a move of one step, a - card is one step, too.",
                "Nous jouons que la distance ne descend jamais sous 1 : après un seul pas, une carte - vaut aussi un "
                "pas.",
            ),
            Example(
                (
                    "Six turns: wife to E7, 3 steps; dog + to A11, 4; hand + to F6, 5; horse + to C4, 6; hand = to K5, "
                    "6; wife - to D5, 5. The next move is 4, 5 or 6 steps.",
                    "Six tours : fermière en E7, 3 pas ; chien + en A11, 4 ; valet + en F6, 5 ; cheval + en C4, 6 ; "
                    "valet = en K5, 6 ; fermière - en D5, 5. Le prochain : 4, 5 ou 6 pas.",
                ),
                moves=RUN,
                attempts=(
                    Attempt("p1", "dog- A7"),
                    Attempt("p1", "dog- A8", "5"),
                    Attempt("p1", "maid= E7"),
                    Attempt("p1", "maid= E8", "5"),
                ),
                options={"players": 6},
                chance=MANUAL,
                arrows=(("farm", "E7"), ("E7", "D5"), ("farm", "A11"), ("farm", "F6"), ("F6", "K5"), ("F1", "C4")),
            ),
        ),
        Article(
            "5",
            ("Which way", "Le chemin"),
            (
                """
                Move the piece exactly as many steps as the distance says, along the paths, in any direction. It may
                turn at every fork and pass other pieces, but in one move it visits no place twice. It must end on a
                space where nobody stands, unless it catches the horse.

                The farm counts as one step. A pursuer may go through it or end there, on its own point; there is room
                for all.
                """,
                """
                Déplacez la pièce du nombre exact de pas, le long des chemins, dans n'importe quelle direction. Elle
                peut bifurquer et dépasser d'autres pièces, mais ne passe pas deux fois au même endroit. Elle
                doit finir sur une case libre, sauf pour rattraper le cheval.

                La ferme compte pour un pas. Un poursuivant peut la traverser ou s'y arrêter, sur son propre point : il
                y a de la place pour tous.
                """,
            ),
            (
                "Exactly that many steps, no place twice, end on a free space. Passing is fine. The horse "
                "stays out of the farm.",
                "Ce nombre exact de pas, sans repasser au même endroit, jusqu'à une case libre. Pas de ferme "
                "pour le cheval.",
            ),
            (
                """
                We play that the starting place counts as visited, so a piece never ends its move where it began. And
                the horse has had enough of the farm: it neither enters nor crosses it.
                """,
                """
                Nous jouons que le départ compte comme visité : une pièce ne finit jamais là d'où elle part. Et le
                cheval ne veut plus voir la ferme : il n'y entre pas et ne la traverse pas.
                """,
            ),
            Example(
                (
                    "Six steps with a horse + card: E1, E2, E3, D3, C3 and C4. The horse cannot stop on D3, four steps "
                    "away. With maid =, five steps, the maid cannot end on E7: the wife is there.",
                    "Six pas avec une carte Cheval + : E1, E2, E3, D3, C3 et C4. Il ne peut pas s'arrêter en D3, à "
                    "quatre pas. Avec servante =, cinq pas, pas d'arrivée en E7 : la fermière y est.",
                ),
                moves=BEFORE_THE_HORSE,
                attempts=(
                    Attempt("p4", "horse+ C4"),
                    Attempt("p4", "horse+ D3", "5"),
                    Attempt("p4", "horse+ F1", "5"),
                    Attempt("p4", "horse+ farm", "5"),
                    Attempt("p4", "maid= E7", "5"),
                    Attempt("p4", "maid= G7"),
                ),
                options={"players": 6},
                chance=MANUAL,
                arrows=(("F1", "E1"), ("E1", "E2"), ("E2", "E3"), ("E3", "D3"), ("D3", "C3"), ("C3", "C4")),
            ),
        ),
        Article(
            "6",
            ("Catching the horse", "Rattraper le cheval"),
            (
                """
                You win if your move ends with your secret pursuer and the horse on the same space. Either play a card
                of your pursuer and bring it to the horse, or play a horse card and bring the horse to it. The
                distance must fit exactly. Your secret is then shown to all.

                On your turn the horse may meet no other pursuer. If you try, the table says only that it is not
                possible; your own screen tells you why.
                """,
                """
                Vous gagnez si, à la fin de votre coup, votre poursuivant secret et le cheval sont sur la même case.
                Menez votre poursuivant au cheval avec l'une de ses cartes, ou le cheval à votre poursuivant avec une
                carte Cheval. La distance doit tomber juste. Votre secret est alors dévoilé.

                À votre tour, le cheval ne peut rejoindre qu'un seul poursuivant : le vôtre. Si vous essayez
                avec un autre, la table dit seulement que ce n'est pas possible ; votre écran seul dit pourquoi.
                """,
            ),
            (
                "Bring your secret pursuer and the horse together on your turn: you win. No other may meet it.",
                "Réunissez à votre tour votre poursuivant secret et le cheval : gagné. Lui seul peut le rattraper.",
            ),
            example=Example(
                (
                    "Player 1's secret is the wife. A - card means four steps: from E7 to the horse on G5, or with "
                    "horse - the other way. The maid on G7 is four steps away, too, but she may not catch it.",
                    "Le secret du joueur 1 est la fermière. Une carte - vaut quatre pas : de E7 au cheval en G5, ou "
                    "l'inverse avec cheval -. La servante en G7 est aussi à quatre pas, mais n'en a pas le droit.",
                ),
                moves=BEFORE_THE_CATCH,
                attempts=(
                    Attempt("p1", "wife- G5"),
                    Attempt("p1", "horse- E7"),
                    Attempt("p1", "maid- G5", "6"),
                    Attempt("p1", "horse- G7", "6"),
                ),
                chance=MANUAL,
                arrows=(("E7", "F7"), ("F7", "F6"), ("F6", "F5"), ("F5", "G5")),
            ),
        ),
        Article(
            "7",
            ("When you may discard", "Quand se défausser"),
            (
                """
                As long as one of your cards can move its piece, you must play a card, like it or not. A move that wins
                counts, too.

                Only if none of your cards can be played do you discard one, any you like, on your own screen.
                """,
                """
                Tant qu'une de vos cartes permet de déplacer sa pièce, vous devez jouer, que cela vous plaise ou non. Un
                coup gagnant compte aussi.

                Si aucune ne peut être jouée, et seulement alors, jetez-en une, au choix, sur votre propre écran.
                """,
            ),
            (
                "You may discard only if none of your cards can be played.",
                "On ne se défausse que si aucune carte ne peut être jouée.",
            ),
            example=Example(
                (
                    "The last move was one step, and player 1 holds only - and = cards of the horse: one step again, "
                    "onto the hand or the wife. The wife is player 1's secret: no discard, but a win!",
                    "Le dernier coup était d'un pas, et le joueur 1 n'a que des cartes Cheval - et = : un pas encore, "
                    "vers le valet ou la fermière. Son secret est la fermière : il ne jette rien, il gagne !",
                ),
                moves=TRAPPED_BY_HIS_OWN,
                attempts=(
                    Attempt("p1", "discard horse-", "7"),
                    Attempt("p1", "discard horse=", "7"),
                    Attempt("p1", "horse- F5", "6"),
                    Attempt("p1", "horse- F7"),
                ),
                options={"players": 5},
                chance=MANUAL,
            ),
        ),
        Article(
            "discard",
            ("What a discard changes", "L'effet d'une défausse"),
            (
                """
                The card is shown to all, and no piece moves. But the distance changes just as if the card had been
                played: + makes it one more, - one less, = leaves it. The next player counts from there.

                A discard on the very first turn of the game would leave the distance at 3.
                """,
                """
                La carte est montrée à tous et aucune pièce ne bouge. Mais la distance change comme si la carte avait
                été jouée : + l'augmente d'un pas, - la diminue d'un pas, = la conserve. Le joueur suivant part de là.

                Une défausse au tout premier tour de la partie laisserait la distance à 3.
                """,
            ),
            (
                "A discard moves nobody, but its sign changes the distance.",
                "Une défausse ne déplace rien, mais son signe change la distance.",
            ),
            example=Example(
                (
                    "The same moment, but player 1's secret is the maid. The horse is hemmed in by the hand and the "
                    "wife, and there are only horse cards in this hand: any of them may be discarded.",
                    "Le même moment, mais le secret du joueur 1 est la servante. Il n'a que des cartes Cheval, et le "
                    "cheval est coincé entre le valet et la fermière : il jette celle qu'il veut.",
                ),
                moves=TRAPPED_BY_OTHERS,
                attempts=(
                    Attempt("p1", "discard horse-"),
                    Attempt("p1", "discard horse="),
                    Attempt("p1", "horse- F7", "6"),
                    Attempt("p1", "horse= F5", "6"),
                    Attempt("p1", "horse= E5", "5"),
                ),
                options={"players": 5},
                chance=MANUAL,
                seat="p1",
            ),
        ),
        Article(
            "8",
            ("New cards", "La nouvelle donne"),
            (
                """
                When all hands are empty, the table shuffles all cards and deals again. Cards that lay aside are back
                in; the removed horse cards stay out. The next player is now the dealer, so another player gets the
                first card.

                Nothing else changes: the secrets, the distance, the pieces and the order of turns stay as they are.
                """,
                """
                Quand toutes les mains sont vides, la table mélange toutes les cartes et redistribue. Les cartes mises
                de côté reviennent ; les cartes Cheval écartées restent dehors. Le joueur suivant devient donneur :
                un autre reçoit donc la première carte.

                Rien d'autre ne change : ni les secrets, ni la distance, ni la place des pièces, ni l'ordre des joueurs.
                """,
            ),
            (
                "All hands empty: new cards, the rest stays. Ten deals without a catch: a draw.",
                "Mains vides : on redonne, rien d'autre ne change. Dix donnes sans prise : partie nulle.",
            ),
            (
                "We play ten deals at most. If the horse is still free after the tenth, the game is a draw.",
                "Nous jouons dix donnes au plus. Si le cheval court toujours après la dixième, la partie est nulle.",
            ),
        ),
        Article(
            "9",
            ("What is secret", "Ce qui reste secret"),
            (
                """
                Your hand and your secret pursuer are for your eyes only, on your handheld or on the hidden screen.

                Everybody may know the played and discarded cards, the distance, where the pieces stand, and how many
                cards each player holds. So watch which pursuer somebody keeps leading towards the horse.
                """,
                """
                Votre main et votre poursuivant secret sont pour vos seuls yeux, sur votre manette ou l'écran caché.

                Tous peuvent savoir quelles cartes sont jouées ou jetées, la distance, la place des pièces et le nombre
                de cartes de chacun. Observez donc quel poursuivant un joueur ramène sans cesse vers le cheval.
                """,
            ),
            (
                "Hands and chosen pursuers are secret. Played cards, distance, pieces and hand sizes are open.",
                "Secrets : les mains et les poursuivants choisis. Le reste est public.",
            ),
            example=Example(
                (
                    "What only player 1 sees: the cards, and the secret pursuer, the wife, on a lighter row.",
                    "Ce que le joueur 1 est seul à voir : ses cartes, et son poursuivant secret, la fermière, sur une "
                    "rangée plus claire.",
                ),
                moves=BEFORE_THE_CATCH,
                chance=MANUAL,
                seat="p1",
            ),
        ),
        Article(
            "score",
            ("The end and the score", "La fin et le score"),
            (
                """
                The first player to catch the horse wins the game, and all secrets are shown. The winner scores one
                point, the others none; in a draw nobody scores.

                In a match everybody moves on by one seat after each game, so that another player begins. Most points
                win.
                """,
                """
                Le premier qui rattrape le cheval gagne la partie, et tous les secrets sont dévoilés. Le gagnant marque
                un point, les autres aucun ; si la partie est nulle, personne ne marque.

                Dans un match, chacun avance d'une place après chaque partie, pour qu'un autre commence. Le plus grand
                total gagne.
                """,
            ),
            (
                "Winner: 1 point. In a match all move on by one seat.",
                "Gagnant : 1 point. En match, chacun avance d'une place.",
            ),
            example=Example(
                (
                    "Caught on G5! Player 1 has played wife -, and the wife was the secret pursuer.",
                    "Rattrapé en G5 ! Le joueur 1 a joué fermière -, et son secret était la fermière.",
                ),
                moves=CAUGHT,
                chance=MANUAL,
            ),
        ),
    ),
)
