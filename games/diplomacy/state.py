"""CD-G.5: what persists. Positions are held by players (seats); what others read of them are names (CD-3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from pydantic_core import to_json

from games.diplomacy.atlas import Arm, Atlas, Place
from games.diplomacy.atlas.changes import charted
from games.diplomacy.law import Law
from games.diplomacy.press.post import News, Press
from games.kernel import Event, Saved, Seat, State

Season: TypeAlias = Literal["spring", "autumn", "winter"]
NOBODY = Seat("")
"""No player: of provinces in civil disorder, of units under direct command or without a patron."""


@dataclass(slots=True)
class Name(Saved):
    """CD-3.A, 3.C: a name by its code.

    `proposed`, `dropped`: in which season (counted) it was, and since which it is not in use any more.
    """

    code: str
    name: str
    owner: Seat
    approved: bool = False
    proposed: int = 0
    dropped: int | None = None


@dataclass(slots=True)
class Refusal(Saved):
    """CD-4.F: a standing refusal; `giver` "": of everybody."""

    what: Literal["seizures", "appointments", "shares"]
    giver: str = ""


@dataclass(slots=True)
class Delegation(Saved):
    """CD-5.C(b)4: purging power lent, to the name `to`, whoever is behind it.

    `of`, `where`: limits; `until`: the last season, counted; None: until revoked.
    """

    lender: Seat
    delegate: Seat
    of: str = ""
    where: str = ""
    until: int | None = None
    to: str = ""


@dataclass(slots=True)
class Written(Saved):
    """CD-E.5: a line that was ordered, in canonical form; `received`: counted over all players."""

    text: str
    received: int


@dataclass(slots=True)
class Player(Saved):
    """One person at the table.

    Attributes:
        holding: the code under which all his positions and shares stand (CD-3.B.1).
        next_holding: the code they pass to when the next season begins (CD-3.B.3).
        missed: main deadlines missed running, at which he held a position (CD-6.3).
        orders: what he has ordered for the stage under way (CD-E.5).
        fixed: what stood at the main deadline, until the season is over (CD-S.3.2).
        final: whether he has marked it final (CD-S.2).
        wrote: whether he has sent anything in this stage (CD-6.3).
        warnings: checks in breach running, by duty (CD-5.D(1)).
        calm: checks in compliance since a revolution, by duty.
        out: his power in the standard game is eliminated (CD-N.11).
    """

    seat: Seat
    holding: str = ""
    next_holding: str = ""
    active: bool = True
    leaving: bool = False
    missed: int = 0
    orders: list[Written] = field(default_factory=list[Written])
    fixed: list[Written] = field(default_factory=list[Written])
    final: bool = False
    wrote: bool = False
    refusals: list[Refusal] = field(default_factory=list[Refusal])
    warnings: dict[str, int] = field(default_factory=dict[str, int])
    calm: dict[str, int] = field(default_factory=dict[str, int])
    out: bool = False


@dataclass(slots=True)
class Province(Saved):
    """CD-4.A, 4.B: who rules it and who rules it under him; no Ruler: civil disorder (CD-6.4)."""

    code: str
    ruler: Seat = NOBODY
    sub_ruler: Seat = NOBODY

    @property
    def controller(self) -> Seat:
        """CD-4.E.2: the Sub-Ruler if there is one, else the Ruler."""
        return self.sub_ruler or self.ruler


@dataclass(slots=True)
class Force(Saved):
    """CD-4.C, 4.E: a unit.

    Attributes:
        id: `u1`, `u2`, never used again; says nothing.
        base: the province whose centre supports it; "": unsupported, `patron` has a Ruler's powers over it.
        commander: who is appointed; nobody: direct command (CD-4.A(a)).
        since: counted up with every basing: who was based last is unsupported first (CD-S.5).
        disowned: its patron, purged by its Commander: no adoption by him (CD-5.C(c)6).
        revolt_list: the retreat list its Commander has filed for a revolution (CD-5.D(b)2).
    """

    id: str
    arm: Arm
    space: str
    coast: str = ""
    base: str = ""
    patron: Seat = NOBODY
    commander: Seat = NOBODY
    since: int = 0
    disowned: Seat = NOBODY
    revolt_list: list[str] = field(default_factory=list[str])

    @property
    def at(self) -> Place:
        """Where it stands."""
        return Place(self.space, self.coast)


@dataclass(slots=True)
class Whom(Saved):
    """Against whom a block, a closing or a bar is: `everybody` but `by` himself, or these players and units (ids)."""

    by: Seat = NOBODY
    everybody: bool = False
    players: list[Seat] = field(default_factory=list[Seat])
    units: list[str] = field(default_factory=list[str])

    def meets(self, player: Seat, unit: str = "") -> bool:
        """Whether it is against this player, or this unit of his."""
        if self.everybody:
            return player != self.by
        return player in self.players or unit in self.units


@dataclass(slots=True)
class Blocking(Saved):
    """CD-9.A.8, 9.B.4, 12.B: a valid block of this season, or in Winter of Autumn past, by the unit of this space."""

    space: str
    what: Literal["", "trains", "works", "strait"]
    whom: Whom
    strait: str = ""


@dataclass(slots=True)
class Closing(Saved):
    """CD-11.B: a canal closed for this season, as far as its links touch these `provinces`."""

    canal: str
    provinces: list[str]
    whom: Whom


@dataclass(slots=True)
class Railway(Saved):
    """CD-9: a line and its company.

    Attributes:
        id: `R1`, `R2`, in order of founding (CD-9.A.5).
        route: the provinces as ordered; `laid`: how many links from the start have been laid, the last of them in the
            season `laid_in` (counted), usable from the next on (CD-9.A.10).
        cut: links taken up at the start of the route (CD-9.D.1), where it is dismantled from there.
        builder: who ordered the works on; a new controller has to order them anew (CD-9.A.3).
        halted: the works are (CD-9.A.3); `idle`: a season is owed for a change of route (CD-9.A.6).
        issued: shares in all; `shares`: owned, by player; `proxies`: lent, by owner and then by who votes them.
        barred: whom the controller has barred (CD-9.C.1).
        dismantling: who has ordered it, and whether from the far `end` or the `start` (CD-9.D.1).
        controller: of this season, fixed at its start (CD-9.C.1).
    """

    id: str
    route: list[str]
    laid: int = 0
    laid_in: int = 0
    cut: int = 0
    builder: Seat = NOBODY
    halted: bool = False
    idle: bool = False
    issued: int = 0
    shares: dict[Seat, int] = field(default_factory=dict[Seat, int])
    proxies: dict[Seat, dict[Seat, int]] = field(default_factory=dict[Seat, dict[Seat, int]])
    secret: bool = False
    barred: Whom = field(default_factory=Whom)
    dismantling: dict[Seat, Literal["start", "end"]] = field(default_factory=dict[Seat, Literal["start", "end"]])
    controller: Seat = NOBODY

    @property
    def track(self) -> list[str]:
        """The provinces that lie on the line as it is laid, from its start; none where nothing is laid."""
        return self.route[self.cut : self.laid + 1] if self.laid > self.cut else []

    @property
    def unowned(self) -> int:
        """CD-9.D.2: shares that nobody owns."""
        return self.issued - sum(self.shares.values())


@dataclass(slots=True)
class Permit(Saved):
    """CD-9.A.7: track of a `railway`, of a `builder` or ("" and nobody) any may enter, while `giver` controls it."""

    giver: Seat
    province: str
    railway: str = ""
    builder: Seat = NOBODY


@dataclass(slots=True)
class Motion(Saved):
    """CD-7.D: what is proposed (games/diplomacy/votes), in season `moved` (counted); `votes`: by player, yes or no.

    `reason`: why the GM will not appoint, if he has declared one (CD-7.B).
    """

    id: str
    mover: Seat
    kind: Literal["rename", "seat", "option", "rule", "map", "draw"]
    says: dict[str, str]
    moved: int
    votes: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    reason: str = ""


@dataclass(slots=True)
class Win(Saved):
    """CD-2.3: an entry on the roll of honour."""

    code: str
    name: str
    year: int


@dataclass(slots=True)
class Dislodged(Saved):
    """CD-D.12: a unit that has lost its place; its `commander` at movement says where it goes.

    `places`: where it may go, as the data write them; `order`: where its Commander has sent it.
    """

    unit: str
    commander: Seat
    places: list[str]
    order: str = ""


@dataclass(slots=True, kw_only=True)
class Diplomacy(State):
    """The whole game. Seasons are `counted` from 1, three a year.

    In the standard game (CD-N) every power has a player, its name and its code, whether a person plays it or nobody;
    `provinces` have Rulers where they hold centres, the owners, and units have patrons, whose they are.

    Attributes:
        years: how many are played, where the table wants an end; None: the game is perpetual (CD-2.3).
        received: lines received so far (CD-E.5).
        stood: the units by where they stood when the season began, as all orders name them (CD-5.C(a.4)).
        contested: spaces closed to retreats of this season (CD-D.12).
        dislodged: units that have lost their places this season.
    """

    rulebook: ClassVar[str] = "CD"
    rules: Literal["carthage", "standard"] = "carthage"
    anonymous: bool = False  # of the standard game: nobody is told who plays which power (CD-N.3)
    map: str
    start: Literal["centres", "classic"] = "centres"
    changes: list[str] = field(default_factory=list[str])  # of the map, by vote (CD-7), see atlas/changes.py
    year: int
    season: Season = "spring"
    counted: int = 1
    years: int | None = None
    players: dict[Seat, Player]
    names: dict[str, Name] = field(default_factory=dict[str, Name])
    provinces: dict[str, Province]
    forces: list[Force] = field(default_factory=list[Force])
    made: int = 0  # units made so far
    based: int = 0  # basings so far
    received: int = 0
    stood: dict[str, str] = field(default_factory=dict[str, str])
    contested: list[str] = field(default_factory=list[str])
    dislodged: list[Dislodged] = field(default_factory=list[Dislodged])
    blocks: list[Blocking] = field(default_factory=list[Blocking])
    closings: list[Closing] = field(default_factory=list[Closing])
    engaged: list[str] = field(default_factory=list[str])  # bases of units when the season began (CD-9.A.1)
    railways: list[Railway] = field(default_factory=list[Railway])
    founded: int = 0
    permits: list[Permit] = field(default_factory=list[Permit])
    delegations: list[Delegation] = field(default_factory=list[Delegation])
    motions: list[Motion] = field(default_factory=list[Motion])
    moved: int = 0
    carried: list[Motion] = field(default_factory=list[Motion])  # to be applied when the next season begins (CD-7.D)
    law: Law = field(default_factory=Law)
    amended: int = 0  # changes of the rules and the map so far: each has a number (CD-1.3)
    written_rules: list[str] = field(default_factory=list[str])
    honour: list[Win] = field(default_factory=list[Win])
    winning: list[Seat] = field(default_factory=list[Seat])  # who held half at the last Winter; or ended it (CD-N)
    press: Press = field(default_factory=Press)

    def tell(self, event: Event, to: Iterable[Seat] | None = None) -> None:
        """CD-P.8: whatever all are told, the Gazette of the season tells again."""
        State.tell(self, event, to)  # not super(): a slotted dataclass is another class than the one that is written
        if to is None:
            self.press.news.append(News(event.id, to_json(event).decode()))

    @property
    def standard(self) -> bool:
        """CD-N.1: whether it is Diplomacy as it was before the variant."""
        return self.rules == "standard"

    @property
    def masked(self) -> bool:
        """CD-3.B.1, N.3: whether nobody is told who is behind a name."""
        return not self.standard or self.anonymous

    @property
    def is_played_out(self) -> bool:
        """CD-2.3, N.12: whether the years for which the table wished are over, once this season is."""
        return self.season == "winter" and self.years is not None and self.counted >= 3 * self.years

    @property
    def must(self) -> int:
        """CD-2.2, N.9: so many centres win."""
        total = len(self.atlas.centres)
        return total // 2 + 1 if self.standard else -(-self.law.win_percent * total // 100)

    @property
    def atlas(self) -> Atlas:
        """CD-M: the map in force, with what votes have changed."""
        return charted(self.map, tuple(self.changes))

    def commander(self, force: Force) -> Seat:
        """CD-4.A(a): who writes its orders: the appointed Commander, else whoever commands directly."""
        return force.commander or self.direct(force)

    def direct(self, force: Force) -> Seat:
        """CD-4.A(a), 4.E.3: direct command: the controller of its base, or its patron."""
        return self.provinces[force.base].controller if force.base else force.patron

    def on(self, space: str) -> Force | None:
        """The unit that stands there; one that is dislodged has no place (CD-D.12)."""
        homeless = {one.unit for one in self.dislodged}
        return next((one for one in self.forces if one.space == space and one.id not in homeless), None)

    def began_on(self, space: str) -> Force | None:
        """CD-5.C(a.4): the unit that stood there when the season began."""
        return self.by_id(self.stood.get(space, ""))

    def by_id(self, unit: str) -> Force | None:
        """The unit of this id."""
        return next((one for one in self.forces if one.id == unit), None)

    def railway(self, number: str) -> Railway | None:
        """The railway of this id."""
        return next((one for one in self.railways if one.id == number), None)

    def controller(self, province: str) -> Seat:
        """CD-4.E.2: who controls a province; nobody: civil disorder, or no province at all."""
        return self.provinces[province].controller if province in self.provinces else NOBODY

    def code(self, seat: Seat) -> str:
        """CD-3.B.1: the code under which a player's positions stand; all that others may read of him."""
        return self.players[seat].holding if seat else ""

    def holder(self, code: str) -> Seat | None:
        """Whose holding name this is; None: nobody's."""
        return next((one.seat for one in self.players.values() if code and one.holding == code), None)

    def owner(self, code: str) -> Seat:
        """Whose name this is, whether it holds anything or not; nobody: it is no approved name in use."""
        name = self.names.get(code)
        return name.owner if name and name.approved and name.dropped is None else NOBODY

    def ruled(self, seat: Seat) -> Iterator[Province]:
        """CD-4.A: the provinces he rules, by code; those with a Sub-Ruler too."""
        return (self.provinces[code] for code in sorted(self.provinces) if seat and self.provinces[code].ruler == seat)
