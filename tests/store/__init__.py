"""The store: real files, real cuts, real kills."""
