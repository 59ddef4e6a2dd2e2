"""The subcommands of `filature`, one module for each, and the parser of their options."""
