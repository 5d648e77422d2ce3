"""What is saved of a game of The Sword of Rome: places, stacks, leaders, hands, alliances, and what is under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from games.kernel import Event, Saved, Seat, State
from games.sword.components import (
    INDEPENDENT,
    PLAYER_OF,
    PLAYERS,
    POWERS_OF,
    Card,
    Control,
    Player,
    Power,
    UnitType,
    cards,
    spaces,
)
from games.sword.lately import Walk, note
from games.sword.underway import Activation, Attempt, Battle, Played, Plunder, Siege, Voyage

Where: TypeAlias = Literal["pool", "card", "map", "displaced", "removed"]


@dataclass(slots=True)
class Place(Saved):
    """A space as it is now.

    Attributes:
        control: whose PC or loyalty marker lies in it (SR-2.2).
        loyalty: of a walled city; 0 elsewhere.
        siege: siege points, and `besieger`, the power whose they are (SR-13).
        colony: a Roman colony, walled though it was normal (SR-7.2.3).
        plundered: it bears the marker, until a player power controls it again (SR-14.3).
        razed: it cannot be razed again until a player power has controlled it in a Scoring Phase (SR-14.4).
    """

    id: str
    control: Control
    loyalty: int = 0
    siege: int = 0
    besieger: Power | None = None
    colony: bool = False
    plundered: bool = False
    razed: bool = False

    @property
    def walled(self) -> bool:
        """SR-2.1, 7.2.3: a walled city by print or as a colony."""
        return self.colony or spaces()[self.id].kind == "walled"

    @property
    def tribal(self) -> bool:
        """SR-2.1."""
        return spaces()[self.id].kind == "tribal"

    @property
    def normal(self) -> bool:
        """SR-2.1: neither walled nor tribal nor a box."""
        return spaces()[self.id].kind == "normal" and not self.colony


@dataclass(slots=True)
class Stack(Saved):
    """SR-2.11: the CU of one power in one space, inside a city or outside, by type. An empty one is taken away."""

    power: Power
    at: str
    inside: bool = False
    units: dict[UnitType, int] = field(default_factory=dict[UnitType, int])

    @property
    def cu(self) -> int:
        """SR-2.7: all types count alike."""
        return sum(self.units.values())


@dataclass(slots=True)
class Leader(Saved):
    """SR-8: a leader. `at`, `inside`: only while he is on the map; `since`: the action in which he was placed."""

    id: str
    power: Power
    where: Where = "pool"
    at: str = ""
    inside: bool = False
    since: str = ""


@dataclass(slots=True)
class Hand(Saved):
    """One player: his seat, cards and points.

    Attributes:
        deck: what he will draw, the next last; nobody sees it.
        hand: secret; its size is public.
        desperate: Desperate Times he has not played (SR-7.4).
        vp: victory points; `plunder`: plunder points of the Gauls (SR-14).
    """

    player: Player
    seat: Seat
    deck: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    removed: list[str] = field(default_factory=list[str])
    desperate: list[str] = field(default_factory=list[str])
    vp: int = 6
    plunder: int = 0

    @property
    def holds(self) -> list[Card]:
        """SR-7.4.1: the cards he may use: those of his hand, then of two equal Desperate Times the first."""
        return [cards()[one] for one in (*self.hand, *self.desperate[:1])]

    @property
    def powers(self) -> Sequence[Power]:
        """SR-1.2."""
        return POWERS_OF[self.player]


@dataclass(slots=True)
class Tally(Saved):
    """SR-4.1: what a player's points came to in the Scoring Phase of a turn, by source.

    Attributes:
        beside: what he had won and lost since the scoring before: by razing, broken alliances, rulings.
        gained, lost: spaces of others that he held, own ones that he did not.
        plunder, unrest: SR-4.1.2, in victory points.
        now: his points after it, never below 0.
    """

    turn: int
    player: Player
    beside: int
    gained: list[str]
    lost: list[str]
    plunder: int
    unrest: int
    now: int


@dataclass(slots=True)
class Alliance(Saved):
    """SR-15.1: between two powers; `formed`: the action in which it was made; "": at the set-up, never broken."""

    a: Power
    b: Power
    formed: str = ""
    permanent: bool = False

    def of(self, power: Power) -> bool:
        """Whether this power is in it."""
        return power in (self.a, self.b)

    def other(self, power: Power) -> Power:
        """The ally of one of both."""
        return self.b if power == self.a else self.a


@dataclass(slots=True)
class Delayed(Saved):
    """SR-5.10 b: CU that a card has removed in the next Reinforcement Phase."""

    power: Power
    n: int


@dataclass(slots=True)
class Sword(State):
    """A game of The Sword of Rome.

    Attributes:
        turns: after which turn it ends: 9, short game 6.
        round: the action round; `order`: players in the order of this turn; `actor`: whose action it is, by number.
        interrupting: who takes an extra action after it, by Desperate Times (SR-7.4.3); None: nobody.
        unrest: of Carthage with five players; `raised`: the marker of SR-20.0 lies there.
        built: permanent events in effect.
        penalty_ignored: Greek leaders whose loyalty penalty counts not this turn.
        spared, harried: whose CU in which space suffer no attrition this turn, or 1 more, by cards.
        treaties: powers whose armies may not enter each other's spaces until the end of the turn.
        mines: the Etruscan bribe is still to be had (SR-5.1).
        moved: CU that have moved in the action `moved_in`, by power and space (SR-7.3.1, 8.2.2).
        out: spaces out of play.
        proposed: alliances that the active player has proposed in this action (SR-15.3).
        winner: the player, and of two players his side.
        tallies: how all have scored, turn by turn.
        activation, battle, attempt, voyage, siege, raid, played: what is under way (`underway`).
        walks, touched: where armies have gone in the last actions, and in which of them each space was touched last.
    """

    rulebook: ClassVar[str] = "SR"
    count: int
    turns: int
    hands: dict[Player, Hand]
    places: dict[str, Place]
    stacks: list[Stack] = field(default_factory=list[Stack])
    leaders: dict[str, Leader] = field(default_factory=dict[str, Leader])
    alliances: list[Alliance] = field(default_factory=list[Alliance])
    turn: int = 1
    round: int = 0
    order: list[Player] = field(default_factory=list[Player])
    actor: int = 0
    interrupting: Player | None = None
    unrest: int = 0
    raised: bool = False
    built: list[str] = field(default_factory=list[str])
    insurrection: bool = False
    mines: bool = True
    treaties: list[tuple[Power, Power]] = field(default_factory=list[tuple[Power, Power]])
    delayed: list[Delayed] = field(default_factory=list[Delayed])
    penalty_ignored: list[str] = field(default_factory=list[str])
    spared: list[tuple[Power, str]] = field(default_factory=list[tuple[Power, str]])
    harried: list[tuple[Power, str]] = field(default_factory=list[tuple[Power, str]])
    moved: dict[str, int] = field(default_factory=dict[str, int])
    moved_in: str = ""
    out: list[str] = field(default_factory=list[str])
    proposed: list[str] = field(default_factory=list[str])
    winner: Player | None = None
    tallies: list[Tally] = field(default_factory=list[Tally])
    activation: Activation | None = None
    battle: Battle | None = None
    attempt: Attempt | None = None
    voyage: Voyage | None = None
    siege: Siege | None = None
    raid: Plunder | None = None
    played: Played | None = None
    walks: list[Walk] = field(default_factory=list[Walk])
    touched: dict[str, str] = field(default_factory=dict[str, str])

    def tell(self, event: Event, to: Iterable[Seat] | None = None) -> None:
        """Make an event known; what everybody is told is remembered on the map for a round of actions."""
        State.tell(self, event, to)
        if to is None:
            note(self.walks, self.touched, event, self.moment, len(self.hands))

    # Who is who

    @property
    def five(self) -> bool:
        """(5P): Carthage is played."""
        return self.count == len(PLAYERS)

    @property
    def players(self) -> list[Player]:
        """In seating order (SR-3.4)."""
        return [player for player in PLAYERS if player in self.hands]

    def player(self, power: Power) -> Player | None:
        """Who plays this power; None: a non-player power."""
        found = PLAYER_OF.get(power)
        return found if found in self.hands else None

    def seat(self, player: Player) -> Seat:
        """Whose chair it is; with two players both hands of a side are of one seat (SR-22.3)."""
        return self.hands[player].seat

    @property
    def active(self) -> Player:
        """Whose action it is, an interrupt too (SR-7.4.3)."""
        return self.interrupting or self.order[self.actor]

    @property
    def moment(self) -> str:
        """The action under way: turn, round, actor, and who interrupts."""
        return f"{self.turn}.{self.round}.{self.actor}" + (f".{self.interrupting}" if self.interrupting else "")

    def from_active(self) -> list[Player]:
        """SR-6.5: the active player, then the others in turn order."""
        first = self.order.index(self.active)
        return [*self.order[first:], *self.order[:first]]

    # What stands where

    def stack(self, power: Power, at: str, *, inside: bool = False) -> Stack | None:
        """The CU of a power in a space."""
        for one in self.stacks:
            if one.at == at and one.power == power and one.inside == inside:
                return one
        return None

    def cu(self, power: Power, at: str, *, inside: bool = False) -> int:
        """How many CU of a power stand there."""
        found = self.stack(power, at, inside=inside)
        return found.cu if found else 0

    def stacks_at(self, at: str, *, inside: bool = False) -> list[Stack]:
        """All powers' CU in a space."""
        return [one for one in self.stacks if one.at == at and one.inside == inside]

    def leaders_at(self, power: Power, at: str, *, inside: bool | None = None) -> list[Leader]:
        """The leaders of a power in a space, in setup order; `inside` None: wherever in it."""
        return [
            one
            for one in self.leaders.values()
            if one.at == at and one.power == power and one.where == "map" and inside in (None, one.inside)
        ]

    def control(self, at: str) -> Control:
        """SR-2.2."""
        return self.places[at].control

    def allied(self, one: Control, other: Control) -> bool:
        """SR-2.3, 15.1: both are one power, or there is an alliance; nobody is allied with the independents."""
        if one == other:
            return one != INDEPENDENT
        return any(one in (pact.a, pact.b) and other in (pact.a, pact.b) for pact in self.alliances)
