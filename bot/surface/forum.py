"""What an attempt at persuasion stands at: the note under the questions of its bidders."""

from __future__ import annotations

from itertools import product
from typing import Final

from bot.surface.look import Look
from games.carthage.view import CarthageView

DIE: Final = range(1, 7)
FAILS: Final = 10


def persuasion_note(look: Look) -> str:
    """Who is persuaded by whom, what has been bid, and how likely it is (RC-8.5.2, 8.5.4)."""
    view = look.view
    if not isinstance(view, CarthageView) or view.initiative is None or view.initiative.persuasion is None:
        return ""
    attempt = view.initiative.persuasion
    return look.voice.say(
        "persuasion-note",
        persuader=attempt.persuader,
        target=attempt.target,
        base=attempt.base,
        bribes=attempt.bribes,
        against=sum(attempt.counter_bribes.values()),
        chance=chance(attempt.base, attempt.omens),
    )


def chance(base: int, omens: int) -> int:
    """RC-8.5.4: of 36 rolls those below 10 which, with Evil Omens, are not above the Base Number; in percent."""
    rolls = [one + other for one, other in product(DIE, DIE)]
    good = sum(roll < FAILS and roll + omens <= base for roll in rolls)
    return round(100 * good / len(rolls))
