"""The words of `filature play` and of the virtual table in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "play.help-learn-game": (
        "the game to learn (default: choose a lesson in the menu)",
        "le jeu à apprendre (par défaut : choisir une leçon dans le menu)",
    ),
    "play.help-lesson": (
        "the lesson, if the game has several (default: the first)",
        "la leçon, si le jeu en a plusieurs (par défaut : la première)",
    ),
    "play.no-lesson": (
        "There is no such lesson. The lessons are: {lessons}.",
        "Cette leçon n'existe pas. Les leçons : {lessons}.",
    ),
    # ---- the command line
    "play.help-game": (
        "start with this game (default: choose one in the menu)",
        "commencer par ce jeu (par défaut : le choisir dans le menu)",
    ),
    "play.help-players": (
        "the number of players, if the game leaves a choice",
        "le nombre de joueurs, si le jeu laisse le choix",
    ),
    "play.help-seats": (
        "who plays each seat: table (moves pieces), line (in secret, on a handheld), bot:0 to bot:3",
        "qui tient chaque place : table (déplace des pièces), line (en secret, sur une manette), bot:0 à bot:3",
    ),
    "play.help-match": (
        "play a match of N games: the players change seats as the game prescribes, and their points add up",
        "jouer un match en N parties : les joueurs changent de place comme le jeu le prévoit, et leurs points "
        "s'additionnent",
    ),
    "play.help-names": (
        "the names of the people, in the order of their seats, for the statistics; e.g. Ada,Basile",
        "les noms des joueurs, dans l'ordre des places, pour les statistiques ; ex. Ada,Basile",
    ),
    "play.help-brightness": ("how bright the lights are", "l'intensité des lumières"),
    "play.help-handheld": (
        "the port of the only handheld (default: FILATURE_HANDHELD, else every handheld that is plugged in)",
        "le port de l'unique manette (par défaut : FILATURE_HANDHELD, sinon toutes celles qui sont branchées)",
    ),
    "play.help-screen": (
        "what each display shows, separated by commas: public (for everybody), hidden (for all seats with a secret), "
        "hidden:SEAT (for one seat); none: no display (default: the display that is plugged in is public)",
        "ce que montre chaque écran, séparé par des virgules : public (pour tous), hidden (pour toutes les places qui "
        "ont un secret), hidden:PLACE (pour une seule place) ; none : aucun écran (par défaut : l'écran branché est "
        "public)",
    ),
    "play.help-amperes": (
        "the largest current of the lights in amperes, at most 2 (default: FILATURE_AMPERES, else 2)",
        "le courant maximal des lumières en ampères, 2 au plus (par défaut : FILATURE_AMPERES, sinon 2)",
    ),
    "play.no-display": ("No display can be opened: {why}", "Aucun écran ne peut être ouvert : {why}"),
    "play.without-display": (
        "No display for {screen}: {why}. The table plays without it.",
        "Pas d'écran pour {screen} : {why}. La table joue sans lui.",
    ),
    "play.not-opened": (
        "A display is plugged in, but cannot be opened: {why}. The table plays without it.",
        "Un écran est branché, mais ne s'ouvre pas : {why}. La table joue sans lui.",
    ),
    "play.no-pygame": (
        "No display can be opened: pygame is missing. The table plays without one; filature doctor says what to do.",
        "Aucun écran ne peut être ouvert : pygame manque. La table joue sans écran ; filature doctor dit quoi faire.",
    ),
    "play.no-sockets": (
        "This machine has no socket for a display, or its driver is off. The table plays without one.",
        "Cette machine n'a pas de prise d'écran, ou son pilote est coupé. La table joue sans écran.",
    ),
    "play.without-words": (
        "Nobody at the table can read what it says. Plug in a display (HDMI) or a handheld (USB); filature doctor says "
        "more.",
        "À la table, personne ne peut rien lire. Branchez un écran (HDMI) ou une manette (USB) ; filature doctor en "
        "dit plus.",
    ),
    "play.help-virtual": (
        "play on the virtual table in this terminal",
        "jouer sur la table virtuelle dans ce terminal",
    ),
    "play.help-window": (
        "play on the virtual table in a window, with the mouse",
        "jouer sur la table virtuelle dans une fenêtre, à la souris",
    ),
    "play.help-hands": (
        "in the window, move the pieces of bots by hand; without it they carry themselves",
        "dans la fenêtre, déplacer à la main les pièces des robots, qui sinon avancent seules",
    ),
    "play.needs-game": ("{option} needs --game.", "{option} demande --game."),
    "play.never-at-table": (
        "{seat} plays without pieces: choose line or bot:N.",
        "{seat} joue sans pièce : choisissez line ou bot:N.",
    ),
    "play.offer": (
        "With a mouse: filature play --window. Play on the virtual table in this terminal? [Y/n]",
        "À la souris : filature play --window. Jouer sur la table virtuelle dans ce terminal ? [O/n]",
    ),
    "play.resumed-later": (
        "Game saved: it resumes at the next start.",
        "Partie sauvegardée : elle reprendra au prochain démarrage.",
    ),
    "play.instead": (
        "Without the electronics: filature play --window, filature play --virtual (in a terminal), or filature demo.",
        "Sans l'électronique : filature play --window, filature play --virtual (dans un terminal), ou filature demo.",
    ),
    # ---- hands in the terminal
    "play.hint": (
        "Type: 6F · 6F 6H · ok back left right menu · set · hint · help · quit",
        "Tapez : 6F · 6F 6H · ok retour gauche droite menu · ranger · conseil · aide",
    ),
    "play.hint-secret": (
        "In secret: {seat}? lists the moves, {seat}:… plays one · hint · help",
        "En secret : {seat} ? liste les coups, {seat}:… en joue un · conseil · aide",
    ),
    "play.hint-set": (
        "Type set: all pieces go where the table wants them · help · quit",
        "Tapez ranger : les pièces vont où la table les veut · aide · quitter",
    ),
    "play.hint-show": ("Any key ends the show.", "Une touche quelconque arrête le spectacle."),
    "play.hint-again": ("Type hint again for a good move.", "Retapez conseil pour voir un bon coup."),
    "play.no-hints": (
        "No hints here: the table, or this match, forbids them.",
        "Pas de conseil : la table, ou ce match, les interdit.",
    ),
    "play.no-hint-in-lesson": (
        "No hints in a lesson: it says itself what to do.",
        "Pas de conseil dans une leçon : elle dit elle-même quoi faire.",
    ),
    "play.no-hint-for-several": (
        "Several players are choosing: ask when you play alone.",
        "Plusieurs joueurs choisissent : demandez quand vous jouerez seul.",
    ),
    "play.no-hint-for-bots": (
        "It is a bot's turn: ask on your own.",
        "C'est au robot de jouer : demandez à votre tour.",
    ),
    "play.no-hint-yet": ("Set up the pieces first: type set.", "Installez d'abord les pièces : tapez ranger."),
    "play.type-this": ("Type → {seat}: {move}", "Tapez → {seat} : {move}"),
    "play.not-understood": (
        "Not understood: {text}. Type help.",
        "Pas compris : {text}. Tapez aide.",
    ),
    "play.no-game": (
        "No game is being played: type menu to start one.",
        "Aucune partie en cours : tapez menu pour en lancer une.",
    ),
    "play.rests": (
        "Game paused: leave the menu or the test first.",
        "Partie en pause : quittez d'abord le menu ou le test.",
    ),
    "play.no-seat": (
        "Nobody here plays that seat. Type one of these: {seats}.",
        "Personne ici ne tient cette place. Tapez l'une de celles-ci : {seats}.",
    ),
    "play.look-away": ("For {seat} only. The others look away:", "Pour {seat} seul. Les autres détournent les yeux :"),
    "play.nothing-to-do": ("It is not your turn.", "Ce n'est pas votre tour."),
    "play.not-ready": ("The handheld was not ready: type it again.", "La manette n'était pas prête : retapez-le."),
    "play.done": ("Done.", "C'est fait."),
    "play.help-1": (
        "6F: lift the piece there, or put one there. 6F 6H: carry it. 6F>6H: slide it.",
        "6F : lever la pièce ou en poser une. 6F 6H : la porter. 6F>6H : la glisser.",
    ),
    "play.help-2": (
        "9F: as named at the left and top. D1: as the game names it, right and bottom.",
        "9F : point nommé à gauche et en haut. D1 : nommé par le jeu, à droite et en bas.",
    ),
    "play.help-3": (
        "ok back left right menu: buttons; an empty line is ok. menu! holds it for 3 s.",
        "ok retour gauche droite menu : boutons ; ligne vide : ok. menu ! le tient 3 s.",
    ),
    "play.help-4": (
        "SEAT:MOVE plays in secret, as on a handheld; SEAT? lists the seat's moves.",
        "PLACE:COUP joue en secret, comme à la manette ; PLACE ? liste ses coups.",
    ),
    "play.help-5": (
        "The others must look away until the next key is typed.",
        "Les autres se détournent jusqu'à la touche suivante.",
    ),
    "play.help-6": (
        "set: put all pieces where the table wants them, also after a bot's move.",
        "ranger : mettre toutes les pièces où la table les veut, même après un robot.",
    ),
    "play.help-7": (
        "hint: what anybody could work out now; hint again: a good move.",
        "conseil : ce que chacun peut déduire ; encore conseil : un bon coup.",
    ),
    "play.help-8": (
        "wait 2: let two seconds pass. quit: leave; the lights go off.",
        "attendre 2 : laisser passer deux secondes. quitter : partir ; tout s'éteint.",
    ),
}
