"""Each War of both decks does what Appendix B prints, all of it and nothing else: Active, won and Lost.

What is printed is read from the rulebook and worked out here once more, by itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.combat.victory import win
from games.carthage.law import CARTHAGE
from games.carthage.senate import peace
from games.carthage.senate.pieces import Motion, Peace
from games.carthage.state import Carthage
from games.carthage.trade.stacks import open_area
from games.carthage.wars.awakening import activate
from games.republic.forum.events_cards import WarAppeared
from games.republic.money import state_receives
from tests.clauses import clause
from tests.games.carthage import rulebook
from tests.games.carthage.combat import force
from tests.games.carthage.forum import drawn
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_war
from tests.games.carthage.rulebook import Row

WARS = rulebook.section("**Wars**")
DEEDS = {row[0]: row[1:] for row in list(rulebook.tables_in(rulebook.text().split("**Wars**", 1)[1]))[1]}
IDS = {card.name: name for name, card in CARTHAGE.tables.wars.items()}
PROVINCES = {card.name: name for name, card in CARTHAGE.tables.provinces.items()}
AREAS = {row[0]: row[2] for row in rulebook.table("T-2")}
CLASSES = {
    kind.id: row[1] for row in rulebook.table("T-9") for kind in CARTHAGE.tables.legions.values() if kind.name == row[0]
}
ACTIVE, VICTORY, LOST = range(3)
each_war = pytest.mark.parametrize("row", WARS, ids=[row[0] for row in WARS])

Account = Counter[str]


def printed(war: str, column: int) -> list[tuple[str, dict[str, str]]]:
    """The operations in one column: "pool_join(legion_type=sikels, count=2, once=True)"."""
    found = re.findall(r"(\w+)\((.*?)\)(?:; |$)", DEEDS[war][column])
    return [(op, dict(re.findall(r"(\w+)=(\[.*?\]|[^,]+)", given))) for op, given in found]


def account(g: Carthage) -> Account:
    """All that a War's card can change."""
    army = g.army
    found: Account = Counter()
    for pile, counts in (("pool", army.pool), ("reserve", army.reserve), ("removed", army.removed)):
        found.update({f"{pile} {kind}": count for kind, count in counts.items()})
    found.update({f"cost {kind}": cost for kind, cost in army.costs.items()})
    found.update({f"unavailable {kind}": 1 for kind, causes in army.unavailable.items() if causes})
    found.update({f"in play {name}": stack.in_play for name, stack in g.stacks.items()})
    found.update({f"area {name}": 1 for name in g.areas})
    found.update({f"province {name}": 1 for name in g.provinces})
    found["treasury"] = g.treasury
    return +found


def adds(area: str) -> dict[str, int]:
    """T-2: the cards of an area: "2 of stack-3, 2 of stack-8"."""
    cards = AREAS[CARTHAGE.tables.areas[area].name].split(", ")
    return {f"in play {card.split()[2]}": int(card.split()[0]) for card in cards}


def pool_join(a: Account, legion_type: str, count: str, once: str) -> None:
    joining = min(int(count), a[f"reserve {legion_type}"])
    a[f"reserve {legion_type}"] -= joining
    a[f"pool {legion_type}"] += joining
    assert once == "True"


def unavailable(a: Account, until: str, **of: str) -> None:
    """Of a type, or of a class."""
    kinds = [kind for kind, class_ in CLASSES.items() if of in ({"legion_type": kind}, {"class": class_})]
    a.update({f"unavailable {kind}": 1 for kind in kinds})
    assert until == "war_over"


def removed(a: Account, scope: str, **of: str) -> None:
    """What is Unavailable of a type, or of a class."""
    assert scope == "unavailable"
    for kind, class_ in CLASSES.items():
        if of in ({"legion_type": kind}, {"class": class_}) and a[f"unavailable {kind}"]:
            a[f"removed {kind}"] += a[f"pool {kind}"]
            a[f"pool {kind}"] = 0


def trade_remove(a: Account, stack: str, count: str, until: str = "") -> None:
    a[f"in play {stack}"] -= int(count)


