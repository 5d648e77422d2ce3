"""What every game must keep: the walk through a game, and the checks made on the way.

`test_conformance.py` runs these on the whole catalogue. A game adds no code; it may add
`tests/games/<id>/invariants.py` with a function `invariants(state)` that asserts what is conserved.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bot.table.autopilot import OPEN, only
from games.kernel import (
    Checkpoint,
    Decision,
    Entry,
    Game,
    IllegalAnswer,
    NotAllowed,
    NotOpen,
    Outcome,
    Seat,
    Setup,
    Table,
    Telling,
    Window,
    chairs,
    load,
    save,
)
from games.playout import choose

UNDO_SHARE = 0.1
SEEDS = st.integers(0, 2**32)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 10**20) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def relaxed(examples: int) -> settings:
    """So many examples, the same ones every time, however long they take."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def invariants_of(game: Game[Any]) -> Callable[[Any], None] | None:
    """What the game's tests say is conserved."""
    name = f"tests.games.{game.id}"
    if importlib.util.find_spec(name) is None or importlib.util.find_spec(f"{name}.invariants") is None:
        return None
    return importlib.import_module(f"{name}.invariants").invariants


@dataclass
class Walk:
    """A game played at random, with everything a keeper of games would have written down."""

    game: Game[Any]
    table: Table[Any]
    seats: tuple[Seat, ...]
    pick: random.Random
    first: Checkpoint
    entries: list[Entry] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    dead: set[str] = field(default_factory=set)

    @classmethod
    def start(cls, game: Game[Any], seats: int, seed: int) -> Walk:
        table, outcome = Table.start(game, Setup(chairs(seats), f"walk {seed}", game.options()))
        assert outcome.checkpoint is not None
        return cls(game, table, chairs(seats), random.Random(seed), outcome.checkpoint)

    @classmethod
    def of(cls, game: Game[Any], seats: int, seed: int, moves: int) -> Walk:
        """So many random answers into a game, or to its end."""
        walk = cls.start(game, seats, seed)
        while not walk.table.over and len(walk.entries) < moves:
            walk.step()
        return walk

    def step(self) -> Outcome:
        outcome = self.table.submit(*choose(self.table, self.pick))
        self.note(outcome)
        return outcome

    def note(self, outcome: Outcome) -> None:
        """No ref is ever opened again once it was closed; whatever is told is an event of the game."""
        assert outcome.entry is not None
        unlisted = {type(telling.event) for telling in outcome.tellings} - {*self.game.events}
        assert not self.game.events or not unlisted, f"told, but not in the events of the game: {unlisted}"
        self.entries.append(outcome.entry)
        self.outcomes.append(outcome)
        self.dead.update(outcome.closed)
        reopened = self.dead & {posted.ref for posted in outcome.opened}
        assert not reopened, f"a closed ref was opened again: {reopened}"

    def undo(self) -> None:
        """Take back the last answer: everything is as before it, but for buttons of the undone line."""
        last, undone = self.entries.pop(), self.outcomes.pop()
        before = self.entries[-1].mark if self.entries else None
        head = self.table.head
        self.table = self.table.undo(last.seat)
        assert self.table.head == head, "a seq would be used twice"
        if before is not None and self.table.entries:
            assert self.table.entries[-1].mark == before
        assert last.key in self.table.open
        self.dead.difference_update(posted.ref for posted in self.table.open.values())
        new = {posted.ref for posted in undone.opened} - {posted.ref for posted in self.table.open.values()}
        self.dead.update(new)


def look(table: Table[Any]) -> dict[str, Any]:
    """All that the outside can tell of a table's open decisions."""
    return {
        key: (posted.ref, posted.rev, posted.offered, posted.decision.awaited, json.dumps(posted.decision.lapse))
        for key, posted in table.open.items()
    }


def seen(table: Table[Any], seat: Seat) -> tuple[Any, ...]:
    """All that one seat can see: its view, its own decisions, and which not covert ones of others are left to them."""
    own = {
        key: (posted.offered, json.dumps(posted.decision.lapse), posted.rev)
        for key, posted in table.open.items()
        if posted.decision.seat == seat
    }
    return table.view(seat).whole(), own, others_asked(table, seat)


