"""The words of Chicago at the real table: labels, refusals, what happened, what the lights mean."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "chicago.legend-police": ("blue: the police, and their stars", "bleu : la police, et ses étoiles"),
    "chicago.legend-pawn-1": ("orange: pawn 1", "orange : pion 1"),
    "chicago.legend-pawn-2": ("green: pawn 2", "vert : pion 2"),
    "chicago.legend-pawn-3": ("yellow: pawn 3", "jaune : pion 3"),
    "chicago.legend-pawn-4": ("pink: pawn 4", "rose : pion 4"),
    "chicago.legend-house": ("red: a house, or an arrest", "rouge : une maison, ou une arrestation"),
    "chicago.legend-gate": ("white: a gate of the town", "blanc : une porte de la ville"),
    "chicago.legend-street": ("grey: a street", "gris : une rue"),
    "chicago.table-pawn": ("pawn {pawn}", "le pion {pawn}"),
    "chicago.table-house": ("the house", "la maison"),
    "chicago.table-policeman": ("the policeman", "le policier"),
    "chicago.table-deed-burgle": ("burgle the house on {end}", "cambrioler la maison en {end}"),
    "chicago.table-deed-surrender": ("{piece} surrenders on {end}", "{piece} se rend en {end}"),
    "chicago.table-deed-stop": ("end the police's turn", "finir le tour de la police"),
    "chicago.table-option-leave": ("{piece} leaves town from {start}", "{piece} quitte la ville par {start}"),
    "chicago.table-option-putback": ("put the house back on {end}", "remettre la maison en {end}"),
    "chicago.table-house-moved": (
        "Leave the houses in place: you may only lift one beside your pawn, off the board.",
        "Laissez les maisons en place : vous n'en retirez qu'une, à côté de votre pion.",
    ),
    "chicago.table-not-this-pawn": (
        "It is another pawn's turn: move the bright one.",
        "C'est le tour d'un autre pion : déplacez celui qui brille.",
    ),
    "chicago.table-stays": (
        "Standing still is no move: go at least one cell farther.",
        "Rester sur place n'est pas un déplacement : avancez d'une case au moins.",
    ),
    "chicago.table-dark-cell": (
        "That is a dark cell: stay on the streets, even where the house is gone.",
        "C'est une case foncée : restez dans les rues, même là où la maison a disparu.",
    ),
    "chicago.table-cell-taken": (
        "Somebody stands there already: choose a free cell.",
        "La case est déjà occupée : choisissez-en une libre.",
    ),
    "chicago.table-out-of-reach": (
        "There is no free straight way: follow one street, and pass over nobody.",
        "Pas de chemin libre en ligne droite : suivez une rue, sans sauter personne.",
    ),
    "chicago.table-needs-a-car": (
        "Without a car, go one straight way a turn: this takes two.",
        "Sans auto, allez en ligne droite une seule fois par tour ; il en faudrait deux.",
    ),
    "chicago.table-enter-first": (
        "Your pawn is not in town yet: enter by a free gate.",
        "Votre pion n'est pas encore en ville : entrez par une porte libre.",
    ),
    "chicago.table-already-in-town": (
        "Your pawn is already in town: no other piece comes in.",
        "Votre pion est déjà en ville : aucune autre pièce n'entre.",
    ),
    "chicago.table-not-a-gate": (
        "That is no gate: enter by one of the twelve on the rim.",
        "Ce n'est pas une porte : entrez par l'une des douze, au bord du plateau.",
    ),
    "chicago.table-gate-taken": (
        "Somebody stands in that gate: enter by another one.",
        "Cette porte est occupée : entrez par une autre.",
    ),
    "chicago.table-house-in-hand": (
        "First decide about the house you lifted.",
        "Décidez d'abord pour la maison que vous avez levée.",
    ),
    "chicago.table-surrounded": (
        "That pawn is surrounded: surrender, or fire if it has a gun.",
        "Ce pion est cerné : rendez-vous, ou tirez s'il a une arme.",
    ),
    "chicago.table-enters": ("Put pawn {pawn} on a gate.", "Posez le pion {pawn} sur une porte."),
    "chicago.table-acts": (
        "Move pawn {pawn} along a street, or lift a house beside it.",
        "Déplacez le pion {pawn} dans une rue, ou levez une maison voisine.",
    ),
    "chicago.table-found": (
        "{player}: look at your screen: you found something.",
        "{player} : regardez votre écran, vous avez trouvé quelque chose.",
    ),
    "chicago.table-found-call": ("You found something.", "Voyez votre trouvaille."),
    "chicago.table-places": (
        "Police: put a new policeman on a free star.",
        "Police : placez un nouveau policier sur une étoile libre.",
    ),
    "chicago.table-patrols": (
        "Police: move a policeman. Moves left: {count}.",
        "Police : déplacez un policier. Coups restants : {count}.",
    ),
    "chicago.table-stuck": ("No policeman can move.", "Aucun policier ne peut bouger."),
    "chicago.table-plight": (
        "{player}: pawn {pawn} is surrounded. Surrender, or fire if it has a gun.",
        "{player} : le pion {pawn} est cerné. Rendez-vous, ou tirez s'il a une arme.",
    ),
    "chicago.table-no-gun": (
        "This pawn has no house, so it has no gun to fire.",
        "Ce pion n'a pas de maison, donc pas d'arme pour tirer.",
    ),
    "chicago.table-place-first": (
        "A policeman waits: put him on a free star first.",
        "Un policier attend : posez-le d'abord sur une étoile libre.",
    ),
    "chicago.table-nobody-waits": (
        "No policeman waits to come in: move those in town, or stop.",
        "Aucun policier n'attend d'entrer : déplacez ceux qui sont en ville ou arrêtez-vous.",
    ),
    "chicago.table-placing-is-over": (
        "Policemen come in before the first move of a turn: place him next time.",
        "Les policiers entrent avant le premier déplacement du tour : posez-le la prochaine fois.",
    ),
    "chicago.table-not-a-star": (
        "That is no star: policemen come in on the starred cells.",
        "Ce n'est pas une étoile : les policiers entrent sur les cases étoilées.",
    ),
    "chicago.table-star-taken": (
        "Somebody stands on that star: choose a free one.",
        "Cette étoile est occupée : choisissez-en une libre.",
    ),
    "chicago.table-not-a-policeman": (
        "It is the police's turn: move a policeman, or stop.",
        "C'est le tour de la police : déplacez un policier ou arrêtez-vous.",
    ),
    "chicago.table-pinned": (
        "That policeman guards an arrested thief and never moves again: choose another one.",
        "Ce policier garde un voleur arrêté et ne bougera plus : choisissez-en un autre.",
    ),
    "chicago.table-seat-police": ("The police", "La police"),
    "chicago.table-seat-thief1": ("Thief 1", "Voleur 1"),
    "chicago.table-seat-thief2": ("Thief 2", "Voleur 2"),
    "chicago.table-seat-thief3": ("Thief 3", "Voleur 3"),
    "chicago.table-seat-thief4": ("Thief 4", "Voleur 4"),
    "chicago.table-told-dealt": (
        "59 houses, nobody knows what is in them. The richest in the end wins.",
        "59 maisons, et nul ne sait ce qu'elles cachent. À la fin, le plus riche gagne.",
    ),
    "chicago.table-told-entered": (
        "{player}: pawn {pawn} enters by {at}.",
        "{player} : le pion {pawn} entre par {at}.",
    ),
    "chicago.table-told-moved": (
        "{player}: pawn {pawn} goes from {start} to {to}.",
        "{player} : le pion {pawn} va de {start} en {to}.",
    ),
    "chicago.table-told-driven": (
        "{player}: pawn {pawn} drives from {start} to {to}. A car!",
        "{player} : le pion {pawn} roule de {start} en {to}. Une auto !",
    ),
    "chicago.table-told-taken": (
        "{player}: pawn {pawn} takes the house on {at}.",
        "{player} : le pion {pawn} prend la maison en {at}.",
    ),
    "chicago.table-told-taken-police": (
        "{player}: pawn {pawn} wakes the police on {at}!",
        "{player} : le pion {pawn} réveille la police en {at} !",
    ),
    "chicago.table-told-taken-thief": (
        "{player}: pawn {pawn} meets a thief on {at}: each is robbed by the next.",
        "{player} : le pion {pawn} tombe sur un voleur en {at} : chacun se fait voler par le suivant.",
    ),
    "chicago.table-told-taken-plane": (
        "{player}: pawn {pawn} takes the plane on {at}!",
        "{player} : le pion {pawn} prend l'avion en {at} !",
    ),
    "chicago.table-told-opened": (
        "{player}: pawn {pawn} looks into the house on {at}.",
        "{player} : le pion {pawn} visite la maison en {at}.",
    ),
    "chicago.table-told-putback": (
        "{player}: pawn {pawn} leaves the house on {at} as it was.",
        "{player} : le pion {pawn} laisse la maison en {at} telle quelle.",
    ),
    "chicago.table-told-left-gate": (
        "{player}: pawn {pawn} leaves town by {start} with its loot.",
        "{player} : le pion {pawn} quitte la ville par {start} avec son butin.",
    ),
    "chicago.table-told-left-car": (
        "{player}: pawn {pawn} drives out of town with its loot.",
        "{player} : le pion {pawn} quitte la ville en auto avec son butin.",
    ),
    "chicago.table-told-left-plane": (
        "{player}: pawn {pawn} flies away with its loot.",
        "{player} : le pion {pawn} s'envole avec son butin.",
    ),
    "chicago.table-told-robbed": (
        "Houses change hands from pawn to pawn: {losses}.",
        "Des maisons passent d'un pion à l'autre : {losses}.",
    ),
    "chicago.table-told-fired": (
        "{player}: pawn {pawn} fires! The policeman on {start} runs to {to}.",
        "{player} : le pion {pawn} tire ! Le policier de {start} file en {to}.",
    ),
    "chicago.table-told-arrested": (
        "{player}: pawn {pawn} surrenders on {at}. Houses for the police: {houses}.",
        "{player} : le pion {pawn} se rend en {at}. Maisons pour la police : {houses}.",
    ),
    "chicago.table-told-placed": ("A policeman comes in on {at}.", "Un policier arrive en {at}."),
    "chicago.table-told-patrolled": (
        "A policeman goes from {start} to {to}.",
        "Un policier va de {start} en {to}.",
    ),
    "chicago.table-told-stopped": ("The police end their turn.", "La police finit son tour."),
    "chicago.table-no-money": ("0", "0"),
    "chicago.table-thousands": ("{thousands},000", "{thousands}\N{NO-BREAK SPACE}000"),
    "chicago.table-millions": (
        "{millions},{thousands},000",
        "{millions}\N{NO-BREAK SPACE}{thousands}\N{NO-BREAK SPACE}000",
    ),
    "chicago.table-told-over": (
        "Most money: {winners}. {scores}.",
        "Le plus riche : {winners}. {scores}.",
    ),
}
