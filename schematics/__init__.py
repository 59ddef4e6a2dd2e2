"""The circuit as code: what is connected with what, how it is drawn, what it is made of."""
