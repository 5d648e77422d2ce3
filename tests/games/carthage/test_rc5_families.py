"""RC-5: Families of the dead, and factions without Senators."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.events import Died, FactionRevived, FamilyInherited, FamilyLost
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.mortality import STORED, Change
from tests.games.carthage.play import Play, numbered

# Families


@clause("RC-5.2")
def test_a_dead_family_goes_to_the_bottom_of_the_curia(play: Play) -> None:
    def curia(g: Carthage) -> None:
        g.deck.remove("fam-bostar")
        g.curia.families.append("fam-bostar")

    play.at("mortality", chits=["6"], change=curia)
    assert play.g.curia.families == ["fam-bostar", "fam-milko"]
    assert FamilyLost("fam-milko") in play.told


@clause("RC-5.2")
def test_a_dead_leaders_family_stays_at_home_with_printed_ratings(play: Play) -> None:
    def leader(g: Carthage) -> None:
        barca = numbered(g, 2)
        barca.influence, barca.popularity, barca.talents = 30, 5, 9
        g.issued += 9
        assert barca.place == "province"

    play.at("mortality", chits=["2"], change=leader)
    barca = play.senator(2)
    assert (barca.faction, barca.influence, barca.popularity, barca.place) == ("triangle", 2, 0, "carthage")
    assert (barca.traders, barca.office, play.g.posts(barca)) == (0, "", [])
    assert play.g.factions[Seat("triangle")].leader == barca.id
    assert play.g.provinces["coastal-spain"].governor == ""
    invariants(play.g)


@clause("RC-5.3")
def test_a_dead_statesman_leaves_the_game_and_his_family_follows_the_rule(play: Play) -> None:
    def statesmen(g: Carthage) -> None:
        for number, card in ((8, "st-8a"), (1, "st-1a")):
            g.deck.remove(card)
            numbered(g, number).statesman = card

    play.at("mortality", chits=["draw-2", "8", "1"], change=statesmen)
    assert play.g.gone == ["st-8a", "st-1a"]
    assert play.g.curia.families == ["fam-himilco"]
    assert play.senator(1).cards == ["fam-mago"]
    assert play.g.chronicle.deaths == ["st-8a", "st-1a"]


@clause("RC-5.3")
def test_without_a_marked_leader_the_foremost_senator_is_leader_for_every_rule(play: Play) -> None:
    def alone(g: Carthage) -> None:
        g.deck.remove("fam-malchus") if "fam-malchus" in g.deck else None
        g.deck.remove("st-12a")
        malchus = g.senators.pop("fam-malchus")
        g.curia.families.append("fam-malchus")
        enter(g, seat=malchus.faction, statesman="st-12a")
        g.factions[Seat("square")].leader = "st-12a"
        numbered(g, 4).influence, numbered(g, 8).influence = 4, 4

    play.at("mortality", chits=["12"], change=alone)
    assert play.g.factions[Seat("square")].leader == ""
    assert play.g.leader(Seat("square")) is play.senator(4)  # INF 4 and 4: ORA 3 beats 2
    assert play.g.leads(play.senator(4))
    assert play.saw(FamilyLost) == []


@clause("RC-5.2", "RC-5.3")
def test_who_leads_without_the_marker_leaves_no_family_in_his_place(play: Play) -> None:
    def unmarked(g: Carthage) -> None:
        g.factions[Seat("circle")].leader = ""
        numbered(g, 7).influence = 30

    play.at("mortality", chits=["7"], change=unmarked)
    assert play.g.curia.families == ["fam-gisco"]
    assert play.g.leader(Seat("circle")) is play.senator(3)


@clause("RC-11.2.1", "RC-5.3")
def test_the_family_of_a_pair_moves_under_the_survivor_with_the_marker(play: Play) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("triangle"), statesman="st-2b")
        assert g.factions[Seat("triangle")].leader == "fam-barca"

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, change=pair)
    assert play.saw(FamilyInherited) == [FamilyInherited("fam-barca", "st-2b")]
    assert play.senator(2).cards == ["fam-barca", "st-2b"]
    assert play.g.leader(Seat("triangle")) is play.senator(2)
    invariants(play.g)


@clause("RC-5.1", "RC-5.1b", "RC-11.2.1")
@pytest.mark.parametrize(("survivor", "lost"), [("triangle", []), ("square", ["triangle"])])
def test_a_leader_of_a_pair_keeps_the_warehouses_if_his_family_stays_in_the_faction(
    play: Play, survivor: str, lost: list[str]
) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman, numbered(g, 2).traders = "st-2a", 4
        enter(g, seat=Seat(survivor), statesman="st-2b")

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, hands=STORED, change=pair)
    assert [event.card for event in play.saw(Died)] == ["st-2a"]
    assert [seat for seat, _ in play.asked("mortality.warehouse")] == lost
    assert (play.g.factions[Seat("triangle")].leader == "") == bool(lost)


# Factions without Senators


def chain(*changes: Change) -> Callable[[Carthage], None]:
    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return change


def last_of_diamond(g: Carthage) -> None:
    """Diamond has Mago alone, and he does not lead."""
    for name in ("fam-mangi", "fam-bomilcar"):
        g.senators[name].faction = Seat("square")
    g.factions[Seat("diamond")].leader = ""


def in_curia(*families: str) -> Change:
    def change(g: Carthage) -> None:
        for name in families:
            g.deck.remove(name)
            g.curia.families.append(name)

    return change


@clause("RC-5.4")
def test_a_faction_without_senators_takes_the_top_of_the_curia_as_leader(play: Play) -> None:
    play.at("mortality", chits=["1"], change=chain(last_of_diamond, in_curia("fam-elram", "fam-bostar")))
    assert play.saw(FactionRevived) == [FactionRevived(Seat("diamond"), "fam-elram")]
    assert play.g.leader(Seat("diamond")) is play.senator(19)
    assert play.senator(19).influence == 3
    assert play.g.curia.families == ["fam-bostar", "fam-mago"]
    assert not play.g.factions[Seat("diamond")].out


@clause("RC-5.4")
def test_not_a_family_whose_statesman_is_in_play(play: Play) -> None:
    def bomilcar(g: Carthage) -> None:
        last_of_diamond(g)
        del g.senators["fam-bomilcar"]
        g.curia.families.append("fam-bomilcar")
        g.deck.remove("st-9a")
        enter(g, seat=Seat("circle"), statesman="st-9a")

    play.at("mortality", chits=["1"], change=bomilcar)
    # The next in the Curia is the dead man's own Family.
    assert play.saw(FactionRevived) == [FactionRevived(Seat("diamond"), "fam-mago")]
    assert play.g.curia.families == ["fam-bomilcar"]


@clause("RC-5.4")
def test_it_waits_until_there_is_one(play: Play) -> None:
    def nothing(g: Carthage) -> None:
        last_of_diamond(g)
        mago = g.senators.pop("fam-mago")
        g.gone += mago.cards

    play.at("mortality", chits=["none"], change=nothing)
    assert play.g.senators_of(Seat("diamond")) == []
    assert not play.g.factions[Seat("diamond")].out
    play.at("mortality", chits=["6"], change=nothing)
    assert [event.senator for event in play.saw(FactionRevived)] == ["fam-milko"]
    assert play.g.senators_of(Seat("diamond")) == [play.senator(6)]
