"""The whole state of a game, and the questions that only the rules of Rome ask of it."""

# Rome narrows what republics share: shared rules put into it only what its own law names.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.kernel import Seat
from games.republic import pieces as republic
from games.republic.combat.pieces import Ground
from games.republic.law import Law
from games.republic.pieces import Army, EnemyLeader, Faction, TableEvent
from games.republic.state import RepublicOf
from games.rome.charts import Charts, Constants
from games.rome.combat.mixed import worth
from games.rome.combat.pieces import Combat
from games.rome.components import Era, Statesman, Tables
from games.rome.neutrals.pieces import Neutrals
from games.rome.pieces import Bequest, Civil, Claim, Ending, Province, Senator, War
from games.rome.senate.pieces import Session

Scenario = Literal["early", "middle", "late", "extended", "alternative"]
DROUGHT = "te-drought"


@dataclass(slots=True, kw_only=True)
class Rome(RepublicOf[Senator, Faction, War, Province, TableEvent]):
    """A game of The Republic of Rome."""

    law: ClassVar[Law[Tables, Charts, Constants]]

    rulebook: ClassVar[str] = "RR"
    scenario: Scenario
    factions: dict[Seat, Faction]
    era: Era = "early"  # the period: events and allegiance go by it
    senators: dict[str, Senator] = field(default_factory=dict[str, Senator])
    provinces: dict[str, Province] = field(default_factory=dict[str, Province])
    wars: dict[str, War] = field(default_factory=dict[str, War])
    army: Army = field(default_factory=Army)
    table_events: dict[str, TableEvent] = field(default_factory=dict[str, TableEvent])
    senate: Session = field(default_factory=Session)
    combat: Combat = field(default_factory=Combat)
    ending: Ending | None = None

    neutrals: Neutrals = field(default_factory=Neutrals)  # RR-4

    advanced: list[str] = field(default_factory=list[str])  # RR-2: the Advanced Rules that are switched on
    unrest: int = 0
    coming: list[Era] = field(default_factory=list[Era])  # RR-3.04.1: decks that follow
    era_ends: bool = False  # RR-1.12.1.5: the card has been drawn
    land_bills: list[int] = field(default_factory=list[int])  # types in effect (RR-1.09.62)
    bequests: dict[str, Bequest] = field(default_factory=dict[str, Bequest])
    no_recruitment: bool = False  # RR-1.08.2.1
    proscribed: Seat | None = None  # RR-1.07.5: whose faction carried out a Proscription
    knight_law: Seat | None = None  # RR-1.15.2: the faction of the Servilian Law
    civil: Civil | None = None  # RR-1.11.3: the Civil War
    claims: dict[str, Claim] = field(default_factory=dict[str, Claim])  # RR-0.5.3: by agreement; of this turn
    charges: int = 0  # RR-1.06.13: what Provincial Spoils below 0 cost the State, to be paid in RR-1.06.53
    impious: Seat | None = None  # RR-2.01.7: its Leader may be tried in the next Senate Phase, beyond the limit
    willed: dict[str, str] = field(default_factory=dict[str, str])  # RR-1.16.1: Provinces of the next Senate Phase
    dispatched: dict[str, int] = field(default_factory=dict[str, int])  # RR-1.10.1: when a force's commander was sent
    risen: dict[str, list[str]] = field(default_factory=dict[str, list[str]])  # RR-1.07.21.15: what a Leader aids

    @property
    def tables(self) -> Tables:
        """The components."""
        return self.law.tables

    def plays(self, rule: str) -> bool:
        """RR-0.2.2: whether this Advanced Rule is switched on."""
        return rule in self.advanced

    def active_wars(self) -> list[War]:
        """RR-1.11.3, 2.03.8: the Active Wars; the Provinces that Rebels hold are part of the Civil War."""
        return [war for war in super(Rome, self).active_wars() if not war.held]

    def in_rome(self, seat: Seat | None = None) -> list[Senator]:
        """RR-1.09.11.2: the aligned Senators in Rome, of one faction or of all."""
        return self.in_capital(seat)

    def in_place_of_hrao(self) -> Seat:
        """RR-1.09.11.1: with nobody in Rome the faction with the highest INF in all; the first clockwise of equals."""
        return max(self.seats, key=self.influence)

    def influence(self, seat: Seat) -> int:
        """RR-1.10.71: the INF of a faction, for which its Captives do not count."""
        return sum(one.influence for one in self.senators_of(seat) if not one.captive)

    def droughts(self) -> int:
        """RR-1.08.12: drought effects: of events, each level and repeat, and of each War with the mark."""
        event = self.table_events.get(DROUGHT)
        wars = sum(1 for war in self.wars.values() if war.card and war.card.drought)
        return wars + (event.times if event else 0)

    def loyalty(self, senator: republic.Senator) -> int:
        """RR-1.07.411: 0 beside one he opposes, or while one he needs is in play in another faction; else LOY."""
        card = senator.card
        needed = card.needs if isinstance(card, Statesman) else ()
        missed = any(one.statesman in needed and one.faction != senator.faction for one in self.senators.values())
        return 0 if missed else super(Rome, self).loyalty(senator)

    def aided(self, leader: EnemyLeader, war: republic.War) -> bool:
        """RR-1.07.21.15: a Leader risen from refuge aids the Wars that were in play when he rose."""
        return leader.refuge == "all-wars" and war.id in self.risen.get(leader.id, ())

    def beside(self, war: republic.War, ground: Ground) -> int:
        """RR-2.02.412: allied Provinces add their printed base strength and their armies, or fleets."""
        allies = [self.provinces[name] for name in self.wars[war.id].allies]
        return sum(one.strength(ground) for one in allies)

    def followers(self) -> int:
        """RR-2.03.3, 2.03.7: provincial armies that march with a Rebel; without a legion half of them, rounded up."""
        armies, force = self.civil.armies if self.civil else 0, self.rebel_force()
        return worth(armies, len(force.units.legions) if force else 0)

    def support(self, war: republic.War) -> int:
        """RR-2.03.81: a Province that Rebels hold is as hard to reach as its ships are many."""
        held = self.provinces.get(war.province) if self.wars[war.id].held else None
        return held.strength("sea") if held else super(Rome, self).support(war)

    def votes(self, seat: Seat) -> int:
        """RR-1.09.141: ORA and Knights of the Senators in Rome."""
        return sum(senator.oratory + senator.knights for senator in self.in_rome(seat))

    def posts(self, senator: republic.Senator) -> list[str]:
        """Every office he holds, and his Provinces."""
        return [*([senator.office] if senator.office else []), *self.governed_by(senator)]

    def major(self, senator: Senator) -> bool:
        """RR-1.07.8: whether he holds a Major Office; a Proconsul does (RR-1.10.8)."""
        return bool(senator.office) or senator.proconsul
