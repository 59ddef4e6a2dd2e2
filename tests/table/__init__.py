"""The whole table under noisy hands: the real loop on the virtual table."""
