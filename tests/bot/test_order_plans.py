"""Orders that answer whatever happens: whoever gave one is not called."""

from __future__ import annotations

from typing import Any

import pytest

from bot.services.orders.book import runs
from bot.services.orders.orders import Cap, Check, Do, Order, When, new_order
from games.kernel import Decision, OneOf, chairs

(DIAMOND,) = chairs(1)
KIND = "sample.sales"
TAKES = Do(how="proposed")


def asked(**more: Any) -> Decision[Any]:
    """A question."""
    return Decision(KIND, DIAMOND, OneOf({"none": "none"}), "T-3.3", lapse="none", **more)


def order(do: Do = TAKES, **rest: Any) -> Order:
    """An order for such questions."""
    return new_order(When(kind=KIND, **rest.pop("when", {})), do, **rest)


@pytest.mark.parametrize("how", ["proposed", "default"])
def test_what_can_always_be_answered_is(how: Any) -> None:
    assert runs([order(Do(how=how))], asked(), 3)


@pytest.mark.parametrize(
    "one",
    [
        order(Do(how="amount", amount=3)),
        order(when={"event": "sample.Sold"}),
        order(checks=(Check(fact="purse", than="least", value=1),)),
        order(cap=Cap(times=1)),
        order(cap=Cap(money=9)),
        order(until=2),
    ],
    ids=["might-not-be-legal", "waits-for-something", "compares", "counts", "spends", "is-over"],
)
def test_what_may_not_be_answered_calls_him(one: Order) -> None:
    assert not runs([one], asked(), 3)


def test_the_first_that_is_in_force_decides() -> None:
    assert runs([order(until=2), order()], asked(), 3)
    assert not runs([order(cap=Cap(times=1)), order()], asked(), 3)
    assert runs([new_order(When(kind="sample.bid"), Do(how="none")), order()], asked(), 3)


def test_nobody_is_called_for_an_offer_anyway() -> None:
    assert not runs([order()], asked(awaited=False), 3)
    assert not runs([], asked(), 3)
