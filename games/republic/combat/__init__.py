"""War in a republic: what lies on the table while it is fought."""
