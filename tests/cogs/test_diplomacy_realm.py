"""What is ordered beside the units, on the cards: provinces, names, what stands, motions, railways."""

from __future__ import annotations

from typing import Any

import pytest

from bot.fronts.diplomacy.realm.route import supports
from loopback.person import Person
from loopback.reply import Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall


async def opened(hall: Hall) -> Person:
    """A table in its first Spring; somebody who sits there."""
    await hall.begin(game="diplomacy")
    await hall.skip_to("spring.orders")
    return hall.people[1]


async def orders(hall: Hall, person: Person) -> list[str]:
    posted = await hall.posted(person, "season.orders")
    return [str(one) for one in posted.decision.lapse["orders"]]


async def names(hall: Hall, person: Person) -> tuple[str, str]:
    """His holding name, and his first province."""
    look = await hall.bot.surface.look(hall.game, await hall.seat(person))
    assert look is not None
    own = look.view.own.holding
    return own, next(code for code, one in look.view.map.spaces.items() if one.ruler == own)


async def chosen(person: Person, card: Reply, label: str) -> Reply:
    """The line of a menu that begins like this is chosen."""
    for menu in card.seen.selects:
        found = next((one for one in card.seen.options(menu) if one.startswith(label)), None)
        if found is not None:
            return await person.select(card, found, custom_id=menu)
    raise AssertionError((label, card.text))


async def first(person: Person, card: Reply) -> Reply:
    """The first line of the first menu."""
    return await person.select(card, card.seen.options()[0], custom_id=card.seen.selects[0])


@clause("CD-5.C(a)")
async def test_a_province_card_orders_an_appointment_and_takes_it_back(hall: Hall) -> None:
    person = await opened(hall)
    me, home = await names(hall, person)
    other = next(code for code, _ in [await names(hall, one) for one in hall.people] if code != me)
    card = await person.slash("/politics province", province=home)
    assert card.ephemeral
    asked = await chosen(person, card, "Appoint a Sub-Ruler")
    line = f"{me} Apt {other} SR {home}"
    told = await chosen(person, asked, (await label_of(hall, other)))
    assert f"Ordered: {line}" in told.text.replace("`", "")
    assert f"{other} is appointed SR " in told.text, "and in words, for whoever does not read orders yet"
    assert await orders(hall, person) == [line]
    gone = await person.click(told, f"Take Back {line}")
    assert "Taken back" in gone.text
    assert await orders(hall, person) == []


async def label_of(hall: Hall, code: str) -> str:
    look = await hall.bot.surface.look(hall.game, None)
    assert look is not None
    return str(look.view.map.names[code].name)


@clause("CD-3.B.1")
async def test_only_the_reader_sees_which_names_are_his(hall: Hall) -> None:
    person = await opened(hall)
    me, _ = await names(hall, person)
    mine = await person.slash("/politics names")
    theirs = await hall.people[2].slash("/politics names")
    lines = {card: [line for line in card.text.splitlines() if "yours" in line] for card in (mine, theirs)}
    assert len(lines[mine]) == len(lines[theirs]) == 1
    assert f"({me})" in lines[mine][0]
    assert lines[mine] != lines[theirs]


@clause("CD-4.F", "CD-DP16")
async def test_refusals_are_filed_and_listed(hall: Hall) -> None:
    person = await opened(hall)
    me, _ = await names(hall, person)
    card = await person.slash("/politics standing")
    assert "Nothing." in card.text
    asked = await person.click(card, "Refuse Shares")
    await chosen(person, asked, "Everybody")
    assert await orders(hall, person) == [f"{me} refuses shares"]


@clause("CD-9.A.5", "CD-DP18")
async def test_a_railway_is_planned_place_by_place(hall: Hall) -> None:
    person = await opened(hall)
    me, home = await names(hall, person)
    card = await person.slash("/railways found")
    card = await first(person, card)
    card = await first(person, card)
    form = await person.click(card, "Found the Railway")
    await person.submit_modal(form, shares="12")
    found = await orders(hall, person)
    assert len(found) == 1
    assert found[0].startswith(f"{me} blt {home}-")
    assert found[0].endswith(" shares 12")


@clause("CD-9.A.1")
async def test_a_centre_that_supports_a_unit_says_so_where_a_railway_begins(hall: Hall) -> None:
    person = await opened(hall)
    card = await person.slash("/railways found")
    notes = [line.get("description", "") for menu in menus(card.components) for line in menu["options"]]
    assert notes
    assert all("supports a unit" in note for note in notes)  # in the first Spring there is none that does not
    planned = await first(person, card)
    assert "supports a unit" in planned.text


@clause("CD-9.A.1")
async def test_a_centre_without_a_unit_of_its_own_may_build(hall: Hall) -> None:
    person = await opened(hall)
    _, home = await names(hall, person)
    look = await hall.bot.surface.look(hall.game, await hall.seat(person))
    assert look is not None
    based, loose = look.view.map, look.view.map.model_copy(update={"units": ()})
    assert [supports(one, home) for one in (based, loose)] == [True, False]


def menus(parts: Any) -> list[Any]:
    """The menus among the components of a card."""
    inside = [two for one in parts for two in menus(one.get("components") or [])]
    return [*(one for one in parts if "options" in one), *inside]


@clause("CD-7.D", "CD-DP33")
async def test_a_motion_is_put_by_form_and_a_faulty_one_is_kept(hall: Hall) -> None:
    person = await opened(hall)
    me, _ = await names(hall, person)
    card = await person.slash("/politics motions")
    form = await chosen(person, card, "Set an option")
    refused = await person.submit_modal(form, option="letters", value="many")
    assert await orders(hall, person) == []
    again = await person.click(refused, "Try Again")
    await person.submit_modal(again, option="letters", value="7")
    assert await orders(hall, person) == [f"{me} moves rule letters = 7"]


@clause("CD-N.10")
async def test_a_draw_of_a_standard_game_is_moved_at_one_press(hall: Hall) -> None:
    await hall.gather(game="diplomacy")
    await hall.bot.store.change_game(hall.game, hall.time.now(), options={"rules": "standard"})
    await hall.bot.surface.tables.open_game(hall.game, hall.people[0].id)
    await hall.skip_to("spring.orders")
    person = hall.people[1]
    card = await person.slash("/politics motions")
    await chosen(person, card, "Move a draw")
    assert [one.rpartition(" moves ")[2] for one in await orders(hall, person)] == ["draw"]


@pytest.mark.parametrize("command", ["/politics tree", "/railways company"])
async def test_papers_are_shown_to_everybody(hall: Hall, command: str) -> None:
    person = await opened(hall)
    card = await person.slash(command)
    assert card.ephemeral
    assert card.text.startswith("###")
