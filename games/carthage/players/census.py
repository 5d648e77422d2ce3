"""What is noted of simulated games: how they end, what the turns brought, who did what, which cards were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from games.carthage.combat.events import BattleFought
from games.carthage.events_forum import PersuasionRolled, TraderSought
from games.carthage.events_money import Contributed
from games.carthage.events_trade import Sold, Traded
from games.carthage.players.player import Player
from games.carthage.players.runner import MOST, Answer, play
from games.carthage.senate.events_assassination import AssassinSent
from games.carthage.senate.events_elections import GovernorElected, MemberElected, SuffeteElected
from games.carthage.senate.events_trials import Convicted
from games.carthage.state import Carthage
from games.kernel import Event, Outcome, Seat, Table

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
    reason: str = ""  # "": it did not end
    winner: str = ""  # "": nobody
    turns: int = 0
    answers: int = 0
    years: list[Year] = field(default_factory=list[Year])
    deeds: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # what: how often, by seat
    played: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # type of card: by seat
    seen: list[str] = field(default_factory=list[str])  # Wars, Leaders, Explorations that came into the Forum
    events: dict[str, int] = field(default_factory=dict[str, int])

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

    def __call__(self, table: Table[Carthage], said: Answer, outcome: Outcome) -> None:
        """Note what an answer brought."""
        g = table.state
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
            for card in self.hands.get(seat, ()):
                if card not in held and not said.key.startswith(LAID_DOWN):
                    add(self.tale.played, kind_of(card), seat)
            self.hands[seat] = list(faction.hand)
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
    names = {str(seat): type(player).__name__ for seat, player in players.items()}
    tale = Tale(seed=g.dice.seed, seats=list(g.seats), players=names)
    watching = Observer(tale, turn=g.turn, hands={seat: list(one.hand) for seat, one in g.factions.items()})
    tale.answers = play(table, players, most=most, watch=watching)
    tale.turns = g.turn
    if g.ending:
        tale.reason, tale.winner = g.ending.reason, g.ending.winner or ""
    return tale


# Figures of many games


def figures(tales: list[Tale]) -> dict[str, Any]:
    """All that is reported, as plain data."""
    ended = [tale for tale in tales if tale.reason]
    return {
        "games": len(tales),
        "ended": len(ended),
        "stands": share(sum(tale.stands for tale in ended), len(ended)),
        "endings": dict(Counter(tale.reason or "not ended" for tale in tales).most_common()),
        "turns": dict(sorted(Counter(tale.turns for tale in ended).items())),
        "answers": mean([tale.answers for tale in tales]),
        "by_turn": by_turn(tales),
        "wins_by_chair": wins_by_chair(ended),
        "wins_by_player": wins_by_player(ended),
        "elements": elements(ended),
        "cards": cards(ended),
        "seen": seen(ended),
    }


def share(part: float, whole: float) -> float:
    """In hundredths."""
    return round(part / whole, 3) if whole else 0.0


def mean(numbers: list[float] | list[int]) -> float:
    """The average."""
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def by_turn(tales: list[Tale]) -> list[dict[str, float]]:
    """Treasury, tax and Wars at the end of each turn, over the games that came so far."""
    years: dict[int, list[Year]] = {}
    for tale in tales:
        for one in tale.years:
            years.setdefault(one.turn, []).append(one)
    return [
        {
            "turn": turn,
            "games": len(all_of_it),
            "treasury": mean([one.treasury for one in all_of_it]),
            "tax": mean([one.tax for one in all_of_it]),
            "active": mean([one.active for one in all_of_it]),
            "lost": mean([one.lost for one in all_of_it]),
            "traders": mean([sum(one.traders.values()) for one in all_of_it]),
        }
        for turn, all_of_it in sorted(years.items())
    ]


def wins_by_chair(ended: list[Tale]) -> dict[str, float]:
    """Of the games that Carthage survives, who has won: by chair."""
    won = Counter(tale.winner for tale in ended if tale.stands)
    chairs = sorted({seat for tale in ended for seat in tale.seats})
    return {chair: share(won[chair], sum(won.values())) for chair in chairs}


def wins_by_player(ended: list[Tale]) -> dict[str, float]:
    """Victories of a kind of player for each chair it sat in."""
    sat, won = Counter[str](), Counter[str]()
    for tale in ended:
        sat.update(tale.players.values())
        won.update([tale.players[tale.winner]] if tale.winner in tale.players else [])
    return {name: share(won[name], count) for name, count in sat.items()}


def elements(ended: list[Tale]) -> dict[str, float]:
    """Who did most of something (alone), how often he won; by chance it would be one seat's share."""
    tried, won = Counter[str](), Counter[str]()
    for tale in ended:
        for what, row in tale.deeds.items():
            most = [seat for seat, count in row.items() if count == max(row.values())]
            if tale.stands and len(most) == 1:
                tried[what] += 1
                won[what] += most[0] == tale.winner
    return {what: share(won[what], tried[what]) for what in sorted(tried)}


def cards(ended: list[Tale]) -> dict[str, dict[str, float]]:
    """For each type of card: how often it was played, and how often who played it won; 1 is what chance gives."""
    found: dict[str, list[float]] = {}
    for tale in ended:
        for kind, row in tale.played.items():
            if tale.stands:
                found.setdefault(kind, []).extend(len(tale.seats) * (seat == tale.winner) for seat in row)
    return {kind: {"plays": len(won), "lift": mean_of(won)} for kind, won in sorted(found.items())}


def mean_of(numbers: list[float]) -> float:
    """The average, in hundredths."""
    return round(sum(numbers) / len(numbers), 2)


def seen(ended: list[Tale]) -> dict[str, dict[str, float]]:
    """For each War, Leader and Exploration: in how many games it came, and how often Carthage stood then."""
    names = sorted({name for tale in ended for name in tale.seen})
    games = {name: [tale.stands for tale in ended if name in tale.seen] for name in names}
    return {name: {"games": len(stood), "stands": share(sum(stood), len(stood))} for name, stood in games.items()}


def plain(tale: Tale) -> dict[str, Any]:
    """As JSON."""
    return asdict(tale)
