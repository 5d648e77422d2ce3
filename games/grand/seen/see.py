"""Building the view of a seat."""

from __future__ import annotations

from games.carthage.seen.see import view as of_carthage
from games.grand.pieces import SIDES, CoupledWar
from games.grand.seen import see_battle
from games.grand.seen.view import CoupledWarView, EndingView, GrandView
from games.grand.state import Grand
from games.grand.wars.faces import face, state
from games.kernel import Seat
from games.rome.seen.see import view as of_rome


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
        carthage=of_carthage(g.carthage, seat if seat in g.carthage.factions else None),
        rome=of_rome(g.rome, seat if seat in g.rome.factions else None) if g.rome else None,
        wars=tuple(coupled(g, war) for war in g.wars),
        battle=see_battle.coming(g),
        prospects=see_battle.prospects(g),
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
