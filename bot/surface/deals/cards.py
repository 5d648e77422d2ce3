"""M6: a deal between two seats, as one of them sees it, or as both do in their thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.base.errors import NotAllowed
from bot.base.text import clip
from bot.services.deals.terms import how_it_ended as noted
from bot.store.store import Store, TalkRow
from bot.surface.kit.address import Address
from bot.surface.kit.answers import is_one, offered
from bot.surface.kit.deals import OpenDeal, Side, other, partner, statement
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Row, Rule, button, buttons, words
from games.kernel import Posted, Seat

LAST = 5


def own_seat(look: Look) -> Seat:
    """The viewer's seat. NotAllowed: he has none."""
    if look.seat is None:
        raise NotAllowed("seat.none")
    return look.seat


def to(look: Look, deal: OpenDeal, act: str) -> Address:
    """Where a button of a deal card leads: it names the revision it was drawn for."""
    return Address(look.game.id, deal.id, str(deal.rev), act)


def deal_card(
    look: Look,
    deal: OpenDeal,
    talk: Sequence[TalkRow] = (),
    *,
    shared: bool = False,
    muted: bool = False,
    beside: Sequence[str] = (),
) -> Panel:
    """The whole card; `shared`: in the thread of both, without the faces of anybody's cards; `muted`: the partner.

    `beside`: what stands there beside the goods.
    """
    sides = _shared_sides(look, deal) if shared else _own_sides(look, deal)
    accepted = [look.voice.say("deal-accepted", seat=str(seat), rev=deal.rev) for seat in deal.accepted]
    heard = [row for row in talk if not muted or row.seat == look.seat]
    card = words(_title(look, deal, shared=shared), *sides, *beside, *accepted) + talk_panel(look, heard)
    if muted:
        card += words(look.voice.say("deal-muted", partner=str(partner(deal, look.seat))))
    further = [] if shared else _further(look, deal, muted=muted, heard=bool(talk))
    return card + Panel((Row(_buttons(look, deal, shared=shared)),)) + buttons(*further)


def _further(look: Look, deal: OpenDeal, *, muted: bool, heard: bool) -> list[Button]:
    """What there is to do beside the goods: promise something, hear the other or not."""
    say = look.voice.say
    mine = next(side for seat, side in deal.sides.items() if seat == look.seat)
    promise = [button(say("button-promise"), to(look, deal, "promise"))] if mine.stated else []
    way = "unmute" if muted else "mute"
    return [*promise, *([button(say(f"button-{way}"), to(look, deal, way))] if heard or muted else [])]


def _title(look: Look, deal: OpenDeal, *, shared: bool) -> str:
    n = deal.id.rpartition(".")[2]
    if shared:
        return look.voice.say("deal-title-shared", seats=[str(seat) for seat in deal.sides], n=n, rev=deal.rev)
    return look.voice.say("deal-title", partner=str(partner(deal, look.seat)), n=n, rev=deal.rev)


def _own_sides(look: Look, deal: OpenDeal) -> list[str]:
    other = partner(deal, look.seat)
    mine = next(side for seat, side in deal.sides.items() if seat != other)
    return [
        look.voice.say("deal-you-give", what=statement(look, mine)),
        *_faces(look, mine, reserved=look.seat in deal.accepted),
        look.voice.say("deal-they-give", partner=str(other), what=statement(look, deal.sides[other])),
    ]


def _shared_sides(look: Look, deal: OpenDeal) -> list[str]:
    sides = deal.sides.items()
    return [look.voice.say("deal-they-give", partner=str(seat), what=statement(look, s)) for seat, s in sides]


def _faces(look: Look, side: Side, *, reserved: bool) -> list[str]:
    """One's own cards; once one has accepted they wait for the other's consent."""
    if not side.cards:
        return []
    count = Counter(look.voice.name(card) for card in side.cards)
    cards = look.voice.list(look.voice.pair(n, c) if c > 1 else n for n, c in count.items())
    return [look.voice.say("deal-your-cards-reserved" if reserved else "deal-your-cards", cards=cards)]


def talk_panel(look: Look, talk: Sequence[TalkRow]) -> Panel:
    """The last lines said, escaped by whoever kept them."""
    if not talk:
        return Panel()
    say, name = look.voice.words.say, look.voice.name
    lines = [say("talk-line", seat=name(str(row.seat)), text=row.text) for row in talk[-LAST:]]
    return Panel((Rule(),)) + words(*(clip(line, 600) for line in lines))


def _buttons(look: Look, deal: OpenDeal, *, shared: bool) -> list[Button]:
    voice = look.voice
    both = all(side.stated for side in deal.sides.values())
    row: list[Button] = []
    if both and (shared or look.seat not in deal.accepted):
        row.append(button(voice.say("button-accept", rev=deal.rev), to(look, deal, "accept"), "success"))
    answer = "button-counter" if both else "button-answer"
    row.append(button(voice.say(answer), to(look, deal, "counter"), "secondary" if both else "primary"))
    if not shared:
        row.append(button(voice.say("button-talk"), to(look, deal, "talk")))
    row.append(button(voice.say("button-withdraw"), to(look, deal, "withdraw")))
    return row


def confirm_card(look: Look, deal: OpenDeal, beside: Sequence[str] = ()) -> Panel:
    """8.2: the second acceptance is confirmed with the full text in sight."""
    sides = _own_sides(look, deal)
    yes = button(look.voice.say("button-confirm", rev=deal.rev), to(look, deal, "settle"), "success")
    return words(look.voice.say("deal-confirm"), *sides, *beside) + Panel((Row([yes]),))


def receipt_card(look: Look, deal: str, act: str, talk: Sequence[TalkRow] = (), kept: Sequence[Seat] = ()) -> Panel:
    """What is left of a deal's card when it is over; its words stay for a day, or if both keep them."""
    say = look.voice.say
    over = words(say("deal-over", act=act, partner=str(other(deal, look.seat))))
    if not talk:
        return over
    mine = look.seat in kept
    note = say("talk-kept" if len(kept) > 1 else "talk-kept-by-you" if mine else "talk-erased")
    keep = [] if mine else [button(say("button-keep"), Address(look.game.id, deal, "", "talkkeep"))]
    return over + talk_panel(look, talk) + words(note) + buttons(*keep)


def reply_to(posted: Posted) -> list[str] | None:
    """The replies to a deal that a decision offers; None: it puts goods down."""
    return offered(posted.decision.choice) if is_one(posted.decision.choice) else None


async def how_it_ended(store: Store, game: str, deal: str) -> str:
    """How a deal ended: as noted, else the last act told of it; an acceptance that was the last one settled it."""
    stand = await store.stand(game)
    if stand and (how := noted(stand, deal)):
        return how
    told = [event for event in await store.events(game) if event.fields.get("deal") == deal]
    act = str(told[-1].fields.get("act", "")) if told else ""
    return act if act in ("withdrawn", "lapsed") else "settled"
