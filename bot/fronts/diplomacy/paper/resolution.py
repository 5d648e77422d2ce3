"""The card that follows a main deadline: one picture of all orders, the report by name, and a menu that says why.

It is edited once retreats are known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.base.errors import BotError
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper import annals, pictures
from bot.fronts.diplomacy.paper.annals import ORDER, When, when
from bot.fronts.diplomacy.paper.battlefield import acts
from bot.fronts.diplomacy.paper.dates import date
from bot.fronts.diplomacy.paper.report import came_to_nothing, counted, report, written
from bot.fronts.diplomacy.realm.papers import caption
from bot.store.store import EventRow, OutboxRow, Parcel
from bot.surface.kit.cards import at, footer
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item, Menu, Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from games.diplomacy.positions.events import FellIntoDisorder, Seized
from games.diplomacy.press.events import SeizureFailed
from games.diplomacy.seasons.events import SeasonClosed, UnitRetreated
from games.diplomacy.seen.map_view import MapView
from games.diplomacy.state import Diplomacy
from games.kernel import Outcome
from games.kernel.table import Table
from rendering.diplomacy.orders import compose_orders
from rendering.scene import Scene

KIND: Final = "resolution"
LINE: Final = 300
SEIZING: Final = (Seized.id, SeizureFailed.id, FellIntoDisorder.id)
MENUS: Final = 4
ROOM: Final = 3300  # characters of the report; the title, the footer and the menus have the rest
TELLING: Final = (ORDER, UnitRetreated.id)


def parcels(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """After each act in which orders, or retreats, were carried out."""
    told = [telling.event for telling in outcome.tellings]
    if any(event.id in TELLING for event in told):
        yield Parcel("public", "channel", KIND, str(season_of(table.state, told)), merge=True)


def season_of(g: Diplomacy, told: Sequence[object]) -> When:
    """The season an act was done in: the one that it has closed, else the one that runs."""
    closed = next((one for one in told if isinstance(one, SeasonClosed)), None)
    return When(closed.year, closed.season) if closed else annals.running(g)


async def resolution(surface: Surface, row: OutboxRow) -> Letter | None:
    """Nothing for a season that was taken back."""
    look, season = await seen(surface, row), when(row.parcel.ref)
    told = await annals.of_season(surface.store, row.game, look.game.head, season) if look else []
    if look is None or not annals.orders(told):
        return None
    former = await surface.store.message(row.game, row.parcel.target, KIND, row.parcel.ref)
    scene = await scene_of(surface, look, told, card=True)
    hung = await pictures.hang(surface, "orders", scene, former.files if former else {}) if scene else None
    panel = card(look, season, told, pictures.shown(hung))
    mark = digest(panel)
    if former is not None and former.digest == mark:
        return None
    return Letter(panel, row.parcel.ref, mark, former, pictures.files(hung), silent=bool(former))


async def scene_of(surface: Surface, look: Look, told: Sequence[EventRow], **form: bool) -> Scene | None:
    """All orders on the board as it stood when they were fixed; None: it cannot be found out any more."""
    try:
        then = await surface.looker.past(look.game.id, None, annals.orders(told)[0].seq - 1)
    except BotError:
        then = None
    return orders_scene(look, diplomacy(then).map, told, **form) if then else None


def orders_scene(look: Look, board: MapView, told: Sequence[EventRow], **form: bool) -> Scene:
    """The same on this board."""
    return compose_orders(board, acts(told), "resolution", caption(look), **form)


def card(look: Look, season: When, told: Sequence[EventRow], picture: Panel) -> Panel:
    """The title, the picture, the report, the menus."""
    say = look.voice.words.say
    title = say("resolution-title", date=date(look, season.season, season.year))
    lines = fitting(look, [*report(look, told), *provinces(look, told)])
    return words(title, counted(look, told)) + picture + words(*lines) + menus(look, season, told) + footer(look)


def provinces(look: Look, told: Sequence[EventRow]) -> list[str]:
    """CD-5.B: what was seized, what was not, and what fell into disorder by it."""
    found = [clip(look.voice.event(one.kind, one.fields), LINE) for one in told if one.kind in SEIZING]
    return [look.voice.say("gazette-positions"), *(f"- {line}" for line in found)] if found else []


def fitting(look: Look, lines: Sequence[str], room: int = ROOM) -> list[str]:
    """As many lines as a card takes, and how many are left to the log."""
    kept, length = list[str](), 0
    for line in lines:
        length += len(line) + 1
        if length > room:
            return [*kept, look.voice.say("result-more", count=len(lines) - len(kept))]
        kept.append(line)
    return kept


def menus(look: Look, season: When, told: Sequence[EventRow]) -> Panel:
    """*Why?* of every order, those that came to nothing first; more than the menus take are asked by `/why`."""
    given = sorted(
        annals.orders(told), key=lambda one: (not came_to_nothing(one), str(one.fields["code"]), written(one))
    )
    found = list[Menu]()
    for start in range(0, min(len(given), MENUS * MENU), MENU):
        items = [_item(look, one) for one in given[start : start + MENU]]
        prompt = look.voice.say("resolution-why" if not start else "resolution-why-more")
        found.append(Menu(at(look, "whyorder", f"{season}.{start}"), items, prompt))
    return Panel(tuple(found))


def _item(look: Look, order: EventRow) -> Item:
    fate = "dislodged" if not order.fields["end"] else str(order.fields["fate"])
    note = look.voice.words.say("resolution-fate", code=str(order.fields["code"]) or "none", fate=fate)
    return Item(clip(written(order), 100), str(order.fields["unit"]), clip(note, 100))
