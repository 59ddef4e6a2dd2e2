"""Drawing kits for displays, for the handheld's dots, for terminals and for paper. They do not depend on any game."""
