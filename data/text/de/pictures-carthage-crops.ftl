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

crop-exploration = EXP
crop-exploration-says = Exploration
crop-charged = wegen Steuern anklagbar

## Kriege, Expeditionen und Einheiten

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

crop-lying = Gesetze, Trade Concessions, Explorations
crop-vacant-committee = Frei im Committee of Five
crop-vacant-concessions = Trade Concessions in der Curia

## Eine Hand

crop-hand-goods = Waren ({ $cards })
crop-hand-total = Sätze bringen { $talents }T vor Steuer, Faction Treasury: { $treasury }T
crop-no-goods = Du hast keine Handelskarten.
crop-kind-exploration = Exploration
crop-kind-mercenary = Söldner
