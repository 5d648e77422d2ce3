"""What can happen in the Revolution Phase (RC-11), and when a Rebel has won (RC-12.2): one small event each.

Rolls are told as thrown; `omens` is what Evil Omens change. Cards, Senators and legions go by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat

# Public reaction


@dataclass(frozen=True, slots=True)
class PublicReacted(CarthageEvent):
    """RC-11.1, T-7: what the people think of a beaten commander: the roll and all that is added to it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    dice: tuple[int, ...]
    popularity: int
    campaign: int  # for heavy losses, a Disaster, a Naval Victory
    cards: int  # for Laws, and the card of the commander
    omens: int
    total: int
    result: str
    influence: int  # what he gains, or loses
    gained: int  # so with POP
    reasons: Mapping[str, int] = field(default_factory=dict[str, int], kw_only=True, compare=False)  # of what is added


# Cards


@dataclass(frozen=True, slots=True)
class BodyguardPosted(CarthageEvent):
    """RC-11.2: an Open Bodyguard stands beside a Senator now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    card: str


# Revolt


@dataclass(frozen=True, slots=True)
class AllegianceTested(CarthageEvent):
    """RC-11.3.1, T-10: a dr for each legion that is not devoted to him; `paid` are those he paid for."""

    reveals: ClassVar[bool] = True
    senator: str
    rolls: Mapping[str, int]
    paid: tuple[str, ...]
    bonus: int
    omens: int
    follow: tuple[str, ...]  # with those that need no roll
    needed: Mapping[str, int] = field(default_factory=dict[str, int], kw_only=True, compare=False)  # unpaid, by type


@dataclass(frozen=True, slots=True)
class WishesDeclared(CarthageEvent):
    """RC-11.3.2: which of two joint commanders wish to revolt."""

    reveals: ClassVar[bool] = True
    wishes: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class LegionBid(CarthageEvent):
    """RC-11.3.3: what two joint commanders have paid for a legion, and whom it would follow; a tie was rolled for."""

    reveals: ClassVar[bool] = True
    legion: str
    bribes: Mapping[str, int]
    roll: int | None
    senator: str


@dataclass(frozen=True, slots=True)
class StrengthsCompared(CarthageEvent):
    """RC-11.3, 11.3.3: how strong those are who might be in revolt, and who it is; `roll` broke a tie of two."""

    reveals: ClassVar[bool] = True
    strengths: Mapping[str, int]
    roll: int | None
    foremost: str


@dataclass(frozen=True, slots=True)
class RevoltBegan(CarthageEvent):
    """RC-11.3.4: a commander is in revolt with these legions, and it is Civil War."""

    seat: Seat
    senator: str
    legions: Mapping[str, int]
    veterans: int


@dataclass(frozen=True, slots=True)
class VeteransLeft(CarthageEvent):
    """RC-11.3.5: veterans loyal to loyal Senators have left the Rebel for Active Forces, as their owner wished."""

    seat: Seat
    legions: int


# The Rebel's victory


@dataclass(frozen=True, slots=True)
class RebelMustFight(CarthageEvent):
    """RC-12.2: the Rebel has Carthage, but too many Wars are left; so many he must still win."""

    senator: str
    wars: int


EVENTS: Final = (
    PublicReacted,
    BodyguardPosted,
    AllegianceTested,
    WishesDeclared,
    LegionBid,
    StrengthsCompared,
    RevoltBegan,
    VeteransLeft,
    RebelMustFight,
)
