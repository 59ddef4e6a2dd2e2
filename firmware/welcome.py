"""The welcome page, shown while there is no table: the version, and a test of the keys and the brightness.

The seven keys are drawn in their real arrangement and filled while they are down. Left and right change the brightness.
"""

STEP = 32  # change of brightness per press
# The top left corner of each key, drawn as 9 x 9 dots.
_PLACES = {
    "up": (20, 25),
    "left": (8, 37),
    "press": (20, 37),
    "right": (32, 37),
    "down": (20, 49),
    "a": (60, 37),
    "b": (76, 37),
}
_BAR = (60, 52, 64, 8)


def brighter(now, key):
    """Return the brightness after a key was pressed."""
    if key == "right":
        return min(now + STEP, 255)
    if key == "left":
        return max(now - STEP, 1)
    return now


def draw(canvas, version, note, down, brightness):
    """Draw the page. `note` is its lines of text, `down` the keys that are pressed."""
    canvas.fill(0)
    canvas.text("Filature " + version, 0, 0)
    for row, text in enumerate(note):
        canvas.text(text, 0, 9 + 8 * row)
    for name, place in _PLACES.items():
        canvas.rect(place[0], place[1], 9, 9, 1, name in down)
    x, y, width, height = _BAR
    canvas.rect(x, y, width, height, 1)
    canvas.fill_rect(x, y, width * brightness // 255, height, 1)
