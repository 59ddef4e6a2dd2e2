"""A private page as a value: what is asked, where the cursor stands, who may look."""
