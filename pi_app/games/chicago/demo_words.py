"""The words of Chicago in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "chicago.demo-houses": ("Houses", "Maisons"),
    "chicago.demo-status-left": ("away", "parti"),
    "chicago.demo-status-arrested": ("arrested", "arrêté"),
    "chicago.demo-reserve": ("waiting: {number}", "en attente : {number}"),
    "chicago.demo-standing": ("standing: {number}", "debout : {number}"),
    "chicago.demo-sign-house": ("house", "maison"),
    "chicago.demo-sign-gate": ("gate", "porte"),
    "chicago.demo-sign-star": ("star", "étoile"),
    "chicago.demo-sign-pawns": ("thieves", "voleurs"),
    "chicago.demo-sign-policeman": ("policeman", "policier"),
    "chicago.demo-sign-stuck": ("arrested, on guard", "arrêté, de garde"),
    "chicago.demo-sign-100": ("100,000", "100\N{NO-BREAK SPACE}000"),
    "chicago.demo-sign-bank": ("bank", "banque"),
    "chicago.demo-sign-car": ("car", "auto"),
    "chicago.demo-sign-gun": ("gun", "arme"),
    "chicago.demo-sign-plane": ("plane", "avion"),
    "chicago.demo-kind-bank": ("bank", "banque"),
    "chicago.demo-kind-car": ("car", "auto"),
    "chicago.demo-kind-gun": ("gun", "arme"),
    "chicago.demo-kind-plane": ("plane", "avion"),
    "chicago.demo-kind-thief": ("thief", "voleur"),
    "chicago.demo-kind-police": ("policeman", "policier"),
    "chicago.demo-nothing": ("nothing", "rien"),
    "chicago.demo-start": (
        "Chicago by night. {police} is the police, and waits.",
        "Chicago, la nuit. {police} fait la police et attend.",
    ),
    "chicago.demo-dealt": (
        "59 houses, nobody knows what is in them.",
        "59 maisons, et nul ne sait ce qu'elles cachent.",
    ),
    "chicago.demo-entered": ("{player}: pawn {pawn} enters by {at}.", "{player} : le pion {pawn} entre par {at}."),
    "chicago.demo-moved": (
        "{player}: pawn {pawn} goes from {start} to {end}.",
        "{player} : le pion {pawn} va de {start} en {end}.",
    ),
    "chicago.demo-driven": (
        "{player}: pawn {pawn} drives from {start} to {end}. A car!",
        "{player} : le pion {pawn} roule de {start} en {end}. Une auto !",
    ),
    "chicago.demo-taken": (
        "{player}: pawn {pawn} takes the house on {at}.",
        "{player} : le pion {pawn} prend la maison en {at}.",
    ),
    "chicago.demo-taken-police": (
        "{player}: pawn {pawn} wakes the police on {at}!",
        "{player} : le pion {pawn} réveille la police en {at} !",
    ),
    "chicago.demo-taken-thief": (
        "{player}: pawn {pawn} meets a thief on {at}: each is robbed by the next.",
        "{player} : le pion {pawn} tombe sur un voleur en {at} : chacun se fait voler par le suivant.",
    ),
    "chicago.demo-taken-plane": (
        "{player}: pawn {pawn} finds the plane on {at}!",
        "{player} : le pion {pawn} trouve l'avion en {at} !",
    ),
    "chicago.demo-opened": (
        "{player}: pawn {pawn} looks into the house on {at}.",
        "{player} : le pion {pawn} visite la maison en {at}.",
    ),
    "chicago.demo-putback": (
        "{player}: pawn {pawn} leaves the house on {at} as it was.",
        "{player} : le pion {pawn} laisse la maison en {at} telle quelle.",
    ),
    "chicago.demo-left-gate": (
        "{player}: pawn {pawn} leaves town by {at} with its loot.",
        "{player} : le pion {pawn} quitte la ville par {at} avec son butin.",
    ),
    "chicago.demo-left-car": (
        "{player}: pawn {pawn} drives out of town with its loot.",
        "{player} : le pion {pawn} quitte la ville en auto avec son butin.",
    ),
    "chicago.demo-left-plane": (
        "{player}: pawn {pawn} flies away with its loot.",
        "{player} : le pion {pawn} s'envole avec son butin.",
    ),
    "chicago.demo-robbed": ("Houses change hands: {losses}.", "Des maisons changent de mains : {losses}."),
    "chicago.demo-fired": (
        "{player}: pawn {pawn} fires! The policeman on {start} runs to {end}.",
        "{player} : le pion {pawn} tire ! Le policier de {start} file en {end}.",
    ),
    "chicago.demo-surrounded": (
        "Pawn {pawn} is surrounded on {at}. {player}: surrender, or fire?",
        "Le pion {pawn} est cerné en {at}. {player} : se rendre, ou tirer ?",
    ),
    "chicago.demo-arrested": (
        "Pawn {pawn} surrenders on {at}. Houses for the police: {houses}.",
        "Le pion {pawn} se rend en {at}. Maisons pour la police : {houses}.",
    ),
    "chicago.demo-placed": ("{police}: a policeman comes in on {at}.", "{police} : un policier arrive en {at}."),
    "chicago.demo-patrolled": (
        "{police}: a policeman goes from {start} to {end}.",
        "{police} : un policier va de {start} en {end}.",
    ),
    "chicago.demo-stopped": ("{police}: the police end their turn.", "{police} : la police finit son tour."),
    "chicago.demo-reveal": (
        "Everything is shown: what was in the houses, and who has what.",
        "On montre tout : le contenu des maisons, et qui a quoi.",
    ),
    "chicago.demo-over": (
        "{winners} won the most: {scores}.",
        "Le plus gros gain à {winners} : {scores}.",
    ),
    "chicago.demo-loot-found": ("Found on {at}: {what}.", "Trouvé en {at} : {what}."),
    "chicago.demo-loot-won": ("Pawn {pawn} wins: {what}.", "Le pion {pawn} gagne : {what}."),
    "chicago.demo-loot-lost": ("Pawn {pawn} loses: {what}.", "Le pion {pawn} perd : {what}."),
    "chicago.demo-loot-held": ("Pawn {pawn}: {what}.", "Pion {pawn} : {what}."),
}
