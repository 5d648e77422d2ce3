"""Tribunes in the Senate, and what others do about them (RR-1.09.15, RR-1.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class TribunePlayed(RomeEvent):
    """RR-1.09.15: a Tribune serves: a veto, a proposal, or a claim to make the next one; `number`: the motion vetoed.

    `card` "": the free Tribune of `senator`, who is "" for a card.
    """

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {"use": {"veto": "RR-1.09.152", "proposal": "RR-1.09.151", "claim": "RR-1.09.151"}}
    seat: Seat
    card: str
    senator: str
    use: str
    number: int = 0
    kind: str = ""


@dataclass(frozen=True, slots=True)
class PowerUsed(RomeEvent):
    """RR-2.01.5, RR-8: the Pontifex Maximus, or a Statesman by his card, vetoes or proposes without a Tribune."""

    rules: ClassVar[Rules] = {"use": {"proposal": "RR-1.07.312.6", "claim": "RR-1.07.312.6"}}
    seat: Seat
    senator: str
    use: str
    number: int = 0
    kind: str = ""


@dataclass(frozen=True, slots=True)
class GraftOffered(RomeEvent):
    """RR-1.14.5: Graft is played against a Tribune: its price, and whether it was paid, which cancels him."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    card: str
    price: int
    paid: bool


@dataclass(frozen=True, slots=True)
class TribuneAttacked(RomeEvent):
    """RR-1.14.6: a Tribune is to be murdered: an even roll cancels him; the Senator loses as much POP in any case."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    card: str
    roll: int
    cancelled: bool


@dataclass(frozen=True, slots=True)
class MobIncited(RomeEvent):
    """RR-1.14.7: a Senator incites the mob against a faction: the roll and his ORA make so many chits."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    card: str
    victim: Seat
    roll: int
    chits: int


EVENTS: Final = (
    TribunePlayed,
    PowerUsed,
    GraftOffered,
    TribuneAttacked,
    MobIncited,
)
