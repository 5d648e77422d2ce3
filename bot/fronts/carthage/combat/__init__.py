"""Battles and expeditions of Carthage as people see them."""
