"""The strip beside a Turn card: what matters in the phase that is played, as it stands in the view."""

import re

import pytest

from rendering.carthage.board import compose
from rendering.describe import twin
from rendering.scene import Bars, Caption
from tests.rendering import samples
from tests.rendering.played import boards

CAPTION = Caption("The Tuesday table", names=samples.NAMES)


@pytest.fixture(scope="module")
def played():
    """Boards of a game of four, by phase."""
    seen = boards(4, "late", each=7)
    return {phase: [view for view in seen if view.phase == phase] for phase in {view.phase for view in seen}}


def bars(view, number=-1):
    """Amounts of one block of bars, by the faction or the name of each row."""
    found = [block for block in compose(view, "strip", CAPTION).blocks if isinstance(block, Bars)]
    return {row.label.seat or row.label.text: [part.amount for part in row.parts] for row in found[number].bars}


def told(view):
    return twin(compose(view, "strip", CAPTION))


def test_in_the_trade_phase_how_many_cards_each_holds(played):
    assert played["trade"]
    for view in played["trade"]:
        assert bars(view) == {seat: [view.factions[seat].trade_cards] for seat in view.order}


def test_in_the_senate_how_a_vote_stands_and_between_votes_what_each_can_cast(played):
    voting = [view for view in played["senate"] if view.senate and view.senate.motion]
    between = [view for view in played["senate"] if not (view.senate and view.senate.motion)]
    assert between
    assert any(view.senate.motion.votes_for != view.senate.motion.votes_against for view in voting)
    for view in voting:
        motion = view.senate.motion
        whole, *rows = bars(view).values()
        assert whole == [motion.votes_for, motion.votes_against, motion.abstained, motion.outstanding]
        assert [sum(row[n] for row in rows) for n in range(3)] == cast_by_factions(motion)
        assert f"Motion {motion.number}: " in told(view)
    for view in between:
        assert bars(view) == {seat: [view.factions[seat].votes] for seat in view.order}
        whole = sum(view.factions[seat].votes for seat in view.order)
        assert f"{whole // 2 + 1} of {whole}" in told(view)


def cast_by_factions(motion):
    """What has been declared for, against, and neither; what counts beside the Senators is not theirs."""
    cast = [one for some in motion.declared.values() for one in some]
    return [sum(one.votes + one.bought for one in cast if one.voice == way) for way in ("for", "against", "abstain")]


def test_in_the_combat_phase_each_force_with_its_chance_and_wars_nobody_meets(played):
    """Battles are over at once; so forces are looked at as they wait for the phase."""
    fought = [view.model_copy(update={"phase": "combat"}) for some in played.values() for view in some if view.forces]
    assert any(force.battle for view in fought for force in view.forces.values())
    for view in fought:
        said = told(view)
        for force in view.forces.values():
            assert force.name in said
            if force.battle:
                assert f"Carthage {force.battle.strength}" in said
                assert f"{force.battle.odds.victory}%" in said
        met = {force.war for force in view.forces.values()}
        alone = [war for war in view.wars.values() if war.status == "active" and war.id not in met]
        assert said.count("nobody meets it") == len(alone)


@pytest.mark.parametrize("phase", ["forum", "revenue", "revolution"])
def test_elsewhere_how_all_stand_the_foremost_first(played, phase):
    assert played[phase]
    for view in played[phase]:
        ranked = sorted((view.factions[seat].influence for seat in view.order), reverse=True)
        assert [parts[0] for parts in bars(view).values()] == ranked
        assert bars(view) == {seat: [view.factions[seat].influence] for seat in view.order}


def test_in_the_forum_whose_initiative_it_is_and_who_follows(played):
    named = [view for view in played["forum"] if view.initiative and view.initiative.seat]
    assert named
    for view in named:
        who = samples.NAMES.get(view.initiative.seat) or view.initiative.seat.title()
        assert re.search(rf"nitiative {view.initiative.number}: .*{who}", told(view))
