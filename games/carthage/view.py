"""What a seat may know (RC-1.5e), built up from what is known and never stripped down.

Hidden are Faction Treasuries, hands, the faces of trade hands, the order of decks and stacks, and what was set aside.
Everything a board shows carries its printed name: whoever draws it needs no rules.
"""

from __future__ import annotations

from typing import Literal

from pydantic import JsonValue

from games.carthage.components import Era
from games.carthage.pieces import Office, Place, WarStatus
from games.carthage.senate.pieces import Assassination, BallotMode, Kind
from games.carthage.state import Scenario
from games.carthage.view_senate import AttemptView, CastView, OutcryView
from games.kernel import Seat, View


class CardView(View):
    """A card of the decks, face up or in the viewer's own hand."""

    id: str
    name: str
    kind: str  # statesman, law, intrigue, mercenary, trade_concession, family, war, leader, exploration, event
    text: str


class TradeCardView(View):
    """A trade card in the viewer's own hand."""

    id: str
    commodity: str
    name: str
    value: int
    price: int  # the value when sold now: events may multiply it


class SenatorView(View):
    """A Senator in play with all his markers."""

    id: str
    name: str
    number: int
    code: str  # "2A" for a Statesman, else the number
    family: str  # name of the Family card, "" without one
    statesman: str  # name of the Statesman card, "" without one
    text: str  # the Statesman's ability
    faction: Seat | None
    military: int
    oratory: int
    loyalty: int
    influence: int
    exploration: int
    popularity: int
    talents: int
    traders: int
    leader: bool
    office: Office
    committee: str  # id of his Committee seat
    province: str  # id of the Province he governs
    titles: tuple[str, ...]  # names of all his posts
    place: Place
    at: str  # id of the Province, force, expedition or captor
    where: str  # its name, "" in Carthage
    in_carthage: bool
    rebel: bool
    corrupt: tuple[str, ...]
    major: bool
    concessions: tuple[CardView, ...]
    bodyguard: bool


class FactionView(View):
    """A faction as everybody sees it."""

    seat: Seat
    leader: str  # a Senator's id, "" if it has none
    senators: tuple[str, ...]
    hand: int  # how many red cards
    trade_cards: int  # how many trade cards
    traders: int
    votes: int  # ORA in Carthage
    influence: int
    talents: int  # all Personal Treasuries together
    trade_income: int  # sold this turn and not yet divided
    out: bool
    neutral: str = ""  # RC-15: "imperialists"; "": a player's
    open_hand: tuple[CardView, ...] = ()  # RC-15.1: a Neutral's red cards
    open_trade_cards: tuple[str, ...] = ()  # commodities
    open_treasury: int | None = None  # a Neutral's Faction Treasury; None: hidden


class ProvinceView(View):
    """A Province in play."""

    id: str
    name: str
    governor: str  # a Senator's id, "" while it lies in the Forum
    term: int
    developed: bool
    frontier: bool
    land: int
    fleet: int
    spoils: str  # "dr+2"
    state_income: str
    garrison: tuple[str, ...]
    attacked: bool
    overrun: bool


class MembershipView(View):
    """A seat of the Committee of Five."""

    id: str
    name: str
    member: str  # a Senator's id, "" while it lies in the Forum
    term: int
    text: str


class LeaderView(View):
    """An enemy Leader."""

    id: str
    name: str
    group: str
    strength: int
    war: str  # "": idle in the Curia
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]


class WarView(View):
    """A War in the Forum, with its printed figures and its strength now."""

    id: str
    name: str
    status: WarStatus
    group: str
    order: int
    land: int
    fleet: int
    support: int
    land_now: int  # with matching Wars and Leaders
    fleet_now: int  # 0 once it is beaten
    multiplier: int
    spoils: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    theatre: str
    attacks: tuple[str, ...]
    revolt: bool
    naval_victory: bool
    leaders: tuple[str, ...]
    text: str


