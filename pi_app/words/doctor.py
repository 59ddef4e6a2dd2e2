"""The words of `filature doctor`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "doctor.help-json": ("print the results as JSON", "afficher les résultats en JSON"),
    "doctor.level-ok": ("fine", "bien"),
    "doctor.level-hint": ("hint", "conseil"),
    "doctor.level-trouble": ("trouble", "panne"),
    "doctor.well": ("Nothing stands in the way of playing.", "Rien n'empêche de jouer."),
    "doctor.ill": (
        "To be mended before the table plays as it should: {count}.",
        "À réparer avant que la table joue comme il faut : {count}.",
    ),
    # ---- the machine
    "doctor.machine-pi": ("This is a {model}.", "Cette machine est un {model}."),
    "doctor.machine-other": ("This is not a Raspberry Pi.", "Cette machine n'est pas un Raspberry Pi."),
    "doctor.python": ("Python {version} runs Filature.", "Python {version} fait tourner Filature."),
    "doctor.python-old": (
        "Python {version} is too old: Filature needs {least} or newer.",
        "Python {version} est trop ancien : Filature demande {least} ou plus récent.",
    ),
    "doctor.mend-python": (
        "Update the system (Raspberry Pi OS Bookworm or newer), or name another Python: make PYTHON=python3.12 setup",
        "Mettre le système à jour (Raspberry Pi OS Bookworm ou suivant), ou nommer un autre Python : "
        "make PYTHON=python3.12 setup",
    ),
    # ---- games of other packages
    "doctor.games": ("Games of other packages: {games}.", "Jeux d'autres paquets : {games}."),
    "doctor.game-left-out": ("Left out. {why}", "Laissé de côté. {why}"),
    "doctor.mend-game": (
        "Update the package, or remove it: pip uninstall {package}",
        "Mettre le paquet à jour, ou l'enlever : pip uninstall {package}",
    ),
    # ---- pins
    "doctor.no-pins": ("There are no pins here.", "Il n'y a pas de broches ici."),
    "doctor.mend-no-pins": (
        "The virtual table works: filature play --virtual, filature demo",
        "La table virtuelle fonctionne : filature play --virtual, filature demo",
    ),
    "doctor.factory": ("gpiozero drives the pins with lgpio.", "gpiozero pilote les broches avec lgpio."),
    "doctor.factory-forced": (
        "GPIOZERO_PIN_FACTORY makes gpiozero drive the pins with {factory}; the table wants lgpio.",
        "GPIOZERO_PIN_FACTORY fait piloter les broches par {factory} ; la table demande lgpio.",
    ),
    "doctor.mend-factory-forced": (
        "Take it away: unset GPIOZERO_PIN_FACTORY",
        "L'enlever : unset GPIOZERO_PIN_FACTORY",
    ),
    "doctor.factory-other": (
        "lgpio cannot be imported: gpiozero would fall back on {factory}, which does not serve the table.",
        "lgpio ne peut pas être importé : gpiozero se rabattrait sur {factory}, qui ne convient pas à la table.",
    ),
    "doctor.mend-factory": (
        "sudo apt install python3-lgpio, then in Filature's folder: python3 -m venv --system-site-packages $PWD/.venv",
        "sudo apt install python3-lgpio, puis dans le dossier de Filature : "
        "python3 -m venv --system-site-packages $PWD/.venv",
    ),
    "doctor.chip": ("The pins can be used: {paths}.", "Les broches sont utilisables : {paths}."),
    "doctor.chip-none": (
        "The system shows no pins: /dev/gpiochip0 is missing.",
        "Le système ne montre aucune broche : /dev/gpiochip0 manque.",
    ),
    "doctor.mend-chip": (
        "Update the system and start it again: sudo apt full-upgrade, then sudo reboot. "
        "A container must be given the device.",
        "Mettre le système à jour et redémarrer : sudo apt full-upgrade, puis sudo reboot. "
        "Un conteneur doit recevoir le périphérique.",
    ),
    "doctor.closed": (
        "This user may not read and write {paths}.",
        "Cet utilisateur ne peut pas lire et écrire {paths}.",
    ),
    "doctor.mend-group": (
        "sudo usermod -aG {groups} $USER, then log out and in again",
        "sudo usermod -aG {groups} $USER, puis se déconnecter et se reconnecter",
    ),
    "doctor.spi": ("The lights' line can be used: {paths}.", "La ligne des lumières est utilisable : {paths}."),
    "doctor.spi-none": (
        "The lights' line is off: {paths} is missing.",
        "La ligne des lumières est coupée : {paths} manque.",
    ),
    "doctor.mend-spi": (
        "Write {on} and {short} into /boot/firmware/config.txt (older systems: /boot/config.txt), then: sudo reboot",
        "Écrire {on} et {short} dans /boot/firmware/config.txt (anciens systèmes : /boot/config.txt), "
        "puis : sudo reboot",
    ),
    "doctor.config": (
        "{path} switches the lights' line on and leaves the buttons their pins.",
        "{path} active la ligne des lumières et laisse leurs broches aux boutons.",
    ),
    "doctor.config-lacks": (
        "{path} lacks: {lines}. Without it the lights stay dark, or the buttons left and right have no pins.",
        "Il manque à {path} : {lines}. Sans cela les lumières restent éteintes, ou les boutons gauche et droite n'ont "
        "pas de broches.",
    ),
    "doctor.config-none": (
        "{path} cannot be read, so nobody knows whether the lights' line is set up.",
        "{path} ne peut pas être lu : impossible de savoir si la ligne des lumières est réglée.",
    ),
    "doctor.mend-config": (
        "Write into {path}, each on its own line: {lines}; then: sudo reboot",
        "Écrire dans {path}, chacun sur sa ligne : {lines} ; puis : sudo reboot",
    ),
    "doctor.spidev-none": (
        "spidev cannot be imported. With lgpio the lights do without it.",
        "spidev ne peut pas être importé. Avec lgpio, les lumières s'en passent.",
    ),
    "doctor.mend-spidev": (
        "Only for another pin factory: sudo apt install python3-spidev",
        "Seulement pour une autre fabrique de broches : sudo apt install python3-spidev",
    ),
    "doctor.groups": ("This user is in the groups {groups}.", "Cet utilisateur est dans les groupes {groups}."),
    "doctor.groups-lack": (
        "This user is not in: {groups}.",
        "Cet utilisateur n'est pas dans : {groups}.",
    ),
    "doctor.superuser": (
        "Filature runs as root, which it does not need.",
        "Filature tourne en root, ce dont elle n'a pas besoin.",
    ),
    "doctor.mend-superuser": (
        "Run it as a plain user of the groups {groups}.",
        "La lancer avec un simple utilisateur des groupes {groups}.",
    ),
    "doctor.fifo": ("lgpio can make its pipe in {path}.", "lgpio peut créer son tube dans {path}."),
    "doctor.no-fifo": (
        "lgpio cannot make its pipe: {path} is no folder that this user may write to.",
        "lgpio ne peut pas créer son tube : {path} n'est pas un dossier où cet utilisateur peut écrire.",
    ),
    "doctor.mend-fifo": (
        "Start Filature in another folder, or name one: export LG_WD=/tmp",
        "Lancer Filature dans un autre dossier, ou en nommer un : export LG_WD=/tmp",
    ),
    "doctor.service": ("The table's service plays.", "Le service de la table joue."),
    "doctor.service-none": (
        "The table has no service here: it plays when somebody starts it.",
        "La table n'a pas de service ici : elle joue quand on la lance.",
    ),
    "doctor.mend-service-none": (
        "To play from the moment the Pi starts, in Filature's folder: sudo make install",
        "Pour jouer dès que le Pi démarre, dans le dossier de Filature : sudo make install",
    ),
    "doctor.service-failed": ("The table's service has given up.", "Le service de la table a renoncé."),
    "doctor.mend-service-failed": (
        "Why: journalctl -u filature -n 30. Then: sudo systemctl reset-failed filature, sudo systemctl start filature",
        "Pourquoi : journalctl -u filature -n 30. Puis : sudo systemctl reset-failed filature, "
        "sudo systemctl start filature",
    ),
    "doctor.service-rests": ("The table's service is stopped.", "Le service de la table est arrêté."),
    "doctor.mend-service-rests": ("sudo systemctl start filature", "Lancer : sudo systemctl start filature"),
    "doctor.service-old": (
        "The table's service still plays an older version than the one that is installed.",
        "Le service de la table joue encore une version plus ancienne que celle installée.",
    ),
    "doctor.mend-service-old": (
        "sudo systemctl restart filature",
        "La relancer : sudo systemctl restart filature",
    ),
    # ---- every machine
    "doctor.module": ("{module} {version} can be imported.", "{module} {version} peut être importé."),
    "doctor.module-none": ("{module} cannot be imported.", "{module} ne peut pas être importé."),
    "doctor.mend-module": (
        "Set Filature up again, in its folder: make setup",
        "Réinstaller Filature, dans son dossier : make setup",
    ),
    "doctor.mend-pygame-pi": (
        "sudo apt install python3-pygame, then in Filature's folder: python3 -m venv --system-site-packages $PWD/.venv",
        "sudo apt install python3-pygame, puis dans le dossier de Filature : "
        "python3 -m venv --system-site-packages $PWD/.venv",
    ),
    "doctor.handheld": ("A handheld is plugged in: {paths}.", "Une manette est branchée : {paths}."),
    "doctor.handheld-none": (
        "No handheld is plugged in (serial ports found: {count}). Bots can play the secret seats.",
        "Aucune manette n'est branchée (ports série trouvés : {count}). Des robots peuvent tenir les places secrètes.",
    ),
    "doctor.mend-handheld": (
        "Plug the Pico in with a USB cable that carries data, not only power.",
        "Brancher le Pico avec un câble USB qui transmet les données, pas seulement le courant.",
    ),
    "doctor.display": (
        "Everybody can read the table on the display in {socket}.",
        "Tout le monde peut lire la table sur l'écran branché en {socket}.",
    ),
    "doctor.words-on-handheld": (
        "There is no public display; the handhelds show what everybody may read.",
        "Il n'y a pas d'écran public ; les manettes montrent ce que tout le monde peut lire.",
    ),
    "doctor.no-words": (
        "Nobody can read the table: there is no public display and no handheld.",
        "Personne ne peut lire la table : il n'y a ni écran public ni manette.",
    ),
    "doctor.mend-words": (
        "Plug a display into the Pi's HDMI socket, or a handheld into USB; the table may be on.",
        "Brancher un écran sur la prise HDMI du Pi, ou une manette en USB ; la table peut rester allumée.",
    ),
    "doctor.mend-words-named": (
        "Plug in a handheld, or take screen out of /etc/filature/config.toml: a display that is plugged in is then "
        "public.",
        "Brancher une manette, ou enlever screen de /etc/filature/config.toml : l'écran branché devient alors public.",
    ),
    "doctor.clock": ("The clock says {year}.", "L'horloge indique {year}."),
    "doctor.clock-wrong": (
        "The clock says {year}, which cannot be: games will carry a wrong date.",
        "L'horloge indique {year}, c'est impossible : les parties porteront une fausse date.",
    ),
    "doctor.mend-clock": (
        "Connect to a network for a minute, or: sudo date -s '2026-12-31 20:00'",
        "Se connecter à un réseau une minute, ou : sudo date -s '2026-12-31 20:00'",
    ),
    "doctor.state": ("The table keeps its memory in {path}.", "La table garde sa mémoire dans {path}."),
    "doctor.state-closed": (
        "The table cannot keep its memory in {path}: {ground} is no folder that this user may write to.",
        "La table ne peut pas garder sa mémoire dans {path} : {ground} n'est pas un dossier où cet utilisateur peut "
        "écrire.",
    ),
    "doctor.mend-state": (
        "sudo chown $USER {ground}, or name another folder: export STATE_DIRECTORY=...; "
        "a card that turned read-only should be replaced.",
        "sudo chown $USER {ground}, ou nommer un autre dossier : export STATE_DIRECTORY=... ; "
        "une carte passée en lecture seule est à remplacer.",
    ),
    "doctor.disk": ("{free} MB are free for games.", "{free} Mo sont libres pour les parties."),
    "doctor.disk-full": (
        "Only {free} MB are free; the table wants {least} MB to remember every move.",
        "Seulement {free} Mo sont libres ; la table demande {least} Mo pour retenir chaque coup.",
    ),
    "doctor.mend-disk": (
        "Make room: sudo apt clean, sudo journalctl --vacuum-size=50M",
        "Faire de la place : sudo apt clean, sudo journalctl --vacuum-size=50M",
    ),
    "doctor.text": ("The terminal writes every sign ({encoding}).", "Le terminal écrit tous les signes ({encoding})."),
    "doctor.text-poor": (
        "The terminal lacks signs ({encoding}): accents and boards will show question marks.",
        "Le terminal manque de signes ({encoding}) : accents et plateaux montreront des points d'interrogation.",
    ),
    "doctor.mend-text": ("export LANG=C.UTF-8", "export LANG=fr_FR.UTF-8"),
}
