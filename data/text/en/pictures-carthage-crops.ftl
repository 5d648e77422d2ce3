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

crop-senator = Senator
crop-id = ID
crop-exploration = EXP
crop-exploration-says = Exploration
crop-purse = Purse
crop-purse-says = Personal Treasury
crop-posts = Posts and marks
crop-no-senator = No Senator.
crop-rebel = Rebel
crop-bodyguard = bodyguard
crop-corrupt = corrupt
crop-major = major mark
crop-charged = may be tried for taxes
crop-loyal-veterans = { $veterans ->
    [one] 1 loyal veteran
   *[other] { $veterans } loyal veterans
}

## Wars, expeditions and units

crop-war = War
crop-commanders = Commanders
crop-legions = Legions
crop-fleets = Fleets
crop-strength = Strength
crop-strength-says = strength against that of the War
crop-wins = Wins
crop-wins-says = chance of Victory
crop-field = In the field
crop-enemies = On the cards of Wars and Leaders
crop-no-force = No force is in the field.
crop-legions-few = { $legions } ({ $veterans } vet.)
crop-legions-told = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
}
crop-legions-veterans-told = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
}, { $veterans ->
    [one] { $veterans } veteran
   *[other] { $veterans } veterans
}
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

crop-free-senators = Senators without a faction
crop-no-free-senators = None.
crop-events = Table Events
crop-event-level = Level { $level }
crop-no-events = No Table Event is in play.
crop-lying = Laws, Trade Concessions, Explorations
crop-none-lying = None.
crop-vacant = Nobody's
crop-vacant-provinces = Provinces without a Governor
crop-vacant-committee = Vacant in the Committee of Five
crop-vacant-families = Families in the Curia
crop-vacant-concessions = Trade Concessions in the Curia
crop-vacant-leaders = Enemy Leaders in the Curia
crop-none = none

## A hand

crop-hand-goods = Goods ({ $cards })
crop-hand-total = sets fetch { $talents }T before tax, Faction Treasury { $treasury }T
crop-no-goods = You hold no trade cards.
crop-hand-red = Red cards ({ $cards })
crop-no-red = You hold no red cards.
crop-kind-event = Event
crop-kind-exploration = Exploration
crop-kind-family = Family
crop-kind-intrigue = Intrigue
crop-kind-law = Law
crop-kind-leader = Leader
crop-kind-mercenary = Mercenary
crop-kind-statesman = Statesman
crop-kind-trade_concession = Trade concession
crop-kind-war = War
