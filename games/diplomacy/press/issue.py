"""CD-P.8: the Gazette of a season, as it is told and kept. By codes; nothing stands in the order of players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.diplomacy.orders.political import Office
from games.kernel import Saved

How: TypeAlias = Literal["purge", "revolt", "seizure", "disorder", "revolution", "resigned", "left"]
Kind: TypeAlias = Literal["stand", "move", "support", "convoy"]
Came: TypeAlias = Literal["done", "failed", "cut", "void"]
Seized: TypeAlias = Literal["seized", "disorder", "failed"]
Line: TypeAlias = Literal["founded", "laid", "complete", "bankrupt", "removed"]


@dataclass(slots=True)
class Result(Saved):
    """What became of a unit's order; `unit` as it stood: `A Nap`.

    `to`: where it was to go, or to help; `other`: whom it helped or carried; `why`: the clause, if it came to nothing.
    """

    unit: str
    code: str
    kind: Kind
    fate: Came
    to: str = ""
    other: str = ""
    dislodged: bool = False
    why: str = ""


@dataclass(slots=True)
class Take(Saved):
    """CD-5.B(g): a unit's seize of a province for a name, and what it came to."""

    province: str
    unit: str
    beneficiary: str
    fate: Seized
    why: str = ""


@dataclass(slots=True)
class Reign(Saved):
    """A province has another Ruler; "": civil disorder."""

    province: str
    before: str
    ruler: str


@dataclass(slots=True)
class Appointment(Saved):
    """CD-5.C(a): who was appointed to what by whom; `by` "": by vote (CD-7.B)."""

    code: str
    post: Office
    place: str
    by: str = ""


@dataclass(slots=True)
class Loss(Saved):
    """Who lost what position, how, and to whom."""

    code: str
    post: Office
    place: str
    how: How
    by: str = ""


@dataclass(slots=True)
class Reminder(Saved):
    """CD-5.D(1): a warning."""

    code: str
    what: Literal["provinces", "units"]
    number: int


@dataclass(slots=True)
class Drawn(Saved):
    """CD-5.D(a): what was drawn from what, and for whom out of whom."""

    ruler: str
    place: str
    to: str
    drawn_from: list[str]
    candidates: list[str]


@dataclass(slots=True)
class Die(Saved):
    """CD-5.D(b): the die of a unit."""

    unit: str
    die: int
    fate: str
    to: str = ""


@dataclass(slots=True)
class Work(Saved):
    """CD-9: what became of a railway."""

    railway: str
    what: Line


@dataclass(slots=True)
class Tally(Saved):
    """CD-7.D: a motion that was moved, or (`carried` not None) counted."""

    motion: str
    code: str = ""
    kind: str = ""
    yes: int = 0
    no: int = 0
    needed: int = 0
    carried: bool | None = None


@dataclass(slots=True)
class Change(Saved):
    """CD-1.3: a change of the rules or the map: its number, and what it says. A renaming has none."""

    number: int
    text: str


@dataclass(slots=True)
class Honoured(Saved):
    """CD-2.3: an entry of the roll of honour."""

    code: str
    name: str
    year: int


@dataclass(slots=True)
class Printed(Saved):
    """CD-P.5: a letter to the world; `code` "": it is not signed."""

    text: str
    code: str = ""
    name: str = ""


@dataclass(slots=True, kw_only=True)
class Issue(Saved):
    """One Gazette.

    Attributes:
        names: by code, of all that may be spoken of.
        moves, bounced: moves that arrived, and that did not.
        dislodged: units as they stood; `destroyed`: those that are no more; `built`: new ones.
        centres: ruled, by code; `before`: after the season before; `must`: how many win (CD-2.2).
        winners: who has won this year.
    """

    number: int
    year: int
    season: Literal["spring", "autumn", "winter"]
    names: dict[str, str]
    results: list[Result] = field(default_factory=list[Result])
    moves: int = 0
    bounced: int = 0
    dislodged: list[str] = field(default_factory=list[str])
    destroyed: list[str] = field(default_factory=list[str])
    built: list[str] = field(default_factory=list[str])
    seizures: list[Take] = field(default_factory=list[Take])
    reigns: list[Reign] = field(default_factory=list[Reign])
    appointments: list[Appointment] = field(default_factory=list[Appointment])
    falls: list[Loss] = field(default_factory=list[Loss])
    warnings: list[Reminder] = field(default_factory=list[Reminder])
    revolutions: list[Drawn] = field(default_factory=list[Drawn])
    dice: list[Die] = field(default_factory=list[Die])
    railways: list[Work] = field(default_factory=list[Work])
    votes: list[Tally] = field(default_factory=list[Tally])
    changes: list[Change] = field(default_factory=list[Change])
    centres: dict[str, int] = field(default_factory=dict[str, int])
    before: dict[str, int] = field(default_factory=dict[str, int])
    must: int = 0
    winners: list[str] = field(default_factory=list[str])
    honour: list[Honoured] = field(default_factory=list[Honoured])
    letters: list[Printed] = field(default_factory=list[Printed])
