"""`/why A Rom`: the chain of orders that decided what became of a unit, and what else befell a place, with clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper import annals
from bot.fronts.diplomacy.paper.annals import CLOSED, GAZETTE, ORDER, When, when
from bot.fronts.diplomacy.paper.dates import date
from bot.fronts.diplomacy.paper.report import came_to_nothing, reason, reasons, retreats, written
from bot.fronts.diplomacy.realm.called import name, space_meant
from bot.store.store import EventRow
from bot.surface.kit.cards import at
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS, MENU, Item, Menu, Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.press.items import Press
from bot.surface.records.why import Query

DEEP: Final = 6
INDENT: Final = "  "
LINE: Final = 400
PAST: Final = 4  # seasons that are looked back
UNSAID: Final = (ORDER, GAZETTE, CLOSED)
"""Of a place these are told by the chain, or tell of all."""


# What is meant


async def asked(press: Press) -> None:
    """An order was chosen on the menu of a season: `70.autumn.25`, and the unit."""
    look = await press.look()
    season = when(press.to.arg.rpartition(".")[0])
    told = await annals.of_season(press.surface.store, look.game.id, look.game.head, season)
    space = space_of(press.values[0] if press.values else "")
    if not told or not _order_at(told, space):
        raise NotOpen("decision.closed")
    await press.reply.whisper(explained(look, season, told, space))


async def offers(surface: Surface, look: Look) -> Sequence[str]:
    """The orders of the last movement, those that came to nothing first."""
    season, told = await last_movement(surface, look)
    given = sorted(annals.orders(told), key=lambda one: (not came_to_nothing(one), str(one.fields["unit"])))
    return [str(one.fields["unit"]) for one in given] if season else []


async def answers(surface: Surface, look: Look, what: str) -> Panel:
    """By the unit as it stood, or a place by code, name or alias."""
    season, told = await last_movement(surface, look)
    space = space_meant(diplomacy(look), space_of(what)) or space_of(what)
    told = [*told, *await later(surface, look, season)] if season else told
    if season is None or not (_order_at(told, space) or _about(told, space)):
        known = [str(one.fields["unit"]) for one in annals.orders(told)][:MENU]
        return words(look.voice.say("why-unknown", what=clip(what, 40), units=known))
    return explained(look, season, told, space)


def space_of(unit: str) -> str:
    """`A Nap`, `F Stp/nc`, `Nap`: where it stood."""
    arm, blank, space = unit.strip().partition(" ")
    return (space if blank and arm.casefold() in ("a", "f") else unit).strip().partition("/")[0]


async def last_movement(surface: Surface, look: Look) -> tuple[When | None, list[EventRow]]:
    """The last season in which orders were carried out, and what was told in it."""
    for season in back(look):
        told = await annals.of_season(surface.store, look.game.id, look.game.head, season)
        if annals.orders(told):
            return season, told
    return None, []


async def later(surface: Surface, look: Look, since: When) -> list[EventRow]:
    """What was told in the seasons after it."""
    found = list[EventRow]()
    for season in back(look):
        if season == since:
            break
        found = [*await annals.of_season(surface.store, look.game.id, look.game.head, season), *found]
    return found


def back(look: Look) -> Iterator[When]:
    """CD-S.1: this season and those before it."""
    board = diplomacy(look).map
    season = When(board.year, board.season)
    for _ in range(PAST):
        yield season
        season = season.before


# The chain


def explained(look: Look, season: When, told: Sequence[EventRow], space: str) -> Panel:
    """The chain of a unit's order, what else befell the place, and a menu of the clauses."""
    given = {space_of(str(one.fields["unit"])): one for one in annals.orders(told)}
    order, about = given.get(space), _about(told, space)
    title = look.voice.words.say("why-order", date=date(look, season.season, season.year), what=space)
    lines = [*chain(look, given, space, retreats(told))] if order else []
    lines += [f"- {clip(look.voice.event(one.kind, one.fields), LINE)}{_cited(one.clauses)}" for one in about]
    cited = [clause for one in [*_of_chain(given, space), *about] for clause in one.clauses]
    items = [Item(one, one) for one in dict.fromkeys(cited)][:MENU]
    menu = Panel((Menu(at(look, "clause"), items, look.voice.say("why-more")),)) if items else Panel()
    return words(clip("\n".join([title, *lines]), CHARACTERS)) + menu


def chain(look: Look, given: Mapping[str, EventRow], space: str, went: Mapping[str, str]) -> Iterator[str]:
    """An order and what came of it; below it each order that decided that, and so on, each once."""
    yield from _link(look, given, space, went, 0, set[str]())


def _link(
    look: Look, given: Mapping[str, EventRow], space: str, went: Mapping[str, str], deep: int, known: set[str]
) -> Iterator[str]:
    known.add(space)
    order = given[space]
    yield f"{INDENT * deep}- {_fated(look, order)}{_cited(order.clauses)}"
    for word, by in reasons(order):
        yield f"{INDENT * (deep + 1)}- {reason(look, word, by)}"
        for other in by:
            if other in given and other not in known and deep < DEEP:
                yield from _link(look, given, other, went, deep + 2, known)


def _fated(look: Look, order: EventRow) -> str:
    """An order, whose it is, and what came of it."""
    said = order.fields
    code = str(said["code"])
    return look.voice.words.say(
        "why-fated",
        order=f"`{written(order)}`",
        name=name(look, code) if code else "none",
        fate="stood" if said["kind"] == "stand" and said["fate"] != "void" else str(said["fate"]),
        dislodged="no" if said["end"] else "yes",
    )


def _of_chain(given: Mapping[str, EventRow], space: str) -> Iterator[EventRow]:
    """All orders that a chain comes to."""
    waiting, known = [space] if space in given else [], list[str]()
    while waiting:
        one = waiting.pop(0)
        known.append(one)
        yield given[one]
        others = (other for _, by in reasons(given[one]) for other in by)
        waiting += [other for other in others if other in given and other not in (*known, *waiting)]


def _cited(clauses: Iterable[str]) -> str:
    found = ", ".join(clauses)
    return f" ({found})" if found else ""


def _order_at(told: Sequence[EventRow], space: str) -> bool:
    return any(space_of(str(one.fields["unit"])) == space for one in annals.orders(told))


def _about(told: Sequence[EventRow], space: str) -> list[EventRow]:
    """What else befell this place, or a unit there."""
    return [one for one in told if one.kind not in UNSAID and space in _places(one.fields)]


def _places(fields: Mapping[str, Any]) -> set[str]:
    """The places that the fields of an event name, as provinces, posts or units."""
    named = (fields.get(one) for one in ("province", "unit", "post", "base", "centre", "at", "end"))
    return {str(one).rpartition(" ")[2].partition("/")[0] for one in named if one}


QUERY: Final = Query(offers, answers)
