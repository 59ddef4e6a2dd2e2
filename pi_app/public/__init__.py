"""What everybody at the table sees and hears: lights, texts, scores, sounds, and the replay of a finished game."""
