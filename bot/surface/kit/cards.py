"""The cards of a game in play: turn card, decision card, desk. Pure: from a look to a panel."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from bot.base.halves import full, kind_in, parted
from bot.base.parts import Parts
from bot.base.text import Voice, clip
from bot.services.pauses.pauses import Pause
from bot.services.seats.circles import Circle
from bot.surface.kit.address import Address
from bot.surface.kit.answers import fields_in, told
from bot.surface.kit.calls import call_lines, calls_panel
from bot.surface.kit.deals import deal_lines, taking_back, ways
from bot.surface.kit.forms import one_form
from bot.surface.kit.fortunes import NOTHING, Story
from bot.surface.kit.glance import business_lines, standing_lines
from bot.surface.kit.hands import at_a_glance, hand_lines
from bot.surface.kit.layout import digest
from bot.surface.kit.lock_all import what_it_locks
from bot.surface.kit.look import Look
from bot.surface.kit.panel import (
    LABEL,
    MENU,
    ROW,
    Button,
    Item,
    Menu,
    Panel,
    Picture,
    Row,
    Rule,
    Stack,
    button,
    buttons,
    once,
    words,
)
from bot.surface.kit.passing import standing
from bot.surface.kit.present import TWINS, guests, offer_name, present
from bot.surface.kit.terms import gloss
from bot.table.passing import said_at
from games.kernel import Posted, Raw, Seat, Window

RESERVE = 9  # for what stands below the questions
LAST = 4  # the last row
Moving: TypeAlias = Callable[[Look], Hashable]
MOVING: Parts[Moving] = Parts(lambda _look: None)
"""What the card of a seat shows that may move though nothing else is asked: how an open vote stands."""


def at(look: Look, act: str, arg: str = "", ref: str = "table") -> Address:
    """Where a button of a card, rather than of a decision, leads."""
    return Address(look.game.id, ref, "", act, arg)


def stamp(when: datetime) -> str:
    """A time as every reader sees it on his own clock, and how far off it is."""
    return f"<t:{int(when.timestamp())}:F> (<t:{int(when.timestamp())}:R>)"


def turn_card(look: Look, pictures: Sequence[Picture] = (), *, late: bool = False) -> Panel:
    """M1: where play is, how all stand, whom it waits for and until when; pinned. `late`: a picture is of before."""
    voice = look.voice
    title = voice.say("turn-title", title=look.game.title, turn=look.turn, phase=phase_name(look))
    picture = Panel(tuple(pictures)) + (words(voice.say("turn-picture-late")) if late else Panel())
    row = buttons(
        button(voice.say("button-desk"), at(look, "desk"), "primary"),
        button(voice.say("button-board"), at(look, "board")),
        button(voice.say("button-log"), at(look, "log")),
        button(voice.say("button-rules"), at(look, "rules")),
        button(voice.say("button-table"), at(look, "table")),
    )
    again = buttons(button(voice.say("button-resume"), at(look, "resume"), "success")) if look.still else Panel()
    head = words(title, phase_bar(look), *business_lines(look))
    how = words(*standing_lines(look), *waiting_lines(look))
    return head + picture + how + row + again + footer(look)


def phase_name(look: Look) -> str:
    """The phase, or the step if it has a name of its own."""
    return look.voice.say("phase-over") if look.over else named_step(look.voice, look.step)


def named_step(voice: Voice, step: str) -> str:
    """A step by its own name, else by that of its phase; of a half with the name of that."""
    half, own = parted(step)
    if half:
        return voice.in_half(half, named_step(voice.of_half(half), own))
    for key in (f"step-{step.replace('.', '-')}", f"phase-{step.partition('.')[0]}"):
        if voice.has(key):
            return voice.say(key)
    return step


def phase_bar(look: Look) -> str:
    """The phases of a turn in words, the present one marked; of a game that is made of games a line for each half."""
    if look.boards:
        return "\n".join(bar_of(look, half) for half in look.boards)
    if not look.voice.has("phases"):
        return ""
    phases = look.voice.say("phases").split()
    if look.phase == "setup":
        phases.insert(0, look.phase)
    named = [(phase, look.voice.say(f"phase-{phase}")) for phase in phases]
    return " · ".join(f"**[{name}]**" if phase == look.phase else name for phase, name in named)


def bar_of(look: Look, half: str) -> str:
    """The phases of one half; of the half that is played now one is marked, and of each what all play together."""
    own, (playing, together) = look.within(half), parted(look.phase)
    now = own.phase if half == playing else "" if playing else together
    return look.voice.in_half(half, phase_bar(replace(own, phase=now)))


def waiting_lines(look: Look) -> list[str]:
    """10.4: whom the table waits for, in how many decisions, until when."""
    if look.over:
        return [look.voice.say("turn-over")]
    if look.game.status == "held":
        return [look.voice.say("turn-held", code=look.game.code)]
    named = {seat: count - look.unnamed.get(seat, 0) for seat, count in look.waiting.items()}
    waiting = {seat: count for seat, count in named.items() if count}
    order = [seat for seat in getattr(look.view, "seats", ()) if seat in waiting] or list(waiting)
    counts = dict.fromkeys(waiting[seat] for seat in order)
    lines = [waits(look, [seat for seat in order if waiting[seat] == count], count) for count in counts]
    if len(look.boards) > 1:
        lines += [half_waits(look, half, seats) for half, seats in look.where.items()]
    lines += [look.voice.say("turn-unnamed", count=len(look.unnamed))] if look.unnamed else []
    lines += [look.voice.say(f"turn-{one.kind.replace('.', '-')}", **one.about) for one in look.pauses]
    lines += [look.voice.say("turn-sealed")] if look.sealed else []
    lines += [look.voice.say("turn-drawing", seat=str(seat)) for seat in order if seat in look.drawing]
    until = [look.voice.say("turn-deadline", when=stamp(look.deadline))] if look.deadline and lines else []
    return [*table_lines(look), *([*lines, *until] or [look.voice.say("turn-nobody")])]


def half_waits(look: Look, half: str, seats: Sequence[Seat]) -> str:
    """Which half waits for whom."""
    return look.voice.say("half-waits", half=look.voice.say(f"half-{half}"), seat=list(map(str, seats)))


def waits(look: Look, seats: Sequence[Seat], count: int) -> str:
    """Those who are waited for in so many decisions each, on one line."""
    return look.voice.say("turn-waits", seat=list(map(str, seats)), count=count, each=len(seats) > 1)


def table_lines(look: Look) -> list[str]:
    """What the table knows beside the game: that it stands still or sits live, and who is away."""
    live = [look.voice.say("turn-sitting")] if look.live else []
    gone = [look.voice.say("turn-away", seat=str(seat), when=stamp(until)) for seat, until in look.away.items()]
    return [*still_lines(look.voice, look.still), *live, *gone]


def still_lines(voice: Voice, still: Sequence[Pause]) -> list[str]:
    """Since when the clocks stand still, and why."""
    if not still:
        return []
    until = [stamp(one.until) if one.until else "" for one in still]
    reasons = [
        voice.say(f"turn-pause-{one.by}", seat=one.seat or "", reason=one.reason, until=when)
        for one, when in zip(still, until, strict=True)
    ]
    return [voice.say("turn-paused", since=stamp(still[0].since)), *reasons]


def footer(look: Look) -> Panel:
    """The stamp of every card: game, half and turn. The number of the last act would tell of secret acts."""
    return words(look.voice.say("card-footer", game=look.game.title, half=look.sign, turn=look.date))


def desk(look: Look, story: Story = NOTHING, *, page: int = 0, only: str = "") -> Panel:
    """M5: one seat's private panel: what befell it, what came of its answers, its hand and deals, what it is asked.

    Where room is short the hand is behind a button; the questions stand lowest, beside where one types.
    """
    stack = Stack([_above(look, story)])
    stack.add(standing(look))
    _ask(look, stack, look.awaited, page, only)
    _offer(look, stack, only)
    stack.add(calls_panel(look), reserve=LAST)
    held = words(*hand_lines(look))
    shown_ = at_a_glance(look) and stack.slip(1, held, reserve=LAST)
    _deals(look, stack, 1 + shown_)
    orders = button(look.voice.say("button-orders"), at(look, "orders", ref="orders"))
    hand = [] if shown_ or not held.parts else [button(look.voice.say("button-hand"), at(look, "hand"))]
    stack.add(buttons(*hand, orders, button(look.voice.say("button-table"), at(look, "table"))))
    return explained(look, stack)


def _offer(look: Look, stack: Stack, only: str) -> None:
    """What the seat may do of itself; whom it can make an offer has a button each, where there is room for them."""
    if not stack.add(offers(look, only), reserve=LAST):
        stack.add(offers(look, only, close=True))


def _deals(look: Look, stack: Stack, at_: int) -> None:
    """The open deals in a line each, the way to them, and buttons that take back one's own, where there is room."""
    lines = deal_lines(look)
    whole = Panel((Rule(),) if lines else ()) + words(*lines) + ways(look)
    if not stack.slip(at_, whole + taking_back(look), reserve=LAST):
        stack.slip(at_, whole, reserve=LAST)


