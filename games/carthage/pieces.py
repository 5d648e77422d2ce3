"""What lies on the table of The Republic of Carthage: small saved dataclasses, naming each other by id."""

# Carthage narrows what republics share: shared rules put into its pieces only what its own law names.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

from games.carthage.components import EDITION, PRINTED, TABLES, Family, Statesman, Tables
from games.kernel import Saved
from games.republic import pieces as republic
from games.republic.components import WarCard

Office = Literal["", "home-suffete", "marine-suffete", "general", "explorer"]
Place = Literal["carthage", "province", "force", "expedition", "captive"]


@dataclass(slots=True)
class TradeCard(Saved):
    """One card of a commodity: `ochre.3`."""

    id: str

    @property
    def commodity(self) -> str:
        """What is on it."""
        return self.id.partition(".")[0]

    @property
    def value(self) -> int:
        """Its printed single value (RC-7.2.2a)."""
        return TABLES.value(self.commodity)

    @property
    def stack(self) -> str:
        """The stack it belongs to."""
        return TABLES.commodities[self.commodity].stack


@dataclass(slots=True, kw_only=True)
class Senator(republic.Senator):
    """Of Carthage: he trades, explores, and answers for the taxes he proposes."""

    printed: ClassVar[Tables] = TABLES
    capital: ClassVar[str] = "carthage"

    office: Office = ""
    place: Place = "carthage"
    traders: int = 0
    bodyguard: str = ""  # the Open Bodyguard on him
    tax_charge: int = 0  # RC-9.3b, 9.5.6f: the turn in whose prosecutions he may be tried for a tax increase
    shares: list[str] = field(default_factory=list[str])  # RC-10.1.2a: the goals that he was the first to reach

    @property
    def guard(self) -> str:
        """The Open Bodyguard on him; "": none."""
        return self.bodyguard

    @property
    def card(self) -> Family | Statesman:
        """RC-8.9.3: a Statesman on his Family uses his own ratings."""
        return TABLES.statesmen[self.statesman] if self.statesman else TABLES.families[self.family]

    @property
    def holdings(self) -> list[str]:
        """RC-7.1.5, 10.1.2a: his Trade Concessions, and his shares of what he has discovered."""
        return [*self.concessions, *self.shares]

    @property
    def exploration(self) -> int:
        """EXP."""
        return self.card.exploration

    @property
    def in_carthage(self) -> bool:
        """RC-1.4c."""
        return self.in_capital


@dataclass(slots=True, kw_only=True)
class Faction(republic.Faction):
    """Of Carthage: it trades."""

    trade_cards: list[TradeCard] = field(default_factory=list[TradeCard])  # the trade hand, faces hidden
    trade_income: int = 0  # sold this turn, after tax, not yet divided (RC-7.4.4)


@dataclass(slots=True, kw_only=True)
class Army(republic.Army):
    """Of Carthage, with what expeditions are made of."""

    caravans: int = 0  # lying in Carthage
    trade_fleets: int = 0


UNPRINTED: Final = 2
"""The edition of a War without a card: it has no figures, and games that began earlier go on as they were."""


@dataclass(slots=True, kw_only=True)
class War(republic.War):
    """Against Carthage: it may keep away trade cards."""

    edition: int = UNPRINTED  # of which edition its card is
    taken: dict[str, int] = field(default_factory=dict[str, int])  # trade cards it has set aside, by stack (RC-7.5.4)

    @property
    def card(self) -> WarCard | None:
        """The printed War, if there is one, as the game's edition has it."""
        return PRINTED[self.edition].wars.get(self.id)


@dataclass(slots=True, kw_only=True)
class Province(republic.Province):
    """Of Carthage (T-8)."""

    printed: ClassVar[Tables] = TABLES


@dataclass(slots=True, kw_only=True)
class TableEvent(republic.TableEvent):
    """Of Carthage: it may keep away trade cards."""

    taken: dict[str, int] = field(default_factory=dict[str, int])  # trade cards it keeps away, by stack (RC-7.5.4)


@dataclass(slots=True, kw_only=True)
class Ending(republic.Ending):
    """RC-12: how the game ended."""

    reason: Literal["bankrupt", "wars", "lost-wars", "rebel", "suffete-for-life", "influence"]


@dataclass(slots=True, kw_only=True)
class Expedition(Saved):
    """RC-9.5.3: an Explorer with his Caravans and Trade Fleets."""

    id: str
    goal: str
    explorer: str
    caravans: int
    trade_fleets: int
    sent: int
    lost: bool = False


@dataclass(slots=True, kw_only=True)
class Membership(Saved):
    """A seat of the Committee of Five; without a Member it lies in the Forum."""

    id: str
    member: str = ""
    term: int = 0


@dataclass(slots=True, kw_only=True)
class Stack(Saved):
    """A stack of trade cards; the top card is the last of the list."""

    id: str
    edition: int = EDITION  # of which edition its cards are
    cards: list[TradeCard] = field(default_factory=list[TradeCard])
    aside: list[TradeCard] = field(default_factory=list[TradeCard])  # set aside, face down
    gone: list[TradeCard] = field(default_factory=list[TradeCard])  # out of the game
    owed: int = 0  # still to be set aside as cards come back (RC-7.5.2)
    owed_gone: int = 0  # still to leave the game as cards come back

    @property
    def in_play(self) -> int:
        """RC-7.5.1: its total less the cards set aside and out of the game; owed ones count as set aside already."""
        away = len(self.aside) + len(self.gone) + self.owed + self.owed_gone
        return PRINTED[self.edition].stacks[self.id].total_cards - away
