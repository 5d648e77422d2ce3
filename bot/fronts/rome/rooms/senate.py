"""The Senate of Rome: votes, proposals, consents, Tribunes, trials, and what is done at night."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.rooms import senate
from bot.fronts.republic.senate import forces, panels
from bot.fronts.republic.senate.raising import UNITS
from bot.fronts.republic.suggested import at_hand
from bot.fronts.rome.senate import briefs, commands, floor, raising, words
from games.rome.minds import SensiblePlayer

NOMINATIONS: Final = tuple(f"senate.{kind}" for kind in ("consuls", "pontifex", "dictator", "censor", "life"))
SPONSORED: Final = ("senate.land-bill", "senate.repeal")
STEPWISE: Final = (*NOMINATIONS, *SPONSORED, "senate.trial", "senate.bill", "senate.priesthood")
GRANTED: Final = ("senate.governors", "senate.concessions")
SUGGESTED: Final = (*NOMINATIONS, *SPONSORED, "senate.trial", *GRANTED, UNITS, forces.FORCES)

FORESEEN: Final = ("consuls", "pontifex", "dictator", "censor", "governors", "life", "trial", "bill")

ROOM: Final = Room(
    presents={"senate.sponsor": panels.consent_panel, "senate.strip": panels.alliance_panel},
    explains={
        forces.FORCES: briefs.commander_notes,
        "senate.graft": briefs.graft_notes,
        "senate.murder": briefs.murder_notes,
        "senate.mob": briefs.mob_notes,
        "senate.fine": briefs.fine_notes,
        "senate.ally": briefs.ally_notes,
    },
    briefs={
        **dict.fromkeys(("senate.graft", "senate.murder"), panels.outcry_lines),
        "senate.price": briefs.price_left,
        **{f"senate.{kind}": words.figures_after(kind) for kind in FORESEEN},
        "senate.land-bill": briefs.land_bills,
        "senate.repeal": briefs.repeals,
        "senate.concessions": briefs.concessions,
        "senate.recall": briefs.recall_price,
    },
    begins=dict.fromkeys(SUGGESTED, at_hand(SensiblePlayer)),
    stepwise=STEPWISE,
    tells=words.TELLS,
    retells=words.RETELLS,
    matters=words.MATTERS,
    verbs=commands.VERBS,
)
ROOMS: Final = (*senate.rooms(floor.OWN, raising.OWN), ROOM)
