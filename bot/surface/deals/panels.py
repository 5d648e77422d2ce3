"""The card of a deal with all that belongs on it, as it is read from the store: for presses and for the courier."""

from __future__ import annotations

from bot.services.deals.deals import Talks, seats_of
from bot.services.deals.past import past_of
from bot.services.deals.terms import Ended
from bot.surface.deals import cards as deal_cards
from bot.surface.deals import giving, records
from bot.surface.deals import lines as deal_lines
from bot.surface.kit import deals as kit_deals
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.surface import Surface


async def panel(surface: Surface, look: Look, deal: str, *, shared: bool = False, ended: Ended | None = None) -> Panel:
    """A deal as a seat sees it, or as both do in their thread; `ended`: how, where the caller knows."""
    store, game, found = surface.store, look.game.id, kit_deals.deal_of(look, deal)
    stand = await store.stand(game)
    talk = [] if shared else await store.talk(game, deal, deal_cards.LAST)
    partner = next(seat for seat in seats_of(deal) if seat != look.seat)
    muted = not shared and look.seat is not None and await Talks(store).muted(game, look.seat, partner)
    if found is None:
        heard = [row for row in talk if not muted or row.seat == look.seat]
        how = ended or await deal_cards.how_it_ended(store, game, deal)
        came = records.receipt(look, past_of(stand, deal)) if stand and not shared else []
        kept = (await store.parley(game, deal)).kept
        return deal_cards.receipt_card(look, deal, how, heard, kept, came=came)
    beside = deal_lines.beside(look, stand, found) if stand else []
    listed = giving.gifts(look, stand, found) if stand and not shared else Panel()
    return deal_cards.deal_card(look, found, talk, shared=shared, muted=muted, beside=beside, listed=listed)
