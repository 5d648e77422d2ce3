"""Negotiations as people see and press them: deals, agreements, promises."""
