"""What a seat's reactions say to questions that all republics ask.

Of what is hidden nothing is asked anew: who lacks the card that he would play passes, as who would play none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from games.kernel import ASK, Decision, Now, Raw, Ready, Verdict
from games.republic.ahead.planning import seen
from games.republic.ahead.reactions.words import ALL, ASKED, AT_MOST, FROM, NEVER, STRONG

Reaction: TypeAlias = Callable[[Raw, Now, Decision[Any]], Verdict]

PASS: Final = Ready(NEVER)


def held(decision: Decision[Any]) -> list[str]:
    """The cards that could be played now, or who could play one."""
    return [name for name in decision.choice.form() if name != NEVER]


def play(cards: Sequence[str]) -> Verdict:
    """The first of these; without any a pass."""
    return Ready(cards[0]) if cards else PASS


def ask_or_pass(name: str) -> Reaction:
    """A part of the form that says: none, or ask me."""

    def react(said: Raw, _now: Now, _decision: Decision[Any]) -> Verdict:
        return ASK if said[name] == ASKED else PASS

    return react


def vetoed(now: Now, decision: Decision[Any]) -> bool:
    """Whether what was played is a veto of this seat's own motion."""
    senate = seen(now).senate
    motion = senate.motion if senate else None
    return decision.about["use"] == "veto" and motion is not None and motion.seat == decision.seat


def guarded(wish: str, decision: Decision[Any]) -> Verdict:
    """RC-9.8.5, 14.1.2, RR-1.09.73: so many Secret Bodyguards, as far as he holds them."""
    if wish == ASKED:
        return ASK
    _, most = decision.choice.form()
    if wish in (ALL, NEVER):
        return Ready(most if wish == ALL else 0)
    return Ready(min(int(wish.removeprefix(AT_MOST)), most))


def victory(now: Now) -> int:
    """How likely the coming battle is won, in percent."""
    battle = seen(now).battle
    return battle.odds.victory if battle else 0


def landing(stays: str) -> Reaction:
    """RC-10.2.7, RR-1.10.12: as by default, or if Victory is as likely as he wishes; `stays`: he does not attack."""

    def react(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
        wish: str = said["landing"]
        if wish == ASKED:
            return ASK
        if wish == STRONG:
            return Ready(decision.lapse)
        attacks = wish != NEVER and victory(now) >= int(wish.removeprefix(FROM))
        return Ready("attack" if attacks else stays)

    return react
