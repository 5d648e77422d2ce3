"""What the form of reactions means, written once more: the literal player's understanding of it."""

from __future__ import annotations

from typing import Any

from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw
from tests.games.carthage.ahead.literal import Knowing, Meant, Says, people

KIND = "forum.reactions"
SILENCERS = ("graft", "outcry-silenced")
BANDS = ("xanthippus-of-sparta", "ligurian-band", "ligurian-warband", "war-elephants")
"""The surest first: it never fails; on a 1; on a 1 or 2."""
PARTS = {
    "forum.sacrifice": "sacrifice",
    "forum.gift": "trader",
    "mortality.warehouse": "warehouses",
    "senate.silence": "silence",
    "senate.last-word": "outcry",
    "senate.bodyguards": "bodyguards",
    "senate.conspire": "conspire",
    "senate.skip": "skip",
    "combat.mercenaries": "mercenaries",
    "combat.landing": "landing",
}


class Reactions:
    """Said once by everybody, from the first Forum on; changed at any time."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of another faction's questions (RC-9.10.3, 15.13), nor before all have said something."""
        if asked.kind not in PARTS or "faction" in asked.about or before_the_first_forum(know):
            return "nothing"
        seats = people(know.view())
        if any(know.newest(f"{KIND}@{seat}") is None for seat in seats):
            return "wait"
        own = know.newest(f"{KIND}@{asked.seat}")
        if own is None or asked.seat not in seats:
            return "nothing"
        raw = reaction(own.raw, asked, know)
        return "person" if raw is None else Says(raw)


def before_the_first_forum(know: Knowing) -> bool:
    """Whether nobody has been asked yet."""
    view = know.view()
    return view.turn <= 1 and view.phase in ("setup", "mortality", "revenue", "trade")


def reaction(said: Raw, asked: Decision[Any], know: Knowing) -> Raw:
    """The answer; None: he is to be asked."""
    wish = said[PARTS[asked.kind]]
    if wish == "ask":
        return None
    match asked.kind:
        case "forum.sacrifice":
            return sacrifice(said, asked)
        case "senate.silence":
            return silence(wish, asked, know.view())
        case "senate.bodyguards":
            return guards(wish, asked.choice.form()[1])
        case "combat.mercenaries":
            return hire(wish, asked, know.view())
        case "combat.landing":
            return land(wish, asked, know.view())
        case "forum.gift":
            return gift(wish, asked, know.view())
        case "mortality.warehouse":
            return lose(wish, asked, know.view(asked.seat))
        case _:
            return "none"


def sacrifice(said: Raw, asked: Decision[Any]) -> Raw:
    """RC-8.8.2."""
    if asked.about["event"] not in said["sacrifice"]:
        return {"none": "none", "ask": None}[said["events"]]
    return next((card for card in asked.choice.form() if card.startswith("tophet-sacrifice")), "none")


def silence(wish: str, asked: Decision[Any], view: CarthageView) -> Raw:
    """RC-9.0.18."""
    motion = view.senate.motion if view.senate else None
    mine = motion is not None and motion.seat == asked.seat and asked.about["use"] == "veto"
    if wish == "none" or not mine:
        return "none"
    return None if wish == "ask-mine" else first_of(SILENCERS, asked)


def first_of(cards: tuple[str, ...], asked: Decision[Any]) -> str:
    """The first of these cards that can be played; else none."""
    return next((card for card in cards if card in asked.choice.form()), "none")


def guards(wish: str, most: int) -> int:
    """RC-9.8.5, 14.1.2."""
    wished = {"none": 0, "all": most}
    return wished[wish] if wish in wished else min(most, number(wish))


def number(wish: str) -> int:
    """The figure in it."""
    return int(wish.rpartition(".")[2])


def hire(wish: str, asked: Decision[Any], view: CarthageView) -> Raw:
    """RC-10.2.3."""
    limit = {"none": -1, "always": 101}.get(wish)
    if limit is None:
        limit = number(wish)
    return first_of(BANDS, asked) if chance(view) < limit else "none"


def chance(view: CarthageView) -> int:
    """How likely the battle is won, in percent."""
    assert view.battle
    return view.battle.odds.victory


def land(wish: str, asked: Decision[Any], view: CarthageView) -> Raw:
    """RC-10.2.7."""
    if wish in ("none", "strong"):
        return "wait" if wish == "none" else asked.lapse
    return "attack" if chance(view) >= number(wish) else "wait"


def gift(wish: str, asked: Decision[Any], view: CarthageView) -> Raw:
    """RC-8.8.9."""
    able = [view.senators[name] for name in asked.choice.form()]
    if wish == "leader":
        return asked.lapse
    if wish in ("influence", "oratory", "traders"):
        most = max(getattr(one, wish) for one in able)
        return min((one for one in able if getattr(one, wish) == most), key=lambda one: one.number).id
    return wish if wish in asked.choice.form() else None


def lose(wish: str, asked: Decision[Any], view: CarthageView) -> Raw:
    """RC-5.1b: one after the other; of the commodities there were fewest of, the lowest value."""
    assert view.own
    if wish == "lowest":
        return asked.lapse
    hand = list(view.own.trade_cards)
    many = {card.commodity: sum(card.commodity == one.commodity for one in hand) for card in hand}
    lost = list[str]()
    while len(lost) < asked.choice.form()[1]:
        least = min(hand, key=lambda card: (many[card.commodity], card.value))
        hand.remove(least)
        lost.append(least.id)
    return lost
