"""A random player who makes whole programmes, answers to all of them, and now and then says something else.

What can be said he takes from the forms alone: what may be proposed, by whom, and out of which purses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from games.carthage.minds import RandomPlayer
from games.carthage.minds.player import Look
from games.kernel import Decision, Raw
from games.kernel.ahead import legal
from games.kernel.choice import Picker
from games.kernel.dice import Dice, DicePicker

TRIES = 20
PROGRAMME, DRAFT, DOCKET = PLANS = ("senate.programme", "senate.draft", "senate.docket")
ELECTIONS = ("suffetes", "committee", "governors")


class Planner(RandomPlayer):
    """Says anything that may be said, but of the Senate much."""

    def __init__(self, seed: str, *, unasked: int) -> None:
        super().__init__(seed, unasked=unasked)
        self._chance = DicePicker(Dice(f"{seed} plans"))
        self._motions: dict[str, list[Raw]] = {}

    def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
        """Of programmes and dockets as below, of all else any legal answer."""
        return self.says(decision) if decision.kind in PLANS else super().answer(decision, look)

    def says(self, decision: Decision[Any]) -> Raw:
        """A programme, or an answer to one; if nothing fits what counts for who says nothing."""
        tries = (self._try(decision) for _ in range(TRIES))
        raw = next((raw for raw in tries if legal(decision, raw)), decision.lapse)
        if decision.kind != DOCKET:
            self._motions[decision.key] = raw["motions"]
        return raw

    def _try(self, decision: Any) -> Raw:
        """What might be said; a programme that was made before may stand for the most part."""
        if decision.kind == DOCKET:
            return docket(decision, self._chance)
        raw, before = programme(decision, self._chance), self._motions.get(decision.key)
        put = decision.choice.fields["motions"].put
        kept = [*put, *(one for one in (before or [])[len(put) :] if self._chance.randint(0, 3))]
        return {**raw, "motions": [*kept, *raw["motions"]][: len(kept) + (1 if before else 5)]}

    def thinks_again(self, asked: Sequence[Decision[Any]]) -> tuple[Decision[Any], Raw] | None:
        """What he would now rather say of something that he has said, seldom."""
        said = [one for one in asked if not one.awaited]
        if not said or self._chance.randint(1, 20) > 1:
            return None
        one = self._chance.choice(said)
        return one, self.says(one) if one.kind in PLANS else one.choice.sample(self._chance)


# What who presides says


def programme(decision: Decision[Any], pick: Picker) -> Raw:
    """Motions with fallbacks, some of which can be put only after an earlier one, some named twice."""
    fields: Mapping[str, Any] = getattr(decision.choice, "fields", {})
    if "motions" not in fields:
        return decision.choice.sample(pick)
    able: Mapping[str, Decision[Any]] = fields["motions"].asked
    kinds = [kind for kind in pick.sample(list(able), len(able)) if kind in ELECTIONS or pick.randint(0, 1)]
    kinds = sorted(kinds, key=lambda kind: kind not in ELECTIONS)
    motions = [found for kind in kinds[:5] if (found := motion(kind, able[kind], pick))]
    if motions and not pick.randint(0, 5):
        motions.append([pick.choice(pick.choice(motions))])
    plain = decision.choice.sample(pick)
    return {**plain, "motions": motions, "end": often(pick, "ask", fields["end"].form()), "votes": votes(fields, pick)}


def motion(kind: str, asked: Decision[Any], pick: Picker) -> list[Raw]:
    """Up to three proposals of a kind, one in the place of the other."""
    found: list[Raw] = []
    for _ in range(pick.randint(1, 3)):
        with suppress(LookupError):
            one = {"kind": kind, "terms": asked.choice.sample(pick)}
            found += [] if one in found else [one]
    return found


def often(pick: Picker, seldom: str, words: Sequence[str]) -> str:
    """Any word, one of them seldom."""
    others = [word for word in words if word != seldom]
    return pick.choice(others) if others and pick.randint(0, 3) else pick.choice(words)


def votes(fields: Mapping[str, Any], pick: Picker) -> Raw:
    """For his own motions, mostly."""
    raw = ballot(fields["votes"], pick)
    return {**raw, "voice": "for"} if pick.randint(0, 3) else raw


# What the others say


def docket(decision: Decision[Any], pick: Picker) -> Raw:
    """A sheet for each motion, mostly for it; consents."""
    fields: Mapping[str, Any] = getattr(decision.choice, "fields", {})
    if "sheets" not in fields:
        return decision.choice.sample(pick)
    sheets = {place: ballot(form, pick) for place, form in fields["sheets"].fields.items()}
    consents = {name: often(pick, "refuse", form.form()) for name, form in fields["consents"].fields.items()}
    return {**decision.choice.sample(pick), "sheets": sheets, "consents": consents}


def ballot(form: Any, pick: Picker) -> Raw:
    """A voice with exceptions, votes bought in any case or if they decide it, a veto, a condition."""
    raw = dict(form.sample(pick))
    if "veto" in raw:
        raw["veto"] = often(pick, "now", form.fields["veto"].form())
    if "voice" not in raw:
        return raw
    raw["voice"] = "for" if pick.randint(0, 2) else often(pick, "ask", form.fields["voice"].form())
    names = list(form.fields["but"].fields)
    raw["but"] = {name: pick.choice(["for", "against"]) for name in names if not pick.randint(0, 3)}
    return {**raw, **money(form, raw, names, pick)}


def money(form: Any, raw: Mapping[str, Any], names: Sequence[str], pick: Picker) -> dict[str, Raw]:
    """Who pays, and how much; nobody pays for votes that are not cast."""
    purses = {name: form.fields["bought"].fields[name].form()[1] for name in names}
    voting = [name for name in names if raw["but"].get(name, raw["voice"]) not in ("abstain", "ask")]
    bought = {name: pick.randint(0, purses[name]) for name in voting if not pick.randint(0, 3)}
    payers = [name for name in voting if name not in raw["but"]] if raw["voice"] in ("for", "against") else []
    left = sum(purses[name] - bought.get(name, 0) for name in payers)
    return {"bought": bought, "payers": pick.sample(payers, len(payers)), "most": pick.randint(0, left)}
