"""The Senate of Carthage as people see and press it."""
