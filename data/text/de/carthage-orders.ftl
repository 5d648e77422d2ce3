### Was in The Republic of Carthage vorher aufgetragen werden kann.

order-phase-trade = Handel
order-phase-combat = Erkundung und Kampf
order-kind-revenue-corruption = Korruptes Einkommen
order-kind-revenue-insist = Beute, die dem Staat zu teuer werden könnte
order-kind-revenue-works = Öffentliche Bauten
order-kind-trade-sell = Verkauf
order-kind-trade-keep = Handelskarten behalten
order-kind-trade-split = Handelseinkommen verteilen
order-kind-forum-roll = Wurf der Initiative
order-kind-forum-trader = Um einen Trader werben
order-kind-forum-sacrifice = Ein Table Event aufheben
order-kind-senate-silence = Einen Outcry unterdrücken
order-kind-senate-membership = Zustimmung zu einer Membership
order-kind-combat-expedition = Eine Expedition fortsetzen
order-kind-combat-mercenaries = Söldner
order-kind-trade-package = Verkauf, Lager und Anteile
order-fact-tax = der Steuersatz
order-fact-own-trade-cards = die Zahl meiner Handelskarten
order-happened-outcry-raised = einem Public Outcry
