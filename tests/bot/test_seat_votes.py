"""Who sits where is put to the table: votes, applicants, and everything that happens at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import Pause, go_on, stop
from bot.services.seats.seats import LONGER, WAIT, caretaker_chosen, take, vacate
from bot.services.seats.votes import admit, ask_caretaker, ask_replace, ask_seat, replaced
from bot.services.votes.motions import Motion, motions
from bot.services.votes.votes import cast
from bot.store.store import Stand
from bot.table.tables import Tables
from games import catalog
from games.kernel import Seat
from games.kernel.decision import chairs
from games.kernel.minds import LEVELS, Level
from games.kernel.minds import Mind as Player
from tests.bot.playing import HOST, NOW, answer, asked, at_table, user

ONE, TWO, THREE, FOUR = chairs(4)
DIDO, ANNA = 900, 901


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def holder(tables: Tables, game: str, seat: Seat) -> int | None:
    return (await stand_of(tables, game)).holder(seat)


async def states(tables: Tables, game: str, kind: str) -> list[tuple[str, str]]:
    """What has become of the motions of a kind, and why."""
    return [(one.state, one.why) for one in motions(await stand_of(tables, game)) if one.kind == kind]


async def voted(tables: Tables, game: str, kind: str) -> Motion:
    """The one motion of a kind."""
    (motion,) = [one for one in motions(await stand_of(tables, game)) if one.kind == kind]
    return motion


async def agreed(tables: Tables, game: str, ref: str, *seats: Seat) -> None:
    for seat in seats:
        await cast(tables, game, ref, user(seat), yea=True)


async def test_two_thirds_of_the_others_replace_somebody_and_whom_they_ask_need_not_be_confirmed(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await ask_replace(tables, game, ONE, user(TWO), DIDO)
        assert motion is not None
        with pytest.raises(NotAllowed, match=r"motion\.no-vote"):
            await cast(tables, game, motion.ref, user(ONE), yea=False)
        await agreed(tables, game, motion.ref, THREE)
        assert await holder(tables, game, ONE) is None
        assert await ask_seat(tables, game, ONE, DIDO) == "taken"
        assert await holder(tables, game, ONE) == DIDO


async def test_the_game_master_replaces_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await ask_replace(tables, game, TWO, HOST)
        assert await holder(tables, game, TWO) is None
        assert await states(tables, game, "replace") == [("carried", "")]


async def test_a_vote_on_somebody_ends_when_he_goes_and_does_not_hit_his_successor(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await ask_replace(tables, game, ONE, user(TWO))
        assert motion is not None
        await vacate(tables, game, ONE, "own")
        assert await states(tables, game, "replace") == [("refused", "")]
        await take(tables, game, ONE, DIDO)
        with pytest.raises(NotOpen, match=r"motion\.closed"):
            await agreed(tables, game, motion.ref, THREE)
        assert await holder(tables, game, ONE) == DIDO


async def test_a_decision_that_takes_effect_late_does_not_hit_a_successor(tmp_path: Path) -> None:
    """It was carried, the bot stopped, and he gave up his seat before it could be done."""
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await ask_replace(tables, game, ONE, user(TWO))
        assert motion is not None
        await vacate(tables, game, ONE, "own")
        await replaced(tables, motion)
        await take(tables, game, ONE, DIDO)
        with pytest.raises(NotAllowed, match=r"seats\.changed"):
            await replaced(tables, motion)
        assert await holder(tables, game, ONE) == DIDO


async def test_one_vote_at_a_time_and_the_host_may_choose_the_other(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        assert await ask_seat(tables, game, TWO, DIDO) == "voting"
        assert await ask_seat(tables, game, TWO, ANNA) == "waiting"
        with pytest.raises(NotAllowed, match=r"game\.host"):
            await admit(tables, game, TWO, ANNA, user(THREE))
        with pytest.raises(NotOpen, match=r"seats\.no-applicant"):
            await admit(tables, game, TWO, 999, HOST)
        await admit(tables, game, TWO, ANNA, HOST)
        assert await holder(tables, game, TWO) == ANNA
        assert sorted(await states(tables, game, "admit")) == [("carried", ""), ("refused", "")]
        assert await states(tables, game, "caretaker") == [("refused", "")]
        with pytest.raises(NotOpen, match=r"seats\.no-applicant"):
            await admit(tables, game, TWO, DIDO, HOST)


async def test_the_table_admits_a_newcomer(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        await ask_seat(tables, game, TWO, DIDO)
        motion = await voted(tables, game, "admit")
        await agreed(tables, game, motion.ref, ONE, THREE)
        assert await holder(tables, game, TWO) == DIDO


async def test_one_whom_the_table_admits_has_sat_down_elsewhere_meanwhile(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        await vacate(tables, game, FOUR, "own")
        await ask_seat(tables, game, TWO, DIDO)
        motion = await voted(tables, game, "admit")
        await take(tables, game, FOUR, DIDO)
        await agreed(tables, game, motion.ref, ONE, THREE)
        assert await holder(tables, game, TWO) is None
        assert await states(tables, game, "admit") == [("void", "seats.seated")]


async def test_the_table_is_asked_whether_a_caretaker_is_to_play(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        with pytest.raises(NotAllowed, match=r"seats\.taken"):
            await ask_caretaker(tables, game, TWO, user(THREE), "defaults")
        await vacate(tables, game, TWO, "own")
        motion = await voted(tables, game, "caretaker")
        with pytest.raises(NotAllowed, match=r"motion\.open"):
            await ask_caretaker(tables, game, TWO, user(THREE), "fair")
        await agreed(tables, game, motion.ref, THREE, FOUR)
        row = (await stand_of(tables, game)).seats[TWO]
        assert row.holder == "caretaker"


@pytest.mark.parametrize(
    ("able", "wish", "plays"), [(LEVELS, "fair", "fair"), (LEVELS[2:], "easy", "hard"), ((), "hard", "defaults")]
)
async def test_the_host_chooses_how_a_caretaker_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, able: Sequence[Level], wish: Level, plays: str
) -> None:
    """Where its game lets him: one that has one player only has that, one that has none the defaults."""
    monkeypatch.setattr(catalog, "MINDS", {"sample": dict.fromkeys(able, Player(lambda *_: None))})
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        await ask_caretaker(tables, game, TWO, HOST, wish)
        note = (await stand_of(tables, game)).note("caretaker", TWO)
        assert note is not None
        assert note.body["mind"] == plays
        assert {state for state, _ in await states(tables, game, "caretaker")} == {"carried"}


async def test_a_table_that_wants_a_player_waits_for_one_longer(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4, pace="none") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await vacate(tables, game, TWO, "own")
        motion = await voted(tables, game, "caretaker")
        for seat in (ONE, THREE):
            await cast(tables, game, motion.ref, user(seat), yea=False)
        time.move(WAIT)
        await clock.tick()
        assert (await stand_of(tables, game)).seats[TWO].holder == "vacant"
        time.move(LONGER - WAIT)
        await clock.tick()
        assert (await stand_of(tables, game)).seats[TWO].holder == "caretaker"


async def test_nobody_comes_where_somebody_has_sat_down(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        motion = await voted(tables, game, "caretaker")
        await take(tables, game, TWO, DIDO)
        assert await states(tables, game, "caretaker") == [("refused", "")]
        with pytest.raises(NotAllowed, match=r"seats\.taken"):
            await caretaker_chosen(tables, motion)
        assert await holder(tables, game, TWO) == DIDO


async def test_an_answer_and_a_replacement_race(tmp_path: Path) -> None:
    """Whichever comes first: his answer counts or is refused, and it is never his successor's."""
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", TWO)
        done: list[Any] = await asyncio.gather(
            tables.submit(game, TWO, posted.ref, posted.rev, 2, user(TWO)),
            vacate(tables, game, TWO, "own"),
            return_exceptions=True,
        )
        entries = [row for row in await tables.store.journal(game) if row.entry.seat == TWO]
        refused = isinstance(done[0], NotAllowed) and done[0].reason == "decision.other"
        assert done[1] is None
        assert refused != bool(entries)
        assert {row.user for row in entries} <= {user(TWO)}
        await take(tables, game, TWO, DIDO)
        with pytest.raises((NotAllowed, NotOpen), match=r"decision\.(other|closed)"):
            await tables.save(game, TWO, posted.ref, posted.rev, 1, user(TWO))


