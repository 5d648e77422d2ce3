"""One game on a clock that costs no time: who is awaited is called, comes when he can, answers, and goes again.

Who is called comes after some of his waking hours (`people`), answers all that is open for him and whatever opens while
he is there, in one moment. Nobody comes while he sleeps, or later than his deadline; now and then somebody lets it run
out. Deadlines are those of the bot: of the pace, moved out of sleep, none later than that of others asked the same.
Banks of time, orders and talk are left out.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, NamedTuple

from bot.app.pace.people import MISSED, Person
from bot.app.pace.tally import Tally
from bot.fronts.front import Thinker
from bot.services.clock.deadlines import ALONE, reckoned
from bot.services.clock.hours import Pace
from bot.services.clock.waits import WAITS
from bot.services.orders.errands import must_pass
from bot.services.people.quiet import settled
from bot.table.autopilot import Answer, next_answer
from games.kernel import Decision, Kind, Posted, Raw, Seat, Window
from games.kernel.table import Table

BEGUN: Final = datetime(2026, 1, 5, 8, tzinfo=UTC)
MOST: Final = 20_000
"""Moments at which something happens: no game has nearly as many."""
UNASKED: Final = 16
BARGAINS: Final = 3
"""What somebody does of himself in a step, and on a floor: automata would offer and withdraw without end."""
COMES, PASSES, LAPSES = range(3)
"""Of what falls on one moment, what goes first."""


class Asked(NamedTuple):
    """Since when somebody has been asked something, and until when he may answer; None: he has all the time."""

    since: datetime
    until: datetime | None
    topic: str


@dataclass(slots=True, eq=False)
class Call:
    """Somebody was called. `at`: when he comes; where it is `missed`, when his time is up."""

    seat: Seat
    since: datetime
    at: datetime
    missed: bool


@dataclass(slots=True)
class Play:
    """A table, the people at it, and what they think with; `chance` decides when they come."""

    table: Table[Any]
    people: Mapping[Seat, Person]
    minds: Mapping[Seat, Thinker]
    pace: Pace
    chance: Random
    tally: Tally = field(default_factory=Tally)
    now: datetime = BEGUN
    _still: datetime = BEGUN
    _agenda: list[tuple[datetime, int, int, Callable[[], None]]] = field(default_factory=list[Any])
    _asked: dict[str, Asked] = field(default_factory=dict[str, Asked])
    _calls: dict[Seat, Call] = field(default_factory=dict[Seat, Call])
    _seen: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _acts: Counter[tuple[Seat, bool]] = field(default_factory=Counter[tuple[Seat, bool]])
    _count: int = 0

    def run(self) -> Tally:
        """Play to the end, or until nothing would happen any more."""
        self._without_anybody()
        self._went_on()
        for _ in range(MOST):
            if self.table.over or not self._agenda:
                break
            self.now, _, _, act = heappop(self._agenda)
            act()
            self._went_on()
        self.tally.over = self.table.over
        return self.tally

    def _at(self, when: datetime, order: int, act: Callable[[], None]) -> None:
        self._count += 1
        heappush(self._agenda, (when, order, self._count, act))

    # What is asked

    def _went_on(self) -> None:
        """After whatever happened: deadlines are set, people are called."""
        awaited = [] if self.table.over else [one for one in self.table.open.values() if one.decision.awaited]
        fresh = [one for one in awaited if one.ref not in self._asked]
        self._asked = {one.ref: self._asked[one.ref] for one in awaited if one.ref in self._asked}
        if fresh:
            self._ask(fresh)
        self._summon(awaited)

    def _ask(self, fresh: Sequence[Posted]) -> None:
        """Questions that open now; those of one matter have one deadline."""
        together: defaultdict[str, list[Seat]] = defaultdict(list)
        for posted in fresh:
            together[_matter(posted)].append(posted.decision.seat)
        found = {one.ref: self._until(one.decision, together[_matter(one)]) for one in fresh}
        for posted in fresh:
            until = found[posted.ref]
            asked = self._asked[posted.ref] = Asked(self.now, until, posted.decision.topic)
            if until is not None:
                self._at(until, LAPSES, partial(self._without_him, posted.ref, asked, "lapse"))
            if must_pass(posted):
                self._at(self.now + self._while(), PASSES, partial(self._without_him, posted.ref, asked, "forced"))

    def _until(self, decision: Decision[Any], seats: Sequence[Seat]) -> datetime | None:
        """Until when these seats may answer; who is asked again while others still are has no more time than they."""
        others = [one.until for one in self._asked.values() if one.topic == decision.topic and one.until]
        if others:
            return min(others)
        asleep = [self.people[seat].quiet for seat in dict.fromkeys(seats)]
        planned = reckoned(self.pace, decision.window, asleep, self.now, decision.hours)
        return planned and settled(planned, asleep)

    def _while(self) -> timedelta:
        return WAITS.least + (WAITS.most - WAITS.least) * self.chance.random()

    # Calling

    def _summon(self, awaited: Sequence[Posted]) -> None:
        """Who is waited for is called, unless he is on his way; then he comes in time for what is asked now."""
        wanted: dict[Seat, Posted] = {}
        for posted in filter(self._wants, awaited):
            former = wanted.setdefault(posted.decision.seat, posted)
            if self._latest(posted) < self._latest(former):
                wanted[posted.decision.seat] = posted
        for seat, posted in wanted.items():
            call = self._calls.get(seat)
            latest = self._latest(posted)
            if call is None:
                self._call(posted, latest)
            elif latest < call.at:
                call.at = latest
                self._at(latest, COMES, partial(self._comes, call))

    def _wants(self, posted: Posted) -> bool:
        """Whether its seat comes for it: who uses no plans waits until he is asked at his turn."""
        optional = posted.decision.window is Window.AHEAD
        return not must_pass(posted) and (not optional or self.people[posted.decision.seat].plans)

    def _latest(self, posted: Posted) -> datetime:
        return self._asked[posted.ref].until or datetime.max.replace(tzinfo=UTC)

    def _call(self, posted: Posted, latest: datetime) -> None:
        seat = posted.decision.seat
        missed = self.chance.random() < MISSED and self._asked[posted.ref].until is not None
        at = latest if missed else min(self.people[seat].comes(self.now, self.chance), latest)
        call = self._calls[seat] = Call(seat, self.now, at, missed)
        self.tally.of(self.table.turn).messages[posted.decision.kind] += 1
        self._at(at, COMES, partial(self._comes, call))

    # What happens on the clock

    def _comes(self, call: Call) -> None:
        """Somebody comes, or does not."""
        if self._calls.get(call.seat) is not call or call.at != self.now:
            return
        del self._calls[call.seat]
        if call.missed or self.people[call.seat].quiet.asleep(self.now):
            self._stays_away(call)
        else:
            self._visits(call)

    def _stays_away(self, call: Call) -> None:
        """The defaults of the rules, for all whose time is up."""
        for ref, asked in list(self._asked.items()):
            posted = self._open(ref)
            if posted and posted.decision.seat == call.seat and asked.until and asked.until <= self.now:
                self._submit(Answer(posted, posted.decision.lapse, "lapse"), call.since)

    def _without_him(self, ref: str, asked: Asked, kind: Kind) -> None:
        """His time is up who was not called; or the bot passes for who can do nothing else, after a while."""
        posted = self._open(ref)
        if posted is not None and self._asked.get(ref) is asked:
            self._submit(Answer(posted, posted.decision.lapse, kind), asked.since)

    def _open(self, ref: str) -> Posted | None:
        """What is still waited for."""
        found = (one for one in self.table.open.values() if one.decision.awaited and one.ref == ref)
        return next(found, None)

    def _visits(self, call: Call) -> None:
        """He answers all that is open for him, and what opens while he is there."""
        self.tally.of(self.table.turn).visits += 1
        while not self.table.over and (answer := self._unasked(call.seat) or self._answers(call.seat)):
            self.tally.of(self.table.turn).presses[answer.posted.decision.kind] += 1
            self._submit(answer, call.since)

    # What is said

    def _unasked(self, seat: Seat) -> Answer | None:
        """What he does that nobody waits for, each thing looked at once; the most pressing first."""
        mind, look = self.minds[seat], partial(self.table.view, seat)
        for posted in sorted(self._news(seat), key=lambda one: -mind.heeds(one.decision)):
            self._seen.add((posted.ref, posted.rev))
            floor = posted.decision.window is Window.FLOOR
            if not mind.heeds(posted.decision) or self._acts[seat, floor] >= (BARGAINS if floor else UNASKED):
                continue
            raw = mind.answer(posted.decision, look)
            if raw is not None:
                self._acts[seat, floor] += 1
                return Answer(posted, raw, "answer")
        return None

    def _news(self, seat: Seat) -> Iterator[Posted]:
        for posted in self.table.open.values():
            decision = posted.decision
            left = decision.awaited or posted.asking.ahead  # what he has said ahead he leaves so
            if decision.seat == seat and not left and (posted.ref, posted.rev) not in self._seen:
                yield posted

    def _answers(self, seat: Seat) -> Answer | None:
        """What he says to the first thing he is waited for; what he has no mind for he answers as his card proposes."""
        asked = [one for one in self.table.open.values() if one.decision.awaited and one.decision.seat == seat]
        posted = next((one for one in asked if self._wants(one) or must_pass(one)), None)
        if posted is None:
            return None
        raw = posted.decision.lapse if must_pass(posted) else self._thought(posted)
        return Answer(posted, posted.decision.lapse if raw is None else raw, "answer")

    def _thought(self, posted: Posted) -> Raw | None:
        decision, mind = posted.decision, self.minds[posted.decision.seat]
        if not mind.heeds(decision):
            return posted.proposal
        return mind.answer(decision, partial(self.table.view, decision.seat))

    # What comes of it

    def _submit(self, answer: Answer, since: datetime) -> None:
        """An answer of who was called, or asked, at `since`, and what follows of itself: the table may go on."""
        kind, turn = answer.posted.decision.kind, self.table.turn
        goes_on = self._played(answer)
        goes_on = self._without_anybody() or goes_on
        if goes_on and self.now > self._still:
            self.tally.waited(turn, kind, since, self.now - self._still)
            self._still = self.now

    def _without_anybody(self) -> bool:
        """What needs nobody; whether there was any."""
        goes_on = False
        while not self.table.over and (answer := next_answer(self.table, ())):
            goes_on = self._played(answer) or goes_on
        return goes_on

    def _played(self, answer: Answer) -> bool:
        """Whether the table goes on: what is said ahead rests, while others are still waited for."""
        step = self.table.state.step
        outcome = answer.play(self.table)
        if self.table.state.step != step:
            self._acts.clear()
        return outcome.entry is not None or any(one.decision.awaited for one in outcome.opened)


def _matter(posted: Posted) -> str:
    """What is asked together with it: of who is asked alone, nothing."""
    return posted.ref if posted.decision.window in ALONE else posted.decision.topic
