"""What the halves of a game tell beside each other: each line says which half it speaks of."""

from __future__ import annotations

import pytest

from bot.store.store import EventRow
from bot.surface.kit.receipts import Deed, Question, line
from bot.surface.posting.letters import news
from games.kernel import Setup, Table, chairs
from games.kernel.table import Entry
from tests.bot.surface.looks import NOW, seen
from tests.two_roads import EAST, GAME, WEST, two_roads

SEATS = chairs(2)
ONE = SEATS[0]
__all__ = ["two_roads"]


@pytest.fixture
def table(two_roads: None) -> Table[object]:
    return Table.start(GAME, Setup(SEATS, "a seed", GAME.options()))[0]


def told(half: str) -> EventRow:
    """Something that this half tells all."""
    return EventRow("abc234", 1, 0, "sample.Bartered", {"cards": {ONE: 2}}, None, NOW, half=half)


@pytest.mark.parametrize(("half", "named"), [(EAST, "East Road"), (WEST, "West Road")])
def test_what_a_half_tells_beside_others_says_which(table: Table[object], half: str, named: str) -> None:
    look = seen(table, SEATS, ONE)
    for said in (look.voice.tell(told(half)), news(look, told(half))):
        assert said.startswith(f"{named}: Cards changed hands")


def test_within_one_half_it_need_not(table: Table[object]) -> None:
    look = seen(table, SEATS, ONE).within(EAST)
    assert look.voice.tell(told(EAST)).startswith("Cards changed hands")


@pytest.mark.parametrize(("half", "named"), [(EAST, "East Road"), (WEST, "West Road")])
def test_a_receipt_says_which_half_asked(table: Table[object], half: str, named: str) -> None:
    look = seen(table, SEATS, ONE)
    posted = next(one for one in look.own if one.decision.half == half)
    decision, raw = posted.decision, posted.decision.lapse
    asked = Question(decision.kind, decision.about)
    given = Entry(1, "answer", ONE, decision.key, raw, "", sealed=False)
    assert line(look, Deed(given, undone=False, asked=asked)).startswith(f"✔ {named}: ")
    lapsed = Entry(1, "lapse", ONE, decision.key, raw, "", sealed=False)
    assert f"{named}: " in line(look, Deed(lapsed, undone=False))
