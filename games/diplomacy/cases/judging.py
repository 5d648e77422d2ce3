"""What comes of a case, under the keys of the public test cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import JsonValue

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
from games.diplomacy.language import Fault
from games.diplomacy.orders import BuildUnit, Remove

from .board import Read, check_spaces, commanded, pieces, position, read_lines, retreating
from .form import Case


@dataclass(frozen=True, slots=True)
class Note:
    """A line that cannot be read, or a suffix that does not count, and why."""

    text: str
    why: Fault


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of it: of the keys those that apply; `notes`: what of the orders was not followed."""

    found: Mapping[str, JsonValue]
    notes: Sequence[Note]


def judge(case: Case, profile: Profile = Profile.OLD) -> Judged:
    """A case of movement, of movement and retreats, or of adjustments. BadCases: there can be no such case."""
    check_spaces(case)
    lines = read_lines(case, case.orders)
    if case.adjusts:
        return Judged(_adjusted(case, lines), _notes(lines))
    board = position(case, lines)
    outcome = adjudicate(board, commanded(board, lines), profile)
    after = read_lines(case, case.retreat_orders or (), "retreats")
    goes_on = bool(outcome.dislodged) if case.retreats is None else case.retreats
    return Judged(_moved(outcome) | (_retreated(outcome, after) if goes_on else {}), _notes([*lines, *after]))


def _moved(outcome: Outcome) -> dict[str, JsonValue]:
    """`end`; `support_given`, if anybody supports; `contested_empty`, if there is such a space."""
    found: dict[str, JsonValue] = {"end": dict(outcome.end)}
    if outcome.support_given:
        found["support_given"] = dict(outcome.support_given)
    if outcome.contested:
        found["contested_empty"] = list(outcome.contested)
    return found


def _retreated(outcome: Outcome, lines: Sequence[Read]) -> dict[str, JsonValue]:
    """`legal_retreats`, `after_retreat`: of each dislodged unit."""
    settled = settle_retreats(outcome, retreating(outcome, lines))
    return {
        "legal_retreats": {space: [str(place) for place in open_] for space, open_ in retreats(outcome).items()},
        "after_retreat": {space: str(place) if place else "disbanded" for space, place in settled.items()},
    }


def _adjusted(case: Case, lines: Sequence[Read]) -> dict[str, JsonValue]:
    """`order_success` of each line; `removed_by_default`, if anybody is."""
    standing = pieces(case)
    power = Adjusting(atlas(case.map), case.power, case.owned_centers, list(standing))
    own = [piece for piece in standing.values() if piece.commander == case.power]
    orders = {number: line.said for number, line in enumerate(lines) if line.by in {"", case.power}}
    builds = {number: order for number, order in orders.items() if isinstance(order, BuildUnit)}
    removals = {number: order for number, order in orders.items() if isinstance(order, Remove)}
    built = build(power, list(builds.values()), case.may_build)
    removal = remove(power, own, list(removals.values()), case.must_remove)
    done = {number: isinstance(place, Place) for number, place in zip(builds, built, strict=True)}
    done |= {number: fault is None for number, fault in zip(removals, removal.faults, strict=True)}
    found: dict[str, JsonValue] = {"order_success": [done.get(number, False) for number in range(len(lines))]}
    if removal.by_default:
        found["removed_by_default"] = [str(standing[space]) for space in removal.by_default]
    return found


def _notes(lines: Sequence[Read]) -> list[Note]:
    """Why lines say nothing, or suffixes do not count."""
    whys = [(line.text, [line.said] if isinstance(line.said, Fault) else line.notes) for line in lines]
    return [Note(text, why) for text, some in whys for why in some]
