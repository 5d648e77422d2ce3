"""What is noted of a simulated game: how it ends, what its turns brought, who did what, and had which cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from games.carthage.forum.events import TraderSought
from games.carthage.minds.player import Player
from games.carthage.senate.events_elections import GovernorElected, MemberElected, SuffeteElected
from games.carthage.state import Carthage
from games.carthage.trade.events import Sold, Traded
from games.kernel import Event, Outcome, Seat, Table
from games.republic.combat.events import BattleFought
from games.republic.forum.events import PersuasionRolled
from games.republic.minds.player import named
from games.republic.minds.runner import MOST, Answer, play
from games.republic.revenue.events import Contributed
from games.republic.senate.events_assassination import AssassinSent
from games.republic.senate.events_trials import Convicted

LAID_DOWN = ("revolution.discard", "revolution.give", "revolution.deal", "agreement.answer")  # not played


@dataclass(slots=True)
class Year:
    """How a turn stood when it ended."""

    turn: int
    treasury: int
    tax: int
    active: int
    lost: int
    influence: dict[str, int]
    traders: dict[str, int]


@dataclass(slots=True)
class Tale:
    """One game, as far as the census is interested."""

    seed: str
    seats: list[str]  # clockwise
    players: dict[str, str]
    scenario: str = "early"
    assassination: str = "base"
    first: str = ""  # the seat of the Temporary Home Suffete
    reason: str = ""  # "": it did not end
    winner: str = ""  # "": nobody
    turns: int = 0
    answers: int = 0
    years: list[Year] = field(default_factory=list[Year])
    deeds: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # what: how often, by seat
    held: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # type of card: by seat
    played: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # the same
    seen: list[str] = field(default_factory=list[str])  # Wars, Leaders, Explorations that came into the Forum
    events: dict[str, int] = field(default_factory=dict[str, int])
    error: str = ""  # what broke
    seconds: float = field(default=0.0, compare=False)  # of the processor; set by whoever has a clock

    @property
    def stands(self) -> bool:
        """Whether Carthage has not fallen."""
        return bool(self.winner)


@dataclass(slots=True)
class Observer:
    """Watches a game over the players' shoulders."""

    tale: Tale
    turn: int = 1
    hands: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])

    def take(self, seat: Seat, hand: Iterable[str]) -> None:
        """Note what a faction holds now."""
        cards = list(hand)
        for card in cards:
            if card not in self.hands.get(seat, ()):
                add(self.tale.held, kind_of(card), seat)
        self.hands[seat] = cards

    def __call__(self, table: Table[Carthage], said: Answer, outcome: Outcome) -> None:
        """Note what an answer brought."""
        g = table.state
        self.tale.first = self.tale.first or presiding(g)
        if g.turn != self.turn or table.over:
            self.tale.years.append(year(g, self.turn))
            self.turn = g.turn
        self._cards(g, said)
        for telling in outcome.tellings:
            self._event(g, telling.event)

    def _cards(self, g: Carthage, said: Answer) -> None:
        """A card that has left a hand, and lies in no other, was played."""
        held = {card for one in g.factions.values() for card in one.hand}
        for seat, faction in g.factions.items():
            before = self.hands[seat]
            if before == faction.hand:
                continue
            for card in before:
                if card not in held and not said.key.startswith(LAID_DOWN):
                    add(self.tale.played, kind_of(card), seat)
            self.take(seat, faction.hand)
        for name in (*g.wars, *g.leaders, *g.explorations):
            if name not in self.tale.seen:
                self.tale.seen.append(name)

    def _event(self, g: Carthage, event: Event) -> None:
        """Who did what."""
        name = type(event).__name__
        self.tale.events[name] = self.tale.events.get(name, 0) + 1
        for what, seat, count in deeds(g, event):
            if seat and count:
                add(self.tale.deeds, what, seat, count)


def presiding(g: Carthage) -> str:
    """Whose the Home Suffete is; "": nobody's yet."""
    home = g.holder("home-suffete")
    return str(home.faction or "") if home else ""


def deeds(g: Carthage, event: Event) -> list[tuple[str, str | None, int]]:  # noqa: PLR0911 - one line a kind of event
    """What an event says of who did what, and how much of it."""
    match event:
        case Contributed():
            return [("contributed", event.seat, event.talents)]
        case SuffeteElected():
            return [("suffete", event.seat, 1)]
        case MemberElected():
            return [("committee", event.seat, 1)]
        case GovernorElected():
            return [("governor", event.seat, 1)]
        case PersuasionRolled():
            return [("persuaded", event.seat, int(event.persuaded))]
        case TraderSought():
            return [("traders", event.seat, int(event.gained))]
        case Sold():
            return [("sold", event.seat, event.revenue)]
        case Traded():
            return [("deals", seat, 1) for seat in event.seats]
        case AssassinSent():
            return [("assassinations", event.seat, 1)]
        case _:
            return by_senator(g, event)


def by_senator(g: Carthage, event: Event) -> list[tuple[str, str | None, int]]:
    """The same where an event names a Senator only."""
    if isinstance(event, BattleFought):
        owners = [g.senators[name].faction for name in event.commanders if name in g.senators]
        return [("battles", owner, 1) for owner in owners]
    if isinstance(event, Convicted):
        accused = g.senators.get(event.senator)
        return [("convicted", accused.faction if accused else None, 1)]
    return []


def year(g: Carthage, turn: int) -> Year:
    """How things stand."""
    return Year(
        turn=turn,
        treasury=g.treasury,
        tax=g.tax,
        active=len(g.active_wars()),
        lost=len(g.lost_wars()),
        influence={seat: sum(one.influence for one in g.senators_of(seat)) for seat in g.seats},
        traders={seat: g.traders(seat) for seat in g.seats},
    )


def add(table: dict[str, dict[str, int]], what: str, seat: str, count: int = 1) -> None:
    """Count something for a seat."""
    row = table.setdefault(what, {})
    row[seat] = row.get(seat, 0) + count


def kind_of(card: str) -> str:
    """`public-outcry.3` is a Public Outcry; Statesmen, Laws and Trade Concessions are each a type of their own."""
    return card.partition(".")[0]


def tell(table: Table[Carthage], players: Mapping[Seat, Player], *, most: int = MOST) -> Tale:
    """Play a game and note it."""
    g = table.state
    names = {str(seat): named(player) for seat, player in players.items()}
    tale = Tale(g.dice.seed, list(g.seats), names, g.scenario, g.assassination)
    watching = Observer(tale, turn=g.turn)
    for seat, one in g.factions.items():
        watching.take(seat, one.hand)
    tale.answers = play(table, players, most=most, watch=watching)
    tale.turns = g.turn
    if g.ending:
        tale.reason, tale.winner = g.ending.reason, g.ending.winner or ""
    return tale
