"""The table's menu in words. No line is longer than the 40 signs of the public screen, mark included."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- the top page
    "menu.title-top": ("What now?", "Que faire ?"),
    "menu.continue": ("Continue the game", "Continuer la partie"),
    "menu.take-back": ("Take the last move back", "Reprendre le dernier coup"),
    "menu.new-game": ("New game", "Nouvelle partie"),
    "menu.aid-on": ("Hint aid: on", "Aide : oui"),
    "menu.aid-off": ("Hint aid: off", "Aide : non"),
    "menu.brightness": ("Brightness: {level}", "Lumière : {level}"),
    "menu.sound-on": ("Sound: on", "Son : oui"),
    "menu.sound-off": ("Sound: off", "Son : non"),
    "menu.language": ("Language: {language}", "Langue : {language}"),
    "menu.self-test": ("Test the table", "Tester la table"),
    "menu.shut-down": ("Shut down", "Éteindre"),
    # ---- a new game
    "menu.title-game": ("Which game?", "Quel jeu ?"),
    "menu.title-players": ("How many players?", "Combien de joueurs ?"),
    "menu.players-2": ("2 players", "2 joueurs"),
    "menu.players-3": ("3 players", "3 joueurs"),
    "menu.players-4": ("4 players", "4 joueurs"),
    "menu.players-5": ("5 players", "5 joueurs"),
    "menu.players-6": ("6 players", "6 joueurs"),
    "menu.title-variant": ("Which variant?", "Quelle variante ?"),
    "menu.variant-1": ("1: the first step is straight", "1 : le premier pas est tout droit"),
    "menu.variant-2": ("2: the first step may be diagonal", "2 : premier pas aussi en diagonale"),
    "menu.title-starter": ("Who has the ball and starts?", "Qui a la bille et commence ?"),
    "menu.title-first": ("Who starts?", "Qui commence ?"),
    "menu.title-length": ("A game, or a match?", "Une partie, ou un match ?"),
    "menu.single": ("One game", "Une partie"),
    "menu.length": ("A match of {games} games", "Un match en {games} parties"),
    "menu.title-seats": ("Who plays?", "Qui joue ?"),
    "menu.start": ("Start", "Commencer"),
    "menu.place": ("{seat}: {player}", "{seat} : {player}"),
    "menu.table": ("at the table", "à la table"),
    "menu.line": ("handheld", "manette"),
    "menu.bot-1": ("bot, gentle", "robot, gentil"),
    "menu.bot-2": ("bot, good", "robot, bon"),
    "menu.bot-3": ("bot, its best", "robot, au mieux"),
    "menu.title-give-up": ("The game on the table will be given up.", "La partie en cours sera abandonnée."),
    "menu.give-up": ("Give it up, start the new game", "L'abandonner, lancer la nouvelle"),
    "menu.title-match-give-up": (
        "The match on the table will be given up.",
        "Le match en cours sera abandonné.",
    ),
    "menu.title-match-leave": ("Give up the match on the table?", "Abandonner le match en cours ?"),
    "menu.title-leave": ("Give up the game on the table?", "Abandonner la partie en cours ?"),
    "menu.leave": ("Give it up", "L'abandonner"),
    # ---- the other pages
    "menu.title-brightness": ("How bright?", "Quelle lumière ?"),
    "menu.brightness-auto": ("automatic", "automatique"),
    "menu.brightness-day": ("day", "jour"),
    "menu.brightness-evening": ("evening", "soir"),
    "menu.brightness-night": ("night", "nuit"),
    "menu.title-language": ("Which language?", "Quelle langue ?"),
    "menu.language-en": ("English", "English"),
    "menu.language-fr": ("Français", "Français"),
    "menu.title-shut-down": ("Shut the table down?", "Éteindre la table ?"),
    # ---- what the buttons do
    "menu.buttons-top": ("← → move · ok choose · back close", "← → aller · ok choisir · retour fermer"),
    "menu.buttons-page": ("← → move · ok choose · back", "← → aller · ok choisir · retour"),
    "menu.buttons-place": ("← → move · ok change · back", "← → aller · ok changer · retour"),
    "menu.buttons-confirm": ("ok yes · back no", "ok oui · retour non"),
}
