"""What lies on the table of a republic: small saved dataclasses, naming each other by id.

A game adds what its own pieces have more, and says what is printed on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.kernel import Saved, Seat
from games.republic.components import Family, ProvinceCard, ProvinceSide, Statesman, Tables, WarCard

WarStatus = Literal["inactive", "imminent", "active", "lost"]

CIVIL_WAR = "civil-war"  # the War that a Rebel's force is (RC-11.3.4, RR-1.11.3)
RAIDERS = "barbarians"  # who holds a Governor captive that a raid has taken (RC-8.3a)


@dataclass(slots=True)
class Stated(Saved):
    """RC-7.2.2, RC-11.2: what was said of a side of a deal; number, value and names are true, the wishes are talk."""

    cards: int
    total: int = 0  # red cards have no value
    names: list[str] = field(default_factory=list[str])  # commodities; of red cards those that were shown
    wants: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Refused(Saved):
    """RC-7.2.2b, RC-11.2: a deal of this phase that came to nothing, as both sides know it; of who began it first."""

    by: Seat
    sides: dict[Seat, Stated | None]  # None: he had put nothing down


@dataclass(slots=True, kw_only=True)
class Campaign(Saved):
    """RC-11.1, RC-11.3: what a commander has to show for the battles of one turn, for better or worse."""

    turn: int
    won: bool = False  # RC-11.1a: his last battle was a Victory, on land, or at sea with none on land after it
    land_victory: bool = False  # RC-11.3: he lays down his command, or revolts
    naval_victory: bool = False  # T-7
    disaster: bool = False  # T-7
    heavy_losses: bool = False  # T-7: at least half, and at least one, of the legions he led
    at_sea: str = ""  # RC-10.2.11: the War whose fleet he beat
    gained: int = 0  # RC-10.2.11: the INF, and as much POP, that this was worth


@dataclass(slots=True, kw_only=True)
class Senator(Saved):
    """RC-1.4b, RR-1.04: a Family, a Statesman, or a Statesman on his Family, with his markers.

    `id` is that of the card that came first; it stays when a Statesman is laid on the Family or the Family under him.
    """

    printed: ClassVar[Tables]
    capital: ClassVar[str]  # the place that is the seat of government

    id: str
    family: str = ""
    statesman: str = ""
    faction: Seat | None = None  # None: unaligned
    influence: int = 0
    popularity: int = 0
    talents: int = 0  # his Personal Treasury
    office: str = ""
    place: str
    at: str = ""  # the Province, force or captor
    rebel: bool = False
    corrupt: list[str] = field(default_factory=list[str])  # corrupt marks: the seats and Provinces they are for
    major: bool = False  # the major mark of RC-9.3a, RR-1.09.41
    concessions: list[str] = field(default_factory=list[str])
    returned: bool = False  # came back from a Province this turn (RC-9.4.4)
    campaign: Campaign | None = None  # the last turn in which he fought

    @property
    def card(self) -> Family | Statesman:
        """RC-8.9.3: a Statesman on his Family uses his own ratings."""
        printed = self.printed
        return printed.statesmen[self.statesman] if self.statesman else printed.families[self.family]

    @property
    def number(self) -> int:
        """His ID; read straight off his card, for it is asked whenever Senators are put in order."""
        printed = self.printed
        return (printed.statesmen[self.statesman] if self.statesman else printed.families[self.family]).number

    @property
    def military(self) -> int:
        """MIL."""
        return self.card.military

    @property
    def oratory(self) -> int:
        """ORA."""
        return self.card.oratory

    @property
    def guard(self) -> str:
        """The Open Bodyguard on him; "": none."""
        return ""

    @property
    def holdings(self) -> list[str]:
        """The cards that bring him or his faction something as long as he has them."""
        return self.concessions

    @property
    def fame(self) -> int:
        """How often each gain and loss of POP counts."""
        return 1

    @property
    def cards(self) -> list[str]:
        """The cards he is made of."""
        return [card for card in (self.family, self.statesman) if card]

    @property
    def captive(self) -> bool:
        """RC-10.2.14, RR-1.10.6."""
        return self.place == "captive"

    @property
    def free(self) -> bool:
        """Neither Captive nor Rebel: he has income, markers and a say."""
        return not self.captive and not self.rebel

    @property
    def in_capital(self) -> bool:
        """RC-1.4c, RR-1.04: whether he is where the Senate meets."""
        return self.place == self.capital and not self.rebel

    @property
    def standing(self) -> tuple[int, int, int]:
        """Sorts by INF, then ORA, then lowest ID: the first is the foremost."""
        return (-self.influence, -self.oratory, self.number)


@dataclass(slots=True, kw_only=True)
class Deeds(Saved):
    """What a faction has done in one turn for all to see."""

    turn: int
    given: int = 0  # Talents to the State
    ayes: int = 0  # votes in which it spoke for the proposal
    noes: int = 0  # against it
    abstained: int = 0  # neither for nor against
    proposed: int = 0
    passed: int = 0  # so often it had the floor and let it pass
    deals: int = 0  # with other factions, in cards of any kind


@dataclass(slots=True, kw_only=True)
class Faction(Saved):
    """A player's side; its Senators are those who name it (`Republic.senators_of`)."""

    seat: Seat
    leader: str = ""  # the Senator with the marker; see `Republic.leader`
    treasury: int = 0  # the Faction Treasury, hidden
    gifts: int = 0  # what others have just put into it, still to be placed (RC-6.10)
    hand: list[str] = field(default_factory=list[str])  # red cards, hidden
    out: bool = False  # RC-5.4
    neutral: str = ""  # RC-15, RR-4: which Neutral it is; "": a player's
    record: list[Deeds] = field(default_factory=list[Deeds])  # what it has done for all to see, by turn


