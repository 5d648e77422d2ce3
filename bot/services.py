"""What goes on beside the games by itself, imported for what it registers: rings, follows, carries."""

from typing import Final

from bot import (
    absence,
    caretakers,
    deadlines,
    endings,
    errands,
    missed,
    pauses,
    promises,
    reminders,
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

SERVICES: Final = (
    absence,
    caretakers,
    deadlines,
    endings,
    errands,
    missed,
    pauses,
    promises,
    reminders,
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
