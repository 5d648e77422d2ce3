"""Tables with Neutrals (RR-4): the Coalition, its military plan, its items, and who plots."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.coalition import VERBS
from bot.fronts.rome.neutrals import coalition, items, plan, plots

ROOM: Final = Room(
    explains={
        "senate.partners": coalition.partner_notes,
        "senate.spoil": items.notes,
        "senate.conspire": plots.notes,
    },
    briefs={
        "senate.join": coalition.joining,
        "senate.partners": coalition.founding,
        "senate.plan": plan.briefing,
        "senate.spoil": items.choosing,
        "senate.skip": items.skipping,
    },
    begins={"senate.spoil": items.first},
    stepwise=("senate.spoil",),
    tells={plan.KIND: plan.tell},
    forms={plan.KIND: plan.FORM},
    verbs=(*VERBS, plan.VERB),
)
