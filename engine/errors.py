"""The root of all exceptions that Filature raises on purpose."""


class FilatureError(Exception):
    """Base class of the exceptions of `engine` and `pi_app`.

    Every subclass also derives from the built-in exception that describes it best, so `except ValueError` still works.
    `hardware` is usable without `engine` and has a root of its own, `hardware.errors.HardwareError`.
    """
