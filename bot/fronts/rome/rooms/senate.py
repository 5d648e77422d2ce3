"""The Senate of Rome: votes, proposals, consents, Tribunes, trials, and what is done at night."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic import assassins
from bot.fronts.republic.senate import acts, forces, panels, post, raising, sheets
from bot.fronts.republic.senate.floor import floor_panel
from bot.fronts.republic.suggested import at_hand
from bot.fronts.rome.senate import briefs, commands, floor, words
from bot.fronts.rome.senate.raising import LEVYING, plans
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from games.rome.minds import SensiblePlayer

NOMINATIONS: Final = tuple(f"senate.{kind}" for kind in ("consuls", "pontifex", "dictator", "censor", "life"))
SPONSORED: Final = ("senate.land-bill", "senate.repeal")
STEPWISE: Final = (*NOMINATIONS, *SPONSORED, "senate.trial", "senate.bill", "senate.priesthood")
SUGGESTED: Final = (*NOMINATIONS, *SPONSORED, "senate.trial", "senate.governors", "senate.concessions")

FORESEEN: Final = ("consuls", "pontifex", "dictator", "censor", "governors", "life", "trial")


def bill_lines(one: Asked, look: Look) -> Sequence[str]:
    """RR-2.06.3: the Laws; once one is chosen with its sponsors, what hangs on just that."""
    return [*briefs.laws(one, look), *words.figures_after("bill")(one, look)]


ROOM: Final = Room(
    presents={
        sheets.VOTE: panels.vote_panel,
        **dict.fromkeys(panels.GUESTS, floor_panel(floor.OWN)),
        **dict.fromkeys(("senate.consent", "senate.sponsor"), panels.consent_panel),
        "senate.appeal": panels.appeal_panel,
        **dict.fromkeys(("senate.alliance", "senate.strip"), panels.alliance_panel),
        raising.UNITS: raising.levy_panel(LEVYING),
        "senate.assassinate": assassins.attempt_panel,
        forces.FORCES: forces.forces_panel,
    },
    explains={
        forces.FORCES: briefs.commander_notes,
        "senate.graft": briefs.graft_notes,
        "senate.murder": briefs.murder_notes,
        "senate.mob": briefs.mob_notes,
        "senate.fine": briefs.fine_notes,
        "senate.ally": briefs.ally_notes,
    },
    briefs={
        "senate.assassinate": assassins.stakes,
        "senate.bodyguards": assassins.defence,
        "senate.veto": panels.motion_lines,
        **dict.fromkeys(("senate.graft", "senate.murder"), panels.outcry_lines),
        "senate.price": briefs.price_left,
        **{f"senate.{kind}": words.figures_after(kind) for kind in FORESEEN},
        "senate.bill": bill_lines,
        "senate.legate": briefs.going,
        "senate.commission": briefs.commissions,
        "senate.land-bill": briefs.land_bills,
        "senate.repeal": briefs.repeals,
        "senate.concessions": briefs.concessions,
        "senate.recall": briefs.recall_price,
        raising.UNITS: partial(raising.brief, LEVYING),
    },
    begins=dict.fromkeys(SUGGESTED, at_hand(SensiblePlayer)),
    offers={"senate.assassinate": assassins.at_best},
    names={"senate.appeal": panels.appeal_names},
    shortcuts={raising.UNITS: plans, "senate.recall": briefs.recalls},
    stepwise=STEPWISE,
    confirms=("senate.assassinate",),
    guests=panels.GUESTS,
    tells={
        **words.TELLS,
        sheets.VOTE: panels.tell_sheet,
        raising.UNITS: raising.tell_levy(LEVYING),
        forces.FORCES: forces.tell_orders,
    },
    forms={raising.UNITS: raising.levy_form(LEVYING)},
    panels=(sheets.VOTE, forces.FORCES),
    retells=words.RETELLS,
    matters=words.MATTERS,
    acts={
        "vote": acts.vote,
        "buy": acts.buy,
        "each": acts.each,
        "order": forces.order,
        "unorder": forces.unordered,
        LEVYING.step: raising.stepped(LEVYING),
    },
    takes={"buy": acts.bought, "each": acts.voiced, "order": forces.ordered},
    writes={"ballot": post.ballot},
    verbs=commands.VERBS,
)
