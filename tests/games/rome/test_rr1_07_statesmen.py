"""RR-1.07.312, RR-1.07.32: which Statesmen may be played, what they take over, and Concessions laid on Senators."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.bench import draw_out
from games.republic.forum.events import ConcessionPlayed, StatesmanPlayed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import DIAMOND, Change
from tests.games.rome.play import Play, add_senator, add_statesman, numbered


def playing(play: Play, card: str, *changes: Change) -> list[str]:
    """Diamond holds a card while cards are played; what he may do with it."""

    def change(g: Rome) -> None:
        for one in changes:
            one(g)

    play.forget()
    play.at("setup.cards", scenario="alternative", cards={"diamond": [card]}, change=change)
    options: list[str] = play.options("diamond", "setup.play")
    return options


@clause("RR-1.07.312.1", "RR-DP2")
@pytest.mark.parametrize(
    ("card", "free"),
    [
        ("st-1a", True),  # his own Cornelius
        ("st-2a", False),  # triangle has Fabius
        ("st-18a", True),  # Quinctius is in the deck
        ("st-25a", True),
    ],
)
def test_no_opponent_may_control_the_family(play: Play, card: str, free: bool) -> None:
    assert (card in playing(play, card)) == free


@clause("RR-1.07.312.1")
@pytest.mark.parametrize(("card", "other", "free"), [("st-1b", "st-1a", False), ("st-25a", "st-25b", True)])
def test_no_statesman_of_the_number_may_be_in_play_but_of_a_pair(play: Play, card: str, other: str, free: bool) -> None:
    assert (card in playing(play, card, lambda g: add_statesman(g, other, "diamond"))) == free


@clause("RR-1.07.312.1")
def test_one_of_a_pair_may_be_played_though_an_opponent_has_the_family(play: Play) -> None:
    def family(g: Rome) -> None:
        add_senator(g, 25, "circle")

    def both(g: Rome) -> None:
        family(g)
        add_statesman(g, "st-25b", "circle")

    assert playing(play, "st-25a", family) == ["none"]
    assert playing(play, "st-25a", both) == ["none", "st-25a"]


@clause("RR-1.07.312.1")
def test_a_captive_bars_his_namesake_too(play: Play) -> None:
    def captive(g: Rome) -> None:
        cato = add_statesman(g, "st-22a", "diamond")
        cato.place, cato.at = "captive", "punic-1"

    assert playing(play, "st-22b", captive) == ["none"]


@clause("RR-1.07.312.2", "RR-1.07.312.3")
def test_on_his_family_he_takes_over_all_it_has(play: Play) -> None:
    def rich(g: Rome) -> None:
        cornelius = numbered(g, 1)
        cornelius.talents, cornelius.knights, cornelius.concessions = 7, 2, ["mining"]
        cornelius.popularity, cornelius.corrupt = 3, ["sicilia"]
        draw_out(g, "mining")

    playing(play, "st-1a", rich)
    play.answer("diamond", "setup.play", "st-1a")
    assert play.saw(StatesmanPlayed) == [StatesmanPlayed(DIAMOND, "st-1a", "fam-cornelius")]
    scipio = play.senator(1)
    assert (scipio.family, scipio.statesman) == ("fam-cornelius", "st-1a")
    assert (scipio.talents, scipio.knights, scipio.concessions, scipio.corrupt) == (7, 2, ["mining"], ["sicilia"])
    assert (scipio.military, scipio.oratory, play.g.loyalty(scipio)) == (5, 5, 7)
    assert (scipio.influence, scipio.popularity, scipio.office) == (10, 3, "rome-consul"), "the higher ones"


@clause("RR-1.07.312.3", "RR-1.13.3")
def test_printed_inf_and_pop_count_where_they_are_higher(play: Play) -> None:
    playing(play, "st-30a", lambda g: add_senator(g, 30, "diamond"))
    play.answer("diamond", "setup.play", "st-30a")
    assert (play.senator(30).influence, play.senator(30).popularity) == (5, 5)


@clause("RR-1.07.312.2")
def test_a_family_in_the_forum_joins_under_him(play: Play) -> None:
    playing(play, "st-18a", lambda g: add_senator(g, 18, None))
    play.answer("diamond", "setup.play", "st-18a")
    assert (play.senator(18).family, play.senator(18).faction) == ("fam-quinctius", DIAMOND)


@clause("RR-1.07.312.2")
@pytest.mark.parametrize("where", ["curia", "deck", "gone"])
def test_without_his_family_he_stands_alone(play: Play, where: str) -> None:
    def elsewhere(g: Rome) -> None:
        if where != "deck":
            draw_out(g, "fam-quinctius")
            (g.curia.families if where == "curia" else g.gone).append("fam-quinctius")

    playing(play, "st-18a", elsewhere)
    play.answer("diamond", "setup.play", "st-18a")
    flamininus = play.senator(18)
    assert (flamininus.id, flamininus.family, flamininus.influence) == ("st-18a", "", 4)
    assert play.g.curia.families == (["fam-quinctius"] if where == "curia" else [])


@clause("RR-1.07.32", "RR-DP2")
def test_a_concession_is_attached_to_an_own_senator(play: Play) -> None:
    options = playing(play, "mining")
    assert options == ["none", "mining@fam-cornelius", "mining@fam-claudius", "mining@fam-aurelius"]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "setup.play", "mining@fam-manlius")
    play.answer("diamond", "setup.play", "mining@fam-claudius")
    assert play.saw(ConcessionPlayed) == [ConcessionPlayed(Seat("diamond"), "mining", "fam-claudius")]
    assert (play.senator(5).concessions, play.g.factions[DIAMOND].hand) == (["mining"], [])
