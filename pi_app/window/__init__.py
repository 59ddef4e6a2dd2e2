"""The whole table in one desktop window, for people without the hardware.

The mouse replaces the hands, and a curtain hides the secrets. The window uses the virtual table, so that everything
except the hands is the real program:

    with VirtualTable() as table:
        open_window(table, session, environment)

`layout` computes the places in the window, `scene` and `device` draw it from plain values, `hand` is the mouse at the
table, `window_handheld` is the mouse at the handheld, and `shell` handles pygame's events.
"""
