"""All words of Rattrapez-le. This file holds its name, seats, options and reasons why a move is refused."""

from __future__ import annotations

from typing import Final

from pi_app.games.rattrapez_le.demo_words import WORDS as DEMO
from pi_app.games.rattrapez_le.hint_words import WORDS as HINTS
from pi_app.games.rattrapez_le.page_words import WORDS as PAGE
from pi_app.games.rattrapez_le.table_words import WORDS as TABLE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rattrapez-le.name": ("Rattrapez-le", "Rattrapez-le"),
    "rattrapez-le.about": (
        "2 to 6 players. All move the same figures, but only your secret one may catch the horse.",
        "2 à 6 joueurs. Tous mènent les mêmes figures ; la vôtre, secrète, doit rattraper le cheval.",
    ),
    "rattrapez-le.seat-p1": ("player 1", "joueur 1"),
    "rattrapez-le.seat-p2": ("player 2", "joueur 2"),
    "rattrapez-le.seat-p3": ("player 3", "joueur 3"),
    "rattrapez-le.seat-p4": ("player 4", "joueur 4"),
    "rattrapez-le.seat-p5": ("player 5", "joueur 5"),
    "rattrapez-le.seat-p6": ("player 6", "joueur 6"),
    "rattrapez-le.turn-p1": ("Player 1 to play", "Au joueur 1 de jouer"),
    "rattrapez-le.turn-p2": ("Player 2 to play", "Au joueur 2 de jouer"),
    "rattrapez-le.turn-p3": ("Player 3 to play", "Au joueur 3 de jouer"),
    "rattrapez-le.turn-p4": ("Player 4 to play", "Au joueur 4 de jouer"),
    "rattrapez-le.turn-p5": ("Player 5 to play", "Au joueur 5 de jouer"),
    "rattrapez-le.turn-p6": ("Player 6 to play", "Au joueur 6 de jouer"),
    "rattrapez-le.how-caught": ("caught", "attrapé"),
    "rattrapez-le.how-exhausted": ("draw", "nulle"),
    # ---- why a move is refused
    "rattrapez-le.form-deal": (
        "deal, then every card in use in dealing order: deal dog+ horse= maid- …",
        "deal, puis toutes les cartes en jeu dans l'ordre de la donne : deal dog+ horse= maid- …",
    ),
    "rattrapez-le.only-chance-deals": (
        "Players do not deal here: the table shuffles and deals by itself.",
        "Les joueurs ne donnent pas : la table mélange et distribue elle-même.",
    ),
    "rattrapez-le.deal-now": (
        "All hands are empty: the cards must be dealt now.",
        "Toutes les mains sont vides : il faut d'abord distribuer les cartes.",
    ),
    "rattrapez-le.not-the-deck": (
        "A deal names each card in use once for every copy, and no other; the removed horse cards stay out.",
        "Une donne nomme toutes les cartes en jeu et aucune autre ; les cartes Cheval écartées restent dehors.",
    ),
    "rattrapez-le.choose-first": (
        "First choose in secret who will catch the horse for you.",
        "Choisissez d'abord, en secret, qui rattrapera le cheval pour vous.",
    ),
    "rattrapez-le.horse-is-chased": (
        "The horse is the one to be caught; choose one of its five pursuers.",
        "C'est le cheval qu'il faut rattraper ; choisissez l'un de ses cinq poursuivants.",
    ),
    "rattrapez-le.already-chosen": (
        "You have chosen your pursuer for the whole game; now play a card.",
        "Votre poursuivant est choisi pour toute la partie ; jouez maintenant une carte.",
    ),
    "rattrapez-le.not-in-hand": (
        "This card is not in your hand; play one of yours.",
        "Cette carte n'est pas dans votre main ; jouez l'une des vôtres.",
    ),
    "rattrapez-le.can-move": (
        "You may discard only when none of your cards can move anybody; one of them can.",
        "On ne se défausse que si aucune carte ne permet de bouger ; l'une des vôtres le permet.",
    ),
    "rattrapez-le.ends-where-it-started": (
        "A move visits no place twice, so it cannot end on {squares}, where it began.",
        "Un déplacement ne passe pas deux fois au même endroit : il ne peut pas finir à son départ, {squares}.",
    ),
    "rattrapez-le.horse-stays-out": (
        "The horse has run away from the farm and never goes back in; take it elsewhere.",
        "Le cheval s'est enfui de la ferme et n'y rentre pas ; menez-le ailleurs.",
    ),
    "rattrapez-le.out-of-reach": (
        "No way of exactly this card's distance leads there without passing a place twice ({squares}).",
        "Aucun chemin long d'exactement la distance de cette carte n'y mène sans repasser au même endroit ({squares}).",
    ),
    "rattrapez-le.not-your-secret": (
        "On {squares} the horse would meet somebody you did not choose; only your own pursuer may catch it.",
        "En {squares}, le cheval tomberait sur un autre que votre poursuivant ; lui seul peut le rattraper.",
    ),
    "rattrapez-le.case-taken": (
        "Somebody stands on {squares} already; passing is fine, but end on a free space.",
        "La case {squares} est occupée ; on peut y passer, mais il faut finir sur une case libre.",
    ),
    **TABLE,
    **PAGE,
    **DEMO,
    **HINTS,
}
