"""Drawings in millimetres, for paper: shapes, the widths of type, and the plan of the board. SVG and PDF show them."""
