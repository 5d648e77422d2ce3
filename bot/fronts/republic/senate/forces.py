"""Sending forces (RC-9.6, RR-1.09.64), one order after the other.

An order and a place are chosen, then who and what goes, and so on until the whole is proposed. What is chosen so far is
the draft of the decision.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, Literal

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate.counted import counted
from bot.fronts.republic.senate.words import movement, sort_name, units
from bot.surface.kit.address import Address
from bot.surface.kit.forms import CHECKS, DESCRIPTION, LABEL, TITLE, Form, Input, lines, listed, number
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.present import EXPLAINERS, asked
from bot.surface.kit.widgets import Asked, place
from bot.surface.press.commanding import continued
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Press, show
from games.kernel import Posted
from games.kernel.choice import Raw, is_dict
from games.republic.senate.orders import Offer, Orders

FORCES: Final = "senate.forces"
MENUS: Final = 3
WHOLE: Final = ("send", "recall", "withdraw")  # orders that mostly take all there is


def offers(posted: Posted) -> list[Offer]:
    """Every order that can be given, in the order offered."""
    fields: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    orders = fields.get("movements")
    return list(orders.offers.values()) if isinstance(orders, Orders) else []


def drafted(draft: Raw) -> list[dict[str, Any]]:
    """The orders chosen so far."""
    return list(draft["movements"]) if is_dict(draft) else []


def tell_orders(voice: Voice, raw: Raw) -> str:
    """All orders in words."""
    return "; ".join(movement(voice, one) for one in drafted(raw)) or voice.say("answer-none")


def commanders_of(posted: Posted) -> list[str]:
    """All who may be named in some order."""
    return list(dict.fromkeys(name for offer in offers(posted) for name in offer.commanders))


# The panel


def forces_panel(one: Asked, look: Look) -> Panel:
    """The orders so far, or those that come to mind; a menu of further ones; then the whole is proposed."""
    say, orders = look.voice.say, drafted(one.begun)
    lines = [line for n, order in enumerate(orders, 1) for line in order_lines(look, n, order)]
    done = [
        button(say("button-propose"), one.to("keep", one.proposed), "primary"),
        button(say("button-unorder"), one.to("unorder")),
    ]
    kind, about = one.decision.kind, one.decision.about
    head = say("card-question", label=look.voice.ask_label(kind, about))
    top = words(head, look.voice.ask(kind, about), look.voice.hint(kind, about), *lines, *waiting(look))
    able = menus(look, one.posted, partial(one.to, "order"), more=bool(orders))
    return top + able + (buttons(*done) if orders else Panel())


def waiting(look: Look) -> list[str]:
    """GV-4.7: the Wars that are not offered because a lower-numbered one is not settled."""
    wars = [one.id for one in republic(look).wars.values() if one.waits]
    return [look.voice.say("forces-wait", wars=wars)] if wars else []


def order_lines(look: Look, place_: int, order: Mapping[str, Any]) -> list[str]:
    """One order, and the battles it would lead to."""
    line = look.voice.say("forces-line", number=place_, order=movement(look.voice, order))
    return [line, *stakes(look, "forces", {"movements": [order]})]


def menus(look: Look, posted: Posted, to: Callable[[int], Address], *, more: bool) -> Panel:
    """What can be ordered, 25 to a menu; `to`: where a menu leads, by its first order."""
    able = offers(posted)
    prompt = look.voice.say("menu-more-orders" if more else "menu-order")
    return Panel(
        tuple(
            Menu(
                to(start),
                [item(look, offer, start + n) for n, offer in enumerate(able[start : start + MENU])],
                prompt,
            )
            for start in range(0, min(len(able), MENUS * MENU), MENU)
        )
    )


def item(look: Look, offer: Offer, number_: int) -> Item:
    """An order and a place, with what is there for it."""
    note = look.voice.say(
        "order-note", legions=sum(offer.legions.values()), fleets=offer.fleets, war=war_line(look, offer.at)
    )
    return Item(clip(order_name(look.voice, offer), OPTION), str(number_), clip(note, OPTION))


def order_name(voice: Voice, offer: Offer) -> str:
    """An order in a few words."""
    return voice.say(f"order-{offer.order}", at=offer.at)


def war_line(look: Look, at: str) -> str | None:
    """How strong a force will meet the War there, and the Fleets it needs to land."""
    view = republic(look)
    force = view.forces.get(at)
    war = view.wars.get(force.war if force else at)
    if war is None:
        return None
    return look.voice.say("order-war", land=war.land_met, fleet=war.fleet_met, support=war.support)


# The form of one order


async def order(press: Press) -> None:
    """An order was chosen: who and what?"""
    _, posted = await find(press)
    look, which = await press.own(), press.values[0] if press.values else press.to.arg
    await press.reply.ask(order_form(look, posted, place(which)))


def order_form(look: Look, posted: Posted, which: int, to: Address | None = None) -> Form:
    """Commanders, legions, Fleets: as far as there is something to choose; `to`: where else it is handed in."""
    offer = offer_at(posted, which)
    to = to or Address(look.game.id, posted.ref, posted.rev, "order", str(which))
    inputs = [
        *([commanders(look, offer, noted(look, posted))] if len(offer.commanders) > offer.least else []),
        *([legions(look, offer)] if offer.legions else []),
        *([fleets(look, offer)] if offer.fleets else []),
    ]
    return Form(clip(order_name(look.voice, offer), TITLE), to, inputs)


def offer_at(posted: Posted, which: int) -> Offer:
    """The order chosen. IllegalAnswer: there is none."""
    able = offers(posted)
    if which >= len(able):
        raise IllegalAnswer("choice.unknown", option=str(which))
    return able[which]


def noted(look: Look, posted: Posted) -> Mapping[str, str]:
    """Why one would name somebody, as the game says it of all who can be sent."""
    explain = EXPLAINERS.of(look.game.kind).get(FORCES)
    return explain(posted, look) if explain else {}


def commanders(look: Look, offer: Offer, notes: Mapping[str, str]) -> Input:
    """Who may be named."""
    items = [
        Item(clip(look.voice.name(name), OPTION), str(n), clip(notes.get(name, ""), OPTION))
        for n, name in enumerate(offer.commanders[:MENU])
    ]
    kind: Literal["checks", "menu"] = "checks" if len(items) in CHECKS else "menu"
    label = clip(look.voice.say("order-commanders"), LABEL)
    return Input("commanders", kind, label, "", items, offer.least, min(offer.most, len(items)))


def legions(look: Look, offer: Offer) -> Input:
    """So many of each sort."""
    there = units(look.voice, offer.legions)
    hint = clip(look.voice.say("order-available", units=there), DESCRIPTION)
    now = {sort: n if offer.order in WHOLE else 0 for sort, n in offer.legions.items()}
    value = "\n".join(f"{sort_name(look.voice, sort)} {n}" for sort, n in now.items())
    return Input("legions", "text", look.voice.say("order-legions"), hint, value=value, long=True)


def fleets(look: Look, offer: Offer) -> Input:
    """How many Fleets."""
    hint = look.voice.say("form-amount", low=0, high=offer.fleets)
    return Input("fleets", "text", look.voice.say("order-fleets"), hint, value=str(fleets_for(offer)), most=3)


def fleets_for(offer: Offer) -> int:
    """How many go if nobody says: with orders that mostly take all there is, all."""
    return offer.fleets if offer.order in WHOLE else 0


async def ordered(press: Press) -> None:
    """An order was filled in: it joins the others."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        look = await press.own()
        offer = offer_at(posted, place(press.to.arg))
        one = filled_in(look.voice, offer, press)
        await keep(press, posted, {"movements": [*beside(drafted(asked(posted, look).begun), one), one]})
        await show(press, only=posted.ref)


