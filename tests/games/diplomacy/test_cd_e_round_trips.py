"""CD-E: whatever can be ordered is read back as it was; whatever is written raises nothing."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.diplomacy.language import Context, canonical, read, read_line
from games.diplomacy.orders import (
    Admin,
    AnyOrder,
    Company,
    Order,
    Political,
    RailwayOrder,
    Retreating,
    RevoltList,
    Voting,
    Winter,
)
from tests.clauses import clause
from tests.games.diplomacy import drawn_orders
from tests.games.diplomacy.drawn_orders import BLIND, NAMES, ORDERS, RETREATS, anything, military, retreating


def assert_kept(order: AnyOrder, where: Context) -> str:
    """It is read back as it was, and then written as before."""
    written = canonical(order, where)
    line = read_line(written, where)
    assert (line.said, line.notes) == (order, ()), written
    assert line.order is not None
    assert canonical(line.order, where) == written
    return written


@clause("CD-E.1", "CD-E.6")
@settings(deadline=None)
@given(anything)
def test_every_order_is_read_back_as_it_was(order: AnyOrder) -> None:
    written = assert_kept(order, ORDERS)
    assert [one.said for one in read(written, ORDERS)] == [order]


@clause("CD-E.1")
@settings(deadline=None)
@given(retreating())
def test_every_retreat_is_read_back_as_it_was(order: Retreating) -> None:
    assert_kept(order, RETREATS)
    assert not isinstance(order, RevoltList) or assert_kept(order, ORDERS)


@clause("CD-E.1", "CD-E.3")
@settings(deadline=None)
@given(anything)
def test_case_and_spaces_are_free(order: AnyOrder) -> None:
    """Where no text is quoted, and but for Mes and MEs, which are told apart by their case only."""
    written = canonical(order, ORDERS)
    if '"' in written or "Mes" in written or "MEs" in written:
        return
    for other in (written.lower(), written.upper(), written.replace(" ", "  "), written.replace("-", " - ")):
        assert read_line(other, ORDERS).said == order, other


@clause("CD-E.1")
@settings(deadline=None)
@given(military())
def test_without_a_board_a_line_means_the_same_but_for_coasts(order: Order) -> None:
    found = read_line(canonical(order, ORDERS), BLIND).order
    assert type(found) is type(order)
    assert found is not None
    assert canonical(found, ORDERS) == canonical(order, ORDERS)


WORDS = (
    *NAMES, "A", "F", "Mes", "MEs", "mes", "N21", "N21/ec", "Car", "FCa", "-", "(", ")", ",", ":", "sf", "sfGV", "blk",
    "rail", "R1", "S1", "via convoy", "S", "C", "H", "P", "Apt", "SR", "R", "stand", "blt", "shares", "12", '"',
    "moves", "rule", "map", "votes", "yes", "M1", "to", "in", "of", "from", "purge", "delegates", "builds", "drops",
    "out", "=", "#", "/", "nc",
)  # fmt: skip
scribble = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join))


@clause("CD-E.1")
@pytest.mark.parametrize("where", [ORDERS, RETREATS, BLIND], ids=["orders", "retreats", "blind"])
@settings(deadline=None)
@given(text=scribble)
def test_whatever_is_written_raises_nothing(where: Context, text: str) -> None:
    """What can be read at all is kept as something that says the same."""
    for line in read(text, where):
        assert line.text in text
        assert (line.order is None) == (line.fault is not None)
        if line.order:
            written = canonical(line.order, where)
            assert read_line(written, where).said == line.order, written


@settings(deadline=None)
@given(order=anything, at=st.integers(0, 60), more=scribble)
def test_a_slip_of_the_pen_raises_nothing(order: AnyOrder, at: int, more: str) -> None:
    written = canonical(order, ORDERS)
    for line in read(written[:at] + more + written[at:], ORDERS):
        assert line.order is None or read_line(canonical(line.order, ORDERS), ORDERS).said == line.order


def test_every_kind_of_order_is_drawn() -> None:
    unions = (Order, Retreating, Winter, Political, RailwayOrder, Company, Admin, Voting)
    assert {kind.__name__ for union in unions for kind in get_args(union)} <= vars(drawn_orders).keys()
