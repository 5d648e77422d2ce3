"""Strips of The Republic of Rome: what matters in each phase, told in full."""

import re

import pytest

from games.kernel import Seat
from games.republic.seen.combat import BattleView, OddsView
from games.rome.bench import add_war
from games.rome.seen.combat import CivilWarView
from rendering.describe import describe, twin
from rendering.rome.board import compose
from rendering.rome.strips import AGENDA, chance
from rendering.scene import MINUS, TIMES, Banner, Bars, Caption
from tests.rendering import rome_samples as samples
from tests.rendering.rome_played import boards

CAPTION = Caption("The Tuesday table", names=samples.NAMES)


def strip(view):
    return compose(view, "strip", CAPTION)


def told(view):
    return twin(strip(view))


def in_phase(phase, step=""):
    return samples.common(4).model_copy(update={"phase": phase, "step": step or phase})


@pytest.fixture(scope="module")
def sessions():
    """Views of the Senate as games come to them."""
    found = [view for game in ((3, "early"), (4, "middle"), (6, "late")) for view in boards(*game) if view.senate]
    assert found
    return found


def test_in_the_revenue_phase_what_the_state_has_and_owes_rr_1_06_53():
    view = in_phase("revenue", "revenue.state")
    said = told(view)
    assert f"Treasury: {view.treasury}T" in said
    assert "1 Active War: 20T" in said
    assert f"Land Bill III {TIMES}2: 20T" in said
    assert f"26 units: {view.army.maintenance}T" in said
    assert f"({sum(one.talents for one in view.debits)}T to pay)" in said


def test_in_the_population_phase_each_possible_line_with_its_chance_rr_1_08_2():
    view = in_phase("population")
    said = told(view)
    rows = [row for row in view.people.rows if row.rolls]
    assert len(rows) > 10
    assert said.count("%: ") == len(rows)
    assert f"3 dice, Unrest {view.people.unrest}" in said
    assert re.search(r"7: \d+%, \d+%: Unrest \+3, Manpower Shortage", said)
    assert f"{MINUS}1 or less" in said
    assert "the people revolt" in said


def test_a_line_that_is_possible_has_a_chance():
    row = samples.common(4).people.rows[0]
    assert chance(row.model_copy(update={"rolls": 1})) == 1
    assert chance(row.model_copy(update={"rolls": 0})) == 0


def test_in_the_senate_the_agenda_shows_what_is_over_what_is_open_and_who_presides(sessions):
    for view in sessions:
        (head,) = [block for block in strip(view).blocks if isinstance(block, Banner)]
        assert len(head.phases) == len(AGENDA) - 1
        step = view.step.partition(".")[2]
        now = [phase.name for phase in head.phases if phase.now]
        assert len(now) == (step in AGENDA)
        presiding = view.senate.magistrate
        if presiding:
            assert f"{view.senators[presiding].name} presides" in told(view)


def test_the_pontifex_is_on_the_agenda_where_he_is_played_with():
    view = in_phase("senate", "senate.business").model_copy(update={"advanced": ("pontifex",)})
    (head,) = [block for block in strip(view).blocks if isinstance(block, Banner)]
    assert [phase.name for phase in head.phases][1] == "Pontifex"
    assert [phase.done for phase in head.phases].count(True) == len(AGENDA) - 1


def test_a_vote_shows_who_cast_what_and_what_is_open(sessions):
    voting = [view for view in sessions if view.senate.motion]
    assert voting
    for view in voting:
        motion, said = view.senate.motion, told(view)
        assert f"Motion {motion.number}: " in said
        assert said.count("not yet") == len(motion.order) - len(motion.declared)
        assert f"{motion.outstanding} open" in said or not motion.outstanding


def test_between_votes_what_each_faction_can_cast(sessions):
    for view in sessions:
        if not view.senate.motion:
            for seat in view.order:
                assert f"{view.factions[seat].votes} vote" in told(view)


def battle(war, force, strength=17, enemy=8, victory=62):
    """What a battle would come to."""
    odds = OddsView(victory=victory, stalemate=20, defeat=18, disaster=1, standoff=2)
    return BattleView(
        war=war, force=force, ground="land", commanders=(), units=strength, military=0, law=0, card="", mercenaries=0,
        strength=strength, enemy=enemy, disaster=(), standoff=(), standoff_of_leaders=(), allies=(), omens=0, odds=odds,
    )  # fmt: skip


def test_in_the_combat_phase_each_force_with_its_chance_and_wars_nobody_meets():
    g = samples.laid(4)
    add_war(g, "syrian", "active")
    g.step = "combat.opening"
    view = samples.seen(g)
    ((name, force),) = view.forces.items()
    fighting = {name: force.model_copy(update={"battle": battle(force.war, name)})}
    said = told(view.model_copy(update={"forces": fighting}))
    assert "3rd Macedonian War: Rome 17, Victory 62%" in said
    assert "on land: enemy 8" in said
    assert "Syrian War: enemy 6, nobody meets it" in said


def test_a_force_that_cannot_fight_is_shown_with_its_units():
    g = samples.laid(4)
    g.step = "combat.opening"
    view = samples.seen(g)
    idle = {name: one.model_copy(update={"battle": None}) for name, one in view.forces.items()}
    said = told(view.model_copy(update={"forces": idle}))
    assert "3rd Macedonian War: 8 legions, 5 Fleets, cannot fight" in said


@pytest.mark.parametrize("phase", ["combat", "revolution"])
def test_a_civil_war_tells_who_is_in_revolt_and_how_strong_rr_1_11_3(phase):
    civil = CivilWarView(
        armies=2,
        at_sea="sicilia",
        seat=Seat("diamond"),
        rebels=("fam-cornelius",),
        force="",
        marching=True,
        triumphant=False,
        legions=9,
        military=4,
    )
    view = in_phase(phase).model_copy(update={"civil": civil})
    said = told(view)
    assert "## Civil War" in said
    assert "◆ Cornelius: legions worth 9, MIL 4" in said
    assert "He marches on Rome." in said
    assert "2 provincial armies" in said
    assert "The Governor of Sicilia is on his way to Rome." in said
    assert "In revolt: Cornelius." in describe(compose(view, "board", CAPTION))


def test_in_the_forum_whose_initiative_it_is_and_who_follows():
    named = [view for view in boards(4, "middle") if view.initiative and view.initiative.seat]
    assert named
    for view in named:
        who = samples.NAMES[view.initiative.seat]
        assert f"Initiative {view.initiative.number}: {who}" in told(view)


@pytest.mark.parametrize("phase", ["mortality", "revenue", "forum", "revolution"])
def test_elsewhere_how_all_stand_the_foremost_first(phase):
    view = in_phase(phase)
    ranked = sorted((view.factions[seat].influence for seat in view.order), reverse=True)
    bars = [block for block in strip(view).blocks if isinstance(block, Bars)][-1]
    assert [bar.parts[0].amount for bar in bars.bars] == ranked
