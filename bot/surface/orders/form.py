"""The form of an order: all by menus, and one modal for numbers and conditions (discord-ux 11).

What has been chosen so far is kept with the game, so that nothing is lost when the card is closed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from bot.base.halves import parted
from bot.base.text import clip
from bot.services.orders.ordering import of_phase, ordering, phases
from bot.services.orders.orders import CHECKS, Body, Cap, Check, Do, Order, Than, When, new_order
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input, Submitted, number
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.orders.words import fact_name, happened, kind_name, motion_name, order_words, phase_name, way_words
from games.kernel import IllegalAnswer

THAN: Final[tuple[Than, ...]] = ("least", "most", "just")
TIMES: Final = (1, 2, 3, 5, 10)
AHEAD: Final = 8
MORE: Final = "more"
A_PAGE: Final = MENU - 1  # the last place of a full menu leads on


class Draft(Body):
    """An order that is being made."""

    phase: str = ""
    kind: str = ""
    motion: str = ""
    actor: str = ""
    target: str = ""
    event: str = ""
    do: Do | None = None
    checks: tuple[Check, ...] = ()
    cap: Cap = Cap()
    until: int | None = None
    page: int = 0
    """Which part of the kinds of decisions is offered, where there are more than a menu holds."""

    def order(self) -> Order | None:
        """The order, as far as it can be one."""
        if not self.kind or self.do is None:
            return None
        when = When(kind=self.kind, motion=self.motion, actor=self.actor, target=self.target, event=self.event)
        return new_order(when, self.do, checks=self.checks, cap=self.cap, until=self.until)


def draft_of(body: Mapping[str, Any] | None) -> Draft:
    """What has been chosen so far; nothing, where that cannot be read."""
    try:
        return Draft.model_validate(body or {})
    except ValidationError:
        return Draft()


def to(look: Look, act: str, arg: str = "") -> Address:
    """Where a part of the form leads."""
    return Address(look.game.id, "orders", "", act, arg)


# -- the menus ---------------------------------------------------------------------------------------------------------
def options(look: Look, draft: Draft, field: str) -> list[tuple[str, Any]]:
    """What may be chosen in a menu: labels and values, in their order."""
    voice, game = look.voice, look.game.kind
    anything: list[tuple[str, Any]] = [(voice.say("order-any"), "")]
    seats = [(voice.name(str(seat)), str(seat)) for seat in look.seats]
    found: Mapping[str, Any] = {
        "phase": lambda: [(phase_name(voice, phase), phase) for phase in phases(game)],
        "kind": lambda: [(kind_name(voice, kind), kind) for kind in of_phase(game, draft.phase)],
        "motion": lambda: [
            *anything,
            *((motion_name(voice, one), one) for one in of_its_half(draft, ordering(game).motions)),
        ],
        "actor": lambda: [*anything, *seats],
        "target": lambda: [*anything, *seats],
        "event": lambda: [
            *anything,
            *((happened(voice, one), one) for one in of_its_half(draft, ordering(game).events)),
        ],
        "do": lambda: [(way_words(voice, draft.kind, do), do) for do in _ways(look, draft)],
        "times": lambda: [
            (voice.say("order-limit-none"), None),
            *((voice.say("order-limit-times", times=n), n) for n in TIMES),
        ],
        "until": lambda: _untils(look),
    }
    return list(found[field]()) if field == "kind" else list(found[field]())[:MENU]


def _ways(look: Look, draft: Draft) -> Sequence[Do]:
    ways = ordering(look.game.kind).ways.get(draft.kind)
    return ways.all([str(seat) for seat in look.seats if seat != look.seat]) if ways else []


def _untils(look: Look) -> list[tuple[str, Any]]:
    voice, now = look.voice, look.turn
    ahead = [(voice.say("order-turn-nth", turn=turn), turn) for turn in range(now + 1, now + AHEAD)]
    return [(voice.say("order-turn-end"), None), (voice.say("order-turn-now"), now), *ahead]


FIELDS: Final = ("phase", "kind", "do", "motion", "actor", "target", "event", "times", "until")


def chosen(look: Look, draft: Draft, field: str, place: str) -> Draft:
    """The draft with one thing chosen. IllegalAnswer: it was not offered."""
    offered = options(look, draft, field) if field in FIELDS else []
    if field == "kind" and place == MORE:
        return draft.model_copy(update={"page": (draft.page + 1) % pages(offered)})
    if not place.isascii() or not place.isdigit() or int(place) >= len(offered):
        raise IllegalAnswer("choice.unknown", option=place[:80])
    value = offered[int(place)][1]
    if field == "phase":
        return draft.model_copy(update={"phase": value, "kind": "", "do": None, "motion": "", "page": 0})
    if field == "kind":
        return draft.model_copy(update={"kind": value, "do": None, "motion": ""})
    if field == "do" and draft.do is not None and isinstance(value, Do):
        value = value.model_copy(update={"amount": draft.do.amount})
    if field == "times":
        return draft.model_copy(update={"cap": draft.cap.model_copy(update={"times": value})})
    return draft.model_copy(update={field: value})


def current(draft: Draft, field: str) -> Any:
    """What is chosen in a menu."""
    if field == "do" and draft.do is not None:
        return draft.do.model_copy(update={"amount": 0})
    return draft.cap.times if field == "times" else getattr(draft, field)


def menu(look: Look, draft: Draft, field: str) -> Panel:
    """One menu, with what is chosen."""
    items = [
        Item(clip(label, OPTION), str(n), chosen=value == current(draft, field))
        for n, (label, value) in enumerate(options(look, draft, field))
    ]
    prompt = look.voice.say(f"menu-order-{field}")
    if pages(items) > 1:
        first = draft.page * A_PAGE
        items = [*items[first : first + A_PAGE], Item(look.voice.say("order-more"), MORE)]
    return Panel((Menu(to(look, "orderset", field), items, prompt),)) if items else Panel()


def pages(offered: Sequence[object]) -> int:
    """Over how many menus this is spread."""
    return 1 if len(offered) <= MENU else -(-len(offered) // A_PAGE)


def form_card(look: Look, draft: Draft, *notes: str) -> Panel:
    """The form with what has been chosen so far."""
    voice, order = look.voice, draft.order()
    so_far = order_words(voice, 0, order) if order else voice.say("order-form-kind")
    fields = ["phase", *(["kind"] if draft.phase else []), *(["do"] if draft.kind else [])]
    rest = [
        *(["motion"] if draft.kind in ordering(look.game.kind).on_motions else []),
        "actor",
        "target",
        "event",
        "times",
        "until",
    ]
    shown = [*fields, *(rest if draft.kind else [])]
    menus = sum((menu(look, draft, field) for field in shown), Panel())
    ways = [button(voice.say("button-order-save"), to(look, "ordersave"), "primary")] if order else []
    if draft.kind:
        ways.append(button(voice.say("button-order-numbers"), to(look, "orderform")))
    if draft.checks:
        ways.append(button(voice.say("button-order-no-if"), to(look, "ordernoif")))
    ways.append(button(voice.say("button-order-cancel"), to(look, "ordercancel")))
    return words(voice.say("order-form-title"), *notes, so_far, voice.say("order-form-when")) + menus + buttons(*ways)


# -- the numbers -------------------------------------------------------------------------------------------------------
def numbers_form(look: Look, draft: Draft) -> Form:
    """Amount, limit, one condition."""
    say = look.voice.say
    amount = str(draft.do.amount) if draft.do and draft.do.amount else ""
    money = "" if draft.cap.money is None else str(draft.cap.money)
    facts = [Item(fact_name(look.voice, fact), str(n), chosen=n == 0) for n, fact in enumerate(_facts(look, draft))]
    thans = [Item(say(f"order-than-{than}"), str(n), chosen=n == 0) for n, than in enumerate(THAN)]
    inputs = [
        Input("amount", "text", say("order-numbers-amount"), say("order-numbers-amount-note"), value=amount, most=9),
        Input("money", "text", say("order-numbers-money"), say("order-numbers-money-note"), value=money, most=9),
        Input("fact", "menu", say("order-numbers-fact"), items=facts),
        Input("than", "radio", say("order-numbers-than"), items=thans),
        Input("value", "text", say("order-numbers-value"), say("order-numbers-value-note"), most=9),
    ]
    return Form(say("order-numbers-title"), to(look, "orderform"), inputs)


def _facts(look: Look, draft: Draft) -> Sequence[str]:
    return of_its_half(draft, ordering(look.game.kind).figures)[:MENU]


def of_its_half(draft: Draft, names: Iterable[str]) -> list[str]:
    """Those of the half that asks what is ordered: an order of one half looks at no other."""
    return [name for name in names if parted(name)[0] == parted(draft.kind)[0]]


def with_numbers(look: Look, draft: Draft, said: Submitted) -> Draft:
    """The draft with what was entered. IllegalAnswer: no number, too great, or a condition too many."""
    amount, money, value = (_number(said, name) for name in ("amount", "money", "value"))
    do = draft.do.model_copy(update={"amount": amount or 0}) if draft.do else None
    checks = draft.checks
    if value is not None:
        facts = _facts(look, draft)
        fact, than = facts[_place(said, "fact", len(facts))], THAN[_place(said, "than", len(THAN))]
        checks = (*checks, Check(fact=fact, than=than, value=value))
    if len(checks) > CHECKS:
        raise IllegalAnswer("choice.count", low=0, high=CHECKS)
    return draft.model_copy(update={"do": do, "checks": checks, "cap": draft.cap.model_copy(update={"money": money})})


def _number(said: Submitted, name: str) -> int | None:
    text = str(said.get(name, "")).strip()
    if not text:
        return None
    found = number(text)
    if not 0 <= found <= 9999:
        raise IllegalAnswer("choice.range", low=0, high=9999)
    return found


def _place(said: Submitted, name: str, count: int) -> int:
    values = said.get(name, [])
    place = values if isinstance(values, str) else next(iter(values), "")
    if not place.isascii() or not place.isdigit() or int(place) >= count:
        raise IllegalAnswer("choice.unknown", option=place[:80])
    return int(place)
