"""The first lesson of Rome: from one's initiative in the Forum through the Senate to the money of the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final, cast

from bot.fronts.republic.first_turn import SEATS, YOU, others_of, ways_of
from bot.surface.kit.answers import offered
from bot.surface.learning.first_turn import FirstTurn
from games.kernel import Decision, Posted, Raw, Table
from games.rome.minds import SensiblePlayer
from games.rome.minds.persuading import base_number
from games.rome.seen.view import RomeView

MIND: Final = SensiblePlayer()
OTHERS: Final = 2


def more(table: Table[Any], decision: Decision[Any]) -> Sequence[Raw]:
    """Whom else one may persuade; another card to play."""
    if decision.kind == "forum.persuade":
        return others_to_persuade(table, decision)
    return list(offered(decision.choice)) if decision.kind == "revolution.play" else []


def others_to_persuade(table: Table[Any], decision: Decision[Any]) -> list[Raw]:
    """RR-1.07.41: without a bribe, whom one of one's own persuades most easily; everybody once."""
    senators = cast("RomeView", table.view(YOU)).senators
    form: Any = decision.choice.form()
    able = [
        (base_number(senators[mine], senators[target]), mine, target)
        for mine, target in product(form["persuader"], form["target"])
        if mine in senators and target in senators
    ]
    best = {target: mine for _, mine, target in sorted(able)}
    tries: list[Raw] = [{"persuader": mine, "target": one, "bribe": 0, "card": "none"} for one, mine in best.items()]
    return tries[-OTHERS:]


def ways(table: Table[Any], posted: Posted) -> Sequence[Raw]:
    """As in every republic; where there is nothing to choose, or nobody worth persuading, nothing is asked."""
    found = ways_of(MIND, more)(table, posted)
    idle = posted.decision.kind == "forum.persuade" and found[0] == posted.decision.lapse
    return [] if idle or len(found) == 1 else found


def over(table: Table[Any]) -> bool:
    """It ends when the Forum of the next turn opens."""
    return table.turn > 1 and table.phase == "forum"


FIRST_TURN: Final = FirstTurn(
    seed="turn 65",
    options={"scenario": "early", "ballots": "live"},
    seats=SEATS,
    asks={
        "forum.persuade": 1,
        "forum.leader": 1,
        "senate.consuls": 1,
        "senate.vote": 2,
        "revenue.redistribute": 1,
    },
    others=others_of(SensiblePlayer),
    ways=ways,
    over=over,
)
