"""The rules of Chicago about arrests and guns, the end of the game, and its result."""

from __future__ import annotations

from typing import Final

from engine.referee import MANUAL
from pi_app.games.chicago.rules_examples import siege
from pi_app.games.rules import Article, Attempt, Example

ARRESTS: Final = (
    Article(
        "8",
        ("A surrounded pawn", "Un pion cerné"),
        (
            """
            A pawn in town is surrounded if it cannot move even one cell and a policeman stands right beside it
            (diagonally does not count). Other pawns may help to block it. A house to burgle does not save it.

            The table checks this after every move, shot and new policeman, whoever played, even in the middle of a
            police turn; that turn then goes on. If several pawns are surrounded, the lowest number answers first. Then
            the table checks again.
            """,
            """
            Un pion en ville est cerné s'il ne peut plus avancer d'une seule case et qu'un policier touche sa case par
            un côté. D'autres pions peuvent aider à le bloquer. Une maison à cambrioler ne le sauve pas.

            La table le vérifie après chaque déplacement, tir ou entrée d'un policier, même au milieu du tour de la
            police, qui continue ensuite. Si plusieurs pions sont cernés, le plus petit numéro répond d'abord. Puis la
            table vérifie de nouveau.
            """,
        ),
        (
            "Surrounded: it cannot move a cell, and a policeman is beside it.",
            "Cerné : il ne peut pas bouger d'une case, un policier est à côté.",
        ),
        (
            """
            We play that thieves alone surround nobody, and that a pawn on a gate never is: it can leave.
            """,
            """
            Nous jouons que des voleurs seuls ne cernent personne, et qu'un pion sur une porte n'est jamais cerné : il
            peut sortir.
            """,
        ),
        Example(
            (
                "A policeman has gone from E6 to D6, and another stands on B6: pawn 1 on C6 is surrounded. Pawn 2 on "
                "B1 cannot move either, but it stands on a gate.",
                "Un policier est allé de E6 en D6, un autre est en B6 : le pion 1, en C6, est cerné. Le pion 2, en "
                "B1, ne peut pas bouger non plus, mais il est sur une porte.",
            ),
            moves=siege("20"),
            attempts=(
                Attempt("thief1", "C6-C7", "9"),
                Attempt("thief1", "burgle C5", "9"),
                Attempt("thief1", "fire D6>E6", "10"),
                Attempt("thief2", "leave", "2"),
                Attempt("thief1", "surrender"),
            ),
            options={"players": 4},
            chance=MANUAL,
            arrows=(("E6", "D6"),),
        ),
    ),
    Article(
        "9",
        ("Arrest", "L'arrestation"),
        (
            """
            A surrounded pawn answers before anything else happens: it surrenders, or fires a gun if it has one. A pawn
            that is not surrounded cannot surrender.

            A pawn that surrenders is arrested. It stays where it is and blocks the way. Its loot goes to the police.
            The policemen right beside it guard it and never move again.
            """,
            """
            Un pion cerné répond avant toute autre chose : il se rend, ou tire s'il a une arme. Un pion qui n'est pas
            cerné ne peut pas se rendre.

            Le pion qui se rend est arrêté. Il reste sur sa case et barre la route. Son butin va à la police. Les
            policiers juste à côté de lui le gardent et ne bougent plus jamais.
            """,
        ),
        (
            "Surrounded? Surrender or fire. The police seize all; guards stay for good.",
            "Cerné ? Rendez-vous ou tirez. La police saisit tout ; les gardes restent.",
        ),
        (
            """
            We play that the table always asks, whatever the pawn owns. So the question tells nobody who has a gun.
            """,
            """
            Nous jouons que la table pose toujours la question, quel que soit le butin. Ainsi, elle ne révèle pas qui a
            une arme.
            """,
        ),
        Example(
            (
                "Pawn 1 has surrendered. The grey policemen on B6 and D6 guard it and stay there for good. The one on "
                "B2 can still move.",
                "Le pion 1 s'est rendu. Les policiers gris, en B6 et D6, le gardent et y restent pour toujours. Celui "
                "de B2 peut encore bouger.",
            ),
            moves=(*siege("20"), "thief1 surrender"),
            attempts=(
                Attempt("police", "B6-B7", "9"),
                Attempt("police", "D6-E6", "9"),
                Attempt("police", "B2-B5"),
            ),
            options={"players": 4},
            chance=MANUAL,
        ),
    ),
    Article(
        "10",
        ("Guns", "Les armes"),
        (
            """
            A gun kills nobody: it chases a policeman away. Take any policeman who guards no arrested thief and put him
            on any other free street cell, however far. Then the gun is gone.

            Fire at the start of your pawn's own turn, which goes on as usual, or when it is surrounded. If it is still
            surrounded then, it is asked again. A pawn arrested on its own turn loses the rest of it. Only policemen
            beside it at that moment become its guards.
            """,
            """
            Une arme ne tue personne : elle chasse un policier. Prenez un policier qui ne garde pas de voleur arrêté et
            posez-le sur une autre case libre d'une rue, aussi loin que vous voulez. L'arme est alors perdue.

            Tirez au début du tour de votre pion, qui joue ensuite normalement, ou quand il est cerné. S'il reste cerné,
            on lui repose la question. Un pion arrêté pendant son tour perd le reste de ce tour. Seuls les policiers à
            côté de lui à ce moment-là deviennent ses gardes.
            """,
        ),
        (
            "Fire: put a policeman on any free street cell. The gun is gone.",
            "Tir : un policier part sur une case de rue libre. L'arme est perdue.",
        ),
        example=Example(
            (
                "Pawn 1 is surrounded, but it has a gun. It sends the policeman on D6 far away to J9 and is free "
                "again.",
                "Le pion 1 est cerné, mais il a une arme. Il envoie le policier de D6 au loin, en J9, et le voilà "
                "libre.",
            ),
            moves=siege("gun"),
            attempts=(
                Attempt("thief1", "fire D6>D7", "10"),
                Attempt("thief1", "fire D6>B1", "10"),
                Attempt("thief1", "fire C6>E6", "7"),
                Attempt("thief1", "C6-D6", "9"),
                Attempt("thief1", "fire D6>J9"),
                Attempt("thief1", "surrender"),
            ),
            options={"players": 4},
            chance=MANUAL,
            seat="thief1",
            arrows=(("D6", "J9"),),
        ),
    ),
    Article(
        "12",
        ("The end", "La fin de la partie"),
        (
            """
            The game is over at once when every pawn has left town or been arrested.
            """,
            """
            La partie s'arrête dès que tous les pions ont quitté la ville ou sont arrêtés.
            """,
        ),
        (
            "The game ends when every pawn has left or been arrested.",
            "Fin quand tous les pions sont partis ou arrêtés.",
        ),
        (
            """
            We play that it also ends after 30 rounds in a row in which no house was removed and no pawn left or was
            arrested. A round ends with the police turn, even a skipped one. Pawns still in play then keep their loot.
            """,
            """
            Nous jouons qu'elle s'arrête aussi après 30 tours de table de suite sans maison retirée, ni départ, ni
            arrestation. Le tour de table finit avec la police, même si elle ne joue pas. Les pions encore en jeu
            gardent alors leur butin.
            """,
        ),
        Example(
            (
                "Pawn 1 is under arrest, pawn 2 has left by B1, and now pawn 3 has left by J1: the game is over.",
                "Le pion 1 est arrêté, le pion 2 est sorti par B1, et le pion 3 vient de sortir par J1 : la partie "
                "est finie.",
            ),
            moves=(
                *siege("20"),
                *("thief1 surrender", "police stop"),
                *("thief2 leave", "thief3 J2-J1", "police stop", "thief3 leave"),
            ),
            attempts=(Attempt("police", "B2-B3", "2"), Attempt("thief3", "enter J1", "2")),
            options={"players": 4},
            chance=MANUAL,
            marks=("B1", "J1"),
        ),
    ),
    Article(
        "13",
        ("The money", "Le décompte"),
        (
            """
            Count the money in your loot, and 200,000 for each bank. With 3 players, both your pawns count. The police
            count what they have seized. Cars, guns, the plane and police houses are worth nothing.

            The richest player wins; if several have the same sum, they share the win. In a match each of you is the
            police once, and you add up all the games.
            """,
            """
            Comptez l'argent de votre butin, et 200\u00a0000 par banque. À 3 joueurs, vos deux pions comptent. La police
            compte ce qu'elle a saisi. Autos, armes, avion et maisons « Police » ne valent rien.

            Le plus riche gagne ; à égalité, on partage la victoire. Dans un match, chacun est la police une fois et
            l'on additionne toutes les parties.
            """,
        ),
        (
            "Money and 200,000 per bank. The police have what they seized. Most wins.",
            "L'argent, et 200\u00a0000 par banque. À la police : ses saisies. Le plus riche gagne.",
        ),
    ),
)
