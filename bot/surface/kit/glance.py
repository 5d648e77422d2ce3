"""A game at a glance: what of its business is over, open and to come, who has the floor, how all stand, how far it is.

The front of a game brings the facts in its own words; which cards show them, and in what shape, is seen to here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.base.parts import Parts
from bot.surface.kit.look import Look

Stage: TypeAlias = Literal["over", "open", "ahead"]


@dataclass(frozen=True, slots=True)
class Business:
    """One item of an order of business: what it is called, and whether it is over, open or still to come."""

    name: str
    stage: Stage


def nothing(_look: Look) -> Sequence[str]:
    """A game that says nothing of the kind."""
    return ()


def no_business(_look: Look) -> Sequence[Business]:
    """A phase that is not divided."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Glance:
    """What a game shows at a glance; of public facts only, for the Turn card is read by all.

    Attributes:
        business: the order of business of the phase that is running, in its order.
        chair: who presides, who has the floor: lines.
        standings: how all stand, the first first: parts of one line.
        length: how far the game is: parts of one line.
        record: what each has done for all to see: parts of one line.
    """

    business: Callable[[Look], Sequence[Business]] = no_business
    chair: Callable[[Look], Sequence[str]] = nothing
    standings: Callable[[Look], Sequence[str]] = nothing
    length: Callable[[Look], Sequence[str]] = nothing
    record: Callable[[Look], Sequence[str]] = nothing


GLANCES: Parts[Glance] = Parts(Glance())
BESIDE: Final = " · "


def in_order(steps: Sequence[tuple[str, str]], running: str) -> list[Business]:
    """Items that are taken one after the other, each by the step it is taken at and its name."""
    known = [step for step, _ in steps]
    now = known.index(running) if running in known else len(steps)
    stages: list[Stage] = ["over" if n < now else "open" if n == now else "ahead" for n in range(len(steps))]
    return [Business(name, stage) for (_, name), stage in zip(steps, stages, strict=True)]


def order_of_business(look: Look) -> str:
    """What is over, open and to come; "": the phase is not divided."""
    found = GLANCES.of(look.game.kind).business(look)
    items = [look.voice.say(f"business-{one.stage}", name=one.name) for one in found]
    return look.voice.say("business", items=BESIDE.join(items)) if items else ""


def business_lines(look: Look) -> list[str]:
    """The order of business, and who has the floor."""
    return [line for line in (order_of_business(look), *GLANCES.of(look.game.kind).chair(look)) if line]


def small(lines: Iterable[str]) -> list[str]:
    """Lines in small print: above what a card is about."""
    return [f"-# {line}" for line in lines if line]


def standing_lines(look: Look) -> list[str]:
    """How all stand, how far the game is, and what each has done."""
    found = GLANCES.of(look.game.kind)
    parts, length, done = found.standings(look), found.length(look), found.record(look)
    standings = [look.voice.say("standings", standings=BESIDE.join(parts))] if parts else []
    record = small([look.voice.say("record", record=BESIDE.join(done))]) if done else []
    return [*standings, *([BESIDE.join(length)] if length else []), *record]
