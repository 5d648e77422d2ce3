"""RC-11.3: commanders lay down their commands, or revolt."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.charts import charts
from games.carthage.combat.events import RevoltFailed
from games.carthage.components import tables
from games.carthage.pieces import CIVIL_WAR, Legion, Reign, TableEvent
from games.carthage.revolution.events import (
    AllegianceTested,
    CommandLaidDown,
    LegionBid,
    RebelsJoined,
    RevoltBegan,
    StrengthsCompared,
    VeteransDeserted,
    VeteransLeft,
    WishesDeclared,
)
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.forum import purse
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.revolution import CYRENE, TUNISIA, Change, in_revolt, revolution, victorious
from tests.games.carthage.rulebook import table

GISCO, HIMILCO, BOMILCAR = "fam-gisco", "fam-himilco", "fam-bomilcar"
LIBYAN, CELT = "libyan-spearmen", "celtiberians"
TEST: dict[str, Any] = {"command": "test", "paid": []}
CIRCLE = Seat("circle")


def revolting(play: Play, *changes: Change, rolls: tuple[int, ...] = (), **how: Any) -> Play:
    """The victors decide; these are the dice of the legions."""
    dice = {"allegiance": rolls, **how.pop("dice", {})}
    return revolution(play, "revolution.revolt", *changes, dice=dice, **how)


def gisco(legions: int = 4, of: str = CELT, **units: Any) -> Change:
    """Gisco (circle) has won with these legions; Celtiberians follow on 4 in the Early era."""
    return victorious(7, legions=legions, of=of, **units)


def rise(play: Play, seat: str = "circle") -> None:
    """He tests his legions and revolts."""
    play.answer(seat, "revolution.revolt", TEST)
    play.answer(seat, "revolution.declare", "revolt")


# Laying down


@clause("RC-11.3", "RC-10.2.16")
def test_he_lays_down_his_command(play: Play) -> None:
    g = revolting(play, gisco(fleets=3)).g
    legions = len(g.army.active.legions)
    play.lapse("circle", "revolution.revolt")
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO,))]
    assert g.forces == {}
    assert len(g.army.active.legions) == legions + 4
    assert g.army.active.fleets == 3
    assert (play.senator(7).office, play.senator(7).in_carthage) == ("", True)
    assert g.turn == 2
    invariants(g)


@clause("RC-11.3")
def test_a_suffete_keeps_his_office(play: Play) -> None:
    def suffete(g: Carthage) -> None:
        numbered(g, 7).office = "marine-suffete"

    revolting(play, suffete, gisco())
    play.lapse("circle", "revolution.revolt")
    assert (play.senator(7).office, play.senator(7).in_carthage) == ("marine-suffete", True)


@clause("RC-11.3")
def test_who_has_not_won_on_land_is_not_asked(play: Play) -> None:
    revolting(play, combat.force(TUNISIA, 7, legions=2))
    assert play.saw(CommandLaidDown) == []
    assert play.g.forces["force-1"].commanders == [GISCO]


@clause("RC-11.3")
def test_in_order_as_if_all_were_in_carthage(play: Play) -> None:
    """Mago is Home Suffete and in the field: his player is first all the same."""
    revolting(play, gisco(2), victorious(1, at=CYRENE, legions=2, of=CELT))
    assert play.asked() == [("diamond", "revolution.revolt")]
    play.lapse("diamond", "revolution.revolt")
    assert play.asked() == [("circle", "revolution.revolt")]


# The test


@clause("RC-11.3.1", "T-10")
def test_a_die_for_each_legion(play: Play) -> None:
    """Celtiberians are mercenaries: in the Early era they follow on 4."""
    revolting(play, gisco(4), rolls=(3, 4, 5, 1))
    play.answer("circle", "revolution.revolt", TEST)
    (tested,) = play.saw(AllegianceTested)
    assert tested.follow == (f"{CELT}.2", f"{CELT}.3")
    assert list(tested.rolls.values()) == [3, 4, 5, 1]
    assert play.decision("circle", "revolution.declare").about["legions"] == 2


@clause("RC-11.3.1", "T-10")
@pytest.mark.parametrize("era", ["early", "late"])
@pytest.mark.parametrize("class_", ["citizen", "subject", "mercenary"])
def test_the_numbers_by_era_and_class(play: Play, era: Any, class_: str) -> None:
    kind = next(one.id for one in tables().legions.values() if one.class_ == class_ and one.total >= 3)
    needed = charts().legion_allegiance.follows_at_least[era][class_]
    revolting(play, gisco(2, kind), lambda g: setattr(g, "era", era), rolls=(needed - 1, needed))
    play.answer("circle", "revolution.revolt", TEST)
    assert play.saw(AllegianceTested)[0].follow == (f"{kind}.2",)
    (row,) = [row for row in table("T-10 Legion allegiance") if row[0].lower() == era]
    assert int(row[1 + ["citizen", "subject", "mercenary"].index(class_)]) == needed


@clause("RC-11.3.1")
def test_a_talent_adds_1_and_all_is_paid_before_the_dice(play: Play) -> None:
    revolting(play, gisco(3), purse(5, 7), rolls=(3, 3, 3))
    play.answer("circle", "revolution.revolt", {"command": "test", "paid": [f"{CELT}.1", f"{CELT}.3"]})
    assert play.saw(AllegianceTested)[0].follow == (f"{CELT}.1", f"{CELT}.3")
    assert play.senator(7).talents == 3
    invariants(play.g)


@clause("RC-11.3.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"command": "test", "paid": [f"{CELT}.1", f"{CELT}.2"]}, "revolution.purse"),
        ({"command": "lay-down", "paid": [f"{CELT}.1"]}, "revolution.paid-for-nothing"),
        ({"command": "test", "paid": ["gallic-swordsmen.1"]}, "choice.unknown"),
    ],
)
def test_what_cannot_be_paid(play: Play, raw: Any, reason: str) -> None:
    revolting(play, gisco(3), purse(1, 7))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("circle", "revolution.revolt", raw)
    assert refused.value.reason == reason
    assert refused.value.about.get("clause") in (None, "RC-11.3.1")
    assert play.senator(7).talents == 1


@clause("RC-11.3.1")
def test_veterans_loyal_to_him_follow_without_a_roll(play: Play) -> None:
    revolting(play, gisco(3, veterans=2), rolls=(1,))
    offered = play.options("circle", "revolution.revolt")["paid"]
    assert offered[0] == [f"{CELT}.3"]
    play.answer("circle", "revolution.revolt", TEST)
    (tested,) = play.saw(AllegianceTested)
    assert (len(tested.rolls), tested.follow) == (1, (f"{CELT}.1", f"{CELT}.2"))


@clause("RC-11.3.1")
def test_after_the_test_he_may_still_lay_down(play: Play) -> None:
    revolting(play, gisco(2), rolls=(6, 6))
    play.answer("circle", "revolution.revolt", TEST)
    play.lapse("circle", "revolution.declare")
    assert play.saw(CommandLaidDown)
    assert play.g.rebels() == []


@clause("RC-11.3.1")
def test_whom_nobody_follows_lays_down(play: Play) -> None:
    revolting(play, gisco(2), rolls=(1, 1))
    play.answer("circle", "revolution.revolt", TEST)
    assert play.saw(CommandLaidDown)
    assert play.g.rebels() == []


@clause("RC-11.3.1")
def test_bomilcar_adds_1(play: Play) -> None:
    def card(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != "st-9a"]
        numbered(g, 9).statesman = "st-9a"

    revolting(play, victorious(9, legions=2, of=CELT), card, rolls=(3, 2))
    play.answer("diamond", "revolution.revolt", TEST)
    (tested,) = play.saw(AllegianceTested)
    assert (tested.bonus, tested.follow) == (1, (f"{CELT}.1",))


@clause("RC-8.8.4", "RC-11.3.1")
def test_evil_omens_lower_it(play: Play) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")

    revolting(play, gisco(2), omens, rolls=(4, 5))
    play.answer("circle", "revolution.revolt", TEST)
    assert play.saw(AllegianceTested)[0].follow == (f"{CELT}.2",)


# Who is in revolt


@clause("RC-11.3.4", "RC-11.3.1")
def test_his_force_is_an_active_war(play: Play) -> None:
    """Two follow; the third and the Fleets return to Active Forces."""
    g = revolting(play, gisco(3, fleets=2), rolls=(6, 6, 1)).g
    home = len(g.army.active.legions)
    rise(play)
    assert play.saw(RevoltBegan) == [RevoltBegan(CIRCLE, GISCO, {CELT: 2}, 0)]
    rebels = g.rebel_force()
    assert rebels
    assert (rebels.war, len(rebels.units.legions), rebels.units.fleets, rebels.victorious) == (CIVIL_WAR, 2, 0, False)
    assert (g.wars[CIVIL_WAR].status, g.wars[CIVIL_WAR].declared) == ("active", 1)
    assert (len(g.army.active.legions), g.army.active.fleets) == (home + 1, 2)
    assert g.active_wars() == [g.wars[CIVIL_WAR]]


@clause("RC-11.3")
@pytest.mark.parametrize(("of_gisco", "rebel"), [(2, BOMILCAR), (4, GISCO), (3, BOMILCAR)])
def test_the_strongest_is_in_revolt_the_first_of_equals(play: Play, of_gisco: int, rebel: str) -> None:
    """Bomilcar and Gisco have MIL 3; Bomilcar (diamond) has three legions and is first."""
    forces = (gisco(of_gisco), victorious(9, at=CYRENE, legions=3, of="libyan-spearmen"))
    revolting(play, *forces, rolls=(6,) * 10)
    rise(play, "diamond")
    rise(play)
    assert play.saw(StrengthsCompared) == [StrengthsCompared({BOMILCAR: 6, GISCO: of_gisco + 3}, None, rebel)]
    assert [one.id for one in play.g.rebels()] == [rebel]
    other = GISCO if rebel == BOMILCAR else BOMILCAR
    assert play.saw(CommandLaidDown) == [CommandLaidDown((other,))]
    assert play.g.senators[other].in_carthage


@clause("RC-11.3")
def test_while_a_rebel_lives_nobody_else_may_revolt(play: Play) -> None:
    revolting(play, gisco(2), in_revolt(10, legions=2, declared=0))
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO,))]
    assert play.asked("revolution.revolt") == []


@clause("RC-9.10.3")
def test_a_suffete_for_life_cannot_revolt(play: Play) -> None:
    revolting(play, gisco(2), lambda g: g.reigns.append(Reign(senator=GISCO, seat=CIRCLE, influence=35)))
    assert play.saw(CommandLaidDown) == [CommandLaidDown((GISCO,))]


# The other Senators of his faction


def posts(g: Carthage) -> None:
    """Gisco has two Traders and a Trade Concession; Carthalo (11) too, and is Overseer; Hanno governs."""
    for number in (7, 11):
        numbered(g, number).traders = 2
    g.deck.remove("tc-salt-works")
    g.deck.remove("tc-grain-estates")
    numbered(g, 7).concessions = ["tc-salt-works"]
    numbered(g, 11).concessions = ["tc-grain-estates"]
    g.committee["overseer-of-the-agora"].member, g.committee["overseer-of-the-agora"].term = numbered(g, 11).id, 2


@clause("RC-11.3.5")
def test_the_rebel_loses_what_he_had(play: Play) -> None:
    g = revolting(play, gisco(2), posts, rolls=(6, 6)).g
    rise(play)
    one = play.senator(7)
    assert (one.rebel, one.office, one.traders, one.concessions, one.in_carthage) == (True, "", 0, [], False)
    assert g.concessions == ["tc-salt-works"]
    assert g.traders(CIRCLE) == 3  # two of Carthalo, one of Hanno


@clause("RC-11.3.5")
def test_each_other_senator_joins_or_stays_loyal(play: Play) -> None:
    g = revolting(play, gisco(2), posts, rolls=(6, 6)).g
    rise(play)
    assert play.options("circle", "revolution.join") == [["fam-hanno", "fam-carthalo"], 0, 2]
    play.answer("circle", "revolution.join", ["fam-hanno", "fam-carthalo"])
    assert play.saw(RebelsJoined) == [RebelsJoined(CIRCLE, ("fam-hanno", "fam-carthalo"))]
    carthalo, hanno = play.senator(11), play.senator(3)
    assert (carthalo.rebel, carthalo.traders, carthalo.in_carthage, g.posts(carthalo)) == (True, 0, False, [])
    assert g.committee["overseer-of-the-agora"].member == ""
    assert sorted(g.concessions) == ["tc-grain-estates", "tc-salt-works"]
    assert (hanno.rebel, hanno.place, g.provinces["sardinia-corsica"].governor) == (True, "province", "fam-hanno")
    invariants(g)


@clause("RC-11.3.5")
def test_by_default_all_stay_loyal(play: Play) -> None:
    revolting(play, gisco(2), rolls=(6, 6))
    rise(play)
    play.lapse("circle", "revolution.join")
    assert [one.id for one in play.g.rebels()] == [GISCO]


@clause("RC-11.3.5")
def test_captives_cannot_join(play: Play) -> None:
    def captive(g: Carthage) -> None:
        numbered(g, 11).place = "captive"

    revolting(play, gisco(2), captive, rolls=(6, 6))
    rise(play)
    assert play.options("circle", "revolution.join")[0] == ["fam-hanno"]


@clause("RC-11.3.5")
def test_a_secondary_rebel_in_the_field_gives_up_his_command(play: Play) -> None:
    def away(g: Carthage) -> None:
        combat.force(CYRENE, 11, legions=1, of=LIBYAN)(g)

    g = revolting(play, gisco(2), away, rolls=(6, 6)).g
    rise(play)
    play.answer("circle", "revolution.join", ["fam-carthalo"])
    assert [(one.war, one.commanders) for one in g.forces.values()] == [(CIVIL_WAR, [GISCO]), (CYRENE, [])]
    assert (play.senator(11).rebel, play.senator(11).office) == (True, "")
    invariants(g)


@clause("RC-11.3.5")
def test_an_explorer_gives_up_his_expedition(play: Play) -> None:
    def exploring(g: Carthage) -> None:
        combat.expedition("tin-isles", 11, trade_fleets=20)(g)

    g = revolting(play, gisco(2), exploring, rolls=(6, 6)).g
    rise(play)
    play.answer("circle", "revolution.join", ["fam-carthalo"])
    assert (g.expeditions, g.army.trade_fleets) == ({}, 20)
    invariants(g)


# Veterans


def veteran(loyal: int, place: str) -> Change:
    """A Numidian veteran loyal to a Senator is somewhere."""

    def change(g: Carthage) -> None:
        combat.enlist(g, "numidian-cavalry")
        one = Legion(type="numidian-cavalry", veteran=True, loyal=numbered(g, loyal).id)
        match place:
            case "home":
                g.army.active.legions.append(one)
            case "garrison":
                add_province(g, "numidia", governor=12).garrison.append(one)
            case "field":
                combat.force(CYRENE, 10, legions=1, of=LIBYAN)(g)
                list(g.forces.values())[-1].units.legions.append(one)
            case _:
                g.forces["force-1"].units.legions.append(one)

    return change


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
    """The veteran of Himilco (square) has followed Gisco."""
    g = revolting(play, gisco(2), veteran(8, "force"), rolls=(6, 6, 6)).g
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


def pair(legions: int = 3, **units: Any) -> Change:
    """Gisco (circle) and Himilco (square) have won together. MIL 3 and 2."""
    return victorious(7, 8, legions=legions, of=CELT, **units)


def wish(play: Play, **wishes: bool) -> None:
    """Both say in secret what they wish."""
    for seat, revolts in wishes.items():
        play.answer(seat, "revolution.wish", "revolt" if revolts else "lay-down")


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
def test_each_legion_joins_the_higher_bribe_a_tie_the_die(play: Play) -> None:
    """T-10 is not used; all is paid to the bank."""
    dice = {"joint-command.legion": [3, 4]}
    g = revolting(play, pair(4), purse(9, 7), purse(9, 8), dice=dice).g
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
    rebels = g.rebel_force()
    assert rebels
    assert len(rebels.units.legions) == 2
    assert (play.senator(8).rebel, play.senator(8).in_carthage, play.senator(8).office) == (False, True, "")


@clause("RC-11.3.3")
def test_veterans_loyal_to_one_of_them_follow_him(play: Play) -> None:
    revolting(play, pair(3, veterans=2), purse(9, 8), dice={"joint-command.legion": [6]})
    wish(play, circle=True, square=False)
    assert set(play.decision("square", "revolution.bribe").lapse) == {f"{CELT}.3"}
    bribe(play, "square", n3=1)
    assert [one.legion for one in play.saw(LegionBid)] == [f"{CELT}.3"]
    assert play.saw(StrengthsCompared)[0].strengths == {GISCO: 7, HIMILCO: 3}


@clause("RC-11.3.2", "RC-11.3.3")
def test_if_the_stronger_did_not_wish_it_there_is_no_revolt(play: Play) -> None:
    g = revolting(play, pair(3), purse(9, 7)).g
    home = len(g.army.active.legions)
    wish(play, circle=False, square=True)
    bribe(play, "circle", n1=1, n2=1, n3=1)
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
    g = revolting(play, pair(3), dice=dice).g
    wish(play, circle=True, square=True)
    (compared,) = play.saw(StrengthsCompared)
    assert (compared.strengths, compared.roll, compared.foremost) == ({GISCO: 4, HIMILCO: 4}, roll, rebel)
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
