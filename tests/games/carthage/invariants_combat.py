"""What no rule of the Exploration and Combat Phase may ever break."""

from __future__ import annotations

from games.carthage.combat.pieces import Combat
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.republic.combat.strength import printed_fleet
from games.republic.pieces import CIVIL_WAR, RAIDERS


def combat_is_sound(g: Carthage) -> None:
    """RC-10: nothing of the phase is left after it; Captives have captors; what is beaten was there to be beaten."""
    fighting = g.step.startswith("combat.") or g.step == "revolution.triumph"
    assert fighting or g.combat == Combat(), "left over from the Combat Phase"
    assert set(g.combat.expeditions) <= set(g.expeditions) or fighting
    battle = g.combat.battle
    assert battle is None or (battle.force in g.forces and battle.war in g.wars)
    for war in g.wars.values():
        assert not war.naval_victory or printed_fleet(g, war), war
        assert len(set(war.struck)) == len(war.struck)
    for force in g.forces.values():
        assert len(force.commanders) <= 2
        assert not force.victorious or force.war not in g.wars
        for name in force.commanders:
            assert g.senators[name].at == force.id, name
    for senator in g.senators.values():
        assert not senator.captive or senator.at in {*g.wars, RAIDERS}, senator
        assert senator.campaign is None or senator.campaign.turn <= g.turn
    assert set(g.defeated) <= set(CARTHAGE.tables.wars)
    assert len(set(g.chronicle.won)) == len(g.chronicle.won)
    assert CIVIL_WAR not in g.wars or g.rebels() or fighting
