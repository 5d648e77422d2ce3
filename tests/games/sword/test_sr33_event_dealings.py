"""SR-33: events about hands, alliances, and choices of other players."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.sword.action.events import AllianceCut, Demanded, TreatyMade, TreatyRefused
from games.sword.events import Discarded, Drew, DrewCards
from games.sword.pacts.events import AllianceMade
from games.sword.state import Alliance
from tests.clauses import clause
from tests.games.sword.acting import deck_of, playable, played, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import army, held, marked

DRAWS = [("GAU-26", 2), ("ETS-26", 1), ("ETS-34", 1), ("GRE-27", 2), ("CAR-19", 2), ("CAR-20", 1)]


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(("card", "number"), DRAWS)
def test_cards_are_drawn(card: str, number: int) -> None:
    """SR-33.3: only their player sees them."""
    player = deck_of(card)
    g = turn_of(player, card)
    scene = played(g, card)
    assert len(g.hands[player].hand) == number
    assert Drew(player, number, number) in scene.told
    seen = next(one for one in scene.tellings if isinstance(one.event, DrewCards))
    assert seen.to == (g.seat(player),)
    assert seen.event == DrewCards(player, tuple(g.hands[player].hand))


@clause("SR-33.3", "SR-5.2.2")
def test_a_draw_of_nothing_is_not_playable() -> None:
    """SR-33.3, 5.2.2: with deck and discard pile empty; a discard pile is shuffled anew."""
    g = turn_of("ETS", "ETS-26")
    g.hands["ETS"].removed += g.hands["ETS"].deck
    g.hands["ETS"].deck.clear()
    assert not playable(g, "ETS-26")
    g.hands["ETS"].discard.append(g.hands["ETS"].removed.pop())
    assert playable(g, "ETS-26")


@plays("GAU-30")
def test_etruscan_gold() -> None:
    """GAU-30: the Etruscan/Samnite player discards one card at random, never Desperate Times (SR-7.4.2)."""
    g = turn_of("GAU", "GAU-30")
    assert not playable(g, "GAU-30")
    held(g, "ETS", "ETS-01", "ETS-02", "ETS-03")
    scene = played(g, "GAU-30", dice={"discard.ETS": [1]}).lapse()
    assert scene.events(Discarded) == [Discarded("ETS", ("ETS-02",))]
    assert g.hands["ETS"].hand == ["ETS-01", "ETS-03"]
    assert len(g.hands["ETS"].desperate) == 2


@plays()
@pytest.mark.parametrize("card", ["ROM-32", "GRE-35"])
def test_an_alliance_of_others_is_ended(card: str) -> None:
    """ROM-32, GRE-35: between two other players' powers, never the Etruscan-Samnite one; neither pays."""
    player = deck_of(card)
    g = turn_of(player, card)
    assert not playable(g, card)  # the Etruscans and Samnites alone are allied
    g.alliances.append(Alliance(g.hands[player].powers[0], "CAR", "1.0.0"))
    assert not playable(g, card)  # an own one
    g.alliances += [Alliance("GAU", "CAR", "1.0.0"), Alliance("SAM", "CAR", "1.0.0")]
    scene = played(g, card)
    assert scene.asked("card.target").decision.choice.form() == ["GAU-CAR", "SAM-CAR"]
    scene.say("card.target", "SAM-CAR")
    assert scene.events(AllianceCut) == [AllianceCut(player, "SAM", "CAR")]
    assert not g.allied("SAM", "CAR")
    assert g.allied("GAU", "CAR")
    assert [hand.vp for hand in g.hands.values()] == [6] * 5


@plays("GAU-13")
def test_ransom() -> None:
    """GAU-13: a player with a walled city next to a Gallic army discards a card or gives 1 plunder point."""
    g = turn_of("GAU", "GAU-13")
    army(g, "GAU", "ariminum", 3, "gau_minor_a")  # near no walled city
    army(g, "GAU", "sutrium", 3)  # no army: no leader
    army(g, "GAU", "caere", 0, "gau_minor_b")  # nor this
    assert not playable(g, "GAU-13")
    army(g, "GAU", "luna", 2, "gau_minor_c")
    army(g, "GAU", "narnia", 2, "gau_minor_d")
    held(g, "ROM", "ROM-01", "ROM-26")
    scene = played(g, "GAU-13")
    assert {*scene.asked("card.target").decision.choice.form()} == {"ROM", "ETS"}
    scene.say("card.target", "ROM")
    assert scene.events(Demanded) == [Demanded("GAU", "GAU-13", "ROM")]
    assert scene.asked("card.choice").decision.hidden
    scene.say("card.choice", "discard.ROM-01", "ROM")
    assert g.hands["ROM"].discard == ["ROM-01"]
    assert g.hands["GAU"].plunder == 0


@clause("SR-DP33")
def test_ransom_by_default_and_without_cards() -> None:
    """GAU-13, SR-DP33: the first option of the card, with the least valuable card; who has none gives the point."""
    g = turn_of("GAU", "GAU-13")
    army(g, "GAU", "narnia", 2, "gau_minor_d")
    held(g, "ROM", "ROM-01", "ROM-26")
    played(g, "GAU-13").lapse("card.choice")
    assert g.hands["ROM"].discard == ["ROM-26"]
    g = turn_of("GAU", "GAU-13")
    army(g, "GAU", "narnia", 2, "gau_minor_d")
    assert played(g, "GAU-13").over
    assert g.hands["GAU"].plunder == 1


