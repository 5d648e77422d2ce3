"""Some hundreds of hostile deeds on one stage, in handfuls of one person each, and a judgement after each handful.

Whose deeds they were is known, so whatever is written by then was written at his wish. An answer that shows what was
not shown before is asked for twice more: of the game as it is, and of one that looks the same to him and whose secrets
are others (`Table.fork`). What he gets must be the same, to the last byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from games.catalog import GAMES
from games.kernel import Seat
from loopback import messages
from loopback.interact import Interaction
from loopback.model import Message
from loopback.person import Person
from tests.cogs.test_forged import FOR_GOOD
from tests.fuzz.deeds import Deed, Scribe
from tests.fuzz.faults import BY_ITSELF, Failures, Ledger, Report, Row, Rows, shown
from tests.fuzz.stages import PLACES, SECRET, SEED, Place, Role, Stage, staged

HANDFUL: Final = 16
PATIENCE: Final = 20.0
COMPARED: Final = 4
WRONG: Final = "Something went wrong"
WEIGHTS: Final = {"host": 3, "seat": 4, "master": 1, "passer-by": 3, "neighbour": 2, "stranger": 4}
BY_US: Final = ("name", "inbox", "preferences")
"""What the bot notes of people as it writes to them: what they are called, where they read, what was explained."""
OUTSIDE: Final = ("neighbour", "stranger")
GONE: Final = 10008
AGAIN: Final = 8
AT_WORK: Final = ("press", "CommandTree-invoker")


@dataclass
class Episode:
    """What happens on one stage."""

    stage: Stage
    dice: Random
    failures: Failures
    report: Report = field(default_factory=Report)

    def __post_init__(self) -> None:
        self.world = self.stage.town.world
        self.ledger = Ledger(self.stage.database)
        self.scribe = Scribe(self.dice, self.world, [self.stage.game, self.stage.game, self.stage.other])
        self.scribe.seen.look_round(self.world)
        self.opened: dict[int, Interaction] = {}
        self.known: set[int] = set()
        self.place = self.ledger.place(self.stage.game)
        self.forks: dict[tuple[Seat, int], object] = {}

    async def play(self, inputs: int) -> Report:
        """So many deeds, of everybody in turn, as long as the game is where only those see it who may."""
        while inputs > 0 and self.ledger.place(self.stage.game) == self.place:
            role, person = self._somebody()
            count = min(HANDFUL, inputs)
            await self.handful(role, person, [self._deed(role) for _ in range(count)])
            inputs -= count
        self.ledger.close()
        return self.report

    def _somebody(self) -> tuple[Role, Person]:
        weights = [WEIGHTS[role] / len(self.stage.of(role)) for role, _ in self.stage.people]
        role, person = self.dice.choices(self.stage.people, weights)[0]
        return role, person.open_inbox() if self.dice.random() < 0.2 else person

    def _deed(self, role: Role) -> Deed:
        """What ends it for good is left to those who may not."""
        while (deed := self.scribe.deed()).name in FOR_GOOD and role in ("host", "seat") and self.dice.random() < 0.9:
            pass
        return deed

    async def handful(self, role: Role, person: Person, deeds: Sequence[Deed]) -> None:
        """Send them side by side, and judge what comes of it."""
        game, head, seats = self.stage.game, self.ledger.head(self.stage.game), self.ledger.seats(self.stage.game)
        ruling = self.ledger.master(game)
        sent = await self.sent(person, deeds)
        gone, new = self.ledger.moved()
        role = self._is_now(role, person, (*seats.values(), *self.ledger.seats(game).values()), ruling)
        self._answered(role, person, sent)
        self._written(role, person, gone, new, head, seats)
        self._acted(role, person, seats, head)
        self._said(role, person, sent)
        if not any(key[1] == game for key in {**gone, **new}):
            await self._compare(role, person, sent, head)
        self.world.interactions.clear()

    def _is_now(self, role: Role, person: Person, sitting: Collection[int | None], ruling: int | None) -> Role:
        """Who passed by may have sat down; and the host may have made anybody the master, before this or by it."""
        if person.id in sitting:
            return role if role == "host" else "seat"
        if person.id in (ruling, self.ledger.master(self.stage.game)):
            return "master"
        return "passer-by" if role == "master" else role

    async def sent(
        self, person: Person, deeds: Sequence[Deed], on: Message | None = None
    ) -> list[tuple[Deed, Interaction]]:
        """Begin them all, and wait until everything has come to rest; `on`: the message they are done on."""
        opened = await self._opened(person)
        before = [on] if on else self._eyes(person)
        self.stage.bot.reception.last.clear()
        begun: list[tuple[Deed, Interaction]] = []
        for deed in deeds:
            try:
                begun.append((deed, deed.begin(person, self.dice.choice(before), opened)))
            except KeyError:
                continue  # names what is not in this place: Discord would not carry it
        waiting = [asyncio.ensure_future(one.acked.wait()) for _, one in begun]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=PATIENCE)
            for task in late:
                task.cancel()
        await self._rest()
        return begun

    async def _rest(self) -> None:
        """Until nothing is under way; what never ends is told with where it is. A busy machine is not stuck."""
        for _ in range(AGAIN):
            with suppress(TimeoutError):
                await self.stage.town.idle()
                break
        else:
            stuck = "\n".join(_stack(task) for task in asyncio.all_tasks() if task.get_name() in AT_WORK)
            raise AssertionError(f"{self.stage.name} never comes to rest: {stuck}")

    async def _opened(self, person: Person) -> Interaction:
        """His own settings, on which he presses what never stood there."""
        if person.here.id not in self.opened or person.id != self.opened[person.here.id].user_id:
            self.opened[person.here.id] = (await person.slash("/settings")).interaction
        return self.opened[person.here.id]

    def _eyes(self, person: Person) -> list[Message]:
        """Messages he sees here; the last is what he was told."""
        seen = [one.raw for one in person.channel(person.here).all if one.raw.layout][-20:]
        original = self.opened[person.here.id].original
        return [*seen, original] if original else seen

    def _answered(self, role: Role, person: Person, sent: Sequence[tuple[Deed, Interaction]]) -> None:
        """Each was answered, with a form, a list, or words that do not say that something went wrong."""
        for deed, one in sent:
            self.report.sent[deed.kind] += 1
            self.report.tried[deed.kind, deed.name] += 1
            if one.original:
                self.scribe.seen.look(messages.every(one.original.components))
            self.scribe.seen.look(messages.every((one.modal or {}).get("components", [])))
            self.scribe.seen.look(one.choices or [])
            gone = any(refused.code == GONE for refused in one.refused)  # by what was pressed beside it
            if (one.ack is None and not gone) or (one.ack == 5 and not one.settled.is_set()):
                self.report.unanswered.append(f"{self._what(role, person, deed)} {one.refused}")
            if one.original and WRONG in repr(one.original.components):
                self.report.failures.append(self._what(role, person, deed))
        if logged := self.failures.taken():
            of = [
                f"{deed.kind} {deed.name} {deed.what.get('component') or deed.what.get('options')}" for deed, _ in sent
            ]
            self.report.failures += [f"{self.stage.name}: {role} {person.name}: {one}\n  of {of}" for one in logged]

    def _written(
        self, role: Role, person: Person, gone: Rows, new: Rows, head: int, seats: Mapping[str, int | None]
    ) -> None:
        """Nobody has written what is none of his; `seats`: who held them before, for who leaves his takes it along."""
        held = (*seats.items(), *self.ledger.seats(self.stage.game).items())
        own = {seat for seat, user in held if user == person.id}
        for key in {**gone, **new}:
            was, now = gone.get(key, frozenset[Row]()), new.get(key, frozenset[Row]())
            rows = _changed(was, now) if key[0] == "saved" else was | now
            if role == "passer-by" and any(str(person.id) in repr(row) for row in rows):
                continue  # he sat down, or got up: what is left of him there is without his name
            if wrong := [row for row in rows if not self._may_write(role, person, key, row, head, own)]:
                self.report.by_strangers.append(f"{self.stage.name}: {role} {person.name}: {key} {wrong}")

    def _may_write(
        self, role: Role, person: Person, key: tuple[str, str], row: Row, head: int, own: Collection[str]
    ) -> bool:
        table, game = key
        if table == "user":
            return row[0] == person.id or {*json.loads(row[1])} <= {*BY_US}
        if table == "guild":
            return row[0] != self.stage.town.guild.id
        if game == self.stage.other:
            return role == "stranger"
        if game != self.stage.game:
            return True  # a game of his own
        if role in OUTSIDE:
            return False
        if role == "passer-by":
            return (table, row[0]) == ("note", "report")
        seats = {str(cell) for cell in row[:2]} & {*self.ledger.seats(game)}
        still = self.ledger.head(game) == head
        return table not in ("saved", "order", "talk") or not still or any(one in own for one in seats)

    def _acted(self, role: Role, person: Person, seats: dict[str, int | None], head: int) -> None:
        """Whatever was played was played by him from his own seat, or by the table itself."""
        for seq, kind, seat, user in self.ledger.acts(self.stage.game, head):
            self.report.moved += 1
            own = user == person.id and (seat is None or seats.get(seat) == person.id or role == "master")
            itself = kind in BY_ITSELF and (user is None or user == seats.get(seat or ""))
            if not own and not itself and user is not None:
                self.report.in_anothers_name.append(
                    f"{self.stage.name}: {role} {person.name}: {seq} {kind} {seat} {user}"
                )

    def _said(self, role: Role, person: Person, sent: Sequence[tuple[Deed, Interaction]]) -> None:
        """No words of others, no seed, no token; to who is outside not even the name of the game."""
        names = [one.name for _, one in self.stage.people if one.id != person.id]
        secrets = [SEED, self.world.token, str(self.stage.database), *(SECRET.format(name) for name in names)]
        secrets += [self.stage.title] if role in OUTSIDE else []
        for deed, one in sent:
            text = shown(self.world, one)
            if found := [secret for secret in secrets if secret in text]:
                self.report.shown_to_others.append(f"{self._what(role, person, deed)}: {found}")

    async def _compare(self, role: Role, person: Person, sent: Sequence[tuple[Deed, Interaction]], head: int) -> None:
        """What is new to him is the same where others' secrets are others."""
        table = self.stage.bot.surface.tables.live.tables.get(self.stage.game)
        if table is None or table.head != head or table._ahead is not None or table.over:
            return
        fresh = [deed for deed, one in sent if self._is_new(person, head, shown(self.world, one))][:COMPARED]
        for seat in self._hidden_from(role, person):
            await self._twice(role, person, fresh, seat, head)

    def _is_new(self, person: Person, head: int, text: str) -> bool:
        mark = hash((person.id, head, text))
        self.known.add(mark) if (fresh := mark not in self.known) else None
        return fresh

    def _hidden_from(self, role: Role, person: Person) -> list[Seat]:
        """Through whose eyes a fork looks the same: his own; of who passes by, those of two, who hide not the same."""
        seats = {Seat(seat): user for seat, user in self.ledger.seats(self.stage.game).items()}
        if role in ("host", "seat"):
            return [seat for seat, user in seats.items() if user == person.id]
        return sorted(seats)[:2] if role == "passer-by" else []

    async def _twice(self, role: Role, person: Person, deeds: Sequence[Deed], seat: Seat, head: int) -> None:
        """Ask the game as it is, then the other; what is written on the way makes them no match."""
        live = self.stage.bot.surface.tables.live
        for deed in deeds:
            table = live.tables[self.stage.game]
            first = await self._alone(person, deed)
            if any(self.ledger.moved()) or live.tables.get(self.stage.game) is not table:
                return
            live.tables[self.stage.game] = self._fork(table, seat)
            try:
                second = await self._alone(person, deed)
            finally:
                live.tables[self.stage.game] = table
            self.report.compared += 1
            if first != second or any(self.ledger.moved()):
                self.report.shown_to_others.append(f"{self._what(role, person, deed)}\n  {first}\n  {second}")

    def _fork(self, table: object, seat: Seat) -> object:
        key = (seat, table.head)
        if key not in self.forks:
            self.forks = {key: table.fork(seat)}
        return self.forks[key]

    async def _alone(self, person: Person, deed: Deed) -> str:
        [(_, one)] = await self.sent(person, [deed], self.opened[person.here.id].original)
        return shown(self.world, one)

    def _what(self, role: Role, person: Person, deed: Deed) -> str:
        what = deed.what.get("component") or deed.what.get("options") or dict(deed.what)
        return f"{self.stage.name}: {role} {person.name}: {deed.kind} {deed.name} {what} {deed.what.get('values')}"


