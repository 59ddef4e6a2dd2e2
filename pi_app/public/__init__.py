"""What everybody at the table sees and hears: lights, texts, scores, sounds, the look back at a game."""
