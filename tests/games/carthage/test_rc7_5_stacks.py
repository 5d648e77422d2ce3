"""RC-7.5, RC-7.3.4: the stacks of trade cards."""

from __future__ import annotations

import re

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent, TradeCard
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.carthage.trade.events import StackChanged
from games.republic.components import Effect
from games.republic.effects import carry_out
from tests.clauses import clause, rulebook
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war

RULES = rulebook("republic-of-carthage")
T1 = re.findall(r"^\| (\d) \| (\d) \| (\d+) (\w+), (\d+) (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", RULES, re.MULTILINE)
T2 = re.findall(r"^\| ([\w ]+) \| [^|]+ \| (\d of stack-\d(?:, \d of stack-\d)?) \|$", RULES, re.MULTILINE)


def pile(g: Carthage, stack: str) -> tuple[int, int, int]:
    """Cards in the stack, set aside, and owed."""
    one = g.stacks[stack]
    return len(one.cards), len(one.aside), one.owed


def hold_all(g: Carthage, stack: str, left: int = 0) -> list[TradeCard]:
    """Diamond draws the stack but for so many cards."""
    one = g.stacks[stack]
    drawn, one.cards[:] = one.cards[left:], one.cards[:left]
    g.factions[g.seats[0]].trade_cards += drawn
    return drawn


def bring_back(g: Carthage, cards: list[TradeCard]) -> None:
    """Diamond turns them in again."""
    hand = g.factions[g.seats[0]].trade_cards
    hand[:] = [card for card in hand if card not in cards]
    stacks.come_back(g, cards)


@clause("T-1", "RC-7.5.1")
@pytest.mark.parametrize("row", T1, ids=lambda row: f"stack-{row[0]}")
def test_in_play_is_the_total_less_what_is_set_aside(play: Play, row: tuple[str, ...]) -> None:
    number, value, n1, first, n2, second, total, aside, in_play = row
    stack = play.at("trade.draw", change=lambda g: None).g.stacks[f"stack-{number}"]
    counts = {card.name: card.count for card in CARTHAGE.tables.commodities.values() if card.stack == stack.id}
    assert len(T1) == 9
    assert counts == {first: int(n1), second: int(n2)}
    assert {CARTHAGE.tables.value(name) for name in CARTHAGE.tables.stacks[stack.id].commodities} == {int(value)}
    assert (CARTHAGE.tables.stacks[stack.id].total_cards, len(stack.aside), stack.in_play) == (
        int(total),
        int(aside),
        int(in_play),
    )


@clause("RC-7.5.1")
def test_cards_removed_from_the_game_and_cards_in_hands(play: Play) -> None:
    g = play.at("trade.floor").g
    hold_all(g, "stack-5", left=10)
    assert g.stacks["stack-5"].in_play == 13
    stacks.remove_forever(g, "stack-5", 2, "syracusan-war-1")
    assert (g.stacks["stack-5"].in_play, len(g.stacks["stack-5"].gone)) == (11, 2)


@clause("RC-7.5.2")
@pytest.mark.parametrize(("aside", "left"), [(0, 7), (1, 6), (3, 5), (12, 1)])
def test_halving_leaves_half_rounded_up(play: Play, aside: int, left: int) -> None:
    g = play.at("trade.floor").g
    stacks.set_aside(g, "stack-5", aside)
    stacks.halve(g, "stack-5", "ev-greek-embargo")
    assert pile(g, "stack-5") == (left, 13 - left, 0)
    assert g.told[-1].event == StackChanged("stack-5", "halved", "ev-greek-embargo", 13 - aside - left, 0, left)


@clause("RC-7.5.2", "RC-7.3.4")
def test_a_stack_with_too_few_cards_owes_the_rest(play: Play) -> None:
    g = play.at("trade.floor").g
    drawn = hold_all(g, "stack-5", left=2)
    stacks.halve(g, "stack-5", "ev-greek-embargo")
    assert pile(g, "stack-5") == (0, 2, 4)
    bring_back(g, drawn[:3])
    assert pile(g, "stack-5") == (0, 5, 1)
    bring_back(g, drawn[3:])
    assert pile(g, "stack-5") == (7, 6, 0)
    invariants(g)


@clause("RC-7.5.2")
def test_halving_twice_while_cards_are_owed(play: Play) -> None:
    g = play.at("trade.floor").g
    hold_all(g, "stack-5")
    stacks.halve(g, "stack-5", "one")
    stacks.halve(g, "stack-5", "two")
    assert (g.stacks["stack-5"].in_play, g.stacks["stack-5"].owed) == (4, 9)


@clause("RC-7.5.2", "RC-7.3.4")
def test_which_card_goes_aside_is_chance(play: Play) -> None:
    seen = set()
    for roll in range(4):
        g = play.at("trade.floor").g
        drawn = hold_all(g, "stack-5", left=9)
        g.stacks["stack-5"].owed = 1
        g.dice.drawn.clear()
        g.dice.loaded = {"trade.stack-5": [roll % 4, roll % 3, roll % 2]}
        bring_back(g, drawn)
        seen.add(g.stacks["stack-5"].aside[0].id)
    assert len(seen) > 1


