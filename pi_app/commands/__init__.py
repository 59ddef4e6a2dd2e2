"""The subcommands of `filature`, one module each, and the reading of their options."""
