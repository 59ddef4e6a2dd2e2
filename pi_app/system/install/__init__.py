"""Filature as a service of a Raspberry Pi: `make install` brings it, `make uninstall` takes it back.

Runs with the system's own Python and nothing but the standard library, since it makes the place where the rest goes.
`plan.py` lists the steps; a step looks before it acts, so that installing twice, or after an update, does only what is
missing. `host.py` is the machine: every file that is written and every command that is run goes through it and is told.
"""
