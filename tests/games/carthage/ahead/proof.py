"""The proof that asking ahead changes no rule: a game with plans, and the same game played out by the literal player.

First: given the plans, and what was answered in person, the literal player comes to the same journal, dice and state.
Second: given the same plans, what a seat is told, and what it may notice of what others are asked, does not hang on
what others hold in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

from games.carthage import GAME
from games.carthage.combat.events import MercenariesPlayed, MercenariesRolled
from games.carthage.minds import SensiblePlayer
from games.carthage.minds.player import Player
from games.carthage.revenue.events import CorruptIncome
from games.carthage.senate.events_outcry import OutcryRaised, OutcrySilenced
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import EventCancelled
from games.kernel import Decision, Event, Game, Outcome, Planning, Seat, Setup, Table, chairs
from games.republic.events_agreements import Redistributed
from games.republic.minds.runner import Answer, Round
from games.republic.senate.events_assassination import BodyguardsPlayed
from tests.games.carthage.ahead.assembly import assembled
from tests.games.carthage.ahead.literal import LiteralPlayer, LostError, Matter, Said
from tests.games.carthage.ahead.planner import Planner

LONGEST = 20_000
PLAYED = (
    EventCancelled, OutcryRaised, OutcrySilenced, BodyguardsPlayed, MercenariesRolled, MercenariesPlayed, Redistributed,
    CorruptIncome,
)  # fmt: skip
"""What is told when a hidden card comes to light, or what was in a Faction Treasury, or was answered under seal."""
Mind: TypeAlias = Literal["random", "sensible"]


@dataclass(frozen=True)
class Played:
    """Which game is played: by whom, at which table, how long; `senate`: where it meets, with much that can happen."""

    mind: Mind
    seats: int
    seed: int
    turns: int = 3
    scenario: str = "late"
    senate: bool = False

    def begin(self, game: Game[Carthage]) -> Table[Carthage]:
        """The same for both tables."""
        if self.senate:
            return Table.begin(game, assembled(self.setup()), marks=False)[0]
        return Table.start(game, self.setup(), marks=False)[0]

    def setup(self) -> Setup:
        """Who sits there, and which rules they have agreed on."""
        rule = "optional" if self.seed % 2 else "base"
        options = CarthageOptions.model_validate({"scenario": self.scenario, "assassination": rule})
        return Setup(chairs(self.seats), f"proof {self.seed}", options, turns=self.turns)

    def players(self) -> dict[Seat, Player]:
        """Who sits there."""
        if self.mind == "sensible":
            return {seat: SensiblePlayer() for seat in chairs(self.seats)}
        return {seat: Planner(f"{self.seed} {seat}", unasked=30) for seat in chairs(self.seats)}


@dataclass
class Record:
    """A game with plans: what was said ahead, what came of it, what was answered in person."""

    said: list[Said] = field(default_factory=list[Said])
    answered: list[Answer] = field(default_factory=list[Answer])
    planned: list[str] = field(default_factory=list[str])
    journal: list[Answer] = field(default_factory=list[Answer])

    def note(self, answer: Answer, outcome: Outcome, head: int, *, awaited: bool) -> None:
        """One act at the table."""
        if outcome.entry is None:
            self.said.append(Said(head, *answer, awaited))
            return
        self.journal.append(answer)
        if outcome.entry.kind == "order":
            self.planned.append(answer.key.partition("@")[0].partition("/")[0])
        else:
            self.answered.append(answer)


Watch: TypeAlias = Callable[[Table[Carthage]], None]


def asking(plannings: Sequence[Planning]) -> Game[Carthage]:
    """The game, asking only this ahead."""
    return replace(GAME, ahead=tuple(plannings))


def play(played: Played, plannings: Sequence[Planning], watch: Watch | None = None) -> tuple[Table[Carthage], Record]:
    """A game with plans, to its end; `watch` looks at the table after whatever a person says."""
    table = played.begin(asking(plannings))
    table.plan_ahead()
    record, players = Record(), played.players()
    going = Round(table, players)
    for answer, kind in iter(lambda: changed(table, players) or following(table, going), None):
        awaited = kind == "order" or table.open[answer.key].decision.awaited
        outcome = table.submit(*answer, kind)
        assert kind == "answer" or outcome.entry or drafted(record.said, answer)
        record.note(answer, outcome, table.head, awaited=awaited)
        if watch and kind == "answer":
            watch(table)
        assert len(record.journal) < LONGEST, "no end"
    return table, record


def drafted(said: Sequence[Said], answer: Answer) -> bool:
    """Whether what becomes a programme of itself is what its seat has drafted last for that part."""
    key = answer.key.replace("senate.programme", "senate.draft")
    return [one.raw for one in said if one.key == key][-1:] == [answer.raw]


def changed(table: Table[Carthage], players: Mapping[Seat, Player]) -> tuple[Answer, Any] | None:
    """Now and then somebody takes back what he has said ahead, and says something else."""
    asked = [posted.decision for posted in table.open.values() if posted.asking.ahead]
    for seat, one in players.items():
        own = [decision for decision in asked if decision.seat == seat]
        other = one.thinks_again(own) if isinstance(one, Planner) else None
        if other is not None:
            return Answer(seat, other[0].key, other[1]), "answer"
    return None


def following(table: Table[Carthage], going: Round) -> tuple[Answer, Any] | None:
    """What is done next: out of a plan, else by a person."""
    if found := table.planned():
        return Answer(found[0].decision.seat, found[0].decision.key, found[1]), "order"
    answer = None if table.over else going.next()
    return (answer, "answer") if answer else None


def prove(played: Played, plannings: Sequence[Planning], matters: Sequence[Matter]) -> Record:
    """The literal player comes to the same journal, the same dice and the same state."""
    table, record = play(played, plannings)
    literal = played.begin(asking(()))
    player = LiteralPlayer(literal, matters, record.said, record.answered)
    with suppress(LostError):  # where they have parted is found below
        player.play()
    for number, (one, other) in enumerate(zip_longest(record.journal, player.done), 1):
        assert one == other, (number, one, other)
    assert literal.state.dice == table.state.dice
    assert literal.state == table.state
    assert table.over
    assert literal.over
    return record


# Secrets


@dataclass(frozen=True)
class Noticed:
    """What a seat has been told while plans were played out, and what it may notice of others afterwards."""

    told: Sequence[Event]
    asked: Mapping[str, tuple[str, bool]]


def noticed(table: Table[Carthage], seat: Seat) -> Noticed:
    """Let what is planned be played, as soon as all have said something of what is hidden; the table moves on."""
    told = list[Event]()
    complete(table)
    while found := table.planned():
        outcome = table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
        told += [one.event for one in outcome.tellings if one.to is None or seat in one.to]
    return Noticed(told, dict(of_others(table, seat)))


def complete(table: Table[Carthage]) -> None:
    """Who can do nothing need not say so; dealt other cards he would have said something: that he does nothing."""
    while silent := [one for one in (posted.decision for posted in table.open.values()) if left_open(table, one)]:
        for one in silent:
            table.submit(one.seat, one.key, one.lapse)


def left_open(table: Table[Carthage], one: Decision[Any]) -> bool:
    """Whether something hidden is waited for that is asked ahead."""
    return one.awaited and one.hidden and table.open[one.key].asking.ahead


def of_others(table: Table[Carthage], seat: Seat) -> Iterator[tuple[str, tuple[str, bool]]]:
    """The questions of others that are not covert; who is waited for is not shown of hidden ones."""
    for key, posted in table.open.items():
        one = posted.decision
        if one.seat != seat and not one.covert:
            yield key, (str(one.window), one.awaited and not one.hidden)


def again(table: Table[Carthage], game: Game[Carthage]) -> Table[Carthage]:
    """The same table once more, with its plans."""
    other = Table.resume(game, table.checkpoint, table.entries, table.head, compare="none", marks=False)
    other.plan_ahead(table.plans)
    return other


def scrambled(table: Table[Carthage], seat: Seat, seed: str) -> Table[Carthage]:
    """A table that looks the same to this seat, with the same plans and the same dice."""
    other = table.fork(seat, seed=seed, same_dice=True)
    other.plan_ahead(table.plans)
    return other


@dataclass
class Secrets:
    """Looks through the eyes of each seat at every so many answers: as it is, and with others' secrets dealt anew.

    `played`: what is told when a hidden card comes to light, or what was answered under seal.
    `same`: how often a seat was told the same, and so must notice the same; `other`: how often a card came to light.
    """

    game: Game[Any]
    every: int = 10
    played: tuple[type[Event], ...] = PLAYED
    same: int = 0
    other: int = 0
    _looks: int = 0

    def __call__(self, table: Table[Carthage]) -> None:
        """After what a person has said, before what follows out of plans."""
        if table.over or table.planned() is None:
            return
        self._looks += 1
        if self._looks % self.every == 0:
            for seat in table.state.people:
                self.compare(table, seat)

    def compare(self, table: Table[Carthage], seat: Seat) -> None:
        """What is told may differ only by a card that is played or drawn; if it does not, nothing else does."""
        as_it_is = noticed(again(table, self.game), seat)
        dealt_anew = noticed(scrambled(table, seat, f"{table.head}"), seat)
        if as_it_is.told == dealt_anew.told:
            self.same += 1
            assert as_it_is.asked == dealt_anew.asked, (table.state.step, seat)
        else:
            self.other += 1
            first = next(pair for pair in zip_longest(as_it_is.told, dealt_anew.told) if pair[0] != pair[1])
            hidden = any(one and (one.reveals or isinstance(one, self.played)) for one in first)
            assert hidden, (table.state.step, seat, first)
