"""The Revolution Phase on cards: how likely legions follow, bribes and the Rebel's last Wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from bot.base.text import Voice, clip
from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.odds import senator, share
from bot.fronts.republic.senate.counted import counted
from bot.fronts.republic.senate.words import sort_name, unit, units
from bot.surface.kit.address import Address
from bot.surface.kit.answers import leaves, offered, part, prefilled
from bot.surface.kit.forms import DESCRIPTION, TITLE, Form, Input, Submitted, at, lines, listed, named, number
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Item, words
from bot.surface.press.commanding import answers, gives
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Said
from games.carthage.components import Era
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, IllegalAnswer, Posted
from games.kernel.choice import Raw, is_dict
from games.republic.minds.reckoning import DIE
from games.republic.senate.soldiers import Counts

Reader: TypeAlias = Callable[[Look, Posted], Raw]
BRIBE: Final = "revolution.bribe"
CONQUEST: Final = "revolution.conquest"
LEGIONS: Final = ("paid", "follow")  # of a test of legions


# RC-11.3.1, T-10: who follows


def allegiance_notes(posted: Posted, look: Look) -> list[str]:
    """How likely the legions of a victorious commander follow him, those that are devoted to him left out."""
    view = carthage(look)
    one = view.senators[str(posted.decision.about["senator"])]
    doubtful = offered(leaf(posted, "paid"))
    return follow_lines(look, view, one, Counter(name.partition(".")[0] for name in doubtful))


def joint_notes(posted: Posted, look: Look) -> list[str]:
    """RC-11.3.3: the same of one of two commanders: his share of the legions is tested too."""
    return test_lines(look, carthage(look), str(posted.decision.about["senator"]))


def follow_lines(look: Look, view: CarthageView, one: SenatorView, legions: Mapping[str, int]) -> list[str]:
    """A line for each type of legion: the number needed, and the chance of it, unpaid and paid."""
    bonus = rebel_bonus(one) + view.omens
    return [follow_line(look, view.era, legion, count, bonus) for legion, count in legions.items()]


def follow_line(look: Look, era: Era, legion: str, count: int, bonus: int) -> str:
    """One type of legion."""
    least = CARTHAGE.charts.legion_allegiance.follows_at_least[era][CARTHAGE.tables.legions[legion].class_] - bonus
    unpaid, paid = (share(die + talent >= least for die in DIE) for talent in (0, 1))
    which = unit(look.voice, legion, count) if count else legion
    return look.voice.say("allegiance-note", legion=which, least=least, unpaid=unpaid, paid=paid)


def rebel_bonus(one: SenatorView) -> int:
    """What his card adds to every roll."""
    cards = [card for card in CARTHAGE.tables.statesmen.values() if card.code == one.code]
    effects = (effect for card in cards for effect in card.effects)
    return sum(int(effect.params["value"]) for effect in effects if effect.op == "revolt_allegiance_bonus")


def revolt_odds_of(name: str) -> Act:
    """The handler of `/odds revolt`."""

    async def act(press: Press) -> None:
        look = await press.look()
        await press.reply.whisper(words(*revolt_lines(look, name)))

    return act


def revolt_lines(look: Look, name: str) -> list[str]:
    """What is said of a Senator: of the legions he commands; if none, of every type there is."""
    one = senator(look, name)
    if one is None:
        return [look.voice.say("odds-nobody", said=name[:40])]
    return test_lines(look, carthage(look), one.id)


def test_lines(look: Look, view: CarthageView, name: str) -> list[str]:
    """The legions he commands, how many of them are veterans, and how likely each type follows."""
    one = view.senators[name]
    force = next((force for force in view.forces.values() if one.id in force.commanders), None)
    ids = {printed.name: legion for legion, printed in CARTHAGE.tables.legions.items()}
    legions = Counter(ids[legion] for legion in force.legions) if force else dict.fromkeys(ids.values(), 0)
    head = look.voice.say("allegiance-title", senator=one.id, veterans=force.veterans if force else 0)
    return [head, *follow_lines(look, view, one, legions)]


def tell_tested(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Dice and legions by type: "Celtiberians 5, 2 and 1", "3 Celtiberians"."""
    dice: dict[str, list[str]] = {}
    for legion, roll in fields["rolls"].items():
        dice.setdefault(legion.partition(".")[0], []).append(str(roll))
    needed = fields.get("needed", {})
    rolls = [
        voice.say("tested-dice", name=legion, dice=voice.list(rolled), needed=needed.get(legion, 0))
        for legion, rolled in dice.items()
    ]
    return {"rolls": "; ".join(rolls) or voice.list([]), **{name: by_type(voice, fields[name]) for name in LEGIONS}}


