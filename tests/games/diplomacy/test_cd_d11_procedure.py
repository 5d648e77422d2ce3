"""CD-D.11: four kinds of questions, cores, and the order of reading, which never matters."""

from __future__ import annotations

import random

import pytest

from games.diplomacy.adjudicator import Profile, adjudicate
from tests.clauses import clause
from tests.games.diplomacy.drawn import Drawn
from tests.games.diplomacy.orders import season
from tests.games.diplomacy.slow import solutions

SEEDS = range(20)


@clause("CD-D.11", "CD-D.4", "CD-D.9")
@pytest.mark.parametrize("profile", list(Profile))
@pytest.mark.parametrize("tens", SEEDS)
def test_what_follows_is_what_alone_contradicts_nothing(tens: int, profile: Profile) -> None:
    """Against every assignment of success there is; where several agree, or none does, cores are resolved."""
    for seed in range(10 * tens, 10 * tens + 10):
        drawn = Drawn(seed)
        outcome = adjudicate(drawn.position, drawn.orders, profile)
        found = {space: fate.moved for space, fate in outcome.fates.items() if fate.order.__class__.__name__ == "Move"}
        possible = list(solutions(drawn.position, drawn.orders, profile))
        paradox = [space for space in found if any(one.word == "paradox" for one in outcome.why(space))]
        if len(possible) == 1:
            assert [found] == possible
        elif paradox:
            assert found in list(solutions(drawn.position, drawn.orders, profile, frozenset(paradox)))
        else:
            assert found in possible
            assert sum(found.values()) == max(sum(one.values()) for one in possible)


@clause("CD-D.11")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_reading_does_not_matter(seed: int) -> None:
    drawn = Drawn(seed)
    expected = adjudicate(drawn.position, drawn.orders)
    chance = random.Random(seed)
    for _ in range(4):
        orders = dict(chance.sample(sorted(drawn.orders.items()), len(drawn.orders)))
        drawn.pieces = dict(chance.sample(sorted(drawn.pieces.items()), len(drawn.pieces)))
        again = adjudicate(drawn.position, orders)
        assert (again.fates, again.contested) == (expected.fates, expected.contested)
        assert list(again.fates) == list(expected.fates)
        assert [again.why(space) for space in again.fates] == [expected.why(space) for space in expected.fates]


@clause("CD-D.5", "CD-D.11")
def test_three_rotate_and_it_is_said_that_they_do() -> None:
    outcome = season("F Ank-Con", "A Con-Smy", "A Smy-Ank")
    assert outcome.end == {"Ank": "Con", "Con": "Smy", "Smy": "Ank"}
    assert [outcome.why(space)[0].word for space in outcome.fates] == ["rotation"] * 3


@clause("CD-D.11", "CD-D.9(4.A.2)")
def test_in_a_paradox_all_convoyed_armies_of_the_core_are_disrupted() -> None:
    """Two armies, each of which would cut the support that decides the other's convoy."""
    outcome = season(
        "en: F Edi-Nth", "en: F Yor S F Edi-Nth", "fr: A Bre-Lon", "fr: F Eng C A Bre-Lon", "ge: F Lon S F Nth",
        "ge: F Bel S F Eng", "it: F Mao-Eng", "it: F Iri S F Mao-Eng", "ru: A Nwy-Bel", "ru: F Nth C A Nwy-Bel",
    )  # fmt: skip
    assert outcome.end["Bre"] == "Bre"
    assert outcome.end["Nwy"] == "Nwy"
    assert outcome.why("Bre")[0].word == "paradox"
