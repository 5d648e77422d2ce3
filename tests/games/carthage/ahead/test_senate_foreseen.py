"""RC-9.0.7: what may be proposed in a part of the Senate that has not come, seen without changing anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.state import Carthage
from games.kernel import Decision, Dice, DicePicker, Seat, save
from tests.clauses import clause
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away, propose, session
from tests.games.carthage.test_rc9_4_governors import TUNISIA, vacant

DIAMOND = Seat("diamond")
PAIR = ("fam-bomilcar", "fam-malchus")
PARTS = ("suffetes", "committee", "governors", "business")


def foreseen(play: Play, part: str, *pair: str) -> dict[str, Any]:
    """The forms of what diamond may propose, by kind."""
    found: Sequence[Decision[Any]] = GAME.foreseen(play.g, part, DIAMOND, pair)
    return {one.kind.removeprefix("senate."): one.choice.form() for one in found}


@clause("RC-9.0.7")
@pytest.mark.parametrize("part", ["suffetes", "governors", "business"])
def test_in_a_part_itself_it_is_what_the_rules_offer(part: str) -> None:
    play = session(Play(), f"senate.{part}", vacant(TUNISIA), *elected_unless(part))
    open_now = {one.decision.kind: one.decision for one in play.table.open.values() if one.decision.seat == DIAMOND}
    offered = {kind.removeprefix("senate."): one for kind, one in open_now.items() if one.about.get("forced") == 0}
    assert foreseen(play, part) == {kind: one.choice.form() for kind, one in offered.items()} != {}


@clause("RC-9.0.2", "RC-9.0.7")
def test_other_business_is_seen_while_governors_are_elected() -> None:
    play = session(Play(), "senate.governors", vacant(TUNISIA), *elected_unless("governors"))
    there = session(Play(), "senate.business", vacant(TUNISIA), *elected_unless("business"))
    assert foreseen(play, "business") == foreseen(there, "business")
    assert "tax" in foreseen(play, "business")


@clause("RC-9.1")
def test_before_the_senate_meets_last_turns_votes_bar_nobody() -> None:
    def last_turn(g: Carthage) -> None:
        g.senate.elected = True
        g.senate.defeated.append("suffetes:fam-bomilcar fam-malchus")

    play = Play().at("revolution.cards", change=last_turn)
    assert set(PAIR) < set(foreseen(play, "suffetes")["suffetes"]["first"])
    assert play.g.senate.elected


@clause("RC-9.1c", "RC-9.2")
def test_the_committee_is_seen_as_if_the_pair_were_elected() -> None:
    """Whose term has run out leaves, the outgoing Suffetes may be named, the new ones not."""
    play = session(Play(), "senate.suffetes", run_out("state-treasurer"))
    able = set(foreseen(play, "committee", *PAIR)["committee"]["state-treasurer"])
    assert "fam-mago" in able
    assert not set(PAIR) & able
    assert play.g.committee["state-treasurer"].member


@clause("RC-9.2")
def test_while_a_pair_is_voted_on_it_is_seen_as_elected() -> None:
    play = session(Play(), "senate.suffetes", run_out("state-treasurer"))
    assert foreseen(play, "committee") == {}
    expected = foreseen(play, "committee", *PAIR)
    propose(play, "suffetes", {"first": PAIR[0], "second": PAIR[1]})
    assert foreseen(play, "committee") == expected


@clause("RC-9.1d")
def test_with_a_nominee_who_has_died_nothing_is_seen() -> None:
    play = session(Play(), "senate.suffetes")
    assert foreseen(play, "committee", "fam-mago", "fam-nobody") == {}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("step", ["senate.suffetes", "senate.governors", "senate.business", "revolution.cards"])
def test_it_only_looks(step: str, part: str) -> None:
    play = session(Play(), step, vacant(TUNISIA), away(10), run_out("harbor-master"))
    before, drawn = save(play.g), play.g.dice.total
    for one in GAME.foreseen(play.g, part, DIAMOND, PAIR):
        one.choice.read(one.choice.sample(DicePicker(Dice("look"))))
    assert (save(play.g), play.g.dice.total, play.g.told) == (before, drawn, [])


def elected_unless(part: str) -> list[Any]:
    def change(g: Carthage) -> None:
        g.senate.elected = part != "suffetes"

    return [change]


def run_out(seat: str) -> Any:
    def change(g: Carthage) -> None:
        g.committee[seat].term = 0

    return change
