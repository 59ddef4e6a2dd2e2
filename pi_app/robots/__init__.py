"""Robots that play at the virtual table as people would: hands for the pieces, thumbs for the handhelds."""
