"""SR-DP28: what the words of the responses form mean, by what the seat sees when the question is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from games.kernel import ASK, Decision, Ready, Seat, Verdict
from games.sword.ahead import words
from games.sword.board import joined
from games.sword.components import POWERS_OF, cards, leaders, spaces
from games.sword.march.avoiding import Inside, succeeds
from games.sword.minds import SensiblePlayer
from games.sword.minds.ground import Ground, whose
from games.sword.minds.meeting import comer, defence
from games.sword.seen.view import SwordView

HUNDRED: Final = 100


class Case(NamedTuple):
    """A question, and the table as the seat sees it that is asked."""

    decision: Decision[Any]
    ground: Ground

    @property
    def view(self) -> SwordView:
        """The table."""
        return self.ground.view

    @property
    def declined(self) -> Verdict:
        """SR-6.5: nothing is done."""
        return Ready("none" if self.decision.kind == "movement.withdraw" else self.decision.lapse)

    @property
    def advised(self) -> Verdict:
        """What a computer player would say."""
        return Ready(SensiblePlayer().answer(self.decision, lambda: self.view))


Meaning = Callable[[Case, str], Verdict]


def answered(said: str, decision: Decision[Any], view: SwordView) -> Verdict:
    """SR-DP28: by the word of the form."""
    word, _, than = said.partition(".")
    return MEANINGS[word](Case(decision, Ground(view)), than)


# What is done


def cheapest(case: Case) -> Verdict:
    """The least valuable card that fits; without any he declines."""
    able = [one for one in case.decision.choice.form() if one in cards()]
    least = min(able, key=lambda one: (cards()[one].op, one), default=None)
    return case.declined if least is None else Ready(least)


def helpful(case: Case) -> Verdict:
    """Of combat cards the one that changes most, if one changes anything; else the least valuable."""
    return case.advised if case.decision.kind == "combat.card" else cheapest(case)


def acted(case: Case) -> Verdict:
    """What the matter is about: a card, a way off, a try."""
    return ACTS.get(case.decision.kind, helpful)(case)


def inside(case: Case) -> Verdict:
    """SR-11.5: as many as there is room for."""
    choice = case.decision.choice
    return Ready(choice.all_of_it()) if isinstance(choice, Inside) else case.declined


def away(case: Case) -> Verdict:
    """SR-11.1: by land to where most own CU stand; it stands where there is no way."""
    power = whose(str(case.decision.about["power"]))
    ways = [one for one in case.decision.choice.form() if one.startswith("to.")]
    best = max(ways, key=lambda one: (case.ground.cu(power, one.split(".")[1]), one), default=None)
    return case.declined if best is None else Ready(best)


ACTS: Final[Mapping[str, Callable[[Case], Verdict]]] = {
    "movement.withdraw": inside,
    "movement.avoid": away,
    "movement.go-back": lambda _: Ready("go-back"),
    "movement.let-go": lambda _: Ready("yes"),
}


# When


def against(case: Case, power: str) -> Verdict:
    """Whenever it is this power, or who plays it, that is answered; of interceptions he is asked then."""
    if opponent(case.view) not in (power, _deck(power)):
        return case.declined
    return ASK if case.decision.kind == "movement.intercept" else acted(case)


def where_own(case: Case, _: str) -> Verdict:
    """Ask me where CU or spaces of mine are concerned."""
    return ASK if any(one in case.ground.powers for one in _concerned(case)) else case.declined


def _concerned(case: Case) -> list[str]:
    """Whose CU and spaces a question is about: where it happens, next to an army that sets out, what was touched."""
    about = case.decision.about
    places = case.view.touched if case.decision.kind == "action.interrupt" else [str(about.get("to", about.get("at")))]
    if str(about.get("trigger", "")).startswith("enemy_activation"):
        places = [*places, *(near for at in places for near in case.ground.neighbours(at))]
    known = [at for at in places if at in case.view.places]
    stacks = [one.power for one in case.view.stacks if one.at in known]
    return [*(str(case.view.places[at].control) for at in known), *stacks]


def where_dear(case: Case, _: str) -> Verdict:
    """SR-2.4: ask me where a space that gives points is concerned, else as usual."""
    at = str(case.decision.about.get("to", case.decision.about.get("at")))
    dear = at in spaces() and spaces()[at].vp_owner is not None
    return ASK if dear else Ready(case.decision.lapse)


def by_strength(case: Case, number: str) -> Verdict:
    """Whenever it is about so many CU; of a battle those of both sides."""
    return acted(case) if strength(case.view) >= int(number) else case.declined


def ask_by_strength(case: Case, number: str) -> Verdict:
    """Ask me whenever it is about so many CU."""
    return ASK if strength(case.view) >= int(number) else case.declined


def at_odds(case: Case, times: str) -> Verdict:
    """SR-DP16: whenever who comes is so many times as strong."""
    power = whose(str(case.decision.about["power"]))
    mine = case.ground.cu(power, str(case.decision.about["at"]))
    return acted(case) if comer(case.ground).cu >= int(times) * mine else case.declined


def if_below(case: Case, chance: str) -> Verdict:
    """Whenever the battle would be won less often than so."""
    return acted(case) if HUNDRED * victory(case) < int(chance) else case.declined


def victory(case: Case) -> float:
    """SR-12: how often this seat would win the battle that threatens, without cards."""
    comes = comer(case.ground)
    if case.decision.kind in ("movement.go-back", "movement.let-go"):
        won = defence(case.ground, case.ground.host(comes.power, comes.at), comes).wins
        return won if case.decision.kind == "movement.let-go" else 1 - won
    return defence(case.ground, case.ground.army(whose(str(case.decision.about["power"])), comes.at), comes).wins


def if_won(case: Case, chance: str) -> Verdict:
    """SR-10: with the army that would win as often as that, if one would: the likeliest."""
    power = whose(str(case.decision.about["power"]))
    armies = {at: case.ground.army(power, at) for at in _sources(case)}
    odds = {at: defence(case.ground, army, comer(case.ground)).wins for at, army in armies.items()}
    return _best(case, odds, int(chance) / HUNDRED)


def if_likely(case: Case, chance: str) -> Verdict:
    """SR-10.2: with the army whose die succeeds as often as that, if one's does: the likeliest."""
    return _best(case, {at: comes_off(case, at) for at in _sources(case)}, int(chance))


