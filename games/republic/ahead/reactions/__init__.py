"""Reactions decided beforehand: on one form, the same for all, kept until changed."""
