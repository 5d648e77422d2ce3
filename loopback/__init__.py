"""A local Discord: the same wire, on this machine."""
