"""CD-G.4: what a seat cannot see, dealt anew: who is behind which name, and all that is between others and the GM."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from games.diplomacy.press.letters import hide
from games.diplomacy.state import Diplomacy, Player, Railway
from games.kernel import Dice, Seat, load, save
from games.kernel.choice import is_dict, is_list

KEPT: Final = ("step", "dice", "ruleset", "told")
"""What is the table's."""
PERSONAL: Final = ("final", "wrote")
"""What is known of a person, whatever his name: whether anybody waits for him."""


def scramble(g: Diplomacy, seat: Seat, dice: Dice) -> None:
    """In place: what others have said in secret is forgotten; then whole estates of others change hands."""
    for player in g.players.values():
        if player.seat != seat:
            forget(player)
    g.delegations[:] = [one for one in g.delegations if one.lender == seat]
    for force in g.forces:
        if g.commander(force) != seat:
            force.revolt_list.clear()
    for motion in (*g.motions, *g.carried):
        motion.votes.update({one: bool(dice.number("votes", 2)) for one in motion.votes if one != seat})
    for railway in g.railways:
        hide_company(railway, seat, dice)
    hide(g, seat)
    if g.masked:
        unmask(g, seat, dice)
        change_places(g, seat, dice)


def forget(player: Player) -> None:
    """CD-G.4: orders, refusals and intentions are between him and the GM."""
    player.orders.clear()
    player.fixed.clear()
    player.refusals.clear()
    player.next_holding, player.leaving = "", False


def hide_company(railway: Railway, seat: Seat, dice: Dice) -> None:
    """CD-9.C.4, 9.C.6: votes others have lent; under secrecy how much each of the others owns."""
    own = {owner: dict(loans) for owner, loans in railway.proxies.items()}
    for owner, loans in own.items():
        kept = {to: number for to, number in loans.items() if seat in (owner, to)}
        del railway.proxies[owner]
        if kept:
            railway.proxies[owner] = kept
    if railway.secret:
        others = [one for one in railway.shares if one != seat and one not in railway.proxies]
        lots = [railway.shares[one] for one in others]
        dice.shuffle("shares", lots)
        railway.shares.update(zip(others, lots, strict=True))


def unmask(g: Diplomacy, seat: Seat, dice: Dice) -> None:
    """CD-3.B.1: names that hold nothing could be anybody's."""
    holding = {one.holding for one in g.players.values()}
    masks = [one for one in g.names.values() if one.owner != seat and one.code not in holding]
    owners = [one.owner for one in masks]
    dice.shuffle("masks", owners)
    for mask, owner in zip(masks, owners, strict=True):
        mask.owner = owner


def change_places(g: Diplomacy, seat: Seat, dice: Dice) -> None:
    """CD-3.B.1: each active player but him may be any of the others; who is awaited stays as it is."""
    others = [one.seat for one in g.players.values() if one.active and one.seat != seat]
    dealt = list(others)
    dice.shuffle("persons", dealt)
    known = {one: {name: getattr(g.players[one], name) for name in PERSONAL} for one in others}
    order = list(g.players)
    swapped = _renamed(g, dict(zip(others, dealt, strict=True)))
    for name in (one.name for one in fields(g) if one.name not in KEPT):
        setattr(g, name, getattr(swapped, name))
    g.players = {one: g.players[one] for one in order}
    for one, said in known.items():
        for trait, value in said.items():
            setattr(g.players[one], trait, value)


def _renamed(g: Diplomacy, seats: Mapping[Seat, Seat]) -> Diplomacy:
    """The same with other seats, wherever one stands; texts that people wrote are left alone."""
    document = _exchanged(json.loads(save(g)), {str(old): str(new) for old, new in seats.items()})
    return load(Diplomacy, json.dumps(document).encode(), schema=1, now=1, upgrades={})


def _exchanged(value: Any, seats: Mapping[str, str], of: str = "") -> Any:
    if is_dict(value):
        return {seats.get(key, key): _exchanged(one, seats, key) for key, one in value.items()}
    if is_list(value):
        return [_exchanged(one, seats, of) for one in value]
    return seats.get(value, value) if isinstance(value, str) and of not in ("name", "text", "says", "seed") else value
