"""The words of the hints of Le Traqueur."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- what anybody could work out
    "traqueur.hint-camp-rules": (
        "Place your fugitive and 30 walls at most. A way must lead to the fugitive from the left edge.",
        "Placez votre fugitif et 30 murs au plus. Un chemin doit mener à lui depuis le bord gauche.",
    ),
    "traqueur.hint-cells": (
        "The fugitive can still be on {count} cells.",
        "Le fugitif peut encore être sur {count} cases.",
    ),
    "traqueur.hint-few-cells": (
        "The fugitive is on one of these cells: {fitting}.",
        "Le fugitif est sur l'une de ces cases : {fitting}.",
    ),
    "traqueur.hint-one-cell": (
        "The fugitive can only be on {at}!",
        "Le fugitif ne peut être qu'en {at} !",
    ),
    "traqueur.hint-cut-off": ("Cut off by walls: {count}.", "Cases coupées par des murs : {count}."),
    "traqueur.hint-searched": ("Cells searched: {count}.", "Cases fouillées : {count}."),
    "traqueur.hint-walls": ("Walls found: {count}, of 30 at most.", "Murs trouvés : {count}, sur 30 au plus."),
    "traqueur.hint-all-walls": (
        "All 30 walls are found: every other way is open.",
        "Les 30 murs sont trouvés : tout autre passage est libre.",
    ),
    # ---- a camp
    "traqueur.hint-camp": (
        "Fugitive on {at}, walls: {walls}. The shortest way in is {count} cells long. Dead ends: {ends}.",
        "Fugitif en {at}, murs : {walls}. Le plus court chemin a {count} cases. Impasses : {ends}.",
    ),
    "traqueur.hint-camp-at-door": (
        "Fugitive on {at}, walls: {walls}. But the left side of {at} is open: one step finds the fugitive.",
        "Fugitif en {at}, murs : {walls}. Mais le côté gauche de {at} est ouvert : un pas suffit.",
    ),
    # ---- a new cell
    "traqueur.hint-ask-only": (
        "Ask for {at}: the fugitive can be nowhere else!",
        "Demandez {at} : le fugitif ne peut être que là !",
    ),
    "traqueur.hint-ask-open": (
        "Ask for {at}: all 30 walls are found, so the answer is YES.",
        "Demandez {at} : les 30 murs sont trouvés, la réponse est donc OUI.",
    ),
    "traqueur.hint-ask-sure": (
        "Ask for {at}: no other way leads to the fugitive, so the answer is YES.",
        "Demandez {at} : rien d'autre ne mène au fugitif, la réponse est donc OUI.",
    ),
    "traqueur.hint-ask-gate": (
        "Ask for {at}: only this way can lead to {count} of the cells that are left.",
        "Demandez {at} : {count} des cases restantes ne sont accessibles que par là.",
    ),
    "traqueur.hint-ask-nook": (
        "Ask for {at}: that cell has no other way in.",
        "Demandez {at} : cette case n'a pas d'autre accès.",
    ),
    "traqueur.hint-ask-door": (
        "Ask for {at}: you have not tried this way in. Ways in not tried yet: {count}.",
        "Demandez {at} : vous n'avez pas essayé cette entrée. Entrées à essayer : {count}.",
    ),
    "traqueur.hint-ask-deep": (
        "Ask for {at}, {count} steps from outside: no new cell in your reach lies deeper.",
        "Demandez {at}, à {count} pas de l'extérieur : aucune nouvelle case à portée n'est plus loin.",
    ),
    "traqueur.hint-ask-new": (
        "Ask for {at}: it is beside you and not searched yet.",
        "Demandez {at} : la case est voisine et pas encore fouillée.",
    ),
    # ---- a cell that is searched already
    "traqueur.hint-ask-again": (
        "Ask for {at}: it is searched, but a second way to it may be shorter.",
        "Demandez {at} : elle est fouillée, mais un second accès peut être plus court.",
    ),
    "traqueur.hint-go-there": (
        "Go to {at}: the way is open, and from there you can ask for {askable}.",
        "Allez en {at} : le passage est libre, et vous pourrez y demander {askable}.",
    ),
    "traqueur.hint-go-towards": (
        "Go to {at}: this open way leads to {there}, where you can ask for {askable}.",
        "Allez en {at} : ce passage libre mène en {there}, où vous pourrez demander {askable}.",
    ),
    "traqueur.hint-go-out": (
        "Go to {at}: nothing new can be asked in here, and this way leads to the exit on {there}.",
        "Allez en {at} : plus rien à demander ici, et ce passage mène à la sortie en {there}.",
    ),
    "traqueur.hint-go": (
        "Go to {at}: the way is open, so your turn goes on.",
        "Allez en {at} : le passage est libre, donc votre tour continue.",
    ),
    # ---- waiting and leaving
    "traqueur.hint-wait-done": (
        "Stay on {at}: nothing new can be asked in here. Leave when your next turn begins.",
        "Restez en {at} : plus rien à demander ici. Sortez au début de votre prochain tour.",
    ),
    "traqueur.hint-wait": (
        "Stay on {at}: that ends your turn, and the next one begins there.",
        "Restez en {at} : votre tour finit, et le prochain commencera là.",
    ),
    "traqueur.hint-out-done": (
        "Leave by {at}: nothing new can be asked in here. Enter elsewhere next turn.",
        "Sortez par {at} : plus rien à demander ici. Entrez ailleurs au prochain tour.",
    ),
    "traqueur.hint-out": (
        "Leave by {at}: the way is open, and next turn you can try another way in.",
        "Sortez par {at} : le passage est libre, et vous pourrez essayer une autre entrée.",
    ),
    "traqueur.hint-out-unknown": (
        "Ask to leave by {at}: nobody knows yet whether that side is open.",
        "Demandez à sortir par {at} : personne ne sait si ce côté est ouvert.",
    ),
}
