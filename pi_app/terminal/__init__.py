"""The virtual table in a terminal: lights drawn in place, and typed lines in place of hands."""
