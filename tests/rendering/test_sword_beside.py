"""What stands beside the map of The Sword of Rome: points by turn and source, theatres, what matters, piles."""

import pytest

from games.sword.components import cards, spaces
from rendering.curves import Curves
from rendering.describe import describe, twin
from rendering.scene import MINUS
from rendering.sword.board import CROPS, compose
from rendering.sword.chart import theatre, window
from tests.rendering import sword_samples as samples
from tests.rendering.test_sword import CAPTION, map_of


def test_points_are_shown_by_turn_and_by_source():
    """SR-4.1, 4.2: a curve for each, the number that wins, and where all of it came from."""
    view = samples.common(5)
    scene = compose(view, "score", CAPTION)
    block = next(one for one in scene.blocks if isinstance(one, Curves))
    assert [one.values for one in block.curves] == [(6, 4 + n, 4 + n) for n in range(5)]
    assert block.goals == (11, 11, 12, 14, 15, 16, 17, 18, 18, 18)
    said = twin(scene)
    assert "Romans: 0: 6, 1: 4, 2: 4" in said
    assert f"Gauls: +1 for Clusium; {MINUS}1 for Neapolis, lost; +1 by razing or broken alliances" in said
    assert "Gauls: 0 in turn 2." in describe(scene)
    assert "Scored in turn 2" in said


def test_before_the_first_scoring_the_curves_begin():
    scene = compose(samples.empty(5), "score", CAPTION)
    assert "Nothing has been scored yet." in twin(scene)
    assert all(one.values == (6,) for one in next(one for one in scene.blocks if isinstance(one, Curves)).curves)


def test_two_players_have_a_curve_for_each_side():
    """SR-22.3: scores of a side are added, and the number is doubled."""
    block = next(one for one in compose(samples.common(2), "score", CAPTION).blocks if isinstance(one, Curves))
    assert [one.values[0] for one in block.curves] == [12, 12]
    assert block.goals[0] == 22


def test_when_somebody_has_won_nothing_is_scored_any_more_and_who_wins_beside_him_is_named():
    """SR-4.3, 22.3."""
    going, over = samples.common(2), samples.common(2).model_copy(update={"winner": "ROM"})
    side = next(one for one in over.sides if "ROM" in one)
    assert "If it were scored now" in twin(compose(going, "score", CAPTION))
    told = twin(compose(over, "score", CAPTION))
    assert "If it were scored now" not in told
    assert len(side) == 2
    assert "Winner: Romans + " in describe(compose(over, "board", CAPTION))


def test_what_matters_is_the_fight_then_the_march_then_where_something_happened_then_the_points():
    fought = compose(samples.fighting(), "strip", CAPTION)
    assert fought == compose(samples.fighting(), "battle", CAPTION)
    assert map_of(fought).window == window("etruria")
    assert compose(samples.seen(samples.marching()), "strip", CAPTION).title == "Etruria and Latium"
    acted = samples.in_play()
    acted.order = list(acted.players)
    acted.touched = {"messana": acted.moment}
    assert compose(samples.seen(acted), "strip", CAPTION).title == "Sicily, Africa, the isles"
    assert compose(samples.empty(5), "strip", CAPTION).title == "How all have scored"


def test_every_place_has_a_theatre_that_shows_it():
    assert [one for one in spaces() if one not in window(theatre(one))] == []
    assert theatre("venusia") == "greece"
    assert theatre("ariminum") == "gaul"


@pytest.mark.parametrize("focus", CROPS)
def test_a_crop_can_be_read_390_pixels_wide(focus):
    scene = compose(samples.common(5), focus, CAPTION)
    assert map_of(scene).size * scene.zoom * 390 / 900 >= 11


def test_the_piles_of_all_are_open_and_what_is_hidden_is_told_without_telling_where():
    """SR-32.1: discards, what is out of the game, how many are left; hand and deck together, in order of numbers."""
    g = samples.in_play()
    g.hands["ROM"].removed.append(g.hands["ROM"].deck.pop())
    view = samples.seen(g)
    said = twin(compose(view, "piles", CAPTION))
    hand = view.hands["ROM"]
    part = said.partition("Piles: Romans")[2].partition("##")[0]
    assert f"{hand.hand} in hand, {hand.deck} left to draw" in part
    for pile, name in ((hand.discard, "Discarded (1)"), (hand.removed, "Out of the game (1)")):
        assert f"{name}: {cards()[pile[0]].number} {cards()[pile[0]].title}" in part
    hidden = part.partition("In hand or deck (")[2]
    assert int(hidden.partition(")")[0]) == hand.hand + hand.deck
    numbers = [int(one.split()[0]) for one in hidden.partition(":")[2].replace("\n- ", " ").split(", ")]
    assert numbers == sorted(numbers)
