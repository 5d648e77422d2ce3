"""RC-11.3: commanders lay down their commands, or revolt."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.revolution.events import AllegianceTested, RevoltBegan, StrengthsCompared
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.pieces import CIVIL_WAR, Reign
from games.republic.revolution.events import CommandLaidDown, RebelsJoined
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.forum import purse
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.rebels import BOMILCAR, CELT, GISCO, LIBYAN, TEST, gisco, revolting, rise
from tests.games.carthage.revolution import CYRENE, TUNISIA, in_revolt, victorious
from tests.games.carthage.rulebook import table

CIRCLE = Seat("circle")


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
    """Gisco is Home Suffete and in the field: his player is first all the same; others are at home in their offices."""

    def suffete(g: Carthage) -> None:
        numbered(g, 1).office, numbered(g, 7).office = "", "home-suffete"

    revolting(play, victorious(9, at=CYRENE, legions=2, of=LIBYAN), gisco(2), suffete)
    assert play.asked() == [("circle", "revolution.revolt")]
    play.lapse("circle", "revolution.revolt")
    assert play.asked() == [("diamond", "revolution.revolt")]


# The test


@clause("RC-11.3.1", "T-10")
def test_a_die_for_each_legion(play: Play) -> None:
    """Celtiberians are mercenaries: in the Early era they follow on 4."""
    revolting(play, gisco(4), rolls=(3, 4, 5, 1))
    play.answer("circle", "revolution.revolt", TEST)
    (tested,) = play.saw(AllegianceTested)
    assert tested.follow == (f"{CELT}.2", f"{CELT}.3")
    assert list(tested.rolls.values()) == [3, 4, 5, 1]
    assert tested.needed == {CELT: 4}
    assert play.decision("circle", "revolution.declare").about["legions"] == 2


@clause("RC-11.3.1", "T-10")
@pytest.mark.parametrize("era", ["early", "late"])
@pytest.mark.parametrize("class_", ["citizen", "subject", "mercenary"])
def test_the_numbers_by_era_and_class(play: Play, era: Any, class_: str) -> None:
    kind = next(one.id for one in CARTHAGE.tables.legions.values() if one.class_ == class_ and one.total >= 3)
    needed = CARTHAGE.charts.legion_allegiance.follows_at_least[era][class_]
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
