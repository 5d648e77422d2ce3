"""What a seat's reactions say to each question of the rules.

Of what is hidden nothing is asked anew: who lacks the card that he would play passes, as who would play none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.carthage.ahead.planning import seen
from games.carthage.ahead.reactions.form import BELOW, MOST
from games.carthage.components import TABLES
from games.carthage.seen.people import SenatorView
from games.carthage.seen.trade import TradeCardView
from games.kernel import ASK, Decision, Now, Raw, Ready, Verdict
from games.republic.ahead.reactions.answers import (
    PASS,
    Reaction,
    ask_or_pass,
    guarded,
    held,
    landing,
    play,
    vetoed,
    victory,
)
from games.republic.ahead.reactions.words import ALWAYS, ASKED, NEVER


def sacrifice(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RC-8.8.2: against these events; against others none, or he is asked."""
    if decision.about["event"] in said["sacrifice"]:
        return play(held(decision))
    return ASK if said["events"] == ASKED else PASS


# Public Outcry and knives


def silence(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RC-9.0.18: Graft, else Outcry Silenced, if a motion of his is vetoed."""
    if said["silence"] in (ASKED, NEVER):
        return ASK if said["silence"] == ASKED else PASS
    if not vetoed(now, decision):
        return PASS
    return ASK if said["silence"] == "ask-mine" else play(sorted(held(decision), key=silences_all))


def silences_all(card: str) -> bool:
    """RC-9.0.18: whether it cancels more than a card, and is better kept."""
    return TABLES.card(card).has("inherent_outcry_blocked")


def bodyguards(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RC-9.8.5, 14.1.2: so many, as far as he holds them."""
    return guarded(said["bodyguards"], decision)


# War


def mercenaries(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RC-10.2.3: if Victory is less likely than he wishes; the surest card, of equally sure ones the strongest."""
    wish: str = said["mercenaries"]
    if wish in (ASKED, NEVER):
        return ASK if wish == ASKED else PASS
    doubtful = wish == ALWAYS or victory(now) < int(wish.removeprefix(BELOW))
    return play(sorted(held(decision), key=surest)) if doubtful else PASS


def surest(card: str) -> tuple[int, int]:
    """RC-10.2.3: on how many numbers it fails, and then what it adds."""
    band = next(one.params for one in TABLES.card(card).effects if one.op == "mercenary_strength")
    return len(band["fails_on"]), -band["value"]


# What is gained and lost


def trader(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RC-8.8.9: the Leader, as by default; who has the most; or this one, and without him he is asked."""
    wish: str = said["trader"]
    if wish == "leader":
        return Ready(decision.lapse)
    able: list[str] = decision.choice.form()
    if wish in MOST:
        return Ready(min((seen(now).senators[name] for name in able), key=by(wish)).id)
    return Ready(wish) if wish in able else ASK


def by(what: str) -> Callable[[SenatorView], tuple[int, int]]:
    """Most first; of equal ones the lower number."""
    return lambda one: (-getattr(one, what), one.number)


def warehouses(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RC-5.1b: the lowest values, as by default; or those of the smallest sets, of which the lowest."""
    if said["warehouses"] == ASKED:
        return ASK
    own = seen(now, decision.seat).own
    if own is None or said["warehouses"] == "lowest":
        return Ready(decision.lapse)
    return Ready(fewest(own.trade_cards, len(decision.lapse)))


def fewest(hand: Sequence[TradeCardView], count: int) -> list[str]:
    """So many cards, of what there is fewest of first: n of one commodity are sold for n x n (RC-7.3.2)."""
    sets = Counter(card.commodity for card in hand)
    return [card.id for card in sorted(hand, key=lambda card: (sets[card.commodity], card.value))[:count]]


ANSWERS: Final[Mapping[str, Reaction]] = {
    "forum.sacrifice": sacrifice,
    "forum.gift": trader,
    "mortality.warehouse": warehouses,
    "senate.silence": silence,
    "senate.last-word": ask_or_pass("outcry"),
    "senate.bodyguards": bodyguards,
    "senate.conspire": ask_or_pass("conspire"),
    "senate.skip": ask_or_pass("skip"),
    "combat.mercenaries": mercenaries,
    "combat.landing": landing("wait"),
}
