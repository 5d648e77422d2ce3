### The Republic of Rome, deutsch: Kampf. Die Wörter stehen in rome.ftl.

## Fragen

ask-combat-order = Bei { $war } stehen mehrere Streitkräfte. In welcher Reihenfolge kämpfen sie?
    .label = Reihenfolge: { $war }
    .hint = Sind sich die Spieler der Befehlshaber nicht einig, entscheiden die Würfel.
ask-combat-buy = Welche Einheiten kauft { $senator } für seine Streitmacht?
    .label = Einheiten kaufen
    .hint = Je 10T, nach dem Gabinian Law: aus seiner Kasse und deiner Faction Treasury, aus welcher zuerst, sagst du.
    .field-legions = Legionen
    .field-fleets = Fleets
    .field-first = Welche Kasse zuerst zahlt
    .default = Nichts kaufen
    .fill = Kaufen…
ask-combat-cleopatra = Kommt Cleopatra in die Schlacht von { $senator }, und auf welcher Seite?
    .label = Cleopatra spielen
    .hint = Für { $senator }: MIL +3 in diesem Krieg, 50T, POP −5. Für den Feind: ein Leader der Stärke 3. Alle, die rote Karten haben, werden gefragt.
ask-combat-proscribe = Spielst du die Proscription?
    .label = Proscription spielen
    .hint = Der HRAO darf dann jeden Knight im Spiel für Geld entfernen. Alle, die rote Karten haben, werden gefragt.
ask-combat-proscription = Vollzieht { $senator } die Proscription?
    .label = Proscription vollziehen
    .hint = Jeder Knight im Spiel wird entfernt, und er hat für jeden einen Würfel Talents. Deine Fraktion gewinnt keine Knights mehr, und alle anderen zählen 1 dazu, wenn sie um Knights werben.
ask-combat-fleets = Welche Fleets gehen mit der Rhodian Maritime Alliance?
    .label = Fleets, die gehen
option-combat-landing-stop = Anhalten
option-combat-buy-own = Seine eigene
option-combat-buy-treasury = Die Faction Treasury
option-combat-cleopatra-hold = Behalten
option-combat-cleopatra-commander = Für den römischen Befehlshaber
option-combat-cleopatra-enemy = Für den Feind
option-combat-proscribe-keep = Die Karte behalten
option-combat-proscribe-play = Spielen
option-combat-proscription-decline = Verzichten
option-combat-proscription-proscribe = Vollziehen

## Warum nicht

reason-combat-payment = Das kostet { $talents }T, mehr als da ist ({ $clause }).

## Was geschieht

event-rome-combat-opened = Die Phase Kampf beginnt. Gekämpft wird in dieser Reihenfolge: { $wars ->
    [nichts] nirgends
   *[other] { $wars }
}.
event-rome-combat-closed = Die Phase Kampf ist vorbei. Ungeführte Kriege: { $unprosecuted ->
    [nichts] keine
   *[other] { $unprosecuted }
}.
    .news = { event-rome-combat-closed }
event-rome-province-improved = { $province } ist nun entwickelt ({ $cause }).
    .news = { event-rome-province-improved }
event-rome-units-bought = { $senator } kauft für { $talents }T: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = { event-rome-units-bought }
event-rome-order-agreed = Bei { $war } wird in dieser Reihenfolge gekämpft, { $agreed ->
    [yes] wie alle es wünschen
   *[no] durch die Würfel
}: { $forces }.
event-rome-military-rolled = { $senator } hat in dieser Schlacht MIL { $military } (Würfel { $dice }).
event-rome-cleopatra-played = { $seat } spielt Cleopatra: { $senator ->
    [none] Sie hilft dem Feind in { $war }, Stärke { $strength }
   *[other] Sie hilft { $senator } in { $war }: MIL { $strength }, { $talents }T, POP { $popularity }
}.
    .news = { event-rome-cleopatra-played }
event-rome-became-proconsul = { $senator } bleibt als Proconsul bei { $war }.
    .news = { event-rome-became-proconsul }
