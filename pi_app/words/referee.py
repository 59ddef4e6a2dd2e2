"""The words with which the referee refuses a request of its line protocol or a move."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "referee.not-json": (
        "This line is not one JSON object.",
        "Cette ligne n'est pas un objet JSON.",
    ),
    "referee.line-too-long": (
        "This line is longer than {limit} bytes.",
        "Cette ligne dépasse {limit} octets.",
    ),
    "referee.our-fault": (
        "The referee failed on this request. The details are on standard error.",
        "L'arbitre a échoué sur cette requête. Les détails sont sur la sortie d'erreur.",
    ),
    "referee.unknown-verb": (
        '"do" must be one of: {verbs}.',
        "« do » doit être l'un de : {verbs}.",
    ),
    "referee.wrong-field": (
        'The field "{field}" is missing or of a wrong kind; it must be {wanted}.',
        "Le champ « {field} » manque ou n'a pas la bonne forme ; il faut {wanted}.",
    ),
    "referee.a-text": ("a text", "un texte"),
    "referee.an-object": ("an object", "un objet"),
    "referee.a-whole-number": ("a whole number", "un nombre entier"),
    "referee.a-number-from": ("a whole number from {least} on", "un nombre entier à partir de {least}"),
    "referee.a-number-between": (
        "a whole number from {least} to {most}",
        "un nombre entier de {least} à {most}",
    ),
    "referee.one-of": ("one of: {values}", "l'un de : {values}"),
    "referee.no-game": (
        'No game has been started. Begin with {{"do":"new","game":…}}.',
        'Aucune partie n\'est en cours. Commencez par {{"do":"new","game":…}}.',
    ),
    "referee.unknown-game": (
        "There is no such game here. The games: {games}.",
        "Ce jeu n'existe pas ici. Les jeux : {games}.",
    ),
    "referee.unknown-option": (
        'This game has no option "{option}". Its options: {options}.',
        "Ce jeu n'a pas d'option « {option} ». Ses options : {options}.",
    ),
    "referee.bad-option": (
        'The option "{option}" takes one of: {values}.',
        "L'option « {option} » prend l'une de ces valeurs : {values}.",
    ),
    "referee.bad-option-form": (
        'The option "{option}" must be written like {form}.',
        "L'option « {option} » s'écrit comme {form}.",
    ),
    "referee.unknown-seat": (
        "There is no such seat in this game. The seats: {seats}.",
        "Cette place n'existe pas dans cette partie. Les places : {seats}.",
    ),
    "referee.not-in-lesson": (
        "That would be legal, but the lesson waits for another move. The table says which.",
        "Ce serait permis, mais la leçon attend un autre coup. La table dit lequel.",
    ),
    "referee.over": ("The game is over.", "La partie est finie."),
    "referee.not-your-turn": ("It is not your turn.", "Ce n'est pas votre tour."),
    "referee.bad-move": ("That is not a move of this game.", "Ce n'est pas un coup de ce jeu."),
    "referee.too-many": ("There are too many moves here to list.", "Il y a ici trop de coups pour les lister."),
    "referee.bad-record": (
        "This record cannot be played through: {reason}.",
        "Cette partie enregistrée ne peut pas être rejouée : {reason}.",
    ),
    "referee.bad-record-at": (
        "This record cannot be played through: move number {at} is not possible there.",
        "Cette partie enregistrée ne peut pas être rejouée : le coup numéro {at} n'y est pas possible.",
    ),
    "referee.record-not-object": ("it is not an object", "ce n'est pas un objet"),
    "referee.record-field": (
        'its field "{detail}" is missing or of a wrong kind',
        "son champ « {detail} » manque ou n'a pas la bonne forme",
    ),
    "referee.record-format": (
        'its format is not "{detail}"',
        "son format n'est pas « {detail} »",
    ),
    "referee.record-game": ("there is no such game", "ce jeu n'existe pas"),
    "referee.record-option": (
        'its option "{detail}" is wrong',
        "son option « {detail} » est fausse",
    ),
    # ---- at the table
    "referee.a-bot-plays": ("A bot plays this seat.", "Un robot joue à cette place."),
    "referee.point-taken": ("A piece stands there already.", "Il y a déjà une pièce à cet endroit."),
    "referee.point-bare": ("No piece stands there.", "Il n'y a pas de pièce à cet endroit."),
    "referee.no-point": (
        'The field "{field}" must be a point [x, y], each from 0 to 10.',
        "Le champ « {field} » doit être un point [x, y], chacun de 0 à 10.",
    ),
}