@dataclass(slots=True, kw_only=True)
class Legion(Saved):
    """One legion; a veteran may be loyal to a Senator."""

    type: str
    veteran: bool = False
    loyal: str = ""
    posted: int = 0  # the turn it was last sent to a garrison (RC-9.6.7)


@dataclass(slots=True, kw_only=True)
class Units(Saved):
    """Legions and Fleets in one place."""

    legions: list[Legion] = field(default_factory=list[Legion])
    fleets: int = 0


@dataclass(slots=True, kw_only=True)
class Army(Saved):
    """RC-1.4f: all that is at home, may be raised, or is not to be had.

    A type with a cause in `unavailable` is Unavailable as far as it lies in the pool (RC-9.5.5f).
    """

    active: Units = field(default_factory=Units)
    pool: dict[str, int] = field(default_factory=dict[str, int])
    pool_fleets: int = 0
    reserve: dict[str, int] = field(default_factory=dict[str, int])
    unavailable: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    removed: dict[str, int] = field(default_factory=dict[str, int])  # out of the game
    costs: dict[str, int] = field(default_factory=dict[str, int])  # base costs that a card has set


@dataclass(slots=True, kw_only=True)
class Force(Saved):
    """RC-1.4f: legions and Fleets at a War, under one commander or two.

    `Republic.forces` holds them in the order in which their commanders were sent (RC-10.2).
    """

    id: str
    war: str
    commanders: list[str]
    units: Units
    sent: int  # the turn in which its commanders were sent
    reinforced: int = 0  # the turn of its last reinforcement
    with_legions: bool = False  # the Senate has given it a legion (RC-10.2.7)
    victorious: bool = False  # RC-10.2.16: its War is won; it comes home in RC-11.3


@dataclass(slots=True, kw_only=True)
class War(Saved):
    """A War in the Forum: of a card, of a Province in revolt, or the Civil War."""

    printed: ClassVar[Tables]

    id: str
    status: WarStatus
    province: str = ""  # the Province that is in revolt (RC-8.8.5)
    revolt: bool = False  # RC-8.9.10: no spoils
    naval_victory: bool = False
    struck: list[int] = field(default_factory=list[int])  # Disaster and Standoff numbers used this turn (RC-10.2.2)
    declared: int = 0  # RC-12.3a: the turn in which the Civil War was declared

    @property
    def card(self) -> WarCard | None:
        """The printed War, if there is one."""
        return self.printed.wars.get(self.id)

    @property
    def group(self) -> str:
        """The group of matching Wars; a revolt and the Civil War have none."""
        return self.card.group if self.card else ""

    @property
    def land(self) -> int:
        """The land strength of its card, as it counts now."""
        return self.card.land_strength if self.card else 0

    @property
    def thrives(self) -> bool:
        """RC-8.8.5: whether a Province in revolt fights by its developed side: none does."""
        return False

    @property
    def order(self) -> int:
        """Its place in the group."""
        return self.card.group_order if self.card else 0


