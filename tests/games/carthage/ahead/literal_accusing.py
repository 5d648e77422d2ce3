"""What is said of prosecutions before they begin, written once more (RC-9.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.ahead import legal
from tests.games.carthage.ahead.literal import Knowing, Meant, Says

END, TRIAL = "senate.prosecutions", "senate.trial"
STEP = END


class Accusations:
    """Said beside the votes that come before, by who may be Censor then: whom he accuses, and whether he is asked."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-9.3: one after the other; who has not said it in time is asked as ever."""
        if know.table.state.step != STEP or "faction" in asked.about or asked.kind not in (END, TRIAL):
            return "nothing"
        said = know.newest(f"senate.accusations/turn={know.view().turn}@{asked.seat}")
        if said is None:
            return "nothing"
        trials = [one.decision for one in know.table.open.values() if one.decision.kind == TRIAL]
        left = [one for one in said.raw if one != "ask" and one not in made(know, asked.seat)]
        found = [raw for one in left for raw in ways(know.view(), asked.seat, one) if legal(trials[0], raw)]
        if asked.kind == TRIAL:
            return Says(found[0]) if found else "nothing"
        return "person" if "ask" in said.raw or needs_another(know, asked.seat, left, trials[0]) else Says("end")


def made(know: Knowing, seat: Seat) -> list[str]:
    """Which of his accusations have been brought this turn."""
    out = [one for one in know.used if one.kind == TRIAL and one.answer.seat == seat]
    return [accusation(one.answer.raw) for one in out if one.turn == know.view().turn]


def accusation(trial: Mapping[str, str]) -> str:
    """As it is said: of his last office, of a tax, of any corruption."""
    charge = trial["charge"] if trial["charge"] in ("major", "tax") else "corruption"
    return f"accuse-{charge}.{trial['accused']}"


def ways(view: CarthageView, seat: Seat, said: str) -> list[Raw]:
    """RC-9.3.2: the most influential of his own who can prosecutes; of several offices the first comes first."""
    charge, _, accused = said.removeprefix("accuse-").partition(".")
    one = view.senators.get(accused)
    charges = [charge] if charge in ("major", "tax") else list(one.corrupt) if one else []
    own = [view.senators[name] for name in view.factions[seat].senators if view.senators[name].in_carthage]
    foremost = sorted(own, key=lambda senator: senator.influence, reverse=True)
    return [{"accused": accused, "charge": what, "prosecutor": by.id} for by in foremost for what in charges]


def needs_another(know: Knowing, seat: Seat, left: list[str], trial: Decision[Any]) -> bool:
    """Whether somebody he would accuse can be accused, but none of his own can prosecute."""
    form, own = trial.choice.form(), know.view().factions[seat].senators
    able = any(one.partition(".")[2] in form["accused"] for one in left)
    return able and not set(own) & set(form["prosecutor"])
