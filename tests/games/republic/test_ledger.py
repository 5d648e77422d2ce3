"""What the State spends on units that leave home, and on those that never do: followed by kind, first in, first out."""

from __future__ import annotations

from games.republic.minds.ledger import Kind, Ledger


def spent(ledger: Ledger) -> tuple[float, float]:
    found = ledger.spent()
    return found["marched"], found["idle"]


def moved(ledger: Ledger, kind: str, home: int, away: int) -> None:
    ledger.gone += ledger.kinds[kind].moved(home, away)


def test_who_was_raised_first_leaves_first_with_all_that_was_paid_for_him() -> None:
    ledger = Ledger()
    ledger.raised("fleet", 2, 10)
    ledger.paid(2, 4)
    ledger.raised("fleet", 1, 20)
    moved(ledger, "fleet", home=1, away=2)
    assert spent(ledger) == (24, 20)


def test_upkeep_after_the_return_is_of_units_that_have_left() -> None:
    ledger = Ledger()
    ledger.raised("fleet", 2, 10)
    moved(ledger, "fleet", home=1, away=1)
    moved(ledger, "fleet", home=2, away=0)
    ledger.paid(2, 4)
    assert spent(ledger) == (12, 12)


def test_what_is_lost_in_the_field_leaves_the_books_of_home_alone() -> None:
    ledger = Ledger()
    ledger.raised("legion", 3, 10)
    moved(ledger, "legion", home=1, away=2)
    moved(ledger, "legion", home=2, away=0)
    assert len(ledger.gone) == 1
    assert [unit.left for unit in ledger.kinds["legion"].home] == [False, True]
    assert spent(ledger) == (20, 10)


def test_what_deserts_at_home_stays_unused() -> None:
    ledger = Ledger()
    ledger.raised("legion", 2, 10)
    moved(ledger, "legion", home=1, away=0)
    assert spent(ledger) == (0, 20)


def test_what_comes_for_nothing_has_upkeep_only() -> None:
    ledger = Ledger()
    moved(ledger, "fleet", home=1, away=1)
    ledger.paid(2, 4)
    assert spent(ledger) == (2, 2)


def test_nobody_pays_for_a_rebel() -> None:
    ledger = Ledger()
    ledger.raised("legion", 2, 10)
    moved(ledger, "legion", home=1, away=1)
    ledger.paid(1, 2)
    assert spent(ledger) == (10, 12)


def test_kinds_are_followed_apart() -> None:
    ledger = Ledger()
    ledger.raised("fleet", 1, 10)
    ledger.raised("legion", 1, 8)
    moved(ledger, "legion", home=0, away=1)
    assert spent(ledger) == (8, 10)
    assert ledger.kinds["fleet"] == Kind(home=ledger.kinds["fleet"].home)
