"""A drawing kit for paper, in millimetres: shapes, the widths of letters, and the plan of the board."""
