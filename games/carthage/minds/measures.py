"""The figures that goals are set for, each with what chance leaves open: `figure: Measured`, over all games given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.carthage.components import TABLES
from games.carthage.minds.census import Tale
from games.republic.minds.counting import Measured, average, measured, proportion, quotient, won_by

EARLY: Final = 4  # the first turn in which a victory is not too early
OFTEN: Final = 0.1  # of the games in which a War appears: so often it is to be fought
FOR_LIFE: Final = "suffete-for-life"
A_GAME: Final = (
    "deals",
    "large sets",
    "battles at sea",
    "battles on land",
    "expeditions",
    "discoveries",
    "taxes up",
    "taxes down",
    "counter-bribes for one's own",
    "counter-bribes for others",
)
"""What is counted a game."""
SOME: Final = (
    "garrisons",
    "recalls",
    "reinforcements",
    "replacements",
    "disbandings",
    "ransoms",
    "agreements",
    "gifts",
    "gifts of red cards",
    "trades of red cards",
    "revolts",
)
"""Of what it is counted in how many games it happens at all."""


def measures(ended: Sequence[Tale]) -> dict[str, Measured]:
    """All of them."""
    return {
        **lengths(ended),
        **by_life(ended),
        **by_chair(ended),
        **by_place(ended),
        **{what: average(tale.counts.get(what, 0) for tale in ended) for what in A_GAME},
        **{f"games with {what}": proportion(sum(what in tale.counts for tale in ended), len(ended)) for what in SOME},
        **of_all(ended),
        **by_alone(ended),
        "early wars fought": often_fought(ended),
        "seconds": average(tale.seconds for tale in ended),
    }


def lengths(ended: Sequence[Tale]) -> dict[str, Measured]:
    """Whether Carthage stands, how long it takes, and victories that come too soon."""
    won = [tale for tale in ended if tale.stands]
    return {
        "stands": proportion(len(won), len(ended)),
        "turns": average(tale.turns for tale in ended),
        "won too early": proportion(sum(tale.turns < EARLY for tale in won), len(won)),
    }


def by_life(ended: Sequence[Tale]) -> dict[str, Measured]:
    """RC-12.1c: the victories of Suffetes for Life, of all; RC-9.10: who were elected, or appointed."""
    ways = [way(tale) for tale in ended if tale.stands]
    return {
        "won for life": proportion(len(ways) - ways.count(""), len(ways)),
        **{f"won for life, {one}": proportion(ways.count(one), len(ways)) for one in ("elected", "appointed")},
    }


def way(tale: Tale) -> str:
    """How the winner has come to rule for life; "": he has not."""
    if tale.reason != FOR_LIFE:
        return ""
    return "elected" if "elected for life" in tale.counts else "appointed"


def by_chair(ended: Sequence[Tale]) -> dict[str, Measured]:
    """Victories of each chair at the tables it stood at, as multiples of chance."""
    chairs = sorted({seat for tale in ended for seat in tale.seats})
    return {f"wins of chair {seat}": lift([tale for tale in ended if seat in tale.seats], [seat]) for seat in chairs}


def by_place(ended: Sequence[Tale]) -> dict[str, Measured]:
    """The same by place at the table: 1 is the player of the first Home Suffete, the others follow clockwise."""
    known = [tale for tale in ended if tale.first in tale.seats]
    most = max((len(tale.seats) for tale in known), default=0)
    return {f"wins of place {number}": lift(known, place=number) for number in range(1, most + 1)}


def lift(tales: Sequence[Tale], seats: Sequence[str] = (), place: int = 0) -> Measured:
    """How often it is one of these seats, or whoever sits in this place, that wins, against chance."""
    able = [tale for tale in tales if tale.winner in tale.seats and place <= len(tale.seats)]
    share = won_by(able, lambda tale: [*seats, *([at_place(tale, place)] if place else [])])
    return share.times(len(able) / sum(1 / len(tale.seats) for tale in able)) if able else share


def at_place(tale: Tale, number: int) -> str:
    """Who sits so far clockwise, counted from 1."""
    return tale.seats[(tale.seats.index(tale.first) + number - 1) % len(tale.seats)]


def of_all(ended: Sequence[Tale]) -> dict[str, Measured]:
    """Shares of something that happens often in a game."""
    counts = [tale.counts for tale in ended]
    reactions = [one.get("reactions", 0) for one in counts]
    return {
        "missed draws": proportion(total(ended, "missed"), total(ended, "due")),
        "reactions": average(reactions),
        "crucified of reactions": proportion(sum(one.get("crucified", 0) for one in counts), sum(reactions)),
        "money for idle units": quotient(
            [tale.spent.get("idle", 0) for tale in ended], [sum(tale.spent.values()) for tale in ended]
        ),
    }


def total(ended: Sequence[Tale], what: str) -> int:
    """Draws of trade cards that were due, or that missed an empty stack."""
    return sum(count for tale in ended for count in tale.draws.get(what, {}).values())


def by_alone(ended: Sequence[Tale]) -> dict[str, Measured]:
    """The victories of who plays otherwise than all others, of all."""
    some = [tale for tale in ended if tale.alone]
    return {"wins of the odd one": won_by(some, lambda tale: [tale.alone])} if some else {}


# Wars


def wars(ended: Sequence[Tale]) -> dict[str, dict[str, Measured]]:
    """RC-8.9.5: for each War in how many of all games it appears, and of those in how many it is fought, won, lost."""
    return {war: {"appeared": proportion(len(some), len(ended)), **fates(war, some)} for war, some in seen(ended)}


def seen(ended: Sequence[Tale]) -> list[tuple[str, list[Tale]]]:
    """The games in which each War appears."""
    return [(war, [tale for tale in ended if war in tale.seen]) for war in TABLES.wars]


def fates(war: str, some: Sequence[Tale]) -> Mapping[str, Measured]:
    """In how many of these games a War came to what."""
    return {
        what: proportion(sum(war in tale.wars.get(what, {}) for tale in some), len(some))
        for what in ("fought", "won", "lost")
    }


def often_fought(ended: Sequence[Tale]) -> Measured:
    """How many of the early Wars that ever appear are fought in a tenth of the games they appear in."""
    some = [(war, tales) for war, tales in seen(ended) if TABLES.wars[war].copies.get("early") and tales]
    shares = [fates(war, tales)["fought"] for war, tales in some]
    sure, perhaps, found = (sum(getattr(one, end) >= OFTEN for one in shares) for end in ("low", "high", "value"))
    return measured(found, sure, perhaps, len(shares))
