"""The tally of a Vote card, and how often it is edited."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.fronts.republic.senate.ballots import CELLS, bar, closed_card, needed, open_card, passes, weights
from bot.fronts.republic.senate.parcels import ballots, next_ballot
from bot.fronts.republic.senate.words import sort_name, unit
from bot.store.rows import EventRow, facts
from bot.surface.kit.pacing import FAR_APART, MANY, LaterError, Pace
from bot.surface.kit.panel import FULL, Words
from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.senate.events import Proposed
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.carthage.forum import SEATS
from tests.games.carthage.play import Play
from tests.games.carthage.senate import propose, session, vote

CHAIRS = tuple(Seat(seat) for seat in SEATS)
NOW = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def play() -> Play:
    return Play()


def put(play: Play, *changes: Any) -> None:
    """A minor motion is voted on."""
    session(play, "senate.business", *changes)
    propose(play, "minor", {"text": "Praise"})


def motion(play: Play, **changes: Any) -> MotionView:
    """The motion as all see it."""
    view = seen(play.table, CHAIRS, None).view
    assert isinstance(view, CarthageView)
    assert view.senate
    assert view.senate.motion
    return view.senate.motion.model_copy(update=changes)


@clause("RC-9.0.11")
def test_more_than_half_is_needed_and_a_tie_fails(play: Play) -> None:
    put(play)
    for total in range(1, 60):
        goal = needed(motion(play, votes_for=0, votes_against=0, outstanding=total))
        assert passes(motion(play), goal, total - goal)
        assert not passes(motion(play), goal - 1, total - goal + 1)


@clause("RC-9.7.2")
def test_two_thirds_where_a_law_wants_them(play: Play) -> None:
    put(play)
    thirds = motion(play, two_thirds=True)
    for total in range(1, 60):
        goal = needed(motion(play, two_thirds=True, votes_for=0, votes_against=0, outstanding=total))
        assert passes(thirds, goal, total - goal)
        assert not passes(thirds, goal - 1, total - goal + 1)


def test_bars_are_as_long_as_votes_count() -> None:
    assert bar(0, 26) == ""
    assert bar(26, 26) == FULL * CELLS
    assert bar(1, 100) == FULL
    assert [len(bar(n, 14)) for n in (0, 2, 7, 14)] == [0, 1, 4, 7]
    assert len(bar(500, 10)) == 2 * CELLS


def test_a_split_faction_is_told_by_side(play: Play) -> None:
    put(play)
    sheet = {"fam-milko": "for", "fam-milko.bought": 2, "fam-adherbal": "abstain", "fam-adherbal.bought": 0}
    assert weights(motion(play), sheet) == {"for": 4, "against": 0, "abstain": 2}


def test_the_card_says_who_is_called(play: Play) -> None:
    put(play)
    look = seen(play.table, CHAIRS, None)
    text = "\n".join(part.text for part in open_card(look, motion(play)).parts if isinstance(part, Words))
    assert text.count("**called to vote**") == 1
    vote(play, "triangle", "for")
    after = seen(play.table, CHAIRS, None)
    text = "\n".join(part.text for part in open_card(after, motion(play)).parts if isinstance(part, Words))
    assert "● Mago (6 votes): **called to vote**" in text


def test_the_card_of_a_vote_that_is_over_bears_the_turn_of_the_vote(play: Play) -> None:
    """Also where it is drawn when the next has begun."""
    put(play)
    look = replace(seen(play.table, CHAIRS, None), turn=4, date=4)
    (proposed,) = [EventRow("abc234", 1, 0, one.id, facts(one), None, NOW) for one in play.saw(Proposed)]
    text = "\n".join(part.text for part in closed_card(look, [proposed], "3.1").parts if isinstance(part, Words))
    assert "turn 3" in text
    assert "turn 4" not in text


def test_votes_beside_the_senators_have_a_line(play: Play) -> None:
    put(play)
    look = seen(play.table, CHAIRS, None)
    card = open_card(look, motion(play, votes_against=motion(play).votes_against + 9))
    text = "\n".join(part.text for part in card.parts if isinstance(part, Words))
    assert "Beside the Senators: Nay 9" in text


def test_edits_keep_their_distance() -> None:
    """9.4: two seconds; ten while more than five cards wait."""
    pace = Pace()
    pace.edit("a", "1.1", NOW)
    with pytest.raises(LaterError) as later:
        pace.edit("a", "1.1", NOW + timedelta(seconds=1))
    assert later.value.at == NOW + timedelta(seconds=2)
    pace.edit("a", "1.1", later.value.at)
    pace.edit("b", "1.1", NOW)
    pace.waiting |= {(f"g{n}", "1.1") for n in range(MANY + 1)}
    with pytest.raises(LaterError) as later:
        pace.edit("b", "1.1", NOW + timedelta(seconds=5))
    assert later.value.at == NOW + FAR_APART
    pace.over("b", "1.1")
    pace.edit("b", "1.1", NOW + timedelta(seconds=5))


def test_no_card_waits_for_a_clock_that_was_set_back() -> None:
    pace = Pace()
    pace.edit("a", "1.1", NOW)
    pace.edit("a", "1.1", NOW - timedelta(hours=5))


@pytest.mark.parametrize(
    ("told", "first", "later"),
    [
        ([("Proposed", 4)], ["1.4"], []),
        ([("VoteClosed", 3), ("Proposed", 4)], ["1.3"], ["1.4"]),
        ([("Proposed", 3), ("VoteClosed", 3), ("Proposed", 4)], ["1.3"], ["1.4"]),
        ([("VoteClosed", 3)], ["1.4", "1.3"], []),
    ],
)
def test_a_motion_that_is_put_as_another_is_settled_comes_after_its_results(
    told: list[tuple[str, int]], first: list[str], later: list[str]
) -> None:
    """Units were told to be raised below the card of the motion after them."""
    events = [SimpleNamespace(event=SimpleNamespace(id=f"republic.{name}", number=n)) for name, n in told]
    senate = SimpleNamespace(motion=SimpleNamespace(number=4), suspended=[], motions=4)
    table = cast("Any", SimpleNamespace(state=SimpleNamespace(turn=1, senate=senate, step="senate.business")))
    outcome = cast("Any", SimpleNamespace(tellings=events, entry=SimpleNamespace(kind="answer")))
    assert [one.ref for one in ballots(table, outcome)] == first
    assert [one.ref for one in next_ballot(table, outcome)] == later


def test_units_by_their_names(play: Play) -> None:
    put(play)
    voice = seen(play.table, CHAIRS, None).voice
    assert unit(voice, "fleet", 1) == "1 Fleet"
    assert unit(voice, "trade-fleet", 2) == "2 Trade Fleets"
    assert sort_name(voice, "celtiberians.veteran.fam-mago") == "veteran Celtiberians loyal to Mago"
    assert unit(voice, "celtiberians.veteran", 2) == "2 veteran Celtiberians"
