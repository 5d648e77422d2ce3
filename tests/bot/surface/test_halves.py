"""A game made of games, as looks and cards have it: each half is shown as that game alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.base.halves import half_of
from bot.surface.kit import cards
from bot.surface.kit.address import parse
from bot.surface.kit.look import is_hidden
from bot.surface.kit.present import present
from games.kernel import Setup, Table, chairs
from tests.bot.surface.looks import seen
from tests.two_roads import EAST, GAME, WEST, TwoRoads, TwoView, two_roads

SEATS = chairs(2)
ONE = SEATS[0]
__all__ = ["WEST", "two_roads"]


@pytest.fixture
def table(two_roads: None) -> Table[TwoRoads]:
    return Table.start(GAME, Setup(SEATS, "a seed", GAME.options()))[0]


def test_a_look_within_a_half_is_that_of_the_game_alone(table: Table[TwoRoads]) -> None:
    look = seen(table, SEATS, ONE)
    east = look.within(EAST)
    assert (east.game.kind, east.half, east.step, east.turn) == ("sample", EAST, "auction", 1)
    assert [one.decision.half for one in east.own] == [EAST]
    whole = look.view
    assert isinstance(whole, TwoView)
    assert east.view is whole.east
    assert east.voice.say("phase-auction") == "Auction"
    assert east.within(EAST) is east


def test_each_question_is_in_the_words_of_its_half_and_its_buttons_say_which(table: Table[TwoRoads]) -> None:
    look = seen(table, SEATS, ONE)
    for posted in look.own:
        panel = present(posted, look)
        assert "How many coins do you bid" in panel.said()
        assert {half_of(one.game) for one in panel.targets()} == {posted.decision.half}
        read = [parse(str(one)) for one in panel.targets()]
        assert all(one and half_of(one.game) == posted.decision.half for one in read)


def test_a_desk_has_a_drawer_for_each_half(table: Table[TwoRoads]) -> None:
    said = cards.desk(seen(table, SEATS, ONE)).said()
    assert said.index("East Road") < said.index("West Road")
    assert said.count("How many coins do you bid") == 2


def test_the_turn_card_says_which_half_waits_for_whom(table: Table[TwoRoads]) -> None:
    """Sealed bids tell nobody who is still to bid; sales, one after the other, do."""
    look = seen(table, SEATS, None)
    shown = [one.decision for one in table.open.values() if not is_hidden(one.decision)]
    assert {half for half, seats in look.where.items() if seats} == {one.half for one in shown}
    said = cards.waiting_lines(replace(look, where={WEST: [ONE]}))
    assert "-# West Road waits for ◆ Elissa." in said


def test_the_turn_card_has_a_bar_for_each_half(table: Table[TwoRoads]) -> None:
    bars = cards.phase_bar(seen(table, SEATS, None)).splitlines()
    assert [bar.partition(":")[0] for bar in bars] == ["East Road", "West Road"]