def tell_reaction(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-11.1, T-7: what is added to the dice, by its name; of a game of before, in sums."""
    sums = {name: fields[name] for name in ("campaign", "cards", "omens")}
    reasons = fields.get("reasons") or {name: value for name, value in sums.items() if value}
    told = [voice.say("reaction-reason", reason=reason_name(voice, one), value=n) for one, n in reasons.items()]
    return {"reasons": "".join(f", {one}" for one in told) or None}


def reason_name(voice: Voice, reason: str) -> str:
    """A deed of a campaign, or a card."""
    own = f"reaction-{reason}"
    return voice.say(own) if voice.has(own) else voice.name(reason)


def by_type(voice: Voice, legions: Iterable[str]) -> str:
    """So many of each type."""
    counts = Counter(legion.partition(".")[0] for legion in legions)
    return units(voice, counts)


def tests(said: Said) -> Act:
    """The command of RC-DP43: whoever pays legions wants them tested."""
    choice, paid = said.get("choice"), said.get("paid")
    order = {"command": choice or ("test" if paid else None), "paid": paid}
    return answers("revolution.revolt", order, faction=said.get("faction"))


# RC-11.3.3: bribes


def legion_name(voice: Voice, legion: str) -> str:
    """`celtiberians.2` is "Celtiberians 2"."""
    kind, _, place = legion.partition(".")
    return f"{voice.name(kind)} {place}".strip()


def bribe_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """One line for each legion."""
    paid: Mapping[str, Any] = raw if is_dict(raw) else {}
    value = "\n".join(f"{legion_name(voice, name)}: {paid.get(name, 0)}" for name in bribable(posted))
    hint = clip(voice.say("bribe-form"), DESCRIPTION)
    field = Input("bribes", "text", voice.say("bribe-field"), hint, value=value, long=True)
    return Form(clip(voice.ask_label(BRIBE, posted.decision.about), TITLE), to, [field])


def bribable(posted: Posted) -> list[str]:
    """The legions that can be bribed."""
    return [path[-1] for path, _ in leaves(posted.decision.choice)]


def bribe_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What is paid for each."""
    return bribes(posted, voice, str(submitted.get("bribes", "")))


def bribes(posted: Posted, voice: Voice, text: str) -> dict[str, int]:
    """As typed: "3" is for each legion, "Celtiberians 3" for each of this type, "Celtiberians 2: 3" for this one."""
    legions = bribable(posted)
    if text.strip().isdigit():
        return dict.fromkeys(legions, number(text))
    paid = dict.fromkeys(legions, 0)
    for name, talents in lines(text):
        paid |= dict.fromkeys(meant(legions, voice, name), 0 if talents is None else talents)
    return paid


def pays(said: Said) -> Act:
    """The command: what was typed; nothing: the question is shown."""
    text: str | None = said.get("talents")
    read: Reader | None = (lambda look, posted: bribes(posted, look.voice, text)) if text else None
    return gives(BRIBE, read, faction=said.get("faction"))


def meant(legions: Iterable[str], voice: Voice, text: str) -> list[str]:
    """The legion that was named, or all of the type."""
    wanted = text.casefold().strip()
    called = {legion: legion_name(voice, legion) for legion in legions}
    names = {legion: name.casefold() for legion, name in called.items()}
    exact = [legion for legion, name in names.items() if name == wanted]
    found = exact or [legion for legion, name in names.items() if wanted and name.rpartition(" ")[0] == wanted]
    if not found:
        raise IllegalAnswer("form.name", said=text[:40], there=listed(called.values()))
    return found


def tell_bribes(voice: Voice, raw: Raw) -> str:
    """Whom how much was paid for."""
    paid = {name: talents for name, talents in raw.items() if talents} if is_dict(raw) else {}
    told = [voice.share(legion_name(voice, name), int(talents)) for name, talents in paid.items()]
    return voice.list(told) if told else voice.say("answer-nothing")


# RC-12.2: the Rebel's last Wars


def conquest_notes(look: Look, posted: Posted) -> list[str]:
    """The Wars he can fight, with their strength, and what he has."""
    sides = [look.voice.say("option-note", name=war, note=war_line(look, war)) for war in wars(posted)]
    return [*sides, look.voice.say("conquest-units", units=army(look.voice, posted), fleets=ships(posted))]


def war_line(look: Look, war: str) -> str:
    """How strong a War is now."""
    known = carthage(look).wars.get(war)
    return look.voice.say("conquest-war", land=known.land_now, fleet=known.fleet_now) if known else ""


def wars(posted: Posted) -> list[str]:
    """The Wars that can be fought."""
    return offered(leaf(posted, "war"))


def army(voice: Voice, posted: Posted) -> str:
    """The legions he has."""
    return units(voice, sorts(posted))


def sorts(posted: Posted) -> Mapping[str, int]:
    """How many of each sort."""
    field = leaf(posted, "legions")
    return field.limits if isinstance(field, Counts) else {}


def ships(posted: Posted) -> int:
    """How many Fleets."""
    field = leaf(posted, "fleets")
    return field.high if isinstance(field, Amount) else 0


def leaf(posted: Posted, name: str) -> Any:
    """One field of the choice."""
    return next(field for path, field in leaves(posted.decision.choice) if path == (name,))


def conquest_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """A War, legions, Fleets: prefilled with the weakest War and all there is."""
    items = [
        Item(clip(voice.name(war), OPTION), str(n), chosen=war == part(raw, ("war",)))
        for n, war in enumerate(wars(posted))
    ]
    legions: Mapping[str, Any] = part(raw, ("legions",)) or {}
    value = "\n".join(f"{sort_name(voice, sort)} {count}" for sort, count in legions.items())
    hint = clip(voice.say("order-available", units=army(voice, posted)), DESCRIPTION)
    most = voice.say("form-amount", low=0, high=ships(posted))
    inputs = [
        Input("war", "menu", voice.field_label(CONQUEST, "war"), "", items),
        Input("legions", "text", voice.field_label(CONQUEST, "legions"), hint, value=value, long=True),
        Input("fleets", "text", voice.field_label(CONQUEST, "fleets"), most, value=str(part(raw, ("fleets",))), most=3),
    ]
    return Form(clip(voice.ask_label(CONQUEST, posted.decision.about), TITLE), to, inputs)


def conquest_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The attack as it was filled in."""
    said = submitted.get("war", [])
    war = at(wars(posted), said if isinstance(said, str) else next(iter(said), ""))
    return attack(posted, voice, war, str(submitted.get("legions", "")), str(submitted.get("fleets", "")))


def attack(posted: Posted, voice: Voice, war: str, legions: str, fleets: str) -> Raw:
    """As the rules read it."""
    units = counted(voice, sorts(posted), legions)
    return {"war": war, "legions": units, "fleets": number(fleets) if fleets.strip() else 0}


def attacks(said: Said) -> Act:
    """The command of RC-DP58; nothing is typed: the question is shown."""
    order = {name: said.get(name) for name in ("war", "legions", "fleets")}
    return gives(CONQUEST, attack_by(order) if any(order.values()) else None, faction=said.get("faction"))


def attack_by(said: Mapping[str, str | None]) -> Reader:
    """What was typed; what is left out stays as it is prepared."""

    def read(look: Look, posted: Posted) -> Raw:
        raw = {**prefilled(posted)}
        if war := said.get("war"):
            raw["war"] = named(wars(posted), CONQUEST, look.voice, war)
        if legions := said.get("legions"):
            raw["legions"] = counted(look.voice, sorts(posted), legions)
        if fleets := said.get("fleets"):
            raw["fleets"] = number(fleets)
        return raw

    return read


def tell_attack(voice: Voice, raw: Raw) -> str:
    """The War, and with what."""
    if not is_dict(raw):
        return voice.say("answer-none")
    legions: Mapping[str, int] = raw.get("legions", {})
    return voice.say("conquest-told", war=raw.get("war"), units=units(voice, legions), fleets=raw.get("fleets", 0))