def others_asked(table: Table[Any], seat: Seat) -> list[tuple[str, bool, bool]]:
    """What others are asked, as far as a seat learns of it, and of whom it is awaited until he answers.

    Whoever can answer in one way only is answered for at once. Where that hangs on what the seat cannot see all are
    to be asked, and the decision is to be `hidden`.
    """
    return sorted(
        (key, posted.decision.awaited, _is_left_to_its_seat(posted.decision))
        for key, posted in table.open.items()
        if posted.decision.seat != seat and not posted.decision.covert
    )


def _is_left_to_its_seat(decision: Decision[Any]) -> bool:
    """Whether it is not answered for its seat at once."""
    kept = decision.hidden or decision.personal or decision.window is Window.FLOOR
    return kept or only(decision.choice) is OPEN


def same_table(one: Table[Any], other: Table[Any]) -> None:
    assert save(one.state) == save(other.state)
    assert look(one) == look(other)
    assert one.over == other.over


def resumed(table: Table[Any]) -> Table[Any]:
    return Table.resume(table.game, table.checkpoint, table.entries, table.head)


# The checks


def check_sound(walk: Walk) -> None:
    """Invariants hold; while not over something is awaited; every decision has a legal sample, awaited ones a lapse."""
    table = walk.table
    if conserved := invariants_of(walk.game):
        conserved(table.state)
    assert table.over or any(posted.decision.awaited for posted in table.open.values())
    for posted in table.open.values():
        choice = posted.decision.choice
        raw = choice.sample(walk.pick)
        choice.read(json.loads(json.dumps(raw)))
        json.dumps(choice.form())
        if posted.decision.awaited:
            choice.read(posted.decision.lapse)


def check_views(walk: Walk) -> None:
    """The public and every seat have a view, made of plain values: the one that is made where nobody else looks."""
    for seat in [None, *walk.seats]:
        view = walk.table.view(seat)
        assert type(view).model_validate_json(view.model_dump_json()) == view
        assert walk.game.view(walk.table.state, seat).whole() == view


def check_resume(walk: Walk) -> None:
    """A table rebuilt, from the last checkpoint or from the start, is the live one: state, refs, revs, options."""
    same_table(resumed(walk.table), walk.table)
    whole = Table.resume(walk.game, walk.first, walk.entries, walk.table.head)
    same_table(whole, walk.table)
    assert [seat for seat in walk.seats if whole.view(seat) != walk.table.view(seat)] == []


def check_stir(walk: Walk) -> None:
    """A stir changes nothing."""
    if walk.table.over:
        return
    copy = resumed(walk.table)
    outcome = copy.stir()
    assert outcome.tellings == []
    same_table(copy, walk.table)


def check_saved(walk: Walk) -> None:
    """Saving and loading is identity."""
    document = save(walk.table.state)
    state = load(walk.game.state, document, schema=walk.game.schema, now=walk.game.schema, upgrades={})
    assert state == walk.table.state
    assert save(state) == document


def check_kept(walk: Walk) -> None:
    """All that holds of any position: sound, the same when saved, stirred or rebuilt, and with a view for everybody."""
    check_sound(walk)
    check_saved(walk)
    check_stir(walk)
    check_resume(walk)
    check_views(walk)


def check_junk(walk: Walk, junk: Any) -> None:
    """Whatever is answered, it is read or refused, and a refusal changes nothing."""
    check_reading(walk, junk)
    check_refusals(walk, junk)


def check_refusals(walk: Walk, junk: Any) -> None:
    """Refused answers change nothing."""
    table, before = walk.table, save(walk.table.state)
    shown = look(table)
    for key, posted in list(table.open.items()):
        with pytest.raises(NotOpen):
            table.submit(Seat("nobody"), key, junk)
        try:
            posted.decision.choice.read(junk)
        except IllegalAnswer:
            with pytest.raises(IllegalAnswer):
                table.submit(posted.decision.seat, key, junk)
    with pytest.raises(NotOpen):
        table.submit(Seat("nobody"), "no.such/key@nobody", junk)
    assert (save(table.state), look(table)) == (before, shown)


