"""The root of all exceptions that Filature raises on purpose."""


class FilatureError(Exception):
    """Base class of every error that `engine` and `pi_app` define, so one `except FilatureError` catches them all.

    A subclass also derives from the built-in exception that fits, if there is one: `except ValueError` catches a
    `MoveError` too.

    Three kinds of exception do not derive from it:

    - the errors of `hardware`, which is usable without `engine`. Their root is `hardware.errors.HardwareError`;
      the application reports those errors to people and does not pass them on;
    - `pi_app.commands.options.HelpWanted`, which is not an error: it ends a command that was called with `--help`;
    - built-in exceptions such as OSError, and exceptions that report a bug in the program itself.
    """
