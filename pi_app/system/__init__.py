"""The machine around the table: configuration, settings, service manager, diagnosis, installation."""
