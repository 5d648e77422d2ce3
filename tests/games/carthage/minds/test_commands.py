"""War: whom a command is given, and what is not fought because a treaty will end it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.carthage.minds.sensible.army import leaders
from games.carthage.minds.sensible.campaign import foreseen
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Legion
from tests.clauses import clause
from tests.games.carthage.combat import enemy, event
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import campanians, influence, nobody_home, orders, raised, recruits
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play, add_province, add_war, numbered
from tests.games.carthage.senate import Change, office, session
from tests.games.carthage.units import at_home, calm, celtiberians, force, law, money, war

MARINE = office(2, "marine-suffete")


@clause("RC-9.6.1", "RC-10.2.11")
@pytest.mark.parametrize(("hanno", "leads"), [(20, "fam-malchus"), (0, "fam-gisco")])
def test_of_generals_as_good_rather_who_is_further_from_victory(hanno: int, leads: str, play: Play) -> None:
    """The only rival was given 8 INF at his height by a general whose match was of the weakest faction."""
    session(
        play,
        "senate.business",
        law("law-separation-of-powers"),
        influence(12, 3),
        influence(7, 3),
        influence(4, 10),
        influence(3, hanno),
    )
    view, names = see.view(play.g, Seat("diamond")), ["fam-malchus", "fam-gisco"]
    for able in (names, names[::-1]):
        offer: dict[str, Any] = {"commanders": [able, 1, 2], "at": "massilian-war"}
        assert next(leaders(view, offer, ()))[0] == leads


@clause("RC-9.6.1", "RC-9.10.1")
@pytest.mark.parametrize(("mago", "leads"), [(13, "fam-bomilcar"), (3, "fam-mago")])
def test_of_one_faction_s_generals_rather_who_is_further_from_a_rule_for_life(
    mago: int, leads: str, play: Play
) -> None:
    """Units were raised for one, and the other sent, who was as good: he came to 21 INF by it."""
    session(play, "senate.business", law("law-separation-of-powers"), influence(1, mago), free)
    numbered(play.g, 1).office = ""
    view, names = see.view(play.g, Seat("square")), ["fam-mago", "fam-bomilcar"]
    for able in (names, names[::-1]):
        offer: dict[str, Any] = {"commanders": [able, 1, 1], "at": "massilian-war"}
        assert next(leaders(view, offer, ())) == [leads]


@clause("RC-9.5.7", "RC-10.2.11")
@pytest.mark.parametrize(("mago", "together"), [(30, False), (3, True)])
def test_no_two_of_who_is_ahead_of_all_lead_together(mago: int, together: bool, play: Play) -> None:
    """Who had 14 INF sent two generals of who had 39, and he came to 49: another with one of them had 55, not 62 %."""
    session(play, "senate.business", law("law-separation-of-powers"), influence(1, mago), influence(9, 4), free)
    numbered(play.g, 1).office = ""
    offer: dict[str, Any] = {"commanders": [["fam-mago", "fam-bomilcar", "fam-gisco"], 1, 2], "at": "massilian-war"}
    named = list(leaders(see.view(play.g, Seat("square")), offer, ()))
    assert (["fam-bomilcar", "fam-mago"] in named) == together
    assert ["fam-bomilcar", "fam-gisco"] in named


def free(g: Carthage) -> None:
    """Nobody is in the Committee."""
    for one in g.committee.values():
        one.member = ""


@clause("RC-9.0.13", "RC-9.6.1")
@pytest.mark.parametrize(("own", "leads"), [(19, "fam-gisco"), (3, "fam-bomilcar")])
def test_who_is_ahead_of_all_names_another_who_leads_as_well(own: int, leads: str, play: Play) -> None:
    """All others would refuse one of his own; that costs 1 INF, and the War is not met."""
    session(play, "senate.business", law("law-separation-of-powers"), influence(1, own), free)
    offer: dict[str, Any] = {"commanders": [["fam-bomilcar", "fam-gisco"], 1, 1], "at": "massilian-war"}
    assert next(leaders(see.view(play.g, Seat("diamond")), offer, ())) == [leads]


@clause("RC-9.0.13", "RC-9.5.7")
@pytest.mark.parametrize(("own", "lead"), [(19, ["fam-bomilcar", "fam-gisco"]), (3, ["fam-bomilcar"])])
def test_who_is_ahead_of_all_shares_the_command_rather_than_ask_for_it_alone(
    own: int, lead: list[str], play: Play
) -> None:
    """His Suffete alone was refused by all others, which cost 1 INF; beside one of theirs he was sent."""

    def crisis(g: Carthage) -> None:
        g.senate.crisis = True

    session(play, "senate.business", office(9, "marine-suffete"), influence(1, own), free, crisis)
    offer: dict[str, Any] = {"commanders": [["fam-bomilcar", "fam-gisco"], 1, 2], "at": "massilian-war"}
    named = list(leaders(see.view(play.g, Seat("diamond")), offer, ()))
    assert named[0] == lead
    assert ["fam-bomilcar"] in named


@clause("RC-8.8.2a")
@pytest.mark.parametrize(
    ("more", "times", "met"),
    [([], 1, []), ([], 0, ["massilian-war"]), (["numidian-war-1"], 1, ["numidian-war-1"])],
)
def test_nothing_is_raised_against_a_war_that_ends_by_treaty(
    more: list[str], times: int, met: list[str], play: Play
) -> None:
    """80T went into Fleets against the only Active War, which who presided ended by treaty the same hour."""
    treaty = [event("te-new-alliance")] * times
    home = at_home(*celtiberians(4), *campanians(3), fleets=0)
    session(play, "senate.business", MARINE, *map(war, ("massilian-war", *more)), home, money(400), *treaty)
    assert foreseen(see.view(play.g, Seat("diamond"))).wars == met


@clause("RC-8.8.2a")
@pytest.mark.parametrize(("stands", "ended"), [(False, "conquest-of-tunisia"), (True, "massilian-war")])
def test_no_army_that_may_win_is_called_home_by_a_treaty(stands: bool, ended: str, play: Play) -> None:
    """RC-8.8.2a: an Inactive War may be picked, too."""

    def closed(g: Carthage) -> None:
        g.senate.adjourned = True

    army = force("conquest-of-tunisia", 7, 12, legions=[*celtiberians(4), *campanians(3)])
    wars = war("conquest-of-tunisia"), war("massilian-war", "inactive")
    session(play, "senate.adjournment", closed, *wars, *([army] if stands else []), event("te-new-alliance"))
    assert says(play, "diamond", "senate.ally") == ended


@clause("RC-8.8.2a", "RC-8.9.6")
@pytest.mark.parametrize(("times", "met"), [(0, "numidian-war-1"), (1, "conquest-of-tunisia")])
def test_no_doubtful_battle_is_sought_in_a_war_that_ends_by_treaty(times: int, met: str, play: Play) -> None:
    """With 42 % a rival got 3 INF to lead it, and came home at once: whoever had sent him chose that War to end.

    The one that slept, for which the same army had 60 %, was left to sleep.
    """
    home, sleeping = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3)), war("conquest-of-tunisia", "inactive")
    treaty = [event("te-new-alliance")] * times
    session(play, "senate.business", calm, MARINE, war("numidian-war-1"), sleeping, home, money(0), *treaty)
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == [met]


SLINGERS = [Legion(type="balearic-slingers") for _ in range(2)]


@clause("RC-9.6.2")
@pytest.mark.parametrize(("name", "left"), [("conquest-of-tunisia", 0), ("revolt-tunisia", 7)])
def test_legions_that_would_be_idle_at_home_go_along_until_victory_is_as_good_as_sure(
    name: str, left: int, play: Play
) -> None:
    """Eleven legions went with 62 %, and six that cost as much at home as in the field would have made it 73 %."""
    home = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3), *SLINGERS, fleets=2)
    at = revolt if name == "revolt-tunisia" else war(name)
    session(play, "senate.business", calm, office(12, "marine-suffete"), at, home, money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "send")
    idle = len(play.g.army.active.legions) - sum(sent["legions"].values())
    assert (sent["at"], idle) == (name, left)


def revolt(g: Carthage) -> None:
    """Tunisia revolts, and has no ships."""
    add_province(g, "tunisia")
    add_war(g, "revolt-tunisia", province="tunisia", revolt=True, naval_victory=True)


ROMANS: Final = ["roman-war-1", "roman-war-2"]


@clause("RC-8.9.6")
@pytest.mark.parametrize(
    ("talents", "active", "wanted"),
    [(200, [], True), (150, ["roman-war-1"], False), (400, ["roman-war-1"], True), (900, ROMANS, False)],
)
def test_nothing_is_raised_to_wake_a_war_while_another_stands_unmet(
    talents: int, active: list[str], wanted: bool, play: Play
) -> None:
    """For 127T of 158T a sleeping War was woken while two that could not be met cost 40T a turn.

    Beside two none is, however much is left: the woken one is the third, and with the next card one is given up.
    """
    few = at_home(*celtiberians(4, loyal="fam-mago"))
    sleeping = war("conquest-of-tunisia", "inactive")
    session(play, "senate.business", calm, MARINE, sleeping, *map(war, active), nobody_home, few, money(talents))
    assert bool(raised(says(play, "diamond", "senate.units"))) == wanted


@clause("RC-8.9.6")
@pytest.mark.parametrize(("talents", "met"), [(250, []), (300, ["conquest-of-tunisia"])])
def test_a_war_is_woken_only_with_what_leaves_plenty_while_another_stands_unmet(
    talents: int, met: list[str], play: Play
) -> None:
    """127T of 214T went on one that slept and brings nothing, and its army cost 34T in each of five turns."""
    sleeping, hard = war("conquest-of-tunisia", "inactive"), (war("pyrrhic-war"), enemy("pyrrhus", "pyrrhic-war"))
    session(play, "senate.business", calm, MARINE, sleeping, *hard, nobody_home, recruits, money(talents))
    assert foreseen(see.view(play.g, Seat("diamond"))).wars == met


@clause("RC-10.2.5")
@pytest.mark.parametrize(("more", "fleets"), [([], 0), ([recruits], 5)])
def test_no_fleets_are_raised_for_a_victory_at_sea_after_which_nobody_would_land(
    more: list[Change], fleets: int, play: Play
) -> None:
    """80T went into them; on land all legions there are would have had 31 %, and nobody ever landed."""
    ships = at_home(fleets=4)
    session(play, "senate.business", calm, MARINE, war("syracusan-war-2"), nobody_home, ships, *more, money(200))
    assert (says(play, "diamond", "senate.units") or {}).get("raise.fleet", 0) == fleets


@clause("RC-9.10.1", "RC-9.6.1")
@pytest.mark.parametrize(("points", "left"), [(12, True), (24, False)])
def test_nobody_is_sent_whom_all_others_keep_at_home_against_a_ruler(points: int, *, left: bool, play: Play) -> None:
    """RC-9.0.13: such a force was refused by all others, and units had been raised for it."""
    session(play, "senate.business", MARINE, influence(1, points), purse(24, 1))
    view = see.view(play.g, Seat("diamond"))
    offer: dict[str, Any] = {"commanders": [[numbered(play.g, 2).id], 1, 1], "at": "massilian-war"}
    assert bool([*leaders(view, offer, ())]) == left


@clause("RC-9.10.1", "RC-9.6.1", "RC-9.0.15")
@pytest.mark.parametrize(("points", "left"), [(1, True), (12, False)])
def test_nor_one_of_ones_own_who_could_be_elected_for_life_after_a_victory(
    points: int, *, left: bool, play: Play
) -> None:
    """Ten Fleets were raised for 100T, and the force was vetoed; next turn eight of them were disbanded."""
    session(play, "senate.business", calm, war("massilian-war"), MARINE, influence(1, points), purse(60, 1), money(200))
    view = see.view(play.g, Seat("diamond"))
    offer: dict[str, Any] = {"commanders": [["fam-mago"], 1, 1], "at": "massilian-war"}
    assert bool([*leaders(view, offer, ())]) == left


@clause("RC-9.5.5a", "RC-9.10.1")
@pytest.mark.parametrize(("post", "left"), [("censor-of-morals", True), ("harbor-master", False)])
def test_nor_who_could_be_after_the_dues_for_the_fleets_that_are_raised(post: str, *, left: bool, play: Play) -> None:
    """Nine Fleets were raised for 90T; by the dues for them who was to lead had too many votes, and nobody sailed."""
    there = calm, war("massilian-war"), MARINE, office(5, post), money(200)
    session(play, "senate.business", *there, influence(1, 14), purse(20, 1), purse(40, 10))
    view = see.view(play.g, Seat("diamond"))
    offer: dict[str, Any] = {"commanders": [["fam-mago"], 1, 1], "at": "massilian-war"}
    assert bool([*leaders(view, offer, ())]) == left


@clause("RC-8.9.6", "RC-9.6.1")
@pytest.mark.parametrize(
    ("status", "his", "sent"), [("inactive", 9, False), ("active", 9, True), ("inactive", 3, True)]
)
def test_no_war_is_woken_for_a_rival_who_is_ahead_of_all(status: str, his: int, sent: bool, play: Play) -> None:
    """The second sent the first of all, 45 : 25, against the only War, which slept: 7 INF, and loyal veterans."""
    seats = office(12, "marine-suffete"), influence(12, his), influence(1, 4)
    session(play, "senate.business", *seats, war("conquest-of-tunisia", status), money(200))
    offer: dict[str, Any] = {"commanders": [["fam-malchus"], 1, 1], "at": "conquest-of-tunisia"}
    assert list(leaders(see.view(play.g, Seat("diamond")), offer, ())) == ([["fam-malchus"]] if sent else [])
