"""The installer of Filature's service on a Raspberry Pi: `make install` installs it, `make uninstall` removes it.

It runs with the system's own Python and needs the standard library only, because it creates the environment in which
everything else is installed. `plan.py` lists the steps. Each step first checks whether it is needed, so that a second
run, or a run after an update, does only what is missing. `host.py` is the machine: it writes every file, runs every
command and prints what it does.
"""
