"""What can happen in the Senate of Rome alone (RR-1.09): who meets, and who takes which office."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class SenateOpened(RomeEvent):
    """RR-1.09.12, 1.09.11.1: the Senate meets, and who presides; "": nobody is in Rome, so there is no business."""

    magistrate: str


@dataclass(frozen=True, slots=True)
class OfficeTaken(RomeEvent):
    """RR-1.09.22, 1.09.33, 1.09.4.1, 2.01.2: a Senator is elected or appointed to an office, and gains INF by it."""

    rules: ClassVar[Rules] = {
        "office": {
            "rome-consul": "RR-1.09.22",
            "field-consul": "RR-1.09.22",
            "dictator": "RR-1.09.33",
            "master-of-horse": "RR-1.09.33",
            "censor": "RR-1.09.4.1",
            "pontifex-maximus": "RR-2.01.2",
        }
    }
    seat: Seat
    senator: str
    office: str
    influence: int


@dataclass(frozen=True, slots=True)
class OfficeLeft(RomeEvent):
    """RR-1.09.174: a Senator holds this office no longer; `prior`: he has a Prior Consul marker."""

    senator: str
    office: str
    prior: bool


@dataclass(frozen=True, slots=True)
class DictatorSought(RomeEvent):
    """RR-1.09.31: whom the Consuls' players named for Dictator, "" for nobody; if they agree he is appointed."""

    named: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class PriesthoodGiven(RomeEvent):
    """RR-2.01.3, 2.01.31: a Senator is a priest now, and has won this INF; `former`: who has lost as much by it."""

    senator: str
    former: str
    influence: int


EVENTS: Final = (
    SenateOpened,
    OfficeTaken,
    OfficeLeft,
    DictatorSought,
    PriesthoodGiven,
)
