"""What is said ahead in Rome, written once more from the forms and the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, cast

from games.kernel import Decision, Raw
from games.kernel.ahead import legal
from games.republic.minds.forum import leading
from games.rome.minds import SensiblePlayer
from games.rome.minds.sensible.forum import OWN
from tests.games.carthage.ahead.literal import Knowing, Meant, Saw, Says, people
from tests.games.carthage.ahead.literal_bribes import ANNOUNCEMENT, number_of
from tests.games.carthage.ahead.literal_plan import happened

REACTIONS: Final = "forum.reactions"
PARTS: Final[Mapping[str, str]] = {
    "senate.graft": "graft",
    "senate.price": "price",
    "senate.murder": "murder",
    "senate.mob": "mob",
    "senate.last-word": "last",
    "senate.bodyguards": "bodyguards",
    "senate.peddle": "peddle",
    "senate.conspire": "conspire",
    "senate.skip": "skip",
    "combat.landing": "landing",
    "combat.cleopatra": "cleopatra",
    "combat.proscribe": "proscribe",
    "captive.ransom": "ransom",
    "senate.appoint": "appoint",
    "senate.master": "master",
    "senate.prosecute": "prosecute",
    "senate.advocate": "advocate",
    "senate.advise": "advise",
    "senate.fine": "fine",
    "revenue.maintain": "rebels",
}
AFTERWARDS: Final = ("forum.knight", "forum.pressure", "forum.games", "forum.leader")
PRICES: Final = {"slice-and-dice": 7, "blood-fest": 13, "gladiator-gala": 18}
NOBODY: Final = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
FREE: Final = {"senator": "none", "talents": 0}


def figure(wish: str) -> int:
    """The number in it."""
    return int(wish.rpartition(".")[2])


# Reactions


class Reactions:
    """Said once by everybody, from the first Forum on; changed at any time."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of another faction's questions, nor of those that wait before all have said something."""
        view: Any = know.view()
        early = view.turn <= 1 and view.phase in ("setup", "mortality", "revenue")
        if asked.kind not in PARTS or "faction" in asked.about or early:
            return "nothing"
        if asked.awaited and any(know.newest(f"{REACTIONS}@{seat}") is None for seat in people(view)):
            return "wait"
        own = know.newest(f"{REACTIONS}@{asked.seat}")
        return "nothing" if own is None else self.reaction(own.raw[PARTS[asked.kind]], asked, view)

    def reaction(self, wish: str, asked: Decision[Any], view: Any) -> Meant:
        """RR-1.14 and what else may be said."""
        if wish == "ask":
            return "person" if asked.awaited else "nothing"
        match asked.kind:
            case "senate.graft":
                return self.answer(wish, asked, view, "talents")
            case "senate.murder":
                return self.answer(wish, asked, view, "popularity")
            case "senate.mob":
                return Says(best(asked, view, "oratory") if wish in ("always", asked.about["against"]) else "none")
            case "senate.price":
                return Says("decline" if wish == "none" or int(asked.about["talents"]) > figure(wish) else "pay")
            case _:
                return self.other(wish, asked, view)

    def answer(self, wish: str, asked: Decision[Any], view: Any, rating: str) -> Meant:
        """RR-1.14.5, 1.14.6."""
        motion = view.senate.motion
        mine = motion is not None and motion.seat == asked.seat and asked.about["use"] == "veto"
        if wish == "none" or (wish != "always" and not mine):
            return Says("none")
        return "person" if wish == "ask-mine" else Says(best(asked, view, rating))

    def other(self, wish: str, asked: Decision[Any], view: Any) -> Meant:
        """Lives, battles, and what nobody waits for."""
        form: Any = asked.choice.form()
        match asked.kind:
            case "senate.bodyguards":
                most = {"none": 0, "all": form[1], "needed": asked.lapse}
                return Says(most[wish] if wish in most else min(figure(wish), form[1]))
            case "combat.landing":
                if wish == "strong":
                    return Says(asked.lapse)
                return Says("attack" if wish != "none" and view.battle.odds.victory >= figure(wish) else "stop")
            case "combat.cleopatra":
                own = view.senators[asked.about["senator"]].faction == asked.seat
                side = {"own": "commander" if own else "hold", "foreign": "hold" if own else "enemy"}
                chosen = side.get(wish, ("commander" if own else "enemy") if wish == "either" else "hold")
                return Says(chosen if chosen in form else "hold")
            case "combat.proscribe":
                decides = view.hrao in view.senators and view.senators[view.hrao].faction == asked.seat
                return Says("play" if "play" in form and (wish == "always" or (wish == "hrao" and decides)) else "keep")
            case "senate.peddle":
                full = max(form, key=lambda seat: view.factions[seat].hand)
                return Says(full if wish == "fullest" else wish) if wish == "fullest" or wish in form else "nothing"
            case "captive.ransom":
                pays = "pay" in form and (wish == "always" or int(asked.about["talents"]) <= figure(wish))
                return Says("pay") if pays else "nothing"
            case "senate.last-word" | "senate.conspire" | "senate.skip":
                return Says("none")
            case "revenue.maintain":
                return Says(asked.lapse if wish == "all-units" else {"units": []})
            case _:
                return self.official(wish, asked, view)

    def official(self, wish: str, asked: Decision[Any], view: Any) -> Meant:
        """RR-1.09.3, 1.09.411, 1.15.1, 2.05.2."""
        able: Any = [view.senators[name] for name in asked.choice.form() if name in view.senators]
        own = [one for one in able if one.faction == asked.seat]
        match asked.kind:
            case "senate.appoint":
                return Says("none" if wish == "none" else first(able if wish == "best-general" else own, soldier))
            case "senate.master":
                return Says(first(able, soldier) if wish == "best-general" else asked.lapse)
            case "senate.prosecute":
                friend = view.senators[asked.about["accused"]].faction == asked.seat
                return Says("refuse" if wish == "none" or friend else "consent")
            case "senate.advocate":
                return Says(asked.lapse if wish == "himself" else first(own, lambda one: (one.oratory, -one.number)))
            case "senate.advise":
                return Says("consent" if wish == "always" else "refuse")
            case _:
                foes = [one for one in able if one not in own]
                return Says(first(foes, lambda one: (one.influence, -one.number))) if foes else "nothing"


