"""The words of `filature replay`, `filature export` and `filature import`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- the command lines
    "records.help-id": (
        "the number of the game, as 'filature replay' lists it",
        "le numéro de la partie, que « filature replay » indique",
    ),
    "records.help-id-or-list": (
        "the number of the game; without it, all games are listed",
        "le numéro de la partie ; sans lui, toutes les parties sont listées",
    ),
    "records.help-json": ("print JSON instead of text", "afficher du JSON au lieu de texte"),
    "records.help-secrets": (
        "export a game even if it is not over; its record reveals every secret",
        "exporter une partie même si elle n'est pas finie ; son enregistrement révèle tous les secrets",
    ),
    "records.help-file": (
        "a file that 'filature export' wrote, or - for standard input",
        "un fichier écrit par « filature export », ou - pour l'entrée standard",
    ),
    "records.needs-id": (
        "which game? Its number, as 'filature replay' lists it, is missing.",
        "quelle partie ? Il manque son numéro, que « filature replay » donne.",
    ),
    "records.needs-file": ("which file? Its name is missing.", "quel fichier ? Il manque son nom."),
    # ---- what can go wrong
    "records.no-game": (
        "There is no game number {id}. 'filature replay' lists them all.",
        "La partie numéro {id} n'existe pas. « filature replay » les liste toutes.",
    ),
    "records.private": (
        "Game {id} is still being played, and its record holds every secret. Add --secrets to write it anyway.",
        "La partie {id} dure encore, et son enregistrement contient tous les secrets. Ajoutez --secrets pour l'écrire.",
    ),
    "records.unreadable": (
        "{file} cannot be read: {reason}.",
        "{file} ne peut pas être lu : {reason}.",
    ),
    "records.not-json": (
        "it is not JSON from line {line}, column {column} on",
        "ce n'est plus du JSON à partir de la ligne {line}, colonne {column}",
    ),
    "records.no-text": ("it is not text, or nested too deeply", "pas de texte, ou trop d'objets imbriqués"),
    "records.wrong": (
        "{file} is not the record of a game: {reason}.",
        "{file} n'est pas l'enregistrement d'une partie : {reason}.",
    ),
    "records.bad-move": ("its move {at} is not possible", "son coup {at} n'est pas possible"),
    "records.not-replayed": (
        "Game {id} cannot be played through again: its move {at} is not possible.",
        "La partie {id} ne peut pas être rejouée : son coup {at} n'est pas possible.",
    ),
    "records.not-known": (
        "Game {id} cannot be played through again: this Filature does not know it, or not in this way.",
        "La partie {id} ne peut pas être rejouée : ce Filature ne la connaît pas, ou pas sous cette forme.",
    ),
    "records.not-added": (
        "{file} was not added: the saved games cannot be written to ({reason}).",
        "{file} n'a pas été ajouté : impossible d'écrire dans les parties enregistrées ({reason}).",
    ),
    # ---- what was done
    "records.imported": ("Imported as game {id}.", "Ajoutée : c'est la partie {id}."),
    "records.known": ("It is here already, as game {id}.", "Elle est déjà là : c'est la partie {id}."),
    # ---- the list
    "records.none": ("No game has been played here yet.", "Aucune partie n'a encore été jouée ici."),
    "records.state-playing": ("unfinished", "inachevée"),
    "records.state-over": ("over", "finie"),
    "records.state-abandoned": ("discarded", "abandonnée"),
    "records.part": ("match {match}, game {number} of {games}", "match {match}, partie {number} sur {games}"),
    "records.won": ("won by: {who}", "gagnée par : {who}"),
    "records.nobody-won": ("nobody won", "sans vainqueur"),
    # ---- one game
    "records.start": ("The start", "Le début"),
    "records.step": ("Move {number}", "Coup {number}"),
    "records.step-move": ("Move {number} · {seat}: {move}", "Coup {number} · {seat} : {move}"),
    "records.by-chance": ("chance", "le hasard"),
    "records.everybody": ("Everybody sees", "Vu de tous"),
    "records.next": ("Enter: next. q: leave.", "Entrée : suite. q : partir."),
    "records.private-now": (
        "The game is still being played: this is what everybody saw.",
        "La partie dure encore : voici ce que tout le monde a vu.",
    ),
}
