"""Pictures of 128 x 64 dots for a handheld."""
