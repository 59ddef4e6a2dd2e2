"""`filature demo`: bots play a series in the terminal.

`series` plays on a virtual table (moments), `looks` sees it, `stage` draws (scenes), `layout` fits a scene to a
terminal, `pace` waits, `command` joins them. `boards` draws the table, and has one module a game; nothing else here
knows a game.
"""
