"""Orders as a picture shows them: one's own before the deadline, and what would come of supposed ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.diplomacy.adjudicator import Fate, Outcome, Seizure
from games.diplomacy.atlas import Position
from games.diplomacy.orders import (
    AnyOrder,
    Block,
    CloseCanal,
    Disband,
    Move,
    Order,
    Retreat,
)
from games.diplomacy.press.results import CAME, came, parts
from games.diplomacy.seasons import possible
from games.diplomacy.seasons.supposing import Supposed
from games.diplomacy.seen.map_view import ActsView, ActView, BlockView, SeizureView


def preview(position: Position, orders: Sequence[AnyOrder]) -> ActsView:
    """What is written so far, as arrows, flags and bars; what is not written is not shown."""
    military = [one for one in orders if isinstance(one, Order) and one.unit in position.pieces]
    retreating = [one for one in orders if isinstance(one, Retreat | Disband)]
    seizures = [_seizure(position, one) for one in military if one.seize is not None]
    return ActsView(
        acts=(*(act(position, one) for one in military), *(_retreat(one) for one in retreating)),
        seizures=tuple(one for some in seizures for one in some),
        blocks=(*(_block(one, one.block) for one in military if one.block), *canals(position, orders)),
    )


def outcome_of(supposed: Supposed) -> ActsView:
    """What would come of it: arrows with their fates, seizures, blocks."""
    outcome = supposed.outcome
    fates = outcome.fates.items()
    return ActsView(
        acts=tuple(_fated(outcome, space, fate) for space, fate in fates if is_shown(outcome, space, fate)),
        seizures=tuple(_came(province, one) for province, one in supposed.seizures.items()),
        blocks=tuple(_block(fate.order, fate.block) for _, fate in fates if fate.block is not None),
    )


def is_shown(outcome: Outcome, space: str, fate: Fate) -> bool:
    """What just stands, unordered, is not told of."""
    return space in outcome.orders or fate.dislodged


def _fated(outcome: Outcome, space: str, fate: Fate) -> ActView:
    clauses = [one.clause for one in outcome.why(space)]
    ordered = act(outcome.position, fate.order)
    about = {"fate": came(outcome, fate), "dislodged": fate.dislodged, "why": next(iter(clauses), "")}
    return ordered.model_copy(update=about)


def _came(province: str, one: Seizure) -> SeizureView:
    return SeizureView(
        province=province, unit=next(iter(one.by), ""), beneficiary=one.code, fate=CAME[one.result],
        why=next((why.clause for why in one.reasons), ""),
    )  # fmt: skip


def act(position: Position, one: Order) -> ActView:
    """CD-D.2: an order as an arrow."""
    piece = position.pieces[one.unit]
    kind, to, other = parts(one)
    convoyed = isinstance(one, Move) and possible.by_convoy(position, one)
    rail = one.rail if isinstance(one, Move) else ""
    codes = position.codes.get(piece.commander, ())
    return ActView(
        kind=kind,
        arm=piece.arm,
        unit=str(piece.at),
        commander=next(iter(codes), ""),
        to=to,
        other=other,
        rail=rail,
        convoyed=convoyed,
    )


def _retreat(one: Retreat | Disband) -> ActView:
    to = str(one.to) if isinstance(one, Retreat) else ""
    return ActView(kind="retreat" if to else "disband", arm="A", unit=one.unit, to=to, fate="coming")


def _seizure(position: Position, one: Order) -> Iterator[SeizureView]:
    if one.seize is not None:
        province = one.seize.province or (one.to.space if isinstance(one, Move) else one.unit)
        piece = position.pieces[one.unit]
        yield SeizureView(province=province, unit=f"{piece.arm} {one.unit}", beneficiary=one.seize.beneficiary)


def _block(one: Order, block: Block) -> BlockView:
    return BlockView(at=one.unit, kind=block.what or "all", id=block.strait, against=tuple(block.against))


def canals(position: Position, orders: Sequence[AnyOrder]) -> Iterator[BlockView]:
    """CD-11.B: canals that are to be closed."""
    known = {canal.id: canal for canal in position.atlas.canals}
    for one in orders:
        if isinstance(one, CloseCanal) and one.closed and one.canal in known:
            yield BlockView(at=known[one.canal].provinces[0], kind="canal", id=one.canal, against=tuple(one.against))
