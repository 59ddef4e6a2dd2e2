"""The words of the command line."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "cli.about": (
        "Filature: a table for hidden-pursuit games, and the referee that keeps every secret.",
        "Filature : une table pour jeux de poursuite secrète, et l'arbitre qui garde tous les secrets.",
    ),
    "cli.commands": ("Commands:", "Commandes :"),
    "cli.more": (
        "The options of a command: filature COMMAND --help.",
        "Les options d'une commande : filature COMMANDE --help.",
    ),
    "cli.usage": ("filature {command} [options]", "filature {command} [options]"),
    "cli.about-demo": (
        "Watch bots play a series of games in the terminal: the public view, and the view of the secret seat.",
        "Regarder des robots jouer une série de parties dans le terminal : la vue publique et celle de la place "
        "secrète.",
    ),
    "cli.about-play": (
        "Play at the table or, if this machine has none, at the virtual table in this terminal.",
        "Jouer à la table ou, si cette machine n'en a pas, à la table virtuelle dans ce terminal.",
    ),
    "cli.about-learn": (
        "Learn a game at the table, step by step: follow the lights and the screen.",
        "Apprendre un jeu à la table, pas à pas : suivez les lumières et l'écran.",
    ),
    "cli.about-rules": (
        "Read how a game is played: all of its rules, or one article with its picture.",
        "Lire comment on joue : toutes les règles d'un jeu, ou un article avec son image.",
    ),
    "cli.about-referee": (
        "Run the referee for another program: it reads one JSON request per line and writes one JSON reply per line.",
        "Lancer l'arbitre pour un autre programme : il lit une requête JSON par ligne et écrit une réponse JSON par "
        "ligne.",
    ),
    "cli.about-arena": (
        "Let bots play many games against each other, and print how often each of them wins.",
        "Faire jouer à des robots de nombreuses parties les uns contre les autres, et afficher leurs victoires.",
    ),
    "cli.about-table": (
        "Run the virtual table for another program, which moves the pieces and reads lights and sounds through pipes "
        "(see docs/table.md).",
        "Lancer la table virtuelle pour un autre programme, qui déplace les pièces et lit lumières et sons par des "
        "tubes (voir docs/table.md).",
    ),
    "cli.about-stats": (
        "Show the statistics of the games played here: wins, scores, and more.",
        "Afficher les statistiques des parties jouées ici : victoires, scores et le reste.",
    ),
    "cli.about-replay": (
        "List the games played here, or show one of them step by step.",
        "Lister les parties jouées ici, ou en revoir une coup par coup.",
    ),
    "cli.about-export": (
        "Write the record of a game as JSON to standard output.",
        "Écrire l'enregistrement d'une partie en JSON sur la sortie standard.",
    ),
    "cli.about-import": (
        "Add an exported game to the games of this table.",
        "Ajouter une partie exportée à celles de cette table.",
    ),
    "cli.about-selftest": (
        "Test lights, switches, buttons and buzzer step by step, and save the squares that are broken.",
        "Tester pas à pas lumières, contacts, boutons et son, et enregistrer les cases en panne.",
    ),
    "cli.about-doctor": (
        "Check whether this machine has what the table needs, and explain how to fix what is missing.",
        "Vérifier que cette machine a tout ce qu'il faut à la table, et expliquer comment réparer ce qui manque.",
    ),
    "cli.unknown-command": (
        "filature: there is no command '{command}'. The commands: {commands}. Try: filature --help",
        "filature : la commande « {command} » n'existe pas. Les commandes : {commands}. Essayez : filature --help",
    ),
    "cli.complaint": ("filature {command}: {sentence}", "filature {command} : {sentence}"),
    "cli.value-seat": ("SEAT", "PLACE"),
    "cli.value-who": ("WHO", "QUI"),
    "cli.value-name": ("NAME", "NOM"),
    "cli.value-value": ("VALUE", "VALEUR"),
    "cli.value-path": ("PATH", "CHEMIN"),
    "cli.value-file": ("FILE", "FICHIER"),
    "cli.value-game": ("GAME", "JEU"),
    "cli.output-full": (
        "The disk is full: the output is not complete.",
        "Le disque est plein : la sortie n'est pas complète.",
    ),
    "cli.damaged-board": (
        "Filature's file {file} is damaged. Install Filature again.",
        "Le fichier {file} de Filature est abîmé. Réinstallez Filature.",
    ),
    "cli.unknown-option": (
        "there is no option '{option}'. Try: filature {command} --help",
        "l'option « {option} » n'existe pas. Essayez : filature {command} --help",
    ),
    "cli.takes-no-value": ("{option} takes no value.", "{option} ne prend pas de valeur."),
    "cli.wants-value": ("{option} needs a value: {value}.", "{option} attend une valeur : {value}."),
    "cli.wrong-value": (
        "{option} cannot be '{text}'; it must be {value} – {about}.",
        "{option} ne peut pas valoir « {text} » ; il faut {value} – {about}.",
    ),
    "cli.lang": (
        "the language (default: from the environment)",
        "la langue (par défaut : celle de l'environnement)",
    ),
}
