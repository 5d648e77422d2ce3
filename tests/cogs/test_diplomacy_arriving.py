"""Before the first Spring: name, centres and unit in one form, or one after the other; on the local Discord."""

from __future__ import annotations

import pytest

from games.diplomacy.atlas import Place
from games.diplomacy.entering.scripts import Starting
from games.kernel import IllegalAnswer
from loopback.person import Person
from loopback.reply import Modal, Reply
from tests.clauses import clause
from tests.cogs.conftest import Hall


async def form(person: Person, desk: Reply) -> Modal:
    """The form for all of it."""
    found = await person.click(desk, "All at Once…")
    assert isinstance(found, Modal)
    return found


@clause("CD-13.1")
@clause("CD-DP1", "CD-DP3", "CD-DP6", "CD-DP7")
async def test_whoever_says_all_at_once_is_asked_nothing_more(hall: Hall) -> None:
    """Three in one form, the fourth step by step: only he is waited for."""
    await hall.begin(game="diplomacy")
    *quick, slow = hall.people
    names = ("Hamilcar", "Mago", "Xenon")
    for person, name, wanted in zip(quick, names, ("Car, Opium", "Car", "WGr"), strict=True):
        asked = await form(person, await person.slash("/desk"))
        if person is quick[0]:
            refused = await person.submit_modal(asked, {"name": name, "centres": "Rome", "unit": "F"})
            assert "“Rome”" in refused.text
            asked = await form(person, await person.slash("/desk"))
            assert name in str(asked.form), "as it was typed"
        told = await person.submit_modal(asked, {"name": name, "code": "", "centres": wanted, "unit": "F"})
        assert f"✔ Name: {name}\n" in f"{told.text}\n".replace(".\n", "\n")
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.step == "setup.names"

    await slow.click(await slow.slash("/desk"), "Draw a Name for Me")
    await hall.town.idle()
    desk = await slow.slash("/desk")
    menu = desk.seen.selects[0]
    desk = await slow.select(desk, "Carthage (Car)", custom_id=menu)
    desk = await slow.select(desk, "Sparta (Spa)", custom_id=desk.seen.selects[0])
    assert "1. Carthage (Car)\n2. Sparta (Spa)" in desk.text
    desk = await slow.click(desk, "Take the Last Off")
    assert "Sparta (Spa)\n" not in desk.text.partition("1. Carthage")[2]
    desk = await slow.click(desk, "Save & Lock")
    await hall.town.idle()

    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.step in ("setup.unit", "season.orders", "spring.orders")
    asked_now = {one.decision.seat for one in table.open.values() if one.decision.kind == "setup.unit"}
    assert asked_now <= {await hall.seat(slow), *[await hall.seat(one) for one in quick]}
    desk = await slow.slash("/desk")
    if "First Unit" in desk.text:
        await slow.click(desk, next(one for one in desk.buttons if one.startswith("A ")))
        await hall.town.idle()
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.season == "spring"
    assert "orders" in table.state.step
    units = {g_unit.base: g_unit.arm for g_unit in table.state.forces}
    assert len(units) == 4
    assert units["WGr"] == "F"


@clause("CD-13.1")
def test_a_unit_said_ahead_is_one_that_can_stand_there() -> None:
    """Inland a fleet is an army; of two coasts one has to be named."""
    inland = Starting({"A Apa": ("A", Place("Apa"))})
    assert inland.read("F") == inland.read("A") == ("A", Place("Apa"))
    coasts = Starting({f"F CNo/{one}": ("F", Place("CNo", one)) for one in ("nc", "sc")})
    with pytest.raises(IllegalAnswer):
        coasts.read("F")
