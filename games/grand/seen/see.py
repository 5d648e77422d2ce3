"""Building the view of a seat."""

from __future__ import annotations

from games.carthage.seen.see import view as of_carthage
from games.grand.pieces import CARTHAGE, ROME, SIDES, CoupledWar, Side
from games.grand.seen.view import CoupledWarView, EndingView, FaceState, GrandView
from games.grand.state import Grand
from games.kernel import Seat
from games.rome.seen.see import view as of_rome

FACES: dict[Side, str] = {CARTHAGE: "roman-war", ROME: "punic"}


def view(g: Grand, seat: Seat | None) -> GrandView:
    """Both tables as this seat sees them; None: as everybody does. Of a board it does not play it sees what all see."""
    return GrandView.model_construct(
        seat=seat,
        seats=tuple(g.seats),
        mode=g.mode,
        start=g.start,
        overlap=g.overlap,
        sides=dict(g.sides),
        turn=g.turn,
        course=g.course,
        leg=g.leg,
        step=g.step,
        resumes=dict(g.resumes),
        carthage=of_carthage(g.carthage, seat if seat in g.carthage.factions else None),
        rome=of_rome(g.rome, seat if seat in g.rome.factions else None) if g.rome else None,
        wars=tuple(coupled(g, war) for war in g.wars),
        fallen=tuple(g.fallen),
        ending=EndingView(reason=g.ending.reason, winners=tuple(g.ending.winners)) if g.ending else None,
        last_turn=g.last_turn,
    )


def coupled(g: Grand, war: CoupledWar) -> CoupledWarView:
    """GV-1.2: a war and its two faces."""
    return CoupledWarView(
        number=war.number,
        faces={side: face(side, war.number) for side in SIDES},
        states={side: state(g, war, side) for side in SIDES},
        settled=war.settled,
        winner=war.winner,
        sea=war.sea,
    )


def face(side: Side, number: int) -> str:
    """GV-1.4: the own face of war n: the card that names the other republic as enemy."""
    return f"{FACES[side]}-{number}"


def state(g: Grand, war: CoupledWar, side: Side) -> FaceState:
    """GV-1.2: how the face on this board stands."""
    if war.settled:
        return "removed" if not war.winner else "won" if war.winner == side else "lost"
    half = next((half for half in g.halves() if half.half == side), None)
    card = half.wars.get(face(side, war.number)) if half else None
    return card.status if card else "absent"
