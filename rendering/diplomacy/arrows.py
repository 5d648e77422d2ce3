"""What is ordered, or came of it, on the map: arrows of units, flags of seizures, bars of blocks."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from games.diplomacy.seen.map_view import ActsView, ActView, BlockView, MapView, SeizureView
from rendering.diplomacy.chart import at_length
from rendering.diplomacy.names import called, shield
from rendering.diplomacy.words import say
from rendering.mosaic import Arrow, Look, Mosaic, Sign, SignLook, Token

LOOKS: Final[Mapping[str, Look]] = {
    "move": "move",
    "retreat": "coming",
    "support": "support",
    "convoy": "convoy",
}
BEATEN: Final[Mapping[str, Look]] = {"move": "beaten", "support": "severed", "convoy": "severed", "retreat": "beaten"}
NAUGHT: Final = ("failed", "cut", "void")
LEGEND: Final = ("move", "beaten", "support", "severed", "convoy", "coming", "flag", "lost", "bar", "ring")
EXPLAINED: Final[Mapping[str, str]] = {"fallen": "lost", "barred": "bar", "closed": "bar"}
FLAGS: Final[Mapping[str, SignLook]] = {"ordered": "flag", "seized": "flag", "disorder": "fallen", "failed": "lost"}


def with_acts(view: MapView, acts: ActsView, drawn: Mosaic) -> Mosaic:
    """The map with all that is ordered on it; who is driven out is ringed."""
    ringed = frozenset(space(one.unit) for one in acts.acts if one.dislodged)
    tokens = tuple(replace(one, ringed=one.ringed or one.key in ringed) for one in drawn.tokens)
    shown = frozenset(one.key for one in tokens)
    more = tuple(
        _token(view, one, ringed) for one in acts.acts if one.kind != "retreat" and space(one.unit) not in shown
    )
    arrows = tuple(arrow for one in acts.acts for arrow in _arrow(view, one))
    signs = (*(_flag(view, one) for one in acts.seizures), *(_bar(view, one) for one in acts.blocks))
    return replace(drawn, tokens=(*tokens, *more), arrows=arrows, signs=signs)


def signs_of(drawn: Mosaic) -> tuple[str, ...]:
    """Which signs a legend has to explain: those that are there; on a telephone every line of it costs room."""
    looks = {*(one.look for one in drawn.arrows), *(EXPLAINED.get(one.look, one.look) for one in drawn.signs)}
    rings = {"ring"} if any(one.ringed for one in drawn.tokens) else set[str]()
    return tuple(key for key in LEGEND if key in {*looks, *rings})


def space(place: str) -> str:
    """The space of a place that may name a coast."""
    return place.partition("/")[0]


def _token(view: MapView, one: ActView, ringed: frozenset[str]) -> Token:
    """A unit that only its order shows."""
    key, _, coast = one.unit.partition("/")
    return Token(key, one.arm, shield(view, one.commander), "", coast, one.arm == "F", key in ringed)


def _arrow(view: MapView, one: ActView) -> Iterator[Arrow]:
    """The arrow of an order; of who stands, the words alone."""
    says = act_words(view, one)
    if one.kind in LOOKS:
        look = BEATEN[one.kind] if one.fate in NAUGHT else LOOKS[one.kind]
        end = (one.to,) if one.kind in {"move", "retreat"} else tuple(part for part in (one.other, one.to) if part)
        yield Arrow(look, one.unit, end, shield(view, one.commander), says)
    else:
        yield Arrow("idle", one.unit, (), shield(view, one.commander), says)


def _flag(view: MapView, one: SeizureView) -> Sign:
    return Sign(FLAGS[one.fate], one.province, shield(view, one.beneficiary), seizure_words(view, one))


def _bar(view: MapView, one: BlockView) -> Sign:
    commander = next((unit.commander for unit in view.units if unit.space == one.at), "")
    look: SignLook = "closed" if one.kind == "canal" else "barred"
    return Sign(look, one.at, shield(view, commander), block_words(view, one))


# In words


def act_words(view: MapView, one: ActView) -> str:
    """An order and what came of it."""
    told = ordered(one)
    fate = fate_words(one)
    whose = called(view, one.commander)
    where = at_length(view, one.unit)
    return f"{told}{f': {fate}' if fate else ''} ({where}; {whose})"


def ordered(one: ActView) -> str:
    """An order as it is written on boards: by codes."""
    unit = f"{one.arm} {one.unit}"
    if one.kind == "move":
        way = "rail" if one.rail else "ferried" if one.convoyed else "move"
        return say(f"diplomacy-act-{way}", unit=unit, to=one.to, rail=one.rail)
    if one.kind == "support":
        return say(f"diplomacy-act-{'support' if one.to else 'hold'}", unit=unit, other=one.other, to=one.to)
    return say(f"diplomacy-act-{one.kind}", unit=unit, other=one.other, to=one.to)


def fate_words(one: ActView) -> str:
    """What came of it, if that is more than that it was done."""
    told = one.fate not in {"ordered", "done"}
    idle = one.fate == "failed" and one.kind not in {"move", "retreat"}
    parts = [say("diplomacy-fate-idle" if idle else f"diplomacy-fate-{one.fate}")] if told else []
    parts += [say("diplomacy-dislodged")] if one.dislodged else []
    return ", ".join([*parts, *([one.why] if one.why and parts else [])])


def seizure_brief(one: SeizureView) -> str:
    """A seizure in codes."""
    return say(f"diplomacy-seize-{one.fate}", unit=one.unit, province=one.province, name=one.beneficiary)


def seizure_words(view: MapView, one: SeizureView) -> str:
    """A seizure and what came of it."""
    about = {"unit": one.unit, "province": at_length(view, one.province), "name": called(view, one.beneficiary)}
    told = say(f"diplomacy-seize-{one.fate}", **about)
    return f"{told} ({one.why})" if one.why else told


def block_brief(one: BlockView) -> str:
    """A block in codes."""
    told = " ".join(part for part in (say(f"diplomacy-block-{one.kind}", at=one.at), one.id) if part)
    return f"{told}, {say('diplomacy-against', names=', '.join(one.against))}" if one.against else told


def block_words(view: MapView, one: BlockView) -> str:
    """A block, and against whom."""
    told = say(f"diplomacy-block-{one.kind}", at=at_length(view, one.at))
    named = f"{told} {one.id}" if one.id else told
    against = ", ".join(called(view, who) if who in view.names else who for who in one.against)
    return f"{named}, {say('diplomacy-against', names=against)}" if against else named
