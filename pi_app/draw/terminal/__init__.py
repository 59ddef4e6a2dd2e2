"""Pictures made of characters, and the terminal that shows them."""