def check_reading(walk: Walk, junk: Any) -> None:
    """`read` meets any JSON with IllegalAnswer or a value; also what is nearly legal."""
    for posted in walk.table.open.values():
        choice = posted.decision.choice
        for raw in (junk, _twisted(choice.sample(walk.pick), junk, walk.pick)):
            with suppress(IllegalAnswer):
                choice.read(raw)


def _twisted(raw: Any, junk: Any, pick: random.Random) -> Any:
    """A legal answer with one part replaced by junk."""
    if isinstance(raw, dict) and raw and pick.random() < 0.8:
        key = pick.choice(list(raw))
        return {**raw, key: _twisted(raw[key], junk, pick)}
    if isinstance(raw, list) and raw and pick.random() < 0.8:
        place = pick.randrange(len(raw))
        return [*raw[:place], _twisted(raw[place], junk, pick), *raw[place + 1 :]]
    return junk


def check_fork(walk: Walk, *, future: int = 6) -> None:
    """In a fork the seat sees what it sees here, and goes on to see the same until something is revealed to it."""
    seat = walk.pick.choice(walk.seats)
    fork = walk.table.fork(seat, seed=str(walk.pick.random()), same_dice=True)
    _asked_alike(walk.table, fork, seat)
    assert seen(fork, seat) == seen(walk.table, seat)
    _same_future(resumed(walk.table), fork, seat, walk.pick, future)


def _asked_alike(live: Table[Any], fork: Table[Any], seat: Seat) -> None:
    asked, elsewhere = others_asked(live, seat), others_asked(fork, seat)
    assert elsewhere == asked, "who is asked tells who is able: ask everybody, and say that it is `hidden`"


def _same_future(live: Table[Any], fork: Table[Any], seat: Seat, pick: random.Random, moves: int) -> None:
    for _ in range(moves):
        if live.over or fork.over:
            return
        answer = choose(live, pick)
        try:
            fork_told = _heard(fork.submit(*answer), seat)
        except (NotOpen, IllegalAnswer):
            return
        window = live.open[answer[1]].decision
        told = _heard(live.submit(*answer), seat)
        if any(telling.event.reveals for telling in [*told, *fork_told]) or _closed(window, live):
            return
        assert told == fork_told, f"after {answer}"
        _asked_alike(live, fork, seat)
        assert seen(live, seat) == seen(fork, seat), f"after {answer}"


def _closed(decision: Decision[Any], table: Table[Any]) -> bool:
    """Whether the last answer of a window is in: what was said there in secret is known now."""
    alone = decision.window in (Window.SOLO, Window.SEQUENCE, Window.FLOOR)
    return not alone and all(posted.decision.topic != decision.topic for posted in table.open.values())


def _heard(outcome: Outcome, seat: Seat) -> list[Telling]:
    return [telling for telling in outcome.tellings if telling.reaches(seat)]


def check_undo(walk: Walk, moves: int) -> None:
    """Undo returns to the same mark, sealed answers refuse it, and no ref ever means two things."""
    for _ in range(moves):
        if walk.table.over:
            return
        last = walk.step().entry
        assert last is not None
        if last.sealed:
            with pytest.raises(NotAllowed):
                walk.table.undo(last.seat)
        elif walk.pick.random() < UNDO_SHARE or len(walk.entries) > 1:
            walk.undo()
            walk.step()


def check_rulings(walk: Walk, junk: Any) -> None:
    """Rulings read their arguments strictly, and refuse without changing anything."""
    before = save(walk.table.state)
    for name, ruling in walk.game.rulings.items():
        try:
            ruling.read(junk)
        except IllegalAnswer:
            if not walk.table.over:
                with pytest.raises(IllegalAnswer):
                    walk.table.rule(name, junk)
    assert save(walk.table.state) == before
