"""Views of people and posts: Senators, factions, offices, Provinces, and the cards that lie open."""

from __future__ import annotations

from games.carthage.pieces import Office, Place
from games.kernel import Seat, View


class CardView(View):
    """A card of the decks, face up or in the viewer's own hand."""

    id: str
    name: str
    kind: str  # statesman, law, intrigue, mercenary, trade_concession, family, war, leader, exploration, event
    text: str


class RatingsView(View):
    """What is printed on a Statesman."""

    code: str
    military: int
    oratory: int
    loyalty: int
    influence: int
    exploration: int


class HeldView(CardView):
    """A red card of the viewer's own hand."""

    timing: str = ""  # when it can be played: "law", "senate", "setup-or-revolution", ...
    barred: str = ""  # why a Statesman cannot be: "namesake", "family", "governor"
    ratings: RatingsView | None = None  # of a Statesman


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
    charged: bool = False  # RC-9.5.6f: he can be tried for a tax increase
    veterans: int = 0  # legions loyal to him, wherever they are


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
