"""The line protocols of `filature referee` and `filature table`."""
