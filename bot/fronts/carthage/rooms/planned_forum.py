"""The Forum plan: its form, all on one page, and what it would do in words.

In the form rules are written short, the same in all languages. An attempt is a line: `Mago, Milko, 8` with a first
bribe of 8; then, as one likes, `+6` (raise by at most 6) or `=` (roll whatever the others bid), `50%` (only if it is as
likely) and the name of a card. A Trader: `Mago 3`, or `Mago <3` for what he has left, up to 3. A bid: `Mago <3` for one
more than the high bid, up to 3, or `Mago 3`. `?` is to be asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels, leaves, offered
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted, at, named, number
from bot.surface.kit.panel import MENU, Item
from games.carthage.ahead.forum.plan_form import CONDITIONS, NOTHING, Attempts
from games.kernel import IllegalAnswer, Posted
from games.kernel.choice import Raw

KIND: Final = "forum.plan"
ASK: Final = "?"
PLAIN: Final = ("at-all", "at-roll", "at-auctioned")
ASKS: Final = (*PLAIN, *CONDITIONS)
"""When one may wish to be asked: of everything, before the roll, in an auctioned initiative; on conditions."""
SUM: Final = re.compile(r"^(?P<name>.+?)\s+(?P<upto><?)\s*(?P<talents>\d{1,3})\s*T?$")
SEEKS: Final = {"<": "left", "": "pay"}
BIDS: Final = {"<": "raise", "": "exact"}


# The form


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-8.4 on one page."""
    attempts = "\n".join(attempt_line(voice, one) for one in raw["attempts"])
    payers = {name: sum_line(voice, raw[name]) for name in ("trader", "bid")}
    inputs = [
        Input("attempts", "text", label(voice, "attempts"), hint(voice, "attempts"), low=0, value=attempts, long=True),
        text(voice, "trader", payers["trader"]),
        leaders(posted, voice, raw["leader"]),
        text(voice, "bid", payers["bid"]),
        Input("ask", "checks", label(voice, "asked"), "", [*asks(voice, raw)], 0, len(ASKS)),
    ]
    return Form(clip(voice.ask_label(KIND, posted.decision.about), TITLE), to, inputs)


def label(voice: Voice, name: str) -> str:
    """What a field is called."""
    return clip(voice.field_label(KIND, name), LABEL)


def hint(voice: Voice, name: str) -> str:
    """How it is filled in."""
    return clip(voice.say(f"plan-form-{name}"), DESCRIPTION)


def text(voice: Voice, name: str, value: str) -> Input:
    """A field of one line."""
    return Input(name, "text", label(voice, name), hint(voice, name), low=0, value=value)


def leaders(posted: Posted, voice: Voice, chosen: str) -> Input:
    """Who leads; more Senators than a menu holds have to be typed."""
    options = fields(posted)["leader"]
    names = labels(voice, KIND, options)
    if len(options) > MENU:
        return Input("leader", "text", label(voice, "leader"), value=names[options.index(chosen)])
    items = [Item(clip(name, 100), str(n), chosen=options[n] == chosen) for n, name in enumerate(names)]
    return Input("leader", "menu", label(voice, "leader"), "", items)


def asks(voice: Voice, raw: Raw) -> Iterator[Item]:
    """When one is asked after all."""
    ticked = wishes(raw)
    for n, name in enumerate(ASKS):
        yield Item(clip(voice.option(KIND, name), 100), str(n), chosen=name in ticked)


def wishes(raw: Raw) -> list[str]:
    """The ticks that a plan comes to."""
    plain = (raw["way"] == "ask", raw["roll"] == "ask", raw["auctioned"] == "no")
    return [
        *(name for name, ticked in zip(PLAIN, plain, strict=True) if ticked),
        *(one for one in CONDITIONS if one in raw["ask"]),
    ]


def attempt_line(voice: Voice, one: Mapping[str, Any]) -> str:
    """An attempt as it is typed."""
    raises = {"raise": f"+{one['limit']}", "roll": "=", "ask": ""}[one["opposed"]]
    chance = f"{one['chance']}%" if one["chance"] else ""
    card = "" if one["card"] == "none" else voice.name(one["card"])
    parts = (voice.name(one["persuader"]), voice.name(one["target"]), str(one["bribe"]), raises, chance, card)
    return ", ".join(part for part in parts if part)


