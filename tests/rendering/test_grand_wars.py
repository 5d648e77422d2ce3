"""The coupled wars of the Grand Variant, and a battle of both republics, on pictures."""

import pytest

from games.grand.pieces import CARTHAGE, ROME
from games.grand.seen.battle import FoughtView
from rendering.describe import describe, twin
from rendering.grand.board import battle_of, compose
from rendering.scene import MINUS, Grid, Lines
from tests.rendering import grand_samples as samples
from tests.rendering.test_grand import CAPTION, flat

# The coupled wars


def test_the_card_says_how_both_faces_stand_who_may_attack_and_why_not():
    """GV-1.2, 4.7, 4.12."""
    for focus in ("wars", "wars-phone"):
        told = twin(compose(samples.common(), focus, CAPTION))
        first, second, third = (part.split("## War")[0] for part in told.split("## War ")[1:])
        assert "Rome controls the sea" in first
        assert "Carthage: Active" in first
        assert "Rome: Active" in first
        assert "Mago: 4 legions, 4 Fleets" in first
        assert "may attack at sea" in first.split("1st Punic War")[0]
        assert "may attack on land" in first.split("1st Punic War")[1]
        assert second.count("only after war 1") == 2
        assert third.count("no attack yet") == 2
        assert "controls the sea" not in second + third


def test_the_card_says_who_has_won_and_who_pays():
    """GV-1.3, 6.3, 6.4, 4.10."""
    view = samples.seen(samples.settled())
    told, both = (twin(compose(view, focus, CAPTION)) for focus in ("wars", "board"))
    assert "Rome has won it. Carthage pays 25T a turn, 15T of it to Rome." in both
    assert "Carthage has won it. Rome pays 25T a turn, 15T of it to Carthage." in both
    assert "Settled: nobody has won it, nobody pays." in told
    assert "may attack" not in told


def test_the_card_says_once_what_is_paid():
    """GV-6.3: the sum of all wars, not beside each of them as well."""
    scene = compose(samples.seen(samples.settled()), "wars", CAPTION)
    paid = "Carthage pays 25T in each Revenue Phase for 1 lost war. Rome receives 15T of it."
    shown = [cell.text for block in flat(scene) if isinstance(block, Lines) for cell in block.lines]
    for said in (shown, scene.gist):
        assert [one for one in said if "Carthage pays" in one] == [paid]


def test_a_republic_that_has_fallen_pays_nothing_and_receives_nothing():
    """GV-6.4, 7.4."""
    told, both = (twin(compose(samples.fallen(), focus, CAPTION)) for focus in ("wars", "board"))
    assert "Rome has won it. No tribute is paid." in told
    assert "Rome pays 25T a turn to the Bank." in both
    assert "All of it goes to the Bank." in told


def test_in_stage_one_there_is_no_order_of_the_wars():
    """GV-2.1: RC alone."""
    g = samples.grand(joined=False, leg="carthage.senate")
    samples.carthage.add_war(g.carthage, "roman-war-2", "active")
    assert "War 2: Carthage Active, may attack" in describe(compose(samples.seen(g), "board", CAPTION))


# A battle of both republics


def test_a_battle_shows_both_sides_by_their_parts_the_attacker_and_the_odds():
    """GV-5.2 to 5.4."""
    view = samples.seen(samples.battle())
    mine, other = (view.battle.sides[side] for side in (CARTHAGE, ROME))
    scene = compose(view, "battle", CAPTION)
    told = twin(scene)
    assert f"4 legions, 2 veterans, {mine.units}" in told
    assert f"MIL, {mine.military}" in told
    assert f"Total, {mine.strength}" in told
    assert f"Total, {other.strength}" in told
    assert f"Carthage attacks with {mine.strength} against {other.strength}: 3 dice and +{view.battle.margin}." in told
    (table,) = [one for one in flat(scene) if isinstance(one, Grid) and one.title == "Combat table"]
    assert len(table.rows) == len(view.battle.lines) == 16
    assert [row.cells[0].text for row in table.rows][::15] == ["3 or less", "18 or more"]
    assert [row.cells[1].text for row in table.rows][::5] == ["Rome wins", "Stalemate", "Stalemate", "Carthage wins"]
    assert {f"{line.percent:g}%" for line in view.battle.lines if line.percent} <= {
        row.cells[4].text for row in table.rows
    }


def test_of_equal_totals_the_table_speaks_of_attacker_and_defender():
    """GV-5.3."""
    told = twin(compose(samples.seen(samples.equal()), "battle", CAPTION))
    assert "Both are equal: the higher roll of 2 dice attacks." in told
    assert "Attacker wins" in told
    assert "Carthage wins," not in told


@pytest.mark.parametrize(("total", "line"), [(-4, 0), (3, 0), (10, 7), (17, 14), (18, 15), (24, 15)])
def test_the_line_that_was_rolled_stands_out(total, line):
    """GV-5.4."""
    view = samples.seen(samples.battle())
    past = FoughtView(id="1.1.land", battle=view.battle, dice=(2, 3, 4), total=total)
    scene = battle_of(view.model_copy(update={"battle": None, "fought": (past,)}), past.id, CAPTION)
    (table,) = [one for one in flat(scene) if isinstance(one, Grid) and one.title == "Combat table"]
    assert [number for number, row in enumerate(table.rows) if row.cells[0].tone == "strong"] == [line]
    winner = "Rome wins." if line == 0 else "Stalemate." if line == 7 else "Carthage wins."
    assert describe(scene).startswith(f"War 1: Carthage against Rome on land. {winner}")
    assert f"Rolled: 2 + 3 + 4. Total {total}.".replace("-", MINUS) in describe(scene)


def test_a_battle_that_may_come_is_shown_before_it_is_drawn_up():
    """GV-5.1."""
    view = samples.common()
    assert view.battle is None
    assert compose(view, "battle", CAPTION).title == "War 1: Carthage against Rome at sea"
    assert compose(samples.seen(samples.opened()), "battle", CAPTION).title == "The coupled wars"
