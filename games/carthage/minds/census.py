"""What is noted of a simulated game: how it ends, what its turns brought, who did what, and had which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from games.carthage.forum.events import TraderSought
from games.carthage.minds.happenings import booked, counted, fate
from games.carthage.minds.player import Player
from games.carthage.senate.events_business import TaxChanged
from games.carthage.senate.events_elections import GovernorElected, MemberElected, SuffeteElected
from games.carthage.state import Carthage
from games.carthage.trade.events import DrewTradeCards, Sold, Traded
from games.carthage.trade.phase import extra_cards
from games.kernel import Event, Outcome, Seat, Table
from games.republic.combat.events import BattleFought
from games.republic.forum.events import CounterBribed, PersuasionAnnounced, PersuasionRolled
from games.republic.minds.ledger import Ledger
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
    counts: dict[str, int] = field(default_factory=dict[str, int])  # what happened how often: `happenings.py`
    wars: dict[str, dict[str, int]] = field(
        default_factory=dict[str, dict[str, int]]
    )  # "fought", "won", "lost": by War
    draws: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # "due", "missed": by stack
    spent: dict[str, float] = field(default_factory=dict[str, float])  # on units that "marched", or were "idle"
    alone: str = ""  # the seat of who plays otherwise than all others, where one does
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
    tax: int = 0
    target: str = ""  # whose Senator somebody tries to persuade
    ledger: Ledger = field(default_factory=Ledger)
    hands: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])

    def begin(self, g: Carthage) -> None:
        """Note how things stand before the first answer."""
        self.turn, self.tax = g.turn, g.tax
        for seat, one in g.factions.items():
            self.take(seat, one.hand)
        self.ledger.seen(g)

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
        events = [telling.event for telling in outcome.tellings]
        for event in events:
            self.happened(g, event)
        if events:
            self.drew(g, events)
            self.ledger.seen(g)

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

    def happened(self, g: Carthage, event: Event) -> None:
        """Who did what."""
        name = type(event).__name__
        self.tale.events[name] = self.tale.events.get(name, 0) + 1
        for what, seat, count in deeds(g, event):
            if seat and count:
                add(self.tale.deeds, what, seat, count)
        for what in (*counted(event), *self._matters(g, event)):
            self.tale.counts[what] = self.tale.counts.get(what, 0) + 1
        if found := fate(event):
            add(self.tale.wars, *found)
        booked(self.ledger, g, event)

    def _matters(self, g: Carthage, event: Event) -> Iterator[str]:
        """What can be told only by who knows what was before: which way taxes went, for whom is bribed against."""
        if isinstance(event, TaxChanged):
            yield "taxes up" if event.rate > self.tax else "taxes down"
            self.tax = event.rate
        if isinstance(event, PersuasionAnnounced):
            target = g.senators.get(event.target)
            self.target = str(target.faction or "") if target else ""
        if isinstance(event, CounterBribed) and event.talents:
            yield "counter-bribes for one's own" if event.seat == self.target else "counter-bribes for others"

    def drew(self, g: Carthage, events: Sequence[Event]) -> None:
        """RC-7.1: who draws at all draws from as many stacks as he has Traders; an empty one gives nothing."""
        drawn = Counter(stack for one in events if isinstance(one, DrewTradeCards) for stack in one.stacks)
        if drawn:
            for stack, count in due(g).items():
                add(self.tale.draws, "due", stack, count)
                add(self.tale.draws, "missed", stack, count - drawn[stack])


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


def due(g: Carthage) -> Counter[str]:
    """RC-7.1.3, 7.1.5: from which stacks all factions together draw, empty ones included."""
    found = Counter[str]()
    for seat in g.seats:
        extra = [stack for stack, _ in extra_cards(g, seat)]
        found.update([*list(g.tables.stacks)[: g.traders(seat)], *extra])
    return found


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
    watching = Observer(tale)
    watching.begin(g)
    tale.answers = play(table, players, most=most, watch=watching)
    tale.turns, tale.spent = g.turn, dict(watching.ledger.spent())
    if g.ending:
        tale.reason, tale.winner = g.ending.reason, g.ending.winner or ""
    return tale
