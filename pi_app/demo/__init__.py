"""The demo: bots play a series of games in the terminal.

`series` plays on a virtual table and yields moments, `looks` records how the table looks, `stage` turns moments into
scenes, `score` draws the score table, `layout` fits a scene to a terminal, and `pace` shows each scene for its time.
`pi_app.commands.demo` connects them. Each game draws its board itself, in `pi_app/games/<game>/terminal.py`.
"""
