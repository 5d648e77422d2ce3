"""SR-16: non-player powers."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.battle.events import BattleJoined
from games.sword.board import displace
from games.sword.components import Player
from games.sword.events import RevoltEnded, ShareTaken, WentHome
from games.sword.neutral import check_revolt, defends, directs, go_home, in_play, reach, share
from games.sword.nonplayers.events import NeutralCalled, NeutralCancelled, NeutralsCame, Revolted
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.acting import acting, ordered, playable, played, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare, held, laid, marked


def neutral(player: Player, card: str, count: int = 5) -> Sword:
    """The Volsci, the Transalpine Gauls and non-player Carthage stand as at the start; it is his action."""
    g = turn_of(player, card, count=count)
    army(g, "VOL", "antium", 4, "vol_minor_a")
    if count != 3:
        army(g, "TRG", "transalpine_gaul", 4, "trg_minor_a")
    if count != 5:
        army(g, "CAR", "lilybaeum", 7, "car_minor_b")
    return g


def calling(g: Sword) -> Scene:
    """He plays the card in his hand as a bonus."""
    return acting(g).say("action.bonus", g.hands[g.active].hand[0])


def options(g: Sword) -> list[str]:
    """What he may do with the card in his hand."""
    found: list[str] = calling(g).asked("action.npa").decision.choice.form()
    return found


def powers(g: Sword) -> set[str]:
    """For which powers he may use it."""
    return {one.split(".")[1] for one in options(g) if "." in one}


# Which powers


@clause("SR-16.4", "SR-16.5", "SR-16.4.1")
@pytest.mark.parametrize(
    ("card", "whom"),
    [
        ("ROM-08", {"TRG"}),
        ("GAU-06", {"VOL"}),
        ("ETS-07", {"VOL", "TRG"}),
        ("GRE-06", {"VOL", "TRG"}),
        ("CAR-07", {"VOL", "TRG"}),
    ],
)
def test_with_five_players_nobody_calls_carthage(card: str, whom: set[str]) -> None:
    """SR-16.4, 16.5, 16.4.1: a card naming Carthage keeps its other powers."""
    player: Player = card[:3]  # type: ignore[assignment]
    assert powers(neutral(player, card)) == whom


@clause("SR-16.4")
@pytest.mark.parametrize(
    ("card", "whom"),
    [
        ("ROM-08", {"CAR", "TRG"}),
        ("GAU-06", {"CAR", "VOL"}),
        ("ETS-07", {"CAR", "VOL", "TRG"}),
        ("GRE-06", {"VOL", "TRG"}),
    ],
)
def test_with_four_players_carthage_is_called(card: str, whom: set[str]) -> None:
    """SR-16.4: each deck reaches its powers; there is no unrest."""
    player: Player = card[:3]  # type: ignore[assignment]
    g = neutral(player, card, count=4)
    assert powers(g) == whom
    assert "unrest" not in options(g)


@clause("SR-22.2")
def test_with_three_players_no_transalpine_gauls_are_called() -> None:
    """SR-22.2: they are out of play."""
    assert powers(neutral("GRE", "GRE-06", count=3)) == {"VOL"}


@clause("SR-16.9")
def test_a_power_that_is_out_is_not_called() -> None:
    """SR-16.9: the Volsci without CU and spaces; the Transalpine Gauls never are."""
    g = turn_of("GRE", "GRE-06")
    marked(g, "ROM", "antium", "fregellae")
    assert not in_play(g, "VOL")
    assert in_play(g, "TRG")
    assert powers(g) == {"TRG"}
    army(g, "VOL", "suessa", 1)
    assert in_play(g, "VOL")
    assert in_play(turn_of("GRE"), "VOL")  # two cities, though no CU


# Its options


@clause("SR-16.4", "SR-DP26")
def test_its_army_is_activated() -> None:
    """SR-16.4 c, SR-DP26: by default; with 4 MP, whatever its rating; the player of the card directs it (SR-16.1)."""
    g = neutral("GRE", "GRE-06")
    scene = calling(g)
    assert scene.asked("action.npa").decision.lapse.startswith("activate.")
    scene.say("action.npa", "activate.VOL.antium").lapse("card.counter")
    order = ordered(scene)
    assert (order.by, order.power, order.at, order.any_rating, order.mp_fixed) == ("GRE", "VOL", "antium", True, 0)
    assert scene.asked("movement.step").decision.seat == scene.seat("GRE")
    assert scene.events(NeutralCalled) == [NeutralCalled("GRE", "GRE-06", "activate", "VOL", "antium")]
    assert g.hands["GRE"].discard == ["GRE-06"]


@clause("SR-16.4", "SR-2.8")
def test_without_leader_or_units_there_is_no_army() -> None:
    """SR-16.4 c, 2.8."""
    g = turn_of("GAU", "GAU-06")
    army(g, "VOL", "antium", 4)
    army(g, "VOL", "fregellae", 0, "vol_minor_a")
    assert not [one for one in options(g) if one.startswith("activate")]


@clause("SR-16.4")
def test_two_units_appear_in_its_reinforcement_space_or_with_its_leader() -> None:
    """SR-16.4 b: not where an enemy stands; at most ten in a space (SR-5.10.2)."""
    g = turn_of("GAU", "GAU-06")
    army(g, "VOL", "suessa", 3, "vol_minor_a")
    assert [one for one in options(g) if one.startswith("cu")] == ["cu.VOL.antium", "cu.VOL.suessa"]
    scene = calling(g).say("action.npa", "cu.VOL.suessa")
    assert scene.events(NeutralsCame) == [NeutralsCame("VOL", "suessa", 2)]
    assert g.cu("VOL", "suessa") == 5
    g.hands["GAU"].hand = ["GAU-06"]
    army(g, "VOL", "suessa", 4)
    calling(g).say("action.npa", "cu.VOL.suessa")
    assert g.cu("VOL", "suessa") == 10
    g.hands["GAU"].hand = ["GAU-06"]
    army(g, "ROM", "antium", 1)
    assert not [one for one in options(g) if one.startswith("cu")]


@clause("SR-16.4")
def test_support_is_added_and_removed_in_its_range() -> None:
    """SR-16.4 a: a point, within its range (SR-16.3), but not against the player of the card or his allies."""
    g = neutral("GRE", "GRE-06")
    g.alliances.append(Alliance("SAM", "GRE", "1.0.0"))
    g.places["fregellae"].loyalty = 1
    scene = calling(g).say("action.npa", "support.VOL")
    number, first, later = scene.asked("card.target").decision.choice.form()
    assert number == 1
    spots = {one.split(".")[2] for one in (*first, *later)}
    assert spots <= {*reach(g, "VOL")}
    assert {"roma", "capua", "antium", "fregellae"} <= spots
    assert not {"neapolis", "nola", "narnia"} & spots  # Greek, allied, out of range
    scene.say("card.target", ["remove.VOL.capua"])
    assert g.control("capua") == "VOL"


@clause("SR-16.4")
def test_or_added() -> None:
    """SR-16.4 a: or added, to what is its own."""
    g = neutral("GRE", "GRE-06")
    g.places["fregellae"].loyalty = 1
    calling(g).say("action.npa", "support.VOL").say("card.target", ["add.VOL.fregellae"])
    assert g.places["fregellae"].loyalty == 2


@clause("SR-16.3")
def test_ranges() -> None:
    """SR-16.3: where its units stay."""
    g = laid()
    assert {*reach(g, "VOL")} >= {"roma", "capua", "antium"}
    assert "narnia" not in reach(g, "VOL")
    assert "transalpine_gaul" in reach(g, "TRG")
    assert "garrison_box" not in reach(g, "TRG")
    assert reach(g, "MER") == ["carthago", "kerkouane"]
    assert {*reach(laid(4), "CAR")} >= {"lilybaeum", "olbia", "aleria", "carthago", "messana"}


@clause("SR-33.2")
def test_snow_in_the_passes_cancels_what_the_transalpine_gauls_are_called_for() -> None:
    """SR-33.2, GAU-34: the option is cancelled and the card discarded; for no other power."""
    g = neutral("GRE", "GRE-06")
    held(g, "GAU", "GAU-34")
    scene = calling(g).say("action.npa", "cu.TRG.transalpine_gaul").say("card.counter", "GAU-34", "GAU")
    scene.lapse("card.counter")
    assert scene.events(NeutralCancelled) == [NeutralCancelled("GRE", "GRE-06")]
    assert g.cu("TRG", "transalpine_gaul") == 4
    assert g.hands["GRE"].discard == ["GRE-06"]
    assert g.played is None
    g = neutral("GRE", "GRE-06")
    held(g, "GAU", "GAU-34")
    assert not calling(g).say("action.npa", "cu.VOL.antium").asks("card.counter")


# Who directs them


@clause("SR-16.1", "SR-16.4")
def test_only_who_holds_such_cards_directs_a_power() -> None:
    """SR-16.1, 16.4: by the cards of his deck."""
    g = laid()
    assert [one for one in g.players if directs(g, one, "VOL")] == ["GAU", "ETS", "GRE", "CAR"]
    assert [one for one in g.players if directs(g, one, "TRG")] == ["ROM", "ETS", "GRE", "CAR"]
    assert not any(directs(g, one, "CAR") for one in g.players)
    assert not any(directs(g, one, "MER") for one in g.players)


@clause("SR-16.8", "SR-11.6")
def test_in_its_defence_the_player_with_fewest_points_who_is_not_involved() -> None:
    """SR-16.8, 11.6: of those who may direct it; ties by SR-4.4."""
    g = laid()
    assert defends(g, "VOL", ["ROM"]) == "GAU"
    assert defends(g, "VOL", ["ROM", "GAU"]) == "ETS"
    g.hands["CAR"].vp = 2
    assert defends(g, "VOL", ["ROM"]) == "CAR"
    assert defends(g, "VOL", ["GAU", "ETS", "GRE", "CAR"]) is None


# Beaten


@clause("SR-16.7")
def test_an_army_that_cannot_retreat_loses_half_and_goes_home() -> None:
    """SR-16.7: ceil(half); its leader returns in the next Reinforcement Phase."""
    g = bare()
    army(g, "VOL", "suessa", 5, "vol_minor_a")
    go_home(g, "VOL", "suessa")
    assert g.cu("VOL", "antium") == 2
    assert g.leaders["vol_minor_a"].where == "displaced"
    assert g.told[-1].event == WentHome("VOL", "suessa", 3, 2, "antium")
    army(g, "TRG", "luna", 4)
    go_home(g, "TRG", "luna")
    assert g.cu("TRG", "transalpine_gaul") == 2


@clause("SR-16.7")
def test_without_a_home_all_is_lost() -> None:
    """SR-16.7: a home space held by others or by an enemy army is none; mercenaries have none."""
    g = bare()
    marked(g, "ROM", "antium")
    army(g, "GAU", "fregellae", 1)
    army(g, "VOL", "suessa", 5)
    go_home(g, "VOL", "suessa")
    assert not [one for one in g.stacks if one.power == "VOL"]
    army(g, "MER", "carthago", 3, "mercenary_leader")
    go_home(g, "MER", "carthago")
    assert not [one for one in g.stacks if one.power == "MER"]
    assert g.told[-1].event == WentHome("MER", "carthago", 3, 0, "")


@clause("SR-14.7")
def test_transalpine_gauls_want_their_share() -> None:
    """SR-14.7: who are beaten by them lose a plunder point, if they have one."""
    g = laid()
    g.hands["GAU"].plunder = 1
    share(g, ["ROM"], ["GAU"])
    share(g, ["TRG"], ["ROM"])
    assert g.hands["GAU"].plunder == 1
    share(g, ["TRG"], ["GAU"])
    assert g.told[-1].event == ShareTaken(0)
    share(g, ["TRG"], ["GAU"])
    assert g.hands["GAU"].plunder == 0
    assert len(g.told) == 1


# The insurrection


def revolting(at: str = "kerkouane") -> Sword:
    """Five mercenaries have risen."""
    g = turn_of("ROM", "ROM-14x")
    played(g, "ROM-14x").say("card.target", at)
    return g


@clause("SR-16.6", "SR-16.1")
def test_an_ally_of_carthage_calls_no_mercenaries_to_arms() -> None:
    """SR-16.6, 16.1: he may not direct them, so the card is no event for him."""
    g = turn_of("ROM", "ROM-14x")
    g.alliances.append(Alliance("ROM", "CAR"))
    assert not playable(g, "ROM-14x")
    g.alliances.pop()
    assert playable(g, "ROM-14x")


@plays("ROM-14x")
@clause("SR-16.6")
def test_mercenaries_rise_in_africa() -> None:
    """SR-16.6, ROM-14x: their leader and 5 CU in Carthago or Kerkouane; they control nothing, and besiege."""
    g = turn_of("ROM", "ROM-14x")
    scene = played(g, "ROM-14x")
    assert scene.asked("card.target").decision.choice.form() == ["carthago", "kerkouane"]
    scene.say("card.target", "kerkouane")
    assert scene.events(Revolted) == [Revolted("kerkouane", "mercenary_leader", 5)]
    assert g.cu("MER", "kerkouane") == 5
    assert g.control("kerkouane") == "CAR"
    assert g.insurrection
    g.hands["ROM"].hand = ["ROM-14x"]
    assert not playable(g, "ROM-14x")


@clause("SR-16.1", "SR-16.4.1")
def test_all_but_carthage_and_its_allies_direct_them() -> None:
    """SR-16.1, 16.4.1: by NPA cards, while the insurrection lasts."""
    g = revolting()
    g.alliances.append(Alliance("GRE", "CAR", "1.0.0"))
    assert [one for one in g.players if directs(g, one, "MER")] == ["ROM", "GAU", "ETS"]
    g.hands["ROM"].hand = ["ROM-08"]
    assert {"activate.MER.kerkouane", "cu.MER.kerkouane"} <= {*options(g)}
    with pytest.raises(IllegalAnswer):
        calling(g).say("action.npa", "cu.MER.carthago")


@clause("SR-16.6")
def test_it_is_over_with_the_last_of_their_units() -> None:
    """SR-16.6: their spaces become independent, cities at loyalty 1; the card may be played again."""
    g = revolting()
    marked(g, "MER", "carthago", loyalty=3)
    check_revolt(g)
    assert g.insurrection
    g.stacks.clear()
    displace(g.leaders["mercenary_leader"])
    check_revolt(g)
    assert g.told[-1].event == RevoltEnded(("carthago",))
    assert not g.insurrection
    assert (g.control("carthago"), g.places["carthago"].loyalty) == ("IND", 1)
    assert g.leaders["mercenary_leader"].where == "card"
    g.hands["ROM"].hand = ["ROM-14x"]
    assert playable(g, "ROM-14x")


@clause("SR-16.6")
def test_who_stands_there_is_attacked_at_once() -> None:
    """SR-16.6: the mercenaries attack, the Roman player directs them; a beaten defender may go inside (SR-12.4.2)."""
    g = turn_of("ROM", "ROM-14x")
    army(g, "CAR", "carthago", 4, "car_minor_a")
    g.places["carthago"].loyalty = 3
    scene = played(g, "ROM-14x", dice={"combat.attacker": [6, 5, 3], "combat.defender": [2, 3, 4]})
    scene.say("card.target", "carthago")
    joined = scene.events(BattleJoined)[0]
    assert (joined.attacker, joined.attacker_cu, joined.defender, joined.defender_cu) == (("MER",), 5, ("CAR",), 4)
    scene.lapse()
    assert g.cu("MER", "carthago") == 4
    assert g.cu("CAR", "carthago") == 0
    assert g.control("carthago") == "CAR"


@clause("SR-16.6")
def test_beaten_mercenaries_flee_to_the_other_city() -> None:
    """SR-16.6: between Carthago and Kerkouane whatever the control, if no enemy CU stand there."""
    g = turn_of("ROM", "ROM-14x")
    army(g, "CAR", "carthago", 5, "car_minor_a")
    scene = played(g, "ROM-14x", dice={"combat.attacker": [2, 2, 3], "combat.defender": [6, 3, 3]})
    scene.say("card.target", "carthago").lapse()
    assert not g.cu("MER", "carthago")
    assert g.cu("MER", "kerkouane") == 2  # two lost in battle, one on the way
    assert g.insurrection


@clause("SR-16.6")
def test_a_revolt_that_is_put_down_at_once_is_over() -> None:
    """SR-16.6: the event is over when the last of their CU is gone, here by an automatic victory (SR-12.1.3)."""
    g = turn_of("ROM", "ROM-14x")
    army(g, "CAR", "carthago", 30, "car_minor_a")
    scene = played(g, "ROM-14x").say("card.target", "carthago").lapse()
    assert not g.insurrection
    assert g.leaders["mercenary_leader"].where == "card"
    assert scene.events(RevoltEnded) == [RevoltEnded(())]
