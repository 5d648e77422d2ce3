"""What is seen is kept until something changes, and never shows an act that is not written yet."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.brought import HOOKS
from bot.store.store import Move, SavedRow, Stand, UserRow
from bot.surface.kit.look import Look, Looker
from bot.surface.kit.names import BORN, Found, Names, naming, things
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel import Seat, Setup, Table, chairs
from tests.bot.playing import NOW, answer, at_table, user
from tests.bot.surface.test_present import posts

ONE, TWO = Seat("diamond"), Seat("triangle")


async def seen(looker: Looker, game: str, seat: Seat | None = ONE) -> Look:
    found = await looker.look(game, seat)
    assert found is not None
    return found


async def test_a_look_is_kept_until_anybody_acts(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        before = await seen(looker, game)
        assert (await seen(looker, game)).voice is before.voice
        assert (await seen(looker, game, TWO)).voice is not before.voice
        await answer(tables, game, "sample.bid", 4, TWO)
        after = await seen(looker, game)
        assert (before.game.head, after.game.head) == (0, 1)
        assert TWO in before.waiting
        assert TWO not in after.waiting


async def test_an_act_of_another_process_is_seen(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        looker, other = Looker(tables.store, tables), Tables(tables.store, tables.games, plan, HOOKS, time=time)
        await seen(looker, game)
        await answer(other, game, "sample.bid", 4, TWO)
        assert TWO not in (await seen(looker, game)).waiting
        other.close()


async def test_drafts_and_new_names_are_seen(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        ref = (await seen(looker, game)).own[0].ref
        await tables.store.save(SavedRow(game, ref, ONE, "", 7, locked=False, user=user(ONE), at=NOW))
        assert (await seen(looker, game)).drafts == {ref: 7}
        looker.name(user(TWO), "Hanno")
        assert "Hanno" in (await seen(looker, game)).voice.name(TWO)


async def test_who_looks_while_an_act_is_being_written_waits_for_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker, real = Looker(tables.store, tables), tables.store.commit
        begun, hold = asyncio.Event(), asyncio.Event()
        await seen(looker, game)

        async def commit(move: Move) -> None:
            begun.set()
            await hold.wait()
            await real(move)

        tables.store.commit = commit  # type: ignore[method-assign]
        acting = asyncio.create_task(answer(tables, game, "sample.bid", 4, TWO))
        await begun.wait()
        looking = asyncio.create_task(seen(looker, game))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not looking.done()
        hold.set()
        await acting
        assert (await looking).game.head == 1


async def test_names_are_asked_for_before_anything_is_looked_at(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker, real = Looker(tables.store, tables), tables.store.user

        async def person(number: int) -> UserRow:
            if number == user(ONE) and TWO in {one.decision.seat for one in (await tables.table(game)).open.values()}:
                await answer(tables, game, "sample.bid", 4, TWO)
            return await real(number)

        tables.store.user = person  # type: ignore[method-assign]
        found = await seen(looker, game)
        assert found.game.head == 1
        assert TWO not in found.waiting


async def test_an_outline_makes_its_view_at_once_or_never(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        outline = await looker.outline(game, ONE)
        assert outline is not None
        await answer(tables, game, "sample.bid", 4, TWO)
        with pytest.raises(LookupError):
            outline.sight()


async def test_a_look_can_be_read_to_its_end_whatever_happens_meanwhile(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        held, outline = replace(await seen(looker, game), own=[]), await looker.outline(game, TWO)
        assert outline is not None
        assert outline.view.model_fields_set >= {"deals"}
        await answer(tables, game, "sample.bid", 4, TWO)
        assert held.view.deals == {}  # type: ignore[attr-defined]
        with pytest.raises(LookupError):
            outline.view.deals  # type: ignore[attr-defined]  # noqa: B018


async def test_a_look_that_nobody_holds_any_more_is_not_made_whole(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        view = (await seen(looker, game)).view
        await answer(tables, game, "sample.bid", 4, TWO)
        with pytest.raises(LookupError):
            view.model_dump()


async def test_a_look_is_made_anew_where_the_table_was_built_anew(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        looker = Looker(tables.store, tables)
        table = (await looker.games.sight(game))[1]
        before = await seen(looker, game)
        again = Table.resume(table.game, table.checkpoint, table.entries, table.head)

        async def sight(name: str) -> tuple[Stand, Table[Any]]:
            return (await tables.sight(name))[0], again

        looker.games = SimpleNamespace(sight=sight)  # type: ignore[assignment]
        table.close()
        assert (await seen(looker, game)).view == before.view
        again.close()


async def test_names_that_only_the_view_knows_are_found_and_prose_is_not_looked_up() -> None:
    asked: list[str] = []
    names = Names({"diamond": "Elissa"}, lambda: asked.append("view") or {"c24": "amber"})
    assert names["diamond"] == "Elissa"
    assert "Table 3" not in names
    assert "Hanno" not in names
    assert not asked
    assert names["c24"] == "amber"
    assert "c25" not in names
    assert dict(names) == {"diamond": "Elissa", "c24": "amber"}
    assert len(names) == 2


def test_places_are_asked_for_a_name_one_after_the_other() -> None:
    asked: list[str] = []
    found = Found(lambda: asked.append("one") or {"c24": "amber"}, lambda: asked.append("two") or {"c25": "salt"})
    assert (found["c24"], found["c24"], asked) == ("amber", "amber", ["one"])
    assert (found["c25"], found.get("c26"), asked) == ("salt", None, ["one", "two"])
    assert (dict(found), len(found)) == ({"c24": "amber", "c25": "salt"}, 2)


def test_to_name_a_senator_no_battle_is_reckoned() -> None:
    rules = GAMES["carthage"]
    table, _ = Table.start(rules, Setup(chairs(3), "names", rules.options()))
    view = table.view(ONE)
    assert naming("carthage").born(view)["fam-mago"]
    assert "senators" in vars(view)
    assert "forces" not in vars(view)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_comes_into_being_is_looked_up(game: str) -> None:
    for look, _ in posts(game, 4, 7, 60):
        assert all(BORN.fullmatch(name) for name in things(look.view))
