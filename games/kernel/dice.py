"""The only chance there is: labelled draws from a seed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeVar

from .saved import Saved

T = TypeVar("T")
VEILED: Final = "veiled."
"""Labels that begin so are drawn under a second key of the chapter: what they decide may tell who somebody is."""


@dataclass(slots=True)
class Dice(Saved):
    """Draws by label: the n-th draw of a label is the same whatever else was drawn.

    Each number is HMAC-SHA256, under the key of the chapter, over branch, label and n. So a repaired rule that draws
    once more elsewhere shifts no other dice, and after a rewind, which raises `branch`, no roll can be had again.

    Attributes:
        seed: the secret of the table.
        branch: the seq of the last rewind, for no two may have the same dice; 0: there was none.
        chapter: the turn or season; each has a key of its own, which may be shown when it is over.
        drawn: draws in this chapter, by label.
        total: draws in the whole game.
        loaded: results fixed for tests, by label; empty in play.
    """

    seed: str
    branch: int = 0
    chapter: str = ""
    drawn: dict[str, int] = field(default_factory=dict[str, int])
    total: int = 0
    loaded: dict[str, list[int]] = field(default_factory=dict[str, list[int]])

    def roll(self, label: str, n: int = 1, sides: int = 6) -> tuple[int, ...]:
        """Throw n dice."""
        return tuple(self.between(label, 1, sides) for _ in range(n))

    def number(self, label: str, below: int) -> int:
        """A number from 0 up to, not including, `below`."""
        return self.between(label, 0, below - 1)

    def pick(self, label: str, options: Sequence[T]) -> T:
        """One of them."""
        return options[self.number(label, len(options))]

    def shuffle(self, label: str, deck: list[T]) -> None:
        """Bring a deck into random order, in place."""
        for last in range(len(deck) - 1, 0, -1):
            other = self.number(label, last + 1)
            deck[last], deck[other] = deck[other], deck[last]

    def between(self, label: str, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        n = self.drawn.get(label, 0)
        self.drawn[label] = n + 1
        self.total += 1
        if self.loaded and n < len(self.loaded.get(label, ())):
            return self._loaded(label, n, range(low, high + 1))
        text = f"{self.branch}|{label}|{n + 1}"
        number = int.from_bytes(hmac.digest(self.key(label), text.encode(), hashlib.sha256)[:16], "big")
        return low + number % (high - low + 1)

    def _loaded(self, label: str, n: int, faces: range) -> int:
        face = self.loaded[label][n]
        if face not in faces:
            raise ValueError(f"{label} cannot come to {face}")
        return face

    def open_chapter(self, name: str) -> str:
        """Begin a turn or season. Returns the digest of its key, to be published; the key itself may follow later."""
        self.chapter = name
        self.drawn.clear()
        return commitment(self.key().hex())

    def key(self, label: str = "") -> bytes:
        """The key of the chapter: whoever knows it can check every draw in it, and none of another.

        Nor those that are veiled: their key may be shown when all is over and no sooner (docs/fair-dice.md).
        """
        return _key(self.seed, VEILED + self.chapter if label.startswith(VEILED) else self.chapter)


@dataclass(frozen=True, slots=True)
class DicePicker:
    """A `Picker` on dice, for samples that must come out the same again."""

    dice: Dice
    label: str = "pick"

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""
        return self.dice.pick(self.label, seq)

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from a to b, both included."""
        return self.dice.between(self.label, a, b)

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """So many different ones, in any order."""
        deck = list(population)
        self.dice.shuffle(self.label, deck)
        return deck[:k]


@lru_cache(256)
def _key(seed: str, chapter: str) -> bytes:
    return hmac.digest(seed.encode(), chapter.encode(), hashlib.sha256)


def commitment(secret: str) -> str:
    """What is published of a secret beforehand: its digest, which gives nothing away and binds."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mixed_seed(server: str, shares: Mapping[str, str]) -> str:
    """The seed made of the server's share, committed to before, and of what the seats added."""
    text = "|".join(f"{seat}={commitment(share)}" for seat, share in sorted(shares.items()))
    return hmac.digest(server.encode(), text.encode(), hashlib.sha256).hex()
