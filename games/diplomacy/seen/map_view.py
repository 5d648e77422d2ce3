"""What a map shows. Players are codes (CD-3.B.1), "" nobody; spaces are codes of the map in force, sorted."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.diplomacy.atlas import Arm
from games.diplomacy.atlas.atlas import Ground
from games.diplomacy.state import Season
from games.kernel import View

Stage: TypeAlias = Literal["orders", "retreats", "over"]
Link: TypeAlias = Literal["usable", "fresh", "planned", "gone"]
Fate: TypeAlias = Literal["ordered", "done", "failed", "cut", "void", "coming"]


class SpaceView(View):
    """A space (CD-M.1) and who holds it (CD-4.A, 4.B).

    Attributes:
        printed: the code of the printed map under which it is drawn; "": a vote has added it (CD-7.C).
        beside: the spaces it borders on in any way, by code.
        capacity: how many units its centre supports (CD-S.5); 2: doubled.
        contested: no retreat may go there this season (CD-D.12).
    """

    code: str
    name: str
    printed: str
    ground: Ground
    beside: tuple[str, ...] = ()
    centre: bool = False
    capacity: int = 0
    ruler: str = ""
    sub_ruler: str = ""
    contested: bool = False


class UnitView(View):
    """A unit. `base` "": unsupported, under its `patron` (CD-4.E.3); `coast`: of a fleet on one of several."""

    arm: Arm
    space: str
    coast: str = ""
    commander: str = ""
    appointed: bool = False
    base: str = ""
    patron: str = ""
    dislodged: bool = False


class RailwayView(View):
    """A railway: its route, and of each link of it (one fewer than provinces) how far it is (CD-9.A.10, 9.D.1)."""

    id: str
    route: tuple[str, ...]
    links: tuple[Link, ...]


class JointView(View):
    """A pass, a strait or a mountain border: what joins or parts two provinces; `sea`: of a strait."""

    kind: Literal["pass", "strait", "mountain"]
    between: tuple[str, str]
    id: str = ""
    name: str = ""
    sea: str = ""


class CanalView(View):
    """CD-11: a canal; `links`: its one-way steps, places as written: `("N21/ec", "AVM")`."""

    id: str
    name: str
    provinces: tuple[str, ...]
    links: tuple[tuple[str, str], ...]


class DutyView(View):
    """CD-4.A(b), (c), 5.D: how many are held, must be and are given to others; `warnings`: given so far running."""

    what: Literal["provinces", "units"]
    held: int
    must: int
    given: int
    warnings: int = 0


class NameView(View):
    """A holding name (CD-3.B.1) and what all see of it; `centres`: those ruled (CD-2.2), or owned (CD-N.5).

    Attributes:
        player: whose power it is, where all may know it (CD-N.3).
        disorder: nobody plays this power (CD-N.4); out: it is eliminated (CD-N.11).
    """

    code: str
    name: str
    centres: int = 0
    provinces: int = 0
    sub_ruled: int = 0
    units: int = 0
    duties: tuple[DutyView, ...] = ()
    player: str = ""
    disorder: bool = False
    out: bool = False


class ActView(View):
    """An order of a unit, as an arrow: preview (`ordered`) or resolution.

    Attributes:
        unit: where it stood, with the coast where one matters: `A Nap` is arm "A", unit "Nap".
        to: where it moves, or retreats to; of a support or convoy where the other unit is to go, "" to stand.
        other: of a support or convoy: where the other unit stood.
        fate: `done`; `failed`: bounced, or no way; `cut`: support; `void`: legal without effect; `coming`: a retreat.
        rail: the railway that carries it; convoyed: fleets do.
        why: the clause that decided it.
    """

    kind: Literal["stand", "move", "support", "convoy", "retreat", "disband"]
    arm: Arm
    unit: str
    commander: str = ""
    to: str = ""
    other: str = ""
    fate: Fate = "ordered"
    dislodged: bool = False
    rail: str = ""
    convoyed: bool = False
    why: str = ""


class SeizureView(View):
    """CD-5.B: a seize of a province by a unit, for whom, and what came of it; `disorder`: the province fell into it."""

    province: str
    unit: str
    beneficiary: str
    fate: Literal["ordered", "seized", "disorder", "failed"] = "ordered"
    why: str = ""


class BlockView(View):
    """CD-9.B.4, 12.B, 11.B: a block by the unit at `at`, or a canal closed by who controls `at`; `id`: which one."""

    at: str
    kind: Literal["all", "trains", "works", "strait", "canal"]
    id: str = ""
    against: tuple[str, ...] = ()


class ActsView(View):
    """All that is ordered, or came of it: one picture of arrows."""

    acts: tuple[ActView, ...] = ()
    seizures: tuple[SeizureView, ...] = ()
    blocks: tuple[BlockView, ...] = ()


class MapView(View):
    """The board (CD-G.3).

    Attributes:
        map: the printed one it comes of; must: centres that win (CD-2.2).
        plain: the standard game, in which nobody rules under another and nobody builds railways.
        units: of a picture of orders, those that stood there when the orders were fixed.
    """

    map: str
    year: int
    era: str = ""
    season: Season
    stage: Stage = "orders"
    spaces: dict[str, SpaceView]
    units: tuple[UnitView, ...] = ()
    railways: tuple[RailwayView, ...] = ()
    joints: tuple[JointView, ...] = ()
    canals: tuple[CanalView, ...] = ()
    names: dict[str, NameView]
    must: int = 0
    plain: bool = False
    winners: tuple[str, ...] = ()
