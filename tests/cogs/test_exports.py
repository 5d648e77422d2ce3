"""`/game export`: who gets which file when."""

from __future__ import annotations

import json
from typing import Any

from bot.services.records.fair import verify
from bot.surface.records.exports import bare
from loopback.person import Person
from loopback.reply import Reply
from tests.cogs.conftest import Hall
from tests.cogs.test_deal_words import answered


def content(reply: Reply) -> bytes:
    """The one file of a reply, which a part of the card shows."""
    (file,) = reply.files
    assert any(one["type"] == 13 for one in reply.components)
    return file.data


async def export(hall: Hall, person: Person, form: str) -> Any:
    return await person.slash("/game export", format=form, game=hall.game)


async def test_the_story_is_everybodys(hall: Hall) -> None:
    await hall.begin()
    stranger = (await hall.town.people("dido"))[0]
    reply = await export(hall, stranger, "transcript")
    assert reply.ephemeral
    story = content(reply).decode()
    assert story.startswith("# Byrsa Hill")
    assert "◆ Elissa" in story
    assert "Your red cards" not in story


async def test_a_view_is_ones_own(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    mine, his = [json.loads(content(await export(hall, one, "view"))) for one in (elissa, hanno)]
    assert mine["seat"] == await hall.seat(elissa)
    cards = {card["id"] for card in his["view"]["own"]["trade_cards"]}
    assert cards
    assert not any(f'"{card}"' in json.dumps(mine) for card in cards)
    stranger = (await hall.town.people("dido"))[0]
    assert (await export(hall, stranger, "view")).text.startswith("You hold no seat in this game")


async def test_the_whole_game_only_after_its_end_and_for_its_host(hall: Hall) -> None:
    await hall.begin(game="sample", pace="none")
    elissa, hanno, *_ = hall.people
    refused = await export(hall, elissa, "full")
    assert refused.text.startswith("The whole game can be exported when it is over")
    assert not refused.files
    tables = hall.bot.surface.tables
    while not (table := await tables.table(hall.game)).over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    await hall.town.idle()
    assert (await export(hall, hanno, "full")).text == "Only the host or the game master may do that."
    document = json.loads(content(await export(hall, elissa, "full")))
    assert {one.holds for one in verify(document)} == {"yes"}
    await hall.bot.store.restore(document, "again2", hall.time.now())


async def test_no_words_between_two_are_in_the_whole_game(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    deal = await answered(hall, elissa, hanno)
    await elissa.slash("/deal talk", deal=deal, text="Between us alone.")
    document = await hall.bot.store.dump(hall.game)
    assert document is not None
    assert "Between us alone." in json.dumps(document)
    assert "Between us alone." not in json.dumps(bare(document))


async def test_a_game_that_has_not_begun(hall: Hall) -> None:
    await hall.gather()
    elissa, *_ = hall.people
    assert (await export(hall, elissa, "transcript")).text == "The game has not begun."
    assert (await export(hall, elissa, "view")).text.startswith("There is no such game in play.")
    assert (await export(hall, elissa, "full")).text.startswith("The whole game can be exported when it is over")


async def test_a_held_game_can_be_read(hall: Hall) -> None:
    await hall.begin()
    elissa, *_ = hall.people
    await hall.bot.surface.tables.hold(hall.game, "K7F2Q")
    assert content(await export(hall, elissa, "transcript")).decode().startswith("# Byrsa Hill")
    assert json.loads(content(await export(hall, elissa, "view")))["game"]["status"] == "held"
