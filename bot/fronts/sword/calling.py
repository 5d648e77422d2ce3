"""What things are called: spaces, leaders and cards as printed; options whose ids are put together of several."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.base.text import Voice
from bot.fronts.sword.looking import INSIDE
from bot.surface.kit.names import Naming, named
from games.kernel import View
from games.sword.components import POWERS_OF, TIES, cards, leaders, spaces

CARD: Final = re.compile(r"[A-Z]{3}-\d\d[a-z]?")
PAIR: Final = re.compile(r"([A-Z]{3})-([A-Z]{3})")
LOST: Final = re.compile(r"(normal|carthaginian|mercenary)-(\d+)")
PLAYS: Final = ("event", "activate", "raise", "support", "colony")
CALLS: Final = ("activate", "cu", "support", "unrest")
POINTS: Final = ("add", "remove")
WAYS: Final = ("to", "sail", "ships")
PARTIES: Final = ("against", "with")
FIGURES: Final = ("wins", "below", "odds", "cu", "ask-cu")
FROM: Final = "from"
OF_TWO_HANDS: Final = ("draw.discard", "draw.size", "action.interrupt")
"""SR-22.3: questions in which cards of both hands of a seat are offered."""
EITHER: Final = {"take_control": "take", "add_cu": "place"}


@cache
def printed() -> Mapping[str, str]:
    """SR-2.1, 6.1, 8: spaces, leaders, and cards by their titles; boxes and minor leaders are texts."""
    titles = {key: titled(key) for key in cards()}
    places = {key: one for key, one in spaces().items() if one.kind != "box"}
    great = {key: one for key, one in leaders().items() if one.kind == "named"}
    return {**named(places), **named(great), **titles}


@cache
def titled(card: str) -> str:
    """SR-6.1: the title; with the value, where a card of the same deck and title has another."""
    face = cards()[card]
    alike = [one for one in cards().values() if (one.deck, one.title) == (face.deck, face.title)]
    return f"{face.title} {face.op} OP" if any(one.op != face.op for one in alike) else face.title


@cache
def is_in_several_decks(card: str) -> bool:
    """Whether its title does not say whose it is."""
    face = cards()[card]
    return any(one.title == face.title and one.deck != face.deck for one in cards().values())


def nothing_new(_view: View) -> Mapping[str, str]:
    """Nothing is named in play."""
    return {}


NAMING: Final = Naming(
    printed=printed, goods=lambda: frozenset({"normal", "carthaginian", "mercenary"}), born=nothing_new
)


def where(voice: Voice, at: str) -> str:
    """A space by its name; "roma.inside": within its walls."""
    name, _, inside = at.partition(".")
    return voice.say("called-inside", at=name) if inside == INSIDE else voice.name(name)


def composed(voice: Voice, kind: str, option: str) -> str:
    """What an option is called that names several things; "": it does not."""
    if kind == "combat.retreat" and (way := way_called(voice, option)):
        return way
    head, *rest = option.split(".")
    if kind in OF_TWO_HANDS and is_ambiguous(head, rest):
        card = rest[0] if rest else head
        return voice.say("use-support-of" if rest else "called-card-of", card=card, player=cards()[card].deck)
    for fits, called in CALLED:
        if fits(head, rest):
            return called(voice, head, rest)
    return ""


def is_ambiguous(head: str, rest: Sequence[str]) -> bool:
    """SR-22.3: whether a name would not say out of which of two hands it is."""
    card = rest[0] if head == "support" and rest else head
    return bool(CARD.fullmatch(card)) and rest in ([], [card]) and is_in_several_decks(card)


def _army(voice: Voice, key: str, card: str, rest: Sequence[str]) -> str:
    power, at, *_ = (*rest, "", "")
    return voice.say(key, card=card, power=power, at=where(voice, ".".join(rest[1:])) if at else "")


def _play(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-7.1: "activate.ROM-01.ROM.roma"."""
    card, *whom = rest
    key = "use-event-army" if head == "event" and whom else f"use-{head}"
    return _army(voice, key, card, whom)