def beside(orders: Iterable[dict[str, Any]], one: Mapping[str, Any]) -> list[dict[str, Any]]:
    """RC-9.6.1, RR-1.09.64: those another order leaves: nobody is sent twice, and no place has two orders of a kind."""
    led = set(one["commanders"])
    kind = None if one["order"] == "send" else (one["order"], one["at"])
    return [each for each in orders if led.isdisjoint(each["commanders"]) and (each["order"], each["at"]) != kind]


def filled_in(voice: Voice, offer: Offer, press: Press) -> dict[str, Any]:
    """The order as it was filled in."""
    said = press.entered.get("commanders", [])
    able = list(offer.commanders)
    chosen = [picked(able, one) for one in ([said] if isinstance(said, str) else said)]
    names = able if len(able) <= offer.least else chosen
    ships = str(press.entered.get("fleets", "")).strip() or str(fleets_for(offer))
    return made(voice, offer, names, str(press.entered.get("legions", "")), ships)


def made(voice: Voice, offer: Offer, names: list[str], legions_: str, fleets_: str) -> dict[str, Any]:
    """An order as the rules read it. IllegalAnswer: by itself it cannot be given; all together are read in the end."""
    units = {"legions": counted(voice, offer.legions, legions_), "fleets": number(fleets_) if fleets_.strip() else 0}
    rest = {"commanders": names, **units}
    offer.record.read(rest)
    return {"order": offer.order, "at": offer.at, **rest}


