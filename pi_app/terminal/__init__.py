"""The virtual table in a terminal: the lights are drawn as coloured cells, and typed lines replace the hands."""
