"""What is said of bribes for and against an attempt, written once more (RC-8.5.2, 8.5.4, 8.5.5)."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.carthage.seen.forum import PersuasionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.ahead import legal
from tests.games.carthage.ahead.literal import Knowing, Matter, Meant, Says, Used, people
from tests.games.carthage.ahead.literal_rest import name_leader, search

ANNOUNCEMENT = ("persuader", "target", "bribe", "card")
LOWEST, HIGHEST = 2, 9
"""RC-8.5.4: the lowest roll of two dice, and the highest that does not fail by itself."""


# The attempt at hand


def attempt_of(view: CarthageView) -> PersuasionView:
    """RC-8.5: what is bid for and against."""
    assert view.initiative
    assert view.initiative.persuasion
    return view.initiative.persuasion


def number_of(view: CarthageView) -> int:
    """RC-8.4: which initiative of the turn it is."""
    assert view.initiative
    return view.initiative.number


def laid_down(know: Knowing) -> int:
    """What persons have laid down for it, first and later: all know when that becomes more."""
    return attempt_of(know.view()).bribes - know.raised()


# For


class Attempt:
    """Said by him whose attempt it is, when it is asked; with `plan` only if no Forum plan answers it.

    With it he says the rest of his initiative, but nothing of a controlled faction's Traders and Leader. If he changes
    his Forum plan after it, that counts, for what is not played and where it does not leave it to him again.
    """

    def __init__(self, plan: Matter | None = None) -> None:
        self.plan = plan

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-DP17 and RC-DP19, for a controlled faction, too; RC-DP20 and RC-DP21."""
        if asked.kind not in ("forum.persuade", "forum.raise", "forum.trader", "forum.leader"):
            return "nothing"
        key = attempt_key(know.view(), asked)
        said = know.newest(key)
        if self.planned_since(know, asked, key):
            return "nothing"
        if asked.kind == "forum.persuade":
            return self.announce(know, key, None if said is None else said.raw)
        return "nothing" if said is None else self.then(know, asked, said.raw)

    def planned_since(self, know: Knowing, asked: Decision[Any], key: str) -> bool:
        """Whether his Forum plan, said later, answers this."""
        if self.plan is None or not know.later(f"forum.plan/turn={know.view().turn}@{asked.seat}", key):
            return False
        says = self.plan.meant(know, asked)
        return isinstance(says, Says) and legal(asked, says.raw)

    def announce(self, know: Knowing, key: str, said: Raw) -> Meant:
        """Whom he tries to win."""
        if said is None:
            return "wait" if key in know.waited_for else "nothing"
        return Says({name: said[name] for name in ANNOUNCEMENT})

    def then(self, know: Knowing, asked: Decision[Any], said: Raw) -> Meant:
        """What he does afterwards."""
        if asked.kind == "forum.raise":
            return raise_by(know, said, said["goal"])
        if "trader" not in said:
            return "nothing"
        if asked.kind == "forum.trader":
            return search(said["trader"], know.view())
        return name_leader(said["leader"], know.view(asked.seat), asked)


def attempt_key(view: CarthageView, asked: Decision[Any]) -> str:
    """Under which name it is said."""
    faction = f"/faction={asked.about['faction']}" if "faction" in asked.about else ""
    return f"forum.attempt/turn={view.turn}/number={number_of(view)}{faction}@{asked.seat}"


def raise_by(know: Knowing, said: Raw, goal: str) -> Meant:
    """As much as the goal needs, if so much may be spent; never more than leaves only a natural 10 to 12 to fail."""
    view = know.view()
    attempt = attempt_of(view)
    first = attempt.base - attempt.bribes + sum(attempt.counter_bribes.values()) + said["bribe"]
    wished = first if goal == "announced" else int(goal)
    short = min(wished, HIGHEST + attempt.omens) - attempt.base
    if short <= 0 or said["opposed"] == "roll":
        return Says(0)
    if said["opposed"] == "ask":
        return "person"
    may = min(said["limit"] - know.raised(), view.senators[attempt.persuader].talents)
    return Says(short if short <= may else 0)


