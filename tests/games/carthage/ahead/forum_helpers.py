"""A table in the Forum Phase that asks ahead: whose attempt it is, who says what, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.carthage import GAME
from games.carthage.ahead.forum import FORUM, PLANNINGS
from games.carthage.ahead.forum import NOTHING as IDLE
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import Only, Planning, Raw
from games.republic.ahead.forum.attempt import Attempting
from games.republic.ahead.forum.auction import Auction
from games.republic.ahead.forum.bribing import NOTHING, Bribing
from games.republic.ahead.forum.defence import ASK_ME as NO_DEFENCE
from games.republic.forum.events import BribeRaised, CounterBribed
from tests.games.carthage.forum import Change, initiative, purse, treasury
from tests.games.carthage.play import Play

ROUND = (Attempting(FORUM), Bribing(FORUM))
AUCTION = (Auction(FORUM),)
ALL = PLANNINGS
MILKO = {"persuader": "fam-mago", "target": "fam-milko", "bribe": 0, "card": "none"}
RAISES = {"opposed": "ask", "limit": 0, "goal": "announced"}


def table(plannings: Sequence[Planning] = ALL) -> Play:
    return Play(replace(GAME, ahead=tuple(plannings)))


def persuading(
    *changes: Change, plannings: Sequence[Planning] = ROUND, dice: Sequence[int] = (1, 1), **how: Any
) -> Play:
    """Diamond's attempt is asked; Mago has ORA 3 and INF 10: his Base Number against Milko is -1 and the bribe."""
    play = table(plannings)
    initiative(play, "forum.persuasion", *changes, dice={"persuasion": dice, **how.pop("more", {})}, **how)
    play.table.plan_ahead()
    return play


def say(play: Play, seat: str, kind: str, **said: Any) -> None:
    """This seat says this; what it does not say is as in silence."""
    decision = play.decision(seat, kind)
    raw = {**decision.lapse, **said} if isinstance(decision.lapse, dict) else said
    play.answer(seat, kind, raw)


def attempt(play: Play, bribe: int = 0, **said: Any) -> None:
    say(play, "diamond", "forum.attempt", **{**MILKO, "bribe": bribe, **said})
    follow(play)


def limits(play: Play, **limits_of: int) -> None:
    """All others say their limit, 0 if none is given; what follows of itself follows."""
    for one in [one for one in play.awaited() if one.kind == "forum.bribing"]:
        play.answer(one.seat, one.kind, {**NOTHING, "limit": limits_of.get(one.seat, 0)})


def follow(play: Play) -> list[tuple[str, str, Raw]]:
    """What comes of itself out of plans: kind, seat, answer. Told is gathered."""
    pass_over(play)
    told, tellings, done = list(play.told), list(play.tellings), list[tuple[str, str, Raw]]()
    while (found := play.table.planned()) is not None:
        decision, raw = found[0].decision, found[1]
        outcome = play.table.submit(decision.seat, decision.key, raw, "order")
        told += [one.event for one in outcome.tellings]
        tellings += outcome.tellings
        done.append((decision.kind, decision.seat, raw))
    play.told[:], play.tellings[:] = told, tellings
    return done


def pass_over(play: Play) -> None:
    """Where a window stands though nobody is left in it who can do anything, they pass until it is over."""
    while passing := [
        posted.decision for posted in play.table.open.values() if isinstance(posted.decision.choice, Only)
    ]:
        play.table.submit(passing[0].seat, passing[0].key, passing[0].lapse, "forced")


def bids(play: Play) -> list[tuple[str, int]]:
    """Counter-bribes and raises among what was told, in order."""
    kinds = (CounterBribed, BribeRaised)
    return [(one.seat, one.talents) for one in play.told if isinstance(one, kinds)]


def rich(**purses: int) -> Change:
    """Faction Treasuries; and Mago has 20 Talents."""

    def change(g: Any) -> None:
        purse(20, 1)(g)
        for seat, talents in purses.items():
            treasury(talents, seat)(g)

    return change


def planned(**said: Any) -> dict[str, Any]:
    """A Forum plan that rolls and does only this."""
    return {**IDLE, **said}


def listed(**said: Any) -> dict[str, Any]:
    """An attempt of a Forum plan."""
    return {**MILKO, "chance": 0, "opposed": "ask", "limit": 0, **said}


def shield(**said: Any) -> dict[str, Any]:
    """A defence plan."""
    return {**NO_DEFENCE, "rest": "nothing", **said}


AGAIN: Any = {"coming": ["diamond"], "deck": ["law-sumptuary"], "more": {"initiative": [1, 1]}, "dice": (6, 6)}
"""Diamond has two initiatives, one after the other."""


def persuading_again(play: Play, target: str, bribe: int = 8) -> None:
    """Diamond tries once more in his next initiative."""
    play.answer("diamond", "forum.roll", "roll")
    attempt(play, bribe=bribe, target=target)


def omens(g: Carthage) -> None:
    g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=1)
