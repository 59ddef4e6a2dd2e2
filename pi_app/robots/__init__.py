"""Virtual hands and thumbs: they play at the virtual table as people would."""
