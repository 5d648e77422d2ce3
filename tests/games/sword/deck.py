"""Which cards are proved by a test, `@plays("ETS-20")`, and what makes it a proof: the card is played at its table.

A test that has a parameter `card` bears `@plays()`, which reads the cards from its cases. `muted` takes one effect of a
card away: a proof must then fail (`test_every_card.py`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from games.kernel import Event
from games.sword import components
from games.sword.action import beside
from games.sword.action.deed import Deed
from games.sword.action.deed import Op as Printed
from games.sword.action.effects.effect import Effect
from games.sword.action.effects.table import EFFECTS
from games.sword.action.events import CardUsed
from games.sword.cards.combat import COMBAT
from games.sword.cards.events import CardPlayed
from games.sword.cards.responses import OPS
from games.sword.cards.using import Op, Use
from games.sword.components import cards
from games.sword.march import activate
from games.sword.nonplayers import calling
from games.sword.nonplayers.calling import Call
from games.sword.nonplayers.events import NeutralCalled
from games.sword.state import Sword
from games.sword.underway import Order
from tests.games.sword.scene import TOLD

Test = Callable[..., None]


@dataclass(frozen=True)
class Proof:
    """One case of a test, which plays these cards."""

    test: Test
    case: Mapping[str, Any]


PROOFS: Final[dict[str, list[Proof]]] = {}
"""By card, the tests that bear it."""


def plays(*names: str) -> Callable[[Test], Test]:
    """The test plays these cards, or the one that its case names, and would fail without what they do."""

    def borne(test: Test) -> Test:
        @functools.wraps(test)
        def proved(**case: Any) -> None:
            TOLD.clear()
            test(**case)
            unplayed = {*(names or [case["card"]])} - {*played(TOLD)}
            assert not unplayed, "bears cards that it has not played"

        for case in cases(test):
            for name in names or [case["card"]]:
                PROOFS.setdefault(name, []).append(Proof(test, case))
        return proved

    return borne


def cases(test: Test) -> list[dict[str, Any]]:
    """The cases of a test with one list of parameters; of one without any the only one."""
    marks = [one for one in getattr(test, "pytestmark", ()) if one.name == "parametrize"]
    if not marks:
        return [{}]
    names, values = marks[0].args
    split: Sequence[str] = [one.strip() for one in names.split(",")] if isinstance(names, str) else names
    return [dict(zip(split, (one,) if len(split) == 1 else one, strict=True)) for one in values]


def played(events: Iterable[Event]) -> Iterator[str]:
    """The cards that were played for what is printed on them; Desperate Times, whatever for."""
    for one in events:
        if isinstance(one, CardPlayed | NeutralCalled) or (
            isinstance(one, CardUsed) and one.use in ("event", "extra", *_operations(one.card))
        ):
            yield one.card


def _operations(name: str) -> Sequence[str]:
    return ("activate", "raise", "support", "colony", "hire") if cards()[name].kind == "desperate" else ()


# Without an effect


def muted(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> None:
    """The card is played as ever, but one of its effects does nothing."""
    effect = cards()[name].effects[number]
    if _serves_another(cards()[name], effect):
        _struck_out(monkeypatch, name, number)
        return
    for table in (OPS, COMBAT):
        for key, op in table.items():
            monkeypatch.setitem(table, key, replace(op, act=_idle(op, name, effect)))
    for key, event in EFFECTS.items():
        monkeypatch.setitem(EFFECTS, key, replace(event, act=_skipped(event, name, effect)))
    monkeypatch.setattr(calling, "carry_out", _uncalled(name))
    monkeypatch.setattr(beside, "activate", _unmoved(name))


def _serves_another(printed: components.Card, effect: Mapping[str, Any]) -> bool:
    """It is no act of its own: the order of an activation says it, or the siege for which it is the price."""
    ordered = effect["op"] in ("naval_permit", "siege_drm") and any(one["op"] == "activate" for one in printed.effects)
    return ordered or effect.get("from") == "besieging"


def _struck_out(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> None:
    printed = cards()[name]
    left = tuple(one for place, one in enumerate(printed.effects) if place != number)
    known = {**cards(), name: printed.model_copy(update={"effects": left})}
    monkeypatch.setattr(components, "cards", lambda: known)
    monkeypatch.setattr("games.sword.hands.cards", lambda: known)


def _idle(op: Op, name: str, effect: Mapping[str, Any]) -> Callable[[Sword, Use], Any]:
    async def act(g: Sword, use: Use) -> None:
        if (use.card, use.effect) != (name, effect):
            await op.act(g, use)

    return act


def _skipped(event: Effect, name: str, effect: Mapping[str, Any]) -> Callable[[Sword, Deed, Printed], Any]:
    async def act(g: Sword, deed: Deed, op: Printed) -> None:
        if (deed.card.id, op) != (name, effect):
            await event.act(g, deed, op)

    return act


def _uncalled(name: str) -> Callable[[Sword, components.Card, Call], Any]:
    carried_out = calling.carry_out

    async def carry_out(g: Sword, printed: components.Card, chosen: Call) -> None:
        if printed.id != name:
            await carried_out(g, printed, chosen)

    return carry_out


def _unmoved(name: str) -> Callable[[Sword, Order], Any]:
    async def moved(g: Sword, order: Order) -> str:
        return await activate(g, order) if order.card != name else ""

    return moved
