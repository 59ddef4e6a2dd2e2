"""Rattrapez-le in the application: its tabletop, pages, drawings and words."""
