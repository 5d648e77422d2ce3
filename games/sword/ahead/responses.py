"""SR-6.5, SR-DP28: responses said beforehand: never, ask me, play it when ...; on one form, the same for all.

It is asked once and may be changed at any time; who says nothing is asked each time. When nobody has to be asked a
window closes of itself. Of what is hidden nothing is asked anew: who lacks the card that he would play declines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from games.kernel import ASK, SKIP, Decision, Now, OneOf, Plan, Planning, Raw, Ready, Record, Seat, Verdict, Window
from games.kernel.ahead import legal
from games.sword.board import joined
from games.sword.components import TIES, leaders
from games.sword.march.avoiding import succeeds
from games.sword.seen.view import SwordView

NEVER: Final = "never"
ASKED: Final = "ask"
ALWAYS: Final = "always"
OWN: Final = "own"
"""Ask me where my own CU or spaces are at stake, else never."""
AGAINST: Final = "against."
CHANCES: Final = tuple(f"from.{chance}" for chance in (17, 34, 50, 67, 84))
"""SR-10.2: whenever the die succeeds as often as that, in percent."""

Answering: TypeAlias = Callable[[str, SwordView, Decision[Any]], Verdict]


def seen(now: Now, seat: Seat | None = None) -> SwordView:
    """What a seat sees; None: the public."""
    return cast("SwordView", now.see(seat))


# What may be said

POWERS: Final = tuple(f"{AGAINST}{one}" for one in TIES)
PLAIN: Final = (NEVER, ASKED, ALWAYS)
FIELDS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "events": ((*PLAIN, *POWERS), NEVER),
    "activations": ((*PLAIN, *POWERS), NEVER),
    "marches": (PLAIN, ASKED),
    "interception": ((NEVER, ASKED, *CHANCES, *POWERS), NEVER),
    "withdrawal": ((NEVER, ASKED, "usual"), ASKED),
    "avoiding": ((NEVER, ASKED), ASKED),
    "battles": ((NEVER, ASKED, ALWAYS), ASKED),
    "sieges": ((NEVER, ASKED, ALWAYS, *POWERS), ASKED),
    "sea": ((NEVER, ASKED, *POWERS), NEVER),
    "ships": ((NEVER, ASKED), NEVER),
    "bribe": ((NEVER, ASKED, ALWAYS, *POWERS), NEVER),
    "tribute": ((NEVER, ASKED), NEVER),
    "wear": (PLAIN, NEVER),
    "interrupts": ((NEVER, ASKED), NEVER),
}
"""Of each matter what may be said, and how everybody stands at the start: *ask me* in his own battles and sieges."""
TRIGGERS: Final[Mapping[str, str]] = {
    "enemy_event_played": "events",
    "npa_activation_TRG": "events",
    "enemy_activation_ROM": "activations",
    "enemy_activation_CAR": "activations",
    "own_activation": "marches",
    "after_gallic_movement_roll": "marches",
    "naval_opportunity": "marches",
    "own_naval_move": "marches",
    "before_plunder_roll": "marches",
    "before_interception_roll": "marches",
    "before_avoid_roll": "marches",
    "own_interdiction": "sea",
    "enemy_naval_move": "sea",
    "before_own_siege_roll": "sieges",
    "own_siege_roll_result": "sieges",
    "enemy_siege_roll": "sieges",
    "city_captured": "sieges",
    "surrender_phase": "sieges",
    "own_battle_won": "battles",
    "carthage_lost_battle": "battles",
    "enemy_enters_etruscan_space": "bribe",
    "attrition_phase": "wear",
    "loyalty_penalty_step": "wear",
}
KINDS: Final[Mapping[str, str]] = {
    "movement.intercept": "interception",
    "movement.withdraw": "withdrawal",
    "movement.avoid": "avoiding",
    "combat.card": "battles",
    "movement.interdict": "sea",
    "movement.ships": "ships",
    "movement.bribe": "bribe",
    "plunder.tribute": "tribute",
    "action.interrupt": "interrupts",
}


def one_of(names: Sequence[str]) -> OneOf[str]:
    """One of these words."""
    return OneOf({name: name for name in names})


def together(**said: str) -> dict[str, str]:
    """All parts fit together."""
    return said


def form() -> Record[dict[str, str]]:
    """The form: the same whatever one holds and whoever one is."""
    return Record(together, **{name: one_of(words) for name, (words, _) in FIELDS.items()})


START: Final[Mapping[str, str]] = {name: start for name, (_, start) in FIELDS.items()}


def matter(decision: Decision[Any]) -> str | None:
    """Which part of the form a question belongs to; None: to none."""
    if decision.kind == "card.counter":
        return TRIGGERS.get(str(decision.about.get("trigger", "")))
    return KINDS.get(decision.kind)


# What it means


def opponent(view: SwordView) -> str:
    """Whose army or event it is that is answered."""
    going = view.underway
    if "voyage" in going:
        return str(going["voyage"]["power"])
    if "siege" in going:
        return str(going["siege"]["power"])
    if "activation" in going:
        return str(going["activation"]["order"]["power"])
    return str(going["played"]["player"]) if "played" in going else ""


def cards(decision: Decision[Any]) -> list[str]:
    """What could be played now, cheapest first as it is offered; the default is none of it."""
    return [one for one in decision.choice.form() if one != decision.lapse]


def played(decision: Decision[Any]) -> Verdict:
    """The first card that fits; without any he declines."""
    able = cards(decision)
    return Ready(able[0] if able else decision.lapse)


def chance(view: SwordView, decision: Decision[Any], at: str) -> int:
    """SR-10.2: how likely an army from there intercepts, in percent, rounded up: 1 always, 6 never."""
    power, to = str(decision.about["power"]), str(decision.about["at"])
    there = [name for name, one in view.leaders.items() if (one.power, one.where, one.at) == (power, "map", at)]
    tactics = max(leaders()[name].tactics for name in there)
    ground = joined(at, to)
    hard = ground == "strait" or (ground == "difficult" and power != "SAM")
    drm = int(hard) - int(view.places[to].control == power)
    return -(-100 * sum(succeeds(die, drm, tactics) for die in range(1, 7)) // 6)


def answered(said: str, view: SwordView, decision: Decision[Any]) -> Verdict:
    """SR-DP28: by the word of the form."""
    if said == ASKED:
        return ASK
    if said == ALWAYS:
        return played(decision)
    if said.startswith(AGAINST):
        met = opponent(view) in (said.removeprefix(AGAINST), _deck(said.removeprefix(AGAINST)))
        return (ASK if decision.kind == "movement.intercept" else played(decision)) if met else Ready(decision.lapse)
    if said.startswith("from."):
        able = {at: chance(view, decision, at) for at in cards(decision)}
        best = max(able, key=lambda at: able[at], default="")
        enough = best and able[best] >= int(said.removeprefix("from."))
        return Ready(best if enough else decision.lapse)
    return Ready("none" if decision.kind == "movement.withdraw" and said == NEVER else decision.lapse)


def _deck(power: str) -> str:
    """Who plays the events of a power."""
    return "ETS" if power in ("ETR", "SAM") else power


class Responses(Planning):
    """How a player answers what others do, and what his own cards could do to his marches and sieges."""

    kind = "action.responses"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, from the first Action Phase on; what was said holds until it is changed."""
        if not now.step.startswith("action."):
            return []
        view = seen(now)
        return [self._question(view, seat) for seat in dict.fromkeys(one.seat for one in view.hands.values())]

    def _question(self, view: SwordView, seat: Seat) -> Decision[Any]:
        lapse = dict.fromkeys(FIELDS, ASKED)
        about: dict[str, str | int] = {"players": view.count}
        clause, point = "SR-6.5", "SR-DP28"
        return Decision(self.kind, seat, form(), clause, point, about, lapse=lapse, hidden=True, window=Window.AHEAD)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """What answers others, and the cards that are played out of turn."""
        return matter(decision) is not None

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Nobody waits for it: who has said nothing yet is asked when it comes to it."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Each question by its part of the form."""
        part = matter(decision)
        return answered(plan.raw[part], seen(now), decision) if part else SKIP

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As it was said last; at first as everybody stands: *ask me* in his own battles and sieges, else never."""
        former = now.former(self.kind, asked.seat)
        return former.raw if former and legal(asked, former.raw) else dict(START)


PLANNINGS: Final = (Responses(),)
