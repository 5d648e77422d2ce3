"""The Senate of Rome as people see and press it."""
