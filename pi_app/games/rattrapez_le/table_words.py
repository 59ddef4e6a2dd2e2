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
    "rattrapez-le.table-label-plus": ("+ card: {piece} to {end}", "carte + : {piece} en {end}"),
    "rattrapez-le.table-label-minus": ("- card: {piece} to {end}", "carte - : {piece} en {end}"),
    "rattrapez-le.table-label-equal": ("= card: {piece} to {end}", "carte = : {piece} en {end}"),
    "rattrapez-le.table-ask-card": ("Which card did you play?", "Quelle carte avez-vous jouée ?"),
    "rattrapez-le.table-wrong-all-on-board": (
        "All six are already on the board: move one of them.",
        "Les six sont déjà sur le plateau : déplacez l'un d'eux.",
    ),
    "rattrapez-le.table-wrong-ends-where-it-started": (
        "A move cannot end where it began: go elsewhere.",
        "Un déplacement ne finit pas à son départ : allez ailleurs.",
    ),
    "rattrapez-le.table-wrong-not-a-case": (
        "There is no space there: stay on the paths.",
        "Il n'y a pas de case ici : restez sur les chemins.",
    ),
    "rattrapez-le.table-wrong-horse-stays-out": (
        "The horse never goes back into the farm: take it elsewhere.",
        "Le cheval ne rentre jamais à la ferme : menez-le ailleurs.",
    ),
    "rattrapez-le.table-wrong-own-farm-point-farmer": (
        "In the farm, the farmer stands on E10.",
        "Dans la ferme, le fermier se place en E10.",
    ),
    "rattrapez-le.table-wrong-own-farm-point-wife": (
        "In the farm, the wife stands on F10.",
        "Dans la ferme, la fermière se place en F10.",
    ),
    "rattrapez-le.table-wrong-own-farm-point-hand": (
        "In the farm, the hand stands on G10.",
        "Dans la ferme, le valet se place en G10.",
    ),
    "rattrapez-le.table-wrong-own-farm-point-maid": (
        "In the farm, the maid stands on E11.",
        "Dans la ferme, la servante se place en E11.",
    ),
    "rattrapez-le.table-wrong-own-farm-point-dog": (
        "In the farm, the dog stands on F11.",
        "Dans la ferme, le chien se place en F11.",
    ),
    "rattrapez-le.table-wrong-case-taken": (
        "Somebody stands there: passing is fine, but end on a free space.",
        "La case est occupée : on peut y passer, mais il faut finir sur une case libre.",
    ),
    "rattrapez-le.table-wrong-out-of-reach": (
        "No card goes exactly that far: choose another space.",
        "Aucune carte ne mène exactement là : choisissez une autre case.",
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
        "The horse has bolted! Catch it with your secret pursuer to win.",
        "Le cheval s'est sauvé ! Rattrapez-le avec votre poursuivant secret pour gagner.",
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
        "{player} ne peut déplacer personne et jette {subject} {sign}. Distance : {distance}.",
    ),
    "rattrapez-le.table-plays": (
        "{player}: play a card and move its figure.",
        "{player} : jouez une carte et déplacez sa figure.",
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
