"""Views of people and posts: Senators, factions, Provinces, and what is nobody's."""

from __future__ import annotations

from games.kernel import Seat, View
from games.republic.seen.table import CardView


class RatingsView(View):
    """What is printed on a Statesman."""

    code: str
    military: int
    oratory: int
    loyalty: int
    influence: int


class HeldView(CardView):
    """A red card of the viewer's own hand."""

    timing: str = ""  # when it can be played: "law", "senate", "setup-or-revolution", ...
    barred: str = ""  # why a Statesman cannot be: "namesake", "family", ...


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
    popularity: int
    talents: int
    leader: bool
    office: str
    titles: tuple[str, ...]  # names of all his posts
    place: str
    at: str  # id of the Province, force or captor
    where: str  # its name, "" at home
    rebel: bool
    corrupt: tuple[str, ...]
    major: bool
    concessions: tuple[CardView, ...]
    bodyguard: bool  # an Open Bodyguard (RC-9.8.4, RR-1.09.72)
    veterans: int = 0  # legions loyal to him, wherever they are
    returned: bool = False  # RC-9.4.4, RR-1.09.51: he came back from a Province this turn, and may refuse to go again


class RecordView(View):
    """What a faction has done for all to see."""

    given: int = 0  # Talents to the State
    ayes: int = 0  # votes in which it spoke for the proposal
    noes: int = 0  # against it
    abstained: int = 0
    proposed: int = 0
    passed: int = 0  # so often it had the floor and let it pass
    deals: int = 0  # with other factions, in cards of any kind


class FactionView(View):
    """A faction as everybody sees it."""

    seat: Seat
    leader: str  # a Senator's id, "" if it has none
    senators: tuple[str, ...]
    hand: int  # how many red cards
    votes: int  # of its Senators at home
    influence: int
    talents: int  # all Personal Treasuries together
    out: bool
    neutral: str = ""  # RC-15, RR-4: which Neutral; "": a player's
    open_hand: tuple[CardView, ...] = ()  # RC-15.1, RR-4.01.1: a Neutral's red cards
    open_treasury: int | None = None  # a Neutral's Faction Treasury; None: hidden
    record: RecordView = RecordView()  # since the game began
    lately: RecordView = RecordView()  # in this turn and in the last ones before it

    @property
    def wares(self) -> int:
        """How many cards it can deal in, as far as everybody knows."""
        return self.hand


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


class ForumView(View):
    """What lies in the Forum and is nobody's."""

    senators: tuple[str, ...]
    provinces: tuple[str, ...]
    concessions: tuple[CardView, ...]


class CuriaView(View):
    """RC-1.4i, RR-0.4.2."""

    families: tuple[CardView, ...]
    concessions: tuple[CardView, ...]
    leaders: tuple[str, ...]
