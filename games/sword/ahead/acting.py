"""SR-5.4.1: the planning of the next action: asked of everybody, waited for by nobody, played when his turn comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from games.kernel import ASK, SKIP, Decision, Now, Plan, Planning, Raw, Ready, Seat, Verdict
from games.kernel.ahead import legal
from games.kernel.choice import is_dict, is_list
from games.sword.ahead.coming import Action, befallen, nexts, picture, running
from games.sword.ahead.responses import seen
from games.sword.minds.ground import SEATED
from games.sword.next_action import ASKED, KIND, choice_of
from games.sword.rehearsal import BESIDE, FIRST, FOLLOWING, Entry

STEP: Final = "movement.step"
ARRIVED: Final = "movement.act"
OPEN: Final = ("combat.retreat", "plunder.accept")
"""What a play leaves open that is answered as usual, if it says so."""
ROLLING: Final = ("GAU", "TRG")
"""SR-9.1.2: whose movement points are rolled: they go as far as they can."""


class Acting(Planning):
    """What a player does in his next action; it is void when something has befallen him."""

    kind = KIND

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Everybody who acts again in this turn; and whose action is under way, as long as it goes by his plan."""
        if not now.step.startswith("action."):
            return []
        view = seen(now)
        under_way = running(now, view)
        acting = view.hands[under_way[0]].seat if under_way else None
        later = [self._later(now, seat, one) for seat, one in nexts(now, view).items() if seat != acting]
        mine = [self._question(now, acting, under_way)] if acting and under_way else []
        return [*(one for one in mine if self._goes(now, one)), *later]

    def _later(self, now: Now, seat: Seat, action: Action) -> Decision[Any]:
        """An action to come; with what he had said of it, if that is void by now."""
        asked = self._question(now, seat, action)
        said = next((one for one in now.said(KIND, seat) if one.key == asked.key and not one.draft), None)
        if said is not None and not self.holds(now, said, asked):
            choice_of(asked).void = said.raw
        return asked

    def _question(self, now: Now, seat: Seat, action: Action) -> Decision[Any]:
        player, number = action
        return next(iter(now.foreseen(f"{KIND}.{player}.{number}", seat)))

    def _goes(self, now: Now, asked: Decision[Any]) -> bool:
        """Whether the action under way goes by what its player has said."""
        plan = next((one for one in now.said(KIND, asked.seat) if one.key == asked.key and not one.draft), None)
        return plan is not None and plan.raw != ASKED and self.holds(now, plan, asked)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """The play, what is asked of its player in it, and what he does beside it."""
        return decision.kind in (FIRST, *BESIDE, *FOLLOWING, *OPEN)

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Nobody waits for it: who has said nothing is asked at his turn."""
        return False

    def facts(self, now: Now) -> Raw:
        """The board."""
        return picture(seen(now))

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:
        """Until it is begun: while he holds a card for it, and nothing has befallen him that makes it void."""
        if plan.raw == ASKED or plan.uses:
            return True
        choice = choice_of(asked)
        held = any(choice.holds(one) for one in plan.raw["plays"])
        return held and not befallen(seen(now), choice.player, plan.facts, plan.raw["unless"])

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """To be asked: what one would do is nobody else's to say."""
        return asked.lapse

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The first play that is possible; then what it says of each question, in order."""
        if plan.raw == ASKED:
            return SKIP
        if plan.uses:
            play, entry = map(int, plan.uses[-1].note.split("."))
        else:
            play, entry = self._first(now, plan), -1
        if play < 0:
            return SKIP
        if decision.kind in (FIRST, *BESIDE):
            return _begun(plan.raw["plays"][play], decision, play, entry)
        return _gone_on(plan.raw, decision, play, entry) if plan.uses else SKIP

    def _first(self, now: Now, plan: Plan) -> int:
        """Which play is the first that is possible, as things are now; -1: none."""
        asked = [one for one in now.asked if one.kind == FIRST and one.seat == plan.seat]
        plays = plan.raw["plays"] if asked else ()
        return next((n for n, one in enumerate(plays) if self._possible(now, plan, asked[0], one)), -1)

    def _possible(self, now: Now, plan: Plan, asked: Decision[Any], play: Sequence[Entry]) -> bool:
        """Whether the card can be played so, and the army go where it shall."""
        if not any(kind == FIRST and legal(asked, raw) for kind, raw in play):
            return False
        action = SEATED[str(asked.about["player"])], int(asked.about["round"])
        return not choice_of(self._question(now, plan.seat, action)).rehearse(opening(play)).refused


def opening(play: Sequence[Entry]) -> list[Entry]:
    """What of a play must be possible for it to be begun: up to the first answer after the card."""
    card = next((n for n, (kind, _) in enumerate(play) if kind == FIRST), 0)
    first = next((n for n, (kind, _) in enumerate(play) if n > card and kind in FOLLOWING), len(play))
    return [(kind, raw) for kind, raw in play[: first + 1]]


def _begun(play: Sequence[Entry], decision: Decision[Any], number: int, last: int) -> Verdict:
    """SR-5.4.2: what is done beside the card play and stands before it, then the card."""
    for place, (kind, raw) in enumerate(play):
        if place > last and kind == decision.kind and legal(decision, raw):
            return Ready(raw, f"{number}.{place}")
        if kind == FIRST:
            break
    return SKIP


def _gone_on(said: Mapping[str, Any], decision: Decision[Any], number: int, last: int) -> Verdict:
    """What the play says next of such a question; else what it leaves open."""
    play: Sequence[Entry] = said["plays"][number]
    for place, (kind, raw) in enumerate(play):
        if place > last and kind == decision.kind and (fitting := fitted(decision, raw)) is not None:
            return Ready(fitting, f"{number}.{place}")
    if decision.kind == STEP and any(kind == STEP for kind, _ in play[last + 1 :]):
        return ASK  # The way is closed: a card is not wasted upon an army that stands still.
    if decision.kind == ARRIVED and legal(decision, deed := {"then": _then(play[: last + 1])}):
        return Ready(deed, f"{number}.{last}")
    usual = said["rest"] == "usual" and decision.kind in (*FOLLOWING, *OPEN)
    return Ready(decision.lapse, f"{number}.{last}") if usual else SKIP


def _then(play: Sequence[Entry]) -> str:
    """What the army was to do at the end of its march."""
    marches = [raw for kind, raw in play if kind == STEP and is_dict(raw)]
    return str(marches[-1].get("then", "")) if marches else ""


def fitted(decision: Decision[Any], raw: Raw) -> Raw | None:
    """It, or as much of it as there can be: fewer points, a shorter march of an army that has rolled for it."""
    rolled = decision.about.get("power") in ROLLING
    return next((one for one in _shorter(raw, rolled=rolled) if legal(decision, one)), None)


def _shorter(raw: Raw, *, rolled: bool) -> Iterator[Raw]:
    yield raw
    if is_list(raw):
        yield from (raw[:count] for count in range(len(raw) - 1, 0, -1))
    elif is_dict(raw) and rolled and is_list(path := raw.get("path")):
        march = {name: part for name, part in raw.items() if name != "then"}
        yield from ({**march, "path": path[:count]} for count in range(len(path) - 1, 0, -1))