class UnitView(View):
    """A type of legion: how many are where, and what one costs now (RC-9.5.5g)."""

    id: str
    name: str
    class_: str
    cost: int
    active: int
    veterans: int  # of those that are active
    away: int  # with forces and garrisons
    pool: int
    reserve: int
    unavailable: bool
    removed: int


class ArmyView(View):
    """The units of the State."""

    legions: tuple[UnitView, ...]
    fleets: int
    fleets_away: int
    pool_fleets: int
    caravans: int
    trade_fleets: int
    maintenance: int  # what all of it costs each turn
    fleet_cost: int  # what a Fleet costs now (RC-9.5.5e, 9.5.5g)
    expedition_cost: int  # what a Caravan or Trade Fleet costs now
    recruiting: bool  # whether legions and Fleets can be raised at all (RC-9.5.5e)


class OddsView(View):
    """RC-10.2, T-3: how likely each result is, in percent."""

    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int


class BattleView(View):
    """RC-10.2.1, 10.2.4: what both sides are worth in a battle, and how it may end."""

    war: str
    force: str
    ground: Literal["land", "sea"]
    commanders: tuple[str, ...]
    units: int  # strength of the legions, or number of Fleets
    military: int
    law: int
    card: str  # the mercenary card that was played
    mercenaries: int
    strength: int
    enemy: int
    disaster: tuple[int, ...]  # natural rolls that would be one
    standoff: tuple[int, ...]
    allies: tuple[tuple[str, str, int], ...]  # RC-10.2.1a: parity, die and sign of what changes the enemy's strength
    omens: int
    odds: OddsView


class ForceView(View):
    """A force at a War."""

    id: str
    war: str
    name: str  # what it was sent against
    commanders: tuple[str, ...]
    legions: tuple[str, ...]
    veterans: int
    fleets: int
    victorious: bool
    battle: BattleView | None  # what it would be to fight now; None: it has not the needed units, or no commander


class ExpeditionView(View):
    """An expedition under way."""

    id: str
    goal: str
    name: str  # of the goal
    explorer: str
    caravans: int
    trade_fleets: int
    lost: bool
    modifier: int  # RC-10.1: what is added to its roll
    disaster: int | None  # the natural roll that is one
    odds: dict[str, int]  # T-4: in percent, by result


class StackView(View):
    """A stack of trade cards: numbers only, no faces."""

    id: str
    number: int
    value: int
    commodities: tuple[str, ...]  # names
    counts: tuple[int, ...]  # of each commodity in the whole game
    left: int
    in_play: int
    total: int
    aside: int
    owed: int


class AreaView(View):
    """A trade area."""

    id: str
    name: str
    open: bool


class TradeView(View):
    """The market."""

    stacks: tuple[StackView, ...]
    areas: tuple[AreaView, ...]
    prices: dict[str, int]  # multipliers of the next or present Trade Phase, by commodity
    turned_in: int


class TableEventView(View):
    """A Table Event in play."""

    id: str
    name: str
    level: int
    times: int
    text: str


class StatementView(View):
    """RC-7.2.2, RC-11.2: what is said of an offer; counted from the cards, so it is true."""

    cards: int
    total: int | None  # None: red cards have no value
    names: tuple[str, ...]  # ids of commodities; of red cards those that are shown


class SideView(View):
    """One side of a deal: its statement; the cards only if they are the viewer's own."""

    stated: StatementView | None  # None: nothing put down yet
    cards: tuple[str, ...]


class DealView(View):
    """A deal the viewer is party to."""

    id: str
    rev: int
    accepted: tuple[Seat, ...]
    sides: dict[Seat, SideView]


class PromiseView(View):
    """A promise of a public agreement."""

    giver: Seat
    taker: Seat
    talents: int
    cards: tuple[str, ...]
    votes: str
    state: str


class AgreementView(View):
    """A public agreement (RC-1.5d)."""

    id: str
    text: str
    parties: tuple[Seat, ...]
    entered: tuple[Seat, ...]
    promises: tuple[PromiseView, ...]
    turn: int


class PostingView(View):
    """A line of the State's accounts this turn."""

    why: str
    about: str
    amount: int


