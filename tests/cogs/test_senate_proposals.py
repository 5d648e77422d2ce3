"""Every kind of proposal by the desk and by command, and what is refused with its clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.state import Carthage
from loopback.controls import fields
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import let_it_be, move, press, settle, sit, vote_card, voting
from tests.games.carthage.forum import holds
from tests.games.carthage.play import add_province, add_war
from tests.games.carthage.units import money

MENU = 3
OUTCRY, OUTCRY_2 = "public-outcry.1", "public-outcry.2"


def war(g: Carthage) -> None:
    """A War that can be fought."""
    add_war(g, "conquest-of-tunisia")


async def offered(person: Person, label: str) -> Reply:
    """Choose a proposal on the desk, from its menu or its buttons."""
    desk = await person.slash("/desk")
    if label in desk.buttons:
        return await person.click(desk, label)
    menus = [one for one in desk.components if one["type"] == MENU]
    one = next(one for one in menus if any(option["label"] == label for option in one["options"]))
    return await person.select(desk, label, custom_id=one["custom_id"])


def menu(message: Seen | Reply, act: str, place: int = 0) -> str:
    """The custom id of the menu that does this; of several, in their order."""
    found = [one["custom_id"] for one in message.components if one["type"] == MENU]
    return [one for one in found if one.split(":")[4] == act][place]


def value(form: Reply, name: str) -> str:
    """What stands in a field of a form that has opened."""
    assert form.modal
    return next(str(one.get("value", "")) for _, one in fields(form.modal.form) if one["custom_id"] == name)


async def proposed(hall: Hall) -> str:
    """What is proposed, on the Vote card."""
    await settle(hall)
    return vote_card(hall.people[1]).text.partition("proposes to **")[2].partition("**")[0]


# By command


@pytest.mark.parametrize(("step", "kind", "said", "told"), [
    ("senate.suffetes", "suffetes", "Bomilcar, Malchus", "elect Bomilcar and Malchus Suffetes"),
    ("senate.business", "units", "2 Fleets", "raise 2 Fleets"),
    ("senate.business", "units", "disband Carthaginian 1", "disband 1 Carthaginian Legion"),
    ("senate.business", "peace", "Conquest of Tunisia", "sue for peace in the Conquest of Tunisia"),
    ("senate.business", "tax", "10", "set the tax rate to 10%"),
    (
        "senate.business",
        "tax",
        "30%, Mago, Milko",
        "set the tax rate to 30% (sponsors: Mago and Milko)",
    ),
    ("senate.business", "life", "Mago", "make Mago Suffete for Life"),
    ("senate.business", "minor", "Praise for Mago", "say: “Praise for Mago”"),
    (
        "senate.business",
        "forces",
        "Send against Conquest of Tunisia: Mago, all",
        "send Mago against the Conquest of Tunisia with 2 Carthaginian Legions",
    ),
])  # fmt: skip
async def test_a_proposal_by_command(hall: Hall, step: str, kind: str, said: str, told: str) -> None:
    def famous(g: Carthage) -> None:
        (senator,) = g.numbered(1)
        senator.influence, g.tax = 30, 20

    await sit(hall, step, war, famous, money(100))
    reply = await hall.people[0].slash("/senate propose", kind=kind, terms=said)
    assert told in reply.text
    assert await proposed(hall) == told


async def test_governors_by_command(hall: Hall) -> None:
    def vacant(g: Carthage) -> None:
        add_province(g, "sicily")

    await sit(hall, "senate.governors", vacant)
    elissa = hall.people[0]
    able = [one["name"] for one in await elissa.autocomplete("/senate propose", "terms", kind="governors", terms="Sic")]
    assert "Sicily: Bomilcar" in able
    await elissa.slash("/senate propose", kind="governors", terms="Sicily: Bomilcar")
    assert await proposed(hall) == "send Bomilcar to govern Sicily"


# By the desk


@clause("RC-9.5.5")
async def test_units_by_a_form(hall: Hall) -> None:
    """Wrong words are answered with what there is, and kept; the card shows the total before it is proposed."""
    await sit(hall, "senate.business", money(100))
    elissa = hall.people[0]
    form = await elissa.click(await offered(elissa, "Raise and Disband Units"), "Fill In…")
    refused = await elissa.submit_modal(form, **{"raise": "Fleets 2\nlegions 1", "disband": ""})
    assert "There is: Balearic Slingers, Celtiberians, Campanian Swordsmen, and Fleets." in refused.text
    form = await elissa.click(refused, "Try Again")
    assert value(form, "raise") == "Fleets 2\nlegions 1"
    panel = await elissa.submit_modal(form, **{"raise": "Fleets 2 (of 25)\nCeltiberians 1", "disband": ""})
    assert "It costs **28T** of 100T; 72T are left." in panel.text
    reply = await elissa.click(panel, "Propose It")
    assert "✔ Raise and Disband Units: raise 1 legion of Celtiberians and 2 Fleets" in reply.text
    assert await proposed(hall) == "raise 1 legion of Celtiberians and 2 Fleets"
    assert "the State Treasury holds 100T." in vote_card(elissa).text


@clause("RC-9.6.1")
async def test_forces_order_by_order(hall: Hall) -> None:
    """Choose an order, fill in who and what, and also another, take it back, propose."""
    await sit(hall, "senate.business", war)
    elissa = hall.people[0]
    panel = await offered(elissa, "Send Forces")
    form = await elissa.select(panel, "Send against Conquest of Tunisia", custom_id=menu(panel, "order"))
    panel = await elissa.submit_modal(form, legions="Carthaginian 1")
    assert "1. send Mago against the Conquest of Tunisia with 1 Carthaginian Legion" in panel.text
    form = await elissa.select(panel, "Garrison Coastal Spain", custom_id=menu(panel, "order"))
    panel = await elissa.submit_modal(form, legions="all")
    assert "2. send 2 Carthaginian Legions into the garrison of Coastal Spain" in panel.text
    refused = await elissa.click(panel, "Propose It")
    assert "RC-9.6" in refused.text
    assert "✔" not in refused.text
    panel = await offered(elissa, "Send Forces")
    panel = await elissa.click(panel, "Remove the Last")
    assert "2. send" not in panel.text
    await elissa.click(panel, "Propose It")
    assert await proposed(hall) == "send Mago against the Conquest of Tunisia with 1 Carthaginian Legion"


async def test_forces_order_by_order_by_command(hall: Hall) -> None:
    """Where only the place is said, the form asks for the rest; further orders join those chosen so far."""
    await sit(hall, "senate.business", war)
    elissa = hall.people[0]
    form = await elissa.slash("/senate propose", kind="forces", terms="Send against Conquest of Tunisia")
    panel = await elissa.submit_modal(form, legions="Carthaginian 1")
    assert "1. send Mago against the Conquest of Tunisia with 1 Carthaginian Legion" in panel.text
    reply = await elissa.slash("/senate propose", kind="forces", terms="Garrison Coastal Spain: 1 Carthaginian")
    assert "send 1 Carthaginian Legion into the garrison of Coastal Spain" in reply.text
    assert (await proposed(hall)).count("; ") == 1


async def test_several_orders_in_one_line(hall: Hall) -> None:
    await sit(hall, "senate.business", war)
    elissa = hall.people[0]
    terms = "Send against Conquest of Tunisia: Mago, 1 Carthaginian; Garrison Coastal Spain: 1 Carthaginian"
    able = [one["name"] for one in await elissa.autocomplete("/senate propose", "terms", kind="forces", terms="Garr")]
    assert "Garrison Coastal Spain" in able
    able = await elissa.autocomplete(
        "/senate propose", "terms", kind="forces", terms="Send against Conquest of Tunisia: M"
    )
    assert "Send against Conquest of Tunisia: Mago" in [one["name"] for one in able]
    assert "✔" in (await elissa.slash("/senate propose", kind="forces", terms=terms)).text
    assert (await proposed(hall)).count("; ") == 1


async def test_what_is_missing_is_asked_by_the_form_of_the_buttons(hall: Hall) -> None:
    await sit(hall, "senate.suffetes")
    elissa = hall.people[0]
    able = [one["name"] for one in await elissa.autocomplete("/senate propose", "kind")]
    assert able == ["Nominate Suffetes"]
    able = [one["name"] for one in await elissa.autocomplete("/senate propose", "terms", kind=able[0], terms="Bom")]
    assert able == ["Bomilcar"]
    form = await elissa.slash("/senate propose", kind="Nominate Suffetes", terms="Bomilcar")
    assert form.modal
    assert "Bomilcar" in [one["label"] for one in form.modal.rows[0]["component"]["options"] if one.get("default")]
    reply = await elissa.submit_modal(form, f0="0", f1="1")
    assert "✔ Nominate Suffetes: elect Himilco and Bomilcar Suffetes." in reply.text


async def test_whoever_may_propose_nothing_is_suggested_nothing(hall: Hall) -> None:
    """What is suggested to others is what they themselves may do."""
    await sit(hall, "senate.business", holds("triangle", OUTCRY))
    elissa, hanno, mago, _ = hall.people
    assert len(await elissa.autocomplete("/senate propose", "kind")) == 4
    forced = [one["name"] for one in await hanno.autocomplete("/senate propose", "kind")]
    assert forced
    assert not set(forced) & {one["name"] for one in await elissa.autocomplete("/senate propose", "kind")}
    assert await mago.autocomplete("/senate propose", "kind") == []
    assert await mago.autocomplete("/senate propose", "terms", kind="peace") == []
    assert "You are not asked that now" in (await mago.slash("/senate propose")).text
    assert "Minor Motion" in str((await elissa.slash("/senate propose")).components)
    assert '"nonsense"' in (await elissa.slash("/senate propose", kind="nonsense")).text


async def test_a_pair_field_by_field(hall: Hall) -> None:
    await sit(hall, "senate.suffetes")
    elissa = hall.people[0]

    panel: Any = await elissa.click(card(elissa), "Nominate Suffetes")
    panel = await elissa.select(panel, "One nominee: Himilco", custom_id=menu(panel, "step"))
    assert "The other: Himilco" not in panel.message.options(menu(panel, "step", 1))
    panel = await elissa.select(panel, "The other: Bomilcar", custom_id=menu(panel, "step", 1))
    reply = await elissa.click(panel, "Propose It")
    assert "✔ Nominate Suffetes: elect Himilco and Bomilcar Suffetes." in reply.text


async def test_the_floor_and_the_adjournment(hall: Hall) -> None:
    await sit(hall)
    elissa = hall.people[0]
    assert "You have the floor of the Senate." in card(elissa).text
    reply = await elissa.slash("/senate floor", answer="Adjourn the Senate")
    assert "✔ The Floor: Adjourn the Senate." in reply.text
    await settle(hall)
    assert "The Senate is adjourned by its magistrate." in "\n".join(one.text for one in elissa.channel("hall").all)


# An Outcry


@clause("RC-9.0.16")
async def test_a_proposal_is_forced_only_when_that_is_said(hall: Hall) -> None:
    """Nobody else sees that one could; who has both says which."""
    await sit(hall, "senate.business", holds("diamond", OUTCRY), holds("triangle", OUTCRY_2))
    elissa, hanno, mago, _ = hall.people
    refused = await hanno.slash("/senate propose", kind="minor", terms="Blame")
    assert "You are not asked that now" in refused.text
    assert "Outcry" not in (await mago.slash("/desk")).text
    await elissa.slash("/senate propose", kind="minor", terms="Praise")
    await settle(hall)
    assert "by Public Outcry" not in vote_card(mago).text
    for person in hall.people:
        await press(hall, person, "Nay")
    await hanno.slash("/senate propose", kind="minor", terms="Blame", outcry="yes")
    await let_it_be(hall)
    assert "◆ Elissa" not in vote_card(mago).text.splitlines()[1]


@clause("RC-9.0.15")
async def test_a_veto_is_offered_on_the_desk_only(hall: Hall) -> None:
    await sit(hall, "senate.business", holds("triangle", OUTCRY))
    _, hanno, mago, _ = hall.people
    shown = await move(hall)
    assert "Veto" not in "".join(shown.buttons)
    assert "Veto No. 1" in str((await hanno.slash("/desk")).components)
    assert "Veto No. 1" not in str((await mago.slash("/desk")).components)
    reply = await hanno.slash("/senate veto", answer="Public Outcry")
    assert "✔ Veto No. 1" in reply.text
    await let_it_be(hall)
    assert "is vetoed." in vote_card(mago).text
    assert not vote_card(mago).buttons


# What is refused changes nothing, and names the clause


@pytest.mark.parametrize(("step", "kind", "said", "told"), [
    ("senate.suffetes", "suffetes", "Bomilcar, Gisco", '"Gisco" cannot be chosen here.'),
    ("senate.suffetes", "suffetes", "Bomilcar, Bomilcar", "RC-9.1"),
    ("senate.business", "tax", "35", "The tax rate moves by 10 points at a time: 0% and 20% (RC-9.5.6)."),
    ("senate.business", "tax", "20", "RC-9.5.6b"),
    ("senate.business", "units", "20 Fleets", "RC-9.5.5"),
    ("senate.business", "units", "raise 4 Fleets, 2 Celtiberians", "RC-9.5.5a"),
    ("senate.business", "minor", "   ", "RC-9.0.19"),
    ("senate.business", "peace", "Pyrrhic", "RC-9.5.4"),
    ("senate.business", "forces", "Send against Conquest of Tunisia: Gisco", "RC-9.6"),
])  # fmt: skip
async def test_what_is_refused_changes_nothing(hall: Hall, step: str, kind: str, said: str, told: str) -> None:
    await sit(hall, step, war, money(40))
    head = await hall.head()
    reply = await hall.people[0].slash("/senate propose", kind=kind, terms=said)
    assert told in reply.text
    assert "Nothing was changed" in reply.text
    assert await hall.head() == head


@clause("RC-9.0.6")
async def test_only_who_has_the_floor_proposes(hall: Hall) -> None:
    await sit(hall)
    head = await hall.head()
    reply = await hall.people[1].slash("/senate propose", kind="minor", terms="Praise")
    assert "You are not asked that now; nothing was changed." in reply.text
    assert await hall.head() == head


@clause("RC-9.0.8")
async def test_a_defeated_proposal_is_not_repeated(hall: Hall) -> None:
    await sit(hall, "senate.business", voting("live"))
    await move(hall)
    for person in hall.people:
        await press(hall, person, "Nay")
    head = await hall.head()
    reply = await hall.people[0].slash("/senate propose", kind="minor", terms="Praise for  MAGO")
    assert "only with a real change (RC-9.0.8)" in reply.text
    assert await hall.head() == head
