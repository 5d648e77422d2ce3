"""The rules: a kernel that knows no game, and one package a game."""
