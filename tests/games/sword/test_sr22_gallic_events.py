"""SR-22.2, 22.2.1: the Gauls of three players."""

from __future__ import annotations

import pytest

from games.sword.battle.events import BattleJoined
from games.sword.events import Reinforced, SupportRemoved
from games.sword.state import Sword
from games.sword.turn.events import GallicEvent
from games.sword.turn.gallic import gallic_event
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare, marked


def rolling(g: Sword, first: int, second: int, **dice: list[int]) -> Scene:
    """The two dice of an action round, and of a battle that may follow."""
    loaded = {name.replace("_", "."): faces for name, faces in dice.items()}
    return Scene(g, gallic_event, {"gallic-event": [first, second], **loaded})


@clause("SR-22.2")
@pytest.mark.parametrize("dice", [(3, 4), (6, 2)])
def test_seven_and_eight_are_nothing(dice: tuple[int, int]) -> None:
    """SR-22.2, table gallic_events."""
    scene = rolling(bare(3), *dice)
    assert scene.told == [GallicEvent(sum(dice), "No event")]


@clause("SR-22.2")
@pytest.mark.parametrize(
    ("dice", "at"),
    [((1, 3), "faesulae"), ((2, 3), "pisae"), ((4, 5), "arretium"), ((5, 5), "clusium")],
)
def test_a_raid_where_nobody_stands_costs_support(dice: tuple[int, int], at: str) -> None:
    """SR-22.2, raid rule: 1 support is removed in the space; then the Gauls vanish."""
    g = bare(3)
    before = g.places[at].loyalty
    scene = rolling(g, *dice)
    assert scene.events(GallicEvent)[0].roll == sum(dice)
    assert (g.control(at), g.places[at].loyalty) == (("ETR", before - 1) if g.places[at].walled else ("IND", 0))
    assert g.stacks == []


@clause("SR-22.2")
def test_the_raid_on_the_samnites() -> None:
    """SR-22.2, table gallic_events: 12."""
    g = bare(3)
    rolling(g, 6, 6)
    assert g.control("larinum") == "IND"


@clause("SR-22.2.1")
def test_the_raid_on_rome_strikes_the_first_roman_city() -> None:
    """SR-22.2.1: Narnia, else Sutrium, else Roma; nobody if Rome controls none of them."""
    g = bare(3)
    marked(g, "SAM", "narnia")
    g.places["sutrium"].loyalty = 2
    rolling(g, 1, 1)
    assert g.places["sutrium"].loyalty == 1
    marked(g, "SAM", "sutrium", "roma")
    assert [type(one) for one in rolling(g, 1, 1).told] == [GallicEvent]


@clause("SR-22.2")
def test_who_stands_there_fights_the_raiders() -> None:
    """SR-22.2, raid rule: they have tactics 1; beaten, they take nothing and vanish."""
    g = bare(3)
    army(g, "ETR", "clusium", 8, "spurinna")
    scene = rolling(g, 5, 5, combat_attacker=[2, 2, 2], combat_defender=[6, 6, 6]).lapse()
    assert scene.events(BattleJoined)[0].attacker_cu == 4
    assert g.places["clusium"].loyalty == 3
    assert g.cu("ETR", "clusium") == 8
    assert not [one for one in g.stacks if one.power == "GAU"]


@clause("SR-22.2")
def test_raiders_who_win_take_support() -> None:
    """SR-22.2, raid rule: whoever retreats leaves the space to them; their support of victory is lost (SR-16.8)."""
    g = bare(3)
    army(g, "ETR", "clusium", 3, "etr_minor_a")
    scene = rolling(g, 5, 5, combat_attacker=[6, 6, 6], combat_defender=[2, 2, 2]).lapse()
    assert scene.over
    assert g.places["clusium"].loyalty == 2
    assert not g.stacks


@clause("SR-22.2.1", "SR-DP43")
def test_support_is_lost_where_its_player_says() -> None:
    """SR-22.2.1, SR-DP43: by default at the lowest loyalty, then by name; one without loyalty counts as 0."""
    g = bare(3)
    scene = rolling(g, 1, 2)
    posted = scene.asked("gallic.support", "ROM")
    assert posted.decision.lapse == "caere"
    assert "narnia" not in posted.decision.choice.form()
    scene.say("gallic.support", "roma")
    assert g.places["roma"].loyalty == 2
    g = bare(3)
    army(g, "ETR", "faesulae", 1)
    scene = rolling(g, 3, 3).lapse("gallic.support")
    assert scene.events(SupportRemoved)[0].at == "populonium"


@clause("SR-22.2.1", "SR-DP44")
def test_mercenaries_come_to_the_player_with_fewest_points() -> None:
    """SR-22.2.1, SR-DP44: to a friendly reinforcement space of one of his powers, by default of the highest number."""
    g = bare(3)
    g.hands["GRE"].vp = 3
    scene = rolling(g, 5, 6)
    assert scene.asked("gallic.mercenaries", "GRE").decision.lapse == "syracusae"
    scene.say("gallic.mercenaries", "croton")
    assert scene.events(Reinforced) == [Reinforced("GRE", {"croton": 2})]
    assert g.cu("GRE", "croton") == 2


@clause("SR-4.4", "SR-22.2.1")
def test_of_equals_who_wins_ties_is_hired_for() -> None:
    """SR-4.4, 22.2.1: and a besieged space takes nobody in."""
    g = bare(3)
    g.hands["ROM"].vp = g.hands["GRE"].vp = 2
    army(g, "ROM", "syracusae", 1)
    scene = rolling(g, 5, 6)
    assert "syracusae" not in scene.asked("gallic.mercenaries", "GRE").decision.choice.form()
    scene.lapse("gallic.mercenaries")
    assert g.cu("GRE", "croton") == 2
