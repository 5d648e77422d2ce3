"""What goes on beside the games by itself, imported for what it registers: rings, follows, carries."""

from typing import Final

from bot.clockwork import absence, deadlines, missed, pauses, reminders, sittings
from bot.dealing import promises, terms, threads
from bot.mending import held, reports, rewinding, undoing
from bot.ordering import carrying_out, errands
from bot.records import ratings, statistics
from bot.seating import caretakers, parting, seat_votes, seats, spectators
from bot.voting import endings, table_terms, table_votes

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
