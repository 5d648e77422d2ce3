"""What is said ahead once a phase: as the habits of the phase would answer later, put as rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.battle import daring, led_by, rebel_chance
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.market.red import least_first, spare
from games.carthage.minds.sensible.market.sale import planned
from games.carthage.minds.sensible.money import (
    LAST,
    TREASURY,
    beyond_debts,
    corruption,
    cushion,
    dearest,
    debt,
    filled,
    guarded,
    kept_back,
    lay_cards,
    portion,
    rescuing,
    safe,
    shared_out,
    spoils,
    worthwhile,
)
from games.carthage.minds.sensible.outlook import LIFE, STEPS, last_gifts, next_balance, tottering
from games.carthage.minds.sensible.purses import purser
from games.carthage.minds.sensible.purses import spare as to_spare
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import OneOf, Raw
from games.republic.ahead.packages.gifts import NOTHING, amount
from games.republic.ahead.packages.purses import Departing
from games.republic.minds.giving import expected, stepping, within
from games.republic.minds.memory import own_part
from games.republic.minds.outlook import me, mine
from games.republic.minds.temper import ASKED_AGAIN, thinks_of

habit = Habits()

KEPT: Final = CARTHAGE.constants.hand_limit


@habit("revenue.package")
def revenue(asked: Asked, view: CarthageView) -> Raw:
    """RC-6: what tempts, gifts while they pay, some Talents for counter-bribes and the rest to the champion."""
    form, later = asked.choice.form(), departed(asked, view)
    first = purser(later)
    rest = first.id if first and first.id in form["purses"]["rest"] else "stay"
    given = dutiful(asked, view, gifts(form["gifts"], view))
    most = sum(given_at_most(view, said, form["gifts"][name]["talents"][1]) for name, said in given.items())
    sums = purses(later, form["purses"]["sums"], most) if rest != "stay" else {}
    return {
        **asked.lapse,
        "corruption": corruption(part_of(asked, "corruption"), view),
        "spoils": spoils(part_of(asked, "spoils"), view),
        "gifts": given,
        "purses": {"rest": rest, "sums": {**asked.lapse["purses"]["sums"], **sums}},
        "ask": left_open(view) if thinks_of(ASKED_AGAIN) else [],
    }


def departed(asked: Asked, view: CarthageView) -> CarthageView:
    """RC-9.4.2, 9.5.3: the table without those who are to leave Carthage, if the Senate so votes, before money moves.

    RC-6.10: what a Governor or an Explorer has then buys no votes, and guards and persuades nobody.
    """
    names = asked.choice.leaving if isinstance(asked.choice, Departing) else ()
    gone = {name: view.senators[name].model_copy(update={"in_carthage": False}) for name in names}
    return view.model_copy(update={"senators": {**view.senators, **gone}}) if gone else view


def left_open(view: CarthageView) -> list[str]:
    """What he says at his turn, for more is known then."""
    return [*(["gifts"] if pressing(view) else []), *(["purses"] if thinks_of("purses-at-home") else [])]


def pressing(view: CarthageView) -> bool:
    """RC-6.9: whether gifts are better weighed at their turn: the State may fall, or money soon buys nothing more.

    RC-6.10: the purses always are, for until then who has the money may have left Carthage.
    """
    return tottering(view) or last_gifts(view)


def purses(view: CarthageView, able: Mapping[str, Sequence[int]], given: int) -> dict[str, int]:
    """RC-6.10: for counter-bribes and ransoms, and to each who may give next turn, as at one's turn.

    RC-8.5.2: nobody can persuade the Leader; whoever has money of his own is harder to persuade. What the dice may
    bring is the champion's. `given`: the Talents that may be given to the State before.
    """
    most, first = able[TREASURY][1], purser(view)
    laid_by = min(most, guarded(view, expected(view, most), given))
    own = [one for one in mine(view) if one.id in able or one == first]
    shared = filled(view, own, max(0, remaining(view, most) - laid_by), {})
    return {TREASURY: laid_by, **{name: talents for name, talents in shared.items() if first and name != first.id}}


def remaining(view: CarthageView, most: int) -> int:
    """What there is for it in any case, when one has given to the State what one would give now."""
    held = {one.id: one.talents for one in mine(view)}
    given = worthwhile(view, beyond_debts(view, held)) if thinks_of("revenue.contribute") else {}
    return min(sum(held.values()) - sum(given.values()), expected(view, most))


@habit("revenue.contributions")
def contributions(asked: Asked, view: CarthageView) -> Raw:
    """RC-6.9: what he gives who is asked at his turn; of what the State needs only what those before him leave."""
    form = asked.choice.form()["gifts"]
    if not thinks_of("revenue.contribute"):
        return asked.lapse
    purses = beyond_debts(view, {name: view.senators[name].talents for name in form})
    worth = worthwhile(view, purses)
    given = rescuing(view, purses, worth)
    if not any(given.values()):
        worth = given = own_part(view, purses)
    return {**asked.lapse, "gifts": {name: now(view, talents, given[name]) for name, talents in worth.items()}}


def now(view: CarthageView, worth: int, talents: int) -> Raw:
    """What is worth so much to him to give; if the State needs more, that, unless others have given it before him."""
    if worth > 0 and worth >= -view.treasury:
        return {"rule": "give", "talents": talents, "bound": 0}
    return below(talents, LAST if talents <= LAST - view.treasury else safe(view))


def below(talents: int, bound: int) -> Raw:
    """RC-6.11: so much if the State could not live without it: a Treasury of 0 is bankrupt by the first event."""
    return {"rule": "below", "talents": talents, "bound": bound} if talents else dict(NOTHING)


def part_of(asked: Asked, name: str) -> Asked:
    """One part of a package as if it were asked alone."""
    choice: Any = asked.choice
    return replace(asked, choice=choice.fields[name])


def gifts(offered: Raw, view: CarthageView) -> Raw:
    """RC-6.9: near ruin what the State needs; else Influence for what is not needed otherwise.

    RC-9.10.1: all together leave what holds a rival off, when all have sold what they will have then. The income
    that comes before may be given too.
    """
    found: dict[str, Raw] = {}
    left = to_spare(view.model_copy(update={"step": "revenue.contributions"}))
    for name, one in offered.items():
        giver, purse = view.senators[name], one["talents"][1]
        found[name] = said = withheld(giver, within(one, gift(view, giver)), purse, left)
        left -= given_at_most(view, said, purse)
    return found


def dutiful(asked: Asked, view: CarthageView, said: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-6.9: the same, or where nothing comes of it as the purses are, what one gives lest one be called a shirker.

    Not where one gives only as the State needs it.
    """
    held = {name: view.senators[name].talents for name in said}
    needed = any(one["rule"] in ("below", "save") for one in said.values())
    if not held or needed or any(given_at_most(view, one, held[name]) for name, one in said.items()):
        return said
    later = view.model_copy(update={"turn": asked.about["turn"]})
    part = own_part(later, beyond_debts(view, held)) if thinks_of("revenue.contribute") else {}
    return {**said, **{name: {"rule": "give", "talents": one, "bound": 0} for name, one in part.items() if one}}