def _call(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-16.4: "cu.VOL.antium"."""
    return _army(voice, f"called-call-{head}", "", rest)


def _point(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-7.1.3, 7.1.4: "remove.ROM.capua"."""
    return voice.say(f"called-{head}", power=rest[0], at=rest[1])


def _way(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-11.1, 11.1.1: "to.capua", "sail.roma.ROM-03"."""
    return voice.say(f"called-{head}", at=rest[0], card=rest[1] if len(rest) > 1 else "")


def _extra(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-21.1: a card and the army it activates."""
    return _army(voice, "use-extra", head, rest)


def _levy(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-5.10.1: CU by what gives them."""
    return voice.say("called-levy-of", power=head, kind=rest[0])


def _stack(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-2.8: an army by where it stands."""
    return _army(voice, "called-army", "", (head, *rest))


def _inside(voice: Voice, head: str, _rest: Sequence[str]) -> str:
    return voice.say("called-inside", at=head)


def _discard(voice: Voice, _head: str, rest: Sequence[str]) -> str:
    key = "called-discard-two" if len(rest) > 1 else "called-discard"
    return voice.say(key, card=rest[0], other=rest[-1])


def _ally(voice: Voice, _head: str, rest: Sequence[str]) -> str:
    return voice.say("called-ally", power=rest[0])


def _pair(voice: Voice, head: str, _rest: Sequence[str]) -> str:
    a, b = head.split("-")
    return voice.say("called-pair", a=a, b=b)


def _losses(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-5.5: "mercenary-2.carthaginian-1"."""
    parts = [one.rpartition("-") for one in (head, *rest)]
    return voice.list(voice.pair(voice.name(kind), int(number)) for kind, _, number in parts)


def _either(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-33.3: one of two effects, and where."""
    return voice.say(f"called-{EITHER[head]}", at=where(voice, ".".join(rest)))


def _party(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-DP28: an answer to one power only."""
    return voice.say(f"called-{head}", power=rest[0])


def _figure(voice: Voice, head: str, rest: Sequence[str]) -> str:
    """SR-DP28: at such odds, chances or strengths."""
    return voice.say(f"called-{head}", number=int(rest[0]))


def _from(voice: Voice, _head: str, rest: Sequence[str]) -> str:
    """SR-10.2: whenever it is so likely."""
    return voice.say("called-from", chance=int(rest[0]))


def _is_power(name: str) -> bool:
    return name in TIES or name in POWERS_OF


Fits = Callable[[str, Sequence[str]], bool]
CALLED: Final[Sequence[tuple[Fits, Callable[[Voice, str, Sequence[str]], str]]]] = (
    (lambda head, rest: head in PLAYS and bool(rest) and bool(CARD.fullmatch(rest[0])), _play),
    (lambda head, rest: head in CALLS and bool(rest) and _is_power(rest[0]), _call),
    (lambda head, rest: head in POINTS and len(rest) == 2, _point),
    (lambda head, rest: head in WAYS and bool(rest), _way),
    (lambda head, rest: head in PARTIES and bool(rest), _party),
    (lambda head, rest: head in FIGURES and len(rest) == 1 and rest[0].isdecimal(), _figure),
    (lambda head, rest: head == FROM and bool(rest), _from),
    (lambda head, rest: head == "discard" and bool(rest), _discard),
    (lambda head, rest: head == "ally" and bool(rest), _ally),
    (lambda head, rest: head in EITHER and bool(rest), _either),
    (lambda head, rest: bool(CARD.fullmatch(head)) and bool(rest), _extra),
    (lambda head, rest: all(LOST.fullmatch(one) for one in (head, *rest)), _losses),
    (lambda head, rest: bool(PAIR.fullmatch(head)) and not rest, _pair),
    (lambda head, rest: _is_power(head) and rest[:1] in (["mercenary"], ["carthaginian"], ["normal"]), _levy),
    (lambda head, rest: _is_power(head) and bool(rest), _stack),
    (lambda head, rest: head in spaces() and list(rest) == [INSIDE], _inside),
)
"""By what an id looks like: how it is said; the first that fits."""


def way_called(voice: Voice, way: str) -> str:
    """SR-12.4: a path, a card and a port, or nowhere; "": it is none of these."""
    if way == "none":
        return voice.say("called-way-none")
    if ":" in way:
        card, to = way.split(":")
        return voice.say("called-way-ships" if card == "ships" else "called-way-sail", at=to, card=card)
    steps = way.split(">")
    return " → ".join(where(voice, one) for one in steps) if all(one in spaces() for one in steps) else ""


def step_called(voice: Voice, step: str) -> str:
    """SR-9.7.5: the next space, or a port."""
    return voice.say("called-by-sea", at=step.removeprefix("sail:")) if step.startswith("sail:") else voice.name(step)


def force(voice: Voice, units: Mapping[str, int], names: Sequence[str]) -> str:
    """CU by type and leaders: "5 CU, Camillus"."""
    held = voice.list(voice.pair(voice.name(kind), number) for kind, number in units.items() if number)
    some = any(units.values())
    if not some and names:
        return voice.list(voice.name(one) for one in names)
    return voice.say("force-told", units=held, leaders=voice.list(map(voice.name, names)) if names else "")
