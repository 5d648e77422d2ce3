"""Seats that change hands on Discord: adverts, newcomers, and what former holders keep."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.store.store import MessageRow, Parcel
from bot.surface.posting.deeds import DEEDS
from loopback.faults import Ban, Plan, Rule
from loopback.model import Channel
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, card, ids
from tests.cogs.test_deals import deal_card, offer

AWAY = (10007, 50007, 50278)
"""What Discord says of a member who has left: unknown, and he can be written to no more."""
HANDED_OVER = "Your seat in **Byrsa Hill** was handed over. What stood here belongs to it."


def channel(person: Person, words: str) -> Seen:
    """The newest message in the channel that says this."""
    return next(one for one in reversed(person.channel("hall").all) if words in one.text)


async def leave(hall: Hall, person: Person) -> None:
    """He gives up his seat, and is sure."""
    asked = await person.slash("/table replace", seat=str(await hall.seat(person)))
    await person.click(asked, "Give Up My Seat")
    await hall.town.idle()


async def sit_down(hall: Hall, name: str = "dido") -> Person:
    """Somebody new asks for the free seat, and the host says yes."""
    (newcomer,) = await hall.town.people(name)
    await newcomer.click(channel(newcomer, "A seat is free"), "Take This Seat")
    await hall.town.idle()
    host = hall.people[0]
    await host.click(channel(host, "would like to play"), "Admit")
    await hall.town.idle()
    return newcomer


async def test_the_former_holder_keeps_no_secret_of_the_seat(hall: Hall) -> None:
    """17.10: everything he was ever told in private is emptied, receipts and talk included."""
    await hall.floor()
    elissa, hanno, *_ = hall.people
    await offer(hall, hanno, elissa)
    form = await hanno.click(deal_card(hanno), "Talk…")
    await hanno.submit_modal(form, text="Salt for Iron?")
    await hall.town.idle()
    assert len(hanno.inbox.all) > 2
    await leave(hall, hanno)
    hanno.restart_client()
    assert {one.text for one in hanno.inbox.all} == {HANDED_OVER}
    assert not [one for one in hanno.inbox.all if one.buttons or one.raw.attachments]
    await sit_down(hall)
    await hall.skip_to("trade.selling")
    await hall.town.idle()
    assert {one.text for one in hanno.inbox.all} == {HANDED_OVER}
    assert any("nothing moved." in one.text for one in elissa.inbox.all)


async def test_the_former_holder_sees_the_threads_of_his_deals_no_longer(hall: Hall) -> None:
    hall.town.allow(50083, 10007)
    await hall.floor(deals="auto")
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    assert [one.name for one in hanno.places() if one.name.startswith("deal-1")] == ["deal-1 ◆▲"]
    await leave(hall, hanno)
    assert [one for one in hanno.places() if one.name.startswith("deal-1")] == []
    assert [one for one in elissa.places() if one.name.startswith("deal-1")] != []
    dido = await sit_down(hall)
    assert [one for one in dido.places() if one.name.startswith("deal-1")] == []


async def test_the_former_holder_is_taken_out_of_threads_also_after_a_ban(hall: Hall) -> None:
    hall.town.allow(50083, 10007, 429)
    await hall.floor(deals="auto")
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    hall.town.loopback.plan = Plan(Rule("DELETE /channels/*/thread-members/*", Ban(), lasts=600))
    await leave(hall, hanno)
    assert [one.name for one in hanno.places() if one.name.startswith("deal-1")]
    for _ in range(31):
        hall.time.move(timedelta(minutes=1))
        hall.town.clock.advance(minutes=1)
        await hall.town.idle()
    assert not [one.name for one in hanno.places() if one.name.startswith("deal-1")]


async def test_what_the_courier_gave_up_is_emptied_at_the_daily_roll_call(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin()
    _, hanno, *_ = hall.people

    async def gives_up(*_: object) -> None:
        return None

    with monkeypatch.context() as patched:
        patched.setitem(DEEDS, "handover", gives_up)
        await leave(hall, hanno)
    assert any("Desk of" in one.text for one in hanno.inbox.all)
    hall.time.move(timedelta(days=1))
    await hall.town.idle()
    hanno.restart_client()
    assert {one.text for one in hanno.inbox.all} == {HANDED_OVER}


async def test_a_card_that_is_not_its_holders_is_never_written_to(hall: Hall) -> None:
    """A press that crossed the handing over may have noted the former holder's card once more."""
    await hall.begin()
    _, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    await leave(hall, hanno)
    dido = await sit_down(hall)
    old = hanno.inbox.all[-1]
    kept = (hall.game, old.raw.channel_id, f"seat:{seat}", f"dm:{seat}", "decisions", "", "old", hall.time.now())
    for one in await hall.bot.store.messages(hall.game):
        if one.target == f"dm:{seat}" and one.kind == "decisions":
            await hall.bot.store.forget_message(one.id)
    await hall.bot.store.put_message(MessageRow(old.raw.id, *kept))
    await hall.bot.store.post(hall.game, [Parcel(f"seat:{seat}", f"dm:{seat}", "decisions")], hall.time.now())
    await hall.town.idle()
    assert {one.text for one in hanno.inbox.all if not one.ephemeral} == {HANDED_OVER}
    assert sum("**Desk of ▲ Dido**" in one.text for one in dido.inbox.all) == 2


