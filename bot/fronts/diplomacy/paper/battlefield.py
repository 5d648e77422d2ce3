"""The orders of a season as a picture shows them: who went where, who was stopped, what is to come of the dislodged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.fronts.diplomacy.paper.annals import clause_of, field, orders
from bot.store.store import EventRow
from games.diplomacy.railways.events import CanalClosed
from games.diplomacy.seasons.events import UnitRetreated
from games.diplomacy.seen.map_view import ActsView, ActView, BlockView, Fate, SeizureView


def acts(told: Sequence[EventRow]) -> ActsView:
    """CD-G.3: all military orders after the deadline, with what came of them."""
    went = {one.fields["unit"]: str(one.fields["to"]) for one in told if one.kind == UnitRetreated.id}
    given = orders(told)
    return ActsView(
        acts=tuple(act for one in given for act in _acts(one, went)),
        seizures=tuple(_seizure(one) for one in given if field(one, "seizes")),
        blocks=(*(_block(one.fields) for one in given if field(one, "block")), *_closings(told)),
    )


def _acts(order: EventRow, went: Mapping[str, str]) -> Iterator[ActView]:
    """An order; and of a unit that is dislodged where it went, or where it may go."""
    said = order.fields
    arm, _, unit = str(said["unit"]).partition(" ")
    about: dict[str, Any] = {"arm": arm, "unit": unit, "commander": said["code"]}
    dislodged = not said["end"]
    fate: Fate = "done" if said["kind"] == "stand" else said["fate"]  # that it did not stay is said by where it went
    naught = fate != "done" or dislodged
    yield ActView(
        kind=said["kind"],
        to=said["to"],
        other=said["other"],
        fate=fate,
        dislodged=dislodged,
        rail=field(order, "rail") or "",
        convoyed=bool(field(order, "convoyed")),
        why=clause_of(order) if naught else "",
        **about,
    )
    if dislodged:
        yield from _retreats(about, field(order, "ways") or (), went.get(str(said["unit"])))


def _retreats(about: Mapping[str, Any], ways: Sequence[str], went: str | None) -> Iterator[ActView]:
    """CD-D.12: where it has gone, "" off the board; None: nobody knows yet, so wherever it may go."""
    open_ = ways if went is None else [went] if went else []
    for to in open_:
        yield ActView(kind="retreat", to=to, fate="coming" if went is None else "done", **about)
    if not open_:
        yield ActView(kind="disband", fate="coming" if went is None else "done", **about)


def _seizure(order: EventRow) -> SeizureView:
    said = order.fields
    why = "" if said["seizure"] == "seized" else "CD-5.B(g)"
    return SeizureView(
        province=said["seizes"], unit=said["unit"], beneficiary=said["beneficiary"], fate=said["seizure"], why=why
    )


def _block(said: Mapping[str, Any]) -> BlockView:
    """CD-9.B.4, 12.B: by the unit that stands there."""
    space = str(said["unit"]).partition(" ")[2].partition("/")[0]
    return BlockView(at=space, kind=said["block"], id=said["strait"], against=tuple(said["against"]))


def _closings(told: Sequence[EventRow]) -> Iterator[BlockView]:
    """CD-11.B: canals, at each of the provinces."""
    for one in told:
        if one.kind == CanalClosed.id:
            for at in one.fields["provinces"]:
                yield BlockView(at=at, kind="canal", id=one.fields["canal"], against=tuple(one.fields["whom"]))
