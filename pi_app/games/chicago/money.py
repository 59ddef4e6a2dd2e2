"""Amounts of money in Chicago's sentences. The rules count in thousands (chicago 13); players read whole amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pi_app.words import say

if TYPE_CHECKING:
    from pi_app.words import Words


def amount(thousands: int) -> Words:
    """Return an amount as a part of a sentence.

    >>> say("en", "chicago.page-money", money=amount(400)), say("en", "chicago.page-money", money=amount(1040))
    ('400,000', '1,040,000')
    >>> say("fr", "chicago.page-money", money=amount(0))
    '0'
    """
    millions, rest = divmod(thousands, 1000)
    if millions:
        return "chicago.table-millions", {"millions": millions, "thousands": f"{rest:03}"}
    return ("chicago.table-thousands", {"thousands": rest}) if rest else ("chicago.table-no-money", {})


def in_short(thousands: int) -> Words:
    """Return an amount as a part of a handheld's narrow line, where whole amounts have no room.

    >>> say("en", "chicago.page-seized", short=in_short(400)), say("en", "chicago.page-seized", short=in_short(0))
    ('seized: 400k', 'seized: 0')
    """
    return ("chicago.page-in-short", {"thousands": thousands}) if thousands else ("chicago.table-no-money", {})


def written(thousands: int, lang: str) -> str:
    """Return an amount on its own, as it is written in the reader's language."""
    return say(lang, "chicago.page-money", money=amount(thousands))
