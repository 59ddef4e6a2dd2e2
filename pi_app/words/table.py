"""The words of the public screen while a game is played at the table."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "table.about": (
        "Filature: press MENU to choose a game.",
        "Filature : appuyez sur MENU pour choisir un jeu.",
    ),
    "table.show": ("Just a show. Press any button to play.", "Spectacle en cours. Appuyez sur une touche pour jouer."),
    "table.away": (
        "Game saved. OK: resume. BACK: discard. MENU: choose.",
        "Partie sauvegardée. OK : reprendre. RETOUR : abandonner. MENU : choisir.",
    ),
    "table.away-lesson": (
        "Lesson paused, not saved. OK: resume. BACK: end it. MENU: choose.",
        "Leçon en pause, non sauvegardée. OK : reprendre. RETOUR : finir. MENU : choisir.",
    ),
    "table.look-back": ("← →: see the game again.", "← → : revoir la partie."),
    "table.looking-back": (
        "← →: step. OK: another side. BACK: the result.",
        "← → : étapes. OK : autre camp. RETOUR : le résultat.",
    ),
    "table.looking-back-listed": (
        "← →: step. OK: another side. BACK: the list.",
        "← → : étapes. OK : autre camp. RETOUR : la liste.",
    ),
    "table.playing-back": (
        "← →: stop and step. OK: next game. BACK: the result.",
        "← → : pas à pas. OK : partie suivante. RETOUR : le résultat.",
    ),
    "table.away-instead": (
        "A game was left here. OK: resume it. BACK: discard it and play {game}.",
        "Une partie attend ici. OK : la reprendre. RETOUR : l'abandonner et jouer à {game}.",
    ),
    "table.good-night": ("Good night.", "Bonne nuit."),
    "table.turn": ("To play: {who}", "À vous : {who}"),
    "table.turn-of": ("{who} to play ({seats})", "À {who} de jouer ({seats})"),
    "table.title-over": ("{game} · the game is over", "{game} · la partie est finie"),
    # ---- hints
    "table.asked-facts": ("{who} asked for a hint.", "Conseil demandé ({who})."),
    "table.asked-move": ("{who} asked for a good move.", "Bon coup demandé ({who})."),
    "table.hint-thinking": ("Looking for a good move …", "Je cherche un bon coup …"),
    "table.hint-more": ("OK: show a good move. BACK: close the hint.", "OK : montrer un bon coup. RETOUR : fermer."),
    "table.hint-back": ("BACK: close the hint.", "RETOUR : fermer le conseil."),
    # ---- what is wanted
    "table.set-up": ("Set the pieces on the flashing points.", "Placez les pièces sur les points qui clignotent."),
    "table.missing": (
        "Put {pieces}. Already there? Press OK.",
        "Posez {pieces}. Déjà fait ? Appuyez sur OK.",
    ),
    "table.extra": (
        "Take away {pieces}. Nothing there? Press OK.",
        "Retirez {pieces}. Il n'y a rien ? Appuyez sur OK.",
    ),
    "table.astray": ("Missing: {missing}. Out of place: {extra}.", "Manque : {missing}. De trop : {extra}."),
    "table.carry": ("Carry {piece} from {start} to {end}.", "Déplacez {piece} : {start} → {end}."),
    "table.put-back": ("Put {piece} back on {end}.", "Remettez {piece} à sa place : {end}."),
    "table.piece": ("the piece", "la pièce"),
    "table.piece-on": ("{piece} on {where}", "{piece} en {where}"),
    "table.pieces-on": ("the pieces on {where}", "les pièces ({where})"),
    "table.in-hand": (
        "Put down {piece} from {start}. No reaction? Press OK.",
        "Posez {piece} de {start}. Aucune réaction ? Appuyez sur OK.",
    ),
    "table.in-hand-ending": (
        "Put {piece} down. OK, then ←: {ending}.",
        "Posez {piece}. OK, puis ← : {ending}.",
    ),
    "table.left-out": (
        "Nothing belongs there: {where}. If it is empty, its sensor is faulty. Playing without it.",
        "Rien ne va là : {where}. Si c'est vide, le capteur est défectueux. On joue sans lui.",
    ),
    "table.deaf": (
        "The sensor at {where} looks faulty. Playing without it.",
        "Le capteur de {where} semble défectueux. On joue sans lui.",
    ),
    "table.wait-hands": ("Move a piece.", "Déplacez une pièce."),
    "table.wait-hands-or-button": ("Move a piece. OK: other moves.", "Déplacez une pièce. OK : autres coups."),
    "table.wait-deed": ("OK: {deed}.", "OK : {deed}."),
    "table.wait-hands-or-deed": ("Move a piece. OK: {deed}.", "Déplacez une pièce. OK : {deed}."),
    "table.wait-put": ("Put a piece on {where}.", "Posez une pièce en {where}."),
    "table.wait-put-any": ("Put a piece on a pulsing point.", "Posez une pièce sur un point qui pulse."),
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
        "It is another player's turn: leave the pieces.",
        "C'est le tour d'un autre : laissez les pièces.",
    ),
    "table.lesson-done": (
        "You know the game now. MENU: play it, or take another lesson.",
        "Vous connaissez le jeu. MENU : y jouer, ou suivre une autre leçon.",
    ),
    "table.lesson-ok": ("OK: continue.", "OK : continuer."),
    "table.lesson-private": (
        "Now look at your private screen: a handheld or a hidden screen.",
        "Regardez votre écran privé : manette ou écran caché.",
    ),
    "table.lesson-again": ("OK: show the sentence again.", "OK : revoir la phrase."),
    "table.rule": ("(rule {rule})", "(règle {rule})"),
    "table.read-rule": ("Rule {rule}. →: read it.", "Règle {rule}. → : la lire."),
    # ---- questions
    "table.ask-which": ("Which move did you make?", "Quel coup avez-vous joué ?"),
    "table.ask-catch": ("Which catch did you make?", "Quelle prise avez-vous faite ?"),
    "table.ask-where": ("Where is {piece} now?", "Où est maintenant {piece} ?"),
    "table.ask-deed": ("What do you want to do?", "Que voulez-vous faire ?"),
    "table.ask-reeds": ("What is on the board?", "Qu'y a-t-il sur le plateau ?"),
    "table.ask-one": ("{option}?", "{option} ?"),
    "table.ask-sure": ("{option}: are you sure?", "{option} : vous confirmez ?"),
    "table.not-taken-back": (
        "If a piece stands on {where}, press BACK.",
        "Si une pièce est en {where}, appuyez sur RETOUR.",
    ),
    "table.option-go": ("{piece} goes from {start} to {end}", "{piece} va de {start} à {end}"),
    "table.option-enter": ("{piece} comes in on {end}", "{piece} entre en {end}"),
    "table.option-leave": ("{piece} leaves the board from {start}", "{piece} quitte le plateau par {start}"),
    "table.option-catch": ("{piece} catches {caught} on {end}", "{piece} attrape {caught} en {end}"),
    "table.option-stands": ("{piece} still stands on {end}", "{piece} est toujours en {end}"),
    "table.option-stand": ("there are pieces on {end}", "il y a des pièces en {end}"),
    "table.option-bare": ("nothing stands on {end}", "il n'y a rien en {end}"),
    "table.option-take-back": ("take the last move back", "reprendre le dernier coup"),
    "table.yes": ("yes", "oui"),
    "table.no": ("no", "non"),
    "table.none-of-these": ("none of these", "rien de cela"),
    "table.ok-back": ("OK: {ok}. BACK: {back}.", "OK : {ok}. RETOUR : {back}."),
    "table.walk": (
        "< {option} > {place} OK: this one. ← →: others. BACK: none.",
        "< {option} > {place} OK : oui. ← → : autres. RETOUR : aucun.",
    ),
    "table.outside": ("outside", "dehors"),
    "table.place": ("({number} of {count})", "({number} sur {count})"),
    "table.wrong-not-now": ("No piece moves now: put it back.", "Aucune pièce ne bouge maintenant : remettez-la."),
}