def explained(look: Look, stack: Stack) -> Panel:
    """The card, and in small print what words it uses that its reader meets for the first time, if that fits."""
    stack.add(gloss(look, stack.whole()))
    return once(stack.whole())


def _above(look: Look, story: Story) -> Panel:
    """Where play is, what befell the seat, what came of its answers; and the ways to more, and back."""
    say = look.voice.say
    more = [say("befell-more", count=story.more)] if story.more else []
    more += [say("befell-turn", turn=story.turn)] if story.turn else []
    befell = [say("befell"), *(f"- {line}" for line in story.befell)] if story.befell else []
    ways_ = [button(say("button-digest"), at(look, "digest", str(story.turn or "")))] if more else []
    if look.dossier:
        ways_.append(button(say("button-dossier"), at(look, "dossier")))
    return (
        words(_title(look), *circle_lines(look))
        + words(*befell, *more)
        + words(*story.said)
        + buttons(*way_back(look), *ways_)
    )


def circle_lines(look: Look) -> list[str]:
    """Where the seat talks in private, and with whom."""
    there = [one for one in look.circles if one.thread is not None]
    return [circle_line(look, one) for one in there]


def circle_line(look: Look, circle: Circle) -> str:
    """One of these threads."""
    say, mention = look.voice.say, f"<#{circle.thread}>"
    if circle.camp:
        return say("desk-camp", half=say(f"half-{circle.camp}"), mention=mention)
    return say("desk-talk", seat=[str(seat) for seat in circle.seats if seat != look.seat], mention=mention)