# Against


def excess(attempt: PersuasionView, goal: str) -> int:
    """By how much the Base Number is above the goal; below what the lowest roll needs it never has to be."""
    hopeless = LOWEST - 1 + attempt.omens
    return max(0, attempt.base - (hopeless if goal == "none" else max(hopeless, int(goal))))


def treasury(know: Knowing, seat: Seat) -> int:
    """His own Faction Treasury."""
    own = know.view(seat).own
    assert own
    return own.treasury


class Round(NamedTuple):
    """What a seat has said against an attempt of this turn, and how much had been laid down for it then."""

    number: int
    bribes: int
    raw: Raw


class Bribing:
    """Said by all others at once; after a raise by a person once more, but by whom it holds against raises, too.

    It also says what is bid against later attempts of the turn: so much for each own Senator, so much against a seat;
    against all others nothing, or one is asked.

    `defended`: whether a defence plan may answer it.
    """

    def __init__(self, *, defended: bool) -> None:
        self.defended = defended

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-DP18; and with what is said now the dice wait, too."""
        if asked.kind != "forum.counter":
            return "nothing"
        due = [seat for seat in people(know.view()) if seat != attempt_of(know.view()).seat and self.due(know, seat)]
        if any(waited_for(know, seat) for seat in due):
            return "wait"
        return self.counter(know, asked.seat) if asked.seat in due else "nothing"

    def due(self, know: Knowing, seat: Seat) -> bool:
        """Whether he is asked."""
        return not self.defended or left_to_him(know, seat)

    def counter(self, know: Knowing, seat: Seat) -> Meant:
        """Just enough; out of reach: nothing, or all."""
        said = holding(know, seat)
        if said is None:
            return Says(0)
        if said.number < number_of(know.view()):
            return self.later(know, seat, said.raw)
        if said.raw["way"] == "ask":
            return "person"
        before = [one.answer.raw for one in self.bids(know, seat, said.bribes)]
        if before and said.raw["raises"] == "no":
            return Says(0)
        may = max(0, min(said.raw["limit"] - sum(before), treasury(know, seat)))
        needed = excess(attempt_of(know.view()), said.raw["goal"])
        return Says(needed if needed <= may else {"nothing": 0, "all": may}[said.raw["short"]])

    def later(self, know: Knowing, seat: Seat, said: Raw) -> Meant:
        """Just enough, if the turn's sum allows it; what was bid for the same in the turn is in that sum, too."""
        if said["raises"] == "no" and self.bids(know, seat, 0):
            return Says(0)
        attempt = attempt_of(know.view())
        now = purpose(attempt, know.view().senators[attempt.target].faction, seat)
        mine = [one for one in know.used if one.turn == know.view().turn and one.answer.seat == seat]
        bids = [one for one in mine if isinstance(one.matter, Bribing) and one.attempt]
        paid = sum(one.answer.raw for one in bids if one.attempt and purpose(one.attempt, one.owner, seat) == now)
        needed = excess(attempt, said["goal"])
        return Says(needed if needed <= min(allowed(know, seat, said) - paid, treasury(know, seat)) else 0)

    def bids(self, know: Knowing, seat: Seat, since: int) -> list[Used]:
        """What he has bid so, in this initiative, since so much was laid down."""
        mine = [one for one in know.in_this_initiative("forum.counter") if one.answer.seat == seat]
        return [one for one in mine if isinstance(one.matter, Bribing) and one.laid_down >= since]


def rounds(know: Knowing, seat: Seat) -> list[Round]:
    """All that he has said against attempts of this turn, the first first."""
    head, tail = f"forum.bribing/turn={know.view().turn}/number=", f"@{seat}"
    keys = {key: key.removeprefix(head).removesuffix(tail) for key in know.said if key.startswith(head)}
    found = {key: name.split("/bribes=") for key, name in keys.items() if key.endswith(tail)}
    return sorted(Round(int(number), int(bribes), know.said[key].raw) for key, (number, bribes) in found.items())