async def episode(number: int, seed: str, inputs: int, *, game: str = "", judged: bool = False) -> Report:
    """One stage after the other, every kind of game in every place."""
    dice = Random(f"{seed} {number}")
    kinds = [game] if game else list(GAMES)
    kind: str = kinds[number % len(kinds)]
    place: Place = PLACES[number // len(kinds) % len(PLACES)]
    with Failures() as failures:
        async with staged(kind, place, dice, judged=judged) as stage:
            failures.taken()
            played = Episode(stage, dice, failures)
            try:
                report = await played.play(inputs)
            except AssertionError as error:
                report = played.report
                report.failures.append(str(error))
            report.failures += [f"{stage.name}: {one}" for one in _of_discord(stage)]
        report.failures += [f"{stage.name} in the end: {one}" for one in failures.taken()]
    return report


def _changed(was: frozenset[Row], now: frozenset[Row]) -> list[Row]:
    """Saved answers that are others; one that is kept for when the same is asked again goes by another name only."""
    kept = {row[1:] for row in was} & {row[1:] for row in now}
    return [row for row in was | now if row[1:] not in kept]


def _stack(task: asyncio.Task[object]) -> str:
    """Where a task waits, as deep as it goes."""
    inner: Any = task.get_coro()
    found = list[str]()
    while inner is not None and (frame := getattr(inner, "cr_frame", None)) is not None:
        found.append(f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}")
        inner = inner.cr_await
    return f"{' > '.join(found)} > {inner!r}"


def _of_discord(stage: Stage) -> list[str]:
    """What the local Discord itself found wrong with the bot."""
    server = stage.town.loopback
    return [*server.unknown_routes, *server.crashes, *stage.town.violations]
