"""The Senate in words: what is proposed, and how somebody has voted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from bot.base.text import Retelling, Voice, escape
from bot.fronts.republic.law import law_of
from bot.surface.kit.matters import MATTERS, PLAIN
from games.kernel.choice import is_dict

BOUGHT: Final = ".bought"
SIDES: Final[tuple[str, ...]] = ("for", "against", "abstain")


def proposed(voice: Voice, kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.0.7, RR-1.09.13: what is proposed, as the words after "proposes to"."""
    own = MATTERS.of(voice.words.game).get(kind, PLAIN)
    return own.says(voice, terms) if own.says else PROPOSALS.get(kind, plainly)(voice, kind, terms)


def plainly(voice: Voice, kind: str, terms: Mapping[str, Any]) -> str:
    """A proposal whose fields its text places as they are."""
    return voice.say(f"proposal-{kind}", **{name: nobody(one) for name, one in terms.items() if name != "kind"})


def nobody(name: Any) -> Any:
    """A name, or None where none is given."""
    return None if name == "" else name


def listed(voice: Voice, kind: str, pairs: Iterable[tuple[str, str]]) -> str:
    """Who gets what, one after the other."""
    return voice.list(voice.say(f"proposal-{kind}-one", what=what, whom=whom) for what, whom in pairs)


