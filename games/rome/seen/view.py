"""What a seat may know (RR-0.4), built up from what is known and never stripped down.

Hidden are Faction Treasuries, hands, the order of the deck, and orders that have not taken effect. Everything a board
shows carries its printed name: whoever draws it needs no rules.
"""

# Rome narrows what republics share: nobody changes a view.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from typing import Literal

from games.kernel import Seat, View
from games.republic.seen.deals import DealView
from games.republic.seen.forum import InitiativeView
from games.republic.seen.table import AgreementView, CardView, ChronicleView, EndingView, TableEventView
from games.republic.seen.view import OwnView as RepublicanOwn
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Assassination, BallotMode
from games.rome.components import Era
from games.rome.seen.combat import ArmyView, BattleView, CivilWarView, ForceView, LeaderView, WarView
from games.rome.seen.people import CuriaView, FactionView, ForumView, HeldView, ProvinceView, SenatorView
from games.rome.seen.population import PeopleView
from games.rome.seen.senate import SenateView
from games.rome.state import Scenario


class LandBillView(View):
    """RR-1.09.62: a type of Land Bill."""

    id: str
    type: int
    name: str
    cost: int
    recurring: bool
    in_effect: int  # how many of the type are
    left: int  # markers that are free


class DebitView(View):
    """RR-1.06.53: what the State would have to pay if it paid now."""

    purpose: str
    count: int
    talents: int


class ClaimView(View):
    """RR-0.5.3: a claim that an agreement was broken, of this turn."""

    agreement: str
    claimant: Seat
    votes: dict[Seat, bool]


class AttackView(View):
    """RR-4.05.3: a War of the military plan, and what is to go there."""

    war: str
    legions: int
    fleets: int


class NeutralsView(View):
    """RR-4.05: what the Coalition of a game with Neutrals has before it."""

    ranking: tuple[Seat, ...]  # by dominance
    coalition: tuple[Seat, ...]
    crisis: bool
    attacks: tuple[AttackView, ...]
    draft: LandBillView | None  # RR-4.05.416: a Land Bill that waits for its Co-Sponsor
    sponsor: str


class OwnView(RepublicanOwn):
    """What only the viewer knows."""

    gifts: int  # of that what others have just given, still to be placed (RR-1.06.3)
    hand: tuple[HeldView, ...]
    ransoms: tuple[str, ...]  # RR-1.10.71: for whom he has said that he pays


class RomeView(RepublicView):
    """The whole table as one seat, or the public, sees it."""

    seat: Seat | None
    scenario: Scenario
    era: Era
    coming: tuple[Era, ...]  # RR-3.04.1: decks that follow
    turn: int
    step: str
    phase: Literal["setup", "mortality", "revenue", "forum", "population", "senate", "combat", "revolution", "over"]
    advanced: tuple[str, ...]  # RR-2: the Advanced Rules that are switched on
    seats: tuple[Seat, ...]  # clockwise
    order: tuple[Seat, ...]  # from the HRAO's player
    hrao: str  # a Senator's id, "" if none is in Rome
    treasury: int
    unrest: int
    droughts: int
    people: PeopleView  # RR-1.08: what they may say
    deck: int
    next_deck: int  # RR-3.04.1: once it lies ready
    era_ends: bool
    discards: tuple[CardView, ...]  # RR-0.4.2
    factions: dict[Seat, FactionView]
    senators: dict[str, SenatorView]
    forum: ForumView
    curia: CuriaView
    provinces: dict[str, ProvinceView]
    willed: tuple[str, ...]  # RR-1.16.1: Provinces that come with the next Senate Phase
    wars: dict[str, WarView]
    leaders: dict[str, LeaderView]
    army: ArmyView
    forces: dict[str, ForceView]
    civil: CivilWarView | None
    table_events: tuple[TableEventView, ...]
    omens: int  # RR-1.07.21.8: what Evil Omens add to rolls, 0 or less
    laws: tuple[CardView, ...]
    land_bills: tuple[LandBillView, ...]  # all types
    debits: tuple[DebitView, ...]
    agreements: tuple[AgreementView, ...]
    claims: tuple[ClaimView, ...]
    impious: Seat | None  # RR-2.01.7: whose Leader may be tried beyond the limit
    chronicle: ChronicleView
    ending: EndingView | None
    own: OwnView | None
    deals: tuple[DealView, ...]
    initiative: InitiativeView | None  # outside the Forum Phase there is none
    senate: SenateView | None  # outside the Senate Phase there is none
    battle: BattleView | None  # the battle that is about to be fought
    ballots: BallotMode  # how votes are taken at this table (RR-0.6.8)
    assassination: Assassination  # the rule this table plays by (RR-1.09.79)
    neutrals: NeutralsView | None  # RR-4: without Neutrals there is none
    last_turn: int | None  # how many turns were agreed upon
    closing: bool | None  # GV-7.1: whether the game ends with this turn; None: by the own decks
    senate_alone: bool  # GV-8.3: whether who rules for life decides for others in the Senate alone
