"""The command `filature doctor`: check whether this machine has what the table needs, and explain how to repair it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine import games
from pi_app.commands.options import CommandOption, parse
from pi_app.games import broken, fault_of_later_parts, playable
from pi_app.system.doctor import Finding, examine, healthy
from pi_app.system.machine import Machine, this_machine
from pi_app.words import say

OPTIONS: Final = (CommandOption("json", "doctor.help-json"),)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("doctor", OPTIONS, arguments, environment)
    return visit(this_machine(environment), given["lang"], as_json=bool(given["json"]))


def visit(machine: Machine, lang: str, *, as_json: bool) -> int:
    """Examine a machine and print the findings. Return the exit code: 1 if there is trouble, else 0."""
    findings = [*examine(machine), *games_of_others()]
    if as_json:
        rows = [_row(finding, lang) for finding in findings]
        print(json.dumps({"ok": healthy(findings), "findings": rows}, indent=2))
    else:
        print("\n".join(_report(findings, lang)))
    return 0 if healthy(findings) else 1


def games_of_others() -> Iterator[Finding]:
    """Yield what other packages have brought: the games that can be played, and those that cannot."""
    added = [name for name in playable() if name not in games.BUILT_IN]
    faults = {name: fault_of_later_parts(name) for name in added}
    if whole := [name for name in added if faults[name] is None]:
        yield Finding("games", "ok", "games", parts={"games": ", ".join(whole)})
    for error in (*broken(), *filter(None, faults.values())):
        sentence = (f"games.{error.code}", {"game": error.game, "package": error.package, "detail": error.detail})
        yield Finding("games", "hint", "game-left-out", "mend-game", {"why": sentence, "package": error.package})


def _row(finding: Finding, lang: str) -> dict[str, str]:
    return {
        "name": finding.name,
        "level": finding.level,
        "what": say(lang, f"doctor.{finding.what}", **finding.parts),
        "mend": say(lang, f"doctor.{finding.mend}", **finding.parts) if finding.mend else "",
    }


def _report(findings: Sequence[Finding], lang: str) -> Iterator[str]:
    levels = {level: say(lang, f"doctor.level-{level}") for level in ("ok", "hint", "trouble")}
    width = max(map(len, levels.values()))
    for finding in findings:
        row = _row(finding, lang)
        yield f"{levels[finding.level]:{width}}  {row['what']}"
        if row["mend"]:
            yield f"{'':{width}}  -> {row['mend']}"
    troubles = sum(finding.level == "trouble" for finding in findings)
    yield ""
    yield say(lang, "doctor.ill", count=troubles) if troubles else say(lang, "doctor.well")
