"""Orders in words: what they are for, what they answer, within what limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.base.halves import parted
from bot.base.text import Voice, clip, kebab, slug
from bot.services.orders.orders import Do, Order, When, read
from bot.surface.kit.answers import in_one_line, told
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS
from games.kernel import Raw

LINE = 180


def kind_name(voice: Voice, kind: str) -> str:
    """What a kind of decision is called where none is open."""
    half, name = parted(kind)
    return voice.in_half(half, voice.of_half(half).say(f"order-kind-{slug(name)}"))


def phase_name(voice: Voice, phase: str) -> str:
    """A phase in which something may be ordered."""
    half, name = parted(phase)
    return voice.in_half(half, voice.of_half(half).say(f"order-phase-{name}"))


def order_line(voice: Voice, n: int, body: Mapping[str, Any]) -> str:
    """A line of the list."""
    order = read(body)
    return voice.say("order-unreadable", n=n) if order is None else clip(order_words(voice, n, order), LINE)


def order_words(voice: Voice, n: int, order: Order) -> str:
    """A whole order with its number; 0: one that has none yet."""
    when = when_words(voice, order.when)
    limits = "".join(f" · {one}" for one in _limits(voice, order))
    key = "order-line" if n else "order-form-so-far"
    return voice.say(key, n=n, when=when, do=do_words(voice, order.when.kind, order.do), limits=limits)


def when_words(voice: Voice, when: When) -> str:
    """What it is for."""
    where = "".join(f", {one}" for one in _where(voice, when))
    return voice.say("order-when", kind=kind_name(voice, when.kind), where=where or " ").strip()


def _where(voice: Voice, when: When) -> Iterator[str]:
    if when.motion:
        yield voice.say("order-motion", motion=motion_name(voice, when.motion))
    if when.actor:
        yield voice.say("order-actor", seat=when.actor)
    if when.target:
        yield voice.say("order-target", seat=when.target)
    if when.event:
        yield voice.say("order-event", event=happened(voice, when.event))


def happened(voice: Voice, event: str) -> str:
    """That something has happened, by the id of an event."""
    half, name = parted(event)
    return voice.of_half(half).say(f"order-happened-{kebab(name.rpartition('.')[2])}")


def motion_name(voice: Voice, motion: str) -> str:
    """A type of motion."""
    half, name = parted(motion)
    return voice.of_half(half).words.say("motion-name", kind=name)


def fact_name(voice: Voice, fact: str) -> str:
    """A figure that can be compared."""
    half, name = parted(fact)
    return voice.of_half(half).say(f"order-fact-{name}")


def do_words(voice: Voice, kind: str, do: Do) -> str:
    """What is answered."""
    half, kind = parted(kind)
    voice = voice.of_half(half)
    plain = voice.option(kind, do.option) if do.how == "option" else _ways(voice, do)
    return voice.say("order-do-buying", do=plain, amount=do.amount) if buys(do) else plain


def way_words(voice: Voice, kind: str, do: Do) -> str:
    """A way to answer, to be chosen before its amount is."""
    return voice.say("order-do-some") if do.how == "amount" else do_words(voice, kind, do)


def buys(do: Do) -> bool:
    """Whether votes are bought with it."""
    return do.how in ("option", "with", "against") and do.amount > 0


def _ways(voice: Voice, do: Do) -> str:
    amount = voice.money(do.amount) if do.how == "ceiling" else do.amount
    return voice.say(f"order-do-{do.how}", amount=amount, seat=do.seat)


def _limits(voice: Voice, order: Order) -> Iterator[str]:
    for check in order.checks:
        fact = fact_name(voice, check.fact)
        yield voice.say("order-if", fact=fact, than=check.than, value=check.value)
    if order.cap.times is not None:
        yield voice.say("order-times", times=order.cap.times)
    if order.cap.money is not None:
        yield voice.say("order-money", money=voice.money(order.cap.money))
    if order.until is not None:
        yield voice.say("order-until", turn=order.until)


def told_for(look: Look, kind: str, raw: Raw) -> str:
    """An answer in words, short enough for a line."""
    half, name = parted(kind)
    return clip(in_one_line(told(look.voice.of_half(half), name, raw)), LINE)


def fitting(lines: list[str], more: Mapping[str, Any], voice: Voice, room: int = CHARACTERS - 400) -> list[str]:
    """As many lines as fit, and how many there are besides."""
    shown: list[str] = []
    for line in lines:
        if sum(map(len, shown)) + len(shown) + len(line) > room:
            return [*shown, voice.say("test-more", **more, count=len(lines) - len(shown))]
        shown.append(line)
    return shown
