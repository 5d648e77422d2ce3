### Die Wörter der Teile des Spielplans und einer Hand in Lesegröße.
### `-says` ist dasselbe ausführlich, in der Legende zum Text. T ist ein Talent. Begriffe wie in carthage.ftl.

## Der Markt

crop-faction = Fraktion
crop-traders = Trader
crop-goods = Waren
crop-goods-says = Handelskarten auf der Hand
crop-sold = Verkauf
crop-sold-says = in dieser Runde verkauft
crop-hands = Hände
crop-areas = Handelsgebiete
crop-open = offen
crop-closed = geschlossen
crop-good = Ware
crop-cards = Karten
crop-cards-says = Karten im Spiel
crop-each = Wert
crop-set = Satz zu { $cards }
crop-sets = Was ein Satz bringt
crop-before-tax = vor Steuer

## Senatoren

crop-senator = Senator
crop-id = ID
crop-exploration = EXP
crop-exploration-says = Exploration
crop-purse = Kasse
crop-purse-says = eigene Kasse
crop-posts = Posten und Marker
crop-no-senator = Kein Senator.
crop-rebel = Rebell
crop-bodyguard = Leibwache
crop-corrupt = korrupt
crop-major = hohes Amt
crop-charged = wegen Steuern anklagbar
crop-loyal-veterans = { $veterans ->
    [one] 1 treuer Veteran
   *[other] { $veterans } treue Veteranen
}

## Kriege, Expeditionen und Einheiten

crop-war = Krieg
crop-commanders = Befehlshaber
crop-legions = Legionen
crop-fleets = Fleets
crop-strength = Stärke
crop-strength-says = Stärke gegen die des Krieges
crop-wins = Sieg
crop-wins-says = Chance auf den Sieg
crop-field = Im Feld
crop-enemies = Auf den Karten der Kriege und Leader
crop-no-force = Keine Streitmacht ist im Feld.
crop-legions-few = { $legions } ({ $veterans } Vet.)
crop-legions-told = { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legionen
}
crop-legions-veterans-told = { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legionen
}, { $veterans ->
    [one] { $veterans } Veteran
   *[other] { $veterans } Veteranen
}
crop-expeditions = Expeditionen
crop-expedition-to = Ziel der Expedition
crop-explorer = Explorer
crop-lost = verloren
crop-caravans = Caravans
crop-trade-fleets = Trade Fleets
crop-success = Erfolg
crop-success-says = Chance auf Erfolg
crop-forces = Streitkräfte
crop-upkeep = Unterhalt { $talents }T
crop-units = Einheiten
crop-class = Klasse
crop-class-citizen = Bürger
crop-class-subject = Untertanen
crop-class-mercenary = Söldner
crop-cost = Kosten
crop-home = Heim
crop-home-says = daheim
crop-veterans = Vet.
crop-veterans-says = Veteranen daheim
crop-away = Fern
crop-away-says = fern von Carthage
crop-pool = Pool
crop-pool-says = Force Pool
crop-reserve = Reserve

## Forum und Curia

crop-free-senators = Senatoren ohne Fraktion
crop-no-free-senators = Keine.
crop-events = Table Events
crop-event-level = Stufe { $level }
crop-no-events = Kein Table Event ist im Spiel.
crop-lying = Gesetze, Trade Concessions, Explorations
crop-none-lying = Keine.
crop-vacant = Ohne Besitzer
crop-vacant-provinces = Provinzen ohne Governor
crop-vacant-committee = Frei im Committee of Five
crop-vacant-families = Familien in der Curia
crop-vacant-concessions = Trade Concessions in der Curia
crop-vacant-leaders = Feindliche Leader in der Curia
crop-none = keine

## Eine Hand

crop-hand-goods = Waren ({ $cards })
crop-hand-total = Sätze bringen { $talents }T vor Steuer, Faction Treasury: { $treasury }T
crop-no-goods = Du hast keine Handelskarten.
crop-hand-red = Rote Karten ({ $cards })
crop-no-red = Du hast keine roten Karten.
crop-kind-event = Ereignis
crop-kind-exploration = Exploration
crop-kind-family = Familie
crop-kind-intrigue = Intrige
crop-kind-law = Gesetz
crop-kind-leader = Leader
crop-kind-mercenary = Söldner
crop-kind-statesman = Statesman
crop-kind-trade_concession = Trade Concession
crop-kind-war = Krieg
