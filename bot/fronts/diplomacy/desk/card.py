"""The cards of a season: what of the sheet stands on the desk, and the order card with its map and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.diplomacy.desk.arrows import preview
from bot.fronts.diplomacy.desk.choosing import lists, pick_unit
from bot.fronts.diplomacy.desk.sheet import is_final, judged, lines_of
from bot.fronts.diplomacy.desk.told import faults, of_powers, unit_lines
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm.papers import caption, paper
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Picture, Style, button, buttons, words
from bot.surface.kit.widgets import Asked
from bot.surface.press.items import Press
from games.kernel import Posted
from rendering.diplomacy.board import compose
from rendering.diplomacy.orders import compose_orders
from rendering.scene import Scene

BRIEF: Final = 900
LONG: Final = 2800


def on_the_desk(one: Asked, look: Look) -> Panel:
    """The question as the desk shows it: each unit and power with what is ordered; a list, a form, a card to write."""
    head = words(_head(look, one.posted), clip("\n".join(_all(look, one.posted)), BRIEF), _status(look, one.posted))
    return head + pick_unit(look, one.posted) + buttons(*_ways(look, one.posted, on_card=False))


async def order_card(
    press: Press, look: Look, posted: Posted, *, unit: str = "", other: str = "", said: Sequence[str] = ()
) -> tuple[Panel, Sequence[Attachment]]:
    """CD-E: the map with what is ordered, all of it in lines, and the lists; `unit`: the one that is being ordered."""
    drawn, files = await paper(press, _scene(look, posted, phone=await _phone(press)), "orders")
    lines = _units(look, posted) if unit else _all(look, posted)
    text = clip("\n".join(lines), LONG if _is_picture(drawn) else BRIEF)
    head = words(_head(look, posted), text, *said, _status(look, posted))
    return head + drawn + lists(look, posted, unit, other) + buttons(*_ways(look, posted, on_card=True)), files


async def show_card(
    press: Press, look: Look, posted: Posted, *, unit: str = "", other: str = "", said: Sequence[str] = ()
) -> None:
    """In the place of what the presser alone sees; else beside it."""
    panel, files = await order_card(press, look, posted, unit=unit, other=other, said=said)
    await press.reply.turn_to(panel, files)


async def _phone(press: Press) -> bool:
    return (await press.surface.person(press.user.id)).phone_boards


def _is_picture(drawn: Panel) -> bool:
    return any(isinstance(part, Picture) for part in drawn.parts)


def _scene(look: Look, posted: Posted, *, phone: bool) -> Scene:
    if posted.decision.kind == "season.winter":  # nothing moves
        return compose(diplomacy(look).map, "card" if phone else "board", caption(look))
    orders = [one.order for one in judged(look, posted) if one.order is not None]
    acts = preview(lines_of(posted).position, orders)
    return compose_orders(diplomacy(look).map, acts, "preview", caption(look), card=phone)


def _head(look: Look, posted: Posted) -> str:
    decision = posted.decision
    label = look.voice.ask_label(decision.kind, decision.about)
    return look.voice.say("sheet-title", label=label, season=str(decision.about["season"]), year=decision.about["year"])


def _all(look: Look, posted: Posted) -> list[str]:
    """Units, powers, what is not accepted, what duties are neglected."""
    return [*_units(look, posted), *of_powers(look, posted, judged(look, posted)), *duties(look)]


def _units(look: Look, posted: Posted) -> list[str]:
    """What is not accepted, and the units."""
    wrong = faults(look, posted)
    head = [look.voice.say("sheet-faults", count=len(wrong))] if wrong else []
    return [*head, *wrong, *unit_lines(look, posted, judged(look, posted))]


def duties(look: Look) -> list[str]:
    """CD-4.A, 5.D(1): duties of the reader that are not met, and when a revolution comes of it."""
    view = diplomacy(look)
    mine = view.map.names.get(view.own.holding) if view.own else None
    return [
        look.voice.say(
            "sheet-duty", what=one.what, must=one.must, given=one.given, held=one.held, warnings=min(one.warnings, 2)
        )
        for one in (mine.duties if mine else ())
        if one.given < one.must
    ]


def _status(look: Look, posted: Posted) -> str:
    return look.voice.say("sheet-final" if is_final(posted) else "sheet-open")


def _ways(look: Look, posted: Posted, *, on_card: bool) -> list[Button]:
    """The map and lists, the text, final and back, what would come of it."""
    say, final, where = look.voice.say, is_final(posted), "c" if on_card else "d"
    style: Style
    label, style = ("button-sheet-again", "secondary") if final else ("button-sheet-final", "success")
    mark = Button(say(label), to(look, posted, "linefinal", f"{where}.{'off' if final else 'on'}"), style)
    text = button(say("button-sheet-text"), to(look, posted, "linetext"))
    if not on_card:
        return [button(say("button-sheet-card"), to(look, posted, "lineopen"), "primary"), text, mark]
    tried = [button(say("button-sheet-try"), to(look, posted, "linetry"))] if _can_be_tried(posted) else []
    return [text, *tried, mark, button(say("button-desk"), at(look, "desk"))]


def _can_be_tried(posted: Posted) -> bool:
    return posted.decision.kind == "season.orders"


def to(look: Look, posted: Posted, act: str, arg: str = "") -> Address:
    """Where a control of a sheet leads."""
    return Address(look.game.id, posted.ref, posted.rev, act, arg)
