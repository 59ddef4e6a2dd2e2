"""What the table keeps: games and matches in SQLite, and what they add up to."""
