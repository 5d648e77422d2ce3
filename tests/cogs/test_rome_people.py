"""Rome by commands: an initiative step by step, what the people may say, what the chits did, chances."""

from __future__ import annotations

import re

from loopback.person import Person
from tests.cogs.conftest import Hall


async def active(hall: Hall) -> tuple[Person, str]:
    """Whose initiative it is, and a Senator of his in Rome."""
    table = await hall.bot.surface.tables.table(hall.game)
    posted = next(one for one in table.open.values() if one.decision.awaited)
    look = await hall.bot.surface.look(hall.game, posted.decision.seat)
    able = (one for one in look.view.senators.values() if one.faction == look.seat and one.place == "rome")
    seats = {await hall.seat(one): one for one in hall.people}
    return seats[posted.decision.seat], max(able, key=lambda one: one.talents).name


async def test_the_people_may_be_sounded_at_any_time(hall: Hall) -> None:
    await hall.begin(game="rome")
    reply = await hall.people[1].slash("/population")
    assert reply.ephemeral
    assert "**State of the Republic, turn " in reply.text
    chances = [int(chance) for chance in re.findall(r"\((\d+)%\)", reply.text)]
    assert 95 <= sum(chances) <= 105, reply.text
    assert "Chits: " in (await hall.people[1].slash("/mortality")).text


async def test_carthage_has_no_such_phase(hall: Hall) -> None:
    await hall.begin()
    assert (await hall.people[0].slash("/population")).text.startswith("This game has no such phase")


async def test_an_initiative_step_by_step(hall: Hall) -> None:
    """Nobody is persuaded; a Knight is sought; the Leader stays."""
    await hall.begin(game="rome")
    await hall.skip_to("forum.knight")
    person, name = await active(hall)
    odds = (await person.slash("/odds knight", senator=name, talents=1)).text
    assert odds == f"If {name} spends 1T, a Knight comes to him in 33% of all cases (RR-1.07.5)."
    said = await person.slash("/forum knight", senator=name, talents="0")
    assert name in said.text
    table = await hall.bot.surface.tables.table(hall.game)
    assert table.state.step != "forum.knight"
    assert "persuasion succeeds in 83% of all cases" in (await person.slash("/odds persuasion", base=12)).text
