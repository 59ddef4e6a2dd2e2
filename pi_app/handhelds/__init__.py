"""The handhelds at the table: whose they are and what they show."""