async def test_a_newcomer_gets_a_dossier_and_plays(hall: Hall) -> None:
    await hall.floor()
    _, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    await leave(hall, hanno)
    advert = channel(hall.people[0], "A seat is free: ▲")
    assert "INF" in advert.text
    assert "pace: standard" in advert.text
    dido = await sit_down(hall)
    assert await hall.seat(dido) == seat
    assert channel(hall.people[0], "Dido plays ▲ from now on")
    assert "Take This Seat" not in channel(hall.people[0], "plays this seat now").buttons
    dossier = next(one for one in dido.inbox.all if "Dossier of ▲ Dido" in one.text)
    assert "trade cards**" in dossier.text
    assert "No deadline falls before" in dossier.text
    assert "The last two turns" in dossier.text
    desk = await dido.slash("/desk")
    assert "Open My Dossier" in desk.buttons
    done = await dido.click(card(dido), "I Am Done")
    assert "✔" in done.text
    refused = await hanno.slash("/desk")
    assert refused.text == "You hold no seat in this game; nothing was changed."


async def test_inherited_orders_are_adopted_or_dropped(hall: Hall) -> None:
    await hall.begin()
    _, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    await hall.bot.store.set_orders(hall.game, seat, [{"any": 1}])
    await leave(hall, hanno)
    assert await hall.bot.store.orders(hall.game, seat) == []
    dido = await sit_down(hall)
    dossier = next(one for one in dido.inbox.all if "Dossier of" in one.text)
    assert "You have inherited one standing order." in dossier.text
    reply = await dido.click(dossier, "Adopt Orders")
    assert "One inherited order goes on." in reply.text
    assert [one.body for one in await hall.bot.store.orders(hall.game, seat)] == [{"any": 1}]
    again = await dido.click(dossier, "Drop Orders")
    assert again.text.startswith("You have inherited no orders; nothing was changed.")


async def test_the_table_says_who_may_come(hall: Hall) -> None:
    """Two ask at once; the table votes on one of them, and the other waits for the host."""
    await hall.begin()
    elissa, hanno, mago, _ = hall.people
    await leave(hall, hanno)
    dido, anna = await hall.town.people("dido", "anna")
    advert = channel(dido, "A seat is free")
    first = await dido.click(advert, "Take This Seat")
    assert "The table votes on it" in first.text
    second = await anna.click(advert, "Take This Seat")
    assert "The host has been told" in second.text
    await hall.town.idle()
    refused = await mago.click(channel(mago, "**Anna** would like"), "Admit")
    assert refused.text.startswith("Only the host or the game master may do that.")
    await elissa.click(channel(elissa, "**Dido** would like"), "Admit")
    await hall.town.idle()
    assert await hall.seat(dido) == "triangle"
    for text in ("**Anna** had asked for ▲.", "**Dido** had asked for ▲.", "Dido plays this seat now"):
        assert channel(elissa, text).buttons == []
    assert "**Carried**" in channel(elissa, "takes a free seat.\n").text


async def test_who_has_seen_what_is_hidden_is_refused(hall: Hall) -> None:
    await hall.begin()
    _, hanno, mago, _ = hall.people
    await leave(hall, hanno)
    advert = channel(hanno, "A seat is free")
    assert "You have seen what is hidden" in (await hanno.click(advert, "Take This Seat")).text
    assert "You have a seat in this game already" in (await mago.click(advert, "Take This Seat")).text


async def test_a_member_who_leaves_the_server_loses_his_seat(hall: Hall) -> None:
    """Nobody tells us; the roll is called every day."""
    await hall.begin()
    elissa, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    hall.town.allow(*AWAY)
    hanno.leave()
    hall.time.move(timedelta(days=1))
    await hall.town.idle()
    rows = {row.seat: row for row in await hall.bot.store.seats(hall.game)}
    assert rows[seat].holder == "vacant"
    assert "Hanno is no longer in this server" in channel(elissa, "no longer in this server").text