def test_a_ransom_may_be_refused_with_a_plunder_point() -> None:
    """GAU-13: his choice."""
    g = turn_of("GAU", "GAU-13")
    army(g, "GAU", "narnia", 2, "gau_minor_d")
    held(g, "ROM", "ROM-01")
    played(g, "GAU-13").say("card.choice", "plunder", "ROM")
    assert g.hands["GAU"].plunder == 1
    assert g.hands["ROM"].hand == ["ROM-01"]


@plays("GRE-31")
def test_the_embassy_of_cineas() -> None:
    """GRE-31: he allies one of his powers with the Greeks or discards 2 cards of his choice."""
    g = turn_of("GRE", "GRE-31")
    held(g, "ETS", "ETS-01", "ETS-02", "ETS-03")
    scene = played(g, "GRE-31")
    assert {*scene.asked("card.target").decision.choice.form()} == {"ROM", "GAU", "ETS", "CAR"}
    scene.say("card.target", "ETS")
    with pytest.raises(IllegalAnswer):
        scene.say("card.choice", "discard.ETS-01", "ETS")
    scene.say("card.choice", "discard.ETS-01.ETS-03", "ETS")
    assert g.hands["ETS"].discard == ["ETS-01", "ETS-03"]
    assert not g.allied("SAM", "GRE")


@plays("GRE-31")
@clause("SR-DP33")
def test_the_embassy_makes_an_alliance_until_the_alliance_phase() -> None:
    """GRE-31, SR-DP33: by default his first power becomes an ally; it is of this action (SR-15.3, 15.4)."""
    g = turn_of("GRE", "GRE-31")
    held(g, "ETS", "ETS-01", "ETS-02")
    scene = played(g, "GRE-31").say("card.target", "ETS").lapse("card.choice")
    assert g.allied("ETR", "GRE")
    assert not g.allied("SAM", "GRE")
    assert scene.events(AllianceMade) == [AllianceMade("ETR", "GRE")]
    assert g.alliances[-1].formed == g.moment
    assert not g.alliances[-1].permanent


def test_an_ally_of_the_greeks_can_only_discard() -> None:
    """GRE-31: who is allied already and has no two cards cannot be chosen."""
    g = turn_of("GRE", "GRE-31")
    g.alliances += [Alliance("GRE", power, "1.0.0") for power in ("ROM", "GAU", "ETR", "SAM", "CAR")]
    assert not playable(g, "GRE-31")
    held(g, "ROM", "ROM-01", "ROM-02")
    scene = played(g, "GRE-31")
    assert scene.asked("card.choice", "ROM").decision.choice.form() == ["discard.ROM-02.ROM-01"]


def test_with_two_players_the_embassy_makes_no_alliance() -> None:
    """GRE-31, SR-22.3: no other alliances are made than those of a side; the own side is not asked."""
    g = turn_of("GRE", "GRE-31", count=2)
    held(g, "GAU", "GAU-01", "GAU-02")
    held(g, "ROM", "ROM-01", "ROM-02")
    scene = played(g, "GRE-31")
    assert scene.asked("card.choice", "GAU").decision.choice.form() == ["discard.GAU-02.GAU-01"]


@plays("GAU-35")
def test_swords_for_hire() -> None:
    """GAU-35: 1 plunder point for each alliance of the Gauls, at most 2."""
    g = turn_of("GAU", "GAU-35")
    assert not playable(g, "GAU-35")
    g.alliances.append(Alliance("GAU", "ROM", "1.0.0"))
    played(g, "GAU-35")
    assert g.hands["GAU"].plunder == 1
    g.hands["GAU"].hand = ["GAU-35"]
    g.alliances += [Alliance("ETR", "GAU", "1.0.0"), Alliance("SAM", "GAU", "1.0.0")]
    played(g, "GAU-35")
    assert g.hands["GAU"].plunder == 3


@plays("CAR-28")
def test_the_treaty_with_rome() -> None:
    """CAR-28: until the end of the turn neither enters the other's spaces; by default Rome does not refuse."""
    g = turn_of("CAR", "CAR-28")
    held(g, "ROM", "ROM-01", "ROM-26")
    scene = played(g, "CAR-28").lapse("card.choice")
    assert g.treaties == [("ROM", "CAR")]
    assert scene.events(TreatyMade) == [TreatyMade("ROM", "CAR")]
    g.hands["CAR"].hand = ["CAR-28"]
    assert not playable(g, "CAR-28")  # there is one


def test_rome_refuses_the_treaty_with_a_card() -> None:
    """CAR-28: any card of the hand; without cards it cannot."""
    g = turn_of("CAR", "CAR-28")
    held(g, "ROM", "ROM-01", "ROM-26")
    scene = played(g, "CAR-28").say("card.choice", "ROM-01", "ROM")
    assert g.treaties == []
    assert scene.events(TreatyRefused) == [TreatyRefused("ROM", "ROM-01")]
    assert g.hands["ROM"].discard == ["ROM-01"]
    g = turn_of("CAR", "CAR-28")
    marked(g, "ROM", "rhegium")
    assert played(g, "CAR-28").over
    assert g.treaties == [("ROM", "CAR")]
