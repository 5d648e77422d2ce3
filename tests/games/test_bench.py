"""The bench: positions as data, presets that stand, and what cannot be put anywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.bench import LOAD, Answer, Forked, Misplaced, Position, Ruled, bench, read
from games.catalog import GAMES
from games.kernel import IllegalAnswer, NotOpen, Seat, chairs, save
from games.republic.combat.events import BattleFought
from games.sample.events import Priced
from tests.games.conformance import invariants_of

EVERY = [(game, preset) for game in GAMES for preset in bench(game).presets]


def lying(**about: Any) -> Position:
    """A position of The Salt Road."""
    return Position.model_validate({"game": "sample", "seats": 3, "step": "market", **about})


@pytest.mark.parametrize(("game", "preset"), EVERY, ids=lambda one: one)
def test_a_preset_is_a_place_where_its_seat_has_something_to_do(game: str, preset: str) -> None:
    start = bench(game).position(preset)
    play = bench(game).play(start)
    assert start.game == game
    assert start.about
    assert play.awaited()
    asked = {posted.decision.seat for posted in play.table.open.values()}
    assert Seat(start.seat) in asked if start.seat else asked
    for check in filter(None, [invariants_of(GAMES[game])]):
        check(play.g)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_preset_and_every_table_begins(game: str) -> None:
    assert bench(game).presets
    begun = bench(game).play(Position(game=game, seats=bench(game).seats))
    assert begun.awaited()


@pytest.mark.parametrize(("game", "preset"), EVERY, ids=lambda one: one)
def test_a_preset_is_the_same_table_each_time_and_is_written_as_it_is_read(game: str, preset: str) -> None:
    start = bench(game).position(preset)
    again = read(start.model_dump_json(exclude_defaults=True))
    assert again == start
    assert save(bench(game).play(start).g) == save(bench(game).play(again).g)


def test_words_put_things_on_the_table_and_places_are_set() -> None:
    hands = {"diamond": ["amber", "amber"], "triangle": ["salt"]}
    play = bench("sample").play(lying(put={"hands": hands}, set={"day": 3, "merchants.circle.coins": 4}))
    assert [card.good for card in play.g.merchants[Seat("diamond")].hand] == ["amber", "amber"]
    assert (play.g.day, play.g.merchants[Seat("circle")].coins) == (3, 4)


def test_dice_are_loaded_before_play_and_during_it() -> None:
    play = bench("sample").play(lying(dice={"price.amber": [6]}))
    assert [one.prices["amber"] for one in play.told if isinstance(one, Priced)] == [6]
    at = bench("sample").play(lying(step="barter"))
    at.do(Ruled(rule=LOAD, args={"label": "price.wool", "numbers": [2]}))
    at.lapse_all("sample.done")
    assert at.g.prices["wool"] == 2


def test_dice_loaded_later_come_before_those_that_would_have_come() -> None:
    """Also where some have been drawn under this label already."""
    play = bench("sample").play(lying(dice={"price.amber": [6]}))
    play.do(Ruled(rule=LOAD, args={"label": "price.amber", "numbers": [2, 3]}))
    assert play.g.dice.roll("price.amber", 2) == (2, 3)


def test_what_is_done_first_is_done_in_order() -> None:
    sold = Answer(key="sample.sell/day=1@diamond", raw="amber")
    play = bench("sample").play(lying(put={"hands": {"diamond": ["amber"]}}, dice={"price.amber": [5]}, do=(sold,)))
    assert play.g.merchants[Seat("diamond")].coins == 15
    assert play.asked() == [("triangle", "sample.sell")]


def test_a_fork_looks_the_same_to_its_seat_only() -> None:
    start = lying(step="auction", put={"hands": {"diamond": ["salt", "salt"], "circle": ["amber", "amber"]}})
    play, fork = bench("sample").play(start), bench("sample").play(start)
    fork.do(Forked(fork="diamond", seed="2"))
    assert fork.table.view(Seat("diamond")) == play.table.view(Seat("diamond"))
    assert save(fork.g) != save(play.g)


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ({"step": "harbour"}, "no step harbour. There are: auction, barter, market"),
        ({"put": {"ships": 1}}, "no word ships. There are: hands"),
        ({"put": {"hands": {"diamond": ["amber"] * 7}}}, "no amber is left"),
        ({"put": {"hands": {"nobody": []}}}, "nobody"),
        ({"set": {"dayz": 1}}, "no dayz in that place of the state. There are: .*day"),
        ({"set": {"merchants.nobody.coins": 1}}, "no nobody in that place of the state. There are: diamond"),
        ({"set": {"day.of": 1}}, "no of in that place"),
        ({"set": {"day": "soon"}}, "day"),
        ({"options": {"coins": 0}}, "coins"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(about: dict[str, Any], why: str) -> None:
    with pytest.raises(Misplaced, match=why):
        bench("sample").play(lying(**about))


def test_a_file_that_is_no_position_says_where_it_is_wrong() -> None:
    for text, why in (("{", "Invalid JSON"), ('{"game": "sample", "stpe": "market"}', "stpe"), ("{}", "game")):
        with pytest.raises(Misplaced, match=why):
            read(text)
    with pytest.raises(Misplaced, match=r"no preset nothing of sample\. There are: auction"):
        bench("sample").position("nothing")


def test_a_table_for_one_cannot_be_laid_at_a_step() -> None:
    with pytest.raises(Misplaced, match="jump"):
        bench("carthage").play(Position(game="carthage", seats=1, step="senate.business"))
    assert bench("carthage").play(Position(game="carthage", seats=1)).awaited()


def test_a_refused_answer_leaves_what_was_told_and_asked() -> None:
    play = bench("sample").play(lying(dice={"price.amber": [6]}))
    told, before = list(play.told), save(play.g)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "sample.sell", "gold")
    with pytest.raises(NotOpen):
        play.submit("sample.bid/day=1@diamond", 1)
    with pytest.raises(LookupError, match=r"sample\.bid for diamond"):
        play.posted("diamond", "sample.bid")
    assert (play.told, save(play.g)) == (told, before)


def test_words_of_carthage() -> None:
    """Each word puts what it says, so that a preset may rely on it."""
    put = {
        "hands": {"diamond": ["ochre.1"]},
        "cards": {"circle": ["assassin.1"]},
        "senators": {"square": [13], "forum": [14]},
        "offices": {"censor-of-morals": 8, "marine-suffete": 10},
        "purses": {"9": 12},
        "treasury": 77,
        "wars": {"massilian-war": "inactive"},
        "provinces": {"tunisia": 12},
        "forces": [{"at": "massilian-war", "commanders": [9], "legions": 2, "veterans": 1, "fleets": 3}],
        "events": {"te-evil-omens": 2},
        "laws": ["law-army-election"],
        "initiative": {"seat": "circle", "number": 3},
    }
    start = {
        "game": "carthage",
        "step": "senate.business",
        "put": put,
        "options": {"ballots": "sealed", "scenario": "campaign"},
    }
    g = bench("carthage").state(Position.model_validate(start))
    assert [card.id for card in g.factions[Seat("diamond")].trade_cards] == ["ochre.1"]
    assert g.factions[Seat("circle")].hand == ["assassin.1"]
    assert [g.numbered(number)[0].faction for number in (13, 14)] == ["square", None]
    assert [g.holder(post).number for post in ("censor-of-morals", "marine-suffete")] == [8, 10]
    assert (g.numbered(9)[0].talents, g.treasury) == (12, 77)
    assert g.wars["massilian-war"].status == "active"
    assert g.provinces["tunisia"].governor == g.numbered(12)[0].id
    assert (len(g.forces["force-1"].units.legions), g.forces["force-1"].units.fleets) == (2, 3)
    assert (g.table_events["te-evil-omens"].times, g.laws) == (2, ["law-army-election"])
    assert (g.forum.seat, g.forum.number, g.ballots) == ("circle", 3, "sealed")
    for check in filter(None, [invariants_of(GAMES["carthage"])]):
        check(g)


def test_a_preset_ends_as_its_dice_say() -> None:
    play = bench("carthage").play(bench("carthage").position("battle"))
    play.lapse("diamond", "combat.mercenaries")
    assert [(one.war, one.result) for one in play.told if isinstance(one, BattleFought)] == [
        ("conquest-of-tunisia", "victory")
    ]


def test_the_chairs_of_a_position_are_those_of_a_lobby() -> None:
    assert bench("sample").setup(lying()).seats == chairs(3)
    assert json.loads(lying().model_dump_json(exclude_defaults=True)) == {
        "game": "sample",
        "seats": 3,
        "step": "market",
    }
