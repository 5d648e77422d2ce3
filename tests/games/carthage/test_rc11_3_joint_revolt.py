"""RC-11.3: veterans in a revolt, and two commanders of one force."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.carthage import GAME
from games.carthage.revolution.events import (
    AllegianceTested,
    LegionBid,
    StrengthsCompared,
    VeteransLeft,
    WishesDeclared,
)
from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import RevoltFailed
from games.republic.pieces import CIVIL_WAR, Legion
from games.republic.revolution.events import CommandLaidDown, VeteransDeserted
from tests.clauses import clause
from tests.games.carthage.forum import purse
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play
from tests.games.carthage.rebels import CELT, GISCO, HIMILCO, gisco, pair, revolting, rise, veteran, wish
from tests.games.carthage.revolution import in_revolt, victorious

# Veterans


@clause("RC-11.3.5")
@pytest.mark.parametrize("place", ["home", "garrison", "field"])
@pytest.mark.parametrize("loyal", [7, 11])
def test_veterans_loyal_to_any_rebel_desert_to_him_from_anywhere(play: Play, place: str, loyal: int) -> None:
    g = revolting(play, gisco(2), veteran(loyal, place), rolls=(6, 6)).g
    rise(play)
    play.answer("circle", "revolution.join", ["fam-carthalo"])
    assert play.saw(VeteransDeserted) == [VeteransDeserted(GISCO, 1)]
    rebels = g.rebel_force()
    assert rebels
    assert [one.type for one in rebels.units.legions] == [CELT, CELT, "numidian-cavalry"]


@clause("RC-11.3.5")
@pytest.mark.parametrize(("stay", "left"), [(False, 1), (True, 0)])
def test_veterans_of_loyal_senators_leave_him_if_their_owner_wishes(play: Play, stay: bool, left: int) -> None:
    """The veteran of Himilco (square) has followed Gisco; that of Gisco himself is his."""
    g = revolting(play, gisco(2, veterans=1), veteran(8, "force"), rolls=(6, 6)).g
    rise(play)
    play.lapse("circle", "revolution.join")
    assert play.asked() == [("square", "revolution.veterans")]
    names = play.decision("square", "revolution.veterans").lapse
    assert names == ["numidian-cavalry.1"]
    play.answer("square", "revolution.veterans", [] if stay else names)
    assert play.saw(VeteransLeft) == [VeteransLeft(Seat("square"), left)]
    rebels = g.rebel_force()
    assert rebels
    assert len(rebels.units.legions) == 3 - left
    assert [one.type for one in g.army.active.legions].count("numidian-cavalry") == left
    invariants(g)


@clause("RC-11.4", "RC-11.3.5")
def test_without_a_legion_the_revolt_has_failed(play: Play) -> None:
    """Only the veteran of Himilco has followed, and he leaves."""
    g = revolting(play, gisco(1), veteran(8, "force"), rolls=(1, 6)).g
    rise(play)
    play.lapse("circle", "revolution.join")
    play.lapse("square", "revolution.veterans")
    assert play.saw(RevoltFailed) == [RevoltFailed((GISCO,))]
    assert g.numbered(7) == []
    assert CIVIL_WAR not in g.wars


@clause("RC-11.4")
@pytest.mark.parametrize("primary", [True, False])
def test_the_revolt_fails_when_the_rebel_dies(play: Play, primary: bool) -> None:
    """Whenever that is; the death of a secondary Rebel changes nothing."""
    chit = "7" if primary else "11"
    g = play.at("mortality", chits=[chit], change=in_revolt(7, 11, legions=3, of=CELT)).g
    assert (CIVIL_WAR in g.wars) == (not primary)
    assert [one.id for one in g.rebels()] == ([] if primary else [GISCO])
    celts = [one.type for one in g.army.active.legions].count(CELT)
    assert celts == (3 if primary else 0)
    assert bool(play.saw(RevoltFailed)) == primary
    invariants(g)


# Two commanders of one force


def bribe(play: Play, seat: str, **talents: int) -> None:
    """A commander pays for legions by their numbers: `n1=2`."""
    lapse = play.decision(seat, "revolution.bribe").lapse
    play.answer(seat, "revolution.bribe", {**lapse, **{f"{CELT}.{name[1:]}": count for name, count in talents.items()}})


@clause("RC-11.3.2")
def test_both_wish_in_secret_and_at_once(play: Play) -> None:
    revolting(play, pair())
    assert sorted(play.asked()) == [("circle", "revolution.wish"), ("square", "revolution.wish")]
    play.answer("circle", "revolution.wish", "revolt")
    assert play.told == []
    play.answer("square", "revolution.wish", "lay-down")
    assert play.saw(WishesDeclared) == [WishesDeclared({GISCO: True, HIMILCO: False})]


@clause("RC-11.3.2")
def test_if_neither_wishes_both_lay_down(play: Play) -> None:
    revolting(play, pair())
    play.lapse("circle", "revolution.wish")
    play.lapse("square", "revolution.wish")
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO, HIMILCO))]
    assert play.saw(WishesDeclared) == []


@clause("RC-11.3.3")
def test_each_legion_would_follow_the_higher_bribe_a_tie_the_die(play: Play) -> None:
    """All is paid to the bank."""
    dice = {"joint-command.legion": [3, 4]}
    revolting(play, pair(4), purse(9, 7), purse(9, 8), rolls=(6, 6), dice=dice)
    wish(play, circle=True, square=True)
    bribe(play, "circle", n1=3, n2=1)
    assert play.told == []
    bribe(play, "square", n1=2, n2=2)
    bids = {one.legion: (dict(one.bribes), one.roll, one.senator) for one in play.saw(LegionBid)}
    assert bids == {
        f"{CELT}.1": ({GISCO: 3, HIMILCO: 2}, None, GISCO),
        f"{CELT}.2": ({GISCO: 1, HIMILCO: 2}, None, HIMILCO),
        f"{CELT}.3": ({GISCO: 0, HIMILCO: 0}, 3, GISCO),
        f"{CELT}.4": ({GISCO: 0, HIMILCO: 0}, 4, HIMILCO),
    }
    assert (play.senator(7).talents, play.senator(8).talents) == (5, 5)
    assert play.saw(StrengthsCompared) == [StrengthsCompared({GISCO: 5, HIMILCO: 4}, None, GISCO)]
    play.answer("circle", "revolution.declare", "revolt")
    assert len(rebel_legions(play)) == 2
    assert (play.senator(8).rebel, play.senator(8).in_carthage, play.senator(8).office) == (False, True, "")


def rebel_legions(play: Play) -> list[Legion]:
    """Those that follow the Rebel."""
    rebels = play.g.rebel_force()
    return rebels.units.legions if rebels else []


@clause("RC-11.3.3", "T-10")
def test_those_that_would_follow_the_rebel_roll_with_his_bribe_as_their_1(play: Play) -> None:
    """Celtiberians follow on 4: the first with 3 because Gisco paid, not the third; the second is Himilco's."""
    dice = {"joint-command.legion": [1, 1]}
    g = revolting(play, pair(4), purse(9, 7), purse(9, 8), rolls=(3, 3, 4), dice=dice).g
    home = len(g.army.active.legions)
    wish(play, circle=True, square=False)
    bribe(play, "circle", n1=3)
    bribe(play, "square", n2=2)
    (tested,) = play.saw(AllegianceTested)
    assert tested.rolls == {f"{CELT}.1": 3, f"{CELT}.3": 3, f"{CELT}.4": 4}
    assert (tested.paid, tested.follow) == ((f"{CELT}.1",), (f"{CELT}.1", f"{CELT}.4"))
    play.answer("circle", "revolution.declare", "revolt")
    assert len(rebel_legions(play)) == 2
    assert len(g.army.active.legions) == home + 2
    invariants(g)


