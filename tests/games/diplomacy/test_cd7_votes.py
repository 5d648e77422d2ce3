"""CD-7: changes by vote; CD-1.3: when they hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.diplomacy import votes
from games.diplomacy.orders import (
    ChangeMap,
    Proposal,
    Propose,
    Rename,
    SeatIn,
    SetOption,
    Vote,
    Voting,
    WriteRule,
)
from games.diplomacy.state import Delegation, Name, Refusal
from games.diplomacy.votes.events import (
    Counted,
    LawChanged,
    MapChanged,
    MotionEmpty,
    Moved,
    NotSeated,
    RuleWritten,
    SeatedByVote,
    SpaceRenamed,
    VoteTaken,
)
from games.diplomacy.why import VoidOrder
from games.kernel import load, save
from tests.clauses import clause

from .realm import Realm, seat

TEN = ("AA", "BB", "CC", "DD", "EE", "FF", "GG", "HH", "II", "JJ")


@pytest.fixture
def realm() -> Realm:
    """Ten players on the map of Carthage."""
    made = Realm(*TEN, chart="carthage")
    made.rule("AA", "Car", "N11")
    return made


def move(code: str, proposal: Proposal) -> Propose:
    return Propose(author=code, proposal=proposal)


def ballots(yes: int, motion: str = "M1", no: int = 0) -> list[Vote]:
    return [Vote(author=code, yes=n < yes, motion=motion) for n, code in enumerate(TEN[: yes + no])]


def carry(realm: Realm, proposal: Proposal, yes: int = 10) -> None:
    """Moved in one season, voted on in the next, in force when the one after it begins."""
    realm.play(move("AA", proposal))
    (motion,) = realm.told(Moved)
    realm.play(*ballots(yes, motion.motion))


def refused(realm: Realm, order: Voting) -> tuple[str, str] | None:
    why = votes.refusal(realm.g, seat(order.author), order)
    return why and (why.reason, why.clause)


@clause("CD-7.D", "CD-7.A", "CD-7.B", "CD-7.C")
@pytest.mark.parametrize(
    ("proposal", "least"),
    [
        (Rename(space="N11", name="Isthmus"), 9),
        (SeatIn(candidate="BB", province="N22"), 6),
        (SetOption(option="warnings", value="3"), 8),
        (WriteRule(text="Letters are sent by pigeon."), 8),
        (ChangeMap(change="centre Mes"), 8),
    ],
)
def test_of_ten_players_9_6_or_8_must_agree(realm: Realm, proposal: Proposal, least: int) -> None:
    for yes in (least - 1, least):
        carry(realm, proposal, yes)
        (count,) = realm.told(Counted)
        assert (count.yes, count.needed, count.players, count.carried) == (yes, least, 10, yes == least)
    assert realm.g.carried == []


@clause("CD-7.D")
@given(st.integers(1, 100), st.integers(1, 60))
def test_the_share_is_rounded_up(share: int, players: int) -> None:
    least = votes.needed(share, players)
    assert 100 * least >= share * players > 100 * (least - 1)


@clause("CD-7.D")
def test_a_motion_is_open_to_the_deadline_of_the_next_season_and_lapses(realm: Realm) -> None:
    early = Vote(author="BB", yes=True, motion="M1")
    assert refused(realm, early) == ("motion-unknown", "CD-7.D")
    realm.play(move("AA", WriteRule(text="A")), early)
    assert refused(realm, early) is None
    realm.play()
    (count,) = realm.told(Counted)
    assert (count.yes, count.carried) == (0, False)  # silence is not agreement, the mover's too
    assert refused(realm, early) == ("motion-unknown", "CD-7.D")
    realm.play()
    assert not realm.told(Counted)


@clause("CD-7.D")
def test_votes_may_be_changed_until_closing_and_only_totals_are_published(realm: Realm) -> None:
    realm.play(move("AA", WriteRule(text="A")))
    realm.play(*ballots(8), Vote(author="AA", yes=False, motion="M1"), Vote(author="AA", yes=True, motion="M1"))
    (count,) = realm.told(Counted)
    assert (count.yes, count.no) == (8, 0)
    assert not realm.told(VoteTaken)
    assert [one.yes for one in realm.told(VoteTaken, "AA")] == [True, False, True]
    assert realm.g.written_rules == ["A"]


@clause("CD-7.D")
def test_the_share_is_of_all_active_players_at_closing(realm: Realm) -> None:
    realm.play(move("AA", WriteRule(text="A")))
    for code in ("II", "JJ"):
        realm.g.players[seat(code)].active = False
    realm.play(*ballots(6), Vote(author="JJ", yes=True, motion="M1"))
    (count,) = realm.told(Counted)
    assert (count.players, count.needed, count.yes, count.carried) == (8, 6, 6, True)


@clause("CD-7.D", "CD-1.3")
def test_what_is_carried_holds_from_the_next_season(realm: Realm) -> None:
    realm.play(move("AA", SetOption(option="share_cap", value="none")))
    g = realm.g
    votes.close(g, realm.received(*ballots(8)))
    assert g.law.share_cap == "over_half"
    realm.next_season()
    votes.open_season(g)
    assert g.law.share_cap == "none"
    (event,) = realm.told(LawChanged)
    assert (event.number, event.year, event.season) == (1, 1901, "winter")


@clause("CD-7.A")
def test_a_space_is_renamed_with_everything_that_stands_under_its_code(realm: Realm) -> None:
    other = next(iter(sorted(realm.chart.marches("N11"))))
    army = realm.unit("A", "N11", "N11")
    line = realm.line(f"N11-{other}", laid=1, AA=11)
    realm.permit("AA", "N11")
    realm.g.delegations.append(Delegation(seat("AA"), seat("BB"), where="A N11"))
    carry(realm, Rename(space="N11", name="Isthmus", code="Ist"), 9)
    (event,) = realm.told(SpaceRenamed)
    assert (event.space, event.name, event.code) == ("N11", "Isthmus", "Ist")
    space = realm.chart.spaces["Ist"]
    assert (space.name, "N11" in space.aliases, "N11" in realm.chart.spaces) == ("Isthmus", True, False)
    assert (army.space, army.base, line.route[0], realm.g.permits[0].province) == ("Ist", "Ist", "Ist", "Ist")
    assert (realm.g.provinces["Ist"].ruler, realm.g.delegations[0].where) == (seat("AA"), "A Ist")
    assert other in realm.chart.marches("Ist")
    assert "Ist" in realm.chart.marches(other)
    assert load(type(realm.g), save(realm.g), schema=1, now=1, upgrades={}).atlas == realm.chart


@clause("CD-7.A", "CD-3.C")
@pytest.mark.parametrize(
    ("proposal", "reason"),
    [
        (Rename(space="N11", name="Isthmus", code="car"), "map-code-taken"),
        (Rename(space="N11", name="Isthmus", code="GVX"), "map-code-taken"),
        (Rename(space="N11", name="Messina"), "map-name-twice"),
        (Rename(space="N11", name="Is; no space Car"), "map-name"),
        (Rename(space="N11", name="Isthmus", code="Isthm2"), "map-code"),
        (Rename(space="Xyz", name="Isthmus"), "map-unknown"),
    ],
)
def test_name_and_code_must_be_free(realm: Realm, proposal: Rename, reason: str) -> None:
    realm.g.names["GVX"] = Name("GVX", "Gaius", seat("AA"))
    assert refused(realm, move("AA", proposal)) == (reason, "CD-7.A")


@clause("CD-7.B")
def test_somebody_is_seated_in_a_province_in_civil_disorder_unless_the_gm_has_a_reason(realm: Realm) -> None:
    assert refused(realm, move("BB", SeatIn(candidate="CC", province="Car"))) == ("seat-not-vacant", "CD-7.B")
    carry(realm, SeatIn(candidate="CC", province="N22"), 6)
    assert [(one.code, one.province) for one in realm.told(SeatedByVote)] == [("CC", "N22")]
    assert realm.g.provinces["N22"].ruler == seat("CC")
    realm.play(move("AA", SeatIn(candidate="DD", province="N23")))
    assert votes.decline(realm.g, "M2", "he cheats")
    assert not votes.decline(realm.g, "M9", "no such motion")
    realm.play(*ballots(6, "M2"))
    assert [one.reason for one in realm.told(NotSeated)] == ["he cheats"]
    assert realm.g.provinces["N23"].ruler == ""


@clause("CD-7.B", "CD-4.F", "CD-3.B.2")
def test_a_candidate_has_a_holding_name_and_accepts_and_the_place_is_still_vacant(realm: Realm) -> None:
    assert refused(realm, move("AA", SeatIn(candidate="ZZ", province="N22"))) == ("code-unknown", "CD-3.B.2")
    realm.play(move("AA", SeatIn(candidate="CC", province="N22")), move("AA", SeatIn(candidate="DD", province="N23")))
    realm.rule("BB", "N22")
    realm.g.players[seat("DD")].refusals.append(Refusal("appointments"))
    realm.play(*ballots(6), *ballots(6, "M2"))
    assert [one.reason for one in realm.told(MotionEmpty)] == ["seat-not-vacant", "seat-refused"]
    assert realm.g.provinces["N22"].ruler == seat("BB")


@clause("CD-7.C", "CD-G.6")
@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("win_percent", "60", True),
        ("adjudication", "modern", True),
        ("winter_check", "off", True),
        ("least_shares", "5", True),
        ("least_shares", "21", False),
        ("win_percent", "50", False),
        ("win_percent", "0", False),
        ("winter_check", "maybe", False),
        ("victory", "1", False),
    ],
)
def test_an_option_of_the_list_is_set_to_what_it_may_be(realm: Realm, option: str, value: str, allowed: bool) -> None:
    why = refused(realm, move("AA", SetOption(option=option, value=value)))
    assert why == (None if allowed else ("option-unknown", "CD-7.C"))
    if allowed:
        carry(realm, SetOption(option=option, value=value), 8)
        assert str(getattr(realm.g.law, option)) == value


@clause("CD-7.C")
def test_the_shares_of_players_needed_can_be_voted_too(realm: Realm) -> None:
    carry(realm, SetOption(option="seat_percent", value="100"), 8)
    carry(realm, SeatIn(candidate="CC", province="N22"), 9)
    assert not realm.told(SeatedByVote)


@clause("CD-1.3", "CD-7.C")
def test_written_rules_and_changes_are_numbered_and_dated(realm: Realm) -> None:
    carry(realm, WriteRule(text="Letters are sent by pigeon."), 8)
    (rule,) = realm.told(RuleWritten)
    assert (rule.number, rule.text, rule.year, rule.season) == (1, "Letters are sent by pigeon.", 1901, "winter")
    carry(realm, ChangeMap(change="centre  Mes"), 8)
    (change,) = realm.told(MapChanged)
    assert (change.number, change.change, change.year, change.season) == (2, "centre Mes", 1902, "autumn")
    assert realm.chart.spaces["Mes"].centre


@clause("CD-7.C")
def test_a_new_province_begins_in_civil_disorder(realm: Realm) -> None:
    carry(realm, ChangeMap(change="space Cap = Capua, land, centre; land Cap - Car"), 8)
    assert realm.g.provinces["Cap"].ruler == ""
    assert "Car" in realm.chart.marches("Cap")
    assert "Cap" in realm.chart.marches("Car")
    carry(realm, ChangeMap(change="no space Cap"), 8)
    assert "Cap" not in realm.g.provinces


@clause("CD-7.C", "CD-9.A.9")
def test_nothing_that_is_held_or_used_loses_its_ground(realm: Realm) -> None:
    other = next(iter(sorted(realm.chart.land["Car"])))
    realm.line(f"Car-{other}", laid=1, AA=11)
    assert refused(realm, move("AA", ChangeMap(change=f"no land Car-{other}"))) == ("map-track", "CD-9.A.9")
    for lost in ("Car", "N11"):
        why = refused(realm, move("AA", ChangeMap(change=f"no space {lost}")))
        assert why in (("map-in-use", "CD-7.C"), ("map-unreachable", "CD-7.C"))
    assert refused(realm, move("AA", ChangeMap(change="rename N11 = Isthmus"))) == ("map-rename", "CD-7.A")


@clause("CD-7.C")
def test_a_change_that_has_become_impossible_changes_nothing(realm: Realm) -> None:
    change = ChangeMap(change="space Cap = Capua, land; land Cap-Car")
    realm.play(move("AA", change), move("BB", change))
    realm.play(*ballots(8), *ballots(8, "M2"))
    assert [one.motion for one in realm.told(MotionEmpty)] == ["M2"]
    assert len(realm.g.changes) == 1


@clause("CD-7.D", "CD-G.4")
def test_what_cannot_be_done_is_no_motion_and_nobody_is_named_but_by_code(realm: Realm) -> None:
    realm.play(move("AA", SetOption(option="victory", value="1")))
    assert [(one.reason, one.clauses) for one in realm.told(VoidOrder, "AA")] == [("option-unknown", ("CD-7.C",))]
    assert not realm.told(Moved)
    realm.g.players[seat("BB")].active = False
    assert refused(realm, move("BB", WriteRule(text="A"))) == ("vote-inactive", "CD-7.D")
    carry(realm, SeatIn(candidate="CC", province="N22"), 6)
    assert all("person-" not in repr(one.event) for one in realm.g.told)
