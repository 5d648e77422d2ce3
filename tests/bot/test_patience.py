"""What may wait goes with what follows, and holds nothing up that may not."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.posting.patience import SECONDS, Patient
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import NOW, answer, at_table, lobby, opened

TURN = Parcel("public", "channel", "turn", merge=True, patience=10.0)
RESULT = Parcel("public", "channel", "result", "4")
LOG = [Parcel("public", "log", "log", f"{number}.0", patience=15.0) for number in range(4)]
THEN = NOW + timedelta(seconds=10)
ONE, TWO, THREE = chairs(3)


def kinds(rows: list[OutboxRow]) -> list[str]:
    return [f"{row.parcel.kind} {row.parcel.ref}".strip() for row in rows]


async def test_a_patient_card_holds_up_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [TURN], NOW)
        assert (await store.claim(NOW), await store.next_outbox()) == ([], THEN)
        await store.post("salt22", [RESULT], NOW)
        (row,) = await store.claim(NOW)
        assert (kinds([row]), await store.next_outbox()) == (["result 4"], None)
        assert await store.claim(THEN) == [], "one at a time goes to a place"
        await store.sent(row.id)
        assert (kinds(await store.claim(THEN)), await store.unsent()) == (["turn"], 1)


async def test_a_patient_card_waits_no_longer_for_what_comes_after_it(tmp_path: Path) -> None:
    """It is made newer, and due when it was due at first."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [replace(TURN, about={"n": 1})], NOW)
        await store.post("salt22", [replace(TURN, about={"n": 2})], NOW + timedelta(seconds=9))
        (row,) = await store.claim(THEN)
        assert (row.parcel.about, await store.unsent()) == ({"n": 2}, 1)


async def test_what_is_urgent_goes_at_once_and_where_it_belongs(tmp_path: Path) -> None:
    """The card of a new phase stands below the results of the last one, though an edit of the former was waiting."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [TURN], NOW)
        await store.post("salt22", [RESULT, replace(TURN, patience=0.0)], NOW)
        found = []
        while rows := await store.claim(NOW):
            found += kinds(rows)
            await store.sent(rows[0].id)
        assert found == ["result 4", "turn"]
        assert await store.unsent() == 0


async def test_what_is_urgent_already_waits_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [replace(TURN, patience=0.0)], NOW)
        await store.post("salt22", [TURN], NOW)
        assert (len(await store.claim(NOW)), await store.unsent()) == (1, 1)


async def test_a_patient_card_that_was_tried_keeps_its_place(tmp_path: Path) -> None:
    """Its nonce may be known on Discord, so it is not thrown away."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [TURN], NOW)
        (row,) = await store.claim(THEN)
        await store.put_off(row.id, THEN)
        await store.post("salt22", [RESULT, replace(TURN, patience=0.0)], THEN)
        (again,) = await store.claim(THEN)
        assert (again.nonce, await store.unsent()) == (row.nonce, 2)


async def test_a_killed_process_leaves_what_was_patient(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [TURN, *LOG[:2]], NOW)
        await store.post("salt22", [replace(TURN, about={"n": 2})], NOW)
    async with opened(tmp_path / "a.db") as store:
        assert kinds(await store.claim(NOW)) == []
        card, _ = await store.claim(NOW + timedelta(seconds=15))
        assert (card.parcel.about, await store.unsent()) == ({"n": 2}, 3)


async def test_who_leaves_has_no_patience(tmp_path: Path) -> None:
    """What Discord refused is left for its own time."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", [RESULT], NOW)
        (row,) = await store.claim(NOW)
        await store.failed(row.id, NOW + timedelta(minutes=5))
        await store.post("salt22", [*LOG, replace(TURN, target="lobby")], NOW)
        await store.hasten(NOW, patient=True)
        assert sorted(kinds(await store.claim(NOW))) == ["log 0.0", "turn"]


async def test_lines_wait_in_their_order_and_go_together(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await store.post("salt22", LOG, NOW)
        (row,) = await store.claim(NOW + timedelta(seconds=15))
        behind = await store.behind(row)
        assert kinds(behind) == ["log 1.0", "log 2.0", "log 3.0"]
        shown = MessageRow(7, "salt22", 1, "public", "log", "log", "0+1", "", NOW)
        await store.sent(row.id, shown, [behind[0].id])
        assert (await store.unsent(), await store.message("salt22", "log", "log", "0+1")) == (2, shown)


async def test_only_lines_of_the_same_place_and_game_go_together(tmp_path: Path) -> None:
    """Two games in one channel: each tells of itself."""
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        await lobby(store, "other2")
        notice = Parcel("public", "log", "notice", "undo")
        await store.post("salt22", [LOG[0], LOG[1], notice, LOG[2]], NOW)
        await store.post("other2", [LOG[3], TURN], NOW)
        await store.post("salt22", [TURN], NOW)
        claimed = await store.claim(NOW + timedelta(seconds=15))
        row = next(one for one in claimed if (one.game, one.parcel.target) == ("salt22", "log"))
        assert kinds(await store.behind(row)) == ["log 1.0"]
        assert await store.unsent() == 7


async def waits(tables: Tables) -> dict[tuple[str, str], float]:
    """How long what was told last may wait, by audience and kind; it is taken as sent."""
    found = dict[tuple[str, str], float]()
    while rows := await tables.store.claim(tables.time.now() + timedelta(minutes=1), 100):
        for row in rows:
            found[row.parcel.audience, row.parcel.kind] = (row.due - row.made_at).total_seconds()
            await tables.store.sent(row.id)
    return found


async def test_whoever_is_asked_is_told_at_once(tmp_path: Path) -> None:
    """What he answered, holds, and whom the table waits for still, can wait; a new phase cannot."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        tables.plan = Patient()
        await answer(tables, game, "sample.bid", 1, ONE)
        await waits(tables)
        await answer(tables, game, "sample.bid", 2, TWO)
        assert await waits(tables) == {
            (f"seat:{ONE}", "decisions"): 0.0,  # his answer cannot be taken back any more
            (f"seat:{TWO}", "decisions"): SECONDS["decisions"],
            ("public", "turn"): SECONDS["turn"],
        }
        await answer(tables, game, "sample.bid", 3, THREE)
        then = await waits(tables)
        assert then["public", "turn"] == 0.0, "the floor opens"
        assert {then[f"seat:{seat}", "decisions"] for seat in (ONE, TWO, THREE)} == {0.0}
        assert then["public", "log"] == SECONDS["log"]
        assert {wait for (_, kind), wait in then.items() if kind not in SECONDS} <= {0.0}


async def test_after_a_restart_a_turn_card_is_not_late(tmp_path: Path) -> None:
    """Nobody knows then which phase the last card told of."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await waits(tables)
        tables.plan = Patient()
        await answer(tables, game, "sample.bid", 1, ONE)
        assert (await waits(tables))["public", "turn"] == 0.0