def governors(voice: Voice, kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.4, RR-1.09.5: who goes where."""
    return voice.say("proposal-governors", governors=listed(voice, kind, terms["governors"].items()))


def grants(voice: Voice, kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.5, RR-1.09.61: who gets which card."""
    return voice.say("proposal-concessions", grants=listed(voice, kind, terms["grants"].items()))


def units(voice: Voice, counts: Mapping[str, int]) -> str:
    """So many of each type: "3 Libyan Infantry and 2 Fleets"."""
    return voice.list(unit(voice, sort, count) for sort, count in counts.items() if count)


def unit(voice: Voice, sort: str, count: int) -> str:
    """So many of one sort: "2 Fleets", "1 Fleet", "2 Celtiberians", "1 legion of Celtiberians", "2 veteran legions"."""
    name, veteran, rest = sort.partition(".veteran")
    if veteran and voice.has(f"unit-{name}-veteran"):
        return voice.say(f"unit-{name}-veteran", count=count, loyal=nobody(rest.removeprefix(".")))
    if voice.has(f"unit-{sort}-name"):  # a sort that is counted by its own name
        return voice.say(f"unit-{sort}", count=count)
    return voice.pair(one_name(voice, sort) if count == 1 else sort_name(voice, sort), count)


def sort_name(voice: Voice, sort: str) -> str:
    """A sort of legion: "celtiberians.veteran.fam-mago" is "veteran Celtiberians loyal to Mago"."""
    name, veteran, rest = sort.partition(".veteran")
    if not veteran:
        return voice.say(f"unit-{sort}-name") if voice.has(f"unit-{sort}-name") else voice.name(name)
    return voice.say("unit-veteran", name=name, loyal=nobody(rest.removeprefix(".")))


def one_name(voice: Voice, sort: str) -> str:
    """One legion of a sort: "legion of Celtiberians", "veteran Carthaginian Legion loyal to Mago"."""
    name, veteran, rest = sort.partition(".veteran")
    own = f"unit-one-{name}"
    one = voice.say(own) if voice.has(own) else voice.say("unit-one", name=name)
    return voice.say("unit-veteran-one", one=one, loyal=nobody(rest.removeprefix("."))) if veteran else one


def levy(voice: Voice, raised: Mapping[str, int], disbanded: Mapping[str, int]) -> str:
    """RC-9.5.5, RR-1.09.63: what is raised, what disbanded."""
    acts = {"raised": raised, "disbanded": disbanded}
    able = {act: some for act, some in acts.items() if any(some.values())}
    return voice.list(voice.say(f"proposal-units-{act}", units=units(voice, some)) for act, some in able.items())


def movements(voice: Voice, _kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.6, RR-1.09.64: one order after the other."""
    return "; ".join(movement(voice, one) for one in terms["movements"])


def movement(voice: Voice, one: Mapping[str, Any]) -> str:
    """RC-9.6, RR-1.09.64: who goes where, with what."""
    fleets = {"fleet": one["fleets"]} if one["fleets"] else {}
    return voice.say(
        f"proposal-forces-{one['order']}",
        at=place(voice, str(one["at"])),
        commanders=voice.list(voice.name(name) for name in one["commanders"]) if one["commanders"] else None,
        units=units(voice, {**one["legions"], **fleets}) if one["legions"] or fleets else None,
    )


def place(voice: Voice, at: str) -> str | None:
    """Where an order leads; a force that is gone by the time it is told has no name any more."""
    return None if voice.name(at) == at else at


def with_wars(fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The terms of a motion as they were told, a force by its War: it may be led by others since, or gone."""
    terms: Mapping[str, Any] = fields["terms"]
    wars: Mapping[str, str] = fields.get("wars", {})
    if not wars:
        return terms
    return {**terms, "movements": [{**one, "at": wars.get(one["at"], one["at"])} for one in terms["movements"]]}


def motion(voice: Voice, _kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.0.19, RR-1.09.83: the words, which are a player's."""
    return voice.say("proposal-minor", text=escape(str(terms["text"])))


def trial(voice: Voice, kind: str, terms: Mapping[str, Any]) -> str:
    """RC-9.3, RR-1.09.41: whom, and for what; the office that was held corruptly may be that of a Governor."""
    charge = str(terms["charge"])
    governed = charge in law_of(voice.words.game).tables.provinces
    post = voice.say("senator-governor", province=charge) if governed else charge
    return voice.say(f"proposal-{kind}", **{**terms, "charge": post})


PROPOSALS: Final = {
    "governors": governors,
    "concessions": grants,
    "forces": movements,
    "minor": motion,
    "trial": trial,
}


# Answers, as their receipts say them


def tell_proposal(kind: str, terms: Answered) -> Callable[[Voice, Any], str]:
    """What says an answer in the words of the proposal that it makes."""

    def tell(voice: Voice, raw: Any) -> str:
        return proposed(voice, kind, terms(raw)) if is_dict(raw) else voice.say("answer-none")

    return tell


def filled(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A form without the fields that are left to nobody."""
    return {name: one for name, one in raw.items() if one != "none"}


Answered: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, Any]]

TERMS: Final[Mapping[str, Answered]] = {
    "governors": lambda raw: {"governors": filled(raw)},
    "concessions": lambda raw: {"grants": filled(raw)},
    **dict.fromkeys(("alliance", "life", "minor", "trial"), dict[str, Any]),
}
"""By the kind of proposal: its terms, of the answer that makes it."""

TELLS: Final = {f"senate.{kind}": tell_proposal(kind, terms) for kind, terms in TERMS.items()}


# Votes


def spoken(voice: Voice, senator: str, side: str, weight: int, bought: int = 0) -> str:
    """How one Senator votes: "Mago for 9 (2 bought)"."""
    return voice.say("vote-one", senator=senator, side=side, weight=weight, bought=bought)


def sheet_words(voice: Voice, raw: Mapping[str, Any]) -> str:
    """A sheet of votes: the voice of each Senator and what he buys; alike ones together."""
    sides: dict[str, list[str]] = {}
    for name, side in raw.items():
        if not name.endswith(BOUGHT):
            bought = raw.get(name + BOUGHT, 0)
            sides.setdefault(str(side), []).append(voice.say("sheet-one", senator=name, bought=bought))
    return "; ".join(voice.say("sheet-side", side=side, senators=voice.list(who)) for side, who in sides.items())


# Events whose fields alone make no sentence


def tell_proposed(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The terms in words."""
    return {"terms": proposed(voice, fields["kind"], with_wars(fields))}


def tell_declared(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each Senator with his voice and his votes; if all abstain that is enough."""
    if len(fields["voices"]) > 1 and set(fields["voices"].values()) == {"abstain"}:
        return {"voices": voice.say("votes-all-abstain")}
    votes = [spoken(voice, name, side, fields["weights"][name]) for name, side in fields["voices"].items()]
    return {"voices": voice.list(votes)}


def tell_appealed(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.3.5, RR-1.09.421: which side the people's votes are for, and how many they are."""
    votes = int(fields["votes"])
    side = "against" if votes > 0 else "for" if votes < 0 else "none"
    return {"result": side if fields["result"] == "votes" else fields["result"], "votes": abs(votes)}


def tell_closed(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.3, RR-1.09.42: the votes that no Senator cast, which no list of votes accounts for."""
    beside = fields.get("beside", {})
    return {"beside": voice.list(voice.say(f"votes-{side}", votes=beside[side]) for side in beside) if beside else None}


def tell_opened(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Who presides, if anybody can."""
    return {"magistrate": nobody(fields["magistrate"])}


def tell_vetoed(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.0.15, RR-1.09.152: which motion is vetoed; events of before do not say."""
    return {"number": fields.get("number", 0), "kind": fields.get("kind", "")}


RETELLS: Final[Mapping[str, Retelling]] = {
    "republic.Proposed": tell_proposed,
    "republic.VotesDeclared": tell_declared,
    "republic.VoteClosed": tell_closed,
    "republic.AppealRolled": tell_appealed,
}


def below(place: str, line: str) -> str:
    """What stands in for a motion stands below it in the list."""
    return f"  - {line}" if "." in place else line
