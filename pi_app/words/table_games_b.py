"""Catch'it and Chicago on the real table: labels of buttons, why a hand went wrong, what has just happened."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- Catch'it: labels
    "table-games-b.label-take": ("take the ball", "prendre la bille"),
    "table-games-b.label-leave": ("leave the ball", "laisser la bille"),
    "table-games-b.deed-pass": ("pass", "passer"),
    # ---- Catch'it: why not
    "table-games-b.ball-from-beside": (
        "No pawn comes in from beside the board: lift one that stands on it.",
        "Aucun pion n'entre de l'extérieur : levez-en un qui est sur le damier.",
    ),
    "table-games-b.ball-off-the-board": (
        "A pawn leaves the board only with the ball, beyond the opponent's home row.",
        "Un pion ne quitte le damier qu'avec la bille, au-delà de la rangée adverse.",
    ),
    "table-games-b.ball-not-your-pawn": (
        "That pawn is not of the side that plays.",
        "Ce pion n'est pas du camp qui doit jouer.",
    ),
    "table-games-b.ball-same-pawn-twice": (
        "That pawn has moved already: a turn moves two different pawns.",
        "Ce pion a déjà joué : un tour déplace deux pions différents.",
    ),
    "table-games-b.ball-ends-where-it-started": (
        "A pawn may pass over its starting square but must not end there.",
        "Un pion peut repasser par sa case de départ, mais pas s'y arrêter.",
    ),
    "table-games-b.ball-square-taken": (
        "A pawn stands there already: go to a free square.",
        "Un pion s'y trouve déjà : choisissez une case libre.",
    ),
    "table-games-b.ball-out-without-ball": (
        "Only a pawn with the ball may leave the board.",
        "Seul un pion qui porte la bille peut quitter le damier.",
    ),
    "table-games-b.ball-no-way-out": (
        "No step and no jump of that pawn leads there, beyond the opponent's home row.",
        "Aucun pas ni saut de ce pion n'y mène, au-delà de la rangée adverse.",
    ),
    "table-games-b.ball-out-of-reach": (
        "A pawn takes one step, or it jumps over neighbouring pawns to free squares.",
        "Un pion fait un pas, ou saute des pions voisins vers des cases libres.",
    ),
    "table-games-b.ball-must-move-the-ball": (
        "This turn began with the ball: the second pawn must carry it or take it.",
        "Ce tour a commencé avec la bille : le second pion doit la porter ou la prendre.",
    ),
    "table-games-b.ball-leaves-no-second-pawn": (
        "After that no second pawn could finish the turn: play another one.",
        "Après cela, aucun second pion ne pourrait finir le tour : jouez autre chose.",
    ),
    # ---- Catch'it: what happened
    "table-games-b.side-blue": ("Blue", "Bleu"),
    "table-games-b.side-red": ("Red", "Rouge"),
    "table-games-b.ball-start": (
        "{side} has the ball and starts. Who carries it out beyond the other's home row wins.",
        "{side} a la bille et commence. Qui la sort au-delà de la rangée adverse gagne.",
    ),
    "table-games-b.ball-start-without": (
        "{other} has the ball, {side} starts. Who carries it out beyond the other's home row wins.",
        "{other} a la bille, {side} commence. Qui la sort au-delà de la rangée adverse gagne.",
    ),
    "table-games-b.ball-second": (
        "Now another pawn: a turn moves two.",
        "Un autre pion maintenant : un tour en déplace deux.",
    ),
    "table-games-b.ball-told-moves": ("{side} moves {start} to {end}.", "{side} va de {start} en {end}."),
    "table-games-b.ball-told-carries": (
        "{side} carries the ball from {start} to {end}.",
        "{side} porte la bille de {start} en {end}.",
    ),
    "table-games-b.ball-told-carries-out": (
        "{side} carries the ball out from {start}!",
        "{side} sort la bille de {start} !",
    ),
    "table-games-b.ball-told-takes": (
        "{side} jumps from {start}, takes the ball, ends on {end}.",
        "{side} saute de {start}, prend la bille, finit en {end}.",
    ),
    "table-games-b.ball-told-takes-out": (
        "{side} jumps from {start}, takes the ball and is out!",
        "{side} saute de {start}, prend la bille et la sort !",
    ),
    "table-games-b.ball-told-passes": ("{side} cannot move and passes.", "{side} ne peut pas jouer et passe."),
    "table-games-b.ball-over-goal": ("Goal! {side} wins the game.", "But ! {side} gagne la partie."),
    "table-games-b.ball-over-repetition": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
    # ---- Chicago: labels
    "table-games-b.deed-burgle": ("burgle this house", "cambrioler cette maison"),
    "table-games-b.deed-surrender": ("surrender", "se rendre"),
    "table-games-b.deed-stop": ("end the police's turn", "finir le tour de la police"),
    # ---- Chicago: why not
    "table-games-b.town-house-moved": (
        "Houses stay where they are: the thief who plays may lift one beside the pawn, off the board.",
        "Les maisons restent en place : le voleur qui joue peut en retirer une, à côté de son pion.",
    ),
    "table-games-b.town-not-this-pawn": (
        "It is another pawn's turn: the bright one moves.",
        "C'est le tour d'un autre pion : celui qui brille joue.",
    ),
    "table-games-b.town-stays": (
        "Standing still is no move: go at least one cell further.",
        "Rester sur place n'est pas un déplacement : avancez d'une case au moins.",
    ),
    "table-games-b.town-dark-cell": (
        "That is a dark cell: everybody stays on the streets, even where the house is gone.",
        "C'est une case foncée : tout le monde reste dans les rues, même là où la maison a disparu.",
    ),
    "table-games-b.town-cell-taken": (
        "Somebody stands there already: choose a free cell.",
        "La case est déjà occupée : choisissez-en une libre.",
    ),
    "table-games-b.town-out-of-reach": (
        "There is no free straight way: follow one street, and pass over nobody.",
        "Pas de chemin libre en ligne droite : suivez une rue, sans sauter personne.",
    ),
    "table-games-b.town-needs-a-car": (
        "Without a car a pawn makes one straight move a turn, and this takes two.",
        "Sans auto, un pion va en ligne droite une seule fois par tour ; il en faudrait deux.",
    ),
    "table-games-b.town-enter-first": (
        "The pawn that plays is not in town yet: it enters by a free gate.",
        "Le pion qui joue n'est pas encore en ville : il entre par une porte libre.",
    ),
    "table-games-b.town-already-in-town": (
        "The pawn that plays is in town already: no other piece comes in.",
        "Le pion qui joue est déjà en ville : aucune autre pièce n'entre.",
    ),
    "table-games-b.town-not-a-gate": (
        "That is no gate: enter by one of the twelve on the rim.",
        "Ce n'est pas une porte : entrez par l'une des douze, au bord du plateau.",
    ),
    "table-games-b.town-gate-taken": (
        "Somebody stands in that gate: enter by another one.",
        "Cette porte est occupée : entrez par une autre.",
    ),
    "table-games-b.town-house-in-hand": (
        "First settle the house that was lifted.",
        "Décidez d'abord de la maison qui a été retirée.",
    ),
    "table-games-b.town-surrounded": (
        "That pawn is surrounded: surrender, or fire if it has a gun.",
        "Ce pion est cerné : se rendre, ou tirer s'il a une arme.",
    ),
    "table-games-b.town-enters": ("Pawn {pawn} enters by a gate.", "Le pion {pawn} entre par une porte."),
    "table-games-b.town-acts": (
        "Pawn {pawn} goes along a street, or lift a house beside it.",
        "Le pion {pawn} suit une rue, ou levez une maison voisine.",
    ),
    "table-games-b.town-found": (
        "{player}: look in secret at what this house hides.",
        "{player} : regardez en secret ce que cache la maison.",
    ),
    "table-games-b.town-places": (
        "The police put a new policeman on a free star.",
        "La police place un nouveau policier sur une étoile libre.",
    ),
    "table-games-b.town-patrols": (
        "The police move a policeman. Moves left: {count}.",
        "La police déplace un policier. Coups restants : {count}.",
    ),
    "table-games-b.town-stuck": ("No policeman can move.", "Aucun policier ne peut bouger."),
    "table-games-b.town-plight": (
        "{player}: pawn {pawn} is surrounded. It surrenders, or fires if it has a gun.",
        "{player} : le pion {pawn} est cerné. Il se rend, ou tire s'il a une arme.",
    ),
    "table-games-b.town-no-gun": (
        "A pawn that holds no house has no gun to fire.",
        "Un pion sans butin n'a pas d'arme pour tirer.",
    ),
    "table-games-b.town-place-first": (
        "A policeman waits: put him on a free star first.",
        "Un policier attend : posez-le d'abord sur une étoile libre.",
    ),
    "table-games-b.town-nobody-waits": (
        "No policeman waits to come in: move those in town, or stop.",
        "Aucun policier n'attend d'entrer : déplacez ceux qui sont en ville ou arrêtez-vous.",
    ),
    "table-games-b.town-placing-is-over": (
        "Policemen come in before the first move of a turn: place him next time.",
        "Les policiers entrent avant le premier déplacement du tour : posez-le la prochaine fois.",
    ),
    "table-games-b.town-not-a-star": (
        "That is no star: policemen come in on the starred cells.",
        "Ce n'est pas une étoile : les policiers entrent sur les cases étoilées.",
    ),
    "table-games-b.town-star-taken": (
        "Somebody stands on that star: choose a free one.",
        "Cette étoile est occupée : choisissez-en une libre.",
    ),
    "table-games-b.town-not-a-policeman": (
        "It is the police's turn: move a policeman, or stop.",
        "C'est le tour de la police : déplacez un policier ou arrêtez-vous.",
    ),
    "table-games-b.town-pinned": (
        "That policeman guards an arrested thief and never moves again: choose another one.",
        "Ce policier garde un voleur arrêté et ne bougera plus : choisissez-en un autre.",
    ),
    # ---- Chicago: what happened
    "table-games-b.seat-police": ("The police", "La police"),
    "table-games-b.seat-thief1": ("Thief 1", "Voleur 1"),
    "table-games-b.seat-thief2": ("Thief 2", "Voleur 2"),
    "table-games-b.seat-thief3": ("Thief 3", "Voleur 3"),
    "table-games-b.seat-thief4": ("Thief 4", "Voleur 4"),
    "table-games-b.town-told-dealt": (
        "59 houses, nobody knows what is in them. The richest in the end wins.",
        "59 maisons, et nul ne sait ce qu'elles cachent. À la fin, le plus riche gagne.",
    ),
    "table-games-b.town-told-entered": (
        "{player}: pawn {pawn} enters by {at}.",
        "{player} : le pion {pawn} entre par {at}.",
    ),
    "table-games-b.town-told-moved": (
        "{player}: pawn {pawn} goes from {start} to {to}.",
        "{player} : le pion {pawn} va de {start} en {to}.",
    ),
    "table-games-b.town-told-driven": (
        "{player}: pawn {pawn} drives from {start} to {to}. A car!",
        "{player} : le pion {pawn} roule de {start} en {to}. Une auto !",
    ),
    "table-games-b.town-told-taken": (
        "{player}: pawn {pawn} takes the house on {at}.",
        "{player} : le pion {pawn} prend la maison en {at}.",
    ),
    "table-games-b.town-told-taken-police": (
        "{player}: pawn {pawn} wakes the police on {at}!",
        "{player} : le pion {pawn} réveille la police en {at} !",
    ),
    "table-games-b.town-told-taken-thief": (
        "{player}: pawn {pawn} meets a thief on {at}: each robs the next.",
        "{player} : le pion {pawn} tombe sur un voleur en {at} : chacun vole le suivant.",
    ),
    "table-games-b.town-told-taken-plane": (
        "{player}: pawn {pawn} takes the plane on {at}!",
        "{player} : le pion {pawn} prend l'avion en {at} !",
    ),
    "table-games-b.town-told-opened": (
        "{player}: pawn {pawn} looks into the house on {at}.",
        "{player} : le pion {pawn} visite la maison en {at}.",
    ),
    "table-games-b.town-told-putback": (
        "{player}: pawn {pawn} leaves the house on {at} as it was.",
        "{player} : le pion {pawn} laisse la maison en {at} telle quelle.",
    ),
    "table-games-b.town-told-left-gate": (
        "{player}: pawn {pawn} leaves town by {start} with its loot.",
        "{player} : le pion {pawn} quitte la ville par {start} avec son butin.",
    ),
    "table-games-b.town-told-left-car": (
        "{player}: pawn {pawn} drives out of town with its loot.",
        "{player} : le pion {pawn} quitte la ville en auto avec son butin.",
    ),
    "table-games-b.town-told-left-plane": (
        "{player}: pawn {pawn} flies away with its loot.",
        "{player} : le pion {pawn} s'envole avec son butin.",
    ),
    "table-games-b.town-told-robbed": (
        "Houses change hands from pawn to pawn: {losses}.",
        "Des maisons passent d'un pion à l'autre : {losses}.",
    ),
    "table-games-b.town-told-fired": (
        "{player}: pawn {pawn} fires! The policeman on {start} runs to {to}.",
        "{player} : le pion {pawn} tire ! Le policier de {start} file en {to}.",
    ),
    "table-games-b.town-told-arrested": (
        "{player}: pawn {pawn} surrenders on {at}. Houses for the police: {houses}.",
        "{player} : le pion {pawn} se rend en {at}. Maisons pour la police : {houses}.",
    ),
    "table-games-b.town-told-placed": ("A policeman comes in on {at}.", "Un policier arrive en {at}."),
    "table-games-b.town-told-patrolled": (
        "A policeman goes from {start} to {to}.",
        "Un policier va de {start} en {to}.",
    ),
    "table-games-b.town-told-stopped": ("The police stop.", "La police s'arrête."),
    "table-games-b.town-told-over": (
        "Most money: {winners}. In thousands: {scores}.",
        "Le plus gros gain : {winners}. En milliers : {scores}.",
    ),
}
