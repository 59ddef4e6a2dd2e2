"""The command line in words."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "cli.about": (
        "Filature: a table for hidden-pursuit games, and the referee that keeps every secret.",
        "Filature : une table pour les jeux de poursuite et de cachette, et l'arbitre qui garde tous les secrets.",
    ),
    "cli.commands": ("Commands:", "Commandes :"),
    "cli.more": (
        "filature COMMAND --help tells more about one of them.",
        "filature COMMANDE --help en dit plus sur chacune.",
    ),
    "cli.usage": ("filature {command} [options]", "filature {command} [options]"),
    "cli.about-demo": (
        "Watch bots play a series in the terminal: what everybody sees and what the secret seat sees.",
        "Regarder des robots jouer une série dans le terminal : ce que tous voient et ce que voit la place secrète.",
    ),
    "cli.about-play": (
        "Play at the table; on a machine without one, at the virtual table in this terminal.",
        "Jouer à la table ; sur une machine qui n'en a pas, à la table virtuelle dans ce terminal.",
    ),
    "cli.about-referee": (
        "The referee as a process: one JSON request a line in, one JSON reply a line out.",
        "L'arbitre comme processus : une requête JSON par ligne, une réponse JSON par ligne.",
    ),
    "cli.about-arena": (
        "Let bots play many games against each other and count.",
        "Faire jouer à des robots beaucoup de parties les uns contre les autres, et compter.",
    ),
    "cli.about-table": (
        "The virtual table as a process: hands, lights and sounds over a pipe (see docs/table.md).",
        "La table virtuelle comme processus : mains, lumières et sons par un tube (voir docs/table.md).",
    ),
    "cli.about-stats": (
        "Count the games that were played here: who won, how soon thieves were caught, where they escaped.",
        "Compter les parties jouées ici : qui a gagné, quand les voleurs ont été pris, par où ils ont fui.",
    ),
    "cli.about-replay": (
        "List the games that were played here, or look at one again, step by step.",
        "Lister les parties jouées ici, ou en revoir une, pas à pas.",
    ),
    "cli.about-export": (
        "Write the record of a game as JSON to standard output.",
        "Écrire une partie en JSON sur la sortie standard.",
    ),
    "cli.about-import": (
        "Add a game from a record that was exported.",
        "Ajouter une partie qui a été exportée.",
    ),
    "cli.about-selftest": (
        "Walk through lights, switches, buttons and buzzer, and keep what is broken.",
        "Passer en revue lumières, contacts, boutons et son, et noter ce qui est en panne.",
    ),
    "cli.about-doctor": (
        "Check what the table needs from this machine, and tell how to mend what is missing.",
        "Vérifier ce que la table demande à cette machine, et dire comment réparer ce qui manque.",
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
    "cli.wants-value": ("{option} wants a value: {value}.", "{option} attend une valeur : {value}."),
    "cli.wrong-value": (
        "{option} cannot be '{text}'; it must be {value} – {about}.",
        "{option} ne peut pas valoir « {text} » ; il faut {value} – {about}.",
    ),
    "cli.lang": (
        "language (default: that of the environment)",
        "langue (par défaut : celle de l'environnement)",
    ),
}
