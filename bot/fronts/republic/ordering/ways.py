"""How the questions that all republics ask may be answered beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from bot.services.orders.ordering import Point, Ways

VOTE: Final = Ways(("default", "with", "against"), ("for", "against", "abstain"), money=True)
BRIBE: Final = Ways(("default", "amount"), money=True)
CONSENT: Final = Ways(("default",), ("consent", "refuse"))
OFFER: Final = Ways(("use",), offer=True)
ON_MOTIONS: Final = ("senate.vote", "senate.veto", "senate.claim", "senate.consent")
BESIDE: Final[Mapping[str, Sequence[str]]] = {"captive": ("captive", "mortality", "agreement")}
"""With the captives stands what may be asked at any time."""


class OfPhase(Point, Protocol):
    """A decision point, and the phase that asks it."""

    @property
    def phase(self) -> str:
        """The phase."""
        ...


def of_phase(points: Callable[[], Sequence[OfPhase]]) -> Callable[[str], Sequence[Point]]:
    """The decision points of a phase, out of all of a game."""
    return lambda phase: [one for one in points() if one.phase in BESIDE.get(phase, (phase,))]