async def test_seats_change_hands_while_the_game_is_paused(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, time):
        await stop(tables, game, Pause(by="table", since=NOW))
        await vacate(tables, game, TWO, "own")
        await take(tables, game, TWO, DIDO)
        time.move(timedelta(hours=40))
        assert (await stand_of(tables, game)).game.paused_at == NOW
        await go_on(tables, game)
        dues = {row.due for row in (await stand_of(tables, game)).windows}
        assert dues == {time.now() + timedelta(hours=24)}


async def test_no_seat_changes_hands_in_a_game_that_is_over_or_gathers_players(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        clock = Clock(tables.store, tables, tables.time)
        await clock.connected()
        while not (table := await tables.table(game)).over:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await tables.submit(game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
        for act in (
            take(tables, game, TWO, DIDO),
            vacate(tables, game, ONE, "own"),
            ask_seat(tables, game, TWO, DIDO),
            ask_replace(tables, game, ONE, user(ONE)),
        ):
            with pytest.raises(NotOpen, match=r"game\.over"):
                await act


async def test_an_answer_set_beforehand_by_a_former_holder_is_not_given(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 5, user(TWO), locked=True)
        await vacate(tables, game, TWO, "missed")
        for seat in (ONE, THREE, FOUR):
            await answer(tables, game, "sample.bid", 1, seat)
        assert [row.entry.seat for row in await tables.store.journal(game) if row.entry.seat == TWO] == []
        await tables.lapse(game, posted.ref)
        assert [row.entry.raw for row in await tables.store.journal(game) if row.entry.seat == TWO] == [0]
