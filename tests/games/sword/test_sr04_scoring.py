"""SR-4, 5.8, 22.3: victory points, and when somebody has won."""

from __future__ import annotations

import pytest

from games.sword.board import controlled
from games.sword.components import Player, tables
from games.sword.seen.score import curve, sources
from games.sword.seen.view import view
from games.sword.state import Sword
from games.sword.turn.events import GameEnded, Scored
from games.sword.turn.standing import ascending, in_lead, leading, scoring
from tests.clauses import clause
from tests.games.sword.scene import Scene, laid, marked


def scored(g: Sword) -> Scene:
    """The Scoring Phase has been played."""
    return Scene(g, scoring)


def of(scene: Scene, player: Player) -> Scored:
    """What one has scored."""
    found: Scored = next(one for one in scene.events(Scored) if one.player == player)
    return found


@clause("SR-3.2", "SR-4.1")
def test_nothing_changes_as_all_stand_at_the_start() -> None:
    """SR-3.2, 4.1: everybody holds his own VP spaces and no others."""
    scene = scored(laid())
    assert [one.vp for one in scene.g.hands.values()] == [6] * 5
    assert scene.result == "alliances"


@clause("SR-4.1")
def test_spaces_of_others_count_and_own_ones_lost_are_taken_off() -> None:
    """SR-4.1: each of them is a point."""
    g = laid()
    marked(g, "ROM", "clusium", "arretium", loyalty=1)
    marked(g, "GAU", "roma", loyalty=1)
    scene = scored(g)
    assert of(scene, "ROM").gained == ("arretium", "clusium")
    assert of(scene, "ROM").lost == ("roma",)
    assert (of(scene, "ROM").now, of(scene, "ETS").now, of(scene, "GAU").now) == (7, 4, 7)


@clause("SR-4.1.1")
@pytest.mark.parametrize("control", ["IND", "VOL", "SAM"])
def test_what_an_ally_or_nobody_holds_is_not_held_by_its_owner(control: str) -> None:
    """SR-4.1.1: independent, of a non-player power or of an ally: the owner lacks it."""
    g = laid()
    g.alliances[0].a, g.alliances[0].b = "ROM", "SAM"
    marked(g, control, "roma", loyalty=1)  # type: ignore[arg-type]
    assert of(scored(g), "ROM").lost == ("roma",)


@clause("SR-4.1")
def test_both_powers_of_a_player_count() -> None:
    """SR-4.1: his powers: what the Samnites hold of Etruria is not lost."""
    g = laid()
    marked(g, "SAM", "clusium", loyalty=1)
    assert of(scored(g), "ETS") == Scored("ETS", (), (), 0, 0, 6, 6)


@clause("SR-4.1")
def test_points_never_fall_below_nothing() -> None:
    """SR-4.1: the floor."""
    g = laid()
    g.hands["ROM"].vp = 1
    marked(g, "IND", *controlled(g, "ROM"), loyalty=1)
    assert of(scored(g), "ROM").now == 0


@clause("SR-4.1.2", "SR-14.5")
def test_three_plunder_points_are_a_point_and_the_rest_is_kept() -> None:
    """SR-4.1.2, 14.5."""
    g = laid()
    g.hands["GAU"].plunder = 7
    scene = scored(g)
    assert of(scene, "GAU").plunder == 2
    assert (scene.g.hands["GAU"].vp, scene.g.hands["GAU"].plunder) == (8, 1)


@clause("SR-4.1.2", "SR-20.2")
@pytest.mark.parametrize(("unrest", "lost"), [(2, 0), (3, 1), (8, 2)])
def test_unrest_costs_carthage_points(unrest: int, lost: int) -> None:
    """SR-4.1.2, 20.2: a third of it, rounded down; those of SR-20.2 at unrest 3 lose 1."""
    g = laid()
    g.unrest = unrest
    assert of(scored(g), "CAR").unrest == lost
    assert g.hands["CAR"].vp == 6 - lost


@clause("SR-14.4")
def test_what_was_razed_may_be_razed_again_once_a_player_holds_it_when_points_are_counted() -> None:
    """SR-14.4."""
    g = laid()
    g.places["capua"].razed = g.places["ancona"].razed = g.places["antium"].razed = True
    scored(g)
    assert [g.places[one].razed for one in ("capua", "ancona", "antium")] == [False, True, True]


@clause("SR-4.2")
@pytest.mark.parametrize("turn", range(1, 10))
def test_the_number_of_the_turn_wins_at_once(turn: int) -> None:
    """SR-4.2: after scoring; one point less does not."""
    number = tables()["turn_track"][turn - 1]["auto_victory_vp"]
    for vp, ends in ((number, True), (number - 1, turn == 9)):
        g = laid()
        g.turn, g.hands["GRE"].vp = turn, vp
        scene = scored(g)
        assert (scene.result == "end") is ends
        if vp == number:
            assert scene.events(GameEnded) == [
                GameEnded(("GRE",), {one: hand.vp for one, hand in g.hands.items()}, "automatic")
            ]


