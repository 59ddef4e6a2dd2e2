"""Sheets: pictures for displays and windows, drawn with pygame at any small size.

A sheet remembers which texts did not fit and where a finger may tap. Import it only if a screen is wanted: pygame
takes its time to load.
"""

from os import environ

environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on standard output otherwise
