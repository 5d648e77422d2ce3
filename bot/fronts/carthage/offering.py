"""The form of an offer of trade cards: one list in which each card is named truly, or said to be something else.

RC-7.2.2: the total and the names of what is named are true, for the rules count them; whatever else is said may be
false, and the rules never see it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import chain, combinations
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.carthage.looking import carthage
from bot.surface.kit import forms
from bot.surface.kit.address import Address
from bot.surface.kit.answers import gathered, is_record, is_several, labels
from bot.surface.kit.deals import Claims, Gift, Side
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TradeCard
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict, is_list

FLOOR: Final = "trade.floor"
TRULY, OTHERWISE = "t", "s"
BRACKETS: Final = re.compile(r"\(([^()]*)\)")


# The list


def offer_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """All cards in one list, under their names or as something else; what does not fit into one is typed."""
    title = clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE)
    items, cards = list(listed(posted, voice, raw)), chosen(raw)[0]
    if len(items) > MENU or sum(item.chosen for item in items) < len(cards):
        return Form(title, to, [typed_field(voice, posted, raw)])
    widget: Any = "checks" if len(items) in forms.CHECKS else "menu"
    note = clip(voice.say("offer-cards-description", least=least(posted)), DESCRIPTION)
    label, most = clip(voice.field_label(posted.decision.kind, "cards"), LABEL), len(hand_of(posted))
    return Form(title, to, [Input("cards", widget, label, note, items, least(posted), most)])


def listed(posted: Posted, voice: Voice, raw: Raw) -> Iterator[Item]:
    """A line for each card under its name, equals beside each other, and one for it as something else."""
    (cards, names), hand, kind = chosen(raw), hand_of(posted), posted.decision.kind
    ids, doubled = list(hand), disguised(hand)
    called = labels(voice, kind, ids)
    for place in gathered(voice, kind, ids):
        card = hand[ids[place]]
        for way in (TRULY, OTHERWISE)[: 1 + (card.id in doubled)]:
            label = voice.say("offer-card", name=called[place], truly=way == TRULY)
            picked = card.id in cards and (card.commodity in names) == (way == TRULY)
            yield Item(clip(label, 100), f"{place}{way}", voice.say("offer-worth", value=card.value), picked)


def disguised(hand: Mapping[str, TradeCard]) -> set[str]:
    """The cards that the list offers as something else: all, of a large hand one of each commodity."""
    one_of_each = {card.commodity: name for name, card in hand.items()}
    return set(hand) if 2 * len(hand) <= MENU else set(one_of_each.values())


def typed_field(voice: Voice, posted: Posted, raw: Raw) -> Input:
    """So many of each; in brackets those that are not named. One field: with all that is said beside, no more fit."""
    kind, (cards, names) = posted.decision.kind, chosen(raw)
    count = Counter((voice.option(kind, card), hand_of(posted)[card].commodity in names) for card in cards)
    put = "\n".join(f"{n} {name}" if truly else f"({n} {name})" for (name, truly), n in count.items())
    label, told = voice.field_label(kind, "cards"), voice.say("offer-cards-typed")
    return Input("cards", "text", clip(label, LABEL), clip(told, DESCRIPTION), value=put, long=True)


def chosen(raw: Raw) -> tuple[list[str], list[str]]:
    """The cards of a prepared offer, and the commodities it names."""
    whole: Mapping[str, Any] = raw if is_dict(raw) else {}
    cards, names = whole.get("cards"), whole.get("names")
    return (
        [str(one) for one in cards] if is_list(cards) else [],
        [str(one) for one in names] if is_list(names) else [],
    )


def hand_of(posted: Posted) -> Mapping[str, TradeCard]:
    """The trade cards that may be put down, by their ids; none where red cards change hands."""
    choice: Any = posted.decision.choice
    cards = choice.fields["cards"] if is_record(choice) else None
    options: Mapping[str, Any] = cards.options if cards is not None and is_several(cards) else {}
    return {name: card for name, card in options.items() if isinstance(card, TradeCard)}


def least(posted: Posted) -> int:
    """RC-7.2.2: how many cards there are at least."""
    choice: Any = posted.decision.choice
    return int(choice.fields["cards"].low)


# What was picked


def read_offer(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The cards, as far as there are so many, the commodities of those that are named, and what is wished for."""
    said = submitted.get("cards", ())
    truly, otherwise = typed(posted, voice, said) if isinstance(said, str) else picked(posted, said)
    wants = submitted.get("wants", ())
    wished = {"wants": list(wants)} if wants and not isinstance(wants, str) else {}
    return {"cards": taken(posted, Counter(truly) + Counter(otherwise)), "names": list(dict.fromkeys(truly)), **wished}


def typed(posted: Posted, voice: Voice, said: str) -> tuple[list[str], list[str]]:
    """The commodities of the cards that were typed: under their names, and in brackets."""
    truly, whole = (of_lines(posted, voice, BRACKETS.sub(way, said)) for way in (",", r",\1,"))
    return truly, list((Counter(whole) - Counter(truly)).elements())


