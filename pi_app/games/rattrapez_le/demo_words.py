"""The words of Rattrapez-le in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rattrapez-le.demo-sign-farmer": ("farmer", "fermier"),
    "rattrapez-le.demo-sign-wife": ("wife", "fermière"),
    "rattrapez-le.demo-sign-hand": ("hand", "valet"),
    "rattrapez-le.demo-sign-maid": ("maid", "servante"),
    "rattrapez-le.demo-sign-dog": ("dog", "chien"),
    "rattrapez-le.demo-sign-horse": ("horse", "cheval"),
    "rattrapez-le.demo-sign-farm": ("farm", "ferme"),
    "rattrapez-le.demo-sign-black-case": ("start", "départ"),
    "rattrapez-le.demo-subject-farmer": ("the farmer", "le fermier"),
    "rattrapez-le.demo-subject-wife": ("the wife", "la fermière"),
    "rattrapez-le.demo-subject-hand": ("the hand", "le valet"),
    "rattrapez-le.demo-subject-maid": ("the maid", "la servante"),
    "rattrapez-le.demo-subject-dog": ("the dog", "le chien"),
    "rattrapez-le.demo-subject-horse": ("the horse", "le cheval"),
    "rattrapez-le.demo-deal-number": ("deal {number}", "donne {number}"),
    "rattrapez-le.demo-hand-sizes": ("cards: {sizes}", "cartes : {sizes}"),
    "rattrapez-le.demo-start": (
        "The horse has bolted! Catch it with your secret pursuer to win.",
        "Le cheval s'est sauvé ! Rattrapez-le avec votre poursuivant secret pour gagner.",
    ),
    "rattrapez-le.demo-dealt": (
        "{player} deals {cards} cards each (deal {deal}).",
        "{player} donne {cards} cartes à chacun (donne {deal}).",
    ),
    "rattrapez-le.demo-chosen": (
        "{player} has chosen a pursuer, in secret.",
        "{player} a choisi un poursuivant, en secret.",
    ),
    "rattrapez-le.demo-played": (
        "{player} plays {sign} and moves {subject} {distance} from {start} to {end}.",
        "{player} joue {sign} et mène {subject} à {distance} pas : {start} → {end}.",
    ),
    "rattrapez-le.demo-discarded": (
        "{player} can move nobody and discards {subject} {sign}. Distance: {distance}.",
        "{player} ne peut déplacer personne et jette {subject} {sign}. Distance : {distance}.",
    ),
    "rattrapez-le.demo-caught": (
        "{player} catches the horse on {at}, with {subject}!",
        "{player} rattrape le cheval en {at}, avec {subject} !",
    ),
    "rattrapez-le.demo-over-caught": ("{player} wins the game.", "{player} gagne la partie."),
    "rattrapez-le.demo-over-exhausted": (
        "Ten deals, and the horse is still free: nobody wins.",
        "Dix donnes, et le cheval court toujours : personne ne gagne.",
    ),
    "rattrapez-le.demo-secrets": ("The secrets: {secrets}.", "Les secrets : {secrets}."),
    "rattrapez-le.demo-secret-wanted": ("Whom to choose?", "Qui choisir ?"),
    "rattrapez-le.demo-secret-to-play": (
        "Secret: {secret}. Moves to choose from: {number}.",
        "Secret : {secret}. Coups au choix : {number}.",
    ),
    "rattrapez-le.demo-secret-waits": ("Secret: {secret}. The others play.", "Secret : {secret}. Aux autres de jouer."),
}
