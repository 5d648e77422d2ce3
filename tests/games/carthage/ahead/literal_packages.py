"""What the packages mean, written once more: Revenue (RC-6), Trade (RC-7.3, 7.4), red cards (RC-4.13, 11.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.carthage.seen.people import SenatorView
from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says, people

STEPS_OF_T11 = (50, 25, 10)
HAND = 5
"""RC-11.2f: so many red cards may be kept."""


def players(view: CarthageView) -> list[Seat]:
    """Who is asked for packages; while somebody rules for life nobody is (RC-9.10.3)."""
    ruled = any("Suffete for Life" in one.titles for one in view.senators.values())
    return [] if ruled else people(view)


def for_itself(asked: Decision[Any]) -> bool:
    """Not what is asked of who decides for others, nor of Rebels."""
    return "faction" not in asked.about and "purses" not in asked.about


def said_by(know: Knowing, kind: str, seat: Seat) -> Raw:
    """What was said in this turn's package; None: nothing yet."""
    said = know.newest(f"{kind}/turn={know.view().turn}@{seat}")
    return said.raw if said else None


class Done:
    """What is said beside the end of a floor says that he is done: once, and not if it was said for who is absent."""

    def __init__(self, kind: str, end: str) -> None:
        self.kind, self.end = kind, end

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-7.2.1, 11.2: as often as he has said something since he was done last."""
        said = know.newest(f"{self.kind}/turn={know.view().turn}@{asked.seat}")
        if said is None or asked.seat not in players(know.view()):
            return "nothing"
        since = know.used[know.used_before[said.key] :]
        done = any(one.kind == self.end and one.answer.seat == asked.seat for one in since)
        return "nothing" if done else Says("done")


# Trade


class Trade:
    """Said beside the floor by all who have something to sell or to divide."""

    parts: Mapping[str, str] = {"trade.sell": "sale", "trade.keep": "keep", "trade.split": "split"}

    def __init__(self) -> None:
        self.done = Done("trade.package", "trade.done")

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-7.3.1, 7.4.1, 7.4.4."""
        view = know.view()
        if asked.kind == "trade.done":
            return self.done.meant(know, asked)
        if asked.kind not in self.parts or not for_itself(asked):
            return "nothing"
        due = [seat for seat in players(view) if view.factions[seat].trade_cards or view.factions[seat].trade_income]
        if any(said_by(know, "trade.package", seat) is None for seat in due):
            return "wait"
        said = said_by(know, "trade.package", asked.seat) if asked.seat in due else None
        if said is None:
            return "nothing"
        if self.parts[asked.kind] in said["ask"]:
            return "person"
        answer = {"trade.sell": sell, "trade.keep": keep, "trade.split": share}[asked.kind]
        return Says(answer(said, know.view(asked.seat), asked))


def own_cards(view: CarthageView) -> list[TradeCardView]:
    """The trade cards in the hand."""
    assert view.own
    return list(view.own.trade_cards)


def best(cards: Sequence[TradeCardView], many: Mapping[str, int], first: str) -> list[str]:
    """This commodity, then the highest values, of equal ones the larger sets."""
    ranked = sorted(cards, key=lambda card: (card.commodity, card.id))
    ranked.sort(key=lambda card: many[card.commodity], reverse=True)
    ranked.sort(key=lambda card: card.value, reverse=True)
    ranked.sort(key=lambda card: card.commodity == first, reverse=True)
    return [card.id for card in ranked]


def counted(view: CarthageView) -> Counter[str]:
    """How many of each commodity."""
    return Counter(card.commodity for card in own_cards(view))


def sell(said: Raw, view: CarthageView, asked: Decision[Any]) -> Raw:
    """RC-7.3.1: everything; nothing; what is named; large sets, and what no Warehouse holds."""
    if said["sale"] == "all":
        return [card.id for card in own_cards(view)]
    if said["sale"] == "named":
        return [card.id for card in own_cards(view) if card.commodity in said["named"]]
    if said["sale"] == "none":
        return []
    many = counted(view)
    small = [card for card in own_cards(view) if many[card.commodity] < said["least"]]
    keeps = best(small, many, said["keep"])[: view.factions[asked.seat].traders]
    return [card.id for card in own_cards(view) if card.id not in keeps]


