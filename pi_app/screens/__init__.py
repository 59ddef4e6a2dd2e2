"""The screens: one for everybody, one turned to a secret player, both drawn with pygame at any small size.

What a screen shows is a value made from the table's view or from one seat's page, never from a state; `draw` puts it on
a sheet, which remembers what did not fit and where a finger may tap:

    sheet = Sheet(pygame.Surface((480, 320)), look(480, 320))
    public.draw(public.of(loop.snapshot()), sheet, "fr")
    hidden.draw(handset, page, sheet, "fr")
    page, move = hidden.tap(handset, page, sheet.tapped(120, 90))

Nothing here is imported before a screen is wanted: pygame takes its time to load.
"""

from os import environ

environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a table greets nobody on standard output