async def unordered(press: Press) -> None:
    """The last order is taken out again."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        await keep(press, posted, {"movements": drafted(asked(posted, await press.own()).begun)[:-1]})
        await show(press, only=posted.ref)


# By command: "Send against Conquest of Tunisia: Mago, 2 Carthaginian, 3 Fleets; Garrison Coastal Spain: all"

ORDERS: Final = re.compile(r"[;\n]")


def read_orders(look: Look, posted: Posted, text: str) -> Raw | Form:
    """The orders chosen so far, and these; one alone of which only the place was said is asked for by its form."""
    said = [one for one in map(str.strip, ORDERS.split(text)) if one]
    if len(said) == 1 and not said[0].partition(":")[2].strip():
        which = place_of(look.voice, posted, said[0])
        form = order_form(look, posted, which)
        if form.inputs:
            return form
    return {"movements": [*drafted(look.drafts.get(posted.ref)), *(spelled(look.voice, posted, one) for one in said)]}


def place_of(voice: Voice, posted: Posted, text: str) -> int:
    """Which order was named. IllegalAnswer: none that can be given."""
    wanted = text.partition(":")[0].strip().casefold()
    names = [order_name(voice, offer) for offer in offers(posted)]
    if wanted not in (known := [name.casefold() for name in names]):
        raise IllegalAnswer("form.name", said=wanted[:40], there=listed(names))
    return known.index(wanted)


def spelled(voice: Voice, posted: Posted, text: str) -> dict[str, Any]:
    """One order: who goes, and with what."""
    offer = offers(posted)[place_of(voice, posted, text)]
    parts = [one.strip() for one in text.partition(":")[2].split(",") if one.strip()]
    people = {part: who for part in parts if (who := commander(voice, offer, part))}
    ships = [part for part in parts if part not in people and are_ships(voice, part)]
    legions_ = ", ".join(part for part in parts if part not in people and part not in ships)
    count = str(sum(n or 0 for part in ships for _, n in lines(part))) if ships else ""
    return made(voice, offer, list(people.values()), legions_, count)


def commander(voice: Voice, offer: Offer, text: str) -> str | None:
    """Which of those who may be named was."""
    return next((one for one in offer.commanders if voice.name(one).casefold() == text.casefold()), None)


def are_ships(voice: Voice, text: str) -> bool:
    """Whether Fleets are meant."""
    name = sort_name(voice, "fleet").casefold()
    return any(one.casefold() in (name, name.removesuffix("s")) for one, _ in lines(text))


def next_orders(look: Look, posted: Posted, typed: str) -> Iterable[str]:
    """The orders that can be given; after the colon of one, who and what can go."""
    last = ORDERS.split(typed)[-1]
    if ":" not in last:
        return continued([order_name(look.voice, offer) for offer in offers(posted)], typed, ";\n")
    offer = offers(posted)[place_of(look.voice, posted, last)]
    units = {**offer.legions, **({"fleet": offer.fleets} if offer.fleets else {})}
    able = [look.voice.name(name) for name in offer.commanders]
    return continued([*able, *(f"{n} {sort_name(look.voice, sort)}" for sort, n in units.items())], typed, ":,")