def sum_line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """A Senator and what he spends, as it is typed."""
    if raw["way"] == "ask":
        return ASK
    name, talents = raw.get("senator", raw.get("payer")), raw.get("talents", raw.get("limit"))
    short = {"left": "<", "raise": "<", "pay": "", "exact": ""}
    return f"{voice.name(str(name))} {short[raw['way']]}{talents}" if raw["way"] in short else ""


# Reading it


def fields(posted: Posted) -> dict[str, list[str]]:
    """What is offered, by field: of the record, and of an attempt."""
    found = {path[-1]: offered(choice) for path, choice in leaves(posted.decision.choice)}
    listed = next(one for path, one in leaves(posted.decision.choice) if path == ("attempts",))
    one = leaves(listed.one) if isinstance(listed, Attempts) else []
    return {**found, **{path[-1]: offered(choice) for path, choice in one}}


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The plan as it was filled in."""
    able = fields(posted)
    lines = [line.strip() for line in typed(submitted, "attempts").splitlines() if line.strip()]
    said = submitted.get("ask", ())
    ticked = [at(ASKS, place) for place in ([said] if isinstance(said, str) else said) if place]
    return {
        **NOTHING,
        "way": "ask" if "at-all" in ticked else "plan",
        "roll": "ask" if "at-roll" in ticked else "yes",
        "attempts": [attempt(able, voice, line) for line in lines],
        "trader": seeking(able["senator"], voice, typed(submitted, "trader")),
        "leader": leader(able["leader"], voice, submitted.get("leader", "")),
        "bid": bidding(able["payer"], voice, typed(submitted, "bid")),
        "auctioned": "no" if "at-auctioned" in ticked else "yes",
        "ask": [name for name in CONDITIONS if name in ticked],
    }


def typed(submitted: Submitted, name: str) -> str:
    """What was typed into a field."""
    return str(submitted.get(name) or "").strip()


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


def seeking(able: list[str], voice: Voice, said: str) -> Raw:
    """Who tries for a Trader."""
    way, name, talents = paid(able, voice, said, SEEKS, "none")
    return {"way": way, "senator": name, "talents": talents}


def bidding(able: list[str], voice: Voice, said: str) -> Raw:
    """Who bids for an initiative."""
    way, name, talents = paid(able, voice, said, BIDS, "pass")
    return {"way": way, "limit": talents, "payer": name}


def paid(able: list[str], voice: Voice, said: str, ways: Mapping[str, str], nothing: str) -> tuple[str, str, int]:
    """How much, out of whose purse. IllegalAnswer: the line says neither."""
    if said in ("", ASK):
        return ("ask" if said else nothing), "none", 0
    match = SUM.match(said)
    if match is None:
        raise IllegalAnswer("form.share", said=said[:40])
    return ways[match["upto"]], named(able, KIND, voice, match["name"]), number(match["talents"])


# In words


def tell_plan(voice: Voice, raw: Raw) -> str:
    """What it would do, in the order it is done; then when one is asked."""
    if raw["way"] == "ask":
        return voice.say("plan-asks")
    parts = {
        "trader": told_sum(voice, raw["trader"]),
        "leader": "" if raw["leader"] == "stay" else voice.option(KIND, raw["leader"]),
        "bid": told_sum(voice, raw["bid"]),
    }
    said = [f"{voice.field_within(KIND, name)}: {value}" for name, value in parts.items() if value]
    asked = [voice.option(KIND, name) for name in wishes(raw)]
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


def told_sum(voice: Voice, raw: Mapping[str, Any]) -> str:
    """Who spends how much; nothing where nobody does."""
    name, talents = raw.get("senator", raw.get("payer")), raw.get("talents", raw.get("limit"))
    known = raw["way"] in (*SEEKS.values(), *BIDS.values(), "ask")
    return voice.say(f"plan-sum-{raw['way']}", name=voice.name(str(name)), talents=talents) if known else ""


ROOM: Final = Room(forms={KIND: Special(make, read)}, tells={KIND: tell_plan})
