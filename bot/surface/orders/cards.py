"""The cards of orders: the list, the dry run, the defaults. Pure: from a look and plain data to a panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.halves import parted
from bot.base.text import clip
from bot.services.orders.ordering import of_phase, ordering, phases
from bot.services.orders.orders import Do
from bot.services.orders.rehearsal import Rehearsal, Would
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Button, Item, Menu, Panel, button, buttons, words
from bot.surface.orders.form import to
from bot.surface.orders.words import do_words, fitting, kind_name, order_line, phase_name, told_for

Bodies = Sequence[Mapping[str, Any]]
ROOM: Final = 3200


def mark(bodies: Bodies) -> str:
    """What tells whether a list is still the one that was shown."""
    return digest([dict(body) for body in bodies])


def list_card(look: Look, bodies: Bodies, chosen: int | None = None, *notes: str) -> Panel:
    """All orders of a seat, one of them chosen to be moved or removed."""
    say = look.voice.say
    lines = [order_line(look.voice, n, body) for n, body in enumerate(bodies, 1)]
    title = say("orders-title", seat=str(look.seat), title=look.game.title)
    about = say("orders-about") if bodies else say("orders-none")
    head = words(title, *notes, about, *fitting(lines, {}, look.voice, ROOM))
    return head + _menu(look, bodies, chosen) + buttons(*_moves(look, bodies, chosen)) + buttons(*_ways(look, bodies))


def _menu(look: Look, bodies: Bodies, chosen: int | None) -> Panel:
    if not bodies:
        return Panel()
    items = [
        Item(clip(order_line(look.voice, n + 1, body).replace("**", ""), OPTION), str(n), chosen=n == chosen)
        for n, body in enumerate(bodies[:MENU])
    ]
    address = to(look, "orderpick")
    return Panel((Menu(address, items, look.voice.say("menu-orders")),))


def _moves(look: Look, bodies: Bodies, chosen: int | None) -> list[Button]:
    if chosen is None or chosen >= len(bodies):
        return []
    say, rev = look.voice.say, mark(bodies)

    def way(name: str, act: str) -> Button:
        address = to(look, act, str(chosen))
        return button(say(name), type(address)(address.game, address.ref, rev, address.act, address.arg))

    up = [way("button-order-up", "orderup")] if chosen else []
    down = [way("button-order-down", "orderdown")] if chosen + 1 < len(bodies) else []
    return [*up, *down, way("button-order-remove", "orderdrop")]


def _ways(look: Look, bodies: Bodies) -> list[Button]:
    say = look.voice.say
    tests = [button(say("button-order-test"), to(look, "ordertest"))] if bodies else []
    return [
        button(say("button-order-add"), to(look, "orderadd"), "primary"),
        *tests,
        button(say("button-order-defaults"), to(look, "orderdefaults")),
    ]


# -- the dry run -------------------------------------------------------------------------------------------------------
def test_card(look: Look, done: Rehearsal) -> Panel:
    """What the orders would have done."""
    say = look.voice.say
    lines = [_would(look, one) for one in done.found] or [say("test-nothing")]
    partly = [] if done.whole else [say("test-partly")]
    title = say("test-title", **{"from": done.since, "to": look.turn})
    back = buttons(button(say("button-order-list"), to(look, "orders")))
    return words(title, *fitting(lines, {}, look.voice, ROOM), *partly) + back


def _would(look: Look, one: Would) -> str:
    say = look.voice.say
    half, kind = parted(one.kind)
    label = look.voice.in_half(half, look.voice.of_half(half).ask_label(kind, one.about))
    if one.why:
        return say("test-skipped", turn=one.turn, n=one.n, label=label, why=say(f"order-why-{one.why}"))
    answer = told_for(look, one.kind, one.raw)
    really = say("test-really", by=one.by, answer=told_for(look, one.kind, one.really)) if one.by else say("test-open")
    return say("test-would", turn=one.turn, n=one.n, label=label, answer=answer, really=really)


# -- defaults ----------------------------------------------------------------------------------------------------------
def defaults_card(look: Look, own: Mapping[str, Do], phase: str = "", kind: str = "", *notes: str) -> Panel:
    """The defaults of a phase, and those the seat has set for itself."""
    say, known = look.voice.say, phases(look.game.kind)
    phase = phase if phase in known else _phase_now(look, known)
    mine = [
        say("defaults-own", kind=kind_name(look.voice, name), do=do_words(look.voice, name, do))
        for name, do in own.items()
        if name in ordering(look.game.kind).ways
    ]
    lines = fitting(default_lines(look, phase), {}, look.voice, ROOM - sum(map(len, mine)))
    title = say("defaults-title", phase=phase_name(look.voice, phase))
    head = words(title, *notes, say("defaults-about"), *lines, *mine)
    return (
        head + _phase_menu(look, known, phase) + _kind_menu(look, phase, kind) + _do_menu(look, own, kind) + _back(look)
    )


def _phase_now(look: Look, known: Sequence[str]) -> str:
    return look.phase if look.phase in known else known[0]


def default_lines(look: Look, phase: str) -> list[str]:
    """The decision points of a phase with the defaults of the rules."""
    say, points = look.voice.say, ordering(look.game.kind).points(phase)
    return [say("defaults-line", id=one.id, options=one.options, what=one.default, rule=one.clause) for one in points]


def _phase_menu(look: Look, known: Sequence[str], phase: str) -> Panel:
    items = [Item(phase_name(look.voice, one), str(n), chosen=one == phase) for n, one in enumerate(known)]
    return Panel((Menu(to(look, "defaultphase"), items, look.voice.say("menu-order-phase")),))


def settable(look: Look, phase: str) -> list[str]:
    """The decisions of a phase whose default a seat may set: what is waited for, and can be answered otherwise."""
    ways = ordering(look.game.kind).ways
    return [kind for kind in of_phase(look.game.kind, phase) if len(own_ways(look, kind)) > 1 and not ways[kind].offer]


def own_ways(look: Look, kind: str) -> list[Do]:
    """What a seat may want at a deadline; the default of the rules stands first."""
    return [do for do in ordering(look.game.kind).ways[kind].all([]) if do.how != "amount"]


def _kind_menu(look: Look, phase: str, kind: str) -> Panel:
    able = settable(look, phase)
    items = [Item(kind_name(look.voice, one), str(n), chosen=one == kind) for n, one in enumerate(able)]
    if not items:
        return Panel()
    return Panel((Menu(to(look, "defaultkind", phase), items, look.voice.say("menu-default-kind")),))


def _do_menu(look: Look, own: Mapping[str, Do], kind: str) -> Panel:
    if not kind:
        return Panel()
    items = [
        Item(clip(do_words(look.voice, kind, do), OPTION), str(n), chosen=do == own.get(kind))
        for n, do in enumerate(own_ways(look, kind))
    ]
    return Panel((Menu(to(look, "defaultdo", kind), items, look.voice.say("menu-default-do")),))


def _back(look: Look) -> Panel:
    return buttons(button(look.voice.say("button-order-list"), to(look, "orders")))
