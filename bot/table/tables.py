"""Tables in play. `Tables.submit` is the only way to play.

The store is the truth; live tables are a cache, one lock each (`bot.table.live`). An act is checked, played on the
live table, and written in one transaction together with what Discord is to be told; if anything fails on the way the
table is thrown away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.base.errors import Conflict, Diverged, Held, NotAllowed, NotOpen, RulesError, StoreFailed, TableError
from bot.base.times import Time, WallTime
from bot.store.store import GameRow, Parcel, SavedRow, Stand, Store, new_id
from bot.table import autopilot
from bot.table.adopting import adopted
from bot.table.checks import allow, allow_ruling, find, seated_by, setup_of
from bot.table.dice import mixing
from bot.table.hooks import Hooks
from bot.table.live import MOST, LiveTables
from bot.table.notes import Act
from bot.table.passing import Pass, keeping, left, said_at
from bot.table.planning import as_written, covered, kept_after, plans_of, shown_to, taken_back
from bot.table.succession import Succession
from bot.table.undo import all_anew, shown_anew, token
from bot.table.writing import NO_ASIDE, Aside, Change, Done, after
from games.kernel import Game, Kind, Outcome, Raw, Seat
from games.kernel.choice import plain
from games.kernel.table import Table

Plan: TypeAlias = Callable[[GameRow, Table[Any], Outcome], Sequence[Parcel]]
"""What Discord is to be told of an act; must not wait for anything."""

R = TypeVar("R")
HELD, TURN = (Parcel("public", "channel", kind, merge=True) for kind in ("held", "turn"))
ADOPTED, RELEASED, REWOUND = (Parcel("public", "channel", "notice", one) for one in ("adopted", "released", "rewind"))
FORCED = 500

log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class Tables:
    """All games in play."""

    store: Store
    games: Mapping[str, Game[Any]]
    plan: Plan
    hooks: Hooks
    time: Time = field(default_factory=WallTime)
    keep: int = MOST
    live: LiveTables = field(init=False)
    order: Succession = field(init=False)
    unfinished: dict[str, StoreFailed | None] = field(default_factory=dict[str, StoreFailed | None], init=False)
    """Games in which something that needs nobody was not done, and why, if it failed; the clock has it done."""

    def __post_init__(self) -> None:
        self.live = LiveTables(self.store, self.games, self.keep)
        self.order = Succession(self.time)

    # -- playing -----------------------------------------------------------------------------------------------------
    async def open_game(self, game: str, user_id: int | None = None, *, seed: str | None = None) -> Done:
        """Begin play, with dice from all shares, or from a seed. NotAllowed: not the host, or nothing for these."""
        return await self.alone(game, lambda: self._start(game, user_id, seed))

    async def submit(
        self, game: str, seat: Seat, ref: str, rev: str, raw: Raw, user_id: int | None = None, *, kind: Kind = "answer"
    ) -> Done:
        """Answer an open decision.

        `user_id` None: nobody's own press, so whose seat it is is not asked. NotOpen, IllegalAnswer, NotAllowed:
        nothing has happened. Held: the game stands still.
        """

        async def act() -> Done:
            stand, table = await self._playing(game)
            posted = find(table, ref, seat)
            allow(stand, posted, rev, user_id)
            return await self._answer(stand, table, autopilot.Answer(posted, raw, kind, user_id))

        return await self.alone(game, act)

    async def lapse(self, game: str, ref: str, by: datetime | None = None) -> Done:
        """The deadline has come: the saved answer, else the default. NotOpen: answered, or not due `by` this time."""

        async def act() -> Done:
            stand, table = await self._playing(game)
            posted = find(table, ref)
            due = {row.ref: row.due for row in stand.windows}.get(ref)
            if by is not None and (due is None or due > by or stand.game.paused_at is not None):
                raise NotOpen("decision.not-due")
            stand, answer = self.hooks.last(stand, table, posted)
            missed = answer.kind == "lapse" and answer.user is None
            if by is not None and await self.hooks.spares(self.store, stand, table, ref, by, missed=missed):
                raise NotOpen("decision.not-due")
            return await self._answer(stand, table, answer)

        return await self.alone(game, act)

    async def act_for(self, game: str, choose: Callable[[Stand, Table[Any]], autopilot.Chosen]) -> Done | None:
        """Answer for a seat as is chosen while nobody else can act; None: there was only something to note."""

        async def act() -> Done | None:
            stand, table = await self._playing(game)
            chosen = choose(stand, table)
            if chosen.answer is not None:
                stand = replace(stand, notes=chosen.beside.upon(stand.notes))
                return await self._answer(stand, table, chosen.answer)
            await self.store.note(game, self.time.now(), chosen.beside.put, chosen.beside.drop, chosen.beside.parcels)
            return None

        return await self.alone(game, act)

    async def save(
        self, game: str, seat: Seat, ref: str, rev: str, raw: Raw, user_id: int, *, locked: bool = False
    ) -> list[Outcome]:
        """Keep an answer for the deadline; locked: do not wait for me. Returns what followed at once.

        `ref` may be the key of a decision still to come; then `rev` is empty and it is read when it opens.
        """

        async def act() -> list[Outcome]:
            stand, table = await self._playing(game)
            if rev:
                posted = find(table, ref, seat)
                allow(stand, posted, rev, user_id)
                posted.decision.choice.read(plain(raw))
            elif stand.holder(seat) != user_id:
                raise NotAllowed("decision.other", seat=seat)
            row = SavedRow(game, ref, seat, rev, plain(raw), locked, user_id, self.order.next(stand))
            await self.store.save(row)
            return await self._follow(keeping(stand, row), table)

        return await self.alone(game, act)

    async def moment(self, game: str) -> datetime:
        """When what is said now is said: after all that was said in this game before."""
        return self.order.next(await self._stand(game))

    async def let_pass(self, game: str, seat: Seat, ref: str, rev: str, rest: Pass, user_id: int) -> Done:
        """Answer an open decision by its default, and let others pass while they belong to it."""

        async def act() -> Done:
            stand, table = await self._playing(game)
            posted = find(table, ref, seat)
            allow(stand, posted, rev, user_id)
            row = rest.row(game, seat, user_id, self.order.next(stand))
            await self.store.save(row)
            answer = autopilot.Answer(posted, posted.decision.lapse, "answer", user_id)
            return await self._answer(keeping(stand, row), table, answer)

        return await self.alone(game, act)

    async def pass_no_more(self, game: str, seat: Seat, user_id: int) -> None:
        """A seat decides for itself again. NotOpen: nothing stands that could be taken back."""

        async def act() -> None:
            stand = await self._stand(game)
            if stand.holder(seat) != user_id:
                raise NotAllowed("decision.other", seat=seat)
            standing = [row.ref for row in stand.saved if row.seat == seat and said_at(row.ref)]
            if not standing:
                raise NotOpen("pass.none")
            for ref in standing:
                await self.store.unsave(game, ref)

        await self.alone(game, act)

    async def settle(self, game: str) -> None:
        """Ask as this table wants to be asked now, and do what needs nobody: after something beside play changed."""
        with suppress(RulesError, TableError):
            await self.alone(game, partial(self._go_on, game))

    async def _go_on(self, game: str) -> None:
        await self._follow(*await self._playing(game))

    async def catch_up(self) -> None:
        """Do what needed nobody and was not done when it was to be done. StoreFailed: it cannot be written."""
        for game in [*self.unfinished]:
            with suppress(RulesError, TableError):
                await self.alone(game, partial(self._catch_up, game))

    async def _catch_up(self, game: str) -> None:
        self.unfinished.pop(game, None)
        await self._go_on(game)
        if error := self.unfinished.get(game):
            raise error

    async def rule(self, game: str, name: str, args: Raw, user_id: int | None = None, aside: Aside = NO_ASIDE) -> Done:
        """A ruling, by the GM, the host, or who sits down by it (`aside`); None: by the bot."""

        async def act() -> Done:
            stand, table = await self._playing(game)
            stand = seated_by(stand, aside.seated, user_id)
            return await self._act(stand, table, lambda: table.rule(name, args), user_id, aside)

        return await self.alone(game, act)

    # -- taking back -------------------------------------------------------------------------------------------------
    async def undo(self, game: str, seat: Seat, user_id: int | None = None, named: str = "") -> Done:
        """A seat takes its last answer back. NotAllowed: it was not the last act, or others have learnt from it.

        `named`: the answer that is meant (`bot.table.undo.token`); another is not taken back.
        """

        async def act() -> Done:
            stand = await self._stand(game)
            if user_id is not None and stand.holder(seat) != user_id:
                raise NotAllowed("decision.other", seat=seat)
            last = await self.store.last_entry(game)
            if last is None:
                raise NotAllowed("undo.nothing")
            if named and token(last.entry) != named:
                raise NotAllowed("undo.late")
            self.live.drop(game)
            try:
                table = await self.live.resume(stand.game, before=last.entry.seq)
            except TableError as error:
                raise await self._held(stand.game, error) from error
            fresh = table.undo(seat)
            fresh.head = stand.game.head + 1
            own = Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True)
            told = [Parcel("public", "log", "notice", "undo", about={"seat": seat}), own]
            nothing = Outcome(None, [], [], [], None)
            return await self._took_back(stand, fresh, nothing, user_id, Aside(last.entry.seq, told))

        return await self.alone(game, act)

    async def rewind(self, game: str, to: int, user_id: int | None = None) -> Done:
        """Go back to where the game was after an entry; also the way out of a held game. Dice will fall anew.

        NotAllowed: nothing is left of that time, or this program makes something else of it; nothing has happened.
        """

        async def act() -> Done:
            stand = await self._stand(game, held=True)
            allow_ruling(stand.game, user_id)
            self.live.drop(game)
            try:
                table = await self.live.resume(stand.game, upto=to)
                outcome = table.rewind({"to": to})
            except TableError as error:
                raise NotAllowed("rewind.broken") from error
            told = [REWOUND, *await self._anew(stand, to), HELD]
            drafts = taken_back(stand, to + 1, self.order.next(stand))
            return await self._took_back(stand, table, outcome, user_id, Aside(to + 1, told, plans=drafts))

        return await self.alone(game, act)

    async def hold(self, game: str, code: str, cause: str = "") -> None:
        """Stop a game: no clock runs and nobody plays."""
        await self.alone(game, lambda: self._hold(game, code, cause))

    async def _hold(self, game: str, code: str, cause: str) -> None:
        self.live.drop(game)
        await self.store.hold(game, code, cause, self.time.now(), [HELD, TURN])

    async def adopt(self, game: str, user_id: int | None = None) -> Done:
        """Let a held game go on with what this program makes of its acts. NotAllowed: one of them is not legal now."""

        async def act() -> Done:
            stand = await self._stand(game, held=True)
            allow_ruling(stand.game, user_id)
            self.live.drop(game)
            done = await adopted(self.store, self.games, stand.game)
            told = [ADOPTED, *await self._anew(stand, done.since), HELD]
            aside = Aside(done.table.head, told, done.remarks)
            return await self._took_back(stand, done.table, done.outcome, user_id, aside)

        return await self.alone(game, act)

    async def release(self, game: str, user_id: int | None = None) -> Table[Any]:
        """Let a held game go on. Held: it still cannot be rebuilt."""

        async def act() -> Table[Any]:
            stand = await self._stand(game, held=True)
            allow_ruling(stand.game, user_id)
            self.live.drop(game)
            try:
                table = await self.live.resume(stand.game)
            except TableError as error:
                raise Held(stand.game.code) from error
            await self.store.release(game, self.time.now(), [RELEASED, HELD, TURN])
            self.live.keep(game, table)
            return table

        return await self.alone(game, act)

    # -- looking -----------------------------------------------------------------------------------------------------
    async def table(self, game: str) -> Table[Any]:
        """The table of a game that has begun, to be looked at only. Held: it cannot be rebuilt."""
        return (await self.sight(game))[1]

    async def sight(self, game: str) -> tuple[Stand, Table[Any]]:
        """How a game that has begun stands, and its table, to be looked at only. Held: it cannot be rebuilt."""
        if (known := self.live.at_rest(game)) is not None:
            return known

        async def act() -> tuple[Stand, Table[Any]]:
            stand = await self._stand(game, held=True, over=True)
            if stand.game.status == "playing":
                return await self._playing(game)
            table = await self._live(stand.game)
            shown_to(table, stand, on=self.hooks.asks_ahead(stand))
            return stand, table

        return await self.alone(game, act)

    async def as_it_was(self, game: str, seq: int) -> Table[Any]:
        """The table as it was after an entry; whoever asked closes it. NotAllowed: nothing is left of that time."""
        stand = await self._stand(game, held=True, over=True)
        return await self.live.resume(stand.game, upto=seq)

    def close(self) -> None:
        """Drop all tables."""
        self.live.close()

    # -- how it is done ----------------------------------------------------------------------------------------------
    async def alone(self, game: str, act: Callable[[], Awaitable[R]]) -> R:
        """Do what belongs together under the lock of the game; again if somebody else wrote to it meanwhile."""
        return await self.live.alone(game, act)

    async def _stand(self, game: str, *, held: bool = False, over: bool = False) -> Stand:
        stand = await self.store.stand(game)
        if stand is None:
            raise NotOpen("game.unknown")
        if stand.game.status == "lobby":
            raise NotOpen("game.lobby")
        begun = stand.game.started_at is not None  # a lobby that was called off is over without having begun
        if stand.game.status == "over" and not (over and begun):
            raise NotOpen("game.over")
        if stand.game.status == "held" and not held:
            raise Held(stand.game.code)
        return stand

    async def _playing(self, game: str) -> tuple[Stand, Table[Any]]:
        stand = await self._stand(game)
        table = await self._live(stand.game)
        new = shown_to(table, stand, on=self.hooks.asks_ahead(stand))
        if new and ((changed := as_written(stand, table)).opened or changed.closed):
            await self._written(stand, table, changed, None)
            self._leave(game)
            stand = await self._stand(game)
        return stand, table

    def _leave(self, game: str, error: StoreFailed | None = None) -> None:
        """What follows in a game is left to the clock."""
        self.unfinished[game] = error
        self.store.window_bell.ring()

    async def _live(self, row: GameRow) -> Table[Any]:
        """The live table as it is written. Held: it cannot be rebuilt."""
        try:
            return await self.live.of(row)
        except TableError as error:
            raise await self._held(row, error) from error

    async def _held(self, row: GameRow, error: TableError) -> Held:
        """Hold a game that cannot go on; the cause is for maintainers and stays in the store."""
        if row.status == "held":
            return Held(row.code)
        code = new_id(5).upper()
        about = {"seq": error.seq, "key": error.key} if isinstance(error, Diverged) else {}
        log.error("game held", game=row.id, code=code, error=type(error).__name__, **about)
        await self._hold(row.id, code, str(error))
        return Held(code)

    async def _start(self, game: str, user_id: int | None, seed: str | None) -> Done:
        stand = await self.store.stand(game)
        if stand is None or stand.game.status != "lobby":
            raise NotOpen("game.begun" if stand else "game.unknown")
        allow_ruling(stand.game, user_id)
        dice, rules = mixing(stand, seed), self.games[stand.game.kind]
        table, outcome = Table.start(rules, setup_of(rules, stand, dice.seed))
        table.plan_ahead(on=self.hooks.asks_ahead(stand))
        outcome = replace(outcome, opened=list(table.open.values()))
        stand = await self._write(stand, table, outcome, user_id, Aside(dice=dice))
        self.live.keep(game, table)
        return Done(stand.game, outcome, await self._follow(stand, table))

    async def _answer(self, stand: Stand, table: Table[Any], answer: autopilot.Answer) -> Done:
        stand, table, outcome = await self._in_time(stand, table, answer)
        followed = await self._follow(stand, table)
        if outcome is None:
            raise NotOpen("decision.closed")
        return Done(stand.game, outcome, followed)

    async def _in_time(
        self, stand: Stand, table: Table[Any], answer: autopilot.Answer, *, unchanged: bool = False
    ) -> tuple[Stand, Table[Any], Outcome | None]:
        """Play an answer; orders for offers that it would end are carried out before it. None: then it is not asked.

        What it ends is seen when it is played; where there was an order for that, this table is thrown away, and it is
        played once more after the order. `unchanged`: it is not asked either where its options are others then.
        """
        offers = [ref for ref in self.hooks.waits(stand, table) if ref != answer.posted.ref]
        outcome = await self._tried(stand, partial(answer.play, table))
        if ended := [ref for ref in offers if ref in outcome.closed]:
            table = await self._live(stand.game)
            stand = await self._carried_out(stand, table, ended)
            if not answer.is_asked(table, unchanged=unchanged):
                return stand, table, None
            outcome = await self._tried(stand, partial(answer.play, table))
        return await self._written(stand, table, outcome, answer.user), table, outcome

    async def _carried_out(self, stand: Stand, table: Table[Any], offers: Sequence[str]) -> Stand:
        """What seats ordered for these offers, where it is due."""
        for ref in offers:
            chosen = self.hooks.due(stand, table, ref, self.time.now())
            if chosen.answer is not None:
                stand = replace(stand, notes=chosen.beside.upon(stand.notes))
                outcome = await self._tried(stand, partial(chosen.answer.play, table))
                stand = await self._written(stand, table, outcome, chosen.answer.user)
        return stand

    async def _act(
        self, stand: Stand, table: Table[Any], act: Callable[[], Outcome], user: int | None, aside: Aside = NO_ASIDE
    ) -> Done:
        outcome = await self._tried(stand, act)
        stand = await self._written(stand, table, outcome, user, aside)
        return Done(stand.game, outcome, await self._follow(stand, table))

    async def _tried(self, stand: Stand, act: Callable[[], Outcome]) -> Outcome:
        """Play on the live table; nothing is written yet."""
        try:
            return act()
        except TableError as error:
            raise await self._held(stand.game, error) from error

    async def _written(
        self, stand: Stand, table: Table[Any], outcome: Outcome, user: int | None, aside: Aside = NO_ASIDE
    ) -> Stand:
        """Write what was played; if that fails, the table that has moved on is thrown away."""
        try:
            return await self._write(stand, table, outcome, user, aside)
        except BaseException:
            self.live.drop(stand.game.id)
            raise

    async def _follow(self, stand: Stand, table: Table[Any]) -> list[Outcome]:
        """What needs nobody is done at once. What fails here does not undo what was done before."""
        followed: list[Outcome] = []
        for _ in range(FORCED):
            still = stand.game.paused_at is not None
            answer = autopilot.next_answer(table, stand.saved, still=still)
            if table.over or answer is None:
                break
            try:
                stand, table, outcome = await self._in_time(stand, table, answer, unchanged=True)
            except TableError:
                break
            except (Conflict, StoreFailed) as error:
                self._leave(stand.game.id, error if isinstance(error, StoreFailed) else None)
                break
            followed += [outcome] if outcome else []
        return followed

    async def _anew(self, stand: Stand, to: int) -> list[Parcel]:
        """What is shown anew if the game goes back to where it was after an entry."""
        shown = await shown_anew(self.store, stand, to)
        for anew in self.hooks.anew:
            shown += await anew(self.store, stand, to)
        return shown

    async def _took_back(
        self, stand: Stand, table: Table[Any], outcome: Outcome, user: int | None, aside: Aside
    ) -> Done:
        """Write an undo or a rewind: everything that is open now is shown anew."""
        table.plan_ahead(plans_of(aside.plans or stand.saved), on=self.hooks.asks_ahead(stand))
        shown = all_anew(stand, table, outcome)
        stand = await self._write(stand, table, shown, user, aside)
        self.live.keep(stand.game.id, table)
        return Done(stand.game, shown, await self._follow(stand, table))

    async def _write(
        self, stand: Stand, table: Table[Any], outcome: Outcome, user: int | None, aside: Aside = NO_ASIDE
    ) -> Stand:
        """Write an act with all that comes of it; how the game stands then, but for its windows."""
        row, now, waiting = after(stand.game, table), self.time.now(), covered(table, outcome)
        said = self.order.next(stand)
        standing = left(stand.saved, outcome, waiting)
        ended = [one for one in stand.saved if said_at(one.ref) and one not in standing]
        plans = kept_after(stand, table, outcome, user, said)
        dice = [aside.dice.notes] if aside.dice else []
        beside = self.hooks.noted(Act(stand, row, table, outcome, now, aside.undone_from), *dice)
        gone = [one.ref for one in (*ended, *plans.gone)]
        change = Change(stand, row, outcome, now, said, user, aside, gone, beside, [*aside.plans, *plans.rows], waiting)
        shown = (Parcel(f"seat:{one.seat}", f"dm:{one.seat}", "decisions", merge=True) for one in ended)
        parcels = [*aside.told, *self.plan(row, table, outcome), *shown]
        opened = self.hooks.opens(stand, change.awaited, now)
        await self.store.commit(change.move(stand.game.head, parcels, opened))
        saved = plans.upon([*standing, *aside.plans])
        return replace(stand, game=row, saved=saved, notes=beside.upon(stand.notes))