@clause("SR-4.2", "SR-4.4")
def test_of_several_the_highest_wins_and_of_equals_the_first_in_the_order_of_ties() -> None:
    """SR-4.2, 4.4: Gauls before Etruscans before Greeks before Carthaginians before Romans."""
    for order in (["GAU", "ETS", "GRE", "CAR", "ROM"], ["ETS", "GRE", "CAR", "ROM"], ["CAR", "ROM"]):
        g = laid()
        for player in order:
            g.hands[player].vp = 12  # type: ignore[index]
        scored(g)
        assert g.winner == order[0]
    g = laid()
    g.hands["ROM"].vp, g.hands["GAU"].vp = 13, 12
    scored(g)
    assert g.winner == "ROM"


@clause("SR-4.3")
def test_after_the_last_turn_who_has_most_wins() -> None:
    """SR-4.3: the ninth, in the short game the sixth."""
    g = laid()
    g.turn = g.turns = 6
    g.hands["CAR"].vp = 9
    scene = scored(g)
    assert scene.result == "end"
    assert scene.events(GameEnded)[0].why == "end"
    assert g.winner == "CAR"


@clause("SR-22.3", "SR-4.2")
def test_a_side_of_two_adds_its_points_and_needs_twice_the_number() -> None:
    """SR-22.3, 4.2: with 6 each nobody has won in turn 1; ties go to side B."""
    g = laid(2)
    assert scored(g).result == "alliances"
    g = laid(2)
    g.hands["ROM"].vp, g.hands["GRE"].vp = 12, 10
    scene = scored(g)
    assert scene.events(GameEnded)[0].winners == ("ROM", "GRE")
    g = laid(2)
    g.turn = 9
    scored(g)
    assert g.winner == "GAU"


@clause("SR-22.3")
def test_the_floor_is_that_of_each_marker() -> None:
    """SR-22.3: a side is not better off for what one of its hands cannot lose."""
    g = laid(2)
    g.hands["ROM"].vp, g.hands["GRE"].vp = 0, 5
    marked(g, "IND", "roma", "neapolis", loyalty=1)
    scored(g)
    assert (g.hands["ROM"].vp, g.hands["GRE"].vp) == (0, 4)


@clause("SR-5.3", "SR-5.10")
def test_who_leads_and_in_which_order_players_stand() -> None:
    """SR-5.3, 5.10 c: on an all-tied first turn the Gauls; reinforcements in the reverse of it."""
    g = laid()
    assert leading(g) == "GAU"
    assert ascending(g) == ["ROM", "CAR", "GRE", "ETS", "GAU"]
    g.hands["ROM"].vp, g.hands["ETS"].vp = 7, 3
    assert leading(g) == "ROM"
    assert ascending(g) == ["ETS", "CAR", "GRE", "GAU", "ROM"]
    assert in_lead(g)[0] == ["ROM"]


@clause("SR-4.1", "SR-4.1.2", "SR-32.1")
def test_how_each_has_scored_is_kept_by_turn_and_by_source_for_all_to_see() -> None:
    """SR-4.1: a city, a town, one lost; SR-14.4, 15.4: what came between two scorings; SR-32.1: all of it is public."""
    g = laid()
    marked(g, "ROM", "clusium", loyalty=1)
    marked(g, "GAU", "roma", loyalty=1)
    scored(g)
    g.turn, g.unrest = 2, 7
    g.hands["ROM"].vp -= 1  # SR-15.4: an alliance was broken
    marked(g, "ROM", "roma", loyalty=1)
    marked(g, "ROM", "ariminum")
    scored(g)
    seen = view(g, None)
    assert curve(seen, "ROM") == [6, 6, 7]
    assert curve(seen, "CAR") == [6, 6, 4]
    assert sources(seen, "ROM") == {
        "start": 6,
        "towns": 1,
        "cities": 2,
        "tribes": 0,
        "lost": -1,
        "plunder": 0,
        "unrest": 0,
        "beside": -1,
        "floor": 0,
    }
    assert sources(seen, "CAR")["unrest"] == -2


@clause("SR-4.1")
def test_sources_come_to_the_points_though_some_were_forgiven_and_some_came_since() -> None:
    """SR-4.1: never below 0; SR-14.4: a city was razed after the scoring."""
    g = laid()
    g.hands["ROM"].vp = 1
    marked(g, "IND", *controlled(g, "ROM"), loyalty=1)
    scored(g)
    g.hands["GAU"].vp += 1
    for player, hand in g.hands.items():
        assert sum(sources(view(g, None), player).values()) == hand.vp
    assert sources(view(g, None), "ROM")["floor"] > 0
    assert sources(view(g, None), "GAU")["beside"] == 1
