"""The Senate of a republic as people see and press it."""
