"""The table's database: games and matches in SQLite, and the statistics over them."""
