"""What goes on beside the games by itself, imported for what it registers: rings, follows, carries."""

from typing import Final

from bot.services.clock import deadlines, reminders
from bot.services.deals import promises, terms, threads
from bot.services.mending import held, reports, rewinding
from bot.services.orders import due as carrying_out
from bot.services.orders import errands
from bot.services.pauses import pauses
from bot.services.records import ratings, statistics
from bot.services.resolutions import endings
from bot.services.resolutions import terms as table_terms
from bot.services.seats import caretakers, parting, seats, spectators
from bot.services.seats import votes as seat_votes
from bot.services.sittings import absence, missed, sittings
from bot.services.votes import votes as table_votes
from bot.table import undo as undoing

SERVICES: Final = (
    absence,
    caretakers,
    carrying_out,
    deadlines,
    endings,
    errands,
    held,
    missed,
    parting,
    pauses,
    promises,
    ratings,
    reminders,
    reports,
    rewinding,
    seat_votes,
    seats,
    sittings,
    spectators,
    statistics,
    table_terms,
    table_votes,
    terms,
    threads,
    undoing,
)