def keep(said: Raw, view: CarthageView, asked: Decision[Any]) -> Raw:
    """RC-7.4.1: as many as there are Warehouses."""
    return best(own_cards(view), counted(view), said["keep"])[: asked.choice.form()[1]]


def share(said: Raw, view: CarthageView, asked: Decision[Any]) -> Raw:
    """RC-7.4.4: in proportion, rounded down; the first who can receive has what is left; none can: as by default."""
    total, able, *_ = asked.choice.form()
    meant = [(view.factions[asked.seat].leader if name == "leader" else name, part)
             for name, part in said["shares"].items()]  # fmt: skip
    parts = [(name, part) for name, part in meant if part > 0 and name in able]
    if not parts:
        return asked.lapse
    whole, found = sum(part for _, part in parts), Counter[str]()
    for name, part in parts:
        found[name] += part * total // whole
    found[parts[0][0]] += total - sum(found.values())
    return dict(found)


# Red cards


class Cards:
    """Which are played, in order, and which discarded; asked of everybody, said already by who has none to play."""

    def __init__(self, kind: str, covered: Sequence[str]) -> None:
        self.kind, self.covered = kind, covered

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-4.13, 11.2."""
        seats = self.due(know) if asked.kind in self.covered else []
        if asked.seat not in seats:
            return "nothing"
        silent = [seat for seat in seats if said_by(know, self.kind, seat) is None]
        if any(self.can_say_something(know, seat) for seat in silent) or self.stands(know, silent):
            return "wait"
        said = said_by(know, self.kind, asked.seat)
        return Says(self.nothing(asked)) if said is None else self.of(know, asked, said)

    def due(self, know: Knowing) -> list[Seat]:
        """Who is asked."""
        return players(know.view())

    def key(self, know: Knowing, seat: Seat) -> str:
        """Of his question."""
        return f"{self.kind}/turn={know.view().turn}@{seat}"

    def stands(self, know: Knowing, silent: Sequence[Seat]) -> bool:
        """Whether the window stands though none of these can say anything, until one of them has."""
        return any(self.key(know, one) in know.waited_for for one in silent)

    def can_say_something(self, know: Knowing, seat: Seat) -> bool:
        """Whether a card of his can be played here, or he has too many."""
        view = know.view(seat)
        hand = view.own.hand if view.own else ()
        return len(hand) > HAND or any(self.playable(view, seat, card) for card in hand)

    def playable(self, view: CarthageView, seat: Seat, card: Any) -> bool:
        """RC-4.13: Statesmen and Concessions; RC-11.2: and Open Bodyguards, and Influence Peddling."""
        own = [view.senators[name] for name in view.factions[seat].senators]
        if card.kind == "statesman":
            return not card.barred
        if card.kind == "trade_concession":
            return bool(own)
        if self.kind != "revolution.plays":
            return False
        name = card.id.partition(".")[0]
        victims = [one for one in view.seats if one != seat and view.factions[one].hand]
        return {"open-bodyguard": any(not one.bodyguard for one in own), "influence-peddling": bool(victims)}.get(
            name, False
        )

    def nothing(self, asked: Decision[Any]) -> Raw:
        """Who can play none plays none, and discards as by default."""
        return asked.lapse if asked.kind == "revolution.discard" else "none"

    def of(self, know: Knowing, asked: Decision[Any], said: Raw) -> Meant:
        """The next card that can be played; who has more cards than when he said it is asked."""
        now = know.view().factions[asked.seat].hand
        if said["when"] == "ask" or now > know.saw[self.key(know, asked.seat)].hands[asked.seat]:
            return "person"
        if asked.kind == "revolution.discard":
            hand, count, _ = asked.choice.form()
            named = [card for card in said["discard"] if card in hand]
            return Says((named + [card for card in asked.lapse if card not in named])[:count])
        play = next((one for one in said["plays"] if one in asked.choice.form()), "none")
        stolen = any(raw.startswith("influence-peddling") for raw in know.out_of_plans.get(self.done(know, asked), []))
        return "person" if play == "none" and stolen else Says(play)

    def done(self, know: Knowing, asked: Decision[Any]) -> tuple[int, str]:
        """What has come out of it this turn."""
        return know.view().turn, asked.key


# Revenue


class Revenue:
    """Said before the phase; what each was to do is done at its place in RC-6.0."""

    parts: Mapping[str, str] = {
        "revenue.corruption": "taking",
        "revenue.spoils": "taking",
        "revenue.contribute": "gifts",
        "revenue.works": "works",
        "revenue.redistribute": "purses",
        "revenue.place": "purses",
    }

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RC-6.3, 6.8.2, 6.9, 6.4d, 6.10."""
        if asked.kind not in self.parts or not for_itself(asked):
            return "nothing"
        seats = players(know.view())
        if any(said_by(know, "revenue.package", seat) is None for seat in seats):
            return "wait"
        if asked.seat not in seats:
            return "nothing"
        said = said_by(know, "revenue.package", asked.seat)
        if self.parts[asked.kind] in said["ask"]:
            return "nothing" if asked.kind == "revenue.contribute" else "person"
        raw = self.raw(said, know.view(), asked)
        return "person" if raw is None else Says(raw)

    def raw(self, said: Raw, view: CarthageView, asked: Decision[Any]) -> Raw:
        """The answer; None: it cannot be any more."""
        match asked.kind:
            case "revenue.corruption":
                return [post for post in said["corruption"] if post in asked.choice.form()[0]]
            case "revenue.spoils":
                return [province for province in said["spoils"] if province in asked.choice.form()[0]]
            case "revenue.contribute":
                return give(said["gifts"], asked, view.treasury)
            case "revenue.works":
                return said["works"]
            case "revenue.redistribute":
                return move(said["purses"], asked)
            case _:
                return asked.lapse


