"""`filature demo`: bots play a series in the terminal.

`series` decides (moments), `stage` draws (scenes), `layout` fits a scene to a terminal, `pace` waits, `command` joins
them. `boards` has one drawing module a game; nothing else here knows a game.
"""
