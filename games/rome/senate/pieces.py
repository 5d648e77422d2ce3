"""What lies on the table in the Senate Phase only (RR-1.09): the session, the motion that is voted on, the votes."""

# Rome narrows what republics share: only its own rules make proposals.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from games.kernel import Saved, Seat
from games.republic.senate import pieces as republic
from games.republic.senate.pieces import ForLife, Grants, Minor, Movements, Trial

# What may be proposed (RR-1.09.13)


@dataclass(slots=True, kw_only=True)
class Pair(Saved):
    """RR-1.09.2: two Senators for Consuls, elected or rejected as one."""

    kind: Literal["consuls"] = "consuls"
    nominees: list[str]


@dataclass(slots=True, kw_only=True)
class Nomination(Saved):
    """RR-1.09.3, 1.09.4, 2.01.2: one Senator for Dictator, Censor or Pontifex Maximus."""

    kind: Literal["dictator", "censor", "pontifex"]
    nominee: str


@dataclass(slots=True, kw_only=True)
class Governorships(Saved):
    """RR-1.09.5: who is to govern which Provinces; one that has a Governor means his recall (RR-1.09.52)."""

    kind: Literal["governors"] = "governors"
    governors: dict[str, str]  # Province: Senator


@dataclass(slots=True, kw_only=True)
class LandBill(Saved):
    """RR-1.09.62: a Land Bill with its Sponsor and Co-Sponsor."""

    kind: Literal["land-bill"] = "land-bill"
    type: int
    sponsor: str
    cosponsor: str


@dataclass(slots=True, kw_only=True)
class Repeal(Saved):
    """RR-1.09.621: the repeal of a Land Bill."""

    kind: Literal["repeal"] = "repeal"
    type: int
    sponsor: str


@dataclass(slots=True, kw_only=True)
class Levy(Saved):
    """RR-1.09.63: units to be raised, and Active Forces to be eliminated."""

    kind: Literal["units"] = "units"
    legions: int = 0
    fleets: int = 0
    fewer_legions: dict[str, int] = field(default_factory=dict[str, int])  # by sort: see `soldiers.sort`
    fewer_fleets: int = 0


@dataclass(slots=True, kw_only=True)
class Rejection(Saved):
    """RR-1.07.21.16: the Rhodian Maritime Alliance is rejected."""

    kind: Literal["alliance"] = "alliance"


@dataclass(slots=True, kw_only=True)
class PontifexRecall(Saved):
    """RR-2.01.8: the Pontifex Maximus is stripped of his office."""

    kind: Literal["strip"] = "strip"


@dataclass(slots=True, kw_only=True)
class Bill(Saved):
    """RR-2.06.2: a Law, with its Sponsor and Co-Sponsor; `option`: what a Law with a choice shall do."""

    kind: Literal["bill"] = "bill"
    law: str
    sponsor: str
    cosponsor: str
    option: str = ""


Proposal: TypeAlias = Annotated[
    Pair
    | Nomination
    | Governorships
    | Grants
    | LandBill
    | Repeal
    | Levy
    | Movements
    | Rejection
    | PontifexRecall
    | Bill
    | ForLife
    | Minor
    | Trial,
    Field(discriminator="kind"),
]


# The vote


@dataclass(slots=True, kw_only=True)
class Motion(republic.Motion):
    """A proposal in the Senate of Rome."""

    proposal: Proposal


@dataclass(slots=True, kw_only=True)
class Session(republic.Session):
    """RR-1.09: one meeting of the Senate of Rome."""

    motion: Motion | None = None
    suspended: list[Motion] = field(default_factory=list[Motion])  # type: ignore[assignment]
    filled: list[str] = field(default_factory=list[str])  # offices filled in this phase (RR-1.09.173)
    prosecuted: bool = False  # RR-1.09.41: the Censor has ended Prosecutions after a unanimous defeat
    tried: list[str] = field(default_factory=list[str])  # RR-1.09.43: "Senator/reason" of this turn's convictions
    advocate: str = ""  # RR-2.05.2: who speaks for the accused; "": there are none
    awaiting_trial: dict[str, int] = field(default_factory=dict[str, int])  # RR-1.09.75: Leaders, and the victims' POP
    land_bills: list[int] = field(default_factory=list[int])  # types proposed this turn (RR-1.09.62)
    repealed: list[int] = field(default_factory=list[int])  # types whose repeal was proposed (RR-1.09.621)
    raised: list[str] = field(default_factory=list[str])  # unit types raised this phase (RR-1.09.63)
    disbanded: list[str] = field(default_factory=list[str])  # unit types eliminated this phase
    fined: bool = False  # RR-1.15.1: the fine of this Senate Phase has been imposed
    fining: Seat | None = None  # RR-1.15.2: of those with most knights, whom the dice gave that power
    bills: dict[Seat, list[Bill]] = field(default_factory=dict[Seat, list[Bill]])  # RR-2.06.2: what is put next
    priesthood: bool = False  # RR-2.01.3: given or moved this Senate Phase
    pontifex_veto: bool = False  # RR-2.01.5: used this Senate Phase

    def forget(self, dead: str) -> None:
        """RR-1.09.75, 2.05.2: a Family that stays is not accused, nor an Advocate: the accused speaks for himself."""
        super(Session, self).forget(dead)
        self.awaiting_trial.pop(dead, None)
        if self.advocate == dead:
            open_ones = [motion.proposal for motion in (self.motion, *self.suspended) if motion]
            trials = [one for one in open_ones if isinstance(one, Trial) and not one.special]
            self.advocate = trials[0].accused if trials else ""
