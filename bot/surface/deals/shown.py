"""Open deals as one of their seats sees them; what the sides state is said by the front of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.base.parts import Parts
from bot.surface.kit.look import Look
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Side:
    """One side: what it puts down in words, "" if nothing yet; the ids of the cards only if they are one's own."""

    stated: str
    cards: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal that one is party to."""

    id: str
    rev: int
    accepted: Sequence[Seat]
    sides: Mapping[Seat, Side]


Dealing: TypeAlias = Callable[[Look], Sequence[OpenDeal]]
DEALINGS: Parts[Dealing] = Parts(lambda _look: ())
"""The open deals of the seat that looks."""


def number(deal: str) -> str:
    """The number of a deal of two seats."""
    return deal.rpartition(".")[2]