def _sources(case: Case) -> list[str]:
    return [one for one in case.decision.choice.form() if one != case.decision.lapse]


def _best(case: Case, by: Mapping[str, float], least: float) -> Verdict:
    best = max(by, key=lambda at: (by[at], at), default=None)
    return case.declined if best is None or by[best] < least else Ready(best)


def comes_off(case: Case, at: str) -> int:
    """SR-10.2: how likely an army from there intercepts, in percent, rounded up: 1 always, 6 never."""
    power, to = str(case.decision.about["power"]), str(case.decision.about["at"])
    tactics = max(leaders()[name].tactics for name in case.ground.leaders(whose(power), at))
    ground = joined(at, to)
    hard = ground == "strait" or (ground == "difficult" and power != "SAM")
    drm = int(hard) - int(case.view.places[to].control == power)
    return -(-HUNDRED * sum(succeeds(die, drm, tactics) for die in range(1, 7)) // 6)


def allied_with(case: Case, power: str) -> Verdict:
    """SR-15.3: of what is proposed the alliances with this power."""
    offered: list[str] = case.decision.choice.form()[0]
    return Ready([one for one in offered if one.split("-")[1] == power])


def whatever(case: Case, _: str) -> Verdict:
    """SR-6.5: whenever it can be; all alliances."""
    if case.decision.kind == "alliance.answer":
        return Ready(case.decision.choice.form()[0])
    return acted(case)


def in_mine(case: Case, _: str) -> Verdict:
    """Ask me in my own actions, else as usual."""
    return ASK if case.view.active in case.ground.side else Ready(case.decision.lapse)


def kept(case: Case, _: str) -> Verdict:
    """SR-14.4, 14.6: cities are kept, and tribute is accepted."""
    return Ready("keep" if case.decision.kind == "siege.raze" else case.decision.lapse)


def cheap(case: Case, _: str) -> Verdict:
    """SR-14.6: a card of the least value, if he has one."""
    able = [one for one in case.decision.choice.form() if one in cards() and cards()[one].op == 1]
    return Ready(min(able, default=case.decision.lapse))


MEANINGS: Final[Mapping[str, Meaning]] = {
    words.NEVER: lambda case, _: case.declined,
    words.ASKED: lambda _, __: ASK,
    words.ALWAYS: whatever,
    words.PAYS: lambda case, _: case.advised,
    words.OWN: where_own,
    words.DEAR: where_dear,
    words.MINE: in_mine,
    words.USUAL: lambda case, _: Ready(case.decision.lapse),
    words.CHEAP: cheap,
    words.KEEP: kept,
    words.AGAINST: against,
    words.WITH: allied_with,
    words.FROM: if_likely,
    words.WINS: if_won,
    words.BELOW: if_below,
    words.ODDS: at_odds,
    words.CU: by_strength,
    words.ASK_CU: ask_by_strength,
}
"""By the first part of a word: what it comes to."""


# Who is answered, and how much it is about


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


def opponents(view: SwordView, seat: Seat) -> list[str]:
    """The powers that a seat faces: in a battle the other side, else whose army or event it is."""
    battle = view.underway.get("battle")
    if battle is None:
        found = opponent(view)
        return [found, *(power for player, powers in POWERS_OF.items() if player == found for power in powers)]
    mine = [power for player, hand in view.hands.items() if hand.seat == seat for power in POWERS_OF[player]]
    sides = [[str(one) for one in battle[side]["powers"]] for side in ("attacker", "defender")]
    return [power for side in sides if not any(one in mine for one in side) for power in side]


def _deck(power: str) -> str:
    """Who plays the events of a power."""
    return "ETS" if power in ("ETR", "SAM") else power


def strength(view: SwordView) -> int:
    """How many CU it is about: of both sides of a battle, aboard a fleet, of an army that moves."""
    going = view.underway
    if "battle" in going:
        return int(going["battle"]["attacker"]["cu"] + going["battle"]["defender"]["cu"])
    if "voyage" in going:
        return int(going["voyage"]["cu"])
    return sum(going["activation"]["units"].values()) if "activation" in going else 0
