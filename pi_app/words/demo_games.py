"""Le Traqueur, Chicago and Rattrapez-le in the words of `filature demo`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "demo-games.turns": ("Turns", "Tours"),
    # ---- Le Traqueur
    "demo-games.sign-detective": ("detective", "détective"),
    "demo-games.sign-fugitive": ("fugitive", "fugitif"),
    "demo-games.sign-marker": ("seen", "visité"),
    "demo-games.sign-wall": ("wall", "mur"),
    "demo-games.sign-no": ("answered NO", "réponse NON"),
    "demo-games.camps-start": (
        "{north} and {south} build their camps, each in secret.",
        "{north} et {south} bâtissent leur camp, chacun en secret.",
    ),
    "demo-games.camp-built": ("{player}'s camp stands.", "Le camp de {player} est prêt."),
    "demo-games.ask-yes": ("{player} asks for {at}: YES.", "{player} demande {at} : OUI."),
    "demo-games.ask-no": (
        "{player} asks for {at}: NO, there is a wall.",
        "{player} demande {at} : NON, il y a un mur.",
    ),
    "demo-games.leave-yes": (
        "{player} asks to leave: YES, back outside.",
        "{player} demande à sortir : OUI, retour dehors.",
    ),
    "demo-games.leave-no": (
        "{player} asks to leave: NO, there is a wall.",
        "{player} demande à sortir : NON, il y a un mur.",
    ),
    "demo-games.search-waits": (
        "{player} waits in column 1, to leave next turn.",
        "{player} attend en colonne 1, pour sortir au prochain tour.",
    ),
    "demo-games.camps-revealed": ("Both camps are revealed.", "Les deux camps sont dévoilés."),
    "demo-games.fugitive-found": (
        "{player} finds the fugitive on {at} and wins!",
        "{player} trouve le fugitif en {at} et gagne !",
    ),
    "demo-games.camp-wanted": ("{player} plans a camp.", "{player} prépare un camp."),
    "demo-games.camp-outside": (
        "Fugitive on {fugitive}, {walls} walls. {other} is outside.",
        "Fugitif en {fugitive}, {walls} murs. {other} est dehors.",
    ),
    "demo-games.camp-searched": (
        "Fugitive on {fugitive}, {walls} walls. {other} is on {at}.",
        "Fugitif en {fugitive}, {walls} murs. {other} est en {at}.",
    ),
    "demo-games.camp-found": (
        "{other} has found the fugitive on {at}, behind {walls} walls.",
        "{other} a trouvé le fugitif en {at}, derrière {walls} murs.",
    ),
    # ---- Chicago
    "demo-games.houses": ("Houses", "Maisons"),
    "demo-games.status-left": ("away", "parti"),
    "demo-games.status-arrested": ("arrested", "arrêté"),
    "demo-games.reserve": ("waiting: {number}", "en attente : {number}"),
    "demo-games.standing": ("standing: {number}", "debout : {number}"),
    "demo-games.sign-house": ("house", "maison"),
    "demo-games.sign-gate": ("gate", "porte"),
    "demo-games.sign-star": ("star", "étoile"),
    "demo-games.sign-pawns": ("thieves", "voleurs"),
    "demo-games.sign-policeman": ("policeman", "policier"),
    "demo-games.sign-stuck": ("arrested, on guard", "arrêté, de garde"),
    "demo-games.sign-100": ("100,000", "100 mille"),
    "demo-games.sign-bank": ("bank", "banque"),
    "demo-games.sign-car": ("car", "auto"),
    "demo-games.sign-gun": ("gun", "arme"),
    "demo-games.sign-plane": ("plane", "avion"),
    "demo-games.kind-bank": ("bank", "banque"),
    "demo-games.kind-car": ("car", "auto"),
    "demo-games.kind-gun": ("gun", "arme"),
    "demo-games.kind-plane": ("plane", "avion"),
    "demo-games.kind-thief": ("thief", "voleur"),
    "demo-games.kind-police": ("policeman", "policier"),
    "demo-games.kind-money": ("{number},000", "{number} mille"),
    "demo-games.nothing": ("nothing", "rien"),
    "demo-games.town-start": (
        "Chicago by night. {police} is the police, and waits.",
        "Chicago, la nuit. {police} fait la police et attend.",
    ),
    "demo-games.town-dealt": (
        "59 houses, nobody knows what is in them.",
        "59 maisons, et nul ne sait ce qu'elles cachent.",
    ),
    "demo-games.town-entered": ("{player}: pawn {pawn} enters by {at}.", "{player} : le pion {pawn} entre par {at}."),
    "demo-games.town-moved": (
        "{player}: pawn {pawn} goes from {start} to {end}.",
        "{player} : le pion {pawn} va de {start} en {end}.",
    ),
    "demo-games.town-driven": (
        "{player}: pawn {pawn} drives from {start} to {end}. A car!",
        "{player} : le pion {pawn} roule de {start} en {end}. Une auto !",
    ),
    "demo-games.town-taken": (
        "{player}: pawn {pawn} takes the house on {at}.",
        "{player} : le pion {pawn} prend la maison en {at}.",
    ),
    "demo-games.town-taken-police": (
        "{player}: pawn {pawn} wakes the police on {at}!",
        "{player} : le pion {pawn} réveille la police en {at} !",
    ),
    "demo-games.town-taken-thief": (
        "{player}: pawn {pawn} meets a thief on {at}: each robs the next.",
        "{player} : le pion {pawn} tombe sur un voleur en {at} : chacun vole le suivant.",
    ),
    "demo-games.town-taken-plane": (
        "{player}: pawn {pawn} finds the plane on {at}!",
        "{player} : le pion {pawn} trouve l'avion en {at} !",
    ),
    "demo-games.town-opened": (
        "{player}: pawn {pawn} looks into the house on {at}.",
        "{player} : le pion {pawn} visite la maison en {at}.",
    ),
    "demo-games.town-putback": (
        "{player}: pawn {pawn} leaves the house on {at} as it was.",
        "{player} : le pion {pawn} laisse la maison en {at} telle quelle.",
    ),
    "demo-games.town-left-gate": (
        "{player}: pawn {pawn} leaves town by {at} with its loot.",
        "{player} : le pion {pawn} quitte la ville par {at} avec son butin.",
    ),
    "demo-games.town-left-car": (
        "{player}: pawn {pawn} drives out of town with its loot.",
        "{player} : le pion {pawn} quitte la ville en auto avec son butin.",
    ),
    "demo-games.town-left-plane": (
        "{player}: pawn {pawn} flies away with its loot.",
        "{player} : le pion {pawn} s'envole avec son butin.",
    ),
    "demo-games.town-robbed": ("Houses change hands: {losses}.", "Des maisons changent de mains : {losses}."),
    "demo-games.town-fired": (
        "{player}: pawn {pawn} fires! The policeman on {start} runs to {end}.",
        "{player} : le pion {pawn} tire ! Le policier de {start} file en {end}.",
    ),
    "demo-games.town-surrounded": (
        "Pawn {pawn} is surrounded on {at}. {player}: surrender, or fire?",
        "Le pion {pawn} est cerné en {at}. {player} : se rendre, ou tirer ?",
    ),
    "demo-games.town-arrested": (
        "Pawn {pawn} surrenders on {at}. Houses for the police: {houses}.",
        "Le pion {pawn} se rend en {at}. Maisons pour la police : {houses}.",
    ),
    "demo-games.town-placed": ("{police}: a policeman comes in on {at}.", "{police} : un policier arrive en {at}."),
    "demo-games.town-patrolled": (
        "{police}: a policeman goes from {start} to {end}.",
        "{police} : un policier va de {start} en {end}.",
    ),
    "demo-games.town-stopped": ("{police}: the police stop.", "{police} : la police s'arrête."),
    "demo-games.town-reveal": (
        "Everything is shown: what was in the houses, and who has what.",
        "On montre tout : le contenu des maisons, et qui a quoi.",
    ),
    "demo-games.town-over": (
        "{winners} won the most, in thousands: {scores}.",
        "Le plus gros gain à {winners}, en milliers : {scores}.",
    ),
    "demo-games.loot-found": ("Found on {at}: {what}.", "Trouvé en {at} : {what}."),
    "demo-games.loot-won": ("Pawn {pawn} wins: {what}.", "Le pion {pawn} gagne : {what}."),
    "demo-games.loot-lost": ("Pawn {pawn} loses: {what}.", "Le pion {pawn} perd : {what}."),
    "demo-games.loot-held": ("Pawn {pawn}: {what}.", "Pion {pawn} : {what}."),
    # ---- Rattrapez-le
    "demo-games.sign-farmer": ("farmer", "fermier"),
    "demo-games.sign-wife": ("wife", "fermière"),
    "demo-games.sign-hand": ("hand", "valet"),
    "demo-games.sign-maid": ("maid", "servante"),
    "demo-games.sign-dog": ("dog", "chien"),
    "demo-games.sign-horse": ("horse", "cheval"),
    "demo-games.sign-farm": ("farm", "ferme"),
    "demo-games.sign-black-case": ("start", "départ"),
    "demo-games.subject-farmer": ("the farmer", "le fermier"),
    "demo-games.subject-wife": ("the wife", "la fermière"),
    "demo-games.subject-hand": ("the hand", "le valet"),
    "demo-games.subject-maid": ("the maid", "la servante"),
    "demo-games.subject-dog": ("the dog", "le chien"),
    "demo-games.subject-horse": ("the horse", "le cheval"),
    "demo-games.deal-number": ("deal {number}", "donne {number}"),
    "demo-games.hand-sizes": ("cards: {sizes}", "cartes : {sizes}"),
    "demo-games.horse-start": (
        "The horse has bolted! Whoever catches it with a secret pursuer wins.",
        "Le cheval s'est sauvé ! Qui le rattrape avec son poursuivant secret gagne.",
    ),
    "demo-games.horse-dealt": (
        "{player} deals {cards} cards each (deal {deal}).",
        "{player} donne {cards} cartes à chacun (donne {deal}).",
    ),
    "demo-games.horse-chosen": (
        "{player} has chosen a pursuer, in secret.",
        "{player} a choisi un poursuivant, en secret.",
    ),
    "demo-games.horse-played": (
        "{player} plays {sign} and moves {subject} {distance} from {start} to {end}.",
        "{player} joue {sign} et mène {subject} à {distance} pas : {start} → {end}.",
    ),
    "demo-games.horse-discarded": (
        "{player} can move nobody and discards {subject} {sign}. Distance: {distance}.",
        "{player} ne peut mener personne et jette {subject} {sign}. Distance : {distance}.",
    ),
    "demo-games.horse-caught": (
        "{player} catches the horse on {at}, with {subject}!",
        "{player} rattrape le cheval en {at}, avec {subject} !",
    ),
    "demo-games.horse-over-caught": ("{player} wins the game.", "{player} gagne la partie."),
    "demo-games.horse-over-exhausted": (
        "Ten deals, and the horse is still free: nobody wins.",
        "Dix donnes, et le cheval court toujours : personne ne gagne.",
    ),
    "demo-games.secrets": ("The secrets: {secrets}.", "Les secrets : {secrets}."),
    "demo-games.secret-wanted": ("Whom to choose?", "Qui choisir ?"),
    "demo-games.secret-to-play": (
        "Secret: {secret}. Moves to choose from: {number}.",
        "Secret : {secret}. Coups au choix : {number}.",
    ),
    "demo-games.secret-waits": ("Secret: {secret}. The others play.", "Secret : {secret}. Aux autres de jouer."),
}
