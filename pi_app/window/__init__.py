"""The whole table in one desktop window, for people without the hardware: a mouse for hands, and a curtain for secrets.

Under the window lies the virtual table, so everything but the hands is the real program:

    with VirtualTable() as table:
        open_window(table, session, environment)

`layout` says what is where, `scene` draws values and nothing else, `hand` and `pocket` are the hands, `shell` hears
pygame's events.
"""