@clause("RC-11.3.3", "T-10")
def test_money_alone_makes_no_revolt_of_one_who_owns_both(play: Play) -> None:
    """Four Carthaginian legions, citizens: they follow on 6; each paid for, and none rolls 5."""
    revolting(play, victorious(7, 11, legions=4, of="carthaginian"), purse(4, 7), rolls=(4, 4, 4, 4))
    for name, wishes in ((GISCO, "revolt"), ("fam-carthalo", "lay-down")):
        play.answer("circle", "revolution.wish", wishes, senator=name)
    lapse = play.decision("circle", "revolution.bribe", senator=GISCO).lapse
    play.answer("circle", "revolution.bribe", dict.fromkeys(lapse, 1), senator=GISCO)
    assert play.saw(AllegianceTested)[0].follow == ()
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO, "fam-carthalo"))]
    assert (play.g.rebels(), play.senator(7).talents) == ([], 1)  # the income of the next turn


@clause("RC-11.3.1", "RC-11.3.3", "RC-DP75")
def test_after_the_test_he_may_still_lay_down(play: Play) -> None:
    revolting(play, pair(2), rolls=(6, 1), dice={"joint-command.legion": [1, 1]})
    wish(play, circle=True, square=True)
    assert play.asked() == [("circle", "revolution.declare")]
    play.lapse("circle", "revolution.declare")
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO, HIMILCO))]
    assert play.g.rebels() == []


