"""The whole state of a game, and the questions that only the rules of Carthage ask of it."""

# Carthage narrows what republics share: shared rules put into it only what its own law names.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.carthage.charts import Charts, Constants
from games.carthage.combat.pieces import Combat
from games.carthage.components import EDITION, Era, Tables
from games.carthage.neutrals.pieces import Neutrals
from games.carthage.pieces import (
    Army,
    Ending,
    Expedition,
    Faction,
    Membership,
    Province,
    Senator,
    Stack,
    TableEvent,
    TradeCard,
    War,
)
from games.carthage.senate.pieces import Session
from games.kernel import Seat
from games.republic import pieces as republic
from games.republic.law import Law
from games.republic.pieces import Refused
from games.republic.state import RepublicOf

Scenario = Literal["early", "late", "campaign"]


class ByEdition:
    """The law of a game, with the figures of its edition; of the class, with the newest."""

    def __init__(self, laws: Mapping[int, Law[Tables, Charts, Constants]]) -> None:
        self.laws = laws

    def __get__(self, g: Carthage | None, of: type[Carthage]) -> Law[Tables, Charts, Constants]:
        """What is printed, and what the rules hold by name."""
        return self.laws[EDITION if g is None else g.edition]


@dataclass(slots=True, kw_only=True)
class Carthage(RepublicOf[Senator, Faction, War, Province, TableEvent]):
    """A game of The Republic of Carthage."""

    law: ClassVar[Law[Tables, Charts, Constants]]

    rulebook: ClassVar[str] = "RC"
    scenario: Scenario
    factions: dict[Seat, Faction]
    edition: int = EDITION  # of the figures it began with, and keeps
    era: Era = "early"
    senators: dict[str, Senator] = field(default_factory=dict[str, Senator])
    provinces: dict[str, Province] = field(default_factory=dict[str, Province])
    wars: dict[str, War] = field(default_factory=dict[str, War])
    army: Army = field(default_factory=Army)
    table_events: dict[str, TableEvent] = field(default_factory=dict[str, TableEvent])
    senate: Session = field(default_factory=Session)
    combat: Combat = field(default_factory=Combat)
    ending: Ending | None = None

    committee: dict[str, Membership] = field(default_factory=dict[str, Membership])
    expeditions: dict[str, Expedition] = field(default_factory=dict[str, Expedition])
    tax: int = 10  # percent
    explorations: list[str] = field(default_factory=list[str])  # open in the Forum
    stacks: dict[str, Stack] = field(default_factory=dict[str, Stack])
    areas: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # open: the cards each added
    prices: dict[str, int] = field(default_factory=dict[str, int])  # multipliers in the next Trade Phase
    returning: list[TradeCard] = field(default_factory=list[TradeCard])  # turned in, going back to their stacks
    refused: list[Refused] = field(default_factory=list[Refused])  # this phase's deals that were declined or withdrawn
    turned_in: int = 0  # trade cards turned in by all players this turn
    neutrals: Neutrals = field(default_factory=Neutrals)  # RC-15

    @property
    def tables(self) -> Tables:
        """The components."""
        return self.law.tables

    def remember(self, refused: Refused) -> None:
        """RC-7.2.2b, 11.2: its two sides know it until the floor closes."""
        self.refused.append(refused)

    def forget(self) -> None:
        """RC-7.2.1a, 11.2: the floor has closed."""
        self.refused.clear()

    def in_carthage(self, seat: Seat | None = None) -> list[Senator]:
        """RC-1.4c: the aligned Senators in Carthage, of one faction or of all."""
        return self.in_capital(seat)

    def without_office(self) -> list[Senator]:
        """RC-9.1: who is in Carthage without an office: one of his own, a Committee seat, a Province."""
        members = [one.member for one in self.committee.values()]
        governors = [one.governor for one in self.provinces.values()]
        able = [one for one in self.in_carthage() if not one.office]
        return [one for one in able if one.id not in members and one.id not in governors]

    def traders(self, seat: Seat) -> int:
        """RC-7.1.1a: the Traders of a faction, at home or away; those of Captives do not count."""
        return sum(one.traders for one in self.senators.values() if one.faction == seat and one.free)

    def holder(self, post: str) -> Senator | None:
        """The Suffete or Committee Member of this name, wherever he is."""
        if post in self.committee:
            return self.senators.get(self.committee[post].member)
        return super(Carthage, self).holder(post)

    def posts(self, senator: republic.Senator) -> list[str]:
        """RC-9.1: every office he holds: Suffete, General, Explorer, Committee seat, Province."""
        seats = [one.id for one in self.committee.values() if one.member == senator.id]
        office, provinces = [senator.office] if senator.office else [], self.governed_by(senator)
        return [*office, *seats, *provinces]

    def caravans_in_service(self) -> int:
        """All Caravans, at home or away."""
        return self.army.caravans + sum(expedition.caravans for expedition in self.expeditions.values())

    def trade_fleets_in_service(self) -> int:
        """All Trade Fleets, at home or away."""
        return self.army.trade_fleets + sum(expedition.trade_fleets for expedition in self.expeditions.values())
