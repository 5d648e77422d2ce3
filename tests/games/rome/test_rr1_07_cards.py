"""RR-1.07.3, RR-1.16: what drawn cards do: Families, Wars, Leaders, bequests, the conspiracy, Era Ends."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.events import Died
from games.republic.forum.events_cards import (
    CardTurnedUp,
    ConcessionLost,
    FamilyJoined,
    LeaderFled,
    LeaderGone,
    LeaderIdle,
    PopularityChanged,
    WarAppeared,
)
from games.republic.pieces import CIVIL_WAR, EnemyLeader
from games.rome.basics.events import LeaderJoined, WarActivated
from games.rome.basics.provinces import take_over
from games.rome.bench import draw_out
from games.rome.forum.events import BequestCame, BequestVoid, ConspiracyStruck, EraEnding
from games.rome.state import Rome
from games.rome.wars.awakening import wake_revolts
from games.rome.wars.leaders import leave_war
from games.rome.wars.revolts import series_ends
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, SQUARE, Change, drawn, event, purse
from tests.games.rome.play import (
    Play,
    add_leader,
    add_province,
    add_senator,
    add_statesman,
    add_war,
    numbered,
    places,
)

HISPANIAE = ("hispania-citerior", "hispania-ulterior")


def peace(g: Rome) -> None:
    """No War is in the Forum."""
    for war in g.wars:
        g.deck.insert(0, war)
    g.wars.clear()


def statuses(play: Play) -> dict[str, str]:
    return {name: war.status for name, war in play.g.wars.items()}


# Families


@clause("RR-1.07.311", "RR-1.07.31")
def test_a_family_lies_unaligned_in_the_forum(play: Play) -> None:
    drawn(play, "fam-aelius")
    aelius = play.senator(14)
    assert (aelius.faction, aelius.in_capital, aelius.influence, aelius.military) == (None, True, 2, 3)
    assert (aelius.oratory, play.g.loyalty(aelius)) == (4, 7)
    assert play.saw(CardTurnedUp) == [CardTurnedUp(DIAMOND, "fam-aelius")]


@clause("RR-1.07.311", "RR-1.07.312.4")
def test_a_family_goes_under_its_statesman(play: Play) -> None:
    drawn(play, "fam-quinctius", lambda g: add_statesman(g, "st-18a", "circle"))
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-quinctius", "st-18a")]
    assert (play.senator(18).family, play.senator(18).faction) == ("fam-quinctius", CIRCLE)


@clause("RR-1.07.312.4")
def test_with_both_of_a_pair_in_play_it_goes_under_a(play: Play) -> None:
    def gracchi(g: Rome) -> None:
        add_statesman(g, "st-25b", "circle")
        add_statesman(g, "st-25a", "square")

    drawn(play, "fam-sempronius", gracchi, scenario="alternative")
    assert play.saw(FamilyJoined) == [FamilyJoined("fam-sempronius", "st-25a")]


# Wars


@clause("RR-1.07.33")
@pytest.mark.parametrize(("war", "status"), [("syrian", "active"), ("gallic-1", "active"), ("illyrian-1", "inactive")])
def test_a_war_is_placed_as_printed(play: Play, war: str, status: str) -> None:
    drawn(play, war)
    assert play.saw(WarAppeared) == [WarAppeared(war, status, revolt=False)]
    assert [one.war for one in play.saw(WarActivated)] == ([war] if status == "active" else [])
    assert statuses(play) == {"punic-1": "inactive", war: status}


@clause("RR-1.07.3321", "RR-1.07.331")
def test_a_matching_war_is_imminent_and_wakes_the_inactive_one(play: Play) -> None:
    drawn(play, "punic-2")
    assert statuses(play) == {"punic-1": "active", "punic-2": "imminent"}
    assert play.saw(WarAppeared) == [WarAppeared("punic-2", "imminent", revolt=False)]


@clause("RR-1.07.3321")
@pytest.mark.parametrize("status", ["active", "imminent"])
def test_it_is_imminent_whatever_the_status_of_the_other(play: Play, status: str) -> None:
    drawn(play, "punic-2", lambda g: setattr(g.wars["punic-1"], "status", status))
    assert statuses(play) == {"punic-1": status, "punic-2": "imminent"}
    assert not play.saw(WarActivated)


@clause("RR-1.07.3321")
def test_of_several_inactive_ones_only_the_lowest_wakes(play: Play) -> None:
    def macedonia(g: Rome) -> None:
        add_war(g, "macedonian-3", "inactive")
        add_war(g, "macedonian-2", "inactive")

    drawn(play, "macedonian-1", macedonia)
    wars = {"macedonian-3": "imminent", "macedonian-2": "active", "macedonian-1": "imminent"}
    assert statuses(play) == {"punic-1": "inactive", **wars}


@clause("RR-1.07.332")
def test_active_wars_of_a_series_multiply_each_other(play: Play) -> None:
    def punic(g: Rome) -> None:
        g.wars["punic-1"].status = "active"
        add_war(g, "punic-2")
        add_war(g, "punic-3", "imminent")

    drawn(play, "gallic-1", punic)
    wars = play.g.wars
    assert [land_strength(play.g, wars[f"punic-{n}"]) for n in (1, 2, 3)] == [20, 30, 7]
    assert [fleet_strength(play.g, wars[f"punic-{n}"]) for n in (1, 2)] == [20, 0]
    wars["punic-3"].status = "active"
    assert [land_strength(play.g, wars[f"punic-{n}"]) for n in (1, 2, 3)] == [30, 45, 21]
    assert wars["punic-1"].card is not None
    assert wars["punic-1"].card.fleet_support == 5, "the support is not multiplied"
    del wars["punic-2"]
    assert land_strength(play.g, wars["punic-1"]) == 20


@clause("RR-1.07.334", "RR-1.08.12")
def test_a_drought_counts_while_its_war_is_inactive(play: Play) -> None:
    drawn(play, "illyrian-1")
    assert (play.g.droughts(), play.g.active_wars()) == (1, [])


@clause("RR-1.07.333.1")
@pytest.mark.parametrize(
    ("war", "provinces", "defeated", "revolt"),
    [
        ("syrian", [], [], False),
        ("syrian", ["syria"], [], True),
        ("macedonian-2", ["macedonia"], [], True),
        ("punic-2", [], ["punic-3"], True),
        ("punic-3", [], ["punic-3"], False),
        ("punic-2", [], ["punic-1"], False),
        ("jugurthine", [], ["parthian"], False),
        ("slave-3-gladiator", [], [], True),
    ],
)
def test_which_wars_are_revolts(play: Play, war: str, provinces: list[str], defeated: list[str], revolt: bool) -> None:
    def past(g: Rome) -> None:
        for province in provinces:
            add_province(g, province)
        g.defeated = defeated

    drawn(play, war, past, scenario="alternative")
    assert play.g.wars[war].revolt == revolt


@clause("RR-1.07.333.1")
def test_lower_wars_become_revolts_once_the_last_is_defeated(play: Play) -> None:
    def punic(g: Rome) -> None:
        add_war(g, "punic-2")
        add_war(g, "punic-3")
        add_war(g, "gallic-1")

    drawn(play, "syrian", punic)
    series_ends(play.g, play.g.wars["punic-2"])
    assert not play.g.wars["punic-1"].revolt
    series_ends(play.g, play.g.wars["punic-3"])
    assert [name for name, war in play.g.wars.items() if war.revolt] == ["punic-1", "punic-2"]


# Waiting for Provinces


@clause("RR-1.07.333.2", "RR-1.07.333")
@pytest.mark.parametrize(
    ("war", "provinces", "status"),
    [
        ("spanish-1-lusitanian", HISPANIAE, "active"),
        ("spanish-1-lusitanian", HISPANIAE[:1], "inactive"),
        ("spanish-2-numantine", HISPANIAE[:1], "active"),
        ("slave-1-sicilian", (), "inactive"),
        ("slave-2-sicilian", ("sicilia",), "active"),
    ],
)
def test_a_revolt_waits_for_its_provinces(play: Play, war: str, provinces: tuple[str, ...], status: str) -> None:
    def there(g: Rome) -> None:
        for province in provinces:
            add_province(g, province)

    drawn(play, war, there, scenario="alternative")
    assert (play.g.wars[war].status, play.g.wars[war].waiting) == (status, status == "inactive")
    assert play.g.wars[war].revolt


@clause("RR-1.07.333.2", "RR-1.07.3321")
def test_a_waiting_revolt_is_not_woken_by_a_match_nor_by_a_leader(play: Play) -> None:
    def waiting(g: Rome) -> None:
        add_war(g, "slave-1-sicilian", "inactive", waiting=True)
        add_leader(g, "spartacus", "")

    drawn(play, "slave-3-gladiator", peace, waiting, scenario="alternative")
    assert statuses(play) == {"slave-1-sicilian": "inactive", "slave-3-gladiator": "imminent"}
    drawn(play, "viriathus", lambda g: add_war(g, "spanish-1-lusitanian", "inactive", waiting=True), scenario="middle")
    assert statuses(play)["spanish-1-lusitanian"] == "inactive"
    assert play.saw(LeaderIdle) == [LeaderIdle("viriathus")]


@clause("RR-1.07.333.2")
def test_waiting_revolts_wake_when_their_provinces_exist(play: Play) -> None:
    def waiting(g: Rome) -> None:
        for war in ("slave-2-sicilian", "slave-1-sicilian", "spanish-1-lusitanian"):
            add_war(g, war, "inactive", waiting=True)
        add_province(g, "sicilia")

    drawn(play, "fam-aelius", peace, waiting, scenario="alternative")
    wake_revolts(play.g)
    wars = {"slave-2-sicilian": "imminent", "slave-1-sicilian": "active", "spanish-1-lusitanian": "inactive"}
    assert statuses(play) == wars
    assert [name for name, war in play.g.wars.items() if war.waiting] == ["spanish-1-lusitanian"]


# Special texts


@clause("RR-1.07.33", "RR-1.07.321")
@pytest.mark.parametrize(
    ("war", "concession"),
    [
        ("alexandrine", "aegyptian-grain"),
        ("slave-1-sicilian", "sicilian-grain"),
        ("slave-2-sicilian", "sicilian-grain"),
    ],
)
def test_a_war_that_appears_may_destroy_a_concession(play: Play, war: str, concession: str) -> None:
    def holder(g: Rome) -> None:
        draw_out(g, concession)
        numbered(g, 5).concessions = [concession]

    drawn(play, war, holder, scenario="alternative")
    assert play.saw(ConcessionLost) == [ConcessionLost(concession, "fam-claudius")]
    assert play.g.curia.concessions == [concession]
    drawn(play, war, scenario="alternative")
    assert not play.saw(ConcessionLost), "in a deck or a hand it is safe"


@clause("RR-1.16.3", "RR-1.07.3321", "RR-1.07.333.2")
def test_the_social_war_wakes_the_wars_of_every_series(play: Play) -> None:
    def sleeping(g: Rome) -> None:
        for war in ("illyrian-1", "macedonian-3", "macedonian-2", "invasion-britannia"):
            add_war(g, war, "inactive")
        add_war(g, "slave-1-sicilian", "inactive", waiting=True)
        add_leader(g, "hannibal", "")

    drawn(play, "social", peace, sleeping, scenario="alternative")
    assert statuses(play) == {
        "illyrian-1": "active", "macedonian-3": "imminent", "macedonian-2": "active",
        "invasion-britannia": "inactive", "slave-1-sicilian": "inactive", "social": "active",
    }  # fmt: skip
    assert land_strength(play.g, play.g.wars["illyrian-1"]) == 5, "it multiplies nothing"


# Leaders


@clause("RR-1.07.341", "RR-1.07.342", "RR-1.07.343")
def test_a_leader_wakes_the_inactive_war_of_his_series(play: Play) -> None:
    drawn(play, "hannibal")
    assert statuses(play) == {"punic-1": "active"}
    assert play.saw(LeaderJoined) == [LeaderJoined("hannibal", "punic-1")]
    war = play.g.wars["punic-1"]
    assert (land_strength(play.g, war), fleet_strength(play.g, war)) == (17, 17)


@clause("RR-1.07.342")
def test_leaders_add_together_and_after_multiplication(play: Play) -> None:
    def punic(g: Rome) -> None:
        g.wars["punic-1"].status = "active"
        add_war(g, "punic-2")
        add_leader(g, "hamilcar", "punic-1")

    drawn(play, "hannibal", punic)
    assert [land_strength(play.g, play.g.wars[name]) for name in ("punic-1", "punic-2")] == [30, 40]


@clause("RR-1.07.341")
@pytest.mark.parametrize("wars", [[], [("macedonian-1", "imminent")], [("syrian", "active")]])
def test_without_a_war_or_with_imminent_ones_he_goes_to_the_curia(play: Play, wars: list[tuple[str, str]]) -> None:
    def forum(g: Rome) -> None:
        for name, status in wars:
            add_war(g, name, status)

    drawn(play, "philip-v", forum)
    assert play.saw(LeaderIdle) == [LeaderIdle("philip-v")]
    assert play.g.leaders["philip-v"] == EnemyLeader(id="philip-v")
    assert not play.saw(WarActivated)


@clause("RR-1.07.341")
def test_of_several_inactive_wars_a_leader_wakes_the_lowest(play: Play) -> None:
    def macedonia(g: Rome) -> None:
        add_war(g, "macedonian-4", "inactive")
        add_war(g, "macedonian-2", "inactive")

    drawn(play, "philip-v", macedonia, scenario="alternative")
    assert [one.war for one in play.saw(WarActivated)] == ["macedonian-2"]


@clause("RR-1.07.341")
def test_a_leader_in_the_curia_makes_a_drawn_war_active_unless_it_is_imminent(play: Play) -> None:
    drawn(play, "macedonian-2", lambda g: add_leader(g, "philip-v", ""))
    assert statuses(play)["macedonian-2"] == "active"
    assert play.g.leaders["philip-v"].war == "macedonian-2"
    drawn(play, "punic-2", lambda g: add_leader(g, "hannibal", ""))
    assert statuses(play) == {"punic-1": "active", "punic-2": "imminent"}
    assert play.g.leaders["hannibal"].war == "punic-1"


# Where Leaders go (RR-1.07.344), and Refuge


def left(play: Play, war: str, *, hunted: bool = True) -> None:
    """A War has left the Forum."""
    gone = play.g.wars.pop(war)
    play.g.gone.append(war)
    play.g.told.clear()
    leave_war(play.g, gone, hunted=hunted)


def told(play: Play, kind: type) -> list[object]:
    return [one.event for one in play.g.told if isinstance(one.event, kind)]


@clause("RR-1.07.344")
def test_a_leader_stays_while_a_war_of_his_series_is_active(play: Play) -> None:
    def punic(g: Rome) -> None:
        g.wars["punic-1"].status = "active"
        add_war(g, "punic-2")
        add_leader(g, "hannibal", "punic-1")

    drawn(play, "fam-aelius", punic)
    left(play, "punic-1")
    assert play.g.leaders["hannibal"].war == "punic-2"


@clause("RR-1.07.344")
@pytest.mark.parametrize(("gone", "stays"), [([], True), (["macedonian-2"], True)])
def test_he_goes_to_the_curia_while_a_war_of_his_may_come(play: Play, gone: list[str], stays: bool) -> None:
    def macedonia(g: Rome) -> None:
        add_war(g, "macedonian-1")
        add_leader(g, "philip-v", "macedonian-1")
        for war in gone:
            draw_out(g, war)
            g.gone.append(war)

    drawn(play, "fam-aelius", macedonia)
    left(play, "macedonian-1")
    assert ("philip-v" in play.g.leaders) == stays, "the 3rd and 4th may lie among the last cards"
    assert told(play, LeaderIdle)


@clause("RR-1.07.344")
def test_he_is_removed_if_none_is_left(play: Play) -> None:
    def syrian(g: Rome) -> None:
        add_war(g, "syrian")
        add_leader(g, "antiochus-iii", "syrian")

    drawn(play, "fam-aelius", syrian)
    left(play, "syrian")
    assert told(play, LeaderGone) == [LeaderGone("antiochus-iii")]
    assert ("antiochus-iii" in play.g.leaders, play.g.gone[-1]) == (False, "antiochus-iii")


@clause("RR-1.07.344")
def test_with_the_decks_empty_nothing_may_come(play: Play) -> None:
    def macedonia(g: Rome) -> None:
        add_war(g, "macedonian-1")
        add_leader(g, "philip-v", "macedonian-1")

    drawn(play, "fam-aelius", macedonia)
    play.g.deck.clear()
    left(play, "macedonian-1")
    assert not play.g.leaders


@clause("RR-1.07.344")
def test_an_imminent_war_on_the_board_keeps_him_in_the_curia(play: Play) -> None:
    def macedonia(g: Rome) -> None:
        add_war(g, "macedonian-1")
        add_war(g, "macedonian-2", "imminent")
        add_leader(g, "philip-v", "macedonian-1")

    drawn(play, "fam-aelius", macedonia)
    play.g.deck.clear()
    left(play, "macedonian-1")
    assert play.g.leaders["philip-v"].war == ""


def fleeing(level: int) -> Change:
    """Antiochus aids the Syrian War; Refuge is in play."""

    def change(g: Rome) -> None:
        add_war(g, "syrian")
        add_leader(g, "antiochus-iii", "syrian")
        event("te-refuge", level)(g)

    return change


@clause("RR-1.07.21.15")
def test_a_leader_takes_refuge_in_the_next_war(play: Play) -> None:
    drawn(play, "fam-aelius", fleeing(1))
    left(play, "syrian")
    assert told(play, LeaderFled) == [LeaderFled("antiochus-iii", everywhere=False)]
    assert (play.g.leaders["antiochus-iii"].refuge, play.g.table_events) == ("waiting", {})

    def waiting(g: Rome) -> None:
        g.leaders["antiochus-iii"] = EnemyLeader(id="antiochus-iii", refuge="waiting")
        draw_out(g, "antiochus-iii")

    drawn(play, "gallic-1", waiting)
    gallic = play.g.wars["gallic-1"]
    assert (land_strength(play.g, gallic), play.g.leaders["antiochus-iii"].war) == (15, "gallic-1")
    left(play, "punic-1")
    assert "antiochus-iii" in play.g.leaders
    left(play, "gallic-1")
    assert told(play, LeaderGone) == [LeaderGone("antiochus-iii")]


@clause("RR-1.07.21.15")
def test_he_does_not_wake_the_war_he_hides_in_and_aids_his_own_series_too(play: Play) -> None:
    def waiting(g: Rome) -> None:
        g.leaders["hannibal"] = EnemyLeader(id="hannibal", refuge="waiting")
        draw_out(g, "hannibal")
        g.wars["punic-1"].status = "active"

    drawn(play, "illyrian-1", waiting)
    assert statuses(play) == {"punic-1": "active", "illyrian-1": "inactive"}
    assert land_strength(play.g, play.g.wars["punic-1"]) == 17
    play.g.wars["illyrian-1"].status = "active"
    assert land_strength(play.g, play.g.wars["illyrian-1"]) == 12


@clause("RR-1.07.21.15")
def test_a_leader_rises_and_aids_all_wars_there_are_now(play: Play) -> None:
    def more(g: Rome) -> None:
        add_war(g, "gallic-1")
        add_war(g, "macedonian-3", "inactive")
        add_war(g, "macedonian-2", "inactive")
        add_war(g, "slave-1-sicilian", "inactive", waiting=True)

    drawn(play, "fam-aelius", fleeing(2), more, scenario="alternative")
    left(play, "syrian")
    assert told(play, LeaderFled) == [LeaderFled("antiochus-iii", everywhere=True)]
    assert statuses(play) == {
        "punic-1": "active", "gallic-1": "active", "macedonian-3": "imminent", "macedonian-2": "active",
        "slave-1-sicilian": "inactive",
    }  # fmt: skip
    add_war(play.g, "parthian")
    assert [land_strength(play.g, play.g.wars[name]) for name in ("gallic-1", "parthian")] == [15, 12]
    for war in ("punic-1", "gallic-1", "macedonian-3", "macedonian-2"):
        left(play, war)
    assert "antiochus-iii" in play.g.leaders
    left(play, "slave-1-sicilian")
    assert "antiochus-iii" not in play.g.leaders


@clause("RR-1.07.21.15")
def test_without_a_war_nobody_rises_and_the_event_waits(play: Play) -> None:
    drawn(play, "fam-aelius", fleeing(2), lambda g: g.wars.pop("punic-1"))
    add_war(play.g, CIVIL_WAR, province="-")
    left(play, "syrian")
    assert ("antiochus-iii" in play.g.leaders, list(play.g.table_events)) == (False, ["te-refuge"])


@clause("RR-1.07.21.15", "RR-1.07.21.6")
def test_who_is_not_hunted_does_not_flee(play: Play) -> None:
    drawn(play, "fam-aelius", fleeing(1))
    left(play, "syrian", hunted=False)
    assert ("antiochus-iii" in play.g.leaders, list(play.g.table_events)) == (False, ["te-refuge"])


# Events of the deck


@clause("RR-1.16.1")
@pytest.mark.parametrize(("bequest", "province"), [("bequest-pergamene", "asia"), ("bequest-bithynian", "bithynia")])
def test_a_bequest_lies_in_the_forum_unless_its_province_exists(play: Play, bequest: str, province: str) -> None:
    drawn(play, bequest, scenario="alternative")
    assert play.saw(BequestCame) == [BequestCame(bequest, province)]
    assert list(play.g.bequests) == [bequest]
    assert province not in play.g.provinces
    drawn(play, bequest, lambda g: add_province(g, province), scenario="alternative")
    assert play.saw(BequestVoid) == [BequestVoid(bequest, province)]
    assert (play.g.bequests, play.g.gone) == ({}, [bequest])


@clause("RR-1.16.1")
def test_ptolemy_apion_leaves_his_province_for_the_next_senate(play: Play) -> None:
    drawn(play, "bequest-ptolemy-apion", scenario="alternative")
    assert play.g.willed == {"creta-et-cyrenaica": "bequest-ptolemy-apion"}
    assert (play.g.bequests, play.g.gone, play.g.provinces) == ({}, ["bequest-ptolemy-apion"], {})
    take_over(play.g)
    assert (list(play.g.provinces), play.g.willed) == (["creta-et-cyrenaica"], {})
    drawn(play, "bequest-ptolemy-apion", lambda g: add_province(g, "creta-et-cyrenaica"), scenario="alternative")
    assert play.g.willed == {}


@clause("RR-1.16.2", "RR-DP28")
def test_the_conspiracy_strikes_the_faction_that_the_hrao_names(play: Play) -> None:
    def far(g: Rome) -> None:
        add_province(g, "sicilia", 8)

    chits = {"conspiracy": [4], "conspiracy.chits": places(["8", "12", "5", "none"])}
    drawn(play, "conspiracy-catiline", far, scenario="alternative", dice=chits)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.conspiracy", "diamond")
    play.answer("diamond", "forum.conspiracy", "square")
    assert play.saw(ConspiracyStruck) == [ConspiracyStruck(SQUARE, 4)]
    assert [one.senator for one in play.saw(Died)] == ["fam-furius", "fam-acilius"], "in Rome or not; no others"
    assert play.saw(PopularityChanged) == [PopularityChanged("fam-cornelius", -4, "conspiracy-catiline")]
    assert play.senator(1).popularity == -4


@clause("RR-1.16.2", "RR-DP28")
def test_by_default_the_faction_with_most_influence_is_struck(play: Play) -> None:
    drawn(play, "conspiracy-catiline", lambda g: setattr(numbered(g, 7), "influence", 30), scenario="alternative")
    play.lapse("diamond", "forum.conspiracy")
    assert play.saw(ConspiracyStruck)[0].seat == CIRCLE


@clause("RR-1.12.1.5", "RR-1.07.41")
def test_era_ends_is_revealed_and_the_phase_goes_on(play: Play) -> None:
    drawn(play, "era-ends", purse(20, 1))
    assert play.saw(EraEnding) == [EraEnding(DIAMOND)]
    assert play.g.era_ends
    assert play.asked() == [("diamond", "forum.persuade")]


@clause("RR-1.07.311")
def test_a_revived_or_drawn_family_may_be_persuaded_at_once(play: Play) -> None:
    drawn(play, "fam-aelius", lambda g: add_senator(g, 15, None))
    assert play.options("diamond", "forum.persuade")["target"][1:3] == ["fam-aelius", "fam-sulpicius"]
