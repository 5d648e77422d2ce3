"""How votes are cast and vetoed as was said beforehand, written once more (RC-9.0.9, 9.0.10, 9.0.15)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw
from tests.games.carthage.ahead.literal import Knowing, Meant, Says

VOTE, VETO = "senate.vote", "senate.veto"
SILENT: Mapping[str, Raw] = {"voice": "abstain", "but": {}, "bought": {}, "most": 0, "payers": [], "short": "none"}
CAPS = {"law-sumptuary": 5}


def veto(know: Knowing, motion: MotionView, asked: Decision[Any], when: str) -> Meant:
    """RC-9.0.15: once a sheet; at once, or when he is called and it would pass as it stands."""
    if when == "never" or (know.view().turn, asked.key) in know.out_of_plans:
        return "nothing"
    left = [seat for seat in motion.order if seat not in motion.declared]
    turn = asked.seat in motion.due or (asked.seat not in motion.order and len(left) == 1)
    if when == "carried" and not (turn and passes(motion, motion.votes_for, motion.votes_against)):
        return "nothing"
    return Says(asked.choice.form()[-1])


def passes(motion: MotionView, yes: int, no: int) -> bool:
    """RC-9.0.11, 9.7.2."""
    return yes > no and (yes * 3 >= (yes + no) * 2 if motion.two_thirds else True)


def cast(view: CarthageView, motion: MotionView, asked: Decision[Any], said: Mapping[str, Any]) -> Raw:
    """RC-9.0.9: whoever of the faction is there now votes; RC-9.0.10: and buys what was said."""
    here = [name for name in asked.lapse if not name.endswith(".bought")]
    voices = {name: said["but"].get(name, said["voice"]) for name in here}
    bought = {name: said["bought"].get(name, 0) for name in here}
    for more in ladder(view, said, voices, bought):
        if decided(view, motion, said["voice"], voices, more):
            bought = more
            break
    else:
        bought = list(ladder(view, said, voices, bought))[-1] if said["short"] == "all" else bought
    return {**voices, **{f"{name}.bought": votes for name, votes in bought.items()}}


def ladder(
    view: CarthageView, said: Mapping[str, Any], voices: Mapping[str, str], bought: Mapping[str, int]
) -> list[dict[str, int]]:
    """What is bought with no further Talent, with one, with two: each out of the first purse that has one left."""
    payers = [name for name in said["payers"] if voices.get(name) == said["voice"]]
    coins = [name for name in payers for _ in range(most(view, name) - bought[name])][: said["most"]]
    return list(accumulate(coins, lambda had, name: {**had, name: had[name] + 1}, initial=dict(bought)))


def most(view: CarthageView, name: str) -> int:
    """RC-9.0.10, 9.7.2: what one may spend on a vote."""
    return min([view.senators[name].talents, *(CAPS[law.id] for law in view.laws if law.id in CAPS)])


def decided(
    view: CarthageView, motion: MotionView, voice: str, voices: Mapping[str, str], bought: Mapping[str, int]
) -> bool:
    """Whether it ends as this seat wishes though all others cast and buy all they can on the other side.

    Not who has proposed it: he is for it; but whom he has proposed for life he may not want.
    """
    yes, no = (
        declared + sum(motion.senators.get(name, 0) + bought[name] for name in voices if voices[name] == side)
        for side, declared in (("for", motion.votes_for), ("against", motion.votes_against))
    )
    others = {name: votes for name, votes in motion.senators.items() if name not in voices}
    trusted = voice == "for" and motion.kind != "life"
    movers = {name for name in others if trusted and name in view.factions[motion.seat].senators}
    yes += sum(others[name] for name in movers)
    turned = sum(votes + most(view, name) for name, votes in others.items() if name not in movers)
    return passes(motion, yes, no + turned) if voice == "for" else not passes(motion, yes + turned, no)
