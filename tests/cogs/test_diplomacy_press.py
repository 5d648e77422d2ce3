"""Letters, the card of the orders and the Gazette, on the local Discord; and that no mask is lifted by any of them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.fronts.diplomacy.looking import diplomacy
from games.kernel import Raw
from loopback.person import Person
from loopback.seen import Seen
from tests.clauses import clause
from tests.cogs.conftest import Hall


async def opened(hall: Hall) -> tuple[Person, Person, Person]:
    """A table in its first Spring; three who sit there."""
    await hall.begin(game="diplomacy")
    await hall.skip_to("spring.orders")
    return hall.people[1], hall.people[2], hall.people[3]


async def holding(hall: Hall, person: Person) -> str:
    """His holding name."""
    look = await hall.bot.surface.look(hall.game, await hall.seat(person))
    assert look is not None
    own = diplomacy(look).own
    assert own is not None
    return own.holding


async def final(hall: Hall, **lines: list[str]) -> None:
    """All are final; who is named orders these lines."""
    for person in hall.people:
        posted = await hall.posted(person, "season.orders")
        raw: Raw = {"orders": list[Raw](lines.get(person.name, [])), "final": True}
        user, seat = person.id, posted.decision.seat
        await hall.bot.surface.tables.submit(hall.game, seat, posted.ref, posted.rev, raw, user)
    await hall.town.idle()


def last(person: Person, start: str) -> Seen:
    """The newest message of his inbox that begins like this."""
    return next(one for one in reversed(person.inbox.all) if one.text.startswith(start))


def posted(hall: Hall, word: str) -> list[Seen]:
    """The messages of the channel that hold a word."""
    return [one for one in hall.people[0].channel("hall").all if word in one.text]


async def written(hall: Hall, person: Person, to: str, text: str, **more: Any) -> None:
    form = await person.slash("/press letter", **more)
    await person.submit_modal(form, {"to": [to], "text": text})
    await hall.town.idle()


@clause("CD-P.1", "CD-P.3", "CD-DP39")
async def test_a_letter_comes_to_the_inbox_and_is_answered_under_the_name_it_came_to(hall: Hall) -> None:
    elissa, mago, _ = await opened(hall)
    me, you = await holding(hall, elissa), await holding(hall, mago)
    await written(hall, elissa, you, "Let us march on Rome.\n# At dawn @everyone")
    came = last(mago, "✉ **A letter to")
    assert f"({you})" in came.text
    assert f"({me})" in came.text
    assert "> Let us march on Rome.\n> \\# At dawn @\u200beveryone" in came.text
    form = await mago.click(came, "Reply")
    await mago.submit_modal(form, {"text": "At dawn."})
    await hall.town.idle()
    answer = last(elissa, "✉ **A letter to")
    assert "> At dawn." in answer.text
    signed = came.text.splitlines()[-2]
    assert f"({me})" in signed
    assert signed not in answer.text, "it is signed with the other name"


@clause("CD-P.3", "CD-3.B.1")
async def test_nothing_about_a_letter_says_who_is_behind_its_name(hall: Hall) -> None:
    """Neither in what its reader is shown, nor in ids, nor in what others can see meanwhile."""
    elissa, mago, gisco = await opened(hall)
    before = {place.name: [one.id for one in gisco.channel(place).all] for place in gisco.places()}
    await written(hall, elissa, await holding(hall, mago), "In secret.")
    came = last(mago, "✉ **A letter to")
    seats = {await hall.seat(person) for person in hall.people}
    ids = [str(one.get("custom_id", "")) for one in came.components]
    named = [str(word) for person in hall.people for word in (person.id, person.name.title())]
    for word in (*map(str, seats), *named):
        assert not re.search(rf"\b{word}\b", came.text)
        assert not any(re.search(rf"\b{word}\b", one) for one in ids)
    assert not came.raw.mentions
    after = {place.name: [one.id for one in gisco.channel(place).all] for place in gisco.places()}
    assert before == after, "nobody else is told anything"


@clause("CD-P.3")
async def test_an_inbox_that_is_closed_betrays_nobody_in_the_channel(hall: Hall) -> None:
    hall.town.allow(50007)
    elissa, mago, _ = await opened(hall)
    mago.close_dms()
    before = len(hall.people[0].channel("hall").all)
    await written(hall, elissa, await holding(hall, mago), "In secret.")
    assert len(hall.people[0].channel("hall").all) == before
    box = await mago.slash("/press box")
    assert "Your letters: 1" in box.text


@clause("CD-P.2(c)", "CD-P.6")
async def test_a_letter_that_is_refused_is_kept_as_it_was_typed(hall: Hall) -> None:
    elissa, mago, _ = await opened(hall)
    you = await holding(hall, mago)
    form = await elissa.slash("/press letter")
    refused = await elissa.submit_modal(form, {"to": ["world", you], "text": "To whom?"})
    assert "not to both" in refused.text
    again = await elissa.click(refused, "Try Again")
    assert "To whom?" in str(again.interaction.modal)
    told = await elissa.submit_modal(again, {"to": ["world"], "text": "To whom?"})
    assert "printed in the Gazette" in told.text
    refused = await elissa.slash("/press letter", to="nobody at all", text="Hm.")
    assert "no name nobody at all" in refused.text


@clause("CD-P.4", "CD-P.6")
async def test_the_box_has_letters_got_and_written(hall: Hall) -> None:
    elissa, mago, _ = await opened(hall)
    await written(hall, elissa, await holding(hall, mago), "One.")
    box = await elissa.slash("/press box")
    assert "Your letters: 1" in box.text
    assert "49 more letters" in box.text
    whole = await elissa.select(box, "l1")
    assert "> One." in whole.text
    assert "Your letters: 1" in (await elissa.click(whole, "To the Box")).text


@clause("CD-G.3", "CD-P.8", "CD-P.5")
async def test_a_season_is_told_by_its_orders_its_gazette_and_a_new_card(hall: Hall) -> None:
    elissa, mago, _ = await opened(hall)
    pinned = [one.id for one in hall.pinned()]
    form = await elissa.slash("/press letter")
    await elissa.submit_modal(form, {"to": ["world"], "text": "The world shall know."})
    look = await hall.bot.surface.look(hall.game, None)
    assert look is not None
    board = diplomacy(look).map
    me = await holding(hall, mago)
    unit = next(one for one in board.units if one.commander == me)
    spaces, where = board.spaces, unit.space
    parted = {code for one in board.joints if where in one.between for code in one.between}
    ground = ("coast", "land") if unit.arm == "A" else ("sea",)
    to = next(code for code in spaces[where].beside if spaces[code].ground in ground and code not in parted)
    await final(hall, mago=[f"{unit.arm} {where}-{to}"])
    (orders,) = posted(hall, "what came of the orders")
    (paper,) = posted(hall, "The Gazette of Byrsa Hill")
    assert f"`{unit.arm} {where}-{to}`" in orders.text
    assert "> The world shall know." in paper.text
    assert "Supply centres" in paper.text
    assert [one.id for one in hall.pinned()] != pinned
    assert not any(re.search(r"\[[a-z]+-", one.text) for one in hall.people[0].channel("hall").all), "all is said"
    why = await elissa.select(orders, f"{unit.arm} {where}")
    assert why.text.startswith(f"### Why {where}?")
    asked = await mago.slash("/why", what=where)
    assert f"`{unit.arm} {where}-{to}`" in asked.text
    shown = await mago.slash("/press gazette")
    assert "> The world shall know." in shown.text


@clause("CD-P.7")
async def test_what_was_typed_when_press_closed_is_handed_back(hall: Hall) -> None:
    elissa, *_ = await opened(hall)
    form = await elissa.slash("/press letter")
    await hall.skip_to("winter.orders")
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.season == "winter"
    late = await elissa.submit_modal(form, {"to": ["world"], "text": "Too late for this one."})
    assert "Too late for this one." in late.text


@pytest.mark.parametrize("who", ["host", "guest"])
async def test_the_host_names_the_paper(hall: Hall, who: str) -> None:
    elissa, *_ = await opened(hall)
    person = hall.people[0] if who == "host" else elissa
    told = await person.slash("/press title", title="The Punic Post")
    assert ("The Punic Post" in told.text) == (who == "host")


def unmasking(text: str, people: list[str], codes: set[str]) -> list[str]:
    """Lines that name a person and a code at once."""
    return [
        line
        for line in text.splitlines()
        if any(re.search(rf"\b{one}\b", line, re.IGNORECASE) for one in people)
        and any(re.search(rf"\b{code}\b", line) for code in codes)
    ]


@clause("CD-3.B.1", "CD-G.4")
async def test_neither_channel_log_nor_exports_lift_a_mask_while_the_game_runs(hall: Hall) -> None:
    elissa, mago, gisco = await opened(hall)
    await written(hall, elissa, await holding(hall, mago), "In secret.")
    await final(hall)
    codes, seats = {await holding(hall, one) for one in hall.people}, {one: await hall.seat(one) for one in hall.people}
    people = [*(one.name for one in hall.people), *map(str, seats.values())]
    host = hall.people[0]
    log = next(place for place in host.places() if place.is_thread and place.name.startswith("Log"))
    for place in ("hall", log):
        for one in host.channel(place).all:
            assert not unmasking(one.text, people, codes)
            assert not unmasking("\n".join(str(part.get("custom_id", "")) for part in one.components), people, codes)
    (story,) = (await gisco.slash("/game export", format="transcript", game=hall.game)).files
    assert not unmasking(story.data.decode(), people, codes)
    (file,) = (await gisco.slash("/game export", format="view", game=hall.game)).files
    view = json.loads(file.data)
    del view["seats"], view["seat"]
    others = {str(seat) for one, seat in seats.items() if one is not gisco}
    assert not [seat for seat in others if re.search(rf"\b{seat}\b", json.dumps(view))], (
        "no seat is told of but as such"
    )
