### Die Große Variante: Schlachten, in denen sich Rom und Karthago gegenüberstehen.

ask-combat-land-battle = { $against ->
    [force] Du beherrschst die See. Eröffnet { $senator } die Schlacht zu Lande ({ $war })?
   *[card] Du beherrschst die See, und die andere Seite hat keine Legionen mehr. Greift { $senator } { $war } zu Lande an?
}
    .label = Landen oder warten
    .hint = Wer wartet, bleibt bei seinem Krieg. Wer angreift, kämpft sofort; das lässt sich nicht rückgängig machen. { $against ->
        [force] Die höhere Summe zu Lande gilt als Angreifer; wer die Schlacht verliert, verliert den Krieg.
       *[card] Gekämpft wird nach den Regeln des eigenen Spielplans.
    }
option-combat-land-battle-attack = Zu Lande angreifen
option-combat-land-battle-wait = Warten
event-grand-wars-attacked = Die Kriege zwischen den Republiken: Karthago greift { $carthage ->
    [nichts] keinen
   *[other] { $carthage }
} an, Rom greift { $rome ->
    [nichts] keinen
   *[other] { $rome }
} an.
event-grand-support-lacking = Krieg { $number }: { grand-side } hat { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} und braucht { $support }. Es greift nicht an.
    .news = { event-grand-support-lacking }
event-grand-side-drawn-up = { grand-side }, Krieg { $number }{ $ground ->
    [sea] { " " }zur See
   *[land] { " " }zu Lande
}{ $commanders ->
    [nichts] , ohne Kommandeur
   *[other] , Kommando: { $commanders }
}. { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in Legionen
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Gesetz { $law }
} = { $strength }.
event-grand-direct-battle-drawn-up = Krieg { $number }: Karthago ({ $carthage }) und Rom ({ $rome }) treffen { $ground ->
    [sea] zur See
   *[land] zu Lande
} aufeinander. { $attacker ->
    [carthage] Karthago gilt als Angreifer
    [rome] Rom gilt als Angreifer
   *[other] Beide sind gleich stark; der höhere DR greift an
}{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Chancen: Karthago siegt { $carthage_wins }%, Patt { $stalemate }%, Rom siegt { $rome_wins }%.
    .news = ⚔ { event-grand-direct-battle-drawn-up }
event-grand-attacker-rolled = Krieg { $number }: Wer greift an? DR: Karthago { $carthage }, Rom { $rome }.
event-grand-direct-battle-fought = Krieg { $number } { $ground ->
    [sea] zur See
   *[land] zu Lande
}, { $attacker ->
    [carthage] Karthago ({ $carthage }) greift Rom ({ $rome }) an
   *[rome] Rom ({ $rome }) greift Karthago ({ $carthage }) an
}: Würfel { $dice } = { $natural }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [victory-all] **Sieg ohne Verluste**
    [victory] **Sieg**
    [stalemate] **Patt**
    [defeat] **Niederlage**
   *[defeat-all] **Niederlage, alle Einheiten verloren**
}.
    .news = ⚔ { event-grand-direct-battle-fought }
event-grand-side-bled = { grand-side } verliert { $legions ->
    [0] { $fleets ->
        [0] nichts
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
   *[other] { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }{ $fleets ->
        [0] { "" }
        [one] { " " }und 1 Fleet
       *[other] { " " }und { $fleets } Fleets
    }
} (Krieg { $number }).
event-grand-land-battle-decided = { $senator } { $attacks ->
    [yes] { $against ->
        [force] eröffnet die Schlacht zu Lande.
       *[card] greift den Krieg zu Lande an.
    }
   *[no] wartet und greift zu Lande nicht an.
}
