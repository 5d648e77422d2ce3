"""Rules are a press away: from the cards, from results, from a refusal, and by command."""

from __future__ import annotations

from loopback.seen import Seen
from tests.cogs.conftest import Hall, card


async def test_the_rules_of_a_choice_are_on_its_card(hall: Hall) -> None:
    await hall.begin(scenario="late")
    elissa, hanno, *_ = hall.people
    said = await elissa.click(card(elissa), "Rules")
    assert said.ephemeral
    assert "**RC-4.3** Each faction" in said.text
    pinned = next(one for one in hanno.channel("hall").all if one.pinned)
    said = await hanno.click(pinned, "Rules")
    assert "**RC-4.3** Each faction" in said.text
    (menu,) = [one["custom_id"] for one in said.components if one["type"] == 3]
    next_ = await hanno.select(said, "RC-4.4", custom_id=menu)
    assert "**RC-4.4**" in next_.text


async def test_rules_by_command(hall: Hall) -> None:
    elissa, *_ = hall.people
    listed = await elissa.autocomplete("/rules", "query")
    assert {"name": "RC-7 Trade Phase", "value": "RC-7"} in listed
    assert "rounded up; the tax goes to the State Treasury." in (await elissa.slash("/rules", query="7.3.2")).text
    assert (await elissa.slash("/rules", query="zebra")).text.startswith("There is no such rule.")


async def test_rules_of_any_book_by_command_and_first_of_the_game_of_the_channel(hall: Hall) -> None:
    await hall.begin(scenario="late")
    elissa, *_ = hall.people
    for query in ("7.3.2", "RC-7.3.2"):
        assert "rounded up; the tax goes to the State Treasury." in (await elissa.slash("/rules", query=query)).text
    assert {"name": "CD-3 Object, names", "value": "CD-3"} in await elissa.autocomplete("/rules", "query", query="CD-3")
    found = await elissa.slash("/rules", query="CD-5.B(f)3")
    assert found.text.startswith("**CD-5.B(f)3** No *hostile* unit")
    (menu,) = [one["custom_id"] for one in found.components if one["type"] == 3]
    assert "**CD-5.B(f)2**" in (await elissa.select(found, "CD-5.B(f)2", custom_id=menu)).text


async def test_a_result_with_dice_says_why(hall: Hall) -> None:
    await hall.begin(scenario="late")
    await hall.skip_to("revenue.corruption")
    rolled = next(one for one in hall.people if any(label.startswith("Roll: ") for label in card(one).buttons))
    label = next(label for label in card(rolled).buttons if label.startswith("Roll: "))
    await rolled.click(card(rolled), label)
    await hall.town.idle()
    await hall.skip_to("revenue.contributions")
    result = next(one for one in reversed(rolled.channel("hall").all) if "Why?" in one.buttons)
    assert "\n-# Rules: " in result.text
    assert "RC-6." in result.text
    assert len(result.text.splitlines()) <= 6
    why = await hall.people[0].click(result, "Why?")
    assert "for corrupt income" in why.text or "for spoils" in why.text
    assert "(RC-6.3)" in why.text or "(RC-6.8.2)" in why.text
    (menu,) = [one["custom_id"] for one in why.components if one["type"] == 3]
    rule = why.seen.options(menu)[0]
    assert f"**{rule}" in (await hall.people[0].select(why, rule, custom_id=menu)).text


async def test_the_turn_card_says_in_order_whom_it_waits_for_and_what_has_changed(hall: Hall) -> None:
    await hall.begin(scenario="late")
    pinned = next(one for one in hall.people[0].channel("hall").all if one.pinned)
    table = await hall.bot.surface.tables.table(hall.game)
    sigils = {"diamond": "◆", "triangle": "▲", "circle": "●", "square": "■"}
    (line,) = [line for line in pinned.text.splitlines() if line.startswith("Waiting for")]
    waits = [sign for sign in line if sign in sigils.values()]
    assert waits == [sigils[seat] for seat in table.state.seats]
    assert "**[Set-up]** · Mortality · Revenue · Trade" in pinned.text
    first = "⚔ The 1st Roman War becomes Active. Set-up: first Traders. Board of The Republic of Carthage."
    assert alt(pinned).startswith(first)
    await hall.with_cards()
    await hall.skip_to("trade.floor")
    pinned = next(one for one in hall.people[0].channel("hall").all if one.pinned)
    assert alt(pinned).partition(" Board of")[0].endswith("Trade: the floor is open.")


def alt(message: Seen) -> str:
    """The alternative text of the first picture on a card."""
    gallery = next(one for one in message.components if one["type"] == 12)
    return str(gallery["items"][0]["description"])
