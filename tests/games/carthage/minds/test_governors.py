"""Whom the sensible player proposes as Governors: nobody who may refuse, and for a barren Province the least missed."""

from __future__ import annotations

from typing import cast

import pytest

from games.carthage.minds.sensible.elections import governors
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says, voices
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.senate import Change, propose, session
from tests.games.carthage.units import war


def provinces(play: Play, *names: str, change: Change) -> dict[str, str]:
    """Whom the HRAO proposes for these Provinces, while nobody is dangerous."""

    def prepared(g: Carthage) -> None:
        for name in names:
            add_province(g, name)
        change(g)

    session(play, "senate.governors", prepared)
    said: dict[str, str] = says(play, "diamond", "senate.governors")
    return said


def seen_returned(play: Play) -> set[str]:
    """Of whom everybody sees that he is back from a Province this turn."""
    return {one.id for one in see.view(play.g, None).senators.values() if one.returned}


@clause("RC-9.4.4")
def test_nobody_is_named_who_has_just_come_home_and_may_refuse(play: Play) -> None:
    named = provinces(play, "tunisia", change=lambda g: None)["tunisia"]

    def back(g: Carthage) -> None:
        g.senators[named].returned = True

    again = Play()
    assert provinces(again, "tunisia", change=back)["tunisia"] not in (named, "none")
    assert seen_returned(again) == {named}
    asked, view = again.decision("diamond", "senate.governors"), see.view(again.g, Seat("diamond"))
    assert all(way["tunisia"] != named for way in cast("list[dict[str, str]]", governors(asked, view)))


@clause("RC-6.8.1")
def test_whom_one_misses_least_goes_to_the_province_that_is_attacked(play: Play) -> None:
    """It gives nothing to him nor to the State; but somebody has to go there (RC-9.0.21)."""
    attacked = {"sicily": "pyrrhic-war", "tunisia": "syracusan-war-3"}

    def prepared(against: str = "") -> Change:
        def change(g: Carthage) -> None:
            numbered(g, 9).influence = 20  # there is nothing to be had for one's own either
            if against:
                war(against)(g)

        return change

    least = provinces(play, *attacked, change=prepared())
    for name, against in attacked.items():
        again = Play()
        said = provinces(again, *attacked, change=prepared(against))
        assert said[name] == least[min(attacked, key=[*least].index)]
        assert see.view(again.g, None).provinces[name].attacked


@clause("RC-6.8.1")
@pytest.mark.parametrize(("wars", "whose"), [((), "diamond"), (("pyrrhic-war",), "circle")])
def test_ones_own_is_not_sent_rather_than_another_s_where_nothing_is_to_be_had(
    wars: tuple[str, ...], whose: str, play: Play
) -> None:
    """RC-6.8.2: with 3 votes he went for three turns where there were no spoils; others were there who had 1 vote."""

    def nearly_alike(g: Carthage) -> None:
        g.committee["state-treasurer"].member = ""
        for number, points in {5: 2, 11: 0, 8: 9, 9: 9, 10: 9, 12: 9}.items():
            numbered(g, number).influence = points
        for name in wars:
            war(name)(g)

    named = provinces(play, "sicily", change=nearly_alike)["sicily"]
    assert play.g.owner(play.g.senators[named]) == whose


@clause("RC-9.10.1")
@pytest.mark.parametrize(("points", "kept"), [(12, False), (24, True)])
def test_nobody_is_named_whom_all_others_keep_at_home_against_a_ruler(points: int, *, kept: bool, play: Play) -> None:
    """RC-9.0.13: without his votes one's own could be elected for life: eight such motions cost 7 INF and the chair."""

    def mighty(g: Carthage) -> None:
        for name in ("tunisia", "sicily"):
            add_province(g, name)
        influence(1, points)(g)
        purse(24, 1)(g)

    session(play, "senate.governors", mighty)
    asked, view = play.decision("diamond", "senate.governors"), see.view(play.g, Seat("diamond"))
    ways = cast("list[dict[str, str]]", governors(asked, view))
    sent = {name for way in ways for name in way.values() if name != "none"}
    others = {name for name in sent if play.g.owner(play.g.senators[name]) not in (None, "diamond")}
    assert bool(others) != kept


@clause("RC-9.4")
@pytest.mark.parametrize(("refused", "said"), [(False, {"against"}), (True, {"for"})])
def test_a_lesser_man_is_let_go_rather_than_the_leader(said: set[str], play: Play, *, refused: bool) -> None:
    """One who had 12 INF was kept at home for 5T, so the Leader with 30 INF was away for three turns."""

    def prepared(g: Carthage) -> None:
        add_province(g, "tunisia")
        for number, points in {11: 12, 7: 20}.items():
            influence(number, points)(g)
        g.factions[Seat("circle")].leader = numbered(g, 7).id

    session(play, "senate.governors", prepared)
    play.g.senate.defeated += [f"governors:tunisia/{numbered(play.g, 7).id}"] if refused else []
    nobody = dict.fromkeys(play.decision("diamond", "senate.governors").choice.form(), "none")
    propose(play, "governors", {**nobody, "tunisia": "fam-carthalo"})
    assert voices(play, "circle") == said
