"""The Senate of any republic: votes, the floor, consents, units and forces, assassinations."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic import assassins
from bot.fronts.republic.senate import acts, campaigns, forces, panels, post, raising, sheets, words
from bot.fronts.republic.senate.campaigns import Campaigning
from bot.fronts.republic.senate.floor import Floor, floor_panel

VOTING: Final = Room(
    presents={sheets.VOTE: panels.vote_panel, "senate.appeal": panels.appeal_panel},
    briefs={"senate.veto": panels.motion_lines},
    names={"senate.appeal": panels.appeal_names},
    tells={sheets.VOTE: panels.tell_sheet},
    panels=(sheets.VOTE,),
    acts={"vote": acts.vote, "buy": acts.buy, "each": acts.each},
    takes={"buy": acts.bought, "each": acts.voiced},
    writes={"ballot": post.ballot},
)
"""RC-9.0.9, RR-1.09.14: sheets of votes, what they are cast on, and appeals to the people."""

PROPOSING: Final = Room(
    presents={"senate.consent": panels.consent_panel, "senate.alliance": panels.alliance_panel},
    guests=panels.GUESTS,
    tells=words.TELLS,
    retells=words.RETELLS,
)
"""RC-9.0.7, RR-1.09.13: what is proposed, and who has to consent."""

SENDING: Final = Room(
    presents={forces.FORCES: forces.forces_panel},
    tells={forces.FORCES: forces.tell_orders},
    panels=(forces.FORCES,),
    acts={"order": forces.order, "unorder": forces.unordered},
    takes={"order": forces.ordered},
)
"""RC-9.6, RR-1.09.64: orders of forces, one by one."""

KILLING: Final = Room(
    presents={"senate.assassinate": assassins.attempt_panel},
    briefs={"senate.assassinate": assassins.stakes, "senate.bodyguards": assassins.defence},
    confirms=("senate.assassinate",),
)
"""RC-9.8, RR-1.09.7: what is done at night, and against it."""


def rooms(floor: Floor, campaigning: Campaigning) -> tuple[Room, ...]:
    """What both republics ask and tell in the Senate; what is said on the floor and how units are raised differs."""
    speaking = Room(presents=dict.fromkeys(panels.GUESTS, floor_panel(floor)))
    return VOTING, PROPOSING, SENDING, KILLING, speaking, levies(campaigning)


def levies(own: Campaigning) -> Room:
    """RC-9.5.5, RR-1.09.63: units, and what they are raised for."""
    levying = own.levying
    return Room(
        presents={raising.UNITS: raising.levy_panel(levying)},
        briefs={raising.UNITS: partial(raising.brief, levying)},
        shortcuts={raising.UNITS: partial(campaigns.plans, own)},
        tells={raising.UNITS: raising.tell_levy(levying)},
        forms={raising.UNITS: raising.levy_form(levying)},
        acts={levying.step: raising.stepped(levying)},
    )
