### The republics: battles. Terms are those of the rulebooks; T is a Talent.

ask-combat-landing = The fleet is beaten. Does { $senator } attack on land at once?
    .label = Land or Wait
    .hint = Who waits stays on the War with his force. Who attacks fights at once, which cannot be undone.
option-combat-landing-attack = Attack on Land
option-combat-landing-wait = Wait
event-republic-battle-drawn-up = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}, { $commanders } commanding: { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in legions
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Law { $law }
} = { $strength } against { $printed ->
    [none] { "" }
   *[other] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leaders { $leaders }
    } ={ " " }
}{ $enemy }{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Natural rolls: Disaster { $disasters ->
    [nothing] on none
   *[other] on { $disasters }
}, Standoff { $standoffs ->
    [nothing] on none
   *[other] on { $standoffs }
}. Odds: Victory { $victory }%, Stalemate { $stalemate }%, Defeat { $defeat }%, Disaster { $disaster }%, Standoff { $standoff }%.
event-republic-battle-fought = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}: dice { $dice } = { $natural }, { $strength } against { $enemy }{ $swing ->
    [0] { "" }
   *[other] { " " }(allies desert: { $swing })
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}: { $result ->
    [victory] total { $total }: **Victory**
    [stalemate] total { $total }: **Stalemate**
    [defeat] total { $total }: **Defeat**
    [disaster] **Disaster**, whatever the total
   *[standoff] **Standoff**, whatever the total
}. { $legions ->
    [0] { $fleets ->
        [0] Nothing is lost.
        [one] Lost: 1 Fleet.
       *[other] Lost: { $fleets } Fleets.
    }
   *[other] Lost: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] .
        [one] , 1 Fleet.
       *[other] , { $fleets } Fleets.
    }
}
event-republic-blamed-for-losses = { $senator } loses { $popularity } POP for { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} lost.
event-republic-commander-captured = { $senator } is a Captive; his ransom is { $ransom }T ({ $war }).
    .news = ⛓ { event-republic-commander-captured }
event-republic-veteran-arose = One of the { $legion } is veteran now{ $senator ->
    [none] , loyal to nobody
   *[other] , loyal to { $senator }
} ({ $war }).
event-republic-glory-won = { $senator } gains { $gain ->
    [0] neither INF nor POP
   *[other] { $gain } INF and { $gain } POP
} ({ $war }).
event-republic-fleet-beaten = The fleet is beaten: the { $war } has a Naval Victory marker.
event-republic-landing-decided = { $senator } { $attacks ->
    [yes] attacks on land at once
   *[no] waits
} ({ $war }).
event-republic-war-won = ✔ The { $war } is won{ $province ->
    [none] { "" }
   *[other] ; { $province } lies in the Forum again, undeveloped
}.{ $spoils ->
    [0] { "" }
   *[other] { " " }Spoils for the State: { $spoils }T.
}
    .news = { event-republic-war-won }
event-republic-force-came-home = A force comes home ({ $war }): { $legions ->
    [0] { $fleets ->
        [0] no units
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
   *[other] { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] { "" }
        [one] , 1 Fleet
       *[other] , { $fleets } Fleets
    }
}{ $commanders ->
    [nothing] { "" }
   *[other] , with { $commanders }
}.
event-republic-leader-fled = { $leader } takes refuge: { $everywhere ->
    [yes] he sets every War aflame and stays until the last is over
   *[no] he waits for the next War that is drawn
}.
    .news = { event-republic-leader-fled }
event-republic-rebel-losses = The Rebel loses { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
}.
event-republic-revolt-failed = The revolt has failed; all Rebels die: { $rebels }.
    .news = { event-republic-revolt-failed }
event-republic-rebel-unchecked = { $met ->
    [yes] The Rebel has beaten the force of the Senate: { $senator }
   *[no] No force has met the Rebel: { $senator }
}.
    .news = { event-republic-rebel-unchecked }
battle-title = ⚔️ **{ $war }**, { $ground ->
    [sea] at sea
   *[land] on land
}; { $commanders } commanding
battle-own = { battle-state }: { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in legions
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Law { $law }
} = **{ $strength }**
battle-enemy = The War: { $plain ->
    [yes] { "" }
   *[no] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leaders { $leaders }
    } ={ " " }
}**{ $enemy }**
battle-rebel = The Rebel: { $printed } in legions + MIL { $leaders } = **{ $enemy }**
battle-numbers = { $special ->
    [no] { "" }
   *[yes] Dice that are a Disaster: { $disasters }; a Standoff: { $standoffs }.{ " " }
}{ $omens ->
    [0] { "" }
   *[other] Evil Omens: { $omens }.
}
battle-ally = { $parity ->
    [even] Even dice
   *[odd] Odd dice
}: { $sign ->
    [1] the War gains
   *[other] the War loses
} { $die ->
    [colored] the coloured die
   *[white_sum] both white dice
} in strength.
battle-odds = Odds: { $chances }
battle-chance = { $result ->
    [victory] Victory **{ $percent }%**
    [stalemate] Stalemate { $percent }%
    [defeat] Defeat { $percent }%
    [disaster] Disaster { $percent }%
   *[standoff] Standoff { $percent }%
}
combat-note = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}: { $strength } against { $enemy }.
odds-no-war = There is no War called "{ $said }" in the Forum.
odds-war-lost = The { $war } is Lost: it cannot be fought any more.
odds-no-fleet = The { $war } has no fleet left to beat: it is fought on land.
odds-no-force = No force with the needed units is there; name a strength to see what it would do.
explain-battle = **A battle**: strengths and odds before the dice, and what they came to.
forecast-clash = ⚔ { $after ->
    [yes] Then on land
   *[no] { $ground ->
        [sea] { $war }: at sea
       *[land] { $war }: on land
    }
}, { $strength } against { $enemy }. { $odds }
forecast-none = ⚔ { $war }: such a force could fight no battle yet.
landing-attack = Attack on Land · win { $percent }%
