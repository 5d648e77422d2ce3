"""CD-5.B(f), (g): which provinces are taken, and which fall into civil disorder. All are judged together."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.diplomacy.orders import Move, Reason, Support

from .fates import Fate
from .outcome import Outcome

Refusals = Mapping[str, Collection[str]]
"""CD-4.F: codes that refuse seizures: from which codes, "" from everybody."""


@dataclass(frozen=True, slots=True)
class Seizure:
    """CD-5.B(g): what the seizes of a province came to.

    Attributes:
        result: `taken`: `code` rules it; `disorder`: it is in civil disorder; `nothing`: no change.
        by: the units that seized it, those first that took it; `reasons`: what opposed them.
    """

    result: Literal["taken", "disorder", "nothing"]
    code: str = ""
    by: Sequence[str] = ()
    reasons: Sequence[Reason] = ()


def judge_seizures(outcome: Outcome, refusals: Refusals) -> dict[str, Seizure]:
    """CD-5.B(g)4: every province that somebody seizes, in alphabetical order."""
    by_province: dict[str, list[Fate]] = {}
    for fate in outcome.fates.values():
        if fate.seizing:
            by_province.setdefault(fate.seizing, []).append(fate)
    return {province: _judge(outcome, province, by_province[province], refusals) for province in sorted(by_province)}


def _judge(outcome: Outcome, province: str, seizers: Sequence[Fate], refusals: Refusals) -> Seizure:
    """CD-5.B(g)1-3: taken; else in disorder, if a unit entered it under a seize order; else as it was."""
    against = {fate.piece.at.space: list(_opposition(outcome, fate, refusals)) for fate in seizers}
    taken = [fate for fate in seizers if not against[fate.piece.at.space]]
    if taken:
        return Seizure("taken", taken[0].seizing_for, [fate.piece.at.space for fate in taken])
    entered = any(fate.moved and not fate.dislodged and fate.end.space == province for fate in seizers)
    reasons = tuple(dict.fromkeys(reason for some in against.values() for reason in some))
    return Seizure("disorder" if entered else "nothing", "", list(against), reasons)


def _opposition(outcome: Outcome, seizer: Fate, refusals: Refusals) -> Iterator[Reason]:
    """CD-5.B(f): all that keeps one unit's seize from taking effect."""
    if seizer.dislodged:
        yield Reason("seizer-dislodged", "CD-5.B(f)1", (seizer.piece.at.space,))
    if isinstance(seizer.order, Move) and not seizer.moved:
        yield Reason("seizer-stopped", "CD-5.B(f)1", (seizer.piece.at.space,))
    yield from _opposed_by(outcome, seizer)
    if _refused(outcome, seizer, refusals):
        yield Reason("refused", "CD-5.B(f)5", (seizer.seizing_for,))


def _opposed_by(outcome: Outcome, seizer: Fate) -> Iterator[Reason]:
    """CD-5.B(f)2-4: who stayed, who tried to enter, who seizes it for another."""
    stayed = outcome.fates.get(seizer.seizing)
    if stayed and stayed is not seizer and not stayed.moved:
        yield Reason("not-left", "CD-5.B(f)2", (seizer.seizing,))
    others = [fate for fate in outcome.fates.values() if fate is not seizer]
    trying = tuple(fate.piece.at.space for fate in others if _hostile_attempt(seizer, fate))
    if trying:
        yield Reason("attempt", "CD-5.B(f)3", trying)
    rivals = tuple(fate.piece.at.space for fate in others if _rival_seize(seizer, fate))
    if rivals:
        yield Reason("rival-seize", "CD-5.B(f)4", rivals)


def _hostile_attempt(seizer: Fate, other: Fate) -> bool:
    """CD-5.B(f)3: an effective attempt of another Commander; not for the same name, not the move it supports."""
    if not other.attempt or not isinstance(other.order, Move) or other.order.to.space != seizer.seizing:
        return False
    friendly = other.piece.commander == seizer.piece.commander
    same_name = other.seizing_for == seizer.seizing_for  # with a move nothing but its destination is seized
    return not (friendly or same_name or _connected(seizer, other))


def _connected(seizer: Fate, other: Fate) -> bool:
    """CD-5.B(f)3: its own order is a support of that very move."""
    order = seizer.order
    return (
        isinstance(order, Support)
        and order.to is not None
        and order.helped.space == other.piece.at.space
        and order.to.space == seizer.seizing
    )


def _rival_seize(seizer: Fate, other: Fate) -> bool:
    """CD-5.B(f)4: a legal seize for another name by a unit not dislodged, whose way was open if it moves."""
    if other.seizing != seizer.seizing or other.seizing_for == seizer.seizing_for:
        return False
    return not other.dislodged and (other.attempt or not isinstance(other.order, Move))


def _refused(outcome: Outcome, seizer: Fate, refusals: Refusals) -> bool:
    """CD-4.F, 5.B(f)5: in general, or from the Commander's names."""
    refused = refusals.get(seizer.seizing_for, ())
    return "" in refused or any(code in refused for code in outcome.position.codes.get(seizer.piece.commander, ()))
