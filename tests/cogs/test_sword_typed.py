"""The Sword of Rome by commands: what is suggested is taken as it is; what is not understood is named, and kept."""

from __future__ import annotations

from typing import Any

from loopback.person import Person
from loopback.reply import Modal
from tests.cogs.conftest import Hall


async def marching(hall: Hall) -> Person:
    """Somebody's army is about to march."""
    await hall.begin(game="sword", powers="by-seat")
    for _ in range(40):
        table = await hall.bot.surface.tables.table(hall.game)
        posted = next(one for one in table.open.values() if one.decision.awaited)
        person = await holder(hall, posted.decision.seat)
        if posted.decision.kind == "movement.step":
            return person
        options = [*getattr(posted.decision.choice, "options", ())]
        raw = next((one for one in options if one.startswith("activate.")), posted.decision.lapse)
        await hall.bot.surface.tables.submit(hall.game, posted.decision.seat, posted.ref, posted.rev, raw, person.id)
        await hall.town.idle()
    raise AssertionError("nobody marches")


async def holder(hall: Hall, seat: str) -> Person:
    rows = await hall.bot.store.seats(hall.game)
    user = next(row.user for row in rows if row.seat == seat)
    return next(one for one in hall.people if one.id == user)


async def suggested(person: Person, command: str, field: str, /, **typed: str) -> list[str]:
    """What is offered in a field of a command."""
    return [str(one["value"]) for one in await person.autocomplete(command, field, **typed)]


def said(form: Any, name: str) -> str:
    """What stands in a field of a form."""
    rows = [row["component"] for row in form.rows if "component" in row]
    return next(str(one.get("value", "")) for one in rows if one["custom_id"] == name)


async def test_a_march_is_typed_by_names_as_they_are_suggested(hall: Hall) -> None:
    """SR-9.7.5: the whole way in one field; what was typed of it narrows what is offered."""
    person = await marching(hall)
    ways = await suggested(person, "/action march", "path")
    long = next(one for one in ways if "," in one)
    narrowed = await suggested(person, "/action march", "path", path=long[:-1])
    assert long in narrowed
    assert all(long[:-1] in one for one in narrowed)
    assert len(narrowed) < len(ways)
    assert await suggested(person, "/action march", "leave", leave="-1") != []
    reply = await person.slash("/action march", path=long, leave="-1 CU")
    assert reply.text.startswith("✔")
    assert long.rpartition(", ")[2] in reply.text


async def test_what_cannot_be_marched_is_named_and_stands_in_the_form(hall: Hall) -> None:
    """Nothing that was typed is lost: the button under the reason opens the form with it."""
    person = await marching(hall)
    refused = await person.slash("/action march", path="Utopia, Roma", leave="-1 CU")
    assert "Utopia" in refused.text
    form = await person.click(refused, "Try Again")
    assert isinstance(form, Modal)
    assert (said(form, "path"), said(form, "leave")) == ("Utopia, Roma", "-1 CU")


async def test_who_is_not_asked_is_offered_nothing(hall: Hall) -> None:
    person = await marching(hall)
    other = next(one for one in hall.people if one != person)
    assert await suggested(other, "/action march", "path") == []
    refused = await other.slash("/action march", path="Roma")
    assert not refused.text.startswith("✔")
