### The Grand Variant: battles in which Rome and Carthage meet each other.

ask-combat-land-battle = { $against ->
    [force] You control the sea. Does { $senator } open the battle on land ({ $war })?
   *[card] You control the sea, and the other side has no legions left. Does { $senator } attack the { $war } on land?
}
    .label = Land or Wait
    .hint = Who waits stays on his War. Who attacks fights at once, which cannot be undone. { $against ->
        [force] The higher land total counts as attacker; who loses the battle loses the war.
       *[card] It is fought by the rules of your own board.
    }
option-combat-land-battle-attack = Attack on Land
option-combat-land-battle-wait = Wait
event-grand-wars-attacked = The wars between the republics: Carthage attacks { $carthage ->
    [nothing] none
   *[other] { $carthage }
}, Rome attacks { $rome ->
    [nothing] none
   *[other] { $rome }
}.
event-grand-support-lacking = War { $number }: { grand-side } has { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} and needs { $support }. It does not attack.
    .news = { event-grand-support-lacking }
event-grand-side-drawn-up = { grand-side }, war { $number }{ $ground ->
    [sea] { " " }at sea
   *[land] { " " }on land
}{ $commanders ->
    [nothing] , without a commander
   *[other] , { $commanders } commanding
}: { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in legions
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Law { $law }
} = { $strength }.
event-grand-direct-battle-drawn-up = War { $number }: Carthage ({ $carthage }) and Rome ({ $rome }) meet { $ground ->
    [sea] at sea
   *[land] on land
}. { $attacker ->
    [carthage] Carthage counts as attacker
    [rome] Rome counts as attacker
   *[other] Both are equal; the higher DR will be the attacker
}{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Odds: Carthage wins { $carthage_wins }%, Stalemate { $stalemate }%, Rome wins { $rome_wins }%.
    .news = ⚔ { event-grand-direct-battle-drawn-up }
event-grand-attacker-rolled = War { $number }: who is the attacker? DR: Carthage { $carthage }, Rome { $rome }.
event-grand-direct-battle-fought = War { $number } { $ground ->
    [sea] at sea
   *[land] on land
}, { $attacker ->
    [carthage] Carthage ({ $carthage }) attacks Rome ({ $rome })
   *[rome] Rome ({ $rome }) attacks Carthage ({ $carthage })
}: dice { $dice } = { $natural }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [victory-all] **Victory without losses**
    [victory] **Victory**
    [stalemate] **Stalemate**
    [defeat] **Defeat**
   *[defeat-all] **Defeat, all units lost**
}.
    .news = ⚔ { event-grand-direct-battle-fought }
event-grand-side-bled = { grand-side } loses { $legions ->
    [0] { $fleets ->
        [0] nothing
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
   *[other] { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] { "" }
        [one] { " " }and 1 Fleet
       *[other] { " " }and { $fleets } Fleets
    }
} (war { $number }).
event-grand-land-battle-decided = { $senator } { $attacks ->
    [yes] { $against ->
        [force] opens the battle on land.
       *[card] attacks the War on land.
    }
   *[no] waits, and does not attack on land.
}