def way_back(look: Look) -> list[Button]:
    """The button beside the receipt that takes the last answer back, as long as it can."""
    to = Address(look.game.id, "table", look.undo, "undo")
    return [button(look.voice.say("button-undo"), to)] if look.undo else []


def offers(look: Look, only: str = "", *, close: bool = False) -> Panel:
    """What the seat may do though nobody waits for it (deals have cards of their own), and the rules of its choice.

    Offers to others come first, by a button for each partner; what does not fit into a row is a menu. `only`: the ref
    of what stands on the card already; `close`: all in one row or menu, for want of room.
    """
    shown_, twins = {only, *guests(look)}, TWINS.of(look.game.kind)(look)
    open_ = (one for one in look.own if not one.decision.awaited and one.ref not in shown_ and one.ref not in twins)
    free = [one for one in open_ if "deal" not in one.decision.about]
    first = [one for one in free if "to" in one.decision.about]
    rest = [one for one in free if one not in first]
    rules = [button(look.voice.say("button-rules"), at(look, "rules"))] if look.awaited else []
    if close or len(free) + len(rules) <= ROW:
        return _ways(look, [*first, *rest], rules)
    return _ways(look, first, []) + _ways(look, rest, rules)


def _ways(look: Look, free: Sequence[Posted], more: Sequence[Button]) -> Panel:
    """A button each, as long as all fit into a row; else a menu."""
    names = [clip(offer_name(one, look), LABEL) for one in free]
    if len(free) + len(more) <= ROW:
        return buttons(*(Button(name, way(one, look)) for one, name in zip(free, names, strict=True)), *more)
    items = [Item(name, one.ref) for one, name in zip(free[:MENU], names, strict=False)]
    return Panel((Menu(at(look, "open"), items, look.voice.say("menu-offers")),)) + buttons(*more)


def way(posted: Posted, look: Look) -> Address:
    """The shortest way to an answer: its form, if all of it fits into one."""
    look = look.of(posted)
    return _to(look, posted, "form", "0") if one_form(posted, look.voice) else _to(look, posted, "show")


def _to(look: Look, posted: Posted, act: str, arg: str = "") -> Address:
    """Where a button of a decision leads."""
    return Address(look.of(posted).game.id, posted.ref, posted.rev, act, arg)


def _title(look: Look) -> str:
    voice = look.voice
    title = voice.say("desk-title", seat=str(look.seat), title=look.game.title, turn=look.turn, phase=phase_name(look))
    if not look.awaited:
        return f"{title}\n{voice.say('desk-nothing')}"
    until = voice.say("turn-deadline", when=stamp(look.deadline)) if look.deadline else ""
    key = "desk-drawing" if look.seat in look.drawing else "desk-bank"
    bank = voice.say(key, windows=look.bank) if look.deadline else ""
    return f"{title}\n{until}\n{bank}".strip()


