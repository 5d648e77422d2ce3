"""The public Diplomacy Adjudicator Test Cases, by number, as the original rules and as they themselves prefer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

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
from games.diplomacy.atlas import Place, atlas
from games.diplomacy.orders import BuildUnit, Order, Remove, Retreating
from tests.games.diplomacy.orders import order, piece, place, position, retreating

CASES = json.loads(Path(__file__).with_name("datc-cases.json").read_text(encoding="utf-8"))["cases"]
ADJUSTMENT = [case for case in CASES if case["phase"] == "adjustment"]
MOVEMENT = [case for case in CASES if case["phase"] != "adjustment"]
BOTH = pytest.mark.parametrize("profile", list(Profile))


def commanded(case: dict[str, Any], lines: list[dict[str, str]]) -> dict[str, str]:
    """The lines written by the commander of the unit, the last for each; others are refused before (CD-E.5)."""
    powers = {place(one["unit"][2:]).space: one["power"] for one in case["units"]}
    units = {line["text"]: place(line["text"].split("-")[0].split()[1]).space for line in lines}
    return {units[one["text"]]: one["text"] for one in lines if powers.get(units[one["text"]]) == one["power"]}


def played(case: dict[str, Any], profile: Profile) -> Outcome:
    orders: dict[str, Order] = {space: order(text) for space, text in commanded(case, case["orders"]).items()}
    board = position([(one["unit"], one["power"]) for one in case["units"]], case["map"])
    return adjudicate(board, orders, profile)


@BOTH
@pytest.mark.parametrize("case", MOVEMENT, ids=[case["id"] for case in MOVEMENT])
def test_movement(case: dict[str, Any], profile: Profile) -> None:
    outcome, expected = played(case, profile), case["expected"][profile]
    assert outcome.end == expected["end"]
    given = outcome.support_given
    assert {space: given[space] for space in expected.get("support_given", {})} == expected.get("support_given", {})
    assert list(outcome.contested) == sorted(expected.get("contested_empty", []))
    if "legal_retreats" in expected:
        assert {space: [str(one) for one in open_] for space, open_ in retreats(outcome).items()} == {
            space: sorted(open_) for space, open_ in expected["legal_retreats"].items()
        }
        wanted: dict[str, Retreating] = {
            space: retreating(text) for space, text in commanded(case, case["retreat_orders"]).items()
        }
        after = settle_retreats(outcome, wanted)
        assert {space: str(to) if to else "disbanded" for space, to in after.items()} == expected["after_retreat"]


@pytest.mark.parametrize("case", ADJUSTMENT, ids=[case["id"] for case in ADJUSTMENT])
def test_adjustment(case: dict[str, Any]) -> None:
    """Standard Diplomacy: one column, whichever profile is played."""
    pieces = [piece(one["unit"], one["power"]) for one in case["units"]]
    power = Adjusting(atlas("standard"), case["power"], case["owned_centers"], [one.at.space for one in pieces])
    words = [one["text"].split() for one in case["orders"]]
    if case["must_remove"]:
        orders = [Remove(unit=space) for _, _, space in words]
        removal = remove(power, pieces, orders, case["must_remove"])
        assert [fault is None for fault in removal.faults] == case["expected"]["order_success"]
        gone = [f"{one.arm} {one.at}" for space in removal.by_default for one in pieces if one.at.space == space]
        assert gone == case["expected"].get("removed_by_default", [])
    else:
        built = build(power, [BuildUnit(arm=arm, at=place(at)) for _, arm, at in words], case["may_build"])
        assert [isinstance(one, Place) for one in built] == case["expected"]["order_success"]


def test_no_case_is_left_out() -> None:
    assert len(MOVEMENT) + len(ADJUSTMENT) == len(CASES) == 132
