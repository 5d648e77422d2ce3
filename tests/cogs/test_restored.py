"""After a restore the bot tells the tables concerned, asks what was asked then, and old buttons are dead."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.app import restoring
from bot.app.restoring import Wish
from bot.store.sqlite_look import copy
from tests.bot.playing import FakeTime
from tests.cogs.conftest import Reopened, card, ids

MISTAKE = "Whoever runs this bot has put the game back to how it was on <t:"


async def test_its_table_is_told_and_asked_anew(reopened: Reopened, tmp_path: Path, time: FakeTime) -> None:
    path, backup = tmp_path / "byrsa.db", tmp_path / "backup.db"
    async with reopened() as hall:
        await hall.begin()
        elissa, hanno, *_ = hall.people
        await asyncio.to_thread(copy, path, backup, lambda _, __: None)
        button = ids(card(hanno), "pick")[0]
        await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
        await hall.town.idle()
        head = await hall.head()
    said: list[str] = []
    wish = Wish(path, backup, None, "", verify=True, moved=False)
    await asyncio.to_thread(restoring.main, wish, said.append, time)
    assert "goes on after entry" in said[0]
    async with reopened() as hall:
        await hall.town.idle()
        texts = [one.text for one in elissa.channel("hall").all]
        assert [one for one in texts if one.startswith(MISTAKE)]
        assert await hall.head() > head
        assert card(elissa).text, "whoever had answered is asked again"
        assert ids(card(elissa), "pick")
        assert button not in ids(card(hanno), "pick"), "the buttons of before are gone"
        before = await hall.head()
        await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])
        assert await hall.head() > before
