"""All words of Chicago. This file holds its name, seats, options and reasons why a move is refused."""

from __future__ import annotations

from typing import Final

from pi_app.games.chicago.demo_words import WORDS as DEMO
from pi_app.games.chicago.hint_words import WORDS as HINTS
from pi_app.games.chicago.page_words import WORDS as PAGE
from pi_app.games.chicago.table_words import WORDS as TABLE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "chicago.name": ("Chicago", "Chicago"),
    "chicago.about": (
        "3 to 5 players. Thieves burgle houses, and the police surround them.",
        "3 à 5 joueurs. Les voleurs cambriolent, la police les encercle.",
    ),
    "chicago.seat-police": ("police", "la police"),
    "chicago.seat-thief1": ("thief 1", "voleur 1"),
    "chicago.seat-thief2": ("thief 2", "voleur 2"),
    "chicago.seat-thief3": ("thief 3", "voleur 3"),
    "chicago.seat-thief4": ("thief 4", "voleur 4"),
    "chicago.turn-police": ("Police to play", "À la police de jouer"),
    "chicago.turn-thief1": ("Thief 1 to play", "Au voleur 1 de jouer"),
    "chicago.turn-thief2": ("Thief 2 to play", "Au voleur 2 de jouer"),
    "chicago.turn-thief3": ("Thief 3 to play", "Au voleur 3 de jouer"),
    "chicago.turn-thief4": ("Thief 4 to play", "Au voleur 4 de jouer"),
    "chicago.how-finished": ("over", "finie"),
    "chicago.how-stalled": ("stalled", "enlisée"),
    # ---- why a move is refused
    # the wrong player or the wrong moment
    "chicago.not-this-pawn": (
        "It is another pawn's turn: move the one on {squares}.",
        "C'est le tour d'un autre pion : jouez celui qui est en {squares}.",
    ),
    "chicago.left-to-chance": (
        "Dealing and stealing are left to chance. Choose a move of your own.",
        "Le hasard seul distribue les maisons et désigne les vols. Choisissez un coup à vous.",
    ),
    "chicago.thieves-only": (
        "Only thieves do that. The police move their policemen, or stop.",
        "Cela n'est permis qu'aux voleurs. La police déplace ses policiers ou s'arrête.",
    ),
    "chicago.police-only": (
        "Only the police put policemen on stars. Play your pawn.",
        "Seule la police pose des policiers sur les étoiles. Jouez votre pion.",
    ),
    "chicago.no-passing": (
        "A thief never passes: move, burgle a house beside you, or leave by a gate.",
        "Un voleur ne passe jamais son tour : déplacez-vous, cambriolez une maison voisine ou sortez par une porte.",
    ),
    # moving in the streets
    "chicago.stays": (
        "Standing still on {squares} is no move: go at least one cell farther.",
        "Rester en {squares} n'est pas un déplacement : avancez d'une case au moins.",
    ),
    "chicago.dark-cell": (
        "{squares} is a dark cell: stay on the streets, even where the house is gone.",
        "{squares} est une case foncée : restez dans les rues, même là où la maison a disparu.",
    ),
    "chicago.cell-taken": (
        "Somebody already stands on {squares}: choose a free cell.",
        "La case {squares} est déjà occupée : choisissez une case libre.",
    ),
    "chicago.out-of-reach": (
        "There is no free straight way ({squares}): follow one street, and pass over nobody.",
        "Pas de chemin libre en ligne droite ({squares}) : suivez une rue, sans sauter personne.",
    ),
    "chicago.needs-a-car": (
        "Without a car you make one straight move a turn, and this takes two ({squares}).",
        "Sans auto, vous allez en ligne droite une seule fois par tour ; il en faudrait deux ({squares}).",
    ),
    # entering and leaving the town
    "chicago.enter-first": (
        "Your pawn is not in town yet: let it enter by a free gate.",
        "Votre pion n'est pas encore en ville : faites-le entrer par une porte libre.",
    ),
    "chicago.already-in-town": (
        "Your pawn is in town already, on {squares}: move it, or burgle a house beside it.",
        "Votre pion est déjà en ville, en {squares} : déplacez-le ou cambriolez une maison voisine.",
    ),
    "chicago.not-a-gate": (
        "{squares} is no gate: enter by one of the twelve on the rim.",
        "{squares} n'est pas une porte : entrez par l'une des douze, au bord du plateau.",
    ),
    "chicago.gate-taken": (
        "Somebody stands in the gate {squares}: enter by another one.",
        "La porte {squares} est occupée : entrez par une autre.",
    ),
    "chicago.not-at-a-gate": (
        "From {squares} you cannot leave: stand on a gate, or have a car and one straight move to a free one.",
        "On ne sort pas de {squares} : soyez sur une porte, ou, avec une auto, à une ligne droite d'une porte libre.",
    ),
    # burgling houses
    "chicago.not-a-house": (
        "{squares} is a street: burgle a dark cell beside your pawn.",
        "{squares} est une rue : cambriolez une case foncée à côté de votre pion.",
    ),
    "chicago.house-gone": (
        "The house on {squares} is gone already: choose another one.",
        "La maison de {squares} a déjà disparu : choisissez-en une autre.",
    ),
    "chicago.not-beside": (
        "The house on {squares} is too far: it must share a side with your pawn's cell.",
        "La maison de {squares} est trop loin : elle doit toucher la case de votre pion par un côté.",
    ),
    "chicago.house-in-hand": (
        "First settle the house you hold ({squares}): put it back, or take it if it is the plane.",
        "Décidez d'abord de la maison que vous tenez ({squares}) : remettez-la, ou prenez-la si c'est l'avion.",
    ),
    "chicago.no-plane": (
        "What you found on {squares} is not the plane: put it back.",
        "Ce que vous avez trouvé en {squares} n'est pas l'avion : remettez-le en place.",
    ),
    "chicago.nothing-in-hand": (
        "You hold no house now: burgle one first.",
        "Vous ne tenez aucune maison en ce moment : cambriolez-en une d'abord.",
    ),
    # being surrounded, and shooting
    "chicago.surrounded": (
        "Your pawn on {squares} is surrounded: surrender, or fire a gun if it has one.",
        "Votre pion en {squares} est cerné : rendez-vous, ou tirez s'il a une arme.",
    ),
    "chicago.not-surrounded": (
        "Nobody surrounds your pawn: it need not surrender. Play on.",
        "Votre pion n'est pas cerné : il n'a pas à se rendre. Jouez.",
    ),
    "chicago.no-gun": (
        "Your pawn has no gun to fire.",
        "Votre pion n'a pas d'arme pour tirer.",
    ),
    # moving the police
    "chicago.place-first": (
        "A policeman waits: put him on a free star first ({squares}).",
        "Un policier attend : posez-le d'abord sur une étoile libre ({squares}).",
    ),
    "chicago.nobody-waits": (
        "No policeman waits to come in: move those in town, or stop.",
        "Aucun policier n'attend d'entrer : déplacez ceux qui sont en ville ou arrêtez-vous.",
    ),
    "chicago.placing-is-over": (
        "Policemen come in before the first move of a turn: place him next time.",
        "Les policiers entrent avant le premier déplacement du tour : posez-le la prochaine fois.",
    ),
    "chicago.not-a-star": (
        "{squares} is no star: policemen come in on the starred cells.",
        "{squares} n'est pas une étoile : les policiers entrent sur les cases étoilées.",
    ),
    "chicago.star-taken": (
        "Somebody stands on the star {squares}: choose a free one.",
        "L'étoile {squares} est occupée : choisissez-en une libre.",
    ),
    "chicago.not-a-policeman": (
        "No policeman stands on {squares}: choose one who does.",
        "Aucun policier ne se trouve en {squares} : choisissez-en un.",
    ),
    "chicago.pinned": (
        "The policeman on {squares} guards an arrested thief and never moves again: choose another one.",
        "Le policier en {squares} garde un voleur arrêté et ne bougera plus : choisissez-en un autre.",
    ),
    # chance moves, if somebody deals by hand
    "chicago.deal-first": (
        "The houses must be dealt first.",
        "Il faut d'abord distribuer les maisons.",
    ),
    "chicago.not-the-houses": (
        "These are not the 59 houses of the game: name each of them once, from A1 to K11.",
        "Ce ne sont pas les 59 maisons du jeu : nommez chacune une fois, de A1 à K11.",
    ),
    "chicago.steal-now": (
        "A thief house was found: say which house each pawn with loot loses.",
        "Une maison « Voleur » a été trouvée : dites quelle maison perd chaque pion qui a un butin.",
    ),
    "chicago.not-the-losers": (
        "Each pawn in play that has loot loses one house: name them all, in order.",
        "Chaque pion en jeu qui a un butin perd une maison : nommez-les tous, dans l'ordre.",
    ),
    "chicago.not-in-the-loot": (
        "The pawn on {squares} has no such house: choose one from its loot.",
        "Le pion en {squares} n'a pas cette maison : choisissez-en une de son butin.",
    ),
    "chicago.form-deal": (
        "deal, then the 59 kinds of the dark cells from A1 to K11: police thief gun bank car plane 10 20 50 100",
        "deal, puis les 59 sortes des cases foncées, de A1 à K11 : police thief gun bank car plane 10 20 50 100",
    ),
    "chicago.form-steal": (
        "steal, then for each pawn that has loot, in order, its number and what it loses: steal 1:bank 2:10",
        "steal, puis, pour chaque pion qui a un butin, dans l'ordre, son numéro et ce qu'il perd : steal 1:bank 2:10",
    ),
    **TABLE,
    **PAGE,
    **DEMO,
    **HINTS,
}