def given_at_most(view: CarthageView, said: Any, purse: int) -> int:
    """What a gift so said may come to, with so much in the purse by then."""
    return amount(said, purse, view.treasury, [talents for talents, _ in STEPS])


def withheld(giver: SenatorView, said: Any, purse: int, left: float) -> Any:
    """RC-9.10.1: the same, but no more than so much; a gift that makes a ruler is always given.

    `purse`: the Talents that he can have by then, with his income at its best.
    """
    if said["rule"] != "step" or giver.influence + STEPS[0][1] >= LIFE:
        return said
    return {**said, "bound": max(said["bound"], int(purse - max(0, left)))}


def gift(view: CarthageView, giver: SenatorView) -> Raw:
    """What one gives, if one ever gives anything."""
    if not thinks_of("revenue.contribute"):
        return dict(NOTHING)
    purse = giver.talents - debt(view, giver)
    if tottering(view) and not dearest(view, giver, purse, 0):
        return rescue(view, giver, purse)
    near = last_gifts(view) or giver.influence + STEPS[0][1] >= LIFE
    kept = debt(view, giver) + (0 if near else kept_back(view, giver))
    return stepping(STEPS, LIFE - giver.influence, kept, last=last_gifts(view))


def rescue(view: CarthageView, giver: SenatorView, purse: int) -> Raw:
    """RC-6.9: near ruin a gift that brings Influence, if the State needs it and is not lost even so; else to 0."""
    talents, left = cushion(view, giver, purse, 0), view.treasury + min(0, next_balance(view))
    if talents and left + talents >= 0:
        return below(talents, safe(view))
    own, part = view.factions[me(view)].talents, portion(view, -left)
    return below(-(-part * purse // own), 1) if 0 < part < min(own, -left) else {**NOTHING, "rule": "save"}


@habit("trade.package", urgency=4)
def trade(asked: Asked, view: CarthageView) -> Raw:
    """RC-7.3, 7.4: what does not gain more in the Warehouses; the money to whom it is of use."""
    first, shares = purser(view), asked.choice.form()["shares"]
    receiver = first.id if first and first.id in shares[1] else shares[1][0]
    return {**asked.lapse, **planned(view), "shares": tenths(view, shares[0], shares[1], receiver)}


def tenths(view: CarthageView, whole: int, able: Sequence[str], receiver: str) -> dict[str, int]:
    """RC-7.4.4: as the income would be shared out that the hand promises; what is left to the champion."""
    income = 2 * sum(card.price for card in view.own.trade_cards) if view.own else 0
    shared = shared_out(view, income, able) or {}
    parts = {name: whole * talents // income for name, talents in shared.items() if income and name != receiver}
    return {receiver: whole - sum(parts.values()), **{name: part for name, part in parts.items() if part}}


@habit("setup.plays", "revolution.plays", urgency=4)
def cards(asked: Asked, view: CarthageView) -> Raw:
    """RC-4.13, 11.2: all that is played at all, the best use of each card first; dear cards are kept."""
    return {"when": "plan", **used(asked, view)}


def used(asked: Asked, view: CarthageView) -> dict[str, Raw]:
    """What is played; RC-11.2: and what is discarded first, if there are more than may be kept."""
    form = asked.choice.form()
    cheap: list[Raw] = [*least_first(view, form["discard"][0])]
    return {"plays": in_turn(asked, view, form["plays"][0]), "discard": cheap if len(cheap) > KEPT else []}


@habit("revolution.plan", urgency=4)
def revolution(asked: Asked, view: CarthageView) -> Raw:
    """RC-11: who has a card to trade waits for the floor, who might win a revolt for what is left of his legions."""
    bold = any(daring(view, rebel_chance(view, led_by(view, one.id), one.id)) for one in mine(view))
    return {"when": "ask" if spare(view) else "done", **used(asked, view), "revolts": "ask" if bold else "lay-down"}


def in_turn(asked: Asked, view: CarthageView, left: list[str]) -> list[str]:
    """One after the other, as if each were asked when the one before it is played."""
    found: list[str] = []
    while left:
        best = str(lay_cards(replace(asked, choice=OneOf({name: name for name in left})), view))
        found.append(best)
        left = [name for name in left if name.partition("@")[0] != best.partition("@")[0]]
    return found
