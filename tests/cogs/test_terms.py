"""Words of the game are explained to each person once, on his own cards."""

from __future__ import annotations

from bot.services.people.people import KEY
from tests.cogs.conftest import Hall, card


async def test_nobody_is_told_twice_and_his_data_show_it(hall: Hall) -> None:
    await hall.begin(scenario="late")
    hanno = hall.people[1]
    first = card(hanno).text
    assert "**Trader**: a marker on a Senator" in first
    met = (await hall.bot.store.personal(hanno.user.id))["settings"][KEY]["met"]
    assert met["trader"] == met["desk"]
    shown = (await hanno.slash("/desk")).text
    assert "**Trader**: a marker on a Senator" in shown, "at the same question"
    await hall.skip_to("revenue.corruption")
    later = [one.text for one in hanno.inbox.all if one.text != first]
    asked = [text for text in later if "**Trader**: " in text]
    assert len(asked) <= 1, "the card of that question, when it was edited"
    assert "**Trader**: " not in card(hanno).text
    await hall.bot.store.forget(hanno.user.id)
    assert "met" not in str((await hall.bot.store.personal(hanno.user.id))["settings"])
