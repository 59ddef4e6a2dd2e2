"""What every game must pass, written once. `cases.py` names the games, `suite.py` holds the checks."""
