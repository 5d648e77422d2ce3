### The words of the parts of the board and of a hand at reading size.
### `-says` is the same at length, in the key of the text twin. T is a Talent.

## The market

crop-faction = Faction
crop-traders = Traders
crop-goods = Goods
crop-goods-says = trade cards in hand
crop-sold = Sold
crop-sold-says = sold this turn
crop-hands = Hands
crop-areas = Trade areas
crop-open = open
crop-closed = closed
crop-good = Good
crop-cards = Cards
crop-cards-says = cards in the game
crop-each = Each
crop-set = set of { $cards }
crop-sets = What a set fetches
crop-before-tax = before tax

## Senators

crop-exploration = EXP
crop-exploration-says = Exploration
crop-charged = may be tried for taxes

## Wars, expeditions and units

crop-expeditions = Expeditions
crop-expedition-to = Expedition to
crop-explorer = Explorer
crop-lost = Lost
crop-caravans = Caravans
crop-trade-fleets = Trade Fleets
crop-success = Success
crop-success-says = chance of Success
crop-forces = Forces
crop-upkeep = upkeep { $talents }T
crop-units = Units
crop-class = Class
crop-class-citizen = citizen
crop-class-subject = subject
crop-class-mercenary = mercenary
crop-cost = Cost
crop-home = Home
crop-home-says = at home
crop-veterans = Vet.
crop-veterans-says = veterans at home
crop-away = Away
crop-away-says = away
crop-pool = Pool
crop-pool-says = Force Pool
crop-reserve = Reserve

## The Forum and the Curia

crop-lying = Laws, Trade Concessions, Explorations
crop-vacant-committee = Vacant in the Committee of Five
crop-vacant-concessions = Trade Concessions in the Curia

## A hand

crop-hand-goods = Goods ({ $cards })
crop-hand-total = sets fetch { $talents }T before tax, Faction Treasury { $treasury }T
crop-no-goods = You hold no trade cards.
crop-kind-exploration = Exploration
crop-kind-mercenary = Mercenary
