"""What a card says of the chances before one decides: persuasion, Traders, and what the Senate should know."""

from __future__ import annotations

import re

from bot.fronts.carthage.prospects import PERSUADING, trader_chances
from tests.cogs.conftest import Hall, card
from tests.cogs.senate import sit


async def asked(hall: Hall, kind: str) -> tuple[object, object]:
    """Whoever is asked this, as the table knows it, and what he sees."""
    table = await hall.bot.surface.tables.table(hall.game)
    posted = next(one for one in table.open.values() if one.decision.kind == kind)
    return posted, await hall.bot.surface.look(hall.game, posted.decision.seat)


async def rolled(hall: Hall) -> None:
    """The first initiative, its card drawn; all have fifty Talents."""
    await hall.begin(scenario="late")
    await hall.skip_to("forum.persuasion")


async def test_a_persuasion_is_weighed_before_it_is_begun(hall: Hall) -> None:
    await rolled(hall)
    posted, look = await asked(hall, "forum.persuade")
    mine = {one.id: one for one in look.view.senators.values() if one.faction == look.seat and one.in_carthage}
    await hall.bot.surface.tables.rule(hall.game, "talents", {"senator": min(mine), "talents": 20})
    posted, look = await asked(hall, "forum.persuade")
    lines = PERSUADING.prospects(posted, look)
    assert 1 <= len(lines) <= 5
    shape = r"- \*\*.+\*\*.*: .+ \d+%(, with a bribe of \d+T \*\*\d+%\*\*)?"
    assert all(re.fullmatch(shape, line) for line in lines), lines
    chances = [int(re.findall(r"(\d+)%", line)[-1]) for line in lines]
    assert chances == sorted(chances, reverse=True), "the easiest first"
    assert max(chances) <= 83, "10 and more fail"


async def test_whoever_can_win_nobody_is_told_so(hall: Hall) -> None:
    await rolled(hall)
    _, look = await asked(hall, "forum.persuade")
    for one in look.view.senators.values():
        talents = 0 if one.faction == look.seat else 50
        await hall.bot.surface.tables.rule(hall.game, "talents", {"senator": one.id, "talents": talents})
    posted, look = await asked(hall, "forum.persuade")
    assert PERSUADING.prospects(posted, look) == ["With what your purses hold nobody can be won now."]


async def test_a_trader_has_his_price(hall: Hall) -> None:
    await rolled(hall)
    _, look = await asked(hall, "forum.persuade")
    mine = next(one for one in look.view.senators.values() if one.faction == look.seat and one.in_carthage)
    await hall.bot.surface.tables.rule(hall.game, "talents", {"senator": mine.id, "talents": 20})
    _, look = await asked(hall, "forum.persuade")
    assert trader_chances(look) == "Chances by Talents: 0T 3%, 2T 17%, 4T 42%, 6T 72%, 8T 92%, 10T 100%."


async def test_whoever_may_arm_the_state_is_told_what_it_has_and_faces(hall: Hall) -> None:
    await sit(hall, "senate.business")
    elissa = hall.people[0]
    assert re.search(
        r"The State Treasury holds \d+T\. At home: \d+ legions?, \d+ Fleets?\. Active Wars: .+\.", card(elissa).text
    )