def areas(sign: int) -> Callable[..., None]:
    def change(a: Account, area: str) -> None:
        a.update({name: sign * count for name, count in adds(area).items()})
        a[f"area {area}"] = max(0, sign)

    return change


def remove_province(a: Account, province: str) -> None:
    a[f"province {province}"] = 0


def cost(a: Account, legion_type: str, value: str) -> None:
    a[f"cost {legion_type}"] = int(value)


def state_pays(a: Account, value: str) -> None:
    a["treasury"] -= int(value)


def nothing(_a: Account, **_given: str) -> None:
    """No mercenary is at home."""


MEANING: dict[str, Callable[..., None]] = {
    "pool_join": pool_join,
    "pool_unavailable": unavailable,
    "pool_unavailable_class": unavailable,
    "trade_remove": trade_remove,
    "trade_remove_forever": trade_remove,
    "desertion_roll": nothing,
    "open_area": areas(1),
    "close_area": areas(-1),
    "remove_province": remove_province,
    "state_pays": state_pays,
    "legion_cost_set": cost,
    "legion_type_removed": removed,
    "legion_class_removed": removed,
}


def after(before: Account, war: str, *columns: int, over: bool) -> Account:
    """What is printed, done to an account; once the War is over what it took for a time is given back."""
    found = before.copy()
    for column in columns:
        for op, given in printed(war, column):
            MEANING[op](found, **given)
    if over:
        for op, given in printed(war, ACTIVE):
            if op == "trade_remove":
                found[f"in play {given['stack']}"] += int(given["count"])
            if op.startswith("pool_unavailable"):
                found.subtract({name: 1 for name in found if name.startswith("unavailable ") and found[name]})
    return +found


def faced(play: Play, row: Row, *, rich: bool = False) -> Carthage:
    """The War lies in the Forum, not Active yet, and a force faces it; `rich`: all Provinces and areas are Carthage's.

    No mercenary is at home, and nothing is Unavailable; the State can pay whatever is asked of it.
    """

    def change(g: Carthage) -> None:
        state_receives(g, 500, "test")
        add_war(g, IDS[row[0]], "inactive")
        force(IDS[row[0]], 9, legions=1, fleets=6, status="inactive")(g)
        for kind, count in list(g.army.reserve.items()):
            spare = count if kind not in ("sikels", "gallic-swordsmen") and rich else 0
            g.army.pool[kind] = g.army.pool.get(kind, 0) + spare
            g.army.reserve[kind] = count - spare
        for name in CARTHAGE.tables.provinces if rich else ():
            if name not in g.provinces:
                add_province(g, name)
        for area in CARTHAGE.tables.areas if rich else ():
            open_area(g, area)

    return play.at("forum.roll", scenario="campaign", change=change).g


@clause("RC-8.9.9", "RC-7.5.4", "RC-9.5.5f")
@each_war
def test_a_war_that_becomes_active_does_what_is_printed(play: Play, row: Row) -> None:
    g = faced(play, row)
    before = account(g)
    activate(g, g.wars[IDS[row[0]]])
    assert account(g) == after(before, row[0], ACTIVE, over=False)
    invariants(g)


@clause("RC-8.9.9")
@each_war
def test_becoming_active_again_takes_nothing_twice(play: Play, row: Row) -> None:
    """As when it was shuffled back into the deck and is drawn once more; the Reserve has been called already."""
    g = faced(play, row)
    for _ in range(2):
        activate(g, g.wars[IDS[row[0]]])
    once = account(g)
    activate(g, g.wars[IDS[row[0]]])
    assert account(g) == once
    invariants(g)


@clause("RC-10.2.11", "RC-7.5.4", "RC-7.5.5")
@each_war
async def test_a_war_that_is_won_brings_what_is_printed(play: Play, row: Row) -> None:
    g = faced(play, row)
    before = account(g)
    activate(g, g.wars[IDS[row[0]]])
    await win(g, next(iter(g.forces.values())))
    expected = after(before, row[0], ACTIVE, VICTORY, over=True)
    if row[12] != "-":
        expected[f"province {PROVINCES[row[12]]}"] = 1
    expected["treasury"] += int(row[8])
    assert account(g) == expected
    assert IDS[row[0]] in g.gone
    invariants(g)


