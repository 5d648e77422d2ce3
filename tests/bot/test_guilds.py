"""What a server sets, and what stands against opening a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.base.errors import NotAllowed
from bot.services.people.guilds import HouseRules, check_opening, house_rules, keep
from bot.store.store import GuildRow
from tests.bot.playing import lobby, opened


async def test_settings_are_kept_beside_what_else_is_known_of_a_server(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.put_guild(GuildRow(1, {"else": 5}))
        assert house_rules(await store.guild(1)) == HouseRules()
        await keep(store, 1, most=3, channels=(7, 8))
        await keep(store, 1, retention=30)
        row = await store.guild(1)
        assert row.settings["else"] == 5
        assert house_rules(row) == HouseRules(most=3, channels=(7, 8), retention=30)
        assert house_rules(await store.guild(2)) == HouseRules()


@pytest.mark.parametrize("wrong", [{"most": 0}, {"most": 101}, {"retention": 0}, {"role": "x"}])
async def test_what_cannot_be_set_changes_nothing(tmp_path: Path, wrong: dict[str, object]) -> None:
    async with opened(tmp_path / "a.db") as store:
        await keep(store, 1, most=3)
        with pytest.raises(ValidationError):
            await keep(store, 1, **wrong)
        assert house_rules(await store.guild(1)) == HouseRules(most=3)


@pytest.mark.parametrize("stored", [{"most": "many"}, 7, None, {"language": "xx"}, {"gone": 1}])
def test_what_cannot_be_read_counts_as_not_set(stored: object) -> None:
    assert house_rules(GuildRow(1, {"rules": stored})) == HouseRules()


async def test_where_by_whom_and_how_many_games_are_opened(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await check_opening(store, 1, 7, [])
        await keep(store, 1, channels=(8,))
        with pytest.raises(NotAllowed, match=r"house\.channel"):
            await check_opening(store, 1, 7, [])
        await keep(store, 1, role=55)
        with pytest.raises(NotAllowed, match=r"house\.role"):
            await check_opening(store, 1, 8, [54])
        await check_opening(store, 1, 8, [54, 55])
        await keep(store, 1, most=1)
        await lobby(store)
        with pytest.raises(NotAllowed, match=r"house\.full"):
            await check_opening(store, 1, 8, [55])
        await check_opening(store, 2, 8, [])
