"""Playing a game, or on at a table, with players in the seats: deterministic by the table's seed and the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Protocol

from games.kernel import Decision, Outcome, Posted, Raw, Seat, Table
from games.kernel.minds import Mind, Reason, Seen
from games.republic.minds.player import Player
from games.republic.minds.sensible import Habitual

MOST = 20_000  # answers: no game is nearly as long
EVER_OPEN = ("agreement.propose", "senate.assassinate")  # looked at once in each step, and with each motion
UNASKED_A_STEP = 16  # acts of one seat that nobody waited for, so that two players never trade for ever


class Answer(NamedTuple):
    """What a seat said to which open decision."""

    seat: Seat
    key: str
    raw: Raw


class StalledError(RuntimeError):
    """No player would go on: an awaited decision got no legal answer."""


@dataclass(slots=True)
class Round:
    """Asks the players, one after the other, what they do now.

    Something that nobody waits for is put to a player when it opens or its options change, and not again; what is
    waited for is put to him when nobody does anything of himself.
    """

    table: Table[Any]
    players: Mapping[Seat, Player[Any]]
    _seen: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _done: set[Posted] = field(default_factory=set[Posted])
    _step: str = ""
    _acts: Counter[Seat] = field(default_factory=Counter[Seat])

    def next(self) -> Answer | None:
        """The next answer; None: all that is waited for belongs to seats without a player."""
        if self._step != self.table.state.step:
            self._step, self._acts = self.table.state.step, Counter()
        return self._unasked() or self._asked()

    def _unasked(self) -> Answer | None:
        """What somebody does that nobody waits for."""
        for player, posted in self._news():
            seat = posted.decision.seat
            raw = player.answer(posted.decision, partial(self.view, seat))
            if raw is not None:
                self._acts[seat] += 1
                return Answer(seat, posted.decision.key, raw)
        return None

    def _news(self) -> Iterator[tuple[Player[Any], Posted]]:
        """What has opened or changed since it was last looked at, the most pressing first.

        Who has done enough in this step looks at what is left in the next.
        """
        fresh: list[tuple[int, Player[Any], Posted]] = []
        now = f"{self.table.state.turn} {self.table.state.step} {self._motion()}"
        for posted in self.table.open.values():
            seat = posted.decision.seat
            player = self.players.get(seat) if self._acts[seat] < UNASKED_A_STEP else None
            if player is None or posted in self._done or not _is_offer(posted):
                continue
            urgency = 0 if self._idle(player, posted) else player.heeds(posted.decision)
            if urgency and self._mark(posted, now) not in self._seen:
                fresh.append((urgency, player, posted))
            elif posted.decision.kind not in EVER_OPEN:
                self._done.add(posted)  # as long as it is this posting nobody will look at it any more
        for _, player, posted in sorted(fresh, key=lambda one: -one[0]):
            self._seen.add(self._mark(posted, now))
            yield player, posted

    def _idle(self, player: Player[Any], posted: Posted) -> bool:
        """Whether he need not look at the table to know that he does nothing of it in this step."""
        ever_open = posted.decision.kind in EVER_OPEN
        return ever_open and isinstance(player, Habitual) and player.idle(posted.decision, self.table.state.step)

    def _mark(self, posted: Posted, now: str) -> tuple[str, str]:
        """What stands for an offer that has been looked at."""
        if posted.decision.kind not in EVER_OPEN:
            return posted.ref, posted.rev
        return posted.decision.key, now

    def _motion(self) -> int:
        """The number of the motion that lies on the table; 0: none."""
        senate = getattr(self.table.state, "senate", None)
        return senate.motion.number if senate and senate.motion else 0

    def _asked(self) -> Answer | None:
        """An answer to something that is waited for."""
        for posted in self.table.open.values():
            decision = posted.decision
            player = self.players.get(decision.seat)
            if player is None or not decision.awaited:
                continue
            look = partial(self.view, decision.seat)
            raw = player.answer(decision, look) if player.heeds(decision) else decision.lapse
            if raw is None:
                raise StalledError(decision.key)
            return Answer(decision.seat, decision.key, raw)
        return None

    def view(self, seat: Seat) -> Any:
        """What a seat sees now."""
        return self.table.view(seat)


def _is_offer(posted: Posted) -> bool:
    """Whether it is something to do of oneself; what was said ahead is only changed by whoever thinks otherwise now."""
    return not posted.decision.awaited and not posted.asking.ahead


def play(
    table: Table[Any],
    players: Mapping[Seat, Player[Any]],
    *,
    most: int = MOST,
    watch: Callable[[Table[Any], Answer, Outcome], None] | None = None,
) -> int:
    """Play until the game is over, seats without a player are waited for, or so many answers; returns how many.

    `watch` sees each answer and what came of it. StalledError, IllegalAnswer: a player cannot play.
    """
    going = Round(table, players)
    for count in range(most):
        planned = _planned(table)
        said = planned or (None if table.over else going.next())
        if said is None:
            return count
        outcome = table.submit(*said, "order" if planned else "answer")
        if watch:
            watch(table, said, outcome)
    return most


def _planned(table: Table[Any]) -> Answer | None:
    """What comes of itself out of what was said ahead, at a table that asks so."""
    found = table.planned()
    return Answer(found[0].decision.seat, found[0].decision.key, found[1]) if found else None


class Reasoning(Player[Any], Protocol):
    """A player who can say why he answers what he answers."""

    def reasoned(self, decision: Decision[Any], look: Callable[[], Any]) -> tuple[Raw | None, list[Reason]]:
        """The answer and what speaks for it."""
        ...


def minded(player: Reasoning) -> Mind:
    """This player for any seat that nobody holds."""

    def plays(table: Table[Any], seat: Seat, seen: Seen) -> tuple[str, Raw] | None:
        said = Round(table, {seat: player}, _seen=seen).next()
        return (said.key, said.raw) if said else None

    def reasoned(decision: Decision[Any], look: Callable[[], Any]) -> tuple[Raw | None, list[Reason]]:
        if player.heeds(decision):
            return player.reasoned(decision, look)
        return decision.lapse if decision.awaited else None, []

    return Mind(plays, reasoned)
