"""What lies on the table of The Republic of Carthage: small saved dataclasses, naming each other by id."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.carthage.components import TABLES, Family, ProvinceCard, ProvinceSide, Statesman, WarCard
from games.kernel import Saved, Seat

Office = Literal["", "home-suffete", "marine-suffete", "general", "explorer"]
Place = Literal["carthage", "province", "force", "expedition", "captive"]
WarStatus = Literal["inactive", "imminent", "active", "lost"]

CIVIL_WAR = "civil-war"  # the War that a Rebel's force is (RC-11.3.4)
RAIDERS = "barbarians"  # who holds a Governor captive that a raid has taken (RC-8.3a)


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
    """RC-1.4b: a Family, a Statesman, or a Statesman on his Family, with his markers.

    `id` is that of the card that came first; it stays when a Statesman is laid on the Family or the Family under him.
    """

    id: str
    family: str = ""
    statesman: str = ""
    faction: Seat | None = None  # None: unaligned
    influence: int = 0
    popularity: int = 0
    talents: int = 0  # his Personal Treasury
    traders: int = 0
    office: Office = ""
    place: Place = "carthage"
    at: str = ""  # the Province, force, expedition or captor
    rebel: bool = False
    corrupt: list[str] = field(default_factory=list[str])  # corrupt marks: the seats and Provinces they are for
    major: bool = False  # the major mark of RC-9.3a
    concessions: list[str] = field(default_factory=list[str])
    bodyguard: str = ""  # the Open Bodyguard on him
    returned: bool = False  # came back from a Province this turn (RC-9.4.4)
    campaign: Campaign | None = None  # the last turn in which he fought
    tax_charge: int = 0  # RC-9.3b, 9.5.6f: the turn in whose prosecutions he may be tried for a tax increase

    @property
    def card(self) -> Family | Statesman:
        """RC-8.9.3: a Statesman on his Family uses his own ratings."""
        return TABLES.statesmen[self.statesman] if self.statesman else TABLES.families[self.family]

    @property
    def number(self) -> int:
        """His ID."""
        return self.card.number

    @property
    def military(self) -> int:
        """MIL."""
        return self.card.military

    @property
    def oratory(self) -> int:
        """ORA."""
        return self.card.oratory

    @property
    def exploration(self) -> int:
        """EXP."""
        return self.card.exploration

    @property
    def cards(self) -> list[str]:
        """The cards he is made of."""
        return [card for card in (self.family, self.statesman) if card]

    @property
    def captive(self) -> bool:
        """RC-10.2.14."""
        return self.place == "captive"

    @property
    def free(self) -> bool:
        """Neither Captive nor Rebel: he has income, markers and a say."""
        return not self.captive and not self.rebel

    @property
    def in_carthage(self) -> bool:
        """RC-1.4c."""
        return self.place == "carthage" and not self.rebel

    @property
    def standing(self) -> tuple[int, int, int]:
        """Sorts by INF, then ORA, then lowest ID: the first is the foremost."""
        return (-self.influence, -self.oratory, self.number)


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
class Faction(Saved):
    """A player's side; its Senators are those who name it (`Carthage.senators_of`)."""

    seat: Seat
    leader: str = ""  # the Senator with the marker; see `Carthage.leader`
    treasury: int = 0  # the Faction Treasury, hidden
    gifts: int = 0  # what others have just put into it, still to be placed (RC-6.10)
    hand: list[str] = field(default_factory=list[str])  # red cards, hidden
    trade_cards: list[TradeCard] = field(default_factory=list[TradeCard])  # the trade hand, faces hidden
    trade_income: int = 0  # sold this turn, after tax, not yet divided (RC-7.4.4)
    out: bool = False  # RC-5.4
    neutral: str = ""  # RC-15: which Neutral it is; "": a player's


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
    caravans: int = 0  # lying in Carthage
    trade_fleets: int = 0


@dataclass(slots=True, kw_only=True)
class Force(Saved):
    """RC-1.4f: legions and Fleets at a War, under one commander or two.

    `Carthage.forces` holds them in the order in which their commanders were sent (RC-10.2).
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
class War(Saved):
    """A War in the Forum: of a card, of a Province in revolt, or the Civil War."""

    id: str
    status: WarStatus
    province: str = ""  # the Province that is in revolt (RC-8.8.5)
    revolt: bool = False  # RC-8.9.10: no spoils
    naval_victory: bool = False
    struck: list[int] = field(default_factory=list[int])  # Disaster and Standoff numbers used this turn (RC-10.2.2)
    declared: int = 0  # RC-12.3a: the turn in which the Civil War was declared
    taken: dict[str, int] = field(default_factory=dict[str, int])  # trade cards it has set aside, by stack (RC-7.5.4)

    @property
    def card(self) -> WarCard | None:
        """The printed War, if there is one."""
        return TABLES.wars.get(self.id)

    @property
    def group(self) -> str:
        """The group of matching Wars; a revolt and the Civil War have none."""
        return self.card.group if self.card else ""

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

    id: str
    governor: str = ""
    term: int = 0
    developed: bool = False
    garrison: list[Legion] = field(default_factory=list[Legion])
    elected: int = 0  # the turn its Governor was sent (RC-9.4.3)
    overrun: bool = False  # by this Revenue Phase's raid (RC-8.3a)

    @property
    def card(self) -> ProvinceCard:
        """T-8."""
        return TABLES.provinces[self.id]

    @property
    def side(self) -> ProvinceSide:
        """The side of the card that is up."""
        return self.card.developed if self.developed else self.card.undeveloped


@dataclass(slots=True, kw_only=True)
class Membership(Saved):
    """A seat of the Committee of Five; without a Member it lies in the Forum."""

    id: str
    member: str = ""
    term: int = 0


@dataclass(slots=True, kw_only=True)
class TableEvent(Saved):
    """RC-8.8.1: a Table Event in play and how often it has been rolled."""

    id: str
    times: int = 1
    taken: dict[str, int] = field(default_factory=dict[str, int])  # trade cards it keeps away, by stack (RC-7.5.4)
    rolled: int = 0  # RC-8.8.8: the turn in which it last came or grew
    fleets: int = 0  # RC-8.8.8: free Fleets it has brought
    wars: list[str] = field(default_factory=list[str])  # RC-8.8.8: which needed most of them

    @property
    def level(self) -> int:
        """1 or 2."""
        return min(self.times, 2)


@dataclass(slots=True, kw_only=True)
class Stack(Saved):
    """A stack of trade cards; the top card is the last of the list."""

    id: str
    cards: list[TradeCard] = field(default_factory=list[TradeCard])
    aside: list[TradeCard] = field(default_factory=list[TradeCard])  # set aside, face down
    gone: list[TradeCard] = field(default_factory=list[TradeCard])  # out of the game
    owed: int = 0  # still to be set aside as cards come back (RC-7.5.2)
    owed_gone: int = 0  # still to leave the game as cards come back

    @property
    def in_play(self) -> int:
        """RC-7.5.1: its total less the cards set aside and out of the game; owed ones count as set aside already."""
        away = len(self.aside) + len(self.gone) + self.owed + self.owed_gone
        return TABLES.stacks[self.id].total_cards - away


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
    """RC-12: how the game ended; nobody's victory is everybody's defeat."""

    reason: Literal["bankrupt", "wars", "lost-wars", "rebel", "suffete-for-life", "influence"]
    winner: Seat | None = None
