"""Channels, threads, messages, permissions and servers that are gone: the game waits, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.services.deals.threads import LOOK
from bot.services.mending.places_lost import lose
from loopback import messages
from loopback.faults import Plan, Revoke, Rule, Status
from loopback.model import Overwrite
from loopback.perms import bits
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import UNHURRIED, Hall, card, ids


async def is_still(hall: Hall) -> bool:
    row = await hall.bot.store.find_game(hall.game)
    return row is not None and row.paused_at is not None


def turn_cards(person: Person, channel: str = "hall") -> list[Seen]:
    return [one for one in person.channel(channel).all if "Board" in one.buttons]


async def a_day(hall: Hall, hours: int = 30) -> None:
    hall.time.move(timedelta(hours=hours))
    await hall.town.idle()


@asynccontextmanager
async def told_of(hall: Hall, event: str) -> AsyncIterator[None]:
    """Until the bot has heard of something from Discord, and done what follows."""
    heard = asyncio.ensure_future(hall.bot.wait_for(event, timeout=UNHURRIED))
    await asyncio.sleep(0)
    yield
    await heard
    await asyncio.sleep(0)
    await hall.town.idle()


async def allowed_again(hall: Hall) -> None:
    """The bot has all its rights in the channel, and some minutes go by."""
    async with told_of(hall, "guild_channel_update"):
        hall.town.world.set_overwrite(hall.town.hall, hall.town.world.bot.id, None)
    hall.time.move(timedelta(minutes=6))
    await hall.town.idle()


async def test_the_bot_is_removed_from_the_server_and_comes_again(hall: Hall) -> None:
    await hall.begin()
    world, guild, elissa = hall.town.world, hall.town.guild, hall.people[0]
    hall.town.allow(10003, 10004, 50001, 50007, 50278, 50013)
    head = await hall.head()
    async with told_of(hall, "guild_remove"):
        world.leave(guild, world.bot)
    assert await is_still(hall)
    await a_day(hall)
    assert await hall.head() == head
    async with told_of(hall, "guild_join"):
        world.invite_bot(guild)
    hall.time.move(timedelta(minutes=6))
    await hall.town.idle()
    assert not await is_still(hall)
    assert len(turn_cards(elissa)) == 1
    told = [one.text for one in elissa.channel("hall").all]
    assert sum("I can write here again" in one for one in told) == 1
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    assert await hall.head() == head + 1
    await a_day(hall)
    assert await hall.head() > head + 1


async def test_a_deleted_channel_stops_the_clocks_until_the_game_has_moved(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    hall.town.allow(10003, 10008)
    head = await hall.head()
    async with told_of(hall, "guild_channel_delete"):
        hall.town.world.delete_channel(hall.town.hall)
    assert await is_still(hall)
    assert any("The channel of **Byrsa Hill** is gone." in one.text for one in elissa.inbox.all)
    assert not any("is gone." in one.text for one in hanno.inbox.all)
    await a_day(hall)
    assert await hall.head() == head
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    assert await hall.head() == head + 1
    hall.town.channel("cellar")
    refused = await hanno.at("cellar").slash("/game move", game=hall.game)
    assert refused.text.startswith("Only the host or the game master may do that.")
    done = await elissa.at("cellar").slash("/game move", game=hall.game)
    assert done.text.startswith("The game moves to")
    await hall.town.idle()
    assert not await is_still(hall)
    assert len(turn_cards(hanno, "cellar")) == 1
    assert any("The game goes on here." in one.text for one in hanno.channel("cellar").all)
    await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])
    await hall.skip_to("setup.leaders")
    assert any("places a Trader" in one.text for one in hanno.thread("Log: Byrsa Hill").all)


async def test_lines_of_the_log_wait_for_the_next_channel(hall: Hall) -> None:
    """Cards are made of the store again; what happened is written once, so it is not dropped."""
    await hall.begin()
    elissa = hall.people[0]
    hall.town.allow(10003, 10008)
    async with told_of(hall, "guild_channel_delete"):
        hall.town.world.delete_channel(hall.town.hall)
    await hall.skip_to("setup.leaders")
    hall.town.channel("cellar")
    await elissa.at("cellar").slash("/game move", game=hall.game)
    await hall.town.idle()
    told = "\n".join(one.text for one in elissa.thread("Log: Byrsa Hill").all)
    assert told.count("places a Trader") == 4


async def test_a_game_moves_and_its_former_cards_say_where(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    cellar = hall.town.channel("cellar")
    hall.town.deny_bot(cellar, "SEND_MESSAGES")
    refused = await elissa.at("cellar").slash("/game move", game=hall.game)
    assert "Send Messages" in refused.text
    hall.town.world.set_overwrite(cellar, hall.town.world.bot.id, None)
    taken = await elissa.slash("/game move")
    assert taken.text.startswith("This channel has a game already") or "game" in taken.text
    await elissa.at("cellar").slash("/game move", game=hall.game)
    await hall.town.idle()
    assert not turn_cards(hanno)
    assert any(one.text == f"The game has moved to <#{cellar.id}>." for one in hanno.channel("hall").all)
    assert not hall.pinned()
    assert len(turn_cards(hanno, "cellar")) == 1
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.channel == cellar.id


async def test_a_game_moves_though_a_former_card_cannot_say_so(hall: Hall) -> None:
    """A card that was edited too often would have been looked after where it stood, and never been posted anew."""
    await hall.begin()
    elissa = hall.people[0]
    hall.town.channel("cellar")
    hall.town.allow(30046)
    [former] = turn_cards(elissa)
    old = Status(429, retry_after=0, code=30046)
    hall.town.loopback.plan = Plan(Rule(f"PATCH /channels/*/messages/{former.id}", old, times=99))
    await elissa.at("cellar").slash("/game move", game=hall.game)
    await hall.town.idle()
    assert len(turn_cards(elissa, "cellar")) == 1


async def test_a_game_is_sent_to_another_channel_from_where_it_is(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    cellar, closed = hall.town.channel("cellar"), hall.town.channel("closed")
    hall.town.deny_bot(closed, "VIEW_CHANNEL")
    assert (await hanno.slash("/game move", channel="cellar")).text.startswith("Only the host or the game master")
    assert "View Channel" in (await elissa.slash("/game move", channel="closed")).text
    assert (await elissa.slash("/game move", channel="hall")).text.startswith("This channel has a game already")
    assert turn_cards(hanno)
    moved = await elissa.slash("/game move", channel="cellar")
    assert moved.text.startswith(f"The game moves to <#{cellar.id}>;")
    await hall.town.idle()
    assert (len(turn_cards(hanno)), len(turn_cards(hanno, "cellar"))) == (0, 1)
    assert (await hanno.at("cellar").slash("/game status")).text, "the game of that channel is meant from now on"
    await hanno.click(card(hanno), custom_id=ids(card(hanno), "pick")[0])
    await hall.skip_to("setup.leaders")
    assert any("places a Trader" in one.text for one in hanno.thread("Log: Byrsa Hill").all)


async def test_who_can_read_along_is_looked_at_where_a_game_moves_to(hall: Hall) -> None:
    await hall.begin(deals="auto")
    elissa, hanno, *_ = hall.people
    cellar = hall.town.channel("cellar")
    hall.town.world.set_overwrite(cellar, hanno.id, Overwrite(1, bits("MANAGE_THREADS"), 0))
    reads = "▲ Hanno can read every private thread here."
    assert not any(reads in one.text for one in elissa.channel("hall").all)
    await elissa.slash("/game move", channel="cellar")
    await hall.town.idle()
    assert sum(reads in one.text for one in elissa.channel("cellar").all) == 1


async def test_of_two_games_at_the_same_moment_one_gets_the_channel(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    cellar = hall.town.channel("cellar")
    there = hanno.at("cellar")
    replies = await asyncio.gather(
        elissa.slash("/game move", channel="cellar"), *(there.slash("/game new", title="Salt") for _ in range(2))
    )
    await hall.town.idle()
    refused = [one for one in replies if one.text.startswith("This channel has a game already")]
    assert len(refused) == 2
    assert len([row for row in await hall.bot.store.games() if row.channel == cellar.id]) == 1


async def test_a_log_that_was_made_and_not_noted_is_the_log(hall: Hall) -> None:
    """The process that made it was killed, or followed while it stood still: there were two."""
    await hall.begin()
    await hall.bot.store.change_game(hall.game, hall.time.now(), log=None)
    await hall.skip_to("setup.leaders")
    logs = [one for one in hall.town.world.channels.values() if one.name.startswith("Log: ")]
    assert len(logs) == 1
    assert any("places a Trader" in one.text for one in hall.people[0].thread("Log: Byrsa Hill").all)


async def test_a_log_of_another_game_or_of_before_is_left_alone(hall: Hall) -> None:
    await hall.begin()
    game, places = await hall.bot.store.find_game(hall.game), hall.bot.courier.places
    assert game is not None
    assert await places._made_before(game, "Log: Byrsa Hill") is None
    await hall.bot.store.change_game(hall.game, hall.time.now(), log=None)
    assert await places._made_before(game, "Log: Byrsa Hill") == game.log
    assert await places._made_before(game, "Log: Cothon") is None
    later = replace(game, made_at=datetime.now(UTC) + timedelta(hours=1))
    assert await places._made_before(later, "Log: Byrsa Hill") is None


async def test_a_deleted_log_is_made_again(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    hall.town.allow(10003)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    former = row.log
    async with told_of(hall, "thread_delete"):
        hall.town.world.delete_channel(hall.town.world.channels[former])
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    await hall.skip_to("setup.leaders")
    again = await hall.bot.store.find_game(hall.game)
    assert again is not None
    assert again.log not in (None, former)
    assert not await is_still(hall)
    assert any("places a Trader" in one.text for one in elissa.thread("Log: Byrsa Hill").all)


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_or_locked_log_is_opened_again(hall: Hall, locked: bool) -> None:
    await hall.begin()
    hall.town.allow(50083)
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    thread = hall.town.world.channels[row.log]
    thread.archived, thread.locked = True, locked
    await hall.skip_to("setup.leaders")
    log = hall.people[0].thread("Log: Byrsa Hill")
    assert sum("places a Trader" in one.text for one in log.all) == 1


async def test_a_revoked_permission_stops_the_clocks_until_it_is_back(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")
    await hall.skip_to("setup.leaders")
    assert await is_still(hall)
    head = await hall.head()
    await a_day(hall)
    assert await hall.head() == head
    hall.town.world.set_overwrite(hall.town.hall, hall.town.world.bot.id, None)
    hall.time.move(timedelta(minutes=6))
    await hall.town.idle()
    assert not await is_still(hall)
    assert sum("I may not write in the game's channel." in one.text for one in elissa.inbox.all) == 1
    assert len(turn_cards(elissa)) == 1
    await a_day(hall)
    assert await hall.head() > head


async def test_a_place_is_found_again_by_what_finds_nothing_to_tell(hall: Hall) -> None:
    """Only who reads along was looked at, which was forbidden; then all was well, and the game stood still for good."""
    await hall.begin()
    head = await hall.head()
    hall.town.allow(50001, 50013)
    async with told_of(hall, "guild_channel_update"):
        hall.town.deny_bot(hall.town.hall, "VIEW_CHANNEL")
    await hall.bot.store.post(hall.game, [LOOK], hall.time.now())
    await hall.town.idle()
    assert await is_still(hall)
    await allowed_again(hall)
    assert not await is_still(hall)
    await a_day(hall)
    assert await hall.head() > head


async def test_while_a_permission_is_missing_it_is_looked_at_again_though_nothing_waits(hall: Hall) -> None:
    """Cards can be changed where nothing may be posted: all was sent, and nobody saw that the right was back."""
    await hall.begin()
    async with told_of(hall, "guild_channel_update"):
        hall.town.deny_bot(hall.town.hall, "SEND_MESSAGES")
    await lose(hall.bot.surface.tables, hall.game)
    await a_day(hall)
    assert await is_still(hall)
    await allowed_again(hall)
    assert not await is_still(hall)


async def test_a_card_that_may_not_be_pinned_is_told_once_and_the_game_goes_on(hall: Hall) -> None:
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "PIN_MESSAGES")
    await hall.begin()
    elissa = hall.people[0]
    await hall.skip_to("setup.leaders")
    assert not await is_still(hall)
    assert not turn_cards(elissa)[0].pinned
    told = [one.text for one in elissa.channel("hall").all if "I cannot pin the Turn card here" in one.text]
    assert len(told) == 1
    assert "Pin Messages" in told[0]
    hall.town.world.set_overwrite(hall.town.hall, hall.town.world.bot.id, None)
    await elissa.slash("/game repair")
    await hall.town.idle()
    assert turn_cards(elissa)[0].pinned
    assert elissa.channel("hall").all[-1].text == "Nothing is amiss any more."


async def test_where_nothing_may_be_pinned_former_turn_cards_lose_their_buttons(hall: Hall) -> None:
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "PIN_MESSAGES")
    await hall.begin()
    await hall.skip_to("revenue.corruption")
    await hall.skip_to("forum.persuasion")
    assert len(turn_cards(hall.people[0])) == 1
    assert len(await hall.bot.store.messages(hall.game, "channel", "turn")) == 1


async def test_a_turn_card_that_could_not_be_put_away_is_when_the_right_is_back(hall: Hall) -> None:
    """It stood beside the next one with all its buttons for ever: it was no longer looked after."""
    await hall.begin()
    await hall.skip_to("setup.cards")
    elissa = hall.people[0]
    hall.town.allow(50001)
    [former] = turn_cards(elissa)
    unpinning = f"DELETE /channels/*/pins/{former.id}"
    hall.town.loopback.plan = Plan(Rule(unpinning, Revoke("VIEW_CHANNEL", hall.town.hall.id)))
    await hall.skip_to("revenue.corruption")
    await hall.skip_to("revenue.redistribution")
    assert await is_still(hall)
    assert len(turn_cards(elissa)) == 2
    hall.town.world.set_overwrite(hall.town.hall, hall.town.world.bot.id, None)
    hall.time.move(timedelta(minutes=6))
    await hall.town.idle()
    assert not await is_still(hall)
    [standing] = turn_cards(elissa)
    assert [one.id for one in hall.pinned()] == [standing.id] != [former.id]


@pytest.mark.parametrize(
    ("call", "refusal"),
    [
        ("PATCH /channels/*/messages/{}", Status(429, retry_after=0, code=30046)),
        ("DELETE /channels/*/pins/{}", Status(403, code=50001)),
    ],
    ids=["edited too often", "pin not seen"],
)
async def test_a_turn_card_that_cannot_be_put_away_just_now_is_with_the_next(
    hall: Hall, call: str, refusal: Status
) -> None:
    """It was forgotten together with its buttons, or its pin: an edit by the token of a press may still arrive."""
    await hall.begin()
    await hall.skip_to("setup.cards")
    [former] = turn_cards(hall.people[0])
    hall.town.allow(30046, 50001)
    hall.town.loopback.plan = plan = Plan(
        Rule(call.format(former.id), refusal, times=5 if refusal.code == 30046 else 1)
    )
    await hall.skip_to("revenue.corruption")
    assert plan.fired
    await hall.skip_to("forum.roll")
    [standing] = turn_cards(hall.people[0])
    assert [one.id for one in hall.pinned()] == [standing.id] != [former.id]


async def test_a_turn_card_that_may_never_be_changed_is_tried_with_two_cards(hall: Hall) -> None:
    await hall.begin()
    await hall.skip_to("setup.cards")
    hall.town.allow(50005)
    [former] = await hall.bot.store.messages(hall.game, "channel", "turn")
    await hall.skip_to("revenue.corruption")
    await hall.bot.store.put_message(former)  # as if it could not be put away
    hall.town.loopback.plan = plan = Plan(Rule(f"* /channels/*/{former.id}", Status(403, code=50005), times=99))
    await hall.skip_to("revenue.redistribution")
    assert plan.fired
    await hall.skip_to("forum.roll")
    tried = len(plan.fired)
    await hall.skip_to("senate.suffetes")
    assert len(plan.fired) == tried
    assert len(await hall.bot.store.messages(hall.game, "channel", "turn")) == 1
    assert not await is_still(hall)


async def test_a_game_moves_to_where_nothing_may_be_pinned(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    cellar = hall.town.channel("cellar")
    hall.town.allow(50013)
    hall.town.deny_bot(cellar, "PIN_MESSAGES")
    done = await elissa.at("cellar").slash("/game move", game=hall.game)
    assert done.text.startswith("The game moves to")
    await hall.town.idle()
    assert len(turn_cards(elissa, "cellar")) == 1
    assert any("I cannot pin the Turn card here" in one.text for one in elissa.channel("cellar").all)


async def test_every_card_that_was_deleted_is_posted_again(hall: Hall) -> None:
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await hanno.slash("/table pause", hours=2)
    await hall.town.idle()
    hall.town.allow(10008)
    places = [elissa.channel("hall"), *(person.inbox for person in hall.people)]
    cards = ("**Desk of", "**Table vote**")
    for place in places:
        for one in place.all:
            if one.text.startswith(cards) or "Board" in one.buttons:
                messages.delete(hall.town.world, one.raw)
    refused = await hanno.slash("/game repair")
    assert refused.text.startswith("Only the host or the game master may do that.")
    done = await elissa.slash("/game repair")
    assert done.text.startswith("Done: every card is being looked over")
    await hall.town.idle()
    assert len(turn_cards(elissa)) == 1
    assert turn_cards(elissa)[0].pinned
    assert sum(one.text.startswith("**Table vote**") for one in elissa.channel("hall").all) == 1
    for person in hall.people:
        found = [one.text for one in person.inbox.all]
        assert sum(one.startswith("**Desk of") for one in found) == 1
    count = [sum(not one.ephemeral for one in place.all) for place in places]
    await elissa.slash("/game repair")
    await hall.town.idle()
    again = [sum(not one.ephemeral for one in place.all) for place in places]
    assert again == count, "what stands is left alone"
