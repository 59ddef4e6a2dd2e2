"""The words of `make install` and `make uninstall`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "install.usage": (
        "make install or make uninstall; with DRY_RUN=1 they only print what they would do",
        "make install ou make uninstall ; avec DRY_RUN=1 ils affichent seulement ce qu'ils feraient",
    ),
    "install.now": ("now:", "fait :"),
    "install.would": ("would:", "à faire :"),
    "install.already": ("already:", "déjà :"),
    "install.kept": ("kept:", "gardé :"),
    # ---- the steps
    "install.do-packages": ("install Debian's packages {packages}", "installer les paquets Debian {packages}"),
    "install.do-user": ("add the user {user}, who cannot log in", "ajouter l'utilisateur {user}, sans connexion"),
    "install.do-groups": (
        "let {user} join those of the groups {groups} that exist",
        "mettre {user} dans les groupes {groups}, s'ils existent",
    ),
    "install.do-games": ("keep games in {path}", "garder les parties dans {path}"),
    "install.do-settings": ("keep the service's settings in {path}", "garder les réglages du service dans {path}"),
    "install.do-program": ("put the program into {path}", "mettre le programme dans {path}"),
    "install.do-command": ("add the command {path}", "ajouter la commande {path}"),
    "install.do-rules": ("tell udev of the handheld: {path}", "faire connaître la manette à udev : {path}"),
    "install.do-unit": ("add the service {path}", "ajouter le service {path}"),
    "install.do-enabled": ("start the service whenever the Pi starts", "lancer le service à chaque démarrage du Pi"),
    "install.do-started": (
        "start the service, if the lights' line is there",
        "lancer le service, si la ligne des lumières est là",
    ),
    "install.do-tidy": ("remove older versions from {path}", "enlever les versions anciennes de {path}"),
    # ---- how each step is undone
    "install.undo-user": ("remove the user {user}", "enlever l'utilisateur {user}"),
    "install.undo-games": ("remove the games in {path}", "enlever les parties dans {path}"),
    "install.undo-settings": ("remove the settings in {path}", "enlever les réglages dans {path}"),
    "install.undo-program": ("remove the program from {path}", "enlever le programme de {path}"),
    "install.undo-command": ("remove the command {path}", "enlever la commande {path}"),
    "install.undo-rules": ("remove what udev was told: {path}", "enlever ce qu'udev savait : {path}"),
    "install.undo-unit": ("remove the service {path}", "enlever le service {path}"),
    "install.undo-enabled": ("stop the service for good", "arrêter le service pour de bon"),
    "install.keep-user": ("the user {user}; PURGE=1 removes it", "l'utilisateur {user} ; PURGE=1 l'enlève"),
    "install.keep-games": ("the games in {path}; PURGE=1 removes them", "les parties dans {path} ; PURGE=1 les enlève"),
    "install.keep-settings": (
        "the settings in {path}; PURGE=1 removes them",
        "les réglages dans {path} ; PURGE=1 les enlève",
    ),
    # ---- the end
    "install.was-dry": ("Nothing was changed.", "Rien n'a été changé."),
    "install.gone": (
        "Filature is uninstalled; Debian's packages stay.",
        "Filature est désinstallée ; les paquets Debian restent.",
    ),
    "install.plays": (
        "The table plays, now and whenever the Pi starts. What it says: journalctl -u filature",
        "La table joue, maintenant et à chaque démarrage du Pi. Ce qu'elle dit : journalctl -u filature",
    ),
    "install.reboot": (
        "The table plays after a restart of the Pi: sudo reboot",
        "La table jouera après un redémarrage du Pi : sudo reboot",
    ),
    "install.no-pi": (
        "There is no config.txt here, so this is no Raspberry Pi: the service will find no pins.",
        "Il n'y a pas de config.txt, donc pas de Raspberry Pi : le service ne trouvera pas de broches.",
    ),
    # ---- why it is impossible
    "install.no-clone": (
        "The service is installed from a clone, and this is an installed copy. Clone Filature, then: sudo make install",
        "Le service s'installe depuis un clone, et ceci est une copie installée. Clonez Filature, puis : "
        "sudo make install",
    ),
    "install.no-root": (
        "This changes the system, so it needs root: sudo make {deed}. Only to see the steps: make {deed} DRY_RUN=1",
        "Cela change le système, il faut être root : sudo make {deed}. Pour voir les étapes : make {deed} DRY_RUN=1",
    ),
    "install.no-debian": (
        "This is neither Raspberry Pi OS nor Debian, and the service is made for those. Without it: make demo",
        "Ce n'est ni Raspberry Pi OS ni Debian, pour lesquels le service est fait. Sans lui : make demo",
    ),
    "install.no-tool": (
        "{tool} is missing, and the service cannot be installed without it. Without the service: make demo",
        "{tool} manque, et le service ne s'installe pas sans. Sans le service : make demo",
    ),
    "install.old-python": (
        "The system's Python {version} is too old: Filature needs {least} or newer (Raspberry Pi OS Bookworm).",
        "Le Python {version} du système est trop ancien : il faut {least} ou plus récent (Raspberry Pi OS Bookworm).",
    ),
    "install.failed": (
        "This failed: {command}\n{output}\nMend what it says, then run the same command again: it goes on from here.",
        "Ceci a échoué : {command}\n{output}\nRéparer ce qui est dit, puis relancer la commande : elle reprend ici.",
    ),
}
