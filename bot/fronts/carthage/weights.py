"""How much an event of Carthage decided."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.weights import Weights

WEIGHTS: Final = Weights(
    kinds={
        "carthage.GameEnded": 100,
        "carthage.RevoltBegan": 90,
        "carthage.Bankrupt": 80,
        "carthage.WarLost": 75,
        "carthage.ProvinceRemoved": 50,
        "carthage.SuffeteElected": 45,
        "carthage.LawEnacted": 40,
        "carthage.WarActivated": 35,
        "carthage.Discovered": 35,
    },
    motions={
        "life": 85,
        "suffetes": 55,
        "trial": 50,
        "peace": 50,
        "forces": 40,
        "tax": 30,
        "alliance": 30,
        "committee": 25,
        "governors": 25,
        "units": 25,
        "expedition": 25,
        "concessions": 20,
        "minor": 5,
    },
)
