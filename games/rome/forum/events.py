"""What can happen in the Forum Phase at Rome alone (RR-1.07): one small event each, with the figures behind it.

Rolls are told as thrown; `omens` is what Evil Omens change. Cards, Senators, Wars and Provinces go by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.rome.told import RomeEvent

# Initiatives


@dataclass(frozen=True, slots=True)
class KnightSought(RomeEvent):
    """RR-1.07.5: a Senator tried to attract a Knight: dr, Talents, what persons and Laws add, against 6."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    talents: int
    roll: int
    bonus: int
    omens: int
    total: int
    gained: bool


@dataclass(frozen=True, slots=True)
class KnightsPressed(RomeEvent):
    """RR-1.07.51: Knights of a Senator were pressured: a dr each, so many Talents in all, and they are gone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    dice: tuple[int, ...]
    omens: int
    talents: int


@dataclass(frozen=True, slots=True)
class GamesHeld(RomeEvent):
    """RR-1.07.6: a Senator paid for games; his POP as it is now."""

    seat: Seat
    senator: str
    games: str
    talents: int
    popularity: int


# Cards


@dataclass(frozen=True, slots=True)
class PeriodBegan(RomeEvent):
    """RR-3.04.1, RR-3.05.1: another period began; so many cards lie in the deck."""

    reveals: ClassVar[bool] = True
    era: str
    cards: int


@dataclass(frozen=True, slots=True)
class BequestCame(RomeEvent):
    """RR-1.16.1: a bequest lies in the Forum, or a Province is on its way by it."""

    bequest: str
    province: str


@dataclass(frozen=True, slots=True)
class BequestVoid(RomeEvent):
    """RR-1.16.1: a bequest was discarded, for its Province exists."""

    bequest: str
    province: str


@dataclass(frozen=True, slots=True)
class ConspiracyStruck(RomeEvent):
    """RR-1.16.2: the HRAO named the faction that the conspiracy strikes; so many chits are drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class EraEnding(RomeEvent):
    """RR-1.12.1.5: Era Ends was drawn: the game ends with this Forum Phase."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConcessionSpared(RomeEvent):
    """RR-1.07.21.12: a Natural Disaster would have destroyed a Concession that is not in play."""

    concession: str
    roll: int


# Events


@dataclass(frozen=True, slots=True)
class OmensPaid(RomeEvent):
    """RR-2.01.7: who paid for Evil Omens: the Pontifex Maximus, his faction, and the State for what was missing."""

    reveals: ClassVar[bool] = True
    senator: str
    own: int
    faction: int
    state: int


@dataclass(frozen=True, slots=True)
class PontifexStripped(RomeEvent):
    """RR-2.01.7, 2.01.8: the Pontifex Maximus lost his office, for Evil Omens or by a vote of the Senate."""

    senator: str
    influence: int


@dataclass(frozen=True, slots=True)
class RhodiansCame(RomeEvent):
    """RR-1.07.21.16: free Fleets joined the Active Forces, for the Wars that need most."""

    fleets: int
    wars: tuple[str, ...]


# The end of the phase


@dataclass(frozen=True, slots=True)
class RhodiansLeft(RomeEvent):
    """RR-1.07.21.16: the War is gone, and so many fleets with the Rhodian Maritime Alliance."""

    fleets: int


@dataclass(frozen=True, slots=True)
class MajorMarked(RomeEvent):
    """RR-1.07.8: who holds a Major Office has a Major marker now."""

    senators: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FarmerRolled(RomeEvent):
    """RR-1.07.8: the dr of a War or its Leader for a Tax Farmer; `destroyed`: it was in play."""

    reveals: ClassVar[bool] = True
    cause: str
    roll: int
    destroyed: bool


EVENTS: Final = (
    KnightSought,
    KnightsPressed,
    GamesHeld,
    PeriodBegan,
    BequestCame,
    BequestVoid,
    ConspiracyStruck,
    EraEnding,
    ConcessionSpared,
    OmensPaid,
    PontifexStripped,
    RhodiansCame,
    RhodiansLeft,
    MajorMarked,
    FarmerRolled,
)
