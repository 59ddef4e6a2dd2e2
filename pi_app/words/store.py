"""The messages about the file in which the table keeps its games."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "store.busy": (
        "Another table is using {file}: this game is not saved. Play on, or close the other one.",
        "Une autre table utilise {file} : cette partie n'est pas enregistrée. Jouez, ou fermez l'autre.",
    ),
    "store.damaged": (
        "The saved games in {file} are damaged. They will be kept aside, and the next move begins a new file.",
        "Les parties dans {file} sont abîmées. Elles seront mises de côté, et le prochain coup ouvre un "
        "nouveau fichier.",
    ),
    "store.full": (
        "The disk is full: the game is not saved from here on. Play on; free some space and all of it is saved "
        "with the next move.",
        "Le disque est plein : la partie n'est plus enregistrée. Jouez ; faites de la place et tout sera enregistré "
        "au prochain coup.",
    ),
    "store.gone": (
        "The saved games in {file} have disappeared. A new file keeps this game, from its first move.",
        "Les parties dans {file} ont disparu. Un nouveau fichier garde celle-ci, depuis son premier coup.",
    ),
    "store.lingers": (
        "Deleted. But another program is reading {file}, so traces stay on the disk until that program and the table "
        "have ended.",
        "C'est supprimé. Mais un autre programme lit {file} : des traces restent sur le disque jusqu'à ce que ce "
        "programme et la table soient fermés.",
    ),
    "store.newer": (
        "The saved games in {file} were made by a newer Filature: this game is not saved. Update this one.",
        "Les parties dans {file} viennent d'une version plus récente : cette partie n'est pas enregistrée. "
        "Mettez celle-ci à jour.",
    ),
    "store.stranger": (
        "{file} is not a Filature file: this game is not saved. Move that file away.",
        "{file} n'appartient pas à Filature : cette partie n'est pas enregistrée. Déplacez ce fichier.",
    ),
    "store.unreadable": (
        "The saved games in {file} cannot be read ({reason}); 'filature doctor' says what to do.",
        "Les parties dans {file} ne peuvent pas être lues ({reason}) ; « filature doctor » dit quoi faire.",
    ),
    "store.unwritable": (
        "The game cannot be saved to {file} ({reason}). Play on; it lasts until the table is switched off.",
        "La partie ne peut pas être enregistrée dans {file} ({reason}). Jouez ; elle tient jusqu'à l'extinction.",
    ),
    "store.set-aside": (
        "The saved games were damaged. They are kept as {aside}; the table goes on with a new file.",
        "Les parties enregistrées étaient abîmées. Elles restent sous {aside} ; la table prend un nouveau fichier.",
    ),
    "store.not-resumed": (
        "The unfinished game cannot be resumed: not all its moves are possible here. It is kept as number {id}.",
        "La partie inachevée ne peut pas reprendre : ses coups ne sont pas tous possibles ici. C'est le numéro {id}.",
    ),
    "store.match-not-resumed": (
        "The unfinished match cannot be resumed: only a newer Filature knows how. It is kept as number {id}.",
        "Le match inachevé ne peut pas reprendre : seul un Filature plus récent le connaît. C'est le numéro {id}.",
    ),
}