@clause("RC-7.5.3")
@pytest.mark.parametrize(("aside", "added"), [(0, 0), (5, 5), (6, 6), (9, 4)])
def test_doubling_adds_as_many_as_are_in_play_or_all_there_are(play: Play, aside: int, added: int) -> None:
    g = play.at("trade.floor").g
    stacks.set_aside(g, "stack-5", aside)
    stacks.double(g, "stack-5", "card")
    assert pile(g, "stack-5") == (13 - aside + added, aside - added, 0)


@clause("RC-7.5.3")
def test_fewer_cards_than_are_owed_only_cancel_owed_ones(play: Play) -> None:
    g = play.at("trade.floor").g
    hold_all(g, "stack-5")
    stacks.set_aside(g, "stack-5", 3)
    g.stacks["stack-5"].aside.append(g.factions[g.seats[0]].trade_cards.pop())
    assert stacks.add(g, "stack-5", 1) == 1
    assert pile(g, "stack-5") == (0, 1, 2)


@clause("RC-7.5.4")
def test_what_takes_cards_away_is_told_once(play: Play) -> None:
    g = play.at("trade.floor").g
    war = add_war(g, "syracusan-war-1")
    for _ in range(2):
        stacks.remove_until(g, war, "stack-5", 2)
    stacks.give_back(g, war)
    stacks.remove_forever(g, "stack-5", 99, war.id)
    assert [telling.event for telling in g.told][-3:] == [
        StackChanged("stack-5", "removed", war.id, 2, 0, 11),
        StackChanged("stack-5", "returned", war.id, 2, 0, 13),
        StackChanged("stack-5", "lost", war.id, 13, 0, 0),
    ]


@clause("RC-7.5.5")
def test_cards_open_and_close_areas(play: Play) -> None:
    g = play.at("trade.floor").g
    for op in ("open_area", "close_area"):
        carry_out(g, "card", [Effect(op=op, params={"area": "area-tunisia"})])
    assert [telling.event for telling in g.told][-2:] == [
        StackChanged("stack-4", "opened", "area-tunisia", 2, 0, 13),
        StackChanged("stack-4", "closed", "area-tunisia", 2, 0, 11),
    ]
    assert g.areas == {}


@clause("RC-7.3.1")
def test_an_event_that_multiplies_a_price(play: Play) -> None:
    g = play.at("trade.floor").g
    carry_out(g, "ev-spanish-silver", CARTHAGE.tables.events["ev-spanish-silver"].effects)
    assert g.prices == {"silver": 2}


@clause("RC-7.5.3")
def test_the_stack_is_shuffled_after_cards_are_added(play: Play) -> None:
    g = play.at("trade.floor").g
    stacks.set_aside(g, "stack-5", 4)
    before, drawn = [card.id for card in g.stacks["stack-5"].cards], g.dice.total
    stacks.add(g, "stack-5", 1)
    assert g.dice.total > drawn
    assert [card.id for card in g.stacks["stack-5"].cards if card.id in before] != before


@clause("RC-7.5.3")
def test_owed_cards_are_cancelled_first(play: Play) -> None:
    g = play.at("trade.floor").g
    hold_all(g, "stack-5", left=2)
    stacks.halve(g, "stack-5", "one")
    assert pile(g, "stack-5") == (0, 2, 4)
    assert stacks.add(g, "stack-5", 5) == 5
    assert pile(g, "stack-5") == (1, 1, 0)


@clause("RC-7.5.4")
def test_a_war_takes_cards_when_it_becomes_active_and_gives_them_back(play: Play) -> None:
    def imminent(g: Carthage) -> None:
        add_war(g, "pyrrhic-war", "imminent")

    play.at("mortality", change=imminent, chits=["none"])
    g = play.g
    assert pile(g, "stack-5") == (11, 2, 0)
    assert g.wars["pyrrhic-war"].taken == {"stack-5": 2}
    stacks.halve(g, "stack-5", "ev-greek-embargo")
    stacks.give_back(g, g.wars["pyrrhic-war"])
    assert pile(g, "stack-5") == (8, 5, 0)
    assert g.told[-1].event == StackChanged("stack-5", "returned", "pyrrhic-war", 2, 0, 8)


@clause("RC-7.5.4", "RC-7.5.3")
def test_a_war_whose_cards_are_still_owed_gives_back_by_cancelling(play: Play) -> None:
    g = play.at("trade.floor").g
    war = add_war(g, "pyrrhic-war")
    hold_all(g, "stack-5", left=1)
    stacks.remove_until(g, war, "stack-5", 2)
    assert pile(g, "stack-5") == (0, 1, 1)
    stacks.give_back(g, war)
    assert pile(g, "stack-5") == (1, 0, 0)


@clause("RC-7.5.4")
def test_two_causes_remove_by_themselves_and_no_more_than_there_is(play: Play) -> None:
    g = play.at("trade.floor").g
    one, other = add_war(g, "syracusan-war-1"), add_war(g, "pyrrhic-war")
    stacks.remove_until(g, one, "stack-5", 2)
    stacks.remove_until(g, other, "stack-5", 20)
    assert (one.taken, other.taken) == ({"stack-5": 2}, {"stack-5": 11})
    stacks.give_back(g, other)
    assert pile(g, "stack-5") == (11, 2, 0)