def soldier(one: Any) -> tuple[int, ...]:
    """RR-1.09.33: the better general."""
    return one.military, one.oratory, -one.number


def first(people: list[Any], by: Callable[[Any], tuple[int, ...]]) -> str:
    """The first of them, or nobody."""
    return str(sorted(people, key=by)[-1].id) if people else "none"


def best(asked: Decision[Any], view: Any, rating: str) -> str:
    """Who has most of it, of equal ones the lower number; nobody without the card."""
    able = [view.senators[name] for name in asked.choice.form() if name != "none"]
    return min(able, key=lambda one: (-getattr(one, rating), one.number)).id if able else "none"


# What follows an attempt


def afterwards(said: Mapping[str, Any], asked: Decision[Any], view: Any) -> Meant:
    """RR-1.07.5 to 1.07.7."""
    match asked.kind:
        case "forum.knight":
            return attract(said["knight"], asked, view)
        case "forum.pressure":
            return press(said["knight"], asked, view)
        case "forum.games":
            return games(said["games"], asked, view)
        case _:
            return leader(said["leader"], asked, view)


def attract(said: Mapping[str, Any], asked: Decision[Any], view: Any) -> Meant:
    """RR-1.07.5."""
    if said["way"] in ("usual", "none"):
        return Says(asked.lapse if said["way"] == "usual" else FREE)
    who = view.senators.get(said["senator"])
    if said["way"] == "ask" or who is None:
        return "person"
    if said["way"] == "press":
        return Says(FREE) if who.faction == asked.seat and who.knights > 0 else "person"
    most = min(said["talents"], who.talents)
    by_way = {"pay": said["talents"], "left": most}
    if said["way"] in by_way:
        return Says({"senator": who.id, "talents": by_way[said["way"]]})
    able = [paid for paid in range(most + 1) if knight_odds(view, who, paid) >= said["chance"]]
    return Says({"senator": who.id, "talents": able[0] if able else 0})


def knight_odds(view: Any, who: Any, paid: int) -> int:
    """RR-1.07.5: in percent."""
    helped: int = view.factions[who.faction].knight_law + (who.statesman == "C. Marius")
    helped += any(one.proscribed for one in view.factions.values() if one.seat != who.faction)
    gains: int = sum(die + paid + helped + view.omens >= 6 for die in range(1, 7))
    return round(100 * gains / 6)


def press(said: Mapping[str, Any], asked: Decision[Any], view: Any) -> Meant:
    """RR-1.07.51."""
    able: Any = asked.choice.form()
    if said["way"] == "press" and said["senator"] in able:
        pressed = min(said["talents"], able[said["senator"]][1])
        return Says({name: pressed if name == said["senator"] else 0 for name in able})
    if not asked.awaited:
        return "nothing"
    who = view.senators.get(said["senator"])
    lost = said["way"] == "press" and (who is None or who.faction != asked.seat)
    return "person" if lost or said["way"] == "ask" else Says(dict.fromkeys(able, 0))


