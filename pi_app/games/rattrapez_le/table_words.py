"""The words of Rattrapez-le at the real table: labels, refusals, what happened, what the lights mean."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rattrapez-le.legend-horse": ("yellow: the horse", "jaune : le cheval"),
    "rattrapez-le.legend-farmer": ("orange: the farmer, and the farm", "orange : le fermier, et la ferme"),
    "rattrapez-le.legend-wife": ("pink: the farmer's wife", "rose : la fermière"),
    "rattrapez-le.legend-hand": ("blue: the farm hand", "bleu : le valet"),
    "rattrapez-le.legend-maid": ("green: the maid", "vert : la servante"),
    "rattrapez-le.legend-dog": ("red: the dog", "rouge : le chien"),
    "rattrapez-le.legend-case": ("grey: a place to go", "gris : une case"),
    "rattrapez-le.table-ask-card": ("Which card did you play?", "Quelle carte avez-vous jouée ?"),
    "rattrapez-le.table-label-plus": ("a + card", "une carte +"),
    "rattrapez-le.table-label-minus": ("a - card", "une carte -"),
    "rattrapez-le.table-label-equal": ("an = card", "une carte ="),
    "rattrapez-le.table-wrong-all-on-board": (
        "All six stand on the board already: move one of them.",
        "Les six sont déjà sur le plateau : déplacez l'un d'eux.",
    ),
    "rattrapez-le.table-wrong-ends-where-it-started": (
        "A move cannot end where it began.",
        "Un déplacement ne peut pas finir à son départ.",
    ),
    "rattrapez-le.table-wrong-not-a-case": (
        "There is no space there: stay on the paths.",
        "Il n'y a pas de case ici : restez sur les chemins.",
    ),
    "rattrapez-le.table-wrong-horse-stays-out": (
        "The horse never goes back into the farm.",
        "Le cheval ne rentre jamais à la ferme.",
    ),
    "rattrapez-le.table-wrong-own-farm-point": (
        "In the farm each pursuer has a point of its own, and it is not this one.",
        "À la ferme, chaque poursuivant a son propre point, et ce n'est pas celui-ci.",
    ),
    "rattrapez-le.table-wrong-case-taken": (
        "Somebody stands there: passing is fine, but end on a free space.",
        "La case est occupée : on peut y passer, mais il faut finir sur une case libre.",
    ),
    "rattrapez-le.table-wrong-out-of-reach": (
        "No card goes exactly that far.",
        "Aucune carte ne mène exactement jusque-là.",
    ),
    "rattrapez-le.table-player": ("Player {number}", "Joueur {number}"),
    "rattrapez-le.table-subject-farmer": ("the farmer", "le fermier"),
    "rattrapez-le.table-subject-wife": ("the wife", "la fermière"),
    "rattrapez-le.table-subject-hand": ("the hand", "le valet"),
    "rattrapez-le.table-subject-maid": ("the maid", "la servante"),
    "rattrapez-le.table-subject-dog": ("the dog", "le chien"),
    "rattrapez-le.table-subject-horse": ("the horse", "le cheval"),
    "rattrapez-le.point-farm": ("the farm", "la ferme"),
    "rattrapez-le.table-start": (
        "The horse has bolted! Whoever catches it with a secret pursuer wins.",
        "Le cheval s'est sauvé ! Qui le rattrape avec son poursuivant secret gagne.",
    ),
    "rattrapez-le.table-dealt": (
        "{player} deals {cards} cards each (deal {deal}).",
        "{player} donne {cards} cartes à chacun (donne {deal}).",
    ),
    "rattrapez-le.table-chosen": (
        "{player} has chosen a pursuer, in secret.",
        "{player} a choisi un poursuivant, en secret.",
    ),
    "rattrapez-le.table-played": (
        "{player} plays {sign} and takes {subject} from {start} to {end}. Distance: {distance}.",
        "{player} joue {sign} et mène {subject} de {start} à {end}. Distance : {distance}.",
    ),
    "rattrapez-le.table-discarded": (
        "{player} can move nobody and discards {subject} {sign}. Distance: {distance}.",
        "{player} ne peut mener personne et jette {subject} {sign}. Distance : {distance}.",
    ),
    "rattrapez-le.table-plays": (
        "{player} plays a card and moves whom it shows.",
        "{player} joue une carte et déplace qui y figure.",
    ),
    "rattrapez-le.table-caught": (
        "{player} catches the horse on {at}, with {subject}!",
        "{player} rattrape le cheval en {at}, avec {subject} !",
    ),
    "rattrapez-le.table-secrets": ("The secrets: {secrets}.", "Les secrets : {secrets}."),
    "rattrapez-le.table-secret": ("{number}: {subject}", "{number} : {subject}"),
    "rattrapez-le.table-over-caught": ("{player} wins the game.", "{player} gagne la partie."),
    "rattrapez-le.table-over-exhausted": (
        "Ten deals, and the horse is still free: nobody wins.",
        "Dix donnes, et le cheval court toujours : personne ne gagne.",
    ),
}