@clause("RC-7.5.4", "T-13")
def test_a_higher_level_replaces_the_former_and_cards_come_back_once(play: Play) -> None:
    g = play.at("trade.floor").g
    event = g.table_events["te-drought"] = TableEvent(id="te-drought")
    for count in (2, 4, 4):
        stacks.remove_until(g, event, "stack-4", count)
    assert (g.stacks["stack-4"].in_play, event.taken) == (7, {"stack-4": 4})
    stacks.give_back(g, event)
    stacks.give_back(g, event)
    assert (g.stacks["stack-4"].in_play, event.taken) == (11, {})


@clause("RC-7.5.4")
def test_a_lost_war_takes_cards_out_of_the_game(play: Play) -> None:
    g = play.at("trade.floor").g
    drawn = hold_all(g, "stack-6")
    war = add_war(g, "massilian-war", "lost")
    assert war.card is not None
    carry_out(g, war.id, war.card.on_lost)
    assert (g.stacks["stack-6"].gone, g.stacks["stack-6"].owed_gone, g.stacks["stack-6"].in_play) == ([], 2, 6)
    bring_back(g, drawn)
    stack = g.stacks["stack-6"]
    assert (len(stack.gone), stack.owed_gone, stack.in_play, len(stack.aside)) == (2, 0, 6, 3)
    stacks.double(g, "stack-6", "card")
    assert g.stacks["stack-6"].in_play == 9
    invariants(g)


@clause("T-2", "RC-7.5.5")
@pytest.mark.parametrize(("name", "adds"), T2, ids=[name for name, _ in T2])
def test_an_area_adds_its_cards(play: Play, name: str, adds: str) -> None:
    assert len(T2) == 6
    g = play.at("trade.floor").g
    area = next(one for one in CARTHAGE.tables.areas.values() if one.name == name)
    before = {one: g.stacks[one].in_play for one in g.stacks}
    stacks.open_area(g, area.id)
    stacks.open_area(g, area.id)
    gained = {one: g.stacks[one].in_play - before[one] for one in g.stacks if g.stacks[one].in_play != before[one]}
    assert gained == {part.split()[2]: int(part.split()[0]) for part in adds.split(", ")}
    stacks.close_area(g, area.id)
    assert {one: g.stacks[one].in_play for one in g.stacks} == before


@clause("T-2")
def test_the_areas_are_just_the_cards_set_aside(play: Play) -> None:
    g = play.at("trade.floor").g
    for area in CARTHAGE.tables.areas:
        stacks.open_area(g, area)
    assert [stack.aside for stack in g.stacks.values()] == [[]] * 9


@clause("RC-7.5.5")
def test_a_short_pile_adds_what_there_is_and_closing_takes_that_back(play: Play) -> None:
    g = play.at("trade.floor").g
    stacks.double(g, "stack-4", "ev-bountiful-harvest")
    stacks.set_aside(g, "stack-4", 1)
    carry_out(g, "card", CARTHAGE.tables.wars["conquest-of-tunisia"].on_victory[1:])
    assert (g.areas, pile(g, "stack-4")) == ({"area-tunisia": {"stack-4": 1}}, (15, 0, 0))
    stacks.close_area(g, "area-tunisia")
    assert (g.areas, pile(g, "stack-4")) == ({}, (14, 1, 0))
    stacks.close_area(g, "area-tunisia")
    assert pile(g, "stack-4") == (14, 1, 0)


@clause("RC-7.5.6")
def test_halving_and_doubling_are_permanent(play: Play) -> None:
    def events(g: Carthage) -> None:
        carry_out(g, "ev-greek-embargo", CARTHAGE.tables.events["ev-greek-embargo"].effects)
        carry_out(g, "ev-new-silver-lode", CARTHAGE.tables.events["ev-new-silver-lode"].effects)

    play.at("trade.selling", change=events)
    assert play.g.step == "forum.roll"
    assert (play.g.stacks["stack-5"].in_play, play.g.stacks["stack-6"].in_play) == (7, 11)


@clause("T-13")
@pytest.mark.parametrize(("times", "in_play"), [(1, 9), (2, 7), (3, 7)])
def test_drought_takes_cards_of_stack_4(play: Play, times: int, in_play: int) -> None:
    def drought(g: Carthage) -> None:
        g.table_events["te-drought"] = TableEvent(id="te-drought", times=times)

    play.at("trade.draw", change=drought)
    assert play.g.event_level("te-drought") == min(times, 2)
    assert play.g.stacks["stack-4"].in_play == in_play
    play.lapse_all("trade.done")
    assert play.g.stacks["stack-4"].in_play == in_play
    play.lapse_all("trade.sell")
    play.lapse_all("trade.split")
    assert play.g.step == "forum.roll"
    assert play.g.stacks["stack-4"].in_play == 11, "the event has left (RC-8.0)"
