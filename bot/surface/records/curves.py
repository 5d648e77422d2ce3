"""How the standings of a game went: what is measured of it, at each moment of its past, as everybody saw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.base.parts import Parts
from bot.surface.kit.look import Look

ALL: Final = ""  # the line of what belongs to no seat


@dataclass(frozen=True, slots=True)
class Measure:
    """One picture of curves: what it is called, and how high each seat stands now; `ALL`: what all have together."""

    title: str
    values: Mapping[str, float]


Measures: TypeAlias = Callable[[Look], Sequence[Measure]]


def nothing(_look: Look) -> Sequence[Measure]:
    """A game of which nothing is measured."""
    return ()


CURVES: Parts[Measures] = Parts(nothing)
"""What is measured of each game, always the same in the same order; of public facts only."""
