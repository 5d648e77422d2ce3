"""The Forum plan: its form, all on one page, and what it would do in words.

In the form rules are written short, the same in all languages. An attempt is a line: `Mago, Milko, 8` with a first
bribe of 8; then, as one likes, `+6` (raise by at most 6) or `=` (roll whatever the others bid), `50%` (only if it is as
likely) and the name of a card. A bid: `Mago <3` for one more than the high bid, up to 3, or `Mago 3`. `?`: ask me. What
follows the attempt each republic writes in its own way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.fronts.republic.rooms.afterwards import Afterwards
from bot.fronts.republic.rooms.paying import BIDS, KIND, paid, sum_line, told_sum, typed
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels, leaves, offered
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted, at, named, number
from bot.surface.kit.panel import MENU, Item
from bot.surface.press.saying_ahead import ahead
from games.kernel import IllegalAnswer, Posted
from games.kernel.choice import Raw, is_dict
from games.republic.ahead.forum.plan_form import CONDITIONS, Attempts

# The form


def make(own: Afterwards, posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-8.4, RR-1.07.2 on one page."""
    attempts = "\n".join(attempt_line(voice, one) for one in raw["attempts"])
    inputs = [
        Input("attempts", "text", label(voice, "attempts"), hint(voice, "attempts"), low=0, value=attempts, long=True),
        following(own, voice, raw),
        leaders(posted, voice, raw["leader"]),
        text(voice, "bid", sum_line(voice, raw["bid"])),
        asking(voice, [*asks(own, voice, raw)]),
    ]
    return Form(clip(voice.ask_label(KIND, posted.decision.about), TITLE), to, inputs)


def asking(voice: Voice, items: list[Item]) -> Input:
    """When one is asked."""
    return Input("ask", "checks", label(voice, "asked"), "", items, 0, len(items))


def label(voice: Voice, name: str) -> str:
    """What a field is called."""
    return clip(voice.field_label(KIND, name), LABEL)


def hint(voice: Voice, name: str) -> str:
    """How it is filled in."""
    return clip(voice.say(f"plan-form-{name}"), DESCRIPTION)


def text(voice: Voice, name: str, value: str, *, long: bool = False) -> Input:
    """A field of one line, or of several."""
    return Input(name, "text", label(voice, name), hint(voice, name), low=0, value=value, long=long)


def following(own: Afterwards, voice: Voice, raw: Mapping[str, Any]) -> Input:
    """What follows the attempt."""
    return text(voice, own.name, own.line(voice, raw), long=own.long)


def leaders(posted: Posted, voice: Voice, chosen: str) -> Input:
    """Who leads; more Senators than a menu holds have to be typed."""
    options = fields(posted)["leader"]
    names = labels(voice, KIND, options)
    if len(options) > MENU:
        return Input("leader", "text", label(voice, "leader"), value=names[options.index(chosen)])
    items = [Item(clip(name, 100), str(n), chosen=options[n] == chosen) for n, name in enumerate(names)]
    return Input("leader", "menu", label(voice, "leader"), "", items)


def asks(own: Afterwards, voice: Voice, raw: Raw) -> Iterator[Item]:
    """When one is asked after all."""
    ticked = wishes(own, raw)
    for n, name in enumerate((*own.ticks, *CONDITIONS)):
        yield Item(clip(voice.option(KIND, name), 100), str(n), chosen=name in ticked)


def wishes(own: Afterwards, raw: Raw) -> list[str]:
    """The ticks that a plan comes to."""
    return [
        *(name for name, (field, ticked, _) in own.ticks.items() if raw[field] == ticked),
        *(one for one in CONDITIONS if one in raw["ask"]),
    ]


def attempt_line(voice: Voice, one: Mapping[str, Any]) -> str:
    """An attempt as it is typed."""
    raises = {"raise": f"+{one['limit']}", "roll": "=", "ask": ""}[one["opposed"]]
    chance = f"{one['chance']}%" if one["chance"] else ""
    card = "" if one["card"] == "none" else voice.name(one["card"])
    parts = (voice.name(one["persuader"]), voice.name(one["target"]), str(one["bribe"]), raises, chance, card)
    return ", ".join(part for part in parts if part)


# Reading it


def fields(posted: Posted) -> dict[str, list[str]]:
    """What is offered, by field: of the record, and of an attempt."""
    found = everything(posted)
    listed = next(one for path, one in leaves(posted.decision.choice) if path == ("attempts",))
    one = leaves(listed.one) if isinstance(listed, Attempts) else []
    return {**found, **{path[-1]: offered(choice) for path, choice in one}}


def everything(posted: Posted) -> dict[str, list[str]]:
    """What is offered, by the last name of a field, and by all its names."""
    found = [(path, offered(choice)) for path, choice in leaves(posted.decision.choice)]
    return {path[-1]: able for path, able in found} | {".".join(path): able for path, able in found}


