"""What is noted of a simulated game: how it ends, what its turns brought, who did what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.kernel import Event, Outcome, Seat, Table
from games.republic.combat.events import BattleFought
from games.republic.forum.events import PersuasionRolled
from games.republic.minds.runner import MOST, Answer, play
from games.republic.revenue.events import Contributed
from games.republic.senate.events_assassination import AssassinSent
from games.republic.senate.events_trials import Convicted
from games.rome.minds.player import Player
from games.rome.state import Rome


@dataclass(slots=True)
class Year:
    """How a turn stood when it ended."""

    turn: int
    treasury: int
    unrest: int
    active: int
    influence: dict[str, int]


@dataclass(slots=True)
class Tale:
    """One game, as far as the census is interested."""

    seed: str
    players: dict[str, str]  # by seat, clockwise
    scenario: str
    advanced: list[str]
    reason: str = ""  # "": it did not end
    winner: str = ""  # "": nobody
    turns: int = 0
    answers: int = 0
    years: list[Year] = field(default_factory=list[Year])
    deeds: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # what: how often, by seat
    error: str = ""  # what broke
    seconds: float = field(default=0.0, compare=False)  # of the processor; set by whoever has a clock

    @property
    def stands(self) -> bool:
        """Whether Rome has not fallen."""
        return bool(self.winner)


@dataclass(slots=True)
class Observer:
    """Watches a game over the players' shoulders."""

    tale: Tale
    turn: int

    def __call__(self, table: Table[Rome], _said: Answer, outcome: Outcome) -> None:
        """Note what an answer brought."""
        g = table.state
        if g.turn != self.turn or table.over:
            if self.turn:  # before the first turn the table is laid
                self.tale.years.append(year(g, self.turn))
            self.turn = g.turn
        for telling in outcome.tellings:
            for what, seat, count in deeds(g, telling.event):
                if seat and count:
                    row = self.tale.deeds.setdefault(what, {})
                    row[seat] = row.get(seat, 0) + count


def deeds(g: Rome, event: Event) -> list[tuple[str, str | None, int]]:
    """What an event says of who did what, and how much of it."""
    match event:
        case Contributed():
            return [("contributed", event.seat, event.talents)]
        case PersuasionRolled():
            return [("persuaded", event.seat, int(event.persuaded))]
        case AssassinSent():
            return [("assassinations", event.seat, 1)]
        case BattleFought():
            owners = [g.senators[name].faction for name in event.commanders if name in g.senators]
            return [("battles", owner, 1) for owner in owners]
        case Convicted():
            accused = g.senators.get(event.senator)
            return [("convicted", accused.faction if accused else None, 1)]
        case _:
            return []


def year(g: Rome, turn: int) -> Year:
    """How things stand."""
    return Year(
        turn=turn,
        treasury=g.treasury,
        unrest=g.unrest,
        active=len(g.active_wars()),
        influence={seat: sum(one.influence for one in g.senators_of(seat)) for seat in g.seats},
    )


def tell(table: Table[Rome], players: Mapping[Seat, Player], *, most: int = MOST) -> Tale:
    """Play a game and note it."""
    g = table.state
    names = {str(seat): type(players[seat]).__name__ for seat in g.seats if seat in players}
    tale = Tale(g.dice.seed, names, g.scenario, list(g.advanced))
    tale.answers = play(table, players, most=most, watch=Observer(tale, g.turn))
    tale.turns = g.turn
    if g.ending:
        tale.reason, tale.winner = g.ending.reason, g.ending.winner or ""
    return tale