def holding(know: Knowing, seat: Seat) -> Round | None:
    """What he has said now, or before: against raises, or later attempts, too; None: nothing that holds."""
    newest = next(reversed(rounds(know, seat)), None)
    if newest is None or newest[:2] == (number_of(know.view()), laid_down(know)):
        return newest
    if newest.number == number_of(know.view()):
        return newest if newest.raw["raises"] == "yes" and newest.raw["way"] == "bid" else None
    if newest.raw["rest"] == "ask" and not allowed(know, seat, newest.raw):
        return None
    return newest if newest.raw["raises"] == "yes" or not raised_since(know, seat) else None


def raised_since(know: Knowing, seat: Seat) -> bool:
    """Whether a person has laid down more since he bid so."""
    bids = [one for one in know.in_this_initiative("forum.counter") if isinstance(one.matter, Bribing)]
    return any(one.laid_down < laid_down(know) for one in bids if one.answer.seat == seat)


def waited_for(know: Knowing, seat: Seat) -> bool:
    """Whether he has still to say something; who has nothing to bid has not, but where it would tell."""
    now = f"turn={know.view().turn}/number={number_of(know.view())}/bribes={laid_down(know)}"
    key = f"forum.bribing/{now}@{seat}"
    silent = know.newest(key) is None
    return silent and (key in know.waited_for or (holding(know, seat) is None and treasury(know, seat) > 0))


# The defence plan


class Defence:
    """Said once by everybody, and kept until it is changed: so much in a turn."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-DP18."""
        if asked.kind != "forum.counter":
            return "nothing"
        if any(shield(know, seat) is None for seat in people(know.view())):
            return "wait"
        said = shield(know, asked.seat)
        if said is None or left_to_him(know, asked.seat):
            return "nothing" if said is None else "person"
        return self.counter(know, asked.seat, said)

    def counter(self, know: Knowing, seat: Seat, said: Raw) -> Meant:
        """Just enough, if the turn's sum and the Faction Treasury allow it; a second time only if he said so."""
        attempt = attempt_of(know.view())
        if seat in attempt.counter_bribes and said["raises"] == "no":
            return Says(0)
        needed = excess(attempt, said["goal"])
        may = min(allowed(know, seat, said) - self.spent(know, seat), treasury(know, seat))
        return Says(needed if needed <= may else 0)

    def spent(self, know: Knowing, seat: Seat) -> int:
        """In this turn: for this own Senator, or against attempts of this seat on others."""
        attempt = attempt_of(know.view())
        now = purpose(attempt, know.view().senators[attempt.target].faction, seat)
        mine = [one for one in know.used if one.turn == know.view().turn and one.answer.seat == seat]
        bids = [one for one in mine if isinstance(one.matter, Defence)]
        return sum(one.answer.raw for one in bids if one.attempt and purpose(one.attempt, one.owner, seat) == now)


def purpose(attempt: PersuasionView, owner: Seat | None, seat: Seat) -> str:
    """What a bid is for: an own Senator, or against a seat."""
    return attempt.target if owner == seat else attempt.seat


def shield(know: Knowing, seat: Seat) -> Raw:
    """What he has said; None: nothing yet."""
    said = know.newest(f"forum.defence@{seat}")
    return said.raw if said else None


def allowed(know: Knowing, seat: Seat, said: Raw) -> int:
    """How much he would spend in a turn in such a case; 0: it is one of all the others."""
    view = know.view()
    attempt = attempt_of(view)
    if view.senators[attempt.target].faction == seat:
        return int(said["own"])
    return int(said["others"]) if said["against"] == attempt.seat else 0


def left_to_him(know: Knowing, seat: Seat) -> bool:
    """Whether he has said that he is to be asked of this attempt."""
    said = shield(know, seat)
    return said is not None and said["rest"] == "ask" and not allowed(know, seat, said)
