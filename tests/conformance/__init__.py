"""The cases of our games for `engine.conformance`, one module a game; `cases.py` lists them."""