@dataclass(slots=True, kw_only=True)
class EnemyLeader(Saved):
    """RC-8.9.11: an enemy Leader, with a War or idle in the Curia."""

    id: str
    war: str = ""  # "": in the Curia
    refuge: Literal["", "waiting", "next-war", "all-wars"] = ""  # RC-8.8.7


@dataclass(slots=True, kw_only=True)
class Province(Saved):
    """A Province in play."""

    printed: ClassVar[Tables]

    id: str
    governor: str = ""
    term: int = 0
    developed: bool = False
    garrison: list[Legion] = field(default_factory=list[Legion])
    elected: int = 0  # the turn its Governor was sent (RC-9.4.3)
    overrun: bool = False  # by this Revenue Phase's raid (RC-8.3a)

    @property
    def card(self) -> ProvinceCard:
        """What is printed on it."""
        return self.printed.provinces[self.id]

    @property
    def side(self) -> ProvinceSide:
        """The side of the card that is up."""
        return self.card.developed if self.developed else self.card.undeveloped


@dataclass(slots=True, kw_only=True)
class TableEvent(Saved):
    """RC-8.8.1, RR-1.07.21: an event in play and how often it has been rolled."""

    id: str
    times: int = 1
    rolled: int = 0  # RC-8.8.8: the turn in which it last came or grew
    fleets: int = 0  # RC-8.8.8: free Fleets it has brought
    wars: list[str] = field(default_factory=list[str])  # RC-8.8.8: which needed most of them

    @property
    def level(self) -> int:
        """1 or 2."""
        return min(self.times, 2)


@dataclass(slots=True, kw_only=True)
class Curia(Saved):
    """RC-1.4i: dead Families, the top one first, and lost Trade Concessions; idle Leaders are those without a War."""

    families: list[str] = field(default_factory=list[str])
    concessions: list[str] = field(default_factory=list[str])


@dataclass(slots=True, kw_only=True)
class Promise(Saved):
    """RC-1.5d: what one party of an agreement owes another."""

    giver: Seat
    taker: Seat
    talents: int = 0
    cards: list[str] = field(default_factory=list[str])  # kinds of red cards
    votes: str = ""
    state: Literal["owed", "kept", "broken", "cancelled"] = "owed"


@dataclass(slots=True, kw_only=True)
class Agreement(Saved):
    """RC-1.5d: a public agreement, proposed or (all parties have entered it) in force."""

    id: str
    text: str
    parties: list[Seat]
    promises: list[Promise]
    turn: int
    entered: list[Seat] = field(default_factory=list[Seat])


@dataclass(slots=True, kw_only=True)
class Posting(Saved):
    """A line of the State's accounts this turn: what for, whom or what about, how much (paid out: below 0)."""

    why: str
    about: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Chronicle(Saved):
    """What happened this turn, for boards and summaries."""

    chits: list[str] = field(default_factory=list[str])  # "7", "draw-2", "none"
    deaths: list[str] = field(default_factory=list[str])  # cards of the dead
    woken: list[str] = field(default_factory=list[str])  # Wars that became Active
    won: list[str] = field(default_factory=list[str])  # Wars that were defeated
    battles: int = 0  # so many have been drawn up
    postings: list[Posting] = field(default_factory=list[Posting])


@dataclass(slots=True, kw_only=True)
class Reign(Saved):
    """RC-9.10.3: a Suffete for Life. His player rules to the end of the turn and wins then, even if he has died."""

    senator: str  # "": he has died
    seat: Seat
    influence: int  # now, or when he died
    elected: bool = False  # RC-9.10.1; else he was appointed (RC-9.10.2)


@dataclass(slots=True, kw_only=True)
class Ending(Saved):
    """RC-12, RR-1.12: how the game ended; nobody's victory is everybody's defeat."""

    reason: str
    winner: Seat | None = None
