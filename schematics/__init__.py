"""The circuit as code: its nets, its drawings and its parts list."""
