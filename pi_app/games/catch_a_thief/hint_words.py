"""The words of the hints of Catch a Thief."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- what anybody could work out
    "catch-a-thief.hint-first-visit": (
        "The detective always looks at the scene first: 6F.",
        "Le détective commence toujours par les lieux du délit : 6F.",
    ),
    "catch-a-thief.hint-steps": (
        "The thief has taken {count} steps, each one farther from 6F.",
        "Le voleur a fait {count} pas, chacun l'éloignant de 6F.",
    ),
    "catch-a-thief.hint-points": (
        "The thief can be on {count} points: the lit ones fit all clues.",
        "Le voleur peut être sur {count} points : ceux qui brillent respectent tous les indices.",
    ),
    "catch-a-thief.hint-only-point": (
        "Only one point fits all clues: {at}.",
        "Un seul point respecte tous les indices : {at}.",
    ),
    "catch-a-thief.hint-thief-starts": (
        "Everybody knows that you start from 6F. Nobody knows which way you go.",
        "Tout le monde sait que vous partez de 6F. Personne ne sait par où.",
    ),
    "catch-a-thief.hint-thief": (
        "From the clues, you can be on {count} points. The detective can work that out.",
        "D'après les indices, vous pouvez être sur {count} points. Le détective peut le déduire.",
    ),
    "catch-a-thief.hint-thief-found-out": (
        "Careful: from the clues, the detective can work out where you are.",
        "Attention : d'après les indices, le détective peut déduire où vous êtes.",
    ),
    # ---- a good move
    "catch-a-thief.hint-visit-scene": (
        "Visit {at}: the first visit is always to the scene.",
        "Visitez {at} : la première visite est toujours pour les lieux du délit.",
    ),
    "catch-a-thief.hint-visit": (
        "Visit {at}. Points that remain: {orange} after orange, {blue} after blue.",
        "Visitez {at}. Points restants : {orange} après orange, {blue} après bleu.",
    ),
    "catch-a-thief.hint-visit-may-catch": (
        "Visit {at}: the thief may be there. If not, points that remain: orange {orange}, blue {blue}.",
        "Visitez {at} : le voleur y est peut-être. Sinon, points restants : orange {orange}, bleu {blue}.",
    ),
    "catch-a-thief.hint-visit-caught": (
        "Visit {at}: the thief can be nowhere else!",
        "Visitez {at} : le voleur ne peut être que là !",
    ),
    "catch-a-thief.hint-step-escapes": (
        "Step to {at}: it is a hideout, and you have escaped!",
        "Allez en {at} : c'est une cachette, et vous êtes sauvé !",
    ),
    "catch-a-thief.hint-step-known": (
        "Step to {at}: the detective can work it out, but you must go on.",
        "Allez en {at} : le détective peut le déduire, mais il faut avancer.",
    ),
    "catch-a-thief.hint-step-1": (
        "Step to {at}: the detective then has {count} points to search.",
        "Allez en {at} : le détective hésitera entre {count} points.",
    ),
    "catch-a-thief.hint-step-2": (
        "Step to {at}: two hideouts stay in reach, and the detective has {count} points to search.",
        "Allez en {at} : deux cachettes restent à portée, et le détective hésite entre {count} points.",
    ),
}
