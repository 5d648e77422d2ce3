"""An initiative played by command, and one by buttons and forms."""

from __future__ import annotations

import re
from typing import Any

from loopback.person import Person
from tests.cogs.conftest import Hall, card, ids

ROLLED = re.compile(r"✔ Initiative no. 1: (\d)\+(\d) = \d+\. ")
TRIED = re.compile(r"✔ [\w ]+ (\d)\+(\d) = \d+ against −?\d+: [\w ]+ (joins you|stays)\.")
SOUGHT = re.compile(r"✔ [\w ]+ (\d)\+(\d) = \d+ of 12: (a Trader joins him|no Trader comes)\.")


async def on_turn(hall: Hall) -> tuple[Person, list[Person]]:
    """Who has the initiative, and the others clockwise from him."""
    table = await hall.bot.surface.tables.table(hall.game)
    seats = {await hall.seat(person): person for person in hall.people}
    order = [seats[seat] for seat in table.state.seats]
    first = order.index(seats[table.state.forum.seat])
    return order[first], order[first + 1 :] + order[:first]


async def names(hall: Hall) -> tuple[str, str]:
    """A persuader who is at home, and somebody he may persuade."""
    table = await hall.bot.surface.tables.table(hall.game)
    fields = next(iter(one.decision for one in table.open.values() if one.decision.awaited)).choice.fields
    known = table.state.senators
    return tuple(known[list(fields[name].options)[1]].card.name for name in ("persuader", "target"))  # type: ignore[return-value]


async def test_an_initiative_by_command(hall: Hall) -> None:
    await hall.begin()
    await hall.skip_to("forum.roll")
    active, others = await on_turn(hall)
    assert ROLLED.match((await active.slash("/forum roll")).text)
    await hall.town.idle()
    await hall.skip_to("forum.persuasion")
    persuader, target = await names(hall)
    wrong = await active.slash("/forum persuade", persuader=persuader)
    assert "A persuasion needs both a persuader and a target." in wrong.text
    assert target in [one["name"] for one in await active.autocomplete("/forum persuade", "target")]
    reply = await active.slash("/forum persuade", persuader=persuader, target=target, bribe="0")
    assert f"tries to persuade {target} without a bribe; Base Number" in reply.text
    await hall.town.idle()
    for person in others:
        assert "✔ Counter-Bribe: nothing." in (await person.slash("/forum counter", talents="0")).text
        await hall.town.idle()
    if (await hall.bot.surface.tables.table(hall.game)).state.step == "forum.persuasion":
        assert TRIED.match((await active.slash("/forum raise", talents="0")).text)
        await hall.town.idle()
    assert SOUGHT.match((await active.slash("/forum trader", senator=persuader, talents="0")).text)
    await hall.town.idle()
    assert "✔ Faction Leader: No Change." in (await active.slash("/forum leader", senator="No Change")).text
    await hall.town.idle()
    assert (await on_turn(hall))[0] is others[0]
    public = "\n".join(one.text for one in active.channel("hall").all)
    assert f"tries to persuade {target}" in public


async def test_an_initiative_by_buttons(hall: Hall) -> None:
    await hall.begin()
    await hall.skip_to("forum.roll")
    active, others = await on_turn(hall)
    assert "Initiative no. 1 is yours. Roll?" in card(active).text
    assert ROLLED.search((await active.click(card(active), "Roll · 17% event")).text)
    await hall.skip_to("forum.persuasion")
    assert "Which Senator do you try to win" in card(active).text
    assert "✔ Persuade" in (await active.click(card(active), "Persuade Nobody")).text
    await hall.town.idle()
    form: Any = await active.click(card(active), custom_id=ids(card(active), "form")[0])
    listed = form.rows[0]["component"]["options"]
    assert all("ORA" in one["description"] for one in listed[1:]), listed
    refused = await active.submit_modal(form, f0="0", f1="5")
    assert "Say which Senator pays." in refused.text
    form = await active.click(card(active), custom_id=ids(card(active), "form")[0])
    assert SOUGHT.search((await active.submit_modal(form, f0="1", f1="0")).text)
    await hall.town.idle()
    assert "✔ Faction Leader" in (await active.click(card(active), "No Change")).text
    await hall.town.idle()
    assert (await on_turn(hall))[0] is others[0]
    assert "Initiative no. 2 is yours. Roll?" in card(others[0]).text


async def initiative(hall: Hall, **options: Any) -> tuple[Person, list[Person]]:
    """The beginning of an initiative, with its Table Event or card still to come."""
    await hall.begin(**options)
    await hall.skip_to("forum.roll")
    return await on_turn(hall)


async def journal(hall: Hall) -> list[tuple[str, str]]:
    """What the Forum was answered: the kind of decision, and how the answer came."""
    rows = [row.entry for row in await hall.bot.store.journal(hall.game)]
    return [(one.key.partition("@")[0].partition("/")[0], one.kind) for one in rows if one.key.startswith("forum.")]


async def test_one_press_lets_an_initiative_pass(hall: Hall) -> None:
    """17.8: he rolls, and is asked nothing more; what was answered for him is said on his card."""
    active, others = await initiative(hall)
    assert (
        "every further initiative you have in this turn you roll, persuade nobody, seek no Trader" in card(active).text
    )
    await active.click(card(active), "Roll & Pass the Rest")
    await hall.town.idle()
    assert (await on_turn(hall))[0] is others[0]
    assert await journal(hall) == [
        ("forum.roll", "answer"),
        ("forum.persuade", "order"),
        ("forum.trader", "order"),
        ("forum.leader", "order"),
    ]
    assert "✔ Attract a Trader, as you had set it: none" in card(active).text
    assert "In this turn's initiatives you roll, persuade nobody" in card(active).text
    await active.click(card(active), "Take It Back")
    await hall.town.idle()
    assert "Take It Back" not in card(active).buttons
    assert await hall.bot.store.saved(hall.game) == []
    refused = await active.slash("/unpass")
    assert "You let nothing pass now" in refused.text


async def test_what_passes_can_be_taken_back_until_it_is_used(hall: Hall) -> None:
    active, others = await initiative(hall)
    await hall.skip_to("forum.persuasion")
    persuader, target = await names(hall)
    await active.slash("/forum persuade", persuader=persuader, target=target, bribe="0")
    await hall.town.idle()
    first, second, third = others
    assert "you bid nothing against this attempt, now and each time its bribe is raised" in card(first).text
    for person in (first, second):
        await person.click(card(person), "0, Every Round")
        await hall.town.idle()
        assert "You bid nothing against this attempt, each time" in card(person).text
    await second.click(card(second), "Take It Back")
    await hall.town.idle()
    assert "You bid nothing" not in card(second).text
    assert "Take It Back" in (await first.slash("/desk")).buttons
    await third.slash("/pass")
    await hall.town.idle()
    assert "✔ Raise" in (await active.slash("/forum raise", talents="1")).text
    await hall.town.idle()
    assert "Nothing is asked of you now." in card(first).text
    assert "✔ Counter-Bribe: nothing." in (await second.slash("/forum counter", talents="0")).text
    await hall.town.idle()
    kinds = [how for kind, how in await journal(hall) if kind == "forum.counter"]
    assert kinds == ["answer", "answer", "answer", "order", "answer", "order"]
    await active.slash("/pass")
    await hall.town.idle()
    assert (await on_turn(hall))[0] is first
    assert await hall.bot.store.saved(hall.game) == []
    assert not any("Take It Back" in card(person).buttons for person in hall.people)
    assert "Nothing you are asked now can be let pass." in (await third.slash("/pass")).text
