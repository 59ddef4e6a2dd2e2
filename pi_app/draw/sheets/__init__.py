"""Sheets: pictures for displays, windows, documents and paper, at any small size.

A sheet records which texts did not fit, and which areas react to a tap. Import this package only if a screen is used,
because pygame is slow to load.
"""

from os import environ

environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # Otherwise pygame prints a greeting on standard output.
