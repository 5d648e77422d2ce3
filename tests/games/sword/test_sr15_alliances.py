"""SR-15, 5.9: alliances."""

from __future__ import annotations

import pytest

from games.kernel import Decision, IllegalAnswer, OneOf, ask, interruptible
from games.sword.action import take_action
from games.sword.pacts import alliances, offers
from games.sword.pacts.events import (
    AllianceBroken,
    AllianceEnded,
    AllianceMade,
    AllianceOffered,
    AllianceRefused,
)
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, held, laid


async def playing(g: Sword) -> str | None:
    """The card play of an action, with what may be done before it."""
    choice: OneOf[str] = OneOf({"pass": "pass"})
    return await interruptible(
        ask(lambda: Decision("action.play", g.seat(g.active), choice, "SR-5.4.1", lapse="pass")), lambda: offers(g)
    )


def pacts(g: Sword) -> list[str]:
    """The alliances that are not of the set-up."""
    return [f"{one.a}-{one.b}" for one in g.alliances if not one.permanent]


@clause("SR-15.3", "SR-DP36", "SR-DP24")
def test_proposals_are_answered_at_once_and_he_has_still_to_play() -> None:
    """SR-15.3, SR-DP36, SR-DP24: any alliances; each is accepted or refused by whom it was proposed to."""
    scene = Scene(laid(), playing)
    scene.say("alliance.propose", ["ROM-GRE", "ROM-SAM"])
    scene.say("alliance.answer", ["SAM-ROM"], "ETS")
    assert not scene.events(AllianceMade)  # both are asked at the same time
    scene.say("alliance.answer", [], "GRE")
    assert pacts(scene.g) == ["ROM-SAM"]
    assert scene.events(AllianceOffered) == [AllianceOffered("ROM", "GRE"), AllianceOffered("ROM", "SAM")]
    assert scene.events(AllianceRefused) == [AllianceRefused("ROM", "GRE")]
    assert scene.asks("action.play", "ROM")


@clause("SR-15.3")
def test_an_alliance_is_proposed_once_in_an_action() -> None:
    """SR-15.3: who has been refused may propose others, and the same in his next action."""
    scene = Scene(laid(), playing)
    scene.say("alliance.propose", ["ROM-GRE"])
    scene.lapse("alliance.answer")
    with pytest.raises(IllegalAnswer):
        scene.say("alliance.propose", ["ROM-GRE"])
    scene.say("alliance.propose", ["ROM-CAR"])
    scene.lapse("alliance.answer")
    again = Scene(scene.g, take_action)
    again.say("alliance.propose", ["ROM-GRE"])
    assert again.asks("alliance.answer", "GRE")


@clause("SR-DP36", "SR-DP24")
def test_by_default_none_is_proposed_and_all_are_refused() -> None:
    """SR-DP36, SR-DP24: nobody waits for a proposal."""
    scene = Scene(laid(), playing)
    assert not scene.asked("alliance.propose").decision.awaited
    scene.say("alliance.propose", ["ROM-CAR"])
    scene.lapse("alliance.answer")
    assert pacts(scene.g) == []
    scene.say("action.play", "pass")
    assert scene.over


@clause("SR-15.1")
def test_etruscans_and_samnites_may_each_have_alliances_of_their_own() -> None:
    """SR-15.1: they are always allied, and the alliance of one is not that of the other."""
    g = laid()
    g.actor = g.order.index("ETS")
    scene = Scene(g, playing)
    offered = scene.asked("alliance.propose").decision.choice.form()[0]
    assert {"ETR-ROM", "SAM-ROM"} <= set(offered)
    assert "ETR-SAM" not in offered
    assert not any("VOL" in one or "TRG" in one for one in offered)  # SR-16.2
    scene.say("alliance.propose", ["SAM-GRE"]).say("alliance.answer", ["GRE-SAM"])
    assert g.allied("SAM", "GRE")
    assert not g.allied("ETR", "GRE")