class Contributions:
    """RC-6.9: who left it open in his package is asked again, with the others who did."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Those who have Talents."""
        if asked.kind != "revenue.contribute" or not for_itself(asked):
            return "nothing"
        due = [seat for seat in players(know.view()) if self.concerns(know, seat)]
        if any(said_by(know, "revenue.contributions", seat) is None for seat in due):
            return "wait"
        said = said_by(know, "revenue.contributions", asked.seat) if asked.seat in due else None
        if said is None:
            return "nothing"
        raw = None if "gifts" in said["ask"] else give(said["gifts"], asked, know.view().treasury)
        return "person" if raw is None else Says(raw)

    def concerns(self, know: Knowing, seat: Seat) -> bool:
        """Whether there is something to give, and nothing has been said of it."""
        said = said_by(know, "revenue.package", seat)
        return any(one.talents for one in free(know.view(), seat)) and (said is None or "gifts" in said["ask"])


def free(view: CarthageView, seat: Seat) -> list[SenatorView]:
    """A faction's Senators but Rebels and Captives."""
    own = [view.senators[name] for name in view.factions[seat].senators]
    return [one for one in own if not one.rebel and one.place != "captive"]


def give(gifts: Raw, asked: Decision[Any], treasury: int) -> Raw:
    """RC-6.9: what each one's rule makes of his purse and of the Treasury as the one before him left it."""
    given = dict[str, int]()
    for name, (_, purse) in asked.choice.form().items():
        talents = RULES[gifts[name]["rule"]](gifts[name], purse, treasury) if name in gifts else 0
        if talents > purse:
            return None
        given[name] = talents
        treasury += talents
    return given


RULES: Mapping[str, Callable[[Any, int, int], int]] = {
    "none": lambda _gift, _purse, _treasury: 0,
    "give": lambda gift, _purse, _treasury: gift["talents"],
    "below": lambda gift, _purse, treasury: gift["talents"] * (treasury < gift["bound"]),
    "save": lambda _gift, purse, treasury: min(purse, -treasury) if treasury < 0 else 0,
    "step": lambda gift, purse, _treasury: max(
        (step for step in STEPS_OF_T11 if purse - step >= gift["bound"] and step >= gift["talents"]), default=0
    ),
}


def move(purses: Raw, asked: Decision[Any]) -> Raw:
    """RC-6.10: filled one after the other as long as there is money, and the rest to one of them."""
    total, able, *_ = asked.choice.form()
    if purses["rest"] == "stay":
        return asked.lapse
    if purses["rest"] not in able:
        return None
    found = dict[str, int]()
    for name, wished in purses["sums"].items():
        if name in able:
            found[name] = min(wished, total - sum(found.values()))
    found[purses["rest"]] = found.get(purses["rest"], 0) + total - sum(found.values())
    return found