def of_lines(posted: Posted, voice: Voice, said: str) -> list[str]:
    """A commodity for each card of the lines. IllegalAnswer: there is none such, or not so many."""
    hand = hand_of(posted)
    return [hand[card].commodity for card in forms.counted(list(hand), posted.decision.kind, voice, said)]


def picked(posted: Posted, values: Sequence[str]) -> tuple[list[str], list[str]]:
    """The commodities of the cards that were picked: under their names, and as something else."""
    ids, hand = list(hand_of(posted)), hand_of(posted)
    found: dict[str, list[str]] = {TRULY: [], OTHERWISE: []}
    for value in values:
        if value[-1:] not in found:
            raise IllegalAnswer("choice.unknown", option=value[:80])
        found[value[-1]].append(hand[forms.at(ids, value[:-1])].commodity)
    return found[TRULY], found[OTHERWISE]


def taken(posted: Posted, wanted: Counter[str]) -> list[str]:
    """So many cards of each commodity; which of equals does not matter."""
    left, found = Counter(wanted), list[str]()
    for card in hand_of(posted).values():
        if left[card.commodity]:
            left[card.commodity] -= 1
            found.append(card.id)
    return found


def claims(posted: Posted, submitted: Submitted) -> Claims:
    """What is said of single cards; one name stands for all that are said to be something else.

    IllegalAnswer: no card is named truly, one is picked both ways, or more is claimed than there are cards for it.
    """
    said, names = submitted.get("cards", ()), submitted.get("claims", ())
    claimed = () if isinstance(names, str) else tuple(names)
    if isinstance(said, str):
        return (), claimed
    truly, otherwise = picked(posted, said)
    _check(posted, truly, otherwise, claimed)
    return tuple(truly), claimed * (len(otherwise) if len(claimed) == 1 else 1)


def _check(posted: Posted, truly: Sequence[str], otherwise: Sequence[str], claimed: Sequence[str]) -> None:
    held = Counter(card.commodity for card in hand_of(posted).values())
    twice = Counter(truly) + Counter(otherwise) - held
    if twice:
        raise IllegalAnswer("trade.twice", commodity=next(iter(twice)))
    if otherwise and not truly:
        raise IllegalAnswer("trade.unnamed")
    if len(claimed) > len(otherwise):
        raise IllegalAnswer("trade.claims", claims=len(claimed), cards=len(otherwise))


OFFERS: Final = Special(offer_form, read_offer)


# What suits, and what cannot be


def wares(look: Look) -> Sequence[str]:
    """RC-7.2.1: all commodities of the game, while trade cards change hands, in the order of their value."""
    view = carthage(look)
    stacks = sorted(CARTHAGE.tables.stacks.values(), key=lambda stack: (stack.value, stack.number))
    return list(chain.from_iterable(stack.commodities for stack in stacks)) if view.step == FLOOR else []


def ready(posted: Posted, wants: Sequence[str]) -> Sequence[Gift]:
    """RC-7.2.2: what could be given in as few cards as there must be; what the other wants first, of that all.

    Then what breaks the smallest sets, the cheapest first; as many as a list holds.
    """
    hand, least_ = hand_of(posted), least(posted)
    held = Counter(card.commodity for card in hand.values())
    met = held & Counter(wants)
    whole = [tuple(sorted(met.elements()))] if met.total() > least_ else []
    sets = {*combinations(sorted(held.elements()), least_), *whole}
    return [gift(posted, one) for one in nsmallest(MENU, sets, key=lambda one: _dear(one, met, held))]


def _dear(given: Sequence[str], met: Mapping[str, int], held: Mapping[str, int]) -> tuple[object, ...]:
    """How gladly one gives this: as much as there is of what is wanted, of small sets, of little value."""
    wanted = sum(min(given.count(one), count) for one, count in met.items())
    return -wanted, sum(held[one] for one in given), worth(given), given


def gift(posted: Posted, given: Sequence[str]) -> Gift:
    """These commodities, each named truly."""
    raw: Raw = {"cards": taken(posted, Counter(given)), "names": list(dict.fromkeys(given))}
    return Gift(raw, given, worth(given))


def worth(given: Sequence[str]) -> int:
    """RC-7.2.2: the total that is told."""
    return sum(CARTHAGE.tables.value(one) for one in given)


def impossible(side: Side, said: Sequence[str]) -> bool:
    """RC-7.2.2, 7.2.2a: no cards of this number and total hold both what is named and what is claimed."""
    needed = Counter(said) | Counter(side.names)
    left, total = side.count - needed.total(), side.total
    if total is None:
        return False
    return left < 0 or total - worth(list(needed.elements())) not in sums(left)


def sums(cards: int) -> set[int]:
    """What so many cards may be worth together."""
    values = {stack.value for stack in CARTHAGE.tables.stacks.values()}
    found = {0}
    for _ in range(cards):
        found = {one + value for one in found for value in values}
    return found
