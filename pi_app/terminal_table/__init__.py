"""The virtual table in a terminal: lights drawn in place, and a line of typing where hands would be."""
