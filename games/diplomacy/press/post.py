"""CD-P: what of press persists: letters, what the next Gazette has to tell, and the last one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.diplomacy.press.issue import Issue
from games.kernel import Saved, Seat

Colour: TypeAlias = Literal["white", "black"]


@dataclass(slots=True)
class Copy(Saved):
    """CD-P.3: a letter as it lies in somebody's box: under a number of his own, come to the name `at`.

    `at` "": the author's own copy.
    """

    id: str
    owner: Seat
    at: str = ""


@dataclass(slots=True)
class Letter(Saved):
    """CD-P.1: a letter. `author` is known to nobody; `signed` "": not at all; `to` nobody: the world."""

    author: Seat
    signed: str
    name: str
    to: list[str]
    text: str
    year: int
    season: Literal["spring", "autumn", "winter"]
    counted: int
    copies: list[Copy] = field(default_factory=list[Copy])

    @property
    def to_the_world(self) -> bool:
        """CD-P.5: whether it is printed, not delivered."""
        return not self.to


@dataclass(slots=True)
class News(Saved):
    """CD-P.8: something all were told this season: the id of the event, and its fields as JSON."""

    event: str
    said: str


@dataclass(slots=True)
class Press(Saved):
    """All of press.

    Attributes:
        letters: those kept (CD-P.4), in the order in which they were written.
        boxed: how many letters each player has got and written so far: the numbers of the next.
        written: how many each has written this season (CD-P.6).
        news: what all were told this season, in this order.
        issue: the last Gazette; `number`: how many there were.
        units: the units as they stood after the last season, by id: `A Nap`; `rulers`: of each province then.
    """

    letters: list[Letter] = field(default_factory=list[Letter])
    boxed: dict[Seat, int] = field(default_factory=dict[Seat, int])
    written: dict[Seat, int] = field(default_factory=dict[Seat, int])
    news: list[News] = field(default_factory=list[News])
    number: int = 0
    issue: Issue | None = None
    units: dict[str, str] = field(default_factory=dict[str, str])
    rulers: dict[str, Seat] = field(default_factory=dict[str, Seat])
