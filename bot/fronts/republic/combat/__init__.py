"""Battles of republics as people see them."""