class ChronicleView(View):
    """What happened this turn."""

    chits: tuple[str, ...]
    deaths: tuple[str, ...]  # names
    woken: tuple[str, ...]  # names
    postings: tuple[PostingView, ...]


class EndingView(View):
    """How the game ended."""

    reason: str
    winner: Seat | None


class OwnView(View):
    """What only the viewer knows."""

    seat: Seat
    treasury: int
    hand: tuple[CardView, ...]
    trade_cards: tuple[TradeCardView, ...]


class ForumView(View):
    """What lies in the Forum and is nobody's."""

    senators: tuple[str, ...]
    provinces: tuple[str, ...]
    seats: tuple[str, ...]  # of the Committee
    concessions: tuple[CardView, ...]
    explorations: tuple[CardView, ...]


class CuriaView(View):
    """RC-1.4i."""

    families: tuple[CardView, ...]
    concessions: tuple[CardView, ...]
    leaders: tuple[str, ...]


class PersuasionView(View):
    """RC-8.5: an attempt in progress, with what has been bid."""

    seat: Seat
    persuader: str
    target: str
    card: str
    bribes: int
    counter_bribes: dict[Seat, int]
    base: int  # the Base Number now
    omens: int  # what Evil Omens add to the roll


class InitiativeView(View):
    """RC-8.4, RC-8.7: the present initiative, or the auction of the next."""

    number: int
    seat: Seat | None
    coming: tuple[Seat, ...]
    high: int
    bidder: Seat | None
    event: str  # the Table Event just rolled
    persuasion: PersuasionView | None


class MotionView(View):
    """RC-9.0.9: what is voted on, and how the vote stands. A sheet is seen by its own faction until it is declared."""

    number: int
    kind: Kind
    clause: str
    seat: Seat
    magistrate: str
    forced: bool
    terms: dict[str, JsonValue]  # the fields of the proposal
    mode: BallotMode
    order: tuple[Seat, ...]  # of calling; only factions with a Senator in Carthage
    due: tuple[Seat, ...]  # who are called now and have not voted
    strength: dict[Seat, int]  # votes each faction has without buying any
    senators: dict[str, int]  # the same for each Senator who has not declared yet
    declared: dict[Seat, tuple[CastView, ...]]
    handed_in: int  # sealed votes: how many sheets are in; else 0
    own_sheet: dict[str, JsonValue] | None  # the viewer's own, not declared yet
    votes_for: int
    votes_against: int
    abstained: int
    outstanding: int  # votes of those who have not declared, without bought ones
    two_thirds: bool  # RC-9.7.2: whether it takes two thirds of the votes cast, not only more than half
    compulsory: bool  # RC-9.5.6e: nobody may abstain


class SenateView(View):
    """RC-9.0: the session."""

    crisis: bool
    magistrate: str  # who presides, "" if nobody can
    speaker: str  # who has the floor
    motion: MotionView | None
    suspended: tuple[MotionView, ...]  # votes that wait for another to be settled
    outcry: OutcryView | None
    claims: tuple[Seat, ...]  # RC-9.0.16: who have claimed the next proposal
    attempt: AttemptView | None
    adjourned: bool
    stepped_down: tuple[str, ...]
    announced: tuple[CardView, ...]  # Laws that take effect when the vote is over
    outgoing: dict[str, str]  # seats of the Committee and the Members who have just left them
    attackers: tuple[Seat, ...]  # RC-9.8.1: who have tried an assassination this turn
    attacked: tuple[Seat, ...]
    majors: int  # prosecutions held
    minors: int
    omens: int  # what Evil Omens add to rolls
    assassination: Assassination  # the rule this table plays by (RC-14.1.6)


class CarthageView(View):
    """The whole table as one seat, or the public, sees it."""

    seat: Seat | None
    scenario: Scenario
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
    initiative: InitiativeView | None = None  # outside the Forum Phase there is none
    senate: SenateView | None = None  # outside the Senate Phase there is none
    battle: BattleView | None = None  # the battle that is about to be fought
