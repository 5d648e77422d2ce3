"""What lies on the table of The Republic of Rome: small saved dataclasses, naming each other by id."""

# Rome narrows what republics share: shared rules put into its pieces only what its own law names.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import ClassVar, Final, Literal

from games.kernel import Saved, Seat
from games.republic import pieces as republic
from games.republic.combat.pieces import Ground
from games.republic.components import Family
from games.rome.components import TABLES, ProvinceCard, ProvinceSide, Statesman, Tables, WarCard

Office = Literal[
    "", "dictator", "rome-consul", "field-consul", "censor", "master-of-horse", "pontifex-maximus", "proconsul"
]
Place = Literal["rome", "province", "force", "captive"]
ADVANCED: Final = ("pontifex", "provincial-wars", "rebel-governors", "disbandment", "advocates", "laws")
"""RR-2.01 to RR-2.06, in that order."""
CONSULS: Final = ("rome-consul", "field-consul")
LEGION: Final = "legion"


@dataclass(slots=True, kw_only=True)
class Senator(republic.Senator):
    """Of Rome (RR-0.7.1)."""

    printed: ClassVar[Tables] = TABLES
    capital: ClassVar[str] = "rome"

    office: Office = ""
    place: Place = "rome"
    proconsul: bool = False  # RR-1.10.8: stays with his force; he may still be Consul or Dictator
    prior_consul: bool = False
    knights: int = 0
    priest: bool = False  # RR-2.01.3
    bodyguard: str = ""  # the Open Bodyguard on him (RR-1.14.2)
    revealed: list[str] = field(default_factory=list[str])  # his Concessions whose corrupt bar shows (RR-1.06.12)
    legates: list[str] = field(default_factory=list[str])  # Provinces he governs from Rome (RR-1.13.1)
    back: int = 0  # the turn he came back from a governorship with a Corrupt marker (RR-1.15.1)
    shirked: int = 0  # RR-1.10.64: the turn in which a Disaster or Standoff cost the force of Lucullus nothing
    settled: int = 0  # RR-2.04.2: veterans he has disbanded: each 1 more ORA
    levied: int = 0  # RR-2.04.3: so many of these the State has raised again
    rolled: int = 0  # RR-1.10.1.1: the MIL rolled for the coming battle; 0: none was

    @property
    def guard(self) -> str:
        """The Open Bodyguard on him; "": none."""
        return self.bodyguard

    @property
    def card(self) -> Family | Statesman:
        """RR-1.07.312.3: a Statesman on his Family uses his own ratings."""
        return TABLES.statesmen[self.statesman] if self.statesman else TABLES.families[self.family]

    @property
    def oratory(self) -> int:
        """ORA, with what disbanded veterans add (RR-2.04.2)."""
        return self.card.oratory + self.settled

    @property
    def military(self) -> int:
        """MIL; that of Pompey counts 2 but for the battle it was rolled for (RR-1.13.3)."""
        return self.rolled or self.card.military

    @property
    def fame(self) -> int:
        """RR-8: each change of POP counts once, but twice for Pompey."""
        return prod(int(one.params["value"]) for one in self.card.effects if one.op == "popularity_multiplier")

    @property
    def settlers(self) -> int:
        """RR-2.04.2, 2.04.3: veterans he has disbanded who serve nobody."""
        return self.settled - self.levied

    @property
    def commands(self) -> bool:
        """Whether he is with a force."""
        return self.place == "force"


@dataclass(slots=True, kw_only=True)
class War(republic.War):
    """Against Rome."""

    printed: ClassVar[Tables] = TABLES

    unprosecuted: bool = False  # RR-1.10.9
    allies: list[str] = field(default_factory=list[str])  # Provinces that fight beside it (RR-2.02.412)
    developed: bool = False  # RR-1.07.21.14: the side of the Province that a Pretender has raised
    fought: list[str] = field(default_factory=list[str])  # battles of this turn: "land", "sea" (RR-1.10.9)
    cleopatra: str = ""  # RR-1.14.9: the commander whom she helps until it leaves play
    waiting: bool = False  # RR-1.07.333.2: until the Revolution Phase in which its Provinces exist
    halved: bool = False  # RR-1.15.6: by the Plautian-Papirian Law
    held: bool = False  # RR-2.03.81: a Rebel holds its Province; it is attacked as a War

    @property
    def card(self) -> WarCard | None:
        """The printed War, if there is one."""
        return TABLES.wars.get(self.id)

    @property
    def land(self) -> int:
        """RR-1.15.6: the land strength of its card, or half of it, rounded up."""
        printed = self.card.land_strength if self.card else 0
        return -(-printed // 2) if self.halved else printed

    @property
    def civil(self) -> bool:
        """RR-1.11.3, 2.03.81: whether it is against Rebels: their army, or a Province that they hold."""
        return self.id == republic.CIVIL_WAR or self.held

    @property
    def thrives(self) -> bool:
        """RR-1.07.21.14: by the side of the Province that was up when a Pretender raised it."""
        return self.developed


@dataclass(slots=True, kw_only=True)
class Province(republic.Province):
    """Of Rome (RR-6)."""

    printed: ClassVar[Tables] = TABLES

    armies: int = 0  # provincial armies (RR-2.02.3)
    fleets: int = 0

    @property
    def card(self) -> ProvinceCard:
        """What is printed on it."""
        return TABLES.provinces[self.id]

    @property
    def side(self) -> ProvinceSide:
        """The side of the card that is up."""
        return self.card.developed if self.developed else self.card.undeveloped

    def strength(self, ground: Ground) -> int:
        """RR-2.02.412: the base strength of the side that is up, and the provincial armies, or fleets."""
        return self.side.land + self.armies if ground == "land" else self.side.fleet + self.fleets


@dataclass(slots=True, kw_only=True)
class Bequest(Saved):
    """RR-1.16.1: a bequest in the Forum, or on its way."""

    id: str
    collector: str = ""  # the Field Consul who was sent for it
    collected: bool = False  # its money comes with the next revenue, its Province with the next Forum


@dataclass(slots=True, kw_only=True)
class Claim(Saved):
    """RR-0.5.3: who says that an agreement was broken, and what the other players have said to it so far."""

    claimant: Seat
    votes: dict[Seat, bool] = field(default_factory=dict[Seat, bool])


@dataclass(slots=True, kw_only=True)
class Ending(republic.Ending):
    """RR-1.12: how the game ended."""

    reason: Literal["bankrupt", "people", "wars", "rebel", "consul-for-life", "influence"]
    beside: list[Seat] = field(default_factory=list[Seat])  # RR-1.12.1.5: who shares the victory


@dataclass(slots=True, kw_only=True)
class Civil(Saved):
    """RR-1.11.3: the Civil War beside its force."""

    primary: str = ""  # the Primary Rebel, with the force or (RR-2.03.8) in his Province
    marching: bool = True  # RR-2.03.7: at home he wins only by RR-1.12.1.2
    triumphant: bool = False  # RR-1.12.1.1: he has fulfilled what he needs, if Rome stands
    armies: int = 0  # RR-2.03.7: provincial armies with the force that marches
    at_sea: str = ""  # RR-2.03.71, 2.03.72: the Province whose Governor is on his way to Rome, and may be intercepted
