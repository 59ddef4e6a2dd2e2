"""The handhelds at the table: which seats they serve and what they show."""
