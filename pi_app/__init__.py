"""The application: joins engine and hardware, owns the loop, the clock, the disk and the screens."""
