"""CD-5.C(b), (c): purges by rank, and who succeeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.diplomacy.orders import AnyOrder, Post, Purge
from games.diplomacy.politics.events import HeirDrawn, Purged, RevoltFailed
from games.diplomacy.politics.powers import Rank, rank, whose_power
from games.diplomacy.positions.offices import holds, meant, merge
from games.diplomacy.state import NOBODY, Diplomacy, Province
from games.diplomacy.why import VoidOrder
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Deed:
    """A purge as it is carried out: with whose power, from which rank, ordered by whom."""

    purger: Seat
    rank: Rank
    whom: Seat
    post: Post
    author: Seat

    @property
    def revolt(self) -> bool:
        """CD-5.C(b)1: upward; a Sub-Ruler, too, may be sacked by his Ruler or fall to a Commander."""
        return self.post.office == "R" or self.rank is Rank.COMMANDER


def carry_out(g: Diplomacy, orders: Sequence[tuple[Seat, AnyOrder]]) -> list[Deed]:
    """CD-5.C(b)5: rank after rank, those of one rank at once; the purges that were carried out, in this order."""
    deeds = ordered(g, orders)
    done: list[Deed] = []
    for level in Rank:
        now = [one for one in deeds if one.rank is level and is_able(g, one)]
        _void(g, [one for one in deeds if one.rank is level and one not in now], done)
        apply(g, now)
        done.extend(now)
    return done


def ordered(g: Diplomacy, orders: Sequence[tuple[Seat, AnyOrder]]) -> list[Deed]:
    """CD-5.C(b)3, (b)4: purges in order of code; two that use one power for the same count as one."""
    found: dict[tuple[Seat, Post], Deed] = {}
    purges = [(author, one) for author, one in orders if isinstance(one, Purge)]
    for author, order in sorted(purges, key=lambda one: (g.code(one[0]), str(one[1].post))):
        whom, power = g.holder(order.whom), whose_power(g, author, order)
        if whom is None or power is None or power[0] == whom:
            _tell_void(g, author, order.whom, order.post)
            continue
        found.setdefault((power[0], order.post), Deed(power[0], power[1], whom, order.post, author))
    return list(found.values())


def is_able(g: Diplomacy, deed: Deed) -> bool:
    """CD-5.C(b)3, (b)5: he has still the place he purges from, and the other exactly the one that is named."""
    return rank(g, deed.purger, deed.post) is deed.rank and holds(g, deed.whom, deed.post)


def apply(g: Diplomacy, deeds: Sequence[Deed]) -> None:
    """CD-5.C(c): all of one rank at once."""
    sacked = {one.post.where for one in deeds if one.post.office == "SR"}
    for deed in deeds:
        if deed.post.office != "R":
            _sack(g, deed)
        elif deed.post.arm:
            _disown(g, deed)
    fallen = dict.fromkeys(one.post.where for one in deeds if one.post.office == "R" and not one.post.arm)
    for province in fallen:
        _depose(g, g.provinces[province], deeds, sub_ruler_too=province in sacked)
    merge(g)


def _sack(g: Diplomacy, deed: Deed) -> None:
    """CD-5.C(c)1, (c)2: the unit is under direct command; the province under its Ruler, with all its Commanders."""
    force = meant(g, deed.post)
    if force is not None:
        force.commander = NOBODY
    else:
        g.provinces[deed.post.where].sub_ruler = NOBODY
    g.tell(Purged(g.code(deed.purger), g.code(deed.whom), str(deed.post), revolt=deed.revolt))


def _disown(g: Diplomacy, deed: Deed) -> None:
    """CD-5.C(c)6: an unsupported unit without a patron; the one it had may not adopt it."""
    force = meant(g, deed.post)
    if force is not None:
        force.patron, force.disowned = NOBODY, deed.whom
        g.tell(Purged(g.code(deed.purger), g.code(deed.whom), str(deed.post), revolt=True))


def _depose(g: Diplomacy, province: Province, deeds: Sequence[Deed], *, sub_ruler_too: bool) -> None:
    """CD-5.C(c)3, (c)4, 4.E.4: his heir rules, with nobody under him; units and Commanders stay as they are."""
    here = [one for one in deeds if one.post == Post("R", province.code)]
    heir = province.sub_ruler or _draw_heir(g, province, _candidates(deeds, here, sub_ruler_too=sub_ruler_too))
    province.ruler, province.sub_ruler = heir, NOBODY
    for deed in here:
        g.tell(Purged(g.code(deed.purger), g.code(deed.whom), str(deed.post), g.code(heir), revolt=True))


def _candidates(deeds: Sequence[Deed], here: Sequence[Deed], *, sub_ruler_too: bool) -> list[Seat]:
    """CD-5.C(c)4: the Commanders that purged the Ruler; where the Sub-Ruler fell too, first who purged both."""
    purgers = [one.purger for one in here]
    if not sub_ruler_too:
        return purgers
    province = here[0].post.where
    both = [one.purger for one in deeds if one.post == Post("SR", province) and one.purger in purgers]
    return both or purgers


def _draw_heir(g: Diplomacy, province: Province, candidates: Sequence[Seat]) -> Seat:
    """CD-5.C(c)5: of several the GM draws one."""
    by_code = sorted(candidates, key=g.code)
    if len(by_code) == 1:
        return by_code[0]
    heir = g.dice.pick("succession", by_code)
    g.tell(HeirDrawn(province.code, tuple(g.code(one) for one in by_code), g.code(heir)))
    return heir


def _void(g: Diplomacy, deeds: Iterable[Deed], done: Sequence[Deed]) -> None:
    """CD-G.4: a revolt that failed to a sacking is told to the two concerned; else whoever ordered it learns of it."""
    for deed in deeds:
        if deed.revolt and any(one.whom == deed.purger for one in done):
            told = RevoltFailed(g.code(deed.purger), g.code(deed.whom), str(deed.post))
            g.tell(told, sorted({deed.purger, deed.whom}))
        else:
            _tell_void(g, deed.author, g.code(deed.whom), deed.post)


def _tell_void(g: Diplomacy, author: Seat, whom: str, post: Post) -> None:
    g.tell(VoidOrder("politics.purge", f"{whom} {post}", "purge-without-power"), [author])
