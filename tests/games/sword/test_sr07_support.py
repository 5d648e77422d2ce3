"""SR-7.1.3 to 7.1.5, 7.5: support added and removed, by operations, by cards, by victory."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.kernel import IllegalAnswer
from games.sword.components import GARRISON_BOX, Control
from games.sword.events import LeaderDisplaced, SupportAdded, SupportRemoved
from games.sword.state import Alliance, Sword
from games.sword.support import Question, Terms, additions, removals, remove_one, spend
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, marked

KIND = "card.target"


def independent(g: Sword, *but: str) -> None:
    """Nobody controls anything any more, but these."""
    for place in g.places.values():
        if place.id not in but:
            place.control = "IND"


# Adding


@clause("SR-7.1.3")
def test_a_marker_is_placed_next_to_an_own_space() -> None:
    """SR-7.1.3 a: in an independent normal space adjacent to a friendly one; not in a city, not further away."""
    g = bare()
    independent(g, "praeneste")
    assert g.control("praeneste") == "ROM"
    found = additions(g, "ROM")
    assert "velitrae" in found
    assert "roma" not in found
    assert "suessa" not in found


@clause("SR-7.1.3")
def test_a_marker_is_placed_where_own_cu_stand() -> None:
    """SR-7.1.3 a."""
    g = bare()
    independent(g)
    army(g, "ROM", "suessa", 1)
    assert additions(g, "ROM") == ["suessa"]


@clause("SR-7.1.3")
def test_no_marker_is_placed_where_an_enemy_stands_but_beside_an_ally() -> None:
    """SR-7.1.3 a: without enemy CU."""
    g = bare()
    independent(g)
    army(g, "ROM", "suessa", 1)
    army(g, "GRE", "suessa", 1)
    assert additions(g, "ROM") == []
    g.alliances.append(Alliance("ROM", "GRE"))
    assert additions(g, "ROM") == ["suessa"]


@clause("SR-7.1.3")
def test_loyalty_is_raised_to_three_and_not_under_siege() -> None:
    """SR-7.1.3 b."""
    g = bare()
    independent(g, "roma", "capua")
    marked(g, "ROM", "roma", "capua", loyalty=2)
    assert {"roma", "capua"} <= {*additions(g, "ROM")}
    g.places["roma"].loyalty = 3
    army(g, "SAM", "capua", 1)
    assert not {"roma", "capua"} & {*additions(g, "ROM")}


@clause("SR-7.1.3")
def test_a_plundered_marker_goes_at_no_cost() -> None:
    """SR-7.1.3 a."""
    g = bare()
    marked(g, "IND", "praeneste")
    g.places["praeneste"].plundered = True
    scene = Scene(g, lambda state: spend(state, "ROM", Terms(["ROM"]), 1)).say(KIND, ["add.ROM.praeneste"])
    assert (g.control("praeneste"), g.places["praeneste"].plundered) == ("ROM", False)
    assert scene.events(SupportAdded) == [SupportAdded("ROM", "praeneste", 0)]


@clause("SR-2.1", "SR-7.1.3")
def test_boxes_take_no_support() -> None:
    """SR-2.1, 7.1.3: they are neither normal spaces nor cities."""
    g = bare()
    assert GARRISON_BOX not in additions(g, "CAR")
    assert GARRISON_BOX not in removals(g, "ROM")


# Removing


@clause("SR-7.1.4")
def test_a_marker_goes_where_its_owner_has_no_cu() -> None:
    """SR-7.1.4 a: CU of another do not protect it."""
    g = bare()
    army(g, "ROM", "praeneste", 1)
    army(g, "GRE", "tarracina", 1)
    found = removals(g, "ETR", "ROM")
    assert "praeneste" not in found
    assert "tarracina" in found


@clause("SR-7.1.4")
def test_loyalty_does_not_fall_below_the_cu_of_its_owner() -> None:
    """SR-7.1.4 b: inside and outside together."""
    g = bare()
    g.places["roma"].loyalty = 3
    army(g, "ROM", "roma", 2, inside=True)
    assert "roma" in removals(g, "ETR", "ROM")
    army(g, "ROM", "roma", 1)
    assert "roma" not in removals(g, "ETR", "ROM")


@clause("SR-7.1.4")
def test_tribal_spaces_are_not_affected() -> None:
    """SR-7.1.4."""
    g = bare()
    tribal = [one.id for one in g.places.values() if one.tribal and one.control == "SAM"]
    assert tribal
    assert not {*tribal} & {*removals(g, "ROM", "SAM")}


@clause("SR-7.1.4")
@pytest.mark.parametrize(("near", "falls_to"), [("ETR", "ETR"), ("SAM", "IND")])
def test_a_city_without_loyalty_goes_to_the_remover_next_to_it_or_to_nobody(near: Control, falls_to: Control) -> None:
    """SR-7.1.4: at loyalty 1; a neighbour of another power of the same player does not help."""
    g = bare()
    independent(g, "capua")
    marked(g, "ROM", "capua", loyalty=1)
    marked(g, near, "suessa")
    army(g, "ROM", "capua", 0, "valerius", inside=True)
    g.places["capua"].siege = 1

    async def script(state: Sword) -> None:
        remove_one(state, "ETR", "capua")

    scene = Scene(g, script)
    place = g.places["capua"]
    assert (place.control, place.loyalty, place.siege) == (falls_to, 1, 0)
    assert g.leaders["valerius"].where == "displaced"
    assert scene.events(SupportRemoved) == [SupportRemoved("ETR", "capua", "ROM", falls_to, 1)]
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("valerius", "capua")]


@clause("SR-7.1.4")
def test_operations_remove_only_where_own_cu_stand_alone() -> None:
    """SR-7.1.4: own CU outside and no enemy CU, inside neither."""
    g = bare()
    g.places["roma"].loyalty = 3
    assert removals(g, "ETR", operations=True) == []
    army(g, "ETR", "roma", 2)
    army(g, "ETR", "praeneste", 1)
    assert removals(g, "ETR", operations=True) == ["roma", "praeneste"]
    army(g, "ROM", "roma", 1, inside=True)
    assert removals(g, "ETR", operations=True) == ["praeneste"]


@clause("SR-15.2.1", "SR-15.2.3")
def test_operations_spare_allies_events_do_not() -> None:
    """SR-15.2.1, 15.2.3: and nobody removes support of his own powers."""
    g = bare()
    g.alliances.append(Alliance("ROM", "ETR"))
    army(g, "ETR", "praeneste", 1)
    assert removals(g, "ETR", operations=True) == []
    assert "praeneste" in removals(g, "ETR")
    assert not any(g.control(one) in ("ETR", "SAM", "IND") for one in removals(g, "ETR"))


# Spending


@clause("SR-7.1.5")
def test_points_may_be_split_and_open_one_another() -> None:
    """SR-7.1.5: what was removed first may then be taken; a marker placed makes its neighbours adjacent."""
    g = bare()
    independent(g, "roma", "praeneste")
    army(g, "ETR", "praeneste", 1)
    army(g, "ETR", "roma", 1)
    terms = Terms(["ETR", "SAM"], operations=True)
    scene = Scene(g, lambda state: spend(state, "ETS", terms, 3))
    first, later = scene.asked(KIND).decision.choice.form()[1:]
    assert "remove.ETR.praeneste" in first
    assert "add.ETR.praeneste" in later
    said = ["remove.ETR.praeneste", "add.ETR.praeneste", "add.ETR.velitrae"]
    scene.say(KIND, said)
    assert [one.id for one in scene.result] == said
    assert (g.control("praeneste"), g.control("velitrae")) == ("ETR", "ETR")


@clause("SR-7.1.3", "SR-7.1.4")
@pytest.mark.parametrize(
    "said",
    [
        ["add.ETR.praeneste"],
        ["remove.ETR.praeneste", "remove.ETR.praeneste"],
        ["remove.ETR.roma"] * 4,
        ["remove.SAM.praeneste"],
        "remove.ETR.praeneste",
        [3],
    ],
)
def test_what_is_not_legal_when_its_turn_comes_cannot_be_said(said: Sequence[str]) -> None:
    """SR-7.1.3, 7.1.4: not before its turn, not twice, not beyond the points, not by another power."""
    g = bare()
    army(g, "ETR", "praeneste", 1)
    army(g, "ETR", "roma", 1)
    scene = Scene(g, lambda state: spend(state, "ETS", Terms(["ETR", "SAM"], add=True, operations=True), 3))
    with pytest.raises(IllegalAnswer):
        scene.say(KIND, said)
    assert g.control("praeneste") == "ROM"
    assert not scene.over


def test_each_point_in_another_space_where_the_card_says_so() -> None:
    """SR-7.5 with Sabellian Raid."""
    g = bare()
    g.places["neapolis"].loyalty = 3
    terms = Terms(["ROM"], add=False, target="GRE", distinct=True)
    scene = Scene(g, lambda state: spend(state, "ROM", terms, 2))
    with pytest.raises(IllegalAnswer):
        scene.say(KIND, ["remove.ROM.neapolis"] * 2)


@clause("SR-12.5")
def test_fewer_points_may_be_spent_and_nobody_is_asked_where_none_can_be() -> None:
    """SR-12.5: unspent points are lost."""
    g = bare()
    scene = Scene(g, lambda state: spend(state, "ROM", Terms(["ROM"]), 2)).say(KIND, [])
    assert scene.result == []
    h = bare()
    assert Scene(h, lambda state: spend(state, "ROM", Terms(["ROM"], where=()), 2)).over


@clause("SR-DP34")
def test_the_default_spends_in_alphabetical_order() -> None:
    """SR-DP34: or as the question has it."""
    g = bare()
    independent(g, "praeneste")
    scene = Scene(g, lambda state: spend(state, "ROM", Terms(["ROM"], where=["velitrae", "tarracina"]), 1)).lapse()
    assert [one.id for one in scene.result] == ["add.ROM.velitrae"]
    assert g.control("velitrae") == "ROM"
    g.places["velitrae"].control = "IND"
    scene = Scene(g, lambda state: spend(state, "ROM", Terms(["ROM"], where=["velitrae", "tarracina"]), 2)).lapse()
    assert [one.id for one in scene.result] == ["add.ROM.velitrae", "add.ROM.tarracina"]
    never = Question(prefer=lambda _: None)
    h = bare()
    assert Scene(h, lambda state: spend(state, "ROM", Terms(["ROM"]), 2, question=never)).lapse().result == []
