"""The rules of Chicago as players read them. The numbers are those of the rules that refusals cite."""

from __future__ import annotations

from typing import Final

from pi_app.games.chicago.rules_arrests import ARRESTS
from pi_app.games.chicago.rules_houses import HOUSES
from pi_app.games.chicago.rules_police import POLICE
from pi_app.games.chicago.rules_town import TOWN
from pi_app.games.rules import Rules

RULES: Final = Rules("chicago", (*TOWN, *HOUSES, *POLICE, *ARRESTS))
