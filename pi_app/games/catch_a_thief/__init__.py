"""Catch a Thief in the application: its tabletop, pages, drawings and words."""
