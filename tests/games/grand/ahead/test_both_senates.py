"""GV-3.5, 3.6 asked ahead: each republic as alone, both Senates on one docket, Rome's Forum while Carthage plays."""

from __future__ import annotations

from typing import Any

import pytest

from games.bench import Position, bench
from games.grand.minds import SensiblePlayer
from games.grand.state import Grand
from games.kernel import NotOpen, Seat, Table
from games.republic.minds.runner import play
from tests.clauses import clause

DIAMOND, TRIANGLE, CIRCLE = map(Seat, ("diamond", "triangle", "circle"))
LAST = "carthage:senate.programme/turn=1/part=business@diamond"
FIRST = "rome:senate.programme/turn=1/part=consuls@diamond"


def at(step: str, **options: Any) -> Table[Grand]:
    """A table that asks ahead, at this step."""
    table: Table[Grand] = bench("grand").play(Position(game="grand", seats=3, step=step, options=options)).table
    table.plan_ahead()
    return table


def awaited(table: Table[Grand], start: str) -> set[str]:
    """Which seats are waited for to answer such questions."""
    return {one.decision.seat for key, one in table.open.items() if key.startswith(start) and one.decision.awaited}


def say(table: Table[Grand], key: str) -> None:
    """A seat says what its card proposes."""
    table.submit(table.open[key].decision.seat, key, table.proposal(key))


def docket(seat: Seat, side: str, part: str) -> str:
    return f"{side}:senate.docket/turn=1/part={part}@{seat}"


def with_both_programmes() -> Table[Grand]:
    """Carthage's last programme is known, and Rome's first."""
    table = at("carthage:senate.governors")
    governors = {"coastal-spain": "fam-himilco", "sardinia-corsica": "fam-bomilcar"}
    motions = [[{"kind": "governors", "terms": governors}]]
    table.submit(DIAMOND, LAST, {**table.proposal(LAST), "motions": motions})
    say(table, FIRST)
    return table


def test_as_long_as_carthages_last_programme_is_not_known_nothing_is_asked_of_rome() -> None:
    """GV-3.5: then Rome's HRAO is asked for his first, beside Carthage's docket."""
    table = at("carthage:senate.governors")
    assert awaited(table, "carthage:senate.programme") == {DIAMOND}
    assert FIRST not in table.open
    say(table, LAST)
    assert awaited(table, "rome:senate.programme") == {DIAMOND}


def test_both_senates_share_one_docket() -> None:
    """GV-3.1 step 8: all answer to both at once, and Carthage's motions wait for its own alone."""
    table = with_both_programmes()
    for side in ("carthage", "rome"):
        assert awaited(table, f"{side}:senate.docket") == {TRIANGLE, CIRCLE}
    for seat in (TRIANGLE, CIRCLE):
        say(table, docket(seat, "carthage", "business"))
    assert awaited(table, "rome:senate.docket") == {TRIANGLE, CIRCLE}
    assert table.planned() is not None, "Carthage votes"


def test_what_was_said_of_rome_may_be_changed_until_its_senate_and_is_played_there() -> None:
    """GV-3.5: after Carthage's deployments are known; nothing of Rome is played before."""
    table = with_both_programmes()
    for seat in (TRIANGLE, CIRCLE):
        for side, part in (("carthage", "business"), ("rome", "consuls")):
            say(table, docket(seat, side, part))
    until(table, "rome:senate.consuls")
    assert table.state.leg == "rome.senate"
    key = docket(TRIANGLE, "rome", "consuls")
    assert key in table.open
    assert not table.open[key].decision.awaited
    table.submit(TRIANGLE, key, table.proposal(key))
    found = table.planned()
    assert found is not None
    assert found[0].decision.key.startswith("rome:senate.consuls")


def until(table: Table[Grand], step: str) -> None:
    """Sensible players play on."""
    for _ in range(400):
        if table.state.step == step:
            return
        play(table, {seat: SensiblePlayer() for seat in table.state.seats}, most=1)
    raise AssertionError(f"{step} has not come, but {table.state.step}")


def test_plans_of_one_republic_do_not_answer_the_other() -> None:
    """GV-1.6: of two questions of a kind, each is its own."""
    table = at("carthage:forum.opening")
    key = next(key for key in table.open if key.startswith("carthage:forum.reactions@"))
    say(table, key)
    assert [plan.key for plan in table.plans] == [key]
    assert f"rome:{key.partition(':')[2]}" not in [plan.key for plan in table.plans]


@clause("GV-3.6")
@pytest.mark.parametrize("overlap", [False, True])
def test_romes_forum_is_planned_while_carthage_plays_where_that_was_agreed(overlap: bool) -> None:
    """GV-3.6: lodged in steps 1 to 4; the plan stands when Rome's Forum opens, and nothing is carried out before."""
    table = at("carthage:forum.opening", overlap=overlap)
    plans = [key for key in table.open if key.startswith("rome:forum.plan")]
    assert bool(plans) is overlap
    if not overlap:
        with pytest.raises(NotOpen):
            table.submit(DIAMOND, "rome:forum.plan/turn=2@diamond", None)
        return
    for key in plans:
        say(table, key)
    assert {plan.key for plan in table.plans if not plan.uses} == set(plans)
    until(table, "rome:forum.persuasion")
    assert set(plans) <= table.open.keys()
    assert awaited(table, "rome:forum.plan") == set()


@clause("GV-3.6")
def test_in_the_senate_nothing_overlaps() -> None:
    """GV-3.6: steps 8 to 11 never do, whatever was agreed."""
    table = at("carthage:senate.suffetes", overlap=True)
    assert [key for key in table.open if key.startswith("rome:forum.plan")] == []


@clause("GV-3.6", "GV-DP3")
def test_nothing_overlaps_if_nothing_is_chosen() -> None:
    table = at("carthage:forum.opening")
    assert not table.state.overlap
    assert [key for key in table.open if key.startswith("rome:forum.plan")] == []
