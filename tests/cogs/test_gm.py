"""The game master's desk on Discord, by buttons and by commands."""

from __future__ import annotations

import pytest

from bot.surface.mending import gm as gm_acts
from bot.surface.mending import gm_cards
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall, card, ids


def told(person: Person, words: str) -> list[str]:
    return [one.text for one in person.channel("hall").all if words in one.text]


async def test_by_buttons(hall: Hall) -> None:
    await hall.begin(pace="none")
    elissa, hanno, *_ = hall.people
    refused = await hanno.slash("/gm desk")
    assert refused.text == "Only the game master can do that; nothing was changed."
    desk = await elissa.slash("/gm desk")
    assert "He sees no secrets of the seats." in desk.text
    assert desk.ephemeral
    force, rule, send = (one["custom_id"] for one in desk.seen.components if one["type"] == 3)
    entry = next(one for one in desk.seen.options(force) if "Hanno" in one)
    done = await elissa.select(desk, entry, custom_id=force)
    assert "The game master has decided for ▲ Hanno, whose clock did not run: Place a Trader." in done.text
    await hall.town.idle()
    assert told(hanno, "The game master has decided for ▲ Hanno")
    desk = await elissa.slash("/gm desk")
    form = await elissa.select(desk, "State Treasury", custom_id=rule)
    made = await elissa.submit_modal(form, talents="40")
    assert "The State Treasury holds 40T." in made.text
    await hall.town.idle()
    assert told(hanno, "The game master rules: the State Treasury holds 40T"), [
        one.text for one in hanno.channel("hall").all
    ][-4:]
    form = await elissa.select(desk, "POP of a Senator", custom_id=rule)
    wrong = await elissa.submit_modal(form, {"Senator": "Nobody at all", "POP": "2"})
    assert "Nobody at all" in wrong.text
    form = await elissa.click(desk, "Note…")
    await elissa.submit_modal(form, text="Be nice, @everyone")
    await hall.town.idle()
    assert told(hanno, "**The game master:** Be nice, @\u200beveryone")
    before = [one.id for one in hanno.inbox.all if one.text.startswith("**Desk of")]
    await elissa.select(desk, next(one for one in desk.seen.options(send) if "Hanno" in one), custom_id=send)
    await hall.town.idle()
    after = [one.id for one in hanno.inbox.all if one.text.startswith("**Desk of")]
    assert after
    assert not set(before) & set(after)
    known = await elissa.click(desk, "What Seats Know")
    assert "What it was stays with the seats." in known.text
    assert "▲ Hanno" in known.text


async def test_by_commands(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    assert not await elissa.autocomplete("/gm force", "decision", decision="")
    late = await elissa.slash("/gm deadline", when="1h")
    assert late.text.startswith("Done: <t:")
    await hall.town.idle()
    assert told(hanno, "The game master has set all open deadlines to")
    past = await elissa.slash("/gm deadline", when="2020-01-01")
    assert past.text.startswith("A deadline lies ahead")
    unread = await elissa.slash("/gm deadline", when="soon")
    assert "soon" in unread.text
    names = [one["name"] for one in await elissa.autocomplete("/gm edit", "ruling", ruling="treas")]
    assert names == ["State Treasury", "Personal Treasury", "Faction Treasury"]
    form: Reply = await elissa.slash("/gm edit", ruling="faction-treasury")
    await elissa.submit_modal(form, {"Seat": "▲ Hanno", "Talents": "9"})
    await hall.town.idle()
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.factions[await hall.seat(hanno)].treasury == 9
    unknown = await elissa.slash("/gm edit", ruling="nonsense")
    assert unknown.text.startswith("There is no ruling called nonsense")
    assert (await elissa.slash("/gm note", text="Hello")).text == "Done; all can read it."
    blind = await elissa.slash("/gm reveal-check", seat="triangle")
    assert blind.text.startswith("The game master of this game sees no secrets")


@pytest.mark.parametrize("said", ["-5", "a lot", "99999"])
async def test_a_ruling_that_cannot_be_changes_nothing(hall: Hall, said: str) -> None:
    await hall.begin()
    elissa = hall.people[0]
    head = await hall.head()
    form = await elissa.slash("/gm edit", ruling="tax")
    reply = await elissa.submit_modal(form, Percent=said)
    assert reply.text
    assert "ruling is made" not in reply.text
    assert await hall.head() == head
    assert card(elissa).buttons


async def test_a_game_master_who_sees_all_is_announced_and_does_not_play(hall: Hall) -> None:
    elissa, hanno, mago, gisco = hall.people
    alone = await elissa.slash("/game new", title="Byrsa Hill", omniscient=True)
    assert alone.text.startswith("A game master who sees what is hidden cannot play in the game")
    game = await elissa.slash("/game new", title="Byrsa Hill", seats=3, master=gisco.user, omniscient=True)
    assert f"**The game master, {gisco.mention}, sees what is hidden**" in game.text
    refused = await gisco.click(game, "Join")
    assert refused.text.startswith("A game master who sees what is hidden cannot play")
    for person in (hanno, mago):
        await person.click(game, "Join")
    await hall.town.idle()
    assert any("sees what is hidden" in one.text for one in hanno.inbox.all)
    await elissa.click(game, "Start")
    await hall.town.idle()
    hall.game = (await hall.bot.store.games())[-1].id
    assert (await elissa.slash("/gm desk")).text.startswith("Only the game master can do that")
    read = await gisco.slash("/gm reveal-check", seat="triangle")
    assert "was told alone" in read.text
    desk = await gisco.slash("/gm desk")
    assert "He sees what is hidden; all who joined knew that." in desk.text
    known = await gisco.click(desk, "What Seats Know")
    assert known.seen.selects
    other = await gisco.slash("/game settings", master=hanno.user)
    assert other.text.startswith("A game master who sees what is hidden cannot play")


async def test_where_nobody_may_learn_who_is_still_asked_he_decides_for_all_of_them(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """10.4: as in a sealed vote; neither his desk nor what the table is told says who had not answered."""
    await hall.begin(pace="none")
    elissa, hanno, *_ = hall.people
    for module in (gm_acts, gm_cards):
        monkeypatch.setattr(module, "is_hidden", lambda *_: True)
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    desk = await elissa.slash("/gm desk")
    force = next(one["custom_id"] for one in desk.seen.components if one["type"] == 3)
    assert desk.seen.options(force) == ["All who are still asked: Place a Trader"]
    done = await elissa.select(desk, desk.seen.options(force)[0], custom_id=force)
    assert done.text.startswith("The game master has decided for all who were still asked")
    await hall.town.idle()
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.step == "setup.leaders"
    said = told(hanno, "The game master has decided")
    assert said
    assert not any("▲" in one or "●" in one for one in said)
