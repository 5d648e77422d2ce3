"""The errors of the rules: which are explained to a player, and which stop a table."""

# ruff: noqa: N818 - they are called what they are in the rules of play, not SomethingError

from __future__ import annotations


class BotError(Exception):
    """Root of all errors that Byrsa raises on purpose."""


class RulesError(BotError):
    """Expected: it is explained to the player, and nothing has happened.

    `reason` is the key of its text, `about` the parameters.
    """

    def __init__(self, reason: str, **about: object) -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = about


class NotOpen(RulesError):
    """Nobody is asked this now."""


class IllegalAnswer(RulesError):
    """The answer is not one of those offered."""


class NotAllowed(RulesError):
    """This may not be done here, or not by this seat."""


class TableError(BotError):
    """The game cannot go on as it is; the table must be thrown away."""


class Broken(TableError):
    """A script failed, or broke a promise to the kernel."""


class Diverged(TableError):
    """A replayed entry did not do what it did before."""

    def __init__(self, seq: int, key: str, cause: str) -> None:
        super().__init__(f"entry {seq} {key}: {cause}")
        self.seq = seq
        self.key = key
        self.cause = cause


class Voided(Exception):
    """Raised in an interrupt's handler or in a script: the nearest `interruptible` script falls."""
