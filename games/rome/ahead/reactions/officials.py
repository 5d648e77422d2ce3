"""What a seat's reactions say where its officials are asked: Consuls, Dictators, Prosecutors, Advocates, Rebels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from games.kernel import ASK, SKIP, Decision, Now, Raw, Ready, Seat, Verdict
from games.republic.ahead.reactions.answers import Reaction, held
from games.republic.ahead.reactions.words import ALWAYS, ASKED, NEVER
from games.rome.ahead.planning import seen
from games.rome.ahead.reactions.form import ALL_UNITS, BEST_GENERAL, HIMSELF, OTHERS
from games.rome.seen.people import SenatorView

CONSENT, REFUSE = "consent", "refuse"


def general(one: SenatorView) -> tuple[int, int, int]:
    """The better commander: MIL, then ORA; the lower number of equals, so that two Consuls mean the same."""
    return one.military, one.oratory, -one.number


def best(people: Iterable[SenatorView], by: Callable[[SenatorView], Any]) -> str:
    """The first of them; "none" if there is nobody."""
    found = max(people, key=by, default=None)
    return found.id if found else NEVER


def offered(now: Now, decision: Decision[Any], *, own: bool) -> list[SenatorView]:
    """Who may be named; `own`: of his own faction."""
    people = [seen(now).senators[name] for name in held(decision)]
    return [one for one in people if not own or one.faction == decision.seat]


def appoint(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.09.31: the best general of all, or of his own; or nobody."""
    wish: str = said["appoint"]
    if wish in (ASKED, NEVER):
        return ASK if wish == ASKED else Ready(NEVER)
    return Ready(best(offered(now, decision, own=wish != BEST_GENERAL), general))


def master(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.09.33: the best general of all; or as by default, of his own if he has one."""
    wish: str = said["master"]
    if wish == ASKED:
        return ASK
    return Ready(best(offered(now, decision, own=False), general) if wish == BEST_GENERAL else decision.lapse)


def prosecute(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.09.411: against Senators of other factions, or never."""
    wish: str = said["prosecute"]
    if wish == ASKED:
        return ASK
    foreign = faction_of(now, str(decision.about["accused"])) != decision.seat
    return Ready(CONSENT if wish == OTHERS and foreign else REFUSE)


def faction_of(now: Now, senator: str) -> Seat | None:
    """Whose he is."""
    one = seen(now).senators.get(senator)
    return one.faction if one else None


def advocate(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-2.05.2: the best speaker of his own, who need not be asked; or the accused himself."""
    wish: str = said["advocate"]
    if wish in (ASKED, HIMSELF):
        return ASK if wish == ASKED else Ready(decision.lapse)
    return Ready(best(offered(now, decision, own=True), speaker))


def speaker(one: SenatorView) -> tuple[int, int]:
    """The better speaker; the lower number of equals."""
    return one.oratory, -one.number


def advise(said: Raw, _now: Now, _decision: Decision[Any]) -> Verdict:
    """RR-2.05.2: for whoever asks him, or for nobody."""
    wish: str = said["advise"]
    return ASK if wish == ASKED else Ready(CONSENT if wish == ALWAYS else REFUSE)


def fine(said: Raw, now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.15.1: whoever of another faction has most INF, as soon as he can be; else he sees to it himself."""
    others = [one for one in offered(now, decision, own=False) if one.faction != decision.seat]
    if said["fine"] != OTHERS or not others:
        return SKIP
    return Ready(best(others, lambda one: (one.influence, -one.number)))


def rebels(said: Raw, _now: Now, decision: Decision[Any]) -> Verdict:
    """RR-1.11.33: as many as can be paid, veterans before others; or none."""
    wish: str = said["rebels"]
    if wish == ASKED:
        return ASK
    return Ready(decision.lapse if wish == ALL_UNITS else {"units": []})


OFFICIALS: Final[Mapping[str, Reaction]] = {
    "senate.appoint": appoint,
    "senate.master": master,
    "senate.prosecute": prosecute,
    "senate.advocate": advocate,
    "senate.advise": advise,
    "senate.fine": fine,
    "revenue.maintain": rebels,
}
