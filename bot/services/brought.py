"""What the services bring to play: the one place that lists them."""

from __future__ import annotations

from typing import Final

from bot.services.clock import deadlines, reminders
from bot.services.deals import calls, deals, past, promises, terms, threads
from bot.services.mending import held, reports, rewinding
from bot.services.orders import due, errands
from bot.services.pauses import pauses
from bot.services.people import automata, newcomers
from bot.services.plans import plans
from bot.services.records import ratings, statistics
from bot.services.resolutions import endings
from bot.services.resolutions import terms as table_terms
from bot.services.seats import caretakers, circles, notes, parting, seats, spectators
from bot.services.seats import votes as seat_votes
from bot.services.sittings import absence, missed, sittings
from bot.services.votes import motions, votes
from bot.services.votes.motions import Rule
from bot.table import undo
from bot.table.hooks import Hooks, once

FOLLOWS: Final = (
    deadlines.unused,
    errands.after_an_act,
    undo.settled,
    reminders.answered,
    terms.keep_words,
    promises.keep_count,
    past.keep_record,
    calls.ended,
    threads.begin_to_look,
    absence.opened,
    sittings.played,
    spectators.told_late,
    statistics.result,
    caretakers.called,
    circles.pitched,
    missed.counted,
)
"""What is noted of an act. Errands come before what looks at their notes."""

RINGS: Final = once(
    (terms.DUE, terms.lapse),
    (terms.END, terms.erase),
    (terms.LAST_WORDS, terms.erase_all),
    (motions.NOTE, votes.ring),
    (pauses.EXTENDED, pauses.forget),
    (pauses.NOTE, pauses.over),
    (promises.PROMISE, promises.close),
    (threads.AUDIT, threads.look_again),
    (circles.CIRCLE, circles.look_again),
    (notes.PARTING, parting.part),
    (newcomers.NEWCOMER, seats.settle),
    (notes.VACANCY, seats.nobody_came),
    (absence.NOTE, absence.ring),
    (sittings.PLANNED, sittings.time_has_come),
    (sittings.NOTE, sittings.idle),
    (reports.NOTE, reports.forget),
    (errands.ERRAND, due.ring),
    (statistics.RESULT, ratings.rate),
    (automata.CARETAKER, caretakers.look_in),
    (pauses.MISSED, missed.enough),
    (missed.ASLEEP, missed.fell_asleep),
)
"""Who is called when a note of a kind falls due."""

MOTIONS: Final = once(
    ("retreat", Rule(held.go_before)),
    ("adopt", Rule(held.adopt)),
    ("release", Rule(held.let_go)),
    ("rewind", Rule(rewinding.go_back)),
    ("pause", Rule(pauses.pause)),
    ("resume", Rule(pauses.resume)),
    ("extend", Rule(pauses.extend)),
    ("end", Rule(endings.end)),
    ("pace", Rule(table_terms.another_pace)),
    ("gm", Rule(table_terms.another_master)),
    (notes.CARETAKE, Rule(seats.caretaker_chosen, refuse=seats.waits_longer)),
    (notes.REPLACE, Rule(seat_votes.replaced)),
    (notes.ADMIT, Rule(seat_votes.admitted)),
    (absence.NOTE, Rule(absence.granted)),
    (sittings.NOTE, Rule(sittings.agreed, present=absence.here)),
)
"""How the table decides on a kind of motion, and what comes of it."""

HOOKS: Final = Hooks(
    asks_ahead=plans.asked_ahead,
    opens=deadlines.windows,
    spares=deadlines.spared,
    last=errands.at_deadline,
    waits=errands.unused,
    due=errands.errand,
    follows=FOLLOWS,
    anew=(deals.undone,),
    rings=RINGS,
    motions=MOTIONS,
)
