"""The rulebooks: by what their clauses begin, where they are written, and where the bot finds them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook.

    Attributes:
        prefix: what its clauses and decision points begin with: "RC" of RC-7.3.1.
        folder: the game it is of, and the folder below `data/` that holds what is carried over from it.
        source: its name in `docs/rules/`.
        title: what players call it.
    """

    prefix: str
    folder: str
    source: str
    title: str

    def has(self, name: str) -> bool:
        """Whether a clause or decision point is of this book."""
        return name.startswith(f"{self.prefix}-")


BOOKS: Final = (
    Book("RC", "carthage", "republic-of-carthage", "The Republic of Carthage"),
    Book("RR", "rome", "republic-of-rome", "The Republic of Rome"),
    Book("GV", "grand", "grand-variant", "The Grand Variant"),
    Book("SR", "sword", "sword-of-rome", "The Sword of Rome"),
    Book("CD", "diplomacy", "carthage-diplomacy", "Carthage"),
)
