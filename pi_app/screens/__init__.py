"""The screens: a public one for everybody and a hidden one for players with secrets, both drawn with pygame.

What a screen shows is a value that is made from the table's view or from a seat's page, never from a state. `draw` puts
it on a sheet, which records the texts that did not fit and the meaning of each place that can be tapped:

    sheet = Sheet((480, 320), look(480, 320))
    public_screen.draw(public_screen.of(loop.snapshot()), sheet, "fr")
    hidden_screen.draw(pages, page, sheet, "fr")
    page, move = hidden_screen.tap(pages, page, sheet.tapped(120, 90))

`display` opens real displays, `showing` and `station` connect them with the table's loop, and `awaited` waits for
displays that are plugged in later. Import this package only if a screen is needed, because pygame loads slowly.
"""

from os import environ

environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame would print a greeting on standard output