def games(said: Mapping[str, Any], asked: Decision[Any], view: Any) -> Meant:
    """RR-1.07.6."""
    if said["way"] == "none":
        return Says("none")
    who = view.senators.get(said["senator"])
    if said["way"] == "ask" or who is None or who.faction != asked.seat:
        return "person"
    if view.unrest < said["unrest"] or who.popularity > said["popularity"]:
        return Says("none")
    below = {name for name, price in PRICES.items() if price <= PRICES[said["games"]]}
    wished = below if said["way"] == "upto" else {said["games"]}
    able = [name for name in wished if f"{name}@{who.id}" in asked.choice.form()]
    return Says(f"{max(able, key=lambda name: PRICES[name])}@{who.id}" if able else "none")


def leader(wish: str, asked: Decision[Any], view: Any) -> Meant:
    """RR-1.07.7."""
    if wish == "ask":
        return "person"
    own = [view.senators[name] for name in view.factions[asked.seat].senators]
    if wish == "best":
        home = [one for one in own if one.in_rome]
        wish = max(home, key=lambda one: leading(OWN, view, one)).id if home else "stay"
    leads = wish == view.factions[asked.seat].leader and wish not in asked.choice.form()
    return Says("none" if leads or wish == "stay" else wish)


# The attempt, and the Forum plan


def won(view: Any, one: Mapping[str, Any]) -> int:
    """RR-1.07.41: in percent, with the first bribe."""
    who, whom = view.senators[one["persuader"]], view.senators[one["target"]]
    base = who.oratory + who.influence + one["bribe"] - whom.loyalty - whom.talents - (7 if whom.faction else 0)
    highest = 8 if view.era_ends else 9
    rolls = [first + second for first in range(1, 7) for second in range(1, 7)]
    wins: int = sum(roll <= highest and roll - view.omens <= base for roll in rolls)
    return round(100 * wins / len(rolls))


def came(know: Knowing, asked: Decision[Any], said: Raw, before: Saw, what: str) -> bool:
    """What is new since he said it, or who is gone."""
    if what != "gone":
        return happened(know, asked.seat, said, before, what)
    people: Any = know.view().senators
    first = said["attempts"][:1]
    there = (mine(people.get(one["persuader"]), asked) and open_to(people.get(one["target"]), asked) for one in first)
    return not all(there)


def mine(one: Any, asked: Decision[Any]) -> bool:
    """RR-1.07.4: an own Senator in Rome."""
    return one is not None and one.faction == asked.seat and one.in_rome


def open_to(one: Any, asked: Decision[Any]) -> bool:
    """RR-1.07.4: an unaligned one in the Forum, or another's in Rome who does not lead."""
    there = one is not None and one.place == "rome" and not one.rebel
    return there and one.faction != asked.seat and not one.leader


def good(know: Knowing, asked: Decision[Any]) -> bool:
    """Whether a sensible player would try somebody now, and with an even chance."""
    found: Any = SensiblePlayer().answer(asked, partial(cast("Any", know.view), asked.seat))
    return found not in (None, NOBODY) and won(know.view(), found) >= 50


class Plan:
    """Said when the Forum opens by all; of the attempt, what follows it, and nothing of raises and bids."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """RR-1.07.2."""
        view: Any = know.view()
        own = know.newest(f"forum.plan/turn={view.turn}@{asked.seat}")
        if asked.kind not in ("forum.persuade", *AFTERWARDS) or "faction" in asked.about or own is None:
            return "nothing"
        others = number_of(view) > sum(not one.out for one in view.factions.values())
        if own.raw["way"] == "ask" or (others and own.raw["auctioned"] == "no"):
            return "person"
        if asked.kind != "forum.persuade":
            return afterwards(own.raw, asked, know.view(asked.seat))
        before = know.saw[own.key]
        if any(came(know, asked, own.raw, before, one) for one in own.raw["ask"]):
            return "person"
        idle = self.persuade(asked, own.raw, view) == Says(NOBODY) and "idle" in own.raw["ask"]
        return "person" if idle and good(know, asked) else self.persuade(asked, own.raw, view)

    def persuade(self, asked: Decision[Any], said: Raw, view: Any) -> Meant:
        """RR-1.07.4: the first that can be made and is likely enough."""
        listed = [(one, {name: one[name] for name in ANNOUNCEMENT}) for one in said["attempts"]]
        able = [raw for one, raw in listed if legal(asked, raw) and won(view, one) >= one["chance"]]
        return Says(able[0] if able else NOBODY)
