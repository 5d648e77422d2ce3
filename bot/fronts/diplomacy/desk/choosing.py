"""The sheet by lists: a unit, then what it does, then where; only what is possible is listed (CD-E, D.10)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.base.text import clip
from bot.fronts.diplomacy.desk.sheet import judged, lines_of, written
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.surface.kit.address import Address
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel
from games.diplomacy.language import canonical
from games.diplomacy.orders import (
    Adopt,
    AnyOrder,
    BuildUnit,
    Convoy,
    Disband,
    Drop,
    Move,
    Order,
    Remove,
    Retreat,
    Seize,
    Support,
    Yield,
)
from games.diplomacy.seasons import possible
from games.diplomacy.seasons.lines import Lines
from games.kernel import Posted

CLEAR: Final = "-"
"""The entry that takes a line out."""
KINDS: Final = tuple(one.__name__ for one in (BuildUnit, Remove, Adopt, Drop, Yield))
"""CD-S.6: the orders of Winter, as they are listed."""
MENUS: Final = 4
"""Lists of one kind on a card: a hundred lines, and room for the rest."""


def lists(look: Look, posted: Posted, unit: str, other: str) -> Panel:
    """All lists of the order card, as far as they say something at this stage."""
    if posted.decision.kind == "season.winter":
        return of_winter(look, posted) + take_out(look, posted)
    known = unit in possible.units(lines_of(posted))
    focus = of_unit(look, posted, unit, other) if known else take_out(look, posted)
    return pick_unit(look, posted, unit) + focus


def pick_unit(look: Look, posted: Posted, chosen: str = "") -> Panel:
    """CD-4.C: one of the units that take orders of the reader; in Winter none moves."""
    if posted.decision.kind == "season.winter":
        return Panel()
    where, units = lines_of(posted).where, possible.units(lines_of(posted))
    items = [Item(_unit(look, where.named(one)), one, chosen=one == chosen) for one in units]
    return menus(look, posted, "lineunit", "", items, "menu-sheet-unit")


def of_unit(look: Look, posted: Posted, unit: str, other: str) -> Panel:
    """What one unit may do."""
    lines = lines_of(posted)
    if lines.stage == "retreats":
        return put(look, posted, unit, "r", possible.retreats(lines, unit), "menu-sheet-retreat")
    now = ordered(look, posted, unit)
    return (
        put(look, posted, unit, "m", possible.moves(lines.position, unit), "menu-sheet-move")
        + _helping(look, posted, unit, other)
        + _seizing(look, posted, now)
        + _more(look, posted, now)
    )


def ordered(look: Look, posted: Posted, unit: str) -> Order:
    """CD-6.5: what the unit is ordered to do; without an order it stands."""
    mine = [one.order for one in judged(look, posted) if isinstance(one.order, Order) and one.order.unit == unit]
    return mine[-1] if mine else possible.default(unit)


def _helping(look: Look, posted: Posted, unit: str, other: str) -> Panel:
    """CD-D.3, D.8: whom it helps or carries; then whether to stand, or where to."""
    lines = lines_of(posted)
    helps, carries = possible.supports(lines.position, unit), possible.convoys(lines.position, unit)
    whom = _others(look, posted, "linehelp", unit, helps, other) + _others(look, posted, "linecarry", unit, carries, "")
    verb, _, space = other.partition(" ")
    goals: Sequence[Support | Convoy] = (carries if verb == "C" else helps).get(space, ())
    return whom + put(look, posted, unit, "g", goals, f"menu-sheet-goal-{'carry' if verb == 'C' else 'help'}")


def _others(
    look: Look, posted: Posted, act: str, unit: str, found: Mapping[str, Sequence[AnyOrder]], chosen: str
) -> Panel:
    where = lines_of(posted).where
    items = [
        Item(_unit(look, where.named(one)), one, _commander(look, one), chosen=chosen == f"S {one}") for one in found
    ]
    return menus(look, posted, act, unit, items, f"menu-sheet-{act.removeprefix('line')}")


def _seizing(look: Look, posted: Posted, now: Order) -> Panel:
    """CD-5.B: for whom; and what does not move, which province."""
    position = lines_of(posted).position
    provinces = possible.seizable(position, now)
    if not provinces:
        return Panel()
    names = diplomacy(look).map.names
    mine, chosen = called.holding(diplomacy(look)), now.seize.beneficiary if now.seize else ""
    codes = sorted(names, key=lambda code: (code != mine, code))
    items = [Item(clip(called.name(look, code), OPTION), code, chosen=code == chosen) for code in codes]
    whom = menus(look, posted, "lineseize", now.unit, items, "menu-sheet-seize")
    if now.seize is None or len(provinces) == 1:
        return whom
    where = [replace(now, seize=Seize(now.seize.beneficiary, code if code != now.unit else "")) for code in provinces]
    named = dict(zip(map(str, where), provinces, strict=True))
    items = [
        Item(
            clip(called.place(look, named[str(one)]), OPTION), canonical(one, lines_of(posted).where), chosen=one == now
        )
        for one in where
    ]
    return whom + menus(look, posted, "lineput", f"{now.unit}.p", items, "menu-sheet-province")


def _more(look: Look, posted: Posted, now: Order) -> Panel:
    """CD-D.2, 9.B.4, 12.B: to stand, to block, or nothing at all."""
    lines = lines_of(posted)
    stand = [possible.default(now.unit)]
    blocking = [replace(now, block=one) for one in possible.blocks(lines.position, now)]
    have = set(written(look, posted))
    items = [_item(look, lines, one, have) for one in (*stand, *blocking)]
    clear = [Item(look.voice.say("sheet-clear"), CLEAR)] if written(look, posted) else []
    return menus(look, posted, "lineput", f"{now.unit}.x", [*items, *clear], "menu-sheet-more")


def of_winter(look: Look, posted: Posted) -> Panel:
    """CD-S.5, S.6: builds, removals, adoptions, consents, excess: a list each."""
    lines, found = lines_of(posted), Panel()
    wanted = sorted(possible.adjustments(lines), key=lambda one: KINDS.index(type(one).__name__))
    for kind, some in groupby(wanted, key=lambda one: type(one).__name__):
        found += put(look, posted, "w", kind[0].lower(), list(some), f"menu-sheet-{kind.lower()}", most=1)
    return found


def take_out(look: Look, posted: Posted) -> Panel:
    """Any line that is written, to take it out."""
    items = [Item(clip(line, OPTION), str(place)) for place, line in enumerate(written(look, posted))]
    return menus(look, posted, "linedrop", "", items, "menu-sheet-out", most=1)


# Menus


def put(
    look: Look, posted: Posted, unit: str, which: str, orders: Sequence[AnyOrder], prompt: str, most: int = MENUS
) -> Panel:
    """Each of these writes its line."""
    lines = lines_of(posted)
    have = set(written(look, posted))
    items = [_item(look, lines, one, have) for one in orders]
    return menus(look, posted, "lineput", f"{unit}.{which}", items, prompt, most)


def _item(look: Look, lines: Lines, one: AnyOrder, have: Container[str]) -> Item:
    """An order with its line; chosen, if that is written."""
    line = canonical(one, lines.where)
    return Item(clip(_said(look, lines, one, line), OPTION), clip(line, OPTION), chosen=line in have)


def _said(look: Look, lines: Lines, one: AnyOrder, line: str) -> str:
    """What an order is called in a list."""
    match one:
        case Move():
            way = "rail" if one.rail else _way(lines, one)
            return look.voice.say("sheet-to", place=_at(look, str(one.to)), way=way, rail=one.rail)
        case Retreat():
            return look.voice.say("sheet-to", place=_at(look, str(one.to)), way="none", rail="")
        case Support(to=None):
            return look.voice.say("sheet-help-stand")
        case Support() | Convoy():
            return look.voice.say("sheet-to", place=_at(look, str(one.to)), way="none", rail="")
        case Disband():
            return look.voice.say("sheet-disband")
        case _:
            return line


def _way(lines: Lines, move: Move) -> str:
    """CD-10.B, D.8: what is particular about the way."""
    position = lines.position
    return "pass" if possible.over_pass(position, move) else "sea" if possible.by_convoy(position, move) else "none"


def _at(look: Look, place: str) -> str:
    space, _, coast = place.partition("/")
    return f"{called.place(look, space)}{f' /{coast}' if coast else ''}"


def _unit(look: Look, named: str) -> str:
    arm, _, place = named.partition(" ")
    return clip(f"{arm} {_at(look, place)}", OPTION)


def _commander(look: Look, space: str) -> str:
    """CD-G.3: who commands what stands there."""
    chart = diplomacy(look).map
    code = next((one.commander for one in chart.units if one.space == space), "")
    return clip(called.name(look, code), OPTION) if code else ""


def menus(
    look: Look, posted: Posted, act: str, arg: str, items: Sequence[Item], prompt: str, most: int = MENUS
) -> Panel:
    """As many menus of 25 as it takes; nothing where there is nothing to choose."""
    return Panel(tuple(_menus(look, posted, act, arg, items, prompt))[:most])


def _menus(look: Look, posted: Posted, act: str, arg: str, items: Sequence[Item], prompt: str) -> Iterator[Menu]:
    said = look.voice.say(prompt)
    for start in range(0, len(items), MENU):
        part = marked(items[start : start + MENU])
        many = f" {part[0].label} … {part[-1].label}" if len(items) > MENU else ""
        to = Address(look.game.id, posted.ref, posted.rev, act, f"{arg}.{start // MENU}" if start else arg)
        yield Menu(to, part, clip(f"{said}{many}", OPTION))


def marked(items: Sequence[Item]) -> Sequence[Item]:
    """A menu of one choice shows what is written if that is one thing; of several builds, say, it shows none."""
    several = sum(one.chosen for one in items) > 1
    return [replace(one, chosen=False) for one in items] if several else items
