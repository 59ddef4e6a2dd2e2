"""The command `filature`. The module of a subcommand is only imported when it is called."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module

from pi_app.commands.folding import folded, listed
from pi_app.system import config
from pi_app.words import language, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final

COMMANDS: Final = {  # name -> module with `run(arguments, environment) -> exit code`
    "demo": "pi_app.commands.demo",
    "play": "pi_app.commands.play",
    "learn": "pi_app.commands.learn",
    "rules": "pi_app.commands.rules",
    "table": "pi_app.commands.table",
    "referee": "pi_app.commands.referee",
    "arena": "pi_app.commands.arena",
    "stats": "pi_app.commands.stats",
    "replay": "pi_app.commands.replay",
    "export": "pi_app.commands.export",
    "import": "pi_app.commands.import_",
    "selftest": "pi_app.commands.selftest",
    "doctor": "pi_app.commands.doctor",
}
REPORT_NO_GAMES: Final = ("doctor", "selftest")  # the doctor has its own words for games that are left out


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code: 0 success, 1 failure, 2 wrong usage, 130 interrupted."""
    _soften_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    environment, problems = config.completed(os.environ)
    lang = language(environment, given)
    try:
        if problems:
            _tell([say(lang, problem.key, **problem.parts) for problem in problems])
        code = _main(given, environment, lang)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _stop_writing()
        return 0
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        _stop_writing()
        _tell([say(lang, "cli.output-full")])
        return 1


def _tell(sentences: Sequence[str]) -> None:
    """Print sentences to standard error. If this fails, too (full disk), ignore it."""
    from contextlib import suppress

    with suppress(OSError):
        print("\n".join(sentences), file=sys.stderr)


def _stop_writing() -> None:
    """Send standard output to /dev/null, so that Python's flush at exit does not fail on a closed pipe or full disk."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _main(given: list[str], environment: Mapping[str, str], lang: str) -> int:
    asked = given[:2] if given[:1] == ["--lang"] else []
    name, *rest = given[len(asked) :] or ["--help"]
    if name in ("-h", "--help", "help"):
        print(_help(lang))
        return 0
    if name in ("-V", "--version"):
        from pi_app.system.build import describe

        print(f"filature {describe()}")
        return 0
    if name not in COMMANDS:
        print(say(lang, "cli.unknown-command", command=name, commands=", ".join(COMMANDS)), file=sys.stderr)
        return 2
    return _run(COMMANDS[name], name, [*rest, *asked], environment, lang)


def _soften_streams() -> None:
    """Replace characters that the terminal cannot show by question marks, and a closed stream by /dev/null."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: PTH123, SIM115 - for good
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _run(module: str, name: str, arguments: Sequence[str], environment: Mapping[str, str], lang: str) -> int:
    from engine.boards import BoardError
    from engine.games import BrokenGameError
    from pi_app.commands.options import HelpWanted, UsageError
    from pi_app.games import broken, explain

    left_out = [explain(error, lang) for error in broken()] if name not in REPORT_NO_GAMES else []
    if left_out:
        _tell(left_out)
    try:
        code: int = import_module(module).run(arguments, environment)
        return code
    except HelpWanted as wanted:
        print(wanted.text)
        return 0
    except UsageError as error:
        print(say(lang, "cli.complaint", command=name, sentence=error), file=sys.stderr)
        return 2
    except BrokenGameError as error:
        if (sentence := explain(error, lang)) not in left_out:
            _tell([sentence])
        return 1
    except BoardError as error:
        print(say(lang, "cli.damaged-board", file=error.name), file=sys.stderr)
        return 1


def _help(lang: str) -> str:
    lines = [*folded(say(lang, "cli.about")), "", say(lang, "cli.commands")]
    for name in COMMANDS:
        lines += listed(f"filature {name}", say(lang, f"cli.about-{name}"))
    return "\n".join([*lines, "", say(lang, "cli.more")])


if __name__ == "__main__":
    sys.exit(main())
