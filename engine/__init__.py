"""The rules of the house: pure values and functions, standard library only."""
