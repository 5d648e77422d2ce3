"""Every bad press gets the answer of the design (discord-ux 14), and nothing is changed by it."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta

from bot.store.store import Parcel
from bot.surface.press.items import ACTS, FORMS, OF_GAMES
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.forging import forged, forged_form


async def test_anothers_button(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno = hall.people[:2]
    posted, head = await hall.posted(hanno, "setup.trader"), await hall.head()
    reply = await forged(elissa, card(elissa), f"b1:{hall.game}:{posted.ref}:{posted.rev}:pick:0")
    assert re.search(r"This choice belongs to . Hanno\. Your own open choices: 1\.", reply.text)
    assert reply.ephemeral
    assert reply.buttons == ["Open My Desk"]
    assert await hall.head() == head


async def test_anothers_question_that_nobody_may_know_of_is_as_good_as_closed(hall: Hall) -> None:
    """Whoever came by its id learns nothing by pressing it: not that it is open, and not whose it is."""
    await hall.floor()
    elissa, hanno = hall.people[:2]
    table, seat = await hall.bot.surface.tables.table(hall.game), await hall.seat(hanno)
    secret = [one for one in table.open.values() if one.decision.seat == seat and one.decision.covert]
    assert secret
    for posted in secret:
        for act in ("show", "pick", "keep", "form"):
            reply = await forged(elissa, card(elissa), f"b1:{hall.game}:{posted.ref}:{posted.rev}:{act}:0")
            other = await forged(elissa, card(elissa), f"b1:{hall.game}:{'0' * 12}:{posted.rev}:{act}:0")
            assert reply.text == other.text, act
            assert "This card is out of date" in reply.text


async def test_somebody_without_a_seat(hall: Hall) -> None:
    await hall.begin()
    (stranger,) = await hall.town.people("stranger")
    turn = next(one for one in stranger.channel("hall").all if "Open My Desk" in one.buttons)
    reply = await stranger.click(turn, "Open My Desk")
    assert reply.text == "You hold no seat in this game; nothing was changed."
    assert (await stranger.slash("/hand")).text == reply.text


async def test_an_old_card(hall: Hall) -> None:
    """An old client keeps the buttons of a question that was answered elsewhere."""
    await hall.begin()
    elissa = hall.people[0]
    late = ids(card(elissa), "pick")[1]
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    head = await hall.head()
    reply = await forged(elissa, card(elissa), late)
    assert "This card is out of date; nothing was changed. Here is the current one." in reply.text
    assert "**Desk of ◆ Elissa**" in reply.text
    assert await hall.head() == head


async def test_a_double_press(hall: Hall) -> None:
    """The second of two presses at once is acknowledged, and does nothing."""
    await hall.begin()
    elissa = hall.people[0]
    seen, custom_id, head = card(elissa), ids(card(elissa), "pick")[0], await hall.head()
    first, second = await asyncio.gather(
        elissa.click(seen, custom_id=custom_id), elissa.click(seen, custom_id=custom_id)
    )
    await hall.town.idle()
    assert "✔ Place a Trader" in first.text
    assert second.callback_type == 6
    assert await hall.head() == head + 1


async def test_after_the_deadline(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    desk = await elissa.slash("/desk")
    hall.time.move(timedelta(minutes=61))
    hall.time.move(timedelta(hours=24))
    await hall.town.idle()
    head = await hall.head()
    assert head >= 4
    reply = await elissa.click(desk, custom_id=ids(desk, "pick")[0])
    assert "This card is out of date; nothing was changed." in reply.text
    assert re.search(r"The time was up <t:\d+:F> .*; this was taken for you: ", reply.text)
    assert await hall.head() == head


async def test_a_press_after_the_game_was_called_off(hall: Hall) -> None:
    lobby = await hall.gather()
    elissa, hanno = hall.people[:2]
    await elissa.slash("/game cancel")
    await hall.town.idle()
    assert lobby.buttons == []
    stale = await forged(hanno, lobby.seen, f"b1:{hall.game}:lobby::leave")
    assert stale.text == "This game was called off."


async def test_joining_and_starting_wrongly(hall: Hall) -> None:
    elissa, hanno, mago, gisco = hall.people
    lobby = await elissa.slash("/game new", title="Byrsa Hill", seats=3)
    assert (await elissa.click(lobby, "Join")).text == "You have a seat already."
    assert (await hanno.click(lobby, "Leave")).text == "You have no seat in this game."
    assert (await hanno.slash("/game start")).text == "Only the host, Elissa, may do that."
    assert (await elissa.slash("/game start")).text == "One player is here; at least 3 are needed."
    assert (await elissa.click(lobby, "Leave")).text == "The host stays until the game is called off."
    await hanno.click(lobby, "Join")
    await mago.select(lobby, "✚ Cross")
    assert (await gisco.slash("/game join")).text == "All seats are taken."
    second = await gisco.slash("/game new", title="Another")
    assert second.text == "This channel has a game already; one channel, one game."
    await elissa.click(lobby, "Start")
    await hall.town.idle()
    assert (await gisco.slash("/game join")).text == "The game has begun already."
    assert (await gisco.slash("/game leave")).text == "The game has begun already."


async def test_what_is_typed_wrongly(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    head = await hall.head()
    reply = await elissa.slash("/setup trader", senator="nobody of that name")
    assert reply.text == (
        'There is nothing here called "nobody of that name", or more than one thing could be meant.'
        " There is: Bomilcar, Malchus, and Sadid."
        " Nothing was changed (RC-4.3)."
    )
    early = await elissa.slash("/trade sell", cards="all")
    assert early.text == "You are not asked that now; nothing was changed. Your own open choices: 1."
    assert (await elissa.slash("/desk", game="nosuch")).text == "There is no such game in play."
    assert (await elissa.slash("/desk", game="::")).text == "There is no such game in play."
    assert await hall.head() == head


async def test_what_was_typed_at_length_comes_back_as_a_file(hall: Hall) -> None:
    """A form that came too late: a card has no room for all of it, and Discord would refuse one that had."""
    await hall.begin()
    elissa = hall.people[0]
    form, text = await elissa.slash("/settings"), "A long letter. " * 250
    opened = await forged(elissa, form.seen, "b1::settings::zone")
    late = await forged_form(elissa, opened, f"b1:{hall.game}:gone:0:form", text=text)
    assert "This card is out of date; nothing was changed." in late.text
    (beside,) = late.followups
    assert beside.text.startswith("What you had typed:")
    assert [one.data.decode() for one in beside.files] == [text]
    short = await forged_form(elissa, opened, f"b1:{hall.game}:gone:0:form", text="A short letter, but a letter.")
    assert "A short letter, but a letter." in short.text
    assert short.followups == []


async def test_an_act_of_another_game(hall: Hall) -> None:
    """What only some game knows means nothing in any other, and is told in words that every game has."""
    await hall.begin()
    elissa = hall.people[0]
    panel = await elissa.slash("/settings")
    opened = await forged(elissa, panel.seen, "b1::settings::zone")
    others = [name for name, games in OF_GAMES.items() if "carthage" not in games]
    assert others
    for name in others:
        told = [await forged(elissa, panel.seen, f"b1:{hall.game}:x:0:{name}")] if name in ACTS else []
        told += [await forged_form(elissa, opened, f"b1:{hall.game}:x:0:{name}")] if name in FORMS else []
        assert {"This card is out of date" in one.text for one in told} == {True}, name


async def test_a_page_that_a_form_does_not_have(hall: Hall) -> None:
    card_of_lobby = await hall.gather()
    reply = await forged(hall.people[0], card_of_lobby.seen, f"b1:{hall.game}:lobby::options:99")
    assert reply.text == "This card is out of date; nothing was changed. Here is the current one."


async def test_a_form_that_begins_with_more_than_its_field_takes(hall: Hall) -> None:
    """What a field begins with may have stood in an address, or have been typed into another."""
    panel = await hall.people[0].slash("/settings")
    form = await forged(hall.people[0], panel.seen, f"b1::settings::zone:{'x' * 60}")
    assert form.modal is not None
    assert "x" * 40 in str(form.modal.form)
    assert "x" * 41 not in str(form.modal.form)


async def test_a_lobby_that_was_called_off_has_nothing_to_be_seen(hall: Hall) -> None:
    """What was still to be told of it fails nobody, and whoever asks for its board reads why there is none."""
    lobby, elissa = await hall.gather(), hall.people[0]
    await elissa.click(lobby, "Cancel Game")
    await hall.bot.store.post(hall.game, [Parcel("public", "channel", "notice", "released")], hall.time.now())
    await hall.town.idle()
    assert await hall.bot.surface.look(hall.game) is None
    assert await hall.bot.store.lost() == 0
    assert (await elissa.slash("/board", game=hall.game)).text == (await elissa.slash("/history", game=hall.game)).text
