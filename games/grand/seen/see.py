"""Building the view of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.seen.see import view as of_carthage
from games.grand.pieces import SIDES, CoupledWar, Ending, Pact, Score
from games.grand.scores import scores
from games.grand.seen import see_battle
from games.grand.seen.view import CoupledWarView, EndingView, GrandView, PactView, ScoreView
from games.grand.state import Grand, Half
from games.grand.wars.faces import face, state
from games.kernel import Seat
from games.republic.reign import laid_open
from games.republic.seen.see_table import card
from games.republic.seen.table import CardView
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
        resumes=dict(g.resumes),
        carthage=of_carthage(g.carthage, seat if seat in g.carthage.factions else None),
        rome=of_rome(g.rome, seat if seat in g.rome.factions else None) if g.rome else None,
        wars=tuple(coupled(g, war) for war in g.wars),
        battle=see_battle.coming(g),
        fought=tuple(see_battle.fought(one) for one in g.combat.fought),
        prospects=see_battle.prospects(g),
        pacts=tuple(seen_pact(one) for one in g.pacts),
        fallen=tuple(g.fallen),
        hands={half.half: hands(half, seat) for half in g.halves() if seat},
        scores=seen_scores(scores(g)),
        ending=ending(g.ending) if g.ending else None,
        last_turn=g.last_turn,
    )


def hands(half: Half, seat: Seat) -> dict[Seat, tuple[CardView, ...]]:
    """GV-8.3: what those hold for whom he decides in the Senate who rules for life."""
    return {one: tuple(card(half, red) for red in half.factions[one].hand) for one in laid_open(half, seat)}


def ending(one: Ending) -> EndingView:
    """GV-7.1, 9: who has won, and what all have come to."""
    return EndingView(reason=one.reason, winners=tuple(one.winners), scores=seen_scores(one.scores))


def seen_scores(found: Sequence[Score]) -> tuple[ScoreView, ...]:
    """GV-9.2: what every faction comes to, now or at the end: of what all know."""
    return tuple(
        ScoreView(
            side=one.side,
            seat=one.seat,
            influence=one.influence,
            ruler=one.ruler,
            won=one.won,
            lost=one.lost,
            points=one.points,
        )
        for one in found
    )


def seen_pact(pact: Pact) -> PactView:
    """GV-1.6, 10.3: all can read it."""
    return PactView(
        id=pact.id,
        text=pact.text,
        parties=tuple(pact.parties),
        entered=tuple(pact.entered),
        in_force=pact.in_force,
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
