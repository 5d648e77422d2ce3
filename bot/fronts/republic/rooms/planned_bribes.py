"""What is said ahead against persuasions, each form on one page, and what it would do (RC-8.5.5, RR-1.07.414)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels, leaves, offered
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted, at, named, number
from bot.surface.kit.panel import Item
from games.kernel import IllegalAnswer, Posted
from games.kernel.choice import Raw
from games.republic.ahead.forum.defence import HOPEFUL
from games.republic.ahead.forum.proxies import opponents_goals

BRIBING, DEFENCE = "forum.bribing", "forum.defence"
GOALS: Final = list(opponents_goals().options)
TICKS: Final[Mapping[str, Mapping[str, tuple[str, str, str]]]] = {
    BRIBING: {
        "at-short": ("short", "all", "nothing"),
        "at-raises": ("raises", "yes", "no"),
        "at-way": ("way", "ask", "bid"),
        "at-rest": ("rest", "ask", "nothing"),
    },
    DEFENCE: {
        "at-raises": ("raises", "yes", "no"),
        "at-hopeful": ("raises", HOPEFUL, "no"),
        "at-rest": ("rest", "ask", "nothing"),
    },
}
"""What is ticked or not: the field, and what it is then; of two for one field the later says more."""
AGAINST: Final = re.compile(r"^(?P<name>.+?)\s+(?P<talents>\d{1,3})\s*T?$")


# The forms


def against_it(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-8.5.5, RR-1.07.414: against the attempt at hand, and later ones of the turn."""
    limit = amount(BRIBING, "limit", voice, raw)
    return Form(clip(voice.ask_label(BRIBING, posted.decision.about), TITLE), to, [limit, *common(BRIBING, voice, raw)])


def in_every_turn(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-8.5.5, RR-1.07.413: against whatever comes."""
    return Form(clip(voice.ask_label(DEFENCE, posted.decision.about), TITLE), to, [*common(DEFENCE, voice, raw)])


def common(kind: str, voice: Voice, raw: Raw) -> Iterator[Input]:
    """What both ask."""
    goals = labels(voice, kind, GOALS)
    items = [Item(clip(goals[n], 100), str(n), chosen=one == raw["goal"]) for n, one in enumerate(GOALS)]
    yield Input("goal", "radio", label(kind, "goal", voice), "", items)
    yield Input("ticks", "checks", label(kind, "ticks", voice), "", [*ticks(kind, voice, raw)], 0, len(TICKS[kind]))
    yield amount(kind, "own", voice, raw)
    hint = clip(voice.say("bribes-form-against"), DESCRIPTION)
    yield Input("against", "text", label(kind, "against", voice), hint, low=0, value=opposed(kind, voice, raw))


def label(kind: str, name: str, voice: Voice) -> str:
    """What a field is called."""
    return clip(voice.field_label(kind, name), LABEL)


def amount(kind: str, name: str, voice: Voice, raw: Raw) -> Input:
    """A number of Talents."""
    return Input(name, "text", label(kind, name, voice), value=str(raw[name]))


def ticks(kind: str, voice: Voice, raw: Raw) -> Iterator[Item]:
    """What else may be said; what says more is ticked together with what it says more than."""
    for n, (name, (field, ticked, no)) in enumerate(TICKS[kind].items()):
        said = [yes for one, yes, _ in TICKS[kind].values() if one == field]
        chosen = raw[field] != no and said.index(ticked) <= said.index(raw[field])
        yield Item(clip(voice.option(kind, name), 100), str(n), chosen=chosen)


def opposed(kind: str, voice: Voice, raw: Raw) -> str:
    """Against whom, and how much, as it is typed."""
    return "" if raw["against"] == "nobody" else f"{voice.option(kind, raw['against'])} {raw['others']}"


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What was filled in."""
    kind = posted.decision.kind
    ticked = [at([*TICKS[kind]], place) for place in some(submitted, "ticks")]
    (goal,) = some(submitted, "goal") or ["0"]
    sums = {name: number(typed(submitted, name)) for name in ("limit", "own") if name in submitted}
    said = {field: no for field, _, no in TICKS[kind].values()}
    said |= {field: yes for name, (field, yes, _) in TICKS[kind].items() if name in ticked}
    return {**sums, **said, "goal": at(GOALS, goal), **opposing(posted, voice, typed(submitted, "against"))}


def some(submitted: Submitted, name: str) -> Sequence[str]:
    """The places that were chosen in a field."""
    said = submitted.get(name, ())
    return [said] if isinstance(said, str) else said


def typed(submitted: Submitted, name: str) -> str:
    """What was typed into a field."""
    return str(submitted.get(name) or "").strip()


def opposing(posted: Posted, voice: Voice, said: str) -> dict[str, Any]:
    """Whose attempts on others one opposes. IllegalAnswer: the line does not say whose, and how much."""
    if not said:
        return {"against": "nobody", "others": 0}
    match = AGAINST.match(said)
    if match is None:
        raise IllegalAnswer("form.share", said=said[:40])
    able = [name for path, one in leaves(posted.decision.choice) if path == ("against",) for name in offered(one)]
    return {"against": named(able, posted.decision.kind, voice, match["name"]), "others": number(match["talents"])}


# In words


def tell_bribing(voice: Voice, raw: Raw) -> str:
    """Against the attempt; then against later ones, if he is not asked of all of them."""
    later = [*shielded(BRIBING, voice, raw)]
    now = voice.say("bribes-ask") if raw["way"] == "ask" else limited(voice, raw)
    if later == [voice.say("bribes-rest-ask")]:
        return now
    return "; ".join((now, voice.say("bribes-later", bids=", ".join(later))))


def limited(voice: Voice, raw: Raw) -> str:
    """How far one goes against the attempt."""
    if not raw["limit"]:
        return voice.nothing(BRIBING)
    short = [voice.option(BRIBING, "at-short")] if raw["short"] == "all" else []
    again = [voice.option(BRIBING, "at-raises")] if raw["raises"] == "yes" else []
    return ", ".join((voice.say("bribes-limit", talents=raw["limit"], goal=goal(BRIBING, voice, raw)), *short, *again))


def tell_defence(voice: Voice, raw: Raw) -> str:
    """For whom, against whom, until when; against all others."""
    pays = raw["own"] or (raw["others"] and raw["against"] != "nobody")
    if not pays and raw["rest"] == "ask":
        return voice.nothing(DEFENCE)
    until = [voice.say("bribes-until", goal=goal(DEFENCE, voice, raw))] if pays else []
    raises = {"yes": voice.option(DEFENCE, "at-raises"), HOPEFUL: voice.say("bribes-hopeful")}
    again = [raises[raw["raises"]]] if pays and raw["raises"] in raises else []
    return ", ".join((*shielded(DEFENCE, voice, raw), *until, *again))


def shielded(kind: str, voice: Voice, raw: Raw) -> Iterator[str]:
    """For own Senators, against a seat, against all others."""
    if raw["own"]:
        yield voice.say("bribes-own", talents=raw["own"])
    if raw["others"] and raw["against"] != "nobody":
        yield voice.say("bribes-against", talents=raw["others"], player=voice.option(kind, raw["against"]))
    yield voice.say(f"bribes-rest-{raw['rest']}")


def goal(kind: str, voice: Voice, raw: Raw) -> str:
    """The Base Number at which it is enough."""
    return voice.option(kind, raw["goal"])


ROOM: Final = Room(
    forms={BRIBING: Special(against_it, read), DEFENCE: Special(in_every_turn, read)},
    tells={BRIBING: tell_bribing, DEFENCE: tell_defence},
)
