"""Le Traqueur at the table: how it lies there, looks, asks and speaks."""
