"""The adjudicator's doors. (Their rooms are being built.)"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.diplomacy.atlas import Place, Position
from games.diplomacy.orders import Order, Reason, Retreating

from .outcome import Outcome, Profile


@dataclass(frozen=True, slots=True)
class Seizure:
    """CD-5.B(g): what the seizes of a province came to: `taken` by a code, civil `disorder`, or `nothing`."""

    result: Literal["taken", "disorder", "nothing"]
    code: str = ""
    reasons: Sequence[Reason] = ()


def adjudicate(position: Position, orders: Mapping[str, Order], profile: Profile = Profile.OLD) -> Outcome:
    """CD-D.11: all military orders at once, by the space of the unit."""
    raise NotImplementedError


def judge_seizures(outcome: Outcome, refusals: Mapping[str, Collection[str]]) -> Mapping[str, Seizure]:
    """CD-5.B(f), (g): by province. `refusals`: by the code of who refuses: from which codes, "" from everybody."""
    raise NotImplementedError


def retreats(outcome: Outcome) -> Mapping[str, Sequence[Place]]:
    """CD-D.12: where each dislodged unit may go."""
    raise NotImplementedError


def settle_retreats(outcome: Outcome, orders: Mapping[str, Retreating]) -> Mapping[str, Place | None]:
    """CD-D.12: where each dislodged unit goes; None: it is disbanded."""
    raise NotImplementedError
