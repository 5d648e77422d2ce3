"""What a seat may know of a republic (RC-1.5e, RR-0.4): what both games show; each adds its own."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Seat, View, ViewInParts
from games.republic.seen.combat import BattleView, ForceView, LeaderView, WarView
from games.republic.seen.deals import DealView
from games.republic.seen.forum import InitiativeView
from games.republic.seen.people import CuriaView, FactionView, ForumView, HeldView, ProvinceView, SenatorView
from games.republic.seen.senate import SenateView
from games.republic.seen.table import AgreementView, CardView, ChronicleView, EndingView, TableEventView
from games.republic.senate.pieces import Assassination, BallotMode


class OwnView(View):
    """What only the viewer knows."""

    seat: Seat
    treasury: int
    hand: tuple[HeldView, ...]


class RepublicView(ViewInParts):
    """The whole table as one seat, or the public, sees it."""

    seat: Seat | None
    scenario: str
    era: str
    turn: int
    step: str
    phase: str
    seats: tuple[Seat, ...]  # clockwise
    order: tuple[Seat, ...]  # from the HRAO's player
    hrao: str  # a Senator's id, "" if none is at home
    treasury: int
    deck: int
    factions: Mapping[Seat, FactionView]
    senators: Mapping[str, SenatorView]
    forum: ForumView
    curia: CuriaView
    provinces: Mapping[str, ProvinceView]
    wars: Mapping[str, WarView]
    leaders: Mapping[str, LeaderView]
    forces: Mapping[str, ForceView]
    table_events: tuple[TableEventView, ...]
    laws: tuple[CardView, ...]
    agreements: tuple[AgreementView, ...]
    chronicle: ChronicleView
    ending: EndingView | None
    own: OwnView | None
    deals: tuple[DealView, ...]
    initiative: InitiativeView | None  # outside the Forum Phase there is none
    senate: SenateView | None  # outside the Senate Phase there is none
    battle: BattleView | None  # the battle that is about to be fought
    omens: int  # RC-8.8.4, RR-1.07.21.8: what Evil Omens add to rolls, 0 or less
    ballots: BallotMode  # how votes are taken at this table (RC-9.0.9, RR-0.6.8)
    assassination: Assassination  # the rule this table plays by (RC-14.1.6, RR-1.09.79)
    last_turn: int | None  # how many turns were agreed upon
    closing: bool | None  # GV-7.1: whether the game ends with this turn; None: by the own decks
    senate_alone: bool  # GV-8.3: whether who rules for life decides for others in the Senate alone
