"""The form of goods that are put down for another seat, and what is said beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip, escape
from bot.services.deals.calls import of_seat
from bot.services.deals.terms import HOURS, NOTE_LONGEST, Said, partner_in, said_now, terms_of
from bot.store.store import Stand
from bot.surface.kit import forms
from bot.surface.kit.deals import DEALINGS, OpenDeal, Side, deal_of, statement
from bot.surface.kit.forms import DESCRIPTION, LABEL, Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Item
from bot.surface.kit.present import asked
from games.kernel import Posted, Raw, Seat

AT_ONCE = 5  # wares that are chosen from a list
TYPED = 20  # wares that are typed


def goods_form(
    look: Look, stand: Stand, posted: Posted, *, said: Said | None = None, wanted: Sequence[str] = ()
) -> Form:
    """What is put down, with what is said beside it; prefilled with what lies there or what would suit the other.

    `said`: what stands beside it, if that is not what was said last; `wanted`: what the other has called for.
    """
    one, deal = asked(posted, look), deal_of(look, str(posted.decision.about.get("deal", "")))
    beside = said or _beside(look, stand, posted)
    theirs = said_by(stand, deal, partner_in(posted)) if deal else Said()
    raw = one.begun if one.begun is not None else _first(look, posted, deal, wanted or theirs.wants)
    form = forms.form(posted, one.game, one.voice, raw, 0, one.notes)
    inputs = [*form.inputs, *_of_goods(look, beside), _note(look.voice, beside)]
    to = replace(form.to, act="goods")
    if deal is None:
        return replace(form, to=to, inputs=[*inputs, _until(look.voice, beside)])
    return replace(form, to=to, inputs=inputs, text=_terms_of_other(look, deal, theirs))


def said_by(stand: Stand, deal: OpenDeal, seat: Seat) -> Said:
    """What a seat says with its goods; of computer players what they wish for lies with the goods themselves."""
    said = terms_of(stand, deal.id, deal.rev).get(seat, Said())
    return said if said.wants else said.model_copy(update={"wants": tuple(deal.sides[seat].wants)})


def _beside(look: Look, stand: Stand, posted: Posted) -> Said:
    """What is said beside the goods already; a new offer begins with what one has called for."""
    own = of_seat(look.calls, look.seat) if "to" in posted.decision.about else None
    said = said_now(stand, posted)
    return Said(wants=own.wants) if own and said == Said() else said


def _first(look: Look, posted: Posted, deal: OpenDeal | None, wanted: Sequence[str]) -> Raw:
    """What the form shows before anything is said: what lies there already, else what would be given most gladly."""
    own = deal.sides.get(posted.decision.seat) if deal else None
    if own is not None and own.raw is not None:
        return own.raw
    return next((gift.raw for gift in DEALINGS.of(look.game.kind).ready(posted, wanted)), None)


def _of_goods(look: Look, said: Said) -> list[Input]:
    """What is claimed of the cards that are not named, and what is wished for; where there are such goods."""
    dealing, wares = DEALINGS.of(look.game.kind), list(_wares(look))
    if not wares:
        return []
    claims = [_choice(look, "claims", wares, said.claims)] if dealing.claims else []
    return [*claims, _choice(look, "wants", wares, said.wants)]


def _wares(look: Look) -> Sequence[str]:
    return DEALINGS.of(look.game.kind).wares(look)[:MENU]


def _choice(look: Look, name: str, wares: Sequence[str], chosen: Iterable[str]) -> Input:
    say, picked = look.voice.say, list(chosen)
    items = [Item(clip(look.voice.name(ware), 100), ware, chosen=ware in picked) for ware in wares]
    label, description = say(f"deal-{name}-label"), clip(say(f"deal-{name}-description"), DESCRIPTION)
    return Input(name, "menu", clip(label, LABEL), description, items, 0, min(AT_ONCE, len(items)))


def _note(voice: Voice, said: Said) -> Input:
    say = voice.say
    description = say("deal-note-description", max=NOTE_LONGEST)
    label = say("deal-note-label")
    return Input("note", "text", label, description, value=said.note, long=True, most=NOTE_LONGEST)


def _until(voice: Voice, said: Said) -> Input:
    """How long the offer stands."""
    say = voice.say
    times = [Item(say("deal-hours", hours=hours), str(hours), chosen=hours == said.hours) for hours in (0, *HOURS)]
    return Input("hours", "menu", say("deal-hours-label"), say("deal-hours-description"), times, low=0)


def _terms_of_other(look: Look, deal: OpenDeal, said: Said) -> str:
    """What one answers, above the answer: whoever hands it in accepts just this."""
    other = next(seat for seat in deal.sides if seat != look.seat)
    side, say = deal.sides[other], look.voice.say
    gives = say("deal-they-give", partner=str(other), what=statement(look, side))
    accepts = [say("deal-form-accepts", partner=str(other))] if side.stated else []
    return "\n".join([gives, *said_lines(look, other, side, said), *accepts])


# -- what is said, in lines --------------------------------------------------------------------------------------------
def said_lines(look: Look, seat: Seat, side: Side, said: Said) -> list[str]:
    """What a seat says of its goods, what is wrong about it by what the rules vouch for, what it wants; its note."""
    voice, name = look.voice, look.voice.name(str(seat))
    claims = claims_of(side, said)
    says = [voice.say("deal-claims", seat=str(seat), claims=counted(voice, claims))] if claims else []
    if claims and DEALINGS.of(look.game.kind).impossible(side, claims):
        says.append(voice.say("deal-impossible", total=side.total, claims=counted(voice, claims)))
    wants = [voice.say("deal-wants", seat=str(seat), wants=counted(voice, said.wants))] if said.wants else []
    note = [voice.words.say("deal-note", seat=name, text=escape(said.note))] if said.note else []
    return [*says, *wants, *note]


def claims_of(side: Side, said: Said) -> list[str]:
    """What is said of single cards, where that is more than the names that are vouched for."""
    whole = [*said.named, *said.claims]
    return whole if Counter(whole) != Counter(side.names) else []


def counted(voice: Voice, wares: Sequence[str]) -> str:
    """Goods with their numbers: "2 Salt and Wool"."""
    return voice.list(
        voice.pair(voice.name(ware), n) if n > 1 else voice.name(ware) for ware, n in Counter(wares).items()
    )


# -- what is typed -----------------------------------------------------------------------------------------------------
def typed(look: Look, text: str) -> tuple[str, ...]:
    """Goods as they were typed: "2 Salt, Wool". IllegalAnswer: there are no such goods here, or they are too many."""
    wares, found = list(_wares(look)), list[str]()
    for name, figure in forms.lines(text, {look.voice.option("", ware).casefold() for ware in wares}):
        ware = forms.named(wares, "", look.voice, name)
        found += [ware] * min(1 if figure is None else max(figure, 0), TYPED + 1)
    if len(found) > TYPED:
        raise IllegalAnswer("form.wares", max=TYPED)
    return tuple(found)


def chosen(look: Look, values: Sequence[str]) -> tuple[str, ...]:
    """Goods that were chosen from the list. IllegalAnswer: they do not stand there."""
    wares = _wares(look)
    for value in values:
        if value not in wares:
            raise IllegalAnswer("choice.unknown", option=value[:80])
    return tuple(values)
