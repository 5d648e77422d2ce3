"""RC-11.1: Public Reaction (T-7): what the people of Carthage do to commanders who have not won."""

from __future__ import annotations

from games.carthage.charts import ReactionRow
from games.carthage.combat.leaving import come_back
from games.carthage.pieces import Senator
from games.carthage.revolution.events import PublicReacted
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.pieces import Campaign
from games.republic.ransom import pay_ransoms
from games.republic.reign import gain
from games.republic.senators import kill

CRUCIFIED = "crucified"
MODIFIER = "public_reaction_modifier"
FOR_ALL = "public_reaction_modifier_all"


async def public_reaction(g: Carthage) -> StepId:
    """RC-11.1: ransoms are paid; in order from the HRAO's player all who have to answer to the people roll."""
    pay_ransoms(g)
    for commander in answerable(g):
        await answer(g, commander)
    return "revolution.deals"


def answerable(g: Carthage) -> list[Senator]:
    """RC-11.1, 11.1a: who fought this turn without winning, or has come home from that; no Captives and no Rebels."""
    return [one for seat in g.from_hrao() for one in g.senators_of(seat) if one.free and has_failed(g, one)]


def has_failed(g: Carthage, commander: Senator) -> bool:
    """RC-11.1: this turn, or in the last one if he came home in this Senate Phase."""
    campaign = commander.campaign
    if campaign is None:
        return False
    return (campaign.turn == g.turn and not campaign.won) or commander.id in g.senate.returned


async def answer(g: Carthage, commander: Senator) -> None:
    """RC-11.1, T-7: DR + POP + what speaks for him and against him. RC-8.8.4: Evil Omens too."""
    dice = g.dice.roll("public-reaction", 2)
    deeds, cards = for_his_campaign(g, commander.campaign), for_cards(g, commander)
    total = sum(dice) + commander.popularity + sum(deeds.values()) + sum(cards.values()) + g.omens()
    row = g.law.charts.public_reaction.at(total)
    g.tell(
        PublicReacted(
            seat=g.owner(commander),
            senator=commander.id,
            dice=dice,
            popularity=commander.popularity,
            campaign=sum(deeds.values()),
            cards=sum(cards.values()),
            omens=g.omens(),
            total=total,
            result=row.result,
            influence=row.influence,
            gained=row.popularity,
            reasons={**deeds, **cards, **({"omens": g.omens()} if g.omens() else {})},
        )
    )
    await suffer(g, commander, row)


async def suffer(g: Carthage, commander: Senator, row: ReactionRow) -> None:
    """RC-11.1b: crucified he dies, and his force stays without him; otherwise INF and POP change as shown.

    RC-10.2.16: one that has won since, and has no other commander, returns at once.
    """
    if row.result == CRUCIFIED:
        await kill(g, commander, CRUCIFIED, "RC-11.1b")
        for force in [one for one in g.forces.values() if one.victorious and not one.commanders]:
            come_back(g, force)
    else:
        gain(g, commander, influence=row.influence, popularity=row.popularity)


def for_his_campaign(g: Carthage, campaign: Campaign | None) -> dict[str, int]:
    """T-7: what of this turn counts: in the first edition heavy losses and a Disaster, and a Naval Victory."""
    if campaign is None or campaign.turn != g.turn:
        return {}
    done = {
        "heavy-losses": campaign.heavy_losses,
        "disaster": campaign.disaster,
        "naval-victory": campaign.naval_victory,
    }
    return {one.deed: one.value for one in g.law.charts.public_reaction.modifiers if done[one.deed]}


def for_cards(g: Carthage, commander: Senator) -> dict[str, int]:
    """T-7: the Court of One Hundred and Four while it is a Law; the card of Malchus the General."""
    laws = [(law, one) for law in g.laws for one in g.tables.laws[law].effects if one.op == FOR_ALL]
    own = [(commander.card.id, one) for one in commander.card.effects if one.op == MODIFIER]
    return {card: int(one.params["value"]) for card, one in (*laws, *own)}
