"""The figures that goals are set for: what is counted of a game, and what many games come to."""

from __future__ import annotations

from typing import Any

from games.carthage.combat.events import Discovered
from games.carthage.minds.census import Observer, Tale, due
from games.carthage.minds.happenings import COUNTED, counted, fate
from games.carthage.minds.measures import measures, often_fought, wars
from games.carthage.senate.events_business import TaxChanged, WarLost
from games.carthage.trade.events import DrewTradeCards, Sold
from games.kernel import Event, Seat
from games.republic.forum.events import CounterBribed, PersuasionAnnounced
from tests.games.carthage.play import Play

DIAMOND, CIRCLE = Seat("diamond"), Seat("circle")


def ended(winner: str, **more: Any) -> Tale:
    tale = Tale(seed="s", seats=["diamond", "circle"], players={"diamond": "A", "circle": "B"}, first="circle")
    tale.reason, tale.winner, tale.turns = "influence" if winner else "wars", winner, 7
    for name, value in more.items():
        setattr(tale, name, value)
    return tale


def test_victories_are_counted_among_games_that_somebody_wins() -> None:
    early = ended("circle", turns=3, reason="suffete-for-life", counts={"appointed for life": 1})
    late = ended("circle", reason="suffete-for-life", counts={"appointed for life": 1, "elected for life": 1})
    found = measures([early, late, ended("diamond"), ended("diamond"), ended("")])
    assert (found["stands"].value, found["stands"].of) == (0.8, 5)
    assert (found["won too early"].value, found["won too early"].of) == (0.25, 4)
    assert [found[f"won for life{how}"].value for how in ("", ", elected", ", appointed")] == [0.5, 0.25, 0.25]


def test_chairs_and_places_are_multiples_of_chance() -> None:
    found = measures([ended("circle"), ended("circle"), ended("circle"), ended("diamond")])
    assert [found[f"wins of chair {one}"].value for one in ("diamond", "circle")] == [0.5, 1.5]
    assert [found[f"wins of place {one}"].value for one in (1, 2)] == [1.5, 0.5]


def test_the_odd_one_wins_his_share_of_all_victories() -> None:
    games = [ended(winner, alone="diamond") for winner in ("diamond", "circle", "circle", "circle", "")]
    assert (measures(games)["wins of the odd one"].value, measures(games)["wins of the odd one"].of) == (0.25, 4)
    assert "wins of the odd one" not in measures([ended("circle")])


def test_habits_are_counted_by_games_and_other_things_by_number() -> None:
    found = measures([ended("circle", counts={"recalls": 3, "deals": 5}), ended("circle", counts={"deals": 2})])
    assert found["games with recalls"].value == 0.5
    assert found["deals"].value == 3.5


def test_draws_reactions_and_money_are_shares_of_all_there_were() -> None:
    poor = ended("circle", draws={"due": {"stack-1": 6, "stack-4": 4}, "missed": {"stack-4": 1}})
    cruel = ended("circle", counts={"reactions": 4, "crucified": 1}, spent={"marched": 30, "idle": 10})
    found = measures([poor, cruel])
    assert found["missed draws"].value == 0.1
    assert found["crucified of reactions"].value == 0.25
    assert found["money for idle units"].value == 0.25


def test_wars_are_counted_in_the_games_they_appear_in() -> None:
    games = [ended("circle", seen=["pyrrhic-war"]) for _ in range(9)]
    fought = ended("circle", seen=["pyrrhic-war", "massilian-war"], wars={"fought": {"pyrrhic-war": 2}})
    found = wars([*games, fought])
    assert [found["pyrrhic-war"][what].value for what in ("appeared", "fought", "won")] == [1, 0.1, 0]
    assert found["massilian-war"]["appeared"].value == 0.1
    assert (often_fought([*games, fought]).value, often_fought([*games, fought]).of) == (1, 2)
    assert often_fought([*games, games[0], fought]).value == 0


# What is counted of a game


def seen(play: Play, *events: Event) -> Tale:
    watching = Observer(Tale(seed="s", seats=[], players={}))
    watching.begin(play.g)
    for event in events:
        watching.happened(play.g, event)
    watching.drew(play.g, events)
    return watching.tale


def test_large_sets_and_fates_of_wars() -> None:
    assert list(counted(Sold(DIAMOND, {"ochre": 4, "salt": 3, "fish": 6}, (), 1, 10, 1))) == ["large sets"] * 2
    assert list(counted(Discovered("tin-isles", "fam-mago", 7))) == ["discoveries"]
    assert list(counted(TaxChanged(20, "", ""))) == []
    assert fate(WarLost("pyrrhic-war", 1)) == ("lost", "pyrrhic-war")
    assert all(isinstance(kind, type) and issubclass(kind, Event) for kind in COUNTED)


def test_taxes_go_up_and_down(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": ["ochre.1"]})
    tax = play.g.tax
    tale = seen(play, TaxChanged(tax + 10, "", ""), TaxChanged(tax + 5, "", ""), TaxChanged(tax, "", ""))
    assert tale.counts == {"taxes up": 1, "taxes down": 2}


def test_counter_bribes_for_one_s_own_and_for_others(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": ["ochre.1"]})
    target = play.g.senators_of(DIAMOND)[0]
    announced = PersuasionAnnounced(Seat("triangle"), "", target.id, 3, "", 7)
    bids = [CounterBribed(DIAMOND, 3, 6), CounterBribed(CIRCLE, 0, 6), CounterBribed(CIRCLE, 1, 5)]
    tale = seen(play, announced, *bids)
    assert tale.counts == {"counter-bribes for one's own": 1, "counter-bribes for others": 1}


def test_draws_that_miss_an_empty_stack(play: Play) -> None:
    """RC-7.1.4."""
    play.at("trade.selling", hands={"diamond": ["ochre.1"]})
    most = max(play.g.seats, key=play.g.traders)
    expected = due(play.g)
    assert expected["stack-1"] == sum(play.g.traders(seat) > 0 for seat in play.g.seats)
    tale = seen(play, DrewTradeCards(most, 1, ("stack-1",)))
    assert tale.draws["due"] == dict(expected)
    assert sum(tale.draws["missed"].values()) == sum(expected.values()) - 1
    assert seen(play).draws == {}
