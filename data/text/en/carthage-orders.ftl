### What may be ordered beforehand in The Republic of Carthage.

order-phase-trade = Trade
order-phase-combat = Exploration & Combat
order-kind-revenue-corruption = Corrupt income
order-kind-revenue-insist = Spoils the State might not afford
order-kind-revenue-works = Public buildings
order-kind-trade-sell = Selling
order-kind-trade-keep = Keeping trade cards
order-kind-trade-split = Sharing out trade income
order-kind-forum-roll = Initiative roll
order-kind-forum-trader = Seeking a Trader
order-kind-forum-sacrifice = Cancelling a Table Event
order-kind-senate-silence = Silencing an Outcry
order-kind-senate-membership = Consent to a Membership
order-kind-combat-expedition = Going on with an expedition
order-kind-combat-mercenaries = Mercenaries
order-kind-trade-package = Sale, Warehouses and shares
order-fact-tax = the tax rate
order-fact-own-trade-cards = the number of my trade cards
order-happened-outcry-raised = a Public Outcry
