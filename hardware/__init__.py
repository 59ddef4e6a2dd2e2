"""Everything that touches a device, and nothing that knows a rule."""
