"""Single positions, in the form of the public test cases, judged one by one: what each key of an answer says.

A case that cannot be understood is a `BadCase`, in words. An order that cannot is as never written (CD-D.9(4.E.1)).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from games.diplomacy.adjudicator import (
    Adjusting,
    Outcome,
    Profile,
    adjudicate,
    build,
    remove,
    retreats,
    settle_retreats,
)
from games.diplomacy.atlas import Atlas, Piece, Place, Position, Traffic, atlas
from games.diplomacy.language import Context, Stage, read_line
from games.diplomacy.orders import AnyOrder, BuildUnit, Order, Remove, Retreating

PROFILES: Final[Sequence[str]] = tuple(Profile)
Case: TypeAlias = Mapping[str, Any]


class BadCase(ValueError):  # noqa: N818 - the case is, not the program
    """What of a case cannot be understood, and what to do."""


def judge(case: Case, profile: str) -> dict[str, Any]:
    """The `id` of a case, and all keys that apply to it."""
    board = _board(case)
    pieces = _pieces(case, board)
    if case.get("phase", "movement") == "adjustment":
        return {"id": _id(case), **_adjusted(case, board, pieces)}
    return {"id": _id(case), **_moved(case, board, pieces, Profile(profile))}


def expected(case: Case, profile: str) -> Mapping[str, Any]:
    """What a case says should come of it; adjustments have one expectation for all profiles."""
    found = case.get("expected") or {}
    return found if case.get("phase") == "adjustment" else found.get(profile, {})


def _moved(case: Case, board: Atlas, pieces: Mapping[str, Piece], profile: Profile) -> dict[str, Any]:
    orders = _orders(case, "orders", board, pieces, "orders")
    position = Position(board, pieces, Traffic(case.get("railways") or {}), _codes(case, pieces))
    outcome = adjudicate(position, {o.unit: o for o in orders if isinstance(o, Order)}, profile)
    found: dict[str, Any] = {"end": dict(outcome.end), "support_given": dict(outcome.support_given)}
    found["contested_empty"] = list(outcome.contested)
    if "retreat_orders" not in case:
        return found
    return found | _retreated(outcome, _orders(case, "retreat_orders", board, pieces, "retreats"))


def _retreated(outcome: Outcome, orders: Sequence[AnyOrder]) -> dict[str, Any]:
    wanted = {one.unit: one for one in orders if isinstance(one, Retreating)}
    after = settle_retreats(outcome, wanted)
    return {
        "legal_retreats": {space: [str(one) for one in to] for space, to in retreats(outcome).items()},
        "after_retreat": {space: str(to) if to else "disbanded" for space, to in after.items()},
    }


def _adjusted(case: Case, board: Atlas, pieces: Mapping[str, Piece]) -> dict[str, Any]:
    """CD-D.9(4.D.8): standard Diplomacy only."""
    power = Adjusting(board, str(case.get("power", "")), case.get("owned_centers") or (), list(pieces))
    lines = [_read(case, one, board, pieces, "orders") for one in case.get("orders") or ()]
    own = [one for one in pieces.values() if one.commander == power.power]
    if not case.get("must_remove"):
        wanted = [one for one in lines if isinstance(one, BuildUnit)]
        built = iter(build(power, wanted, int(case.get("may_build") or 0)))
        return {"order_success": [isinstance(o, BuildUnit) and isinstance(next(built), Place) for o in lines]}
    removed = remove(power, own, [one for one in lines if isinstance(one, Remove)], int(case["must_remove"]))
    faults = iter(removed.faults)
    found: dict[str, Any] = {"order_success": [isinstance(o, Remove) and next(faults) is None for o in lines]}
    if removed.by_default:
        found["removed_by_default"] = [str(pieces[space]) for space in removed.by_default]
    return found


def _orders(case: Case, key: str, board: Atlas, pieces: Mapping[str, Piece], stage: Stage) -> list[AnyOrder]:
    """Those that the commander of the unit has written (CD-E.5), in the order received."""
    read = [(one, _read(case, one, board, pieces, stage)) for one in case.get(key) or ()]
    return [
        order
        for one, order in read
        if isinstance(order, Order | Retreating) and pieces[order.unit].commander == one.get("power", "")
    ]


def _read(case: Case, one: Any, board: Atlas, pieces: Mapping[str, Piece], stage: Stage) -> AnyOrder | None:
    if not isinstance(one, Mapping) or not isinstance(one.get("text"), str):
        raise BadCase(f'case {_id(case)}: an order is {one!r}; write {{"power": "England", "text": "A Lvp-Edi"}}')
    return read_line(one["text"], Context(board, pieces, stage=stage)).order


def _codes(case: Case, pieces: Mapping[str, Piece]) -> dict[str, Sequence[str]]:
    """Of each commander the names that blocks may mean: those of the case, else what he is called."""
    named = case.get("codes") or {}
    return {one.commander: named.get(one.commander, (one.commander,)) for one in pieces.values()}


def _pieces(case: Case, board: Atlas) -> dict[str, Piece]:
    units = case.get("units")
    if not isinstance(units, list):
        raise BadCase(f"case {_id(case)}: `units` is no list; list the units on the board")
    found = [_piece(case, one, board) for one in units]
    return {piece.at.space: piece for piece in found}


def _piece(case: Case, one: Any, board: Atlas) -> Piece:
    """`{"power": "Russia", "unit": "F Stp/nc"}`."""
    text = one.get("unit") if isinstance(one, Mapping) else None
    order = read_line(f"build {text}", Context(board)).order if isinstance(text, str) else None
    if not isinstance(order, BuildUnit) or not board.holds(order.arm, order.at):
        raise BadCase(f"case {_id(case)}: no unit can be {text!r}; write it as `F Stp/nc`, where it can stand")
    return Piece(order.arm, order.at, str(one.get("power", "")))


def _board(case: Case) -> Atlas:
    try:
        return atlas(str(case.get("map", "standard")))
    except KeyError:
        raise BadCase(f"case {_id(case)}: there is no map {case['map']!r}; say standard or carthage") from None


def _id(case: Case) -> str:
    return str(case.get("id", "?"))