async def test_a_host_who_leaves_is_followed_by_another(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, mago, gisco = hall.people
    hall.town.allow(*AWAY)
    elissa.leave()
    hall.time.move(timedelta(days=1))
    await hall.town.idle()
    row = await hall.bot.store.find_game(hall.game)
    assert row is not None
    assert row.host in [person.id for person in (hanno, mago, gisco)]


async def test_refused_direct_messages_tell_that_somebody_has_left(hall: Hall) -> None:
    await hall.begin()
    _, hanno, *_ = hall.people
    seat = await hall.seat(hanno)
    hall.town.allow(*AWAY)
    hanno.leave()
    for person in hall.people:
        if person is not hanno:
            await person.click(card(person), custom_id=ids(card(person), "pick")[0])
    await hall.town.idle()
    await hall.skip_to("setup.leaders")
    await hall.town.idle()
    rows = {row.seat: row for row in await hall.bot.store.seats(hall.game)}
    assert rows[seat].holder == "vacant"


async def test_a_caretaker_is_put_to_the_vote_and_marked(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    await leave(hall, hanno)
    offered = channel(elissa, "A seat is free")
    await elissa.select(offered, "fair", custom_id=offered.selects[0])
    await hall.town.idle()
    rows = {row.seat: row.holder for row in await hall.bot.store.seats(hall.game)}
    assert rows["triangle"] == "caretaker"
    told = channel(elissa, "A caretaker plays ▲ from").text
    assert "⚙ A caretaker plays ▲ from now on, to win, at the level fair." in told
    assert any("▲ ⚙ Computer (fair)" in one.text for one in elissa.channel("hall").all)
    assert "Take This Seat" in channel(elissa, "and you could").buttons


async def test_somebody_is_asked_by_name_and_needs_no_vote(hall: Hall) -> None:
    await hall.begin()
    elissa, hanno, *_ = hall.people
    (dido,) = await hall.town.people("dido")
    reply = await elissa.slash("/table replace", seat="triangle", member=dido.user)
    assert reply.text == "Done."
    await hall.town.idle()
    assert await hall.bot.surface.seat_of(hall.game, hanno.id) is None
    before = dido.pings
    asked = channel(dido, "the table would like you to play ▲")
    assert before == 1
    taken = await dido.click(asked, "Take This Seat")
    assert taken.text.startswith("You play ▲.")
    await hall.town.idle()
    assert await hall.seat(dido) == "triangle"


async def test_spectators_are_let_into_a_thread_and_told_late(hall: Hall) -> None:
    elissa, hanno, *_ = hall.people
    await hall.gather()
    begun = await elissa.slash("/game spectators", thread="private", delay=1)
    assert begun.text.startswith("Done.")
    await elissa.click(channel(elissa, "Byrsa Hill"), "Start")
    await hall.town.idle()
    (dido,) = await hall.town.people("dido")
    assert "You play in this game" in (await hanno.slash("/game spectate")).text
    assert "So you can take no seat in this game." in (await dido.slash("/game spectate")).text
    await hall.town.idle()
    assert [one for one in hanno.places() if one.name.startswith("Spectators")] == []
    gallery = next(one for one in dido.places() if one.name.startswith("Spectators"))
    assert said(dido, gallery) == []
    await leave(hall, hanno)
    refused = await dido.click(channel(dido, "A seat is free"), "Take This Seat")
    assert "You have seen what is hidden" in refused.text
    await turns_pass(hall, 3)
    told = said(dido, gallery)
    assert told[0].startswith("**Turn 1, everything** · page 1")
    assert any("The hand of ◆ Elissa at the end of turn 1" in one for one in told)
    assert any("To ◆ Elissa only:" in one for one in told)
    assert not any("Turn 2, everything" in one for one in told)


def said(person: Person, place: Channel) -> list[str]:
    """What stands in a thread; that somebody was let in is said without words."""
    return [one.text for one in person.channel(place).all if one.text]


async def turns_pass(hall: Hall, until: int) -> None:
    """Everybody takes the defaults until this turn begins."""
    tables = hall.bot.surface.tables
    while not (table := await tables.table(hall.game)).over and table.state.turn < until:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    await hall.town.idle()


async def test_who_looks_on_early_does_not_join_and_a_thread_of_other_terms_is_another_thread(hall: Hall) -> None:
    """In the lobby the host may still change who learns what; nobody is told secrets where others read along."""
    elissa, *_, gisco = hall.people
    await hall.gather()
    await gisco.slash("/game leave")
    (dido, arish) = await hall.town.people("dido", "arish")
    await elissa.slash("/game spectators", thread="public")
    await arish.slash("/game spectate")
    await hall.town.idle()
    (public,) = [one for one in arish.places() if one.name.startswith("Spectators")]
    await elissa.slash("/game spectators", thread="private", delay=1)
    await dido.slash("/game spectate")
    await hall.town.idle()
    assert "so you cannot take a seat" in (await dido.slash("/game join")).text
    await elissa.slash("/game start")
    await hall.town.idle()
    await turns_pass(hall, 3)
    assert said(arish, public) == []
    (private,) = [one for one in dido.places() if one.name.startswith("Spectators") and one.id != public.id]
    assert said(dido, private)[0].startswith("**Turn 1, everything**")
    assert private not in arish.places()


async def test_of_two_who_join_at_the_same_moment_one_gets_the_last_place(hall: Hall) -> None:
    await hall.gather()
    await hall.people[-1].slash("/game leave")
    guests = await hall.town.people("dido", "arish")
    replies = await asyncio.gather(
        *(one.slash("/game join", faction=chair) for one, chair in zip(guests, ("star", "cross"), strict=True))
    )
    assert sorted("You play" in one.text for one in replies) == [False, True]
    assert len([row for row in await hall.bot.store.seats(hall.game) if row.user]) == len(hall.people)


async def test_the_thread_of_spectators_moves_with_the_game(hall: Hall) -> None:
    """In the former channel somebody who plays may read every thread."""
    elissa, hanno, *_ = hall.people
    await hall.gather()
    await elissa.slash("/game spectators", thread="private", delay=1)
    await elissa.click(channel(elissa, "Byrsa Hill"), "Start")
    (dido,) = await hall.town.people("dido")
    await dido.slash("/game spectate")
    await hall.town.idle()
    (former,) = [one for one in dido.places() if one.name.startswith("Spectators")]
    cellar = hall.town.channel("cellar")
    await elissa.slash("/game move", channel="cellar")
    await hall.town.idle()
    await turns_pass(hall, 3)
    assert said(dido, former) == []
    (later,) = [one for one in dido.places() if one.name.startswith("Spectators") and one.parent_id == cellar.id]
    assert said(dido, later)[0].startswith("**Turn 1, everything**")
    assert later not in hanno.places()


async def test_who_may_set_up_a_place_for_spectators_and_how(hall: Hall) -> None:
    elissa, hanno, mago, _ = hall.people
    await hall.begin()
    assert (
        "This game has no thread for spectators."
        in (await (await hall.town.person("dido")).slash("/game spectate")).text
    )
    assert "Only the host" in (await hanno.slash("/game spectators", thread="public")).text
    public = await elissa.slash("/game spectators", thread="public", delay=1)
    assert "Anybody could read along in a public thread" in public.text
    late = await elissa.slash("/game spectators", thread="private", delay=1)
    assert "The game has begun without" in late.text
    role = hall.town.role("Shofets")
    assert "Done." in (await elissa.slash("/game spectators", thread="private", role=role)).text
    (dido,) = await hall.town.people("dido")
    assert "Only members with a certain role" in (await dido.slash("/game spectate")).text
    hall.town.world.grant(hall.town.guild, dido.user, role)
    assert "after the end of the game everything is told there" in (await dido.slash("/game spectate")).text
    await hall.town.idle()
    await leave(hall, mago)
    await dido.click(channel(dido, "A seat is free"), "Take This Seat")
    await hall.town.idle()
    await elissa.click(channel(elissa, "would like to play"), "Admit")
    await hall.town.idle()
    assert await hall.seat(dido) == "circle"


async def test_a_game_that_is_over_is_told_to_spectators_whole(hall: Hall) -> None:
    elissa, *_ = hall.people
    await hall.begin()
    await elissa.slash("/game spectators", thread="public")
    (dido,) = await hall.town.people("dido")
    await dido.slash("/game spectate")
    await hall.town.idle()
    gallery = next(one for one in dido.places() if one.name.startswith("Spectators"))
    await turns_pass(hall, 2)
    assert said(dido, gallery) == []
    table = await hall.bot.surface.tables.table(hall.game)
    await hall.bot.store.post(
        hall.game, [Parcel("watchers", "watchers", "watched", "end", merge=True)], hall.time.now()
    )
    await hall.town.idle()
    told = said(dido, gallery)
    assert told[0].startswith("**The game is over.**")
    assert table.state.turn == 2
    assert [one for one in told if one.startswith("**Turn 1, everything**")] != []
