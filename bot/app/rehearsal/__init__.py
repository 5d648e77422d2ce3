"""Rehearsals: whole games amid faults that are drawn by lot, each beside the same game without any."""