@clause("RC-11.3.3")
def test_a_revolt_begun_under_the_former_ruleset_ends_as_it_began() -> None:
    former = Play(replace(GAME, ruleset=4))
    revolting(former, pair(2), dice={"joint-command.legion": [1, 1]})
    wish(former, circle=True, square=True)
    assert former.saw(AllegianceTested) == []
    assert [one.id for one in former.g.rebels()] == [GISCO]


@clause("RC-11.3.3")
def test_veterans_loyal_to_one_of_them_follow_him(play: Play) -> None:
    revolting(play, pair(3, veterans=2), purse(9, 8), dice={"joint-command.legion": [6]})
    wish(play, circle=True, square=False)
    assert set(play.decision("square", "revolution.bribe").lapse) == {f"{CELT}.3"}
    bribe(play, "square", n3=1)
    assert [one.legion for one in play.saw(LegionBid)] == [f"{CELT}.3"]
    assert play.saw(StrengthsCompared)[0].strengths == {GISCO: 7, HIMILCO: 3}
    (tested,) = play.saw(AllegianceTested)
    assert (tested.rolls, tested.follow) == ({}, (f"{CELT}.1", f"{CELT}.2")), "they follow without a roll"


@clause("RC-11.3.3", "RC-11.3.1")
def test_veterans_loyal_to_a_third_follow_the_higher_bribe_and_roll(play: Play) -> None:
    """The veteran of Carthalo would follow Gisco; he rolls like any other, and stays."""
    dice = {"joint-command.legion": [1, 1]}
    revolting(play, pair(2), veteran(11, "force"), purse(9, 7), rolls=(6, 6, 1), dice=dice)
    wish(play, circle=True, square=False)
    lapse = play.decision("circle", "revolution.bribe").lapse
    play.answer("circle", "revolution.bribe", {**lapse, "numidian-cavalry.1": 2})
    (bid,) = [one for one in play.saw(LegionBid) if one.legion == "numidian-cavalry.1"]
    assert (bid.roll, bid.senator) == (None, GISCO)
    (tested,) = play.saw(AllegianceTested)
    assert tested.rolls == {f"{CELT}.1": 6, f"{CELT}.2": 6, "numidian-cavalry.1": 1}
    assert tested.follow == (f"{CELT}.1", f"{CELT}.2")


@clause("RC-11.3.2", "RC-11.3.3")
def test_if_the_stronger_did_not_wish_it_there_is_no_revolt(play: Play) -> None:
    """Even if a legion has joined the one who wishes it."""
    g = revolting(play, pair(3), purse(9, 7), dice={"joint-command.legion": [4]}).g
    home = len(g.army.active.legions)
    wish(play, circle=False, square=True)
    bribe(play, "circle", n1=1, n2=2)
    assert [one.senator for one in play.saw(LegionBid)] == [GISCO, GISCO, HIMILCO]
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO, HIMILCO))]
    assert g.rebels() == []
    assert len(g.army.active.legions) == home + 3
    assert play.senator(7).talents == 9 - 3 + 1  # and the income of the next turn
    invariants(g)


@clause("RC-11.3.3")
@pytest.mark.parametrize(("roll", "rebel"), [(3, GISCO), (4, HIMILCO)])
def test_a_tie_in_strength_is_for_the_die(play: Play, roll: int, rebel: str) -> None:
    """Himilco has one legion more than Gisco, whose MIL is higher by one."""
    dice = {"joint-command.legion": [1, 4, 4], "joint-command.rebel": [roll]}
    g = revolting(play, pair(3), rolls=(6, 6), dice=dice).g
    wish(play, circle=True, square=True)
    (compared,) = play.saw(StrengthsCompared)
    assert (compared.strengths, compared.roll, compared.foremost) == ({GISCO: 4, HIMILCO: 4}, roll, rebel)
    play.answer("circle" if rebel == GISCO else "square", "revolution.declare", "revolt")
    assert [one.id for one in g.rebels()] == [rebel]


@clause("RC-11.3.3")
def test_nobody_bribes_with_more_than_he_has(play: Play) -> None:
    revolting(play, pair(3), purse(3, 7))
    wish(play, circle=True, square=True)
    with pytest.raises(IllegalAnswer) as refused:
        bribe(play, "circle", n1=2, n2=2)
    assert (refused.value.reason, refused.value.about["clause"]) == ("revolution.purse", "RC-11.3.3")
    assert play.senator(7).talents == 3


@clause("RC-11.3.2")
def test_both_may_be_of_one_faction(play: Play) -> None:
    revolting(play, victorious(7, 11, legions=2, of=CELT))
    assert play.asked() == [("circle", "revolution.wish"), ("circle", "revolution.wish")]
    for name in (GISCO, "fam-carthalo"):
        play.answer("circle", "revolution.wish", "lay-down", senator=name)
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO, "fam-carthalo"))]
