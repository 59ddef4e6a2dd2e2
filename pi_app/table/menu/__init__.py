"""The menu of the table: its pages, what the buttons do on them, and the spelling of names."""
