"""What a seat may know (RC-1.5e), built up from what is known and never stripped down.

Hidden are Faction Treasuries, hands, the faces of trade hands, the order of decks and stacks, and what was set aside.
Everything a board shows carries its printed name: whoever draws it needs no rules.
"""

# Carthage narrows what republics share: nobody changes a view.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from typing import Literal

from games.carthage.components import EDITION, Era
from games.carthage.seen.combat import ArmyView, BattleView, ExpeditionView, ForceView, LeaderView, WarView
from games.carthage.seen.forum import InitiativeView
from games.carthage.seen.people import (
    CardView,
    CuriaView,
    FactionView,
    ForumView,
    HeldView,
    MembershipView,
    ProvinceView,
    SenatorView,
)
from games.carthage.seen.senate import SenateView
from games.carthage.seen.trade import DealView, RefusedView, TradeCardView, TradeView
from games.carthage.state import Scenario
from games.kernel import Seat
from games.republic.seen.table import (
    AgreementView,
    ChronicleView,
    EndingView,
    PostingView,
    PromiseView,
    TableEventView,
)
from games.republic.seen.view import OwnView as RepublicanOwn
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Assassination, BallotMode

__all__ = [
    "AgreementView",
    "CarthageView",
    "ChronicleView",
    "EndingView",
    "OwnView",
    "PostingView",
    "PromiseView",
    "TableEventView",
]


class OwnView(RepublicanOwn):
    """What only the viewer knows."""

    hand: tuple[HeldView, ...]
    trade_cards: tuple[TradeCardView, ...]


class CarthageView(RepublicView):
    """The whole table as one seat, or the public, sees it."""

    seat: Seat | None
    scenario: Scenario
    edition: int = EDITION  # of the figures it is played with
    era: Era
    turn: int
    step: str
    phase: Literal["setup", "mortality", "revenue", "trade", "forum", "senate", "combat", "revolution", "over"]
    seats: tuple[Seat, ...]  # clockwise
    order: tuple[Seat, ...]  # from the HRAO's player
    hrao: str  # a Senator's id, "" if none is in Carthage
    treasury: int
    tax: int
    deck: int
    factions: dict[Seat, FactionView]
    senators: dict[str, SenatorView]
    forum: ForumView
    curia: CuriaView
    provinces: dict[str, ProvinceView]
    committee: dict[str, MembershipView]
    wars: dict[str, WarView]
    leaders: dict[str, LeaderView]
    army: ArmyView
    forces: dict[str, ForceView]
    expeditions: dict[str, ExpeditionView]
    trade: TradeView
    table_events: tuple[TableEventView, ...]
    laws: tuple[CardView, ...]
    agreements: tuple[AgreementView, ...]
    chronicle: ChronicleView
    ending: EndingView | None
    own: OwnView | None
    deals: tuple[DealView, ...]
    refused: tuple[RefusedView, ...]  # the viewer's deals of this Trade Phase that came to nothing
    initiative: InitiativeView | None = None  # outside the Forum Phase there is none
    senate: SenateView | None = None  # outside the Senate Phase there is none
    battle: BattleView | None = None  # the battle that is about to be fought
    omens: int = 0  # RC-8.8.4: what Evil Omens add to rolls
    ballots: BallotMode = "ordered"  # how votes are taken at this table (RC-9.0.9)
    assassination: Assassination = "base"  # the rule this table plays by (RC-14.1.6)
    last_turn: int | None = None  # how many turns were agreed upon
    closing: bool | None = None  # GV-7.1: whether the game ends with this turn; None: by the own decks
    senate_alone: bool = False  # GV-8.3: whether who rules for life decides for others in the Senate alone
