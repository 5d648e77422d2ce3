"""CD-6: drop-outs, and missed deadlines."""

from __future__ import annotations

import pytest

from games.diplomacy import leaving, register
from games.diplomacy.leaving.events import DeadlineMissed, DroppedOut, SilenceNoted
from games.diplomacy.orders import DropOut
from games.diplomacy.positions.events import FellIntoDisorder, UnitsRemoved
from games.diplomacy.register.codes import is_free
from games.diplomacy.register.events import LeavingDeclared
from games.diplomacy.rulings import RULINGS
from games.diplomacy.state import Delegation, Motion, Name, Permit, Whom
from games.kernel import NotAllowed, load, save
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    """CD-X 24: GV rules Rome, with HAM under him, and Naples, without; an army of Naples is MAG's."""
    made = Realm("GV", "HAM", "MAG", "XER")
    made.rule("GV", "Rom", "Nap")
    made.rule("HAM", "Rom", under="GV")
    made.unit("A", "Apu", "Nap", commander="MAG")
    made.unit("A", "Tus", "Rom", commander="MAG")
    return made


def drop_out(realm: Realm, *codes: str) -> None:
    """At the deadline; then the next season is opened."""
    for code in codes:
        register.carry_out(realm.g, seat(code), DropOut(author=code))
    realm.next_season()
    leaving.open_season(realm.g)


@clause("CD-X.24", "CD-6.1", "CD-6.2")
def test_his_sub_rulers_are_free_and_what_else_he_ruled_falls_with_its_units(realm: Realm) -> None:
    drop_out(realm, "GV")
    rome, naples = realm.g.provinces["Rom"], realm.g.provinces["Nap"]
    assert (rome.ruler, rome.sub_ruler) == (seat("HAM"), "")
    assert not naples.ruler
    assert [(one.base, one.commander) for one in realm.g.forces] == [("Rom", seat("MAG"))], "unchanged where HAM rules"
    assert realm.told(FellIntoDisorder) == [FellIntoDisorder("Nap", "GV", "")]
    assert realm.told(UnitsRemoved) == [UnitsRemoved(("A Apu",))]


@clause("CD-6.4")
def test_it_is_applied_when_the_next_season_begins_and_nobody_knows_before(realm: Realm) -> None:
    register.carry_out(realm.g, seat("GV"), DropOut(author="GV"))
    assert realm.g.provinces["Rom"].ruler == seat("GV")
    assert realm.g.players[seat("GV")].active
    assert realm.told(LeavingDeclared) == []
    assert realm.told(LeavingDeclared, "GV") == [LeavingDeclared("GV")]
    leaving.open_season(realm.g)
    assert realm.told(DroppedOut) == [DroppedOut("GV", "GV")]
    assert not realm.g.players[seat("GV")].active


@clause("CD-6.2", "CD-6.1")
def test_unsupported_units_without_anybody_above_them_are_removed(realm: Realm) -> None:
    realm.unit("A", "Boh", commander="MAG", patron="GV")
    realm.unit("A", "Tyr", commander="GV")
    realm.unit("A", "Vie", commander="GV", patron="HAM")
    realm.unit("A", "Bud", commander="MAG", patron="HAM")
    drop_out(realm, "GV")
    assert sorted(one.space for one in realm.g.forces) == ["Bud", "Tus", "Vie"]


@clause("CD-6.2", "CD-6.1")
def test_what_he_held_under_others_goes_back_to_them(realm: Realm) -> None:
    realm.unit("A", "Vie", "Rom", commander="XER")
    loose = realm.unit("A", "Boh", commander="XER", patron="GV")
    realm.rule("XER", "Nap", under="GV")
    drop_out(realm, "XER")
    assert realm.g.controller("Nap") == seat("GV")
    assert realm.g.commander(realm.g.forces[2]) == seat("HAM"), "the Sub-Ruler of its base commands directly"
    assert realm.g.commander(loose) == seat("GV")
    assert realm.told(FellIntoDisorder) == []
    assert realm.told(UnitsRemoved) == []


@clause("CD-6.2")
def test_shares_votes_permits_and_powers_lapse(realm: Realm) -> None:
    g = realm.g
    line = realm.line("Rom-Ven", GV=8, HAM=5, builder="GV")
    line.proxies = {seat("GV"): {seat("HAM"): 2}, seat("HAM"): {seat("GV"): 3}}
    line.dismantling = {seat("GV"): "end", seat("HAM"): "end"}
    line.barred = Whom(seat("HAM"), players=[seat("GV"), seat("MAG")])
    g.permits += [Permit(seat("GV"), "Rom"), Permit(seat("HAM"), "Rom", builder=seat("GV")), Permit(seat("HAM"), "Nap")]
    g.delegations += [Delegation(seat("GV"), seat("HAM")), Delegation(seat("HAM"), seat("GV"))]
    g.delegations.append(Delegation(seat("HAM"), seat("MAG")))
    g.motions.append(Motion("M1", seat("HAM"), "rule", {"text": "x"}, 1, {seat("GV"): True, seat("HAM"): True}))
    g.winning.append(seat("GV"))
    drop_out(realm, "GV")
    assert realm.owned(line) == {"HAM": 5}
    assert line.unowned == 15
    assert not any(line.proxies.get(seat("HAM"), {}).values())
    assert list(line.dismantling) == [seat("HAM")]
    assert (line.builder, line.barred.players) == ("", [seat("MAG")])
    assert [(one.giver, one.province) for one in g.permits] == [(seat("HAM"), "Nap")]
    assert [(one.lender, one.delegate) for one in g.delegations] == [(seat("HAM"), seat("MAG"))]
    assert g.motions[0].votes == {seat("HAM"): True}
    assert g.winning == []