def _ask(look: Look, stack: Stack, posted: Sequence[Posted], page: int, only: str) -> None:
    """Panels as far as they fit, buttons to the rest; then the way to take all defaults at once, and to offers.

    What was opened though nobody waits for it stands alone: else it would be above what is asked, out of sight. What is
    asked ahead makes room for what the table waits for.
    """
    first = by_drawers(look, sorted(posted, key=lambda one: (one.ref != only, one.decision.window is Window.AHEAD)))
    left: list[Posted] = []
    chosen = [one for one in look.own if one.ref == only and not one.decision.awaited]
    drawn, opened = [*chosen, *first], ""
    for one in drawn:
        drawer = opens_drawer(look, one) if one.decision.half != opened else Panel()
        opened = one.decision.half
        panel = Panel((Rule(),)) + drawer + present(one, look, page if one.ref == only else 0)
        if left or (chosen and one not in chosen) or not stack.add(panel, reserve=RESERVE):
            left.append(one)
    more = [_show(look, one) for one in left[: ROW - 1]]
    if len(posted) > 1:
        more.append(button(look.voice.say("button-lock-all", count=len(posted)), at(look, "lock"), "success"))
    unseen = [one for one in left if one.decision.awaited] if len(posted) > 1 else []
    if more and not (unseen and stack.add(what_it_locks(look, unseen, len(posted)) + Panel((Row(more),)))):
        stack.add(Panel((Row(more),)))


def by_drawers(look: Look, posted: Sequence[Posted]) -> list[Posted]:
    """What is asked, half by half: that of the first first, those of each in their order."""
    halves = list(dict.fromkeys(one.decision.half for one in posted))
    return sorted(posted, key=lambda one: halves.index(one.decision.half)) if look.boards else list(posted)


def opens_drawer(look: Look, posted: Posted) -> Panel:
    """Of a game that is made of games: which half asks what stands below."""
    half, say = posted.decision.half, look.voice.say
    if half not in look.boards:
        return Panel()
    return words(say("half-asks", half=look.voice.sign(half) or say(f"half-{half}")))


def _show(look: Look, posted: Posted) -> Button:
    look = look.of(posted)
    label = look.voice.say("button-show", label=look.voice.ask_label(posted.decision.kind, posted.decision.about))
    return button(label, _to(look, posted, "show"))


def receipt(look: Look, kind: str, about: Mapping[str, str | int], answer: str) -> str:
    """What was understood and kept; the line brings the full stop of the last sentence."""
    said = look.voice.say("card-receipt", label=look.voice.ask_label(kind, about), answer=answer.rstrip("."))
    return clip(said, 500)


def in_its_name(look: Look, by: str, key: str, raw: Raw) -> str:
    """What was answered for a seat, and why."""
    half, kind = kind_in(key)
    look = look.within(half)
    label = look.voice.ask_label(kind, fields_in(key))
    return look.voice.say(f"card-by-{by}", label=label, answer=told(look.voice, kind, raw).rstrip("."))


def token(posted: Posted) -> str:
    """What tells whether a decision is new to its seat: on a floor a seat is woken by the card of the deal instead.

    What is asked anew of who has answered has the name that it had; it is new by what it asks, and proposes to say.
    """
    decision = posted.decision
    if decision.window is Window.AGAIN and posted.asking.ahead:
        return f"{posted.ref}.{digest(posted.offered, json.dumps(decision.lapse))}"
    return full(decision.half, decision.kind) if decision.window is Window.FLOOR else posted.ref


def shown(asked: Sequence[Posted], before: str = "") -> str:
    """What a card has called for so far, as it is remembered with the message."""
    return "+".join(dict.fromkeys([*called_for(before), *map(token, asked)]))


def called_for(ref: str) -> list[str]:
    """What is remembered so."""
    return [one for one in ref.split("+") if one]


def mark(look: Look, story: Story = NOTHING) -> str:
    """What tells whether the card of a seat has to be drawn anew.

    Receipts do not count; of what is only offered no more does than that it is, for its button opens it as it is when
    it is pressed. Where nothing is asked, it does not matter where play has come to.
    """
    within = guests(look)
    whole = [one for one in look.own if one.decision.awaited or one.ref in within]
    asked_ = [(one.ref, one.rev, look.drafts.get(one.ref), look.due.get(one.ref)) for one in whole]
    offered = [(one.ref, look.drafts.get(one.ref)) for one in look.own if one not in whole]
    where = (look.turn, look.step) if asked_ else ()
    holds = (hand_lines(look), deal_lines(look), call_lines(look), circle_lines(look), story.mark)
    drafts = sorted(filter(said_at, look.drafts))
    return digest(where, look.game.status, asked_, offered, drafts, look.undo, holds, MOVING.of(look.game.kind)(look))
