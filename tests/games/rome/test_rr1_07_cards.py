"""RR-1.07.3, RR-1.16: what drawn cards do: Families, Wars, Leaders, bequests, the conspiracy, Era Ends."""

from __future__ import annotations

import pytest

from games.republic.bench import draw_out
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.forum.events_cards import (
    CardTurnedUp,
    ConcessionLost,
    FamilyJoined,
    LeaderIdle,
    WarAppeared,
)
from games.rome.basics.events import WarActivated
from games.rome.state import Rome
from games.rome.wars.awakening import wake_revolts
from games.rome.wars.revolts import series_ends
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, drawn, statuses
from tests.games.rome.play import (
    Play,
    add_leader,
    add_province,
    add_statesman,
    add_war,
    numbered,
)

HISPANIAE = ("hispania-citerior", "hispania-ulterior")


def peace(g: Rome) -> None:
    """No War is in the Forum."""
    for war in g.wars:
        g.deck.insert(0, war)
    g.wars.clear()


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


@clause("RR-1.07.333.2", "RR-1.07.3321")
def test_a_revolt_that_waits_wakes_no_other(play: Play) -> None:
    drawn(
        play, "slave-1-sicilian", peace, lambda g: add_war(g, "slave-3-gladiator", "inactive"), scenario="alternative"
    )
    assert statuses(play) == {"slave-3-gladiator": "inactive", "slave-1-sicilian": "inactive"}
    assert play.g.wars["slave-1-sicilian"].waiting


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