@clause("RC-9.5.4a", "RC-7.5.4", "RC-7.5.5")
@each_war
@pytest.mark.parametrize("rich", [False, True], ids=["of little", "of all"])
async def test_a_war_that_is_lost_costs_what_is_printed(play: Play, row: Row, rich: bool) -> None:
    g = faced(play, row, rich=rich)
    before = account(g)
    activate(g, g.wars[IDS[row[0]]])
    nobodys: Any = Motion(number=1, proposal=Peace(war=IDS[row[0]]), seat=g.seats[0])
    closed = [given["area"] for op, given in printed(row[0], LOST) if op == "close_area" and not rich]
    await peace.carry(g, nobodys, Peace(war=IDS[row[0]]))
    expected = after(before, row[0], ACTIVE, LOST, over=True)
    for area in closed:  # it was not open
        expected.update(adds(area))
    assert account(g) == +expected
    assert g.wars[IDS[row[0]]].status == "lost"
    assert g.forces == {}
    invariants(g)


@clause("RC-8.9.5", "RC-8.9.10")
@each_war
@pytest.mark.parametrize("rich", [False, True], ids=["without its Province", "with its Province"])
def test_a_war_is_drawn_as_printed(play: Play, row: Row, rich: bool) -> None:
    """Active or Inactive; a Revolt never, always, or while a Province is in play."""

    def provinces(g: Carthage) -> None:
        g.wars.pop(IDS[row[0]], None)
        for name in CARTHAGE.tables.provinces:
            if rich and name not in g.provinces:
                add_province(g, name)
            if not rich:
                g.provinces.pop(name, None)
        for senator in g.senators.values():
            senator.place, senator.at = "carthage", ""

    def on_top(g: Carthage) -> None:
        provinces(g)
        for deck in (g.deck, g.next_deck):
            deck[:] = [card for card in deck if card != IDS[row[0]]]
        g.deck.append(IDS[row[0]])

    drawn(play, IDS[row[0]], on_top, scenario="campaign")
    revolt = row[13] == "always" or (row[13].startswith("if ") and rich)
    assert play.saw(WarAppeared) == [WarAppeared(IDS[row[0]], row[2], revolt)]


# What people read


def told_of(op: str, given: dict[str, str]) -> list[str]:
    """What the text of a card must say of an operation."""
    found = CARTHAGE.tables
    match op:
        case "trade_remove" | "trade_remove_forever":
            return [f"stack {given['stack'].removeprefix('stack-')}", given["count"]]
        case "open_area" | "close_area":
            return ["trade"]
        case "remove_province":
            return [found.provinces[given["province"]].name.split()[-1]]
        case "desertion_roll":
            return ["deserts on a die of 1-2"]
        case "legion_cost_set":
            return [f"{given['value']}T"]
        case "state_pays":
            return [f"it costs {given['value']}T"]
        case _:
            kind = found.legions.get(given.get("legion_type", ""))
            return [kind.name.split()[0] if kind else "mercenaries", *([given["count"]] if op == "pool_join" else [])]


@clause("RC-8.9.9", "RC-10.2.11", "RC-9.5.4a")
@each_war
def test_the_text_of_a_war_tells_all_that_it_does(row: Row) -> None:
    text = CARTHAGE.tables.wars[IDS[row[0]]].text
    words = [
        word
        for column in (ACTIVE, VICTORY, LOST)
        for op, given in printed(row[0], column)
        for word in told_of(op, given)
    ]
    words += [name.split()[-1] for cell in (row[11], row[12]) if cell != "-" for name in cell.split(", ")]
    words += ["lost"] if printed(row[0], LOST) else []
    words += [f"Drawn {row[2]}"] if row[0] != "Conquest of Tunisia" else ["Starts Inactive"]
    missing = [word for word in words if word.lower() not in text.replace("Spanish provinces", "Spain").lower()]
    assert not missing, text