@clause("SR-15.4", "SR-DP37")
def test_breaking_costs_a_card_of_two_or_more() -> None:
    """SR-15.4, SR-DP37: one for each alliance."""
    g = laid()
    g.alliances += [Alliance("ROM", "GRE", "1.0.0"), Alliance("GAU", "ROM", "1.0.0")]
    held(g, "ROM", "ROM-01", "ROM-02", "ROM-26")
    scene = Scene(g, playing)
    with pytest.raises(IllegalAnswer):
        scene.say("alliance.break", {"ROM-GRE": "ROM-26", "ROM-GAU": "keep"})  # worth 1
    with pytest.raises(IllegalAnswer):
        scene.say("alliance.break", {"ROM-GRE": "ROM-01", "ROM-GAU": "ROM-01"})
    with pytest.raises(IllegalAnswer):
        scene.say("alliance.break", {"ROM-GRE": "keep", "ROM-GAU": "keep"})
    scene.say("alliance.break", {"ROM-GRE": "ROM-02", "ROM-GAU": "keep"})
    assert pacts(g) == ["GAU-ROM"]
    assert g.hands["ROM"].discard == ["ROM-02"]
    assert scene.events(AllianceBroken) == [AllianceBroken("ROM", "ROM", "GRE", "ROM-02")]


@clause("SR-15.4")
def test_who_has_no_such_card_loses_a_victory_point() -> None:
    """SR-15.4: never below nothing; Desperate Times cannot be discarded (SR-7.4.2)."""
    g = laid()
    g.alliances += [Alliance("ROM", "GRE", "1.0.0"), Alliance("ROM", "GAU", "1.0.0")]
    g.hands["ROM"].vp = 1
    held(g, "ROM", "ROM-26")
    scene = Scene(g, playing)
    scene.say("alliance.break", {"ROM-GRE": "point", "ROM-GAU": "point"})
    assert g.hands["ROM"].vp == 0
    assert pacts(g) == []
    assert len(g.hands["ROM"].desperate) == 2


@clause("SR-3.2", "SR-15.1", "SR-15.4")
def test_the_alliance_of_etruscans_and_samnites_and_one_just_made_cannot_be_broken() -> None:
    """SR-3.2, 15.1, 15.4: not in the action in which it was formed."""
    g = laid()
    g.actor = g.order.index("ETS")
    scene = Scene(g, playing)
    assert not scene.asks("alliance.break")
    scene.say("alliance.propose", ["ETR-GAU"]).say("alliance.answer", ["GAU-ETR"])
    assert not scene.asks("alliance.break")
    g.round = 2
    assert Scene(g, playing).asks("alliance.break")


@clause("SR-5.4.1", "SR-15.4")
def test_only_the_active_player_proposes_and_breaks() -> None:
    """SR-5.4.1, 15.4: at the start of his own action."""
    g = laid()
    g.alliances.append(Alliance("ROM", "GRE", "1.0.0"))
    g.actor = g.order.index("CAR")
    scene = Scene(g, playing)
    assert not scene.asks("alliance.break")
    assert scene.asked("alliance.propose").decision.seat == scene.seat("CAR")


@clause("SR-15.3", "SR-5.9", "SR-DP25")
def test_an_alliance_lasts_only_if_both_renew() -> None:
    """SR-15.3, 5.9, SR-DP25: all say it at the same time; by default nobody renews."""
    g = laid()
    g.alliances += [Alliance("ROM", "GRE", "1.1.0"), Alliance("GAU", "CAR", "1.1.0")]
    scene = Scene(g, alliances)
    scene.say("alliance.renew", ["ROM-GRE"], "ROM")
    scene.say("alliance.renew", ["GRE-ROM"], "GRE")
    scene.say("alliance.renew", ["GAU-CAR"], "GAU")
    scene.lapse()
    assert pacts(g) == ["ROM-GRE"]
    assert scene.events(AllianceMade) == [AllianceMade("ROM", "GRE", renewed=True)]
    assert scene.events(AllianceEnded) == [AllianceEnded("GAU", "CAR")]
    assert g.allied("ETR", "SAM")


@clause("SR-15.3")
def test_new_ones_are_made_where_both_wish_it() -> None:
    """SR-15.3: in the Alliance Phase; the wish of one alone makes none and is not told."""
    g = laid()
    scene = Scene(g, alliances)
    scene.say("alliance.renew", ["ROM-CAR", "ROM-ETR"], "ROM")
    scene.say("alliance.renew", ["CAR-ROM"], "CAR")
    scene.lapse()
    assert pacts(g) == ["ROM-CAR"]
    assert scene.told == [AllianceMade("ROM", "CAR")]


@clause("SR-22.3")
def test_sides_of_two_are_allied_and_make_no_others() -> None:
    """SR-22.3: permanently; nobody is asked."""
    g = laid(2)
    assert g.allied("ROM", "GRE")
    assert g.allied("GAU", "SAM")
    assert not g.allied("ROM", "GAU")
    assert Scene(g, alliances).over
    assert not Scene(laid(2), playing).asks("alliance.propose")
