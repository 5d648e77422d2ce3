"""The Senate: votes, proposals, consents, and what is done at night."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import assassins, suggested
from bot.fronts.carthage.card_texts import red_card_notes
from bot.fronts.carthage.forum import form_notes
from bot.fronts.carthage.people import senator_notes
from bot.fronts.carthage.senate import acts, commands, floor, forces, panels, post, raising, sheets, units, words
from bot.fronts.front import Room
from bot.surface.kit.forms import Special
from bot.surface.kit.passing import passes

MEETING: Final = tuple(
    f"senate.{step}" for step in ("suffetes", "committee", "prosecutions", "governors", "business", "adjournment")
)
PEOPLE: Final = (
    "suffetes", "committee", "governors", "concessions", "expedition", "tax", "life", "trial", "assassinate",
)  # fmt: skip

ROOM: Final = Room(
    presents={
        sheets.VOTE: panels.vote_panel,
        **dict.fromkeys(panels.GUESTS, panels.floor_panel),
        "senate.consent": panels.consent_panel,
        "senate.appeal": panels.appeal_panel,
        "senate.alliance": panels.alliance_panel,
        units.UNITS: raising.levy_panel,
        "senate.assassinate": assassins.attempt_panel,
        forces.FORCES: forces.forces_panel,
    },
    explains={
        "senate.recruit": senator_notes,
        **dict.fromkeys(("senate.law", "senate.veto", "senate.silence"), red_card_notes),
        **dict.fromkeys((f"senate.{kind}" for kind in PEOPLE), form_notes),
    },
    briefs={
        "senate.assassinate": assassins.stakes,
        "senate.bodyguards": assassins.defence,
        "senate.silence": panels.outcry_lines,
        "senate.veto": panels.motion_lines,
        units.UNITS: raising.brief,
    },
    begins={
        **dict.fromkeys(("senate.committee", "senate.governors"), floor.as_filled),
        **dict.fromkeys(("senate.trial", "senate.tax"), suggested.at_hand),
    },
    names={"senate.appeal": panels.appeal_names},
    shortcuts={units.UNITS: raising.plans},
    stepwise=("senate.suffetes", "senate.trial", "senate.tax"),
    confirms=("senate.assassinate",),
    guests=panels.GUESTS,
    tells={
        **words.TELLS,
        sheets.VOTE: panels.tell_sheet,
        units.UNITS: units.tell_levy,
        forces.FORCES: forces.tell_orders,
    },
    forms={units.UNITS: Special(units.levy_form, units.levy_read, prepares=True)},
    panels=(sheets.VOTE, forces.FORCES),
    passes=passes("senate.floor", rest=("senate.floor", "senate.last-word"), steps=MEETING),
    retells=words.RETELLS,
    acts={
        "vote": acts.vote,
        "buy": acts.buy,
        "each": acts.each,
        "order": forces.order,
        "unorder": forces.unordered,
        "levystep": raising.stepped,
    },
    takes={"buy": acts.bought, "each": acts.voiced, "order": forces.ordered},
    writes={"ballot": post.ballot},
    verbs=commands.VERBS,
)