@clause("CD-6.1")
@pytest.mark.parametrize("order", [("GV", "HAM"), ("HAM", "GV")])
def test_ruler_and_sub_ruler_who_leave_together_leave_nothing(realm: Realm, order: tuple[str, str]) -> None:
    drop_out(realm, *order)
    assert not any(one.ruler or one.sub_ruler for one in realm.g.provinces.values())
    assert realm.g.forces == []
    assert [one.code for one in realm.told(DroppedOut)] == ["GV", "HAM"]


@clause("CD-3.C", "CD-6.2")
def test_his_names_are_out_of_use_and_their_codes_not_free(realm: Realm) -> None:
    realm.g.names["WTG"] = Name("WTG", "Waiting", seat("GV"))
    drop_out(realm, "GV")
    assert realm.g.owner("GV") == ""
    assert realm.g.holder("GV") is None
    assert not is_free(realm.g, "GV")
    assert "WTG" not in realm.g.names
    assert load(type(realm.g), save(realm.g), schema=1, now=1, upgrades={}) == realm.g


@clause("CD-6.4")
def test_a_province_in_civil_disorder_controls_nothing(realm: Realm) -> None:
    drop_out(realm, "GV")
    assert realm.g.controller("Nap") == ""
    assert "Nap" in realm.g.atlas.centres, "it counts among all centres (CD-2.2)"


def miss(realm: Realm, times: int, code: str = "GV") -> None:
    """So many main deadlines at which all but this one send something."""
    for _ in range(times):
        realm.g.told.clear()
        for player in realm.g.players.values():
            player.wrote = player.seat != seat(code)
        leaving.note_deadline(realm.g)
        realm.next_season()
        leaving.open_season(realm.g)


@clause("CD-6.3")
def test_three_deadlines_missed_running_are_a_drop_out_and_after_two_there_is_a_notice(realm: Realm) -> None:
    miss(realm, 1)
    assert realm.told(SilenceNoted) == []
    assert realm.told(DeadlineMissed) == []
    assert realm.told(DeadlineMissed, "GV") == [DeadlineMissed(1, 3)]
    miss(realm, 1)
    assert realm.told(SilenceNoted) == [SilenceNoted("GV", 2)]
    assert realm.g.players[seat("GV")].active
    miss(realm, 1)
    assert realm.told(SilenceNoted) == []
    assert realm.told(DroppedOut) == [DroppedOut("GV", "GV")]


@clause("CD-6.3")
def test_whoever_writes_once_begins_anew(realm: Realm) -> None:
    miss(realm, 2)
    miss(realm, 1, "HAM")
    assert realm.g.players[seat("GV")].missed == 0
    miss(realm, 2)
    assert realm.g.players[seat("GV")].active


@clause("CD-6.3")
def test_deadlines_at_which_he_held_nothing_do_not_count(realm: Realm) -> None:
    miss(realm, 5, "XER")
    assert realm.g.players[seat("XER")].active
    realm.g.forces[0].commander = seat("XER")
    miss(realm, 2, "XER")
    realm.g.forces[0].commander = seat("MAG")
    miss(realm, 4, "XER")
    assert realm.g.players[seat("XER")].missed == 2, "they stop nothing either"
    realm.g.forces[0].commander = seat("XER")
    miss(realm, 1, "XER")
    assert not realm.g.players[seat("XER")].active


@clause("CD-6.3", "CD-G.6")
def test_how_many_deadlines_may_be_changed_by_vote(realm: Realm) -> None:
    realm.g.law.missed_deadlines = 1
    miss(realm, 1)
    assert not realm.g.players[seat("GV")].active


@clause("CD-6.3")
def test_a_player_leaves_by_a_ruling(realm: Realm) -> None:
    RULINGS["leave"].apply(realm.g, seat=str(seat("GV")))
    leaving.open_season(realm.g)
    assert not realm.g.players[seat("GV")].active
    for gone in (str(seat("GV")), "nobody"):
        with pytest.raises(NotAllowed):
            RULINGS["leave"].apply(realm.g, seat=gone)
