# Die Entscheidungen der Spielleitung auf beiden Plänen.

reason-ruling-not-played = Rom wird noch nicht gespielt.
ruling-carthage-treasury = Karthago: In der Staatskasse liegen { $talents }T.
option-ruling-carthage-treasury = Karthago: Staatskasse
ruling-carthage-talents = Karthago: { $senator } hat { $talents }T.
option-ruling-carthage-talents = Karthago: Persönliche Kasse
ruling-carthage-faction-treasury = Karthago: In der Faction Treasury von { $seat } liegen { $talents }T.
option-ruling-carthage-faction-treasury = Karthago: Faction Treasury
ruling-carthage-influence = Karthago: { $senator } hat { $influence } INF.
option-ruling-carthage-influence = Karthago: INF eines Senators
ruling-carthage-popularity = Karthago: { $senator } hat { $popularity } POP.
option-ruling-carthage-popularity = Karthago: POP eines Senators
ruling-carthage-leader = Karthago: { $senator } ist Faction Leader.
option-ruling-carthage-leader = Karthago: Faction Leader
ruling-carthage-recruit = Karthago: { $family } kommt zu { $seat }.
option-ruling-carthage-recruit = Karthago: Familie in eine Fraktion
ruling-carthage-give-card = Karthago: { $seat } erhält { $card }.
option-ruling-carthage-give-card = Karthago: Eine rote Karte geben
ruling-carthage-take-card = Karthago: { $seat } verliert { $card }.
option-ruling-carthage-take-card = Karthago: Eine rote Karte nehmen
ruling-carthage-tax = Karthago: Der Steuersatz ist { $percent }%.
option-ruling-carthage-tax = Karthago: Steuersatz
ruling-carthage-traders = Karthago: { $senator } hat { $traders } Trader.
option-ruling-carthage-traders = Karthago: Trader eines Senators
ruling-carthage-give-trade-card = Karthago: { $seat } erhält { $card }.
option-ruling-carthage-give-trade-card = Karthago: Eine Handelskarte geben
ruling-carthage-take-trade-card = Karthago: { $seat } verliert { $card }.
option-ruling-carthage-take-trade-card = Karthago: Eine Handelskarte nehmen
ruling-rome-treasury = Rom: In der Staatskasse liegen { $talents }T.
option-ruling-rome-treasury = Rom: Staatskasse
ruling-rome-talents = Rom: { $senator } hat { $talents }T.
option-ruling-rome-talents = Rom: Persönliche Kasse
ruling-rome-faction-treasury = Rom: In der Faction Treasury von { $seat } liegen { $talents }T.
option-ruling-rome-faction-treasury = Rom: Faction Treasury
ruling-rome-influence = Rom: { $senator } hat { $influence } INF.
option-ruling-rome-influence = Rom: INF eines Senators
ruling-rome-popularity = Rom: { $senator } hat { $popularity } POP.
option-ruling-rome-popularity = Rom: POP eines Senators
ruling-rome-leader = Rom: { $senator } ist Faction Leader.
option-ruling-rome-leader = Rom: Faction Leader
ruling-rome-recruit = Rom: { $family } kommt zu { $seat }.
option-ruling-rome-recruit = Rom: Familie kommt in eine Fraktion
ruling-rome-give-card = Rom: { $seat } erhält { $card }.
option-ruling-rome-give-card = Rom: Eine rote Karte geben
ruling-rome-take-card = Rom: { $seat } verliert { $card }.
option-ruling-rome-take-card = Rom: Eine rote Karte nehmen
ruling-rome-unrest = Rom: Unrest ist { $unrest }.
option-ruling-rome-unrest = Rom: Unrest
ruling-rome-knights = Rom: { $senator } hat { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}.
option-ruling-rome-knights = Rom: Knights eines Senators