def read(own: Afterwards, posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The plan as it was filled in."""
    able = fields(posted)
    lines = [line.strip() for line in typed(submitted, "attempts").splitlines() if line.strip()]
    said = submitted.get("ask", ())
    asks = (*own.ticks, *CONDITIONS)
    ticked = [at(asks, place) for place in ([said] if isinstance(said, str) else said) if place]
    return {
        **own.nothing,
        **{field: yes if name in ticked else no for name, (field, yes, no) in own.ticks.items()},
        "attempts": [attempt(able, voice, line) for line in lines],
        **own.read(able, voice, typed(submitted, own.name)),
        "leader": leader(able["leader"], voice, submitted.get("leader", "")),
        "bid": bidding(able["payer"], voice, typed(submitted, "bid")),
        "ask": [name for name in CONDITIONS if name in ticked],
    }


def leader(options: Sequence[str], voice: Voice, said: str | Sequence[str]) -> str:
    """Who was chosen, or typed."""
    if isinstance(said, str):
        return named(list(options), KIND, voice, said)
    return at(options, said[0]) if said else "stay"


def attempt(able: Mapping[str, list[str]], voice: Voice, line: str) -> Raw:
    """A line of the list. IllegalAnswer: it is none."""
    names = [one.strip() for one in line.split(",")]
    if len(names) < 2 or "persuader" not in able:
        raise IllegalAnswer("forum.line", said=line[:40])
    people = (named(able[field], KIND, voice, one) for field, one in zip(("persuader", "target"), names, strict=False))
    found: dict[str, Any] = dict(zip(("persuader", "target"), people, strict=True))
    found |= {"bribe": 0, "card": "none", "chance": 0, "opposed": "ask", "limit": 0}
    for one in filter(None, names[2:]):
        found |= more(able["card"], voice, one)
    return found


def more(cards: list[str], voice: Voice, said: str) -> dict[str, Any]:
    """What else a line says: bribe, raises, chance or card."""
    if said == "=":
        return {"opposed": "roll"}
    if said.startswith("+"):
        return {"opposed": "raise", "limit": number(said[1:])}
    if said.endswith("%"):
        return {"chance": number(said[:-1])}
    return {"bribe": number(said)} if said[0].isdigit() else {"card": named(cards, KIND, voice, said)}


def bidding(able: list[str], voice: Voice, said: str) -> Raw:
    """Who bids for an initiative."""
    way, name, talents = paid(able, voice, said, BIDS, "pass")
    return {"way": way, "limit": talents, "payer": name}


# In words


def tell_plan(own: Afterwards, voice: Voice, raw: Raw) -> str:
    """What it would do, in the order it is done; then when one is asked."""
    if raw["way"] == "ask":
        return voice.say("plan-asks")
    parts = {
        **dict(own.told(voice, raw)),
        "leader": "" if raw["leader"] == "stay" else voice.option(KIND, raw["leader"]),
        "bid": told_sum(voice, raw["bid"]),
    }
    said = [f"{voice.field_within(KIND, name)}: {value}" for name, value in parts.items() if value]
    asked = [voice.option(KIND, name) for name in wishes(own, raw)]
    asks = [f"{voice.field_within(KIND, 'asked')} {voice.list(asked)}"] if asked else []
    return "; ".join([*told_attempts(voice, raw["attempts"]), *said, *asks]) or voice.say("plan-nothing")


def told_attempts(voice: Voice, attempts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The first that is possible is made: each is what is tried where the former is not."""
    for one, other in enumerate(attempts):
        told = told_attempt(voice, other)
        yield voice.say("plan-else", attempt=told) if one else told


def told_attempt(voice: Voice, one: Mapping[str, Any]) -> str:
    """Who persuades whom with how much, and what then."""
    people = {"persuader": voice.name(one["persuader"]), "target": voice.name(one["target"])}
    tried = voice.say("plan-attempt", bribe=one["bribe"], **people)
    then = voice.say(f"plan-opposed-{one['opposed']}", limit=one["limit"]) if one["opposed"] != "ask" else ""
    chance = voice.say("plan-chance", chance=one["chance"]) if one["chance"] else ""
    card = "" if one["card"] == "none" else voice.say("plan-card", card=voice.name(one["card"]))
    return ", ".join(part for part in (tried, card, then, chance) if part)


def tell_auction(voice: Voice, raw: Raw) -> str:
    """RC-8.7, RR-1.07.22: how far one goes in every auction of the turn."""
    if not is_dict(raw) or raw["way"] == "pass":
        return voice.nothing("forum.auction")
    return told_sum(voice, raw)


VERBS: Final = (
    ahead("forum", "plan", "What you do in your initiative, before it comes.", KIND),
    ahead("forum", "against", "How far you go against the persuasion at hand.", "forum.bribing"),
    ahead("forum", "auction", "How far you go for the initiative that is auctioned.", "forum.auction"),
    ahead("forum", "defence", "What you bid against persuasions, until you change it.", "forum.defence"),
    ahead("forum", "reactions", "What you do with cards that cancel or protect, beforehand.", "forum.reactions"),
)
"""All that is said ahead in the Forum Phase."""


def room(own: Afterwards) -> Room:
    """The Forum plan of a republic, and how all that is said ahead in the Forum is commanded."""
    special = Special(partial(make, own), partial(read, own))
    plan = partial(tell_plan, own)
    return Room(forms={KIND: special}, tells={KIND: plan, "forum.auction": tell_auction}, verbs=VERBS)
