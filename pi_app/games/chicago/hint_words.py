"""The words of the hints of Chicago."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- what anybody could work out: thieves
    "chicago.hint-odds": (
        "Houses never opened: {houses}. Police in {police}, thieves in {count}.",
        "Maisons jamais ouvertes : {houses}, dont police {police}, voleurs {count}.",
    ),
    "chicago.hint-gates": ("Free gates: {count}.", "Portes libres : {count}."),
    "chicago.hint-danger": (
        "Two police moves can surround pawn {pawn}!",
        "En deux coups, la police peut cerner le pion {pawn} !",
    ),
    "chicago.hint-put-back": (
        "Put back: {count}, each a car, a bank or the plane.",
        "Maisons remises : {count}, chacune auto, banque ou avion.",
    ),
    "chicago.hint-put-back-no-plane": (
        "Put back: {count}, each a car or a bank.",
        "Maisons remises : {count}, chacune auto ou banque.",
    ),
    "chicago.hint-may-go-back": (
        "Everybody knows: only a car, a bank or the plane can be put back.",
        "Chacun le sait : on ne remet qu'une auto, une banque ou l'avion.",
    ),
    "chicago.hint-may-go-back-no-plane": (
        "The plane is gone, so everybody knows: only a car or a bank can be put back.",
        "L'avion est parti, donc chacun le sait : on ne remet qu'une auto ou une banque.",
    ),
    "chicago.hint-surrender-cost": (
        "If pawn {pawn} surrenders, the police win houses: {houses}, and lose policemen who must stay: {count}.",
        "Si le pion {pawn} se rend, la police gagne {houses} de butin, mais fixe des policiers : {count}.",
    ),
    "chicago.hint-no-gun-possible": (
        "Pawn {pawn} holds no house, so everybody knows that it has no gun.",
        "Le pion {pawn} n'a aucune maison : chacun sait qu'il est sans arme.",
    ),
    # ---- what anybody could work out: the police
    "chicago.hint-stars": (
        "Free stars: {count}. Policemen who wait: {waiting}.",
        "Étoiles libres : {count}. Policiers en attente : {waiting}.",
    ),
    "chicago.hint-can-surround": (
        "Pawns that you can surround in this turn: {pawns}.",
        "Pions que vous pouvez cerner pendant ce tour : {pawns}.",
    ),
    "chicago.hint-fewest-ways": (
        "No other pawn has fewer free cells beside it than pawn {pawn}: {count}.",
        "Aucun pion n'a moins de cases libres autour de lui que le pion {pawn} : {count}.",
    ),
    "chicago.hint-nobody-in-town": ("No pawn is in town.", "Aucun pion n'est en ville."),
    "chicago.hint-all-on-gates": (
        "Every pawn in town stands on a gate, where nobody can surround it.",
        "Tous les pions en ville sont sur une porte : on ne les y cerne pas.",
    ),
    # ---- a good move of the police
    "chicago.hint-place-catch": (
        "Place the policeman on {at}: the moves of this turn can then surround pawn {pawn}.",
        "Placez le policier en {at} : les coups de ce tour peuvent alors cerner le pion {pawn}.",
    ),
    "chicago.hint-place-nearest": (
        "Place the policeman on {at}: no free star is nearer to pawn {pawn}.",
        "Placez le policier en {at} : aucune étoile libre n'est plus près du pion {pawn}.",
    ),
    "chicago.hint-place-far": (
        "Place the policeman on {at}, {count} cells away from pawn {pawn}.",
        "Placez le policier en {at}, à {count} cases du pion {pawn}.",
    ),
    "chicago.hint-place-anywhere": (
        "Place the policeman on {at}: no pawn is in town, so any free star will do.",
        "Placez le policier en {at} : aucun pion n'est en ville, toute étoile libre convient.",
    ),
    "chicago.hint-surrounds": (
        "From {start} to {to}: that surrounds pawn {pawn}!",
        "De {start} en {to} : le pion {pawn} est cerné !",
    ),
    "chicago.hint-prepares": (
        "From {start} to {to}: one more move can then surround pawn {pawn}.",
        "De {start} en {to} : un coup de plus peut alors cerner le pion {pawn}.",
    ),
    "chicago.hint-closes": (
        "From {start} to {to}: that blocks a way out of pawn {pawn}. Ways out left: {count}.",
        "De {start} en {to} : cela barre une issue au pion {pawn}. Issues restantes : {count}.",
    ),
    "chicago.hint-bars": (
        "From {start} to {to}: pawn {pawn} can then no longer go straight to the gate on {at}.",
        "De {start} en {to} : le pion {pawn} ne peut plus aller tout droit à la porte {at}.",
    ),
    "chicago.hint-nearer": (
        "From {start} to {to}: that brings the policeman nearer to pawn {pawn}.",
        "De {start} en {to} : le policier se rapproche du pion {pawn}.",
    ),
    "chicago.hint-patrols": (
        "From {start} to {to}. Cells that the policeman can reach from there: {count}.",
        "De {start} en {to}. Cases que le policier atteint de là : {count}.",
    ),
    "chicago.hint-stop-stuck": (
        "End the turn: no policeman can move.",
        "Finissez le tour : aucun policier ne peut bouger.",
    ),
    "chicago.hint-stop-useless": (
        "End the turn: no single move takes a way out from any pawn.",
        "Finissez le tour : aucun coup ne prend d'issue à un pion.",
    ),
    "chicago.hint-stop": (
        "End the turn: your policemen keep their places.",
        "Finissez le tour : vos policiers gardent leur place.",
    ),
    # ---- a good move of a thief: streets
    "chicago.hint-enter-best": (
        "Enter by {at}: no free gate has more houses beside it. There: {count}.",
        "Entrez par {at} : aucune porte libre n'a plus de maisons à côté. Ici : {count}.",
    ),
    "chicago.hint-enter": ("Enter by {at}. Houses beside it: {count}.", "Entrez par {at}. Maisons à côté : {count}."),
    "chicago.hint-go-safe": (
        "Go to {at}: two police moves can surround you here, but not there.",
        "Allez en {at} : en deux coups, la police peut vous cerner ici, mais pas là-bas.",
    ),
    "chicago.hint-go-gate": (
        "Go to {at}: nobody can surround you on a gate, and you carry {money}.",
        "Allez en {at} : on ne vous cerne pas sur une porte, et vous portez {money}.",
    ),
    "chicago.hint-go-bank": (
        "Go to {at}: beside it, on {house}, is the bank that you saw. You have a car for it.",
        "Allez en {at} : à côté, en {house}, il y a la banque que vous avez vue. Vous avez l'auto.",
    ),
    "chicago.hint-go-car": (
        "Go to {at}: beside it, on {house}, is the car that you saw. This pawn needs one.",
        "Allez en {at} : à côté, en {house}, il y a l'auto que vous avez vue. Il vous en faut une.",
    ),
    "chicago.hint-go-plane": (
        "Go to {at}: beside it, on {house}, is the plane that you saw.",
        "Allez en {at} : à côté, en {house}, il y a l'avion que vous avez vu.",
    ),
    "chicago.hint-go-houses": (
        "Go to {at}. Houses beside it that you have not seen: {count}.",
        "Allez en {at}. Maisons voisines que vous n'avez pas vues : {count}.",
    ),
    "chicago.hint-go-away": (
        "Go to {at}: that is farther away from the nearest policeman.",
        "Allez en {at} : le policier le plus proche sera plus loin.",
    ),
    "chicago.hint-go-on": (
        "Go to {at}: one more move leads to houses that you have not seen: {count}.",
        "Allez en {at} : un coup de plus mène à des maisons que vous n'avez pas vues : {count}.",
    ),
    "chicago.hint-go": (
        "Go to {at}: the street is free, and a thief may not pass.",
        "Allez en {at} : la rue est libre, et un voleur ne passe jamais son tour.",
    ),
    # ---- a good move of a thief: houses
    "chicago.hint-burgle": (
        "Burgle {at}. Your chance not to wake the police: {safe} in {count}.",
        "Cambriolez {at}. Vos chances de ne pas réveiller la police : {safe} sur {count}.",
    ),
    "chicago.hint-burgle-opened": (
        "Burgle {at}: it was put back, so it is a car, a bank or the plane.",
        "Cambriolez {at} : on l'a remise, c'est donc une auto, une banque ou l'avion.",
    ),
    "chicago.hint-burgle-opened-no-plane": (
        "Burgle {at}: it was put back, so it is a car or a bank.",
        "Cambriolez {at} : on l'a remise, c'est donc une auto ou une banque.",
    ),
    "chicago.hint-burgle-known-bank": (
        "Burgle {at}: it is the bank that you saw, and with your car you keep it.",
        "Cambriolez {at} : c'est la banque que vous avez vue, et avec l'auto, elle est à vous.",
    ),
    "chicago.hint-burgle-known-car": (
        "Burgle {at}: it is the car that you saw, and this pawn has none.",
        "Cambriolez {at} : c'est l'auto que vous avez vue, et ce pion n'en a pas.",
    ),
    "chicago.hint-burgle-known-plane": (
        "Burgle {at}: it is the plane that you saw, and it takes you out of town.",
        "Cambriolez {at} : c'est l'avion que vous avez vu, et il vous sort de la ville.",
    ),
    "chicago.hint-burgle-useless-bank": (
        "Burgle {at}: it is the bank that you saw. Without a car you put it back, unseen.",
        "Cambriolez {at} : c'est la banque que vous avez vue. Sans auto, vous la remettez en secret.",
    ),
    "chicago.hint-burgle-useless-car": (
        "Burgle {at}: it is the car that you saw. This pawn has one and puts it back, unseen.",
        "Cambriolez {at} : c'est l'auto que vous avez vue. Ce pion en a une et la remet en secret.",
    ),
    "chicago.hint-putback-plane": (
        "Put the plane back: you know where it is, and it can take you out of town later.",
        "Remettez l'avion : vous savez où il est, et il pourra vous sortir de la ville plus tard.",
    ),
    "chicago.hint-putback-car": (
        "Put the car back: this pawn has one already.",
        "Remettez l'auto : ce pion en a déjà une.",
    ),
    "chicago.hint-putback-bank": (
        "Put the bank back: only a pawn with a car can keep it. Now you know where it is.",
        "Remettez la banque : il faut une auto pour la garder. Vous savez où elle est.",
    ),
    # ---- a good move of a thief: out of town
    "chicago.hint-leave": (
        "Leave town: nobody can take the {money} of pawn {pawn} any more.",
        "Quittez la ville : plus personne ne prendra les {money} du pion {pawn}.",
    ),
    "chicago.hint-leave-empty": (
        "Leave town: pawn {pawn} can then no longer be arrested.",
        "Quittez la ville : on ne pourra plus arrêter le pion {pawn}.",
    ),
    "chicago.hint-plane": (
        "Take the plane: nobody can take the {money} of pawn {pawn} any more.",
        "Prenez l'avion : plus personne ne prendra les {money} du pion {pawn}.",
    ),
    "chicago.hint-plane-empty": (
        "Take the plane: pawn {pawn} can then no longer be arrested.",
        "Prenez l'avion : on ne pourra plus arrêter le pion {pawn}.",
    ),
    # ---- a good move of a thief: shots and surrender
    "chicago.hint-shot-frees": (
        "Shoot the policeman from {start} to {to}: pawn {pawn} is free again.",
        "Tirez sur le policier de {start}, envoyez-le en {to} : le pion {pawn} est libéré.",
    ),
    "chicago.hint-shot-in-vain": (
        "Shoot the policeman from {start} to {to}: pawn {pawn} stays surrounded and is asked again.",
        "Tirez sur le policier de {start}, vers {to} : le pion {pawn} reste cerné et devra répondre encore.",
    ),
    "chicago.hint-shot-safe": (
        "Shoot the policeman from {start} to {to}: two police moves can then no longer surround pawn {pawn}.",
        "Tirez sur le policier de {start}, vers {to} : deux coups ne suffiront plus à cerner le pion {pawn}.",
    ),
    "chicago.hint-shot": (
        "Shoot the policeman from {start} to {to}: a shot does not use up the turn of pawn {pawn}.",
        "Tirez sur le policier de {start}, vers {to} : un tir ne coûte pas le tour du pion {pawn}.",
    ),
    "chicago.hint-surrender-no-gun": (
        "Surrender: pawn {pawn} has no gun.",
        "Rendez-vous : le pion {pawn} n'a pas d'arme.",
    ),
    "chicago.hint-surrender-hopeless": (
        "Surrender: no policeman beside pawn {pawn} can be shot away.",
        "Rendez-vous : un tir ne chasse aucun des policiers voisins du pion {pawn}.",
    ),
    "chicago.hint-surrender": (
        "Surrender: the policemen beside pawn {pawn} will never move again.",
        "Rendez-vous : les policiers voisins du pion {pawn} ne bougeront plus jamais.",
    ),
}
