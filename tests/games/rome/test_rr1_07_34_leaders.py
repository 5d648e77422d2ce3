"""RR-1.07.34, 1.07.344, 1.16: Leaders that turn up, where they go, and the events of the deck."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.bench import draw_out
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.events import Died
from games.republic.forum.events_cards import (
    LeaderFled,
    LeaderGone,
    LeaderIdle,
    PopularityChanged,
)
from games.republic.pieces import CIVIL_WAR, EnemyLeader
from games.rome.basics.events import LeaderJoined, WarActivated
from games.rome.basics.provinces import take_over
from games.rome.forum.events import BequestCame, BequestVoid, ConspiracyStruck, EraEnding
from games.rome.state import Rome
from games.rome.wars.leaders import leave_war
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, SQUARE, Change, drawn, event, purse, statuses
from tests.games.rome.play import (
    Play,
    add_leader,
    add_province,
    add_senator,
    add_war,
    numbered,
    places,
)

# Leaders


@clause("RR-1.07.34", "RR-1.07.341", "RR-1.07.342", "RR-1.07.343")
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


@clause("RR-1.16.1", "RR-1.07.37")
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
