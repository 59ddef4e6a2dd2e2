"""Catch a Thief, Le Traqueur and Rattrapez-le in the words of the table: labels, refusals, public events."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "table-games-a.wrong-not-now": (
        "No piece is to be moved now: put it back.",
        "Aucune pièce ne doit bouger maintenant : remettez-la.",
    ),
    # ---- Catch a Thief
    "table-games-a.deed-visit-again": ("Visit the same point again", "Visiter encore le même point"),
    "table-games-a.wrong-scene-first": (
        "The detective's first visit is the scene of the crime, 6F.",
        "La première visite du détective est pour les lieux du délit, 6F.",
    ),
    "table-games-a.wrong-hideout-closed": (
        "That is a hideout: the detective may go anywhere else.",
        "C'est une cachette : le détective peut aller partout ailleurs.",
    ),
    "table-games-a.wrong-visit-again": (
        "To visit the same point again, leave the detective there and press OK.",
        "Pour visiter encore le même point, laissez-y le détective et appuyez sur OK.",
    ),
    "table-games-a.wrong-one-detective": (
        "There is one detective only: move the one that stands on the board.",
        "Il n'y a qu'un détective : déplacez celui qui est sur le plateau.",
    ),
    "table-games-a.thief-starts": (
        "The thief robs 6F and flees to one of the four corners.",
        "Le voleur commet son délit en 6F et fuit vers l'un des quatre coins.",
    ),
    "table-games-a.thief-moved": (
        "The thief has taken step {n} in the dark.",
        "Le voleur a fait son pas {n} dans l'ombre.",
    ),
    "table-games-a.clue-orange": (
        "The detective on {at}: orange {n}, same row or same column.",
        "Le détective en {at} : orange {n}, même ligne ou même colonne.",
    ),
    "table-games-a.clue-blue": (
        "The detective on {at}: blue {n}, other row and other column.",
        "Le détective en {at} : bleu {n}, autre ligne et autre colonne.",
    ),
    "table-games-a.thief-caught": (
        "The detective catches the thief on {at}, on turn {n}!",
        "Le détective attrape le voleur en {at}, au tour {n} !",
    ),
    "table-games-a.thief-escaped": (
        "The thief reaches the hideout {at} and escapes!",
        "Le voleur atteint la cachette {at} et s'échappe !",
    ),
    "table-games-a.thief-path": ("The true path: {way}", "Le vrai chemin : {way}"),
    "table-games-a.thief-over-caught": (
        "Caught! The detective scores {points}: the fewer, the better.",
        "Pris ! Le détective marque {points} : plus c'est bas, mieux c'est.",
    ),
    "table-games-a.thief-over-escaped": (
        "Escaped! The detective scores {points}: the fewer, the better.",
        "Échappé ! Le détective marque {points} : plus c'est bas, mieux c'est.",
    ),
    # ---- Le Traqueur
    "table-games-a.role-north": ("North", "Nord"),
    "table-games-a.role-south": ("South", "Sud"),
    "table-games-a.deed-wait": ("Wait in column 1 and end the turn", "Attendre en colonne 1 et finir le tour"),
    "table-games-a.wrong-camps-first": (
        "Both camps must be built before a detective sets out.",
        "Les deux camps doivent être construits avant qu'un détective ne parte.",
    ),
    "table-games-a.wrong-not-a-cell": (
        "That is the place of a wall: put the detective on a cell.",
        "C'est la place d'un mur : posez le détective sur une case.",
    ),
    "table-games-a.wrong-your-detective": (
        "Move the detective of the player whose turn it is, and no other piece.",
        "Déplacez le détective de celui dont c'est le tour, et aucune autre pièce.",
    ),
    "table-games-a.wrong-enter-by-column-1": (
        "The detective is outside: he enters by a cell of column 1.",
        "Le détective est dehors : il entre par une case de la colonne 1.",
    ),
    "table-games-a.wrong-already-there": (
        "The detective is there already: ask for a cell next to it.",
        "Le détective y est déjà : demandez une case voisine.",
    ),
    "table-games-a.wrong-diagonal-question": (
        "The detective does not go diagonally.",
        "Le détective ne va pas en diagonale.",
    ),
    "table-games-a.wrong-not-next": (
        "Too far: the detective goes one cell at a time.",
        "Trop loin : le détective avance d'une case à la fois.",
    ),
    "table-games-a.wrong-barrier-recorded": (
        "There is a wall, as everybody knows: try another way.",
        "Il y a là un mur, tout le monde le sait : essayez un autre passage.",
    ),
    "table-games-a.camps-start": (
        "Build your camps, each in secret. Who first finds the other's fugitive wins.",
        "Bâtissez vos camps, chacun en secret. Qui trouve d'abord le fugitif de l'autre gagne.",
    ),
    "table-games-a.camp-built": ("{player}'s camp stands.", "Le camp {player} est prêt."),
    "table-games-a.ask-yes": ("{player} asks for {at}: YES.", "{player} demande {at} : OUI."),
    "table-games-a.ask-no": (
        "{player} asks for {at}: NO, a wall.",
        "{player} demande {at} : NON, un mur.",
    ),
    "table-games-a.leave-yes": (
        "{player} asks to leave: YES, back outside.",
        "{player} demande à sortir : OUI, retour dehors.",
    ),
    "table-games-a.leave-no": (
        "{player} asks to leave: NO, a wall.",
        "{player} demande à sortir : NON, un mur.",
    ),
    "table-games-a.search-waits": (
        "{player} waits in column 1.",
        "{player} attend en colonne 1.",
    ),
    "table-games-a.camps-revealed": (
        "The fugitives: {player}'s on {at}, {other}'s on {there}.",
        "Les fugitifs : {player} en {at}, {other} en {there}.",
    ),
    "table-games-a.fugitive-found": (
        "{player} has found the fugitive and wins!",
        "{player} a trouvé le fugitif et gagne !",
    ),
    # ---- Rattrapez-le
    "table-games-a.label-plus": ("with a + card", "avec une carte +"),
    "table-games-a.label-minus": ("with a - card", "avec une carte -"),
    "table-games-a.label-equal": ("with an = card", "avec une carte ="),
    "table-games-a.wrong-all-on-board": (
        "All six stand on the board already: move one of them.",
        "Les six sont déjà sur le plateau : déplacez l'un d'eux.",
    ),
    "table-games-a.wrong-ends-where-it-started": (
        "A move cannot end where it began.",
        "Un déplacement ne peut pas finir à son départ.",
    ),
    "table-games-a.wrong-not-a-case": (
        "There is no space there: stay on the paths.",
        "Il n'y a pas de case ici : restez sur les chemins.",
    ),
    "table-games-a.wrong-horse-stays-out": (
        "The horse never goes back into the farm.",
        "Le cheval ne rentre jamais à la ferme.",
    ),
    "table-games-a.wrong-own-farm-point": (
        "In the farm each pursuer has a point of its own, and it is not this one.",
        "À la ferme, chaque poursuivant a son propre point, et ce n'est pas celui-ci.",
    ),
    "table-games-a.wrong-case-taken": (
        "Somebody stands there: passing is fine, but end on a free space.",
        "La case est occupée : on peut y passer, mais il faut finir sur une case libre.",
    ),
    "table-games-a.wrong-out-of-reach": (
        "No card goes exactly that far.",
        "Aucune carte ne mène exactement jusque-là.",
    ),
    "table-games-a.player": ("Player {number}", "Joueur {number}"),
    "table-games-a.subject-farmer": ("the farmer", "le fermier"),
    "table-games-a.subject-wife": ("the wife", "la fermière"),
    "table-games-a.subject-hand": ("the hand", "le valet"),
    "table-games-a.subject-maid": ("the maid", "la servante"),
    "table-games-a.subject-dog": ("the dog", "le chien"),
    "table-games-a.subject-horse": ("the horse", "le cheval"),
    "table-games-a.place-farm": ("the farm", "la ferme"),
    "table-games-a.horse-start": (
        "The horse has bolted! Whoever catches it with a secret pursuer wins.",
        "Le cheval s'est sauvé ! Qui le rattrape avec son poursuivant secret gagne.",
    ),
    "table-games-a.horse-dealt": (
        "{player} deals {cards} cards each (deal {deal}).",
        "{player} donne {cards} cartes à chacun (donne {deal}).",
    ),
    "table-games-a.horse-chosen": (
        "{player} has chosen a pursuer, in secret.",
        "{player} a choisi un poursuivant, en secret.",
    ),
    "table-games-a.horse-played": (
        "{player} plays {sign} and takes {subject} from {start} to {end}. Distance: {distance}.",
        "{player} joue {sign} et mène {subject} de {start} à {end}. Distance : {distance}.",
    ),
    "table-games-a.horse-discarded": (
        "{player} can move nobody and discards {subject} {sign}. Distance: {distance}.",
        "{player} ne peut mener personne et jette {subject} {sign}. Distance : {distance}.",
    ),
    "table-games-a.horse-plays": (
        "{player} plays a card and moves whom it shows.",
        "{player} joue une carte et déplace qui y figure.",
    ),
    "table-games-a.horse-caught": (
        "{player} catches the horse on {at}, with {subject}!",
        "{player} rattrape le cheval en {at}, avec {subject} !",
    ),
    "table-games-a.horse-secrets": ("The secrets: {secrets}.", "Les secrets : {secrets}."),
    "table-games-a.horse-secret": ("{number}: {subject}", "{number} : {subject}"),
    "table-games-a.horse-over-caught": ("{player} wins the game.", "{player} gagne la partie."),
    "table-games-a.horse-over-exhausted": (
        "Ten deals, and the horse is still free: nobody wins.",
        "Dix donnes, et le cheval court toujours : personne ne gagne.",
    ),
}
