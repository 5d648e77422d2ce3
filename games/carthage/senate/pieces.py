"""What lies on the table in the Senate Phase only (RC-9): the session, the motion that is voted on, and the votes."""

# Carthage narrows what republics share: only its own rules make proposals.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from games.kernel import Saved
from games.republic.senate import pieces as republic
from games.republic.senate.pieces import ForLife, Grants, Minor, Movements, Trial

Kind = Literal[
    "suffetes",
    "committee",
    "governors",
    "concessions",
    "units",
    "forces",
    "expedition",
    "peace",
    "tax",
    "alliance",
    "life",
    "minor",
    "trial",
]

Way = Literal["vote", "pair", "last", "filled"]
"""How one comes to an office: elected; of the last pair, or the last one, that is left; as nobody was (RC-9.0.21)."""

# What may be proposed (RC-9.0.7)


@dataclass(slots=True, kw_only=True)
class Pair(Saved):
    """RC-9.1: two Senators for Suffetes, elected or rejected as one."""

    kind: Literal["suffetes"] = "suffetes"
    nominees: list[str]


@dataclass(slots=True, kw_only=True)
class Memberships(Saved):
    """RC-9.2: who is to get which seats of the Committee of Five."""

    kind: Literal["committee"] = "committee"
    members: dict[str, str]  # seat of the Committee: Senator


@dataclass(slots=True, kw_only=True)
class Governorships(Saved):
    """RC-9.4: who is to govern which Provinces; one that has a Governor means his recall (RC-9.4.3)."""

    kind: Literal["governors"] = "governors"
    governors: dict[str, str]  # Province: Senator


@dataclass(slots=True, kw_only=True)
class Levy(Saved):
    """RC-9.5.5: units to raise and to disband, by type; a Fleet is a `fleet`."""

    kind: Literal["units"] = "units"
    raised: dict[str, int] = field(default_factory=dict[str, int])
    disbanded: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(slots=True, kw_only=True)
class Venture(Saved):
    """RC-9.5.3: an expedition: its goal, its Explorer and how many units go with him."""

    kind: Literal["expedition"] = "expedition"
    goal: str
    explorer: str
    caravans: int
    trade_fleets: int


@dataclass(slots=True, kw_only=True)
class Peace(Saved):
    """RC-9.5.4: an Active War to be given up."""

    kind: Literal["peace"] = "peace"
    war: str


@dataclass(slots=True, kw_only=True)
class TaxRate(Saved):
    """RC-9.5.6: a new tax rate; an increase has a sponsor and a co-sponsor."""

    kind: Literal["tax"] = "tax"
    rate: int
    sponsor: str = ""
    cosponsor: str = ""


@dataclass(slots=True, kw_only=True)
class Rejection(Saved):
    """RC-9.0.7: the Tyrian Maritime Alliance is rejected."""

    kind: Literal["alliance"] = "alliance"


Proposal: TypeAlias = Annotated[
    Pair
    | Memberships
    | Governorships
    | Grants
    | Levy
    | Movements
    | Venture
    | Peace
    | TaxRate
    | Rejection
    | ForLife
    | Minor
    | Trial,
    Field(discriminator="kind"),
]


# The vote


@dataclass(slots=True, kw_only=True)
class Motion(republic.Motion):
    """A proposal in the Senate of Carthage."""

    proposal: Proposal


@dataclass(slots=True, kw_only=True)
class Session(republic.Session):
    """RC-9.0: one meeting of the Senate of Carthage."""

    motion: Motion | None = None
    suspended: list[Motion] = field(default_factory=list[Motion])  # type: ignore[assignment]
    outgoing: dict[str, str] = field(default_factory=dict[str, str])  # RC-9.2c: seat and Member who have just parted
    raised: list[str] = field(default_factory=list[str])  # RC-9.5.5a: types raised in this phase
    disbanded: list[str] = field(default_factory=list[str])
    taxed: bool = False  # RC-9.5.6a: the turn's vote on the tax rate is used up

    def forget(self, dead: str) -> None:
        """RC-5.2: nor of a Member who has just parted."""
        super(Session, self).forget(dead)
        self.outgoing = {seat: name for seat, name in self.outgoing.items() if name != dead}