event-rome-master-returned = { $senator } ist wieder in Rome, denn der Dictator { $dictator ->
    [dead] ist tot
    [captive] ist gefangen
    [rebel] ist in Revolte
   *[proconsul] bleibt als Proconsul
}; { $keeps ->
    [yes] er bleibt Master of Horse
   *[no] er ist nicht länger Master of Horse
}.
    .news = { event-rome-master-returned }
event-rome-province-attacks = { $province } unter { $governor } greift { $war } an, dem der Senat nicht begegnet ist.
    .news = ⚔ { event-rome-province-attacks }
event-rome-province-losses = { $province } verliert { $armies ->
    [one] 1 Provinzarmee
   *[other] { $armies } Provinzarmeen
}, { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [one] 1 Provinzflotte
   *[other] { $fleets } Provinzflotten
}.
event-rome-province-allied = { $province } ist geschlagen und kämpft nun neben { $war }; heimgekommen sind { $legions ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
}.
    .news = { event-rome-province-allied }
event-rome-allies-bled = Die Provinzen neben { $war } verlieren { $armies ->
    [one] 1 Provinzarmee
   *[other] { $armies } Provinzarmeen
} und { $fleets ->
    [one] 1 Provinzflotte
   *[other] { $fleets } Provinzflotten
}.
event-rome-war-subsided = { $province } hat { $war } geschlagen; dieser Krieg ist { $fate ->
    [inactive] nun inaktiv
    [shuffled] in das Deck gemischt
   *[discarded] abgelegt
}.
    .news = { event-rome-war-subsided }
event-rome-intercepted = Die Fleets des Senats treffen den Rebellen von { $province } auf See: Würfel { $dice }, { $fleets } gegen { $rebels }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [victory] Sieg, er bleibt zu Hause
    [stalemate] Patt, er landet
   *[defeat] Niederlage, er landet
}. Verlorene Fleets: Senat { $lost }, Rebell { $rebels_lost }.
    .news = ⚔ { event-rome-intercepted }
event-rome-resistance-ended = { $province } ist { $senator } genommen; wieder im Dienst von Rome aus der Garnison: { $legions ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
}.
    .news = { event-rome-resistance-ended }
event-rome-proscription-played = { $seat } spielt die Proscription.
    .news = { event-rome-proscription-played }
event-rome-proscribed = { $senator } ächtet: { $knights ->
    [one] 1 Knight ist
   *[other] { $knights } Knights sind
} fort, und er hat dafür { $talents }T (Würfel { $dice }).
    .news = { event-rome-proscribed }
event-rome-proscription-declined = { $senator } verzichtet auf eine Proscription.
event-rome-conquest-began = { $senator } hält Rome, muss es aber noch retten: Er greift die Kriege an mit { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = ⚔ { event-rome-conquest-began }
event-rome-conquest-ended = { $saved ->
    [yes] Er hat Rome gerettet.
   *[no] Er kann Rome nicht retten.
}
    .news = ⚔ { event-rome-conquest-ended }

battle-state = Rome

## Bei den Fragen

buying-money = { $senator } hat { $talents }T, deine Faction Treasury { $treasury }T.
buy-units = { $legions ->
    [0] { $fleets ->
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
    [one] 1 Legion
   *[other] { $legions } Legionen
} · { $talents }T · Sieg { $before }% → { $after }%
cleopatra-commander = Für den römischen Feldherrn · Sieg { $percent }%
cleopatra-enemy = Für den Feind · Rom siegt zu { $percent }%
proscription-note = { $knights ->
    [one] 1 Knight ist
   *[other] { $knights } Knights sind
} im Spiel (davon { $own } bei deinen Senatoren), für den HRAO im Mittel { $talents }T wert.
war-battle = { $ground ->
    [sea] Zur See
   *[land] Zu Lande
} { $strength } gegen { $enemy }. { $odds }.
war-no-battle = Dort könnte seine Streitmacht noch keine Schlacht schlagen.
