"""The words of the public screen while a game is played at the table."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "table.about": (
        "Filature: press MENU to choose a game.",
        "Filature : appuyez sur MENU pour choisir un jeu.",
    ),
    "table.show": (
        "This is a show. Press any button to play yourself.",
        "C'est un spectacle. Appuyez sur une touche pour jouer.",
    ),
    "table.away": (
        "The game is kept. OK: go on. BACK: give it up. MENU: choose.",
        "Partie gardée. OK : suite. RETOUR : abandon. MENU : choix.",
    ),
    "table.away-lesson": (
        "The lesson waits; it is not saved. OK: go on. BACK: end it. MENU: choose.",
        "La leçon attend, sans être enregistrée. OK : suite. RETOUR : fin. MENU : choix.",
    ),
    "table.look-back": ("← →: see the game again.", "← → : revoir la partie."),
    "table.looking-back": (
        "← →: step. OK: another side. BACK: the result.",
        "← → : étapes. OK : autre camp. RETOUR : le résultat.",
    ),
    "table.away-instead": (
        "A game was left here. OK: go on with it. BACK: give it up and play {game}.",
        "Une partie est restée en plan. OK : la continuer. RETOUR : l'abandonner et jouer à {game}.",
    ),
    "table.good-night": ("Good night.", "Bonne nuit."),
    "table.title": ("{game} · to play: {who}", "{game} · à jouer : {who}"),
    "table.title-over": ("{game} · the game is over", "{game} · la partie est finie"),
    # ---- hints
    "table.asked-facts": ("{who} asked for a hint.", "Conseil demandé ({who})."),
    "table.asked-move": ("{who} asked for a good move.", "Bon coup demandé ({who})."),
    "table.hint-thinking": ("Looking for a good move …", "Je cherche un bon coup …"),
    "table.hint-more": (
        "OK: show a good move. BACK: that is enough.",
        "OK : montrer un bon coup. RETOUR : c'est assez.",
    ),
    "table.hint-back": ("BACK: close the hint.", "RETOUR : fermer le conseil."),
    # ---- what is wanted
    "table.set-up": ("Set the pieces on the pulsing points.", "Placez les pièces sur les points qui clignotent."),
    "table.missing": (
        "Put {piece} on {where}. Already there? Press OK.",
        "Posez {piece} en {where}. Déjà fait ? Appuyez sur OK.",
    ),
    "table.extra": (
        "Take {piece} off {where}. If none stands there, press OK.",
        "Retirez {piece} de {where}. S'il n'y en a pas, appuyez sur OK.",
    ),
    "table.astray": ("Missing: {missing}. Out of place: {extra}.", "Manque : {missing}. De trop : {extra}."),
    "table.carry": ("Carry {piece} from {start} to {end}.", "Portez {piece} de {start} vers {end}."),
    "table.put-back": ("Put {piece} back on {end}.", "Remettez {piece} à sa place : {end}."),
    "table.piece": ("the piece", "la pièce"),
    "table.a-piece": ("a piece", "une pièce"),
    "table.in-hand": (
        "The piece from {where} is in the air. OK: say where it goes.",
        "La pièce de {where} est en l'air. OK : dire où elle va.",
    ),
    "table.left-out": (
        "{where}: no piece belongs there, or its switch is broken. Play goes on without it.",
        "{where} : aucune pièce ne va là, ou son contact est cassé. On joue sans lui.",
    ),
    "table.deaf": (
        "{where}: the switch contradicts the game and is left out.",
        "{where} : le contact contredit la partie ; on joue sans lui.",
    ),
    "table.wait-hands": ("Move a piece.", "Déplacez une pièce."),
    "table.wait-hands-or-button": (
        "Move a piece. OK: what else can be done.",
        "Déplacez une pièce. OK : ce qu'on peut faire d'autre.",
    ),
    "table.wait-deed": ("OK: {deed}.", "OK : {deed}."),
    "table.wait-hands-or-deed": ("Move a piece. OK: {deed}.", "Déplacez une pièce. OK : {deed}."),
    "table.wait-put": ("Put a piece on {where}.", "Posez une pièce en {where}."),
    "table.wait-put-any": ("Put a piece on a pulsing point.", "Posez une pièce sur un point qui clignote."),
    "table.wait-button": ("Press OK.", "Appuyez sur OK."),
    "table.wait-secret": ("Waiting for a secret choice.", "On attend un choix secret."),
    "table.wait-line": (
        "Waiting for a secret move: handheld or hidden screen.",
        "On attend un coup secret : manette ou écran caché.",
    ),
    "table.wait-bot": ("The table is thinking.", "La table réfléchit."),
    # ---- refusals
    "table.refused": (
        "That is not possible. Put it back.",
        "Ce n'est pas possible. Remettez la pièce à sa place.",
    ),
    "table.not-now": (
        "It is another player's turn: no piece moves now.",
        "C'est le tour d'un autre : aucune pièce ne bouge pour l'instant.",
    ),
    "table.lesson-done": (
        "You know the game now. MENU: play it, or take another lesson.",
        "Vous connaissez le jeu. MENU : y jouer, ou suivre une autre leçon.",
    ),
    "table.lesson-ok": ("OK: go on.", "OK : continuer."),
    "table.lesson-private": (
        "Now look at your private screen: a handheld or a hidden screen.",
        "Regardez votre écran privé : manette ou écran caché.",
    ),
    "table.lesson-again": ("OK: show the sentence again.", "OK : revoir la phrase."),
    "table.rule": ("(rule {rule})", "(règle {rule})"),
    "table.read-rule": ("Rule {rule}. →: read it.", "Règle {rule}. → : la lire."),
    # ---- questions
    "table.ask-which": ("Which is it?", "Que faites-vous ?"),
    "table.ask-this": ("Is this your move?", "Est-ce votre coup ?"),
    "table.ask-catch": ("Is this a catch?", "Est-ce une prise ?"),
    "table.ask-back": ("Take the last move back?", "Reprendre le dernier coup ?"),
    "table.not-taken-back": (
        "If a piece stands on {where}, press BACK.",
        "Si une pièce est en {where}, appuyez sur RETOUR.",
    ),
    "table.ask-where": ("Where does the piece go?", "Où va la pièce ?"),
    "table.ask-deed": ("What do you do?", "Que faites-vous ?"),
    "table.ask-stands": ("Is it so?", "Est-ce bien cela ?"),
    "table.stands": ("{where} is taken: play on", "{where} est occupé : on continue"),
    "table.bare": ("{where} is free: play on", "{where} est libre : on continue"),
    "table.way": ("{start} to {end}", "{start} vers {end}"),
    "table.put": ("to {end}", "vers {end}"),
    "table.leaves": ("{start} leaves the board", "{start} quitte le plateau"),
    "table.yes": ("yes", "oui"),
    "table.no": ("no", "non"),
    "table.ok-back": ("OK: {ok}. BACK: {back}.", "OK : {ok}. RETOUR : {back}."),
    "table.walk": (
        "< {answer} > {place} OK: this one. ← →: others.",
        "< {answer} > {place} OK : c'est cela. ← → : autres.",
    ),
    "table.lifted-from": ("(the piece from {where})", "(la pièce de {where})"),
    "table.outside": ("outside", "dehors"),
    "table.place": ("({number} of {count})", "({number} sur {count})"),
    "table.wrong-not-now": (
        "No piece is to be moved now: put it back.",
        "Aucune pièce ne doit bouger maintenant : remettez-la.",
    ),
}
