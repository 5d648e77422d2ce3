"""The words scripts are written in: scripts inside scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Generic, TypeVar

from .decision import Decision
from .errors import Voided
from .script import STIRRED, Open, Reply, Said, Script, Stirred, hold

T = TypeVar("T")

KEPT: Final = 2048
_ASKED_BY: Final[dict[tuple[str, int], tuple[Decision[Any], Decision[Any]]]] = {}


@dataclass(frozen=True, slots=True)
class Interrupt(Generic[T]):
    """What a seat may do while a script runs: a decision nobody waits for, and the script that carries it out."""

    decision: Decision[T]
    handler: Callable[[T], Script[None]]


async def interruptible(main: Script[T], offers: Callable[[], Sequence[Interrupt[Any]]]) -> T | None:
    """Run a script; beside its decisions keep interrupts open, built afresh whenever anything happens.

    A handler runs at once while the script waits. `Voided`, raised by either, makes the script fall: None.
    """
    said: Said | None = None
    try:
        while True:
            try:
                asked = main.send(said)
            except StopIteration as stop:
                result: T = stop.value
                return result
            interrupts = [_unawaited(interrupt) for interrupt in offers()]
            said = await hold([*asked, *(interrupt.decision for interrupt in interrupts)])
            for interrupt in interrupts:
                if isinstance(said, Reply) and said.decision is interrupt.decision:
                    await interrupt.handler(said.value)
                    said = STIRRED
    except Voided:
        return None
    finally:
        main.close()


async def relayed(script: Script[T], hand: Callable[[Open], Script[Said]]) -> T:
    """Run a script; what it asks is handed on by `hand`, which comes back with what was said."""
    said: Said | None = None
    with closing(script):
        while True:
            try:
                asked = script.send(said)
            except StopIteration as stop:
                result: T = stop.value
                return result
            said = await hand(asked)


async def hold_as(meant: Sequence[Decision[Any]], shown: Sequence[Decision[Any]]) -> Said:
    """Hold decisions as they are shown, to other seats perhaps; a reply counts for the one that was meant."""
    said = await hold(list(shown))
    if not isinstance(said, Reply):
        return said
    own = next(one for one, posed in zip(meant, shown, strict=True) if posed is said.decision)
    return Reply(own, said.raw, said.value)


async def within(half: str, script: Script[T]) -> T:
    """Run a script of one of the games that a game is made of: what it asks is asked by that half.

    What it asks by a script of the other half, run within this one, is asked by the other.
    """
    return await relayed(script, partial(_of_half, half))


async def _of_half(half: str, asked: Sequence[Decision[Any]]) -> Said:
    return await hold_as(asked, [one if one.half else asked_by(half, one) for one in asked])


def asked_by(half: str, decision: Decision[T]) -> Decision[T]:
    """A decision as that half asks it; of what is asked again and again, like agreements, made once."""
    known = _ASKED_BY.get((half, id(decision)))
    if known and known[0] is decision:
        return known[1]
    if len(_ASKED_BY) >= KEPT:
        _ASKED_BY.clear()
    shown = replace(decision, half=half)
    _ASKED_BY[half, id(decision)] = (decision, shown)
    return shown


def _unawaited(interrupt: Interrupt[T]) -> Interrupt[T]:
    if not interrupt.decision.awaited:
        return interrupt
    return Interrupt(replace(interrupt.decision, awaited=False), interrupt.handler)


async def together(*scripts: Script[T]) -> list[T]:
    """Run scripts side by side; all their decisions are open at once. Returns what each came to, when all have ended.

    The script that was answered goes on first; then the others are stirred until nothing moves.
    """
    parts = [_Part(script) for script in scripts]
    try:
        for part in parts:
            part.send(None)
        _settle(parts, None, STIRRED)
        while running := [part for part in parts if part.running]:
            said = await hold([decision for part in running for decision in part.asked])
            answered = next((part for part in running if part.asks(said)), None)
            if answered is not None:
                answered.send(said)
            _settle(parts, answered, said if isinstance(said, Stirred) else STIRRED)
        return [part.result for part in parts]
    finally:
        for script in scripts:
            script.close()


class _Part(Generic[T]):
    """One of the scripts run side by side: what it asks now, or what it came to."""

    __slots__ = ("asked", "result", "running", "script")

    def __init__(self, script: Script[T]) -> None:
        self.script = script
        self.asked: Open = []
        self.running = True
        self.result: T

    def send(self, said: Said | None) -> None:
        try:
            self.asked = self.script.send(said)
        except StopIteration as stop:
            self.asked, self.running, self.result = [], False, stop.value

    def asks(self, said: Said) -> bool:
        return isinstance(said, Reply) and any(decision is said.decision for decision in self.asked)


def _settle(parts: Sequence[_Part[Any]], answered: _Part[Any] | None, said: Stirred) -> None:
    """Let all build afresh until nothing moves: one script's act may take away what another asks."""
    spared = answered
    while True:
        before = _keys(parts)
        for part in parts:
            if part.running and part is not spared:
                part.send(said)
        if before == _keys(parts):
            return
        # Whoever moved last may have moved the one that was spared; secrets are forgotten only once.
        spared, said = None, STIRRED


def _keys(parts: Sequence[_Part[Any]]) -> list[list[str] | None]:
    return [[decision.key for decision in part.asked] if part.running else None for part in parts]
