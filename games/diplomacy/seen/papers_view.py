"""What the company card and the Gazette show. Players are codes (CD-3.B.1), "" nobody."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.diplomacy.state import Season
from games.kernel import View

from .map_view import RailwayView, SeizureView

Post: TypeAlias = Literal["R", "SR", "C"]


class CompanyView(View):
    """CD-9.C: a railway company as one reader may see it.

    Attributes:
        shares: owned, by code; under secrecy the reader's own alone (CD-9.C.6).
        lent: votes lent that the reader may know of: lender, who votes them, how many.
        unowned: shares nobody owns; None: not to be known.
        controller: of this season; None: not to be known.
        bars: codes and units barred; builder: who has ordered the works on.
        dismantling: from which end, "" it is not taken up.
        unwanted: the reader has ordered that it be taken up (CD-9.D.1).
    """

    railway: RailwayView
    issued: int
    shares: dict[str, int]
    lent: tuple[tuple[str, str, int], ...] = ()
    unowned: int | None = 0
    controller: str | None = ""
    secret: bool = False
    bars: tuple[str, ...] = ()
    builder: str = ""
    halted: bool = False
    idle: int = 0
    complete: bool = False
    dismantling: str = ""
    unwanted: bool = False
    founded: str = ""


class AppointmentView(View):
    """CD-5.C(a): who is appointed to what by whom; `place`: the province, or the unit as written."""

    code: str
    post: Post
    place: str
    by: str


class FallView(View):
    """Who lost what position, and how; `by`: to whom, "" nobody."""

    code: str
    post: Post
    place: str
    how: Literal["purge", "revolt", "seizure", "disorder", "revolution", "resigned", "left"]
    by: str = ""


class RevolutionView(View):
    """CD-5.D: a province or unit of a Ruler that was drawn, and to whom it fell."""

    ruler: str
    place: str
    to: str


class WarningView(View):
    """CD-5.D(1): a warning, the first or the second."""

    code: str
    what: Literal["provinces", "units"]
    number: int


class LetterView(View):
    """A letter to the world; `name` "": it is not signed."""

    text: str
    name: str = ""
    code: str = ""


class HonourView(View):
    """CD-2.3: an entry of the roll of honour."""

    name: str
    code: str
    year: int


class GazetteView(View):
    """What the paper of a season reports."""

    title: str
    number: int
    year: int
    era: str = ""
    season: Season
    names: dict[str, str]
    spaces: dict[str, str]
    moves: int = 0
    bounced: int = 0
    dislodged: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    seizures: tuple[SeizureView, ...] = ()
    appointments: tuple[AppointmentView, ...] = ()
    falls: tuple[FallView, ...] = ()
    warnings: tuple[WarningView, ...] = ()
    revolutions: tuple[RevolutionView, ...] = ()
    railways: tuple[tuple[str, Literal["founded", "laid", "complete", "bankrupt", "removed"]], ...] = ()
    centres: dict[str, int]
    before: dict[str, int]
    must: int = 0
    winners: tuple[str, ...] = ()
    honour: tuple[HonourView, ...] = ()
    letters: tuple[LetterView, ...] = ()
