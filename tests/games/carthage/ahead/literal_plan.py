"""What a Forum plan means, written once more (RC-8.1, 8.4, 8.5, 8.6, 8.7)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from games.carthage.minds import SensiblePlayer
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.ahead import legal
from tests.games.carthage.ahead.literal import Knowing, Meant, Saw, Says, seen
from tests.games.carthage.ahead.literal_auction import bid, masters
from tests.games.carthage.ahead.literal_bribes import ANNOUNCEMENT, HIGHEST, number_of, raise_by
from tests.games.carthage.ahead.literal_rest import name_leader, search

STEPS = ("forum.roll", "forum.persuade", "forum.raise", "forum.trader", "forum.leader")
ALIGNED = 7
NOBODY = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
ROLLS = [one + other for one, other in product(range(1, 7), repeat=2)]


class Plan:
    """Said when the Forum opens by all who decide for themselves."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of what is asked for another faction (RC-9.10.3). Whose turn it is waits for nobody's plan."""
        if asked.kind not in (*STEPS, "forum.bid") or "faction" in asked.about:
            return "nothing"
        if asked.kind == "forum.bid" and any(plan_of(know, seat) is None for seat in masters(know.view())):
            return "wait"
        said = plan_of(know, asked.seat) if asked.seat in masters(know.view()) else None
        return "nothing" if said is None else self.of(know, asked, said)

    def of(self, know: Knowing, asked: Decision[Any], said: Raw) -> Meant:
        """One step of the initiative, or what he bids for one."""
        if said["way"] == "ask":
            return "person"
        if asked.kind == "forum.bid":
            return bid(said["bid"], know.view(), int(asked.about["high"]))
        if said["auctioned"] == "no" and number_of(know.view()) > players(know.view()):
            return "person"
        return self.step(know, asked, said)

    def step(self, know: Knowing, asked: Decision[Any], said: Raw) -> Meant:
        """RC-8.4."""
        match asked.kind:
            case "forum.roll":
                return Says("roll") if said["roll"] == "yes" else "person"
            case "forum.persuade":
                return persuade(know, asked, said)
            case "forum.raise":
                return raise_for(know, asked.seat, said)
            case "forum.trader":
                return search(said["trader"], know.view())
            case _:
                return name_leader(said["leader"], know.view(asked.seat), asked)


def players(view: CarthageView) -> int:
    """RC-8.7: how many have an initiative of their own, Neutrals too."""
    return sum(not one.out for one in view.factions.values())


def plan_of(know: Knowing, seat: Seat) -> Raw:
    """What he has said for this turn; None: nothing yet."""
    said = know.newest(f"forum.plan/turn={know.view().turn}@{seat}")
    return said.raw if said else None


# The attempt


def persuade(know: Knowing, asked: Decision[Any], said: Raw) -> Meant:
    """RC-8.5: the first of his attempts that can be made, unless something has come of which he would know first."""
    view = know.view()
    before = know.saw[f"forum.plan/turn={view.turn}@{asked.seat}"]
    if any(happened(know, asked.seat, said, before, one) for one in said["ask"]):
        return "person"
    listed = ((one, {name: one[name] for name in ANNOUNCEMENT}) for one in said["attempts"])
    able = (raw for one, raw in listed if legal(asked, raw) and chance(view, one) >= one["chance"])
    found = next(able, NOBODY)
    return "person" if found == NOBODY and "idle" in said["ask"] and good(know, asked) else Says(found)


def good(know: Knowing, asked: Decision[Any]) -> bool:
    """Whether a sensible player would try somebody now, and with an even chance."""
    found: Any = SensiblePlayer().answer(asked, lambda: know.view(asked.seat))
    return found not in (None, NOBODY) and chance(know.view(), found) >= 50


def chance(view: CarthageView, one: Mapping[str, Any]) -> int:
    """RC-8.5.2, 8.5.4: in percent, with the first bribe."""
    who, whom = view.senators[one["persuader"]], view.senators[one["target"]]
    base = who.oratory + who.influence + one["bribe"] - whom.loyalty - whom.talents - (ALIGNED if whom.faction else 0)
    won = [roll for roll in ROLLS if roll <= HIGHEST and roll - view.omens <= base]
    return round(100 * len(won) / len(ROLLS))


def happened(know: Knowing, seat: Seat, said: Raw, before: Saw, what: str) -> bool:
    """What is new since he said it; a red card: in this initiative, if his plan rolled it."""
    now = seen(know.view())
    match what:
        case "family":
            return not set(now.families) <= set(before.families)
        case "war":
            return not set(now.wars) <= set(before.wars)
        case "event":
            return any(times > before.events.get(event, 0) for event, times in now.events.items())
        case "card":
            rolled = [one.hand for one in know.in_this_initiative("forum.roll") if one.answer.seat == seat]
            return now.hands[seat] > (rolled[-1] if rolled else before.hands[seat])
        case "gone":
            return bool(said["attempts"]) and not there(know.view(), seat, said["attempts"][0])
        case _:
            return False


def there(view: CarthageView, seat: Seat, one: Mapping[str, Any]) -> bool:
    """RC-8.5.1: whether he can still persuade, and the other be persuaded."""
    who, whom = view.senators.get(one["persuader"]), view.senators.get(one["target"])
    able = who is not None and who.faction == seat and who.in_carthage
    return able and whom is not None and whom.in_carthage and whom.faction != seat and not whom.leader


def raise_for(know: Knowing, seat: Seat, said: Raw) -> Meant:
    """As he has said with the very attempt that was made out of his plan."""
    mine = [one for one in know.in_this_initiative("forum.persuade") if one.answer.seat == seat]
    made = [one.answer.raw for one in mine if isinstance(one.matter, Plan)]
    same = [one for one in said["attempts"] if made and made[-1] == {name: one[name] for name in ANNOUNCEMENT}]
    return raise_by(know, same[0], "announced") if same else "nothing"
