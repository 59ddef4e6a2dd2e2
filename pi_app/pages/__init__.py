"""Private pages as values: the question on a page, where its cursor is, and which seat may see it."""
