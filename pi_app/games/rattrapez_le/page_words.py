"""The words of Rattrapez-le on its private pages and screens."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rattrapez-le.page-subject-dog": ("dog", "chien"),
    "rattrapez-le.page-subject-farmer": ("farmer", "fermier"),
    "rattrapez-le.page-subject-hand": ("hand", "valet"),
    "rattrapez-le.page-subject-horse": ("horse", "cheval"),
    "rattrapez-le.page-subject-maid": ("maid", "servante"),
    "rattrapez-le.page-subject-wife": ("wife", "fermière"),
    "rattrapez-le.page-choose": ("Who catches it for you?", "Qui le rattrapera ?"),
    "rattrapez-le.page-choose-it": ("{who}?", "{who} ?"),
    "rattrapez-le.page-secret-short": ("you: {who}", "moi : {who}"),
    "rattrapez-le.page-discard": ("discard it?", "la jeter ?"),
    "rattrapez-le.page-player": ("Player {n}", "Joueur {n}"),
    "rattrapez-le.page-hand-size": ("{player}: {count}", "{player} : {count}"),
    "rattrapez-le.page-last-card": ("{player}: {card}", "{player} : {card}"),
    "rattrapez-le.page-distance": ("distance {d}", "distance : {d}"),
    "rattrapez-le.page-steps": ("steps: {d}", "pas : {d}"),
    "rattrapez-le.page-catches": ("caught!", "rattrapé !"),
    "rattrapez-le.ask-pursuer": (
        "Who will catch the horse for you? It stays your secret.",
        "Qui rattrapera le cheval ? Gardez-le secret.",
    ),
    "rattrapez-le.ask-pursuer-it": ("Your secret pursuer: {who}?", "Votre poursuivant secret : {who} ?"),
    "rattrapez-le.ask-card": ("Which card do you play?", "Quelle carte jouez-vous ?"),
    "rattrapez-le.ask-discard": (
        "No card can be played. Which one do you discard?",
        "Rien ne se joue. Quelle carte jetez-vous ?",
    ),
    "rattrapez-le.ask-discard-it": ("Discard {card}?", "Jeter {card} ?"),
    "rattrapez-le.ask-steps": ("Steps: {d}. Where to?", "Pas : {d}. Vers où ?"),
    "rattrapez-le.ask-steps-to": ("Steps: {d}. To {to}?", "Pas : {d}. Vers {to} ?"),
    "rattrapez-le.ask-catches": ("That catches the horse!", "Le cheval est rattrapé !"),
}
