"""CD-S.3.3, S.3.4: blocks, bars and canals; movement; seizures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.diplomacy import railways
from games.diplomacy.adjudicator import Outcome, Profile, Seizure, adjudicate, judge_seizures, retreats
from games.diplomacy.orders import AnyOrder, Order
from games.diplomacy.positions import fall, seize
from games.diplomacy.press.results import report
from games.diplomacy.seasons.reading import position
from games.diplomacy.state import NOBODY, Diplomacy, Dislodged
from games.kernel import Seat


def move(g: Diplomacy, received: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-S.3.3, S.3.4: all military orders first (CD-5.A(a)); seizures are judged together, then applied together."""
    traffic = railways.traffic(g, received)
    orders = {order.unit: order for _, order in received if isinstance(order, Order)}
    outcome = adjudicate(position(g, traffic), orders, Profile(g.law.adjudication))
    railways.note_blocks(g, outcome)
    seizures = judge_seizures(outcome, refusals(g))
    report(g, outcome, seizures)
    march(g, outcome)
    take_control(g, seizures)


def march(g: Diplomacy, outcome: Outcome) -> None:
    """CD-D.4: units are where they have gone; those dislodged have no place until they retreat."""
    ways, ids = retreats(outcome), {force.space: force for force in g.forces}
    for space, fate in outcome.fates.items():
        force = ids[space]
        if fate.dislodged:
            g.dislodged.append(Dislodged(force.id, Seat(fate.piece.commander), [str(one) for one in ways[space]]))
        else:
            force.space, force.coast = fate.end.space, fate.end.coast
    g.contested[:] = outcome.contested


def take_control(g: Diplomacy, seizures: Mapping[str, Seizure]) -> None:
    """CD-5.B(g): taken, in civil disorder, or as it was."""
    for province, one in seizures.items():
        if one.result == "taken":
            seize(g, province, g.holder(one.code) or NOBODY)
        elif one.result == "disorder":
            fall(g, province)


def refusals(g: Diplomacy) -> Mapping[str, list[str]]:
    """CD-4.F: who does not want provinces seized for him, and from whom."""
    return {
        one.holding: [refused.giver for refused in one.refusals if refused.what == "seizures"]
        for one in g.players.values()
        if one.holding
    }
