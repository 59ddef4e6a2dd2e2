"""The menu of the table."""
