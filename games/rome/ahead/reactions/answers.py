"""What a seat's reactions say to each question of the rules.

Of what is hidden nothing is asked anew: who lacks the card that he would play passes, as who would play none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import ASK, SKIP, Decision, Now, Raw, Ready, Seat, Verdict
from games.republic.ahead.reactions.answers import (
    PASS,
    Reaction,
    ask_or_pass,
    guarded,
    held,
    landing,
    play,
    vetoed,
)
from games.republic.ahead.reactions.words import ALWAYS, ASKED, NEVER
from games.rome.ahead.planning import seen
from games.rome.ahead.reactions.form import FULLEST, NEEDED, OWN, PAY, RANSOM
from games.rome.seen.people import SenatorView

# Tribunes, and what answers them


def cancelling(name: str, best: Callable[[SenatorView], int]) -> Reaction:
    """RR-1.14.5, 1.14.6: against these uses of a Tribune; by the Senator who is best for it."""

    def react(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
        wish: str = said[name]
        if wish in (ASKED, NEVER):
            return ASK if wish == ASKED else PASS
        if wish != ALWAYS and not vetoed(now, decision):
            return PASS
        return ASK if wish == "ask-mine" else play(by(best, now, decision))

    return react


def by(best: Callable[[SenatorView], int], now: Now, decision: Decision[Any]) -> list[str]:
    """Who could do it, the best first; of equal ones the lower number."""
    people = seen(now).senators
    return sorted(held(decision), key=lambda name: (-best(people[name]), people[name].number))


def price(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.14.5, RR-DP56: what Graft may cost."""
    wish: str = said["price"]
    if wish == ASKED:
        return ASK
    pays = wish != NEVER and int(decision.about["talents"]) <= int(wish.removeprefix(PAY))
    return Ready("pay" if pays else "decline")


def mob(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.14.7: against the faction that has played a Graft or a Murder; by his best speaker."""
    wish: str = said["mob"]
    if wish == ASKED:
        return ASK
    meant = wish in (ALWAYS, decision.about["against"])
    return play(by(lambda one: one.oratory, now, decision)) if meant else PASS


# Cards for and against lives and commanders


def bodyguards(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.09.73, RR-DP63: as by default all if that saves his life; or so many, as far as he holds them."""
    wish: str = said["bodyguards"]
    return Ready(decision.lapse) if wish == NEEDED else guarded(wish, decision)


def cleopatra(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.14.9: for a commander of his own, against another's, or whichever it is."""
    wish: str = said["cleopatra"]
    if wish == ASKED:
        return ASK
    own = seen(now).senators[str(decision.about["senator"])].faction == decision.seat
    side, meant = ("commander", (OWN, "either")) if own else ("enemy", ("foreign", "either"))
    return Ready(side if wish in meant and side in decision.choice.form() else "hold")


def proscribe(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.14.8: always, or only if his own HRAO would decide what comes of it."""
    wish: str = said["proscribe"]
    if wish == ASKED:
        return ASK
    view = seen(now)
    first = view.senators.get(view.hrao)
    meant = wish == ALWAYS or (wish == "hrao" and first is not None and first.faction == decision.seat)
    return Ready("play" if meant and "play" in decision.choice.form() else "keep")


# What nobody waits for


def peddle(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.14.3: out of this hand, or the fullest, as soon as he can; else he plays it himself."""
    wish: str = said["peddle"]
    able: list[str] = decision.choice.form()
    if wish == FULLEST:
        view = seen(now)
        return Ready(max(able, key=lambda seat: view.factions[Seat(seat)].hand))
    return Ready(wish) if wish in able else SKIP


def ransom(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.10.71: promised as soon as he can pay it; else he sees to it himself."""
    wish: str = said["ransom"]
    if wish == ASKED or "pay" not in decision.choice.form():
        return SKIP
    meant = wish == ALWAYS or int(decision.about["talents"]) <= int(wish.removeprefix(RANSOM))
    return Ready("pay") if meant else SKIP


ANSWERS: Final[Mapping[str, Reaction]] = {
    "senate.graft": cancelling("graft", lambda one: one.talents),
    "senate.price": price,
    "senate.murder": cancelling("murder", lambda one: one.popularity),
    "senate.mob": mob,
    "senate.last-word": ask_or_pass("last"),
    "senate.bodyguards": bodyguards,
    "senate.peddle": peddle,
    "senate.conspire": ask_or_pass("conspire"),
    "senate.skip": ask_or_pass("skip"),
    "combat.landing": landing("stop"),
    "combat.cleopatra": cleopatra,
    "combat.proscribe": proscribe,
    "captive.ransom": ransom,
}
