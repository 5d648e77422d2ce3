"""SR-15: with whom one is allied: never with who stands best, gladly against him, and never with everybody."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import TIES, Player, spaces
from games.sword.minds import worth
from games.sword.minds.ground import FAR, Ground, distances, once, whose

Asked = Decision[Any]
KEEP: Final = "keep"
NEAR: Final = 3.0
"""A threat from which it matters."""
FOES: Final = 3
"""So many others must be left to fight with, if there are so many; else one ally is enough."""
FIRST: Final = 1
WINS: Final = 2
"""So few points short of victory an ally is none any more."""


# Who is liked


def liking(ground: Ground, other: Player) -> float:
    """What an alliance with him is worth: peace at a border, a common enemy; what one might take of him is lost."""
    if other == worth.leader(ground) or _about_to_win(ground, other):
        return -1.0
    peace = min(1.0, menace(ground, other) / 8)
    menaces = {one: menace(ground, one) for one in ground.rivals()}
    worse = max((value for one, value in menaces.items() if one != other), default=0.0)
    common = 0.3 if worse > menace(ground, other) else -0.2
    ahead = 0.1 * (worth.standing(ground, worth.leader(ground)) - worth.standing(ground, other))
    return peace + common + min(0.4, ahead) - 0.6 * quarrel(ground, other)


def _about_to_win(ground: Ground, player: Player) -> bool:
    hand = ground.view.hands[player]
    return hand.vp + worth.net(ground, player) >= ground.view.number - WINS


@once
def menace(ground: Ground, other: Player) -> float:
    """The CU of his that may come upon what is worth something to this seat."""
    powers = {one for one in TIES if ground.player(one) == other}
    own = [at for at, place in ground.view.places.items() if ground.mine(place.control) and worth.gain(ground, at) > 1]
    found = 0.0
    for at in own:
        near = distances(at)
        for army in ground.armies():
            if army.power in powers and army.at in near:
                found = max(found, army.cu * (1 - near[army.at] / (2 * FAR)))
    return found


@once
def quarrel(ground: Ground, other: Player) -> float:
    """What one has of his, or he of one's own: sieges and spaces that give points."""
    at_war = 0.0
    for at, place in ground.view.places.items():
        owner, holder = spaces()[at].vp_owner, ground.player(place.control)
        at_war += owner in ground.side and holder == other
        at_war += 0.5 * (holder == other and place.besieger in ground.powers)
        at_war += 0.5 * (
            holder in ground.side and place.besieger is not None and ground.player(place.besieger) == other
        )
    return min(2.0, at_war)


def allies(ground: Ground) -> set[Player]:
    """Players with whom a power of this seat is allied."""
    return {
        one for one in ground.rivals() if any(ground.friend(power) for power in TIES if ground.player(power) == one)
    }


def others(ground: Ground, names: list[str]) -> dict[str, Player]:
    """By the name of a pair, own power first, whose the other is."""
    found: dict[str, Player] = {}
    for name in names:
        player = ground.player(whose(name.split("-")[1]))
        if player is not None:
            found[name] = player
    return found


# Answers


def answer(asked: Asked, ground: Ground) -> Raw:
    """SR-DP24: those who are liked, as long as enough enemies are left."""
    return welcome(ground, asked.choice.form()[0], allies(ground), 0.35)


def renew(asked: Asked, ground: Ground) -> Raw:
    """SR-DP25: likewise of all, anew."""
    return welcome(ground, asked.choice.form()[0], set(), 0.3)


def welcome(ground: Ground, names: list[str], already: set[Player], least: float) -> list[str]:
    """The pairs with those who are liked well enough, the best first, while enough others are left."""
    pairs = others(ground, names)
    likings: dict[Player, float] = {player: liking(ground, player) for player in pairs.values()}
    room = max(1, len(ground.rivals()) - FOES)
    order = sorted(likings, key=lambda one: (-likings[one], one))
    chosen: list[Player] = [*already]
    for player in order:
        if likings[player] >= least and (player in chosen or len(chosen) < room):
            chosen.append(player)
    return [name for name, player in pairs.items() if player in chosen and likings[player] >= least]


def propose(asked: Asked, ground: Ground) -> Raw | None:
    """SR-DP36: once a turn, in its first round, to those who are liked."""
    if ground.view.round != FIRST:
        return None
    return welcome(ground, asked.choice.form()[0], allies(ground), 0.4) or None


def breaking(asked: Asked, ground: Ground) -> Raw | None:
    """SR-DP37: with who is about to win, for the least card."""
    form = asked.choice.form()
    traitor = {name for name, player in others(ground, list(form)).items() if _about_to_win(ground, player)}
    if not traitor:
        return None
    one = min(traitor)
    price = min(form[one][1:], default=None)
    return None if price is None else {name: price if name == one else KEEP for name in form}
