"""The words of the hints of Rattrapez-le."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rattrapez-le.hint-card": ("{subject} {signs}", "{subject} {signs}"),
    "rattrapez-le.hint-list": ("{first}, {rest}", "{first}, {rest}"),
    # ---- what anybody could work out
    "rattrapez-le.hint-choose-facts": (
        "Only cards of your pursuer and of the horse can catch it. Two players may choose the same.",
        "Seules les cartes de votre poursuivant et du cheval le rattrapent. On peut choisir le même à deux.",
    ),
    "rattrapez-le.hint-first-steps": (
        "The first card goes {count} steps, whatever its sign.",
        "La première carte fait {count} pas, quel que soit son signe.",
    ),
    "rattrapez-le.hint-steps": (
        "Steps: + goes {plus}, = goes {equal}, - goes {minus}.",
        "Pas à faire : + {plus}, = {equal}, - {minus}.",
    ),
    "rattrapez-le.hint-no-catch": (
        "No card can catch the horse in this turn.",
        "Aucune carte ne peut rattraper le cheval à ce tour.",
    ),
    "rattrapez-le.hint-catch": (
        "Cards that may catch the horse: {cards}.",
        "Cartes qui peuvent rattraper le cheval : {cards}.",
    ),
    "rattrapez-le.hint-catch-count": (
        "Pursuers in reach of the horse: {count}.",
        "Poursuivants à portée du cheval : {count}.",
    ),
    "rattrapez-le.hint-not-chosen": (
        "Player {number} did not choose: {subjects}.",
        "Le joueur {number} n'a pas choisi : {subjects}.",
    ),
    "rattrapez-le.hint-must-have-chosen": (
        "Player {number} can only have chosen: {subjects}.",
        "Le joueur {number} n'a pu choisir que : {subjects}.",
    ),
    # ---- a good move
    "rattrapez-le.hint-choose": ("Choose your pursuer: {subject}.", "Choisissez ce poursuivant : {subject}."),
    "rattrapez-le.hint-discard": ("No card can move. Discard {card}.", "Rien ne se joue. Jetez {card}."),
    "rattrapez-le.hint-play": ("Play {card} to {to}.", "Jouez {card} vers {to}."),
    "rattrapez-le.hint-play-catch": (
        "Play {card} to {to}: you catch the horse and win!",
        "Jouez {card} vers {to} : vous rattrapez le cheval, c'est gagné !",
    ),
    # ---- its reason
    "rattrapez-le.hint-choose-best": (
        "No other gives you more cards that can catch the horse: {count}.",
        "Aucun autre ne vous donne plus de cartes pour rattraper le cheval : {count}.",
    ),
    "rattrapez-le.hint-choose-count": (
        "Cards in your hand that can then catch the horse: {count}.",
        "Cartes de votre main qui peuvent alors rattraper le cheval : {count}.",
    ),
    "rattrapez-le.hint-useless": (
        "It moves neither your pursuer nor the horse, so it could never win for you.",
        "Elle ne bouge ni votre poursuivant ni le cheval : elle ne vous ferait jamais gagner.",
    ),
    "rattrapez-le.hint-distance": ("The distance is then {distance}.", "La distance passe à {distance}."),
    "rattrapez-le.hint-last": (
        "It is the last card of the game: a draw.",
        "C'est la dernière carte de la partie : partie nulle.",
    ),
    "rattrapez-le.hint-ready": (
        "If your pursuer and the horse stay put, you can catch it next turn.",
        "Si votre poursuivant et le cheval ne bougent pas, vous pourrez le rattraper au prochain tour.",
    ),
    "rattrapez-le.hint-may-catch": (
        "If your pursuer and the horse stay put, some distances let you catch it.",
        "Si votre poursuivant et le cheval ne bougent pas, certaines distances vous feront gagner.",
    ),
    "rattrapez-le.hint-saves": (
        "This leaves the horse out of the next player's reach.",
        "Le cheval est alors hors de portée du joueur suivant.",
    ),
    "rattrapez-le.hint-safe": (
        "The next player cannot catch the horse.",
        "Le joueur suivant ne peut pas rattraper le cheval.",
    ),
    "rattrapez-le.hint-nearer": (
        "Steps from your pursuer to the horse: {after} instead of {before}.",
        "De votre poursuivant au cheval : {after} pas au lieu de {before}.",
    ),
    "rattrapez-le.hint-hides": (
        "It does not give your pursuer away, and you keep the cards that can catch.",
        "Vous ne trahissez pas votre poursuivant et gardez les cartes qui rattrapent.",
    ),
    "rattrapez-le.hint-fewest": (
        "No other move leaves fewer pursuers in reach of the horse: {count}.",
        "Aucun autre coup ne laisse moins de poursuivants à portée du cheval : {count}.",
    ),
    "rattrapez-le.hint-in-reach": (
        "Careful: pursuers left in reach of the horse: {count}.",
        "Attention, poursuivants laissés à portée du cheval : {count}.",
    ),
}
