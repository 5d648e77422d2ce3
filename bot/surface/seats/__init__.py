"""Seats that change hands, as people see and press it."""
