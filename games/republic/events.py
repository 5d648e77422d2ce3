"""What can happen in any republic: one small event each. Cards, Senators and Provinces go by their ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.kernel import Event, Rules, Seat


@dataclass(frozen=True, slots=True)
class RepublicEvent(Event):
    """Base of all that can happen in any republic."""

    namespace: ClassVar[str] = "republic"


@dataclass(frozen=True, slots=True)
class ChitsDrawn(RepublicEvent):
    """RC-5.0a, RR-1.05.21: the Mortality Chits of one draw, "draw-2" and "none" among them.

    `against`: the faction of an assassin, who alone can be struck (RC-9.8.6, RR-1.09.74).
    """

    reveals: ClassVar[bool] = True
    chits: tuple[str, ...]
    against: Seat | None = field(default=None, kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class TermShortened(RepublicEvent):
    """RC-6.12, RR-1.06.6: so many turns are left to a Governor."""

    province: str
    senator: str
    left: int


@dataclass(frozen=True, slots=True)
class GovernorReturned(RepublicEvent):
    """RC-6.12, RR-1.06.6: a Governor's term is over; the Province lies in the Forum."""

    province: str
    senator: str


@dataclass(frozen=True, slots=True)
class TieRolled(RepublicEvent):
    """RC-1.5b, RR-0.3.1: a DR for each; the highest is chosen, or hit, and equal highest rolls are repeated."""

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {
        "about": {
            "mortality": ("RC-5.0b", "RR-1.05.22"),
            "family": "RC-11.2.1",
            "outcry": "RC-9.0.17",
            "repopulate": ("RC-9.9.1", "RR-1.09.81"),
            "suffetes": "RC-9.11",
            "consuls": "RR-1.09.22",
            "veteran": "RC-10.2",
        }
    }
    about: str
    names: tuple[str, ...]
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Died(RepublicEvent):
    """RC-5.1, RR-1.05.3: a Senator died, called by his card; `seat` None: he was unaligned."""

    reveals: ClassVar[bool] = True
    senator: str
    card: str
    seat: Seat | None
    cause: str


@dataclass(frozen=True, slots=True)
class LeftBehind(RepublicEvent):
    """RC-5.1a, RR-1.05.3: what a dead Senator held lies in the Forum: his Province, his Concessions, another post."""

    senator: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamilyStays(RepublicEvent):
    """RC-5.2, RR-1.05.3: the Family of a dead Faction Leader stays and leads on."""

    seat: Seat
    family: str


@dataclass(frozen=True, slots=True)
class FamilyLost(RepublicEvent):
    """RC-5.2, RR-1.05.3: the Family of the dead went to the bottom of the Curia."""

    family: str


@dataclass(frozen=True, slots=True)
class FamilyInherited(RepublicEvent):
    """RC-11.2.1, RR-1.07.312.5: the other Statesman of the pair took over the Family."""

    family: str
    senator: str


@dataclass(frozen=True, slots=True)
class FactionRevived(RepublicEvent):
    """RC-5.4, RR-1.05.4: a faction without a Senator took the top Senator of the Curia as Leader."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class FactionOut(RepublicEvent):
    """RC-5.4, RR-1.05.4: a faction lost its last Senator as punishment for an assassination."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AppointedForLife(RepublicEvent):
    """RC-9.10.2, RR-1.09.822: with 35 INF or more he has come to rule for life."""

    senator: str
    influence: int


EVENTS: Final = (
    ChitsDrawn,
    TermShortened,
    GovernorReturned,
    TieRolled,
    Died,
    LeftBehind,
    FamilyStays,
    FamilyLost,
    FamilyInherited,
    FactionRevived,
    FactionOut,
    AppointedForLife,
)
