"""The Senate: votes, proposals, consents, and what is done at night."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.people import PEOPLE
from bot.fronts.carthage.senate import commands, floor, words
from bot.fronts.carthage.senate.raising import LEVYING, plans
from bot.fronts.front import Room
from bot.fronts.republic import assassins
from bot.fronts.republic.senate import acts, forces, panels, post, raising, sheets
from bot.fronts.republic.senate.floor import floor_panel
from bot.fronts.republic.suggested import at_hand
from bot.surface.kit.look import Look
from bot.surface.kit.passing import passes
from games.carthage.minds import SensiblePlayer
from games.kernel import Posted

MEETING: Final = tuple(
    f"senate.{step}" for step in ("suffetes", "committee", "prosecutions", "governors", "business", "adjournment")
)
OF_SENATORS: Final = (
    "suffetes", "committee", "governors", "concessions", "expedition", "tax", "life", "trial", "assassinate",
)  # fmt: skip


def commander_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RC-9.6: beside each who may be sent, why one would send him."""
    return {name: PEOPLE.senator_line(look, name) for name in forces.commanders_of(posted)}


ROOM: Final = Room(
    presents={
        sheets.VOTE: panels.vote_panel,
        **dict.fromkeys(panels.GUESTS, floor_panel(floor.OWN)),
        "senate.consent": panels.consent_panel,
        "senate.appeal": panels.appeal_panel,
        "senate.alliance": panels.alliance_panel,
        raising.UNITS: raising.levy_panel(LEVYING),
        "senate.assassinate": assassins.attempt_panel,
        forces.FORCES: forces.forces_panel,
    },
    explains={
        forces.FORCES: commander_notes,
        "senate.recruit": PEOPLE.senator_notes,
        **dict.fromkeys(("senate.law", "senate.veto", "senate.silence"), CARDS.red_card_notes),
        **dict.fromkeys((f"senate.{kind}" for kind in OF_SENATORS), PEOPLE.form_notes),
    },
    briefs={
        "senate.assassinate": assassins.stakes,
        "senate.bodyguards": assassins.defence,
        "senate.silence": panels.outcry_lines,
        "senate.veto": panels.motion_lines,
        raising.UNITS: partial(raising.brief, LEVYING),
    },
    begins={
        **dict.fromkeys(("senate.committee", "senate.governors"), floor.as_filled),
        **dict.fromkeys(("senate.trial", "senate.tax"), at_hand(SensiblePlayer)),
    },
    offers={"senate.assassinate": assassins.at_best},
    names={"senate.appeal": panels.appeal_names},
    shortcuts={raising.UNITS: plans},
    stepwise=("senate.suffetes", "senate.trial", "senate.tax"),
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
    passes=passes("senate.floor", rest=("senate.floor", "senate.last-word"), steps=MEETING),
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
