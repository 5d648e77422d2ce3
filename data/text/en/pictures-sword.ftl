### The words of the pictures of The Sword of Rome.

## Who is who

sword-name = The Sword of Rome
sword-power-ROM = Romans
sword-power-GAU = Gauls
sword-power-ETR = Etruscans
sword-power-SAM = Samnites
sword-power-GRE = Greeks
sword-power-CAR = Carthaginians
sword-power-TRG = Transalpine Gauls
sword-power-VOL = Volsci
sword-power-MER = Mercenaries in revolt
sword-power-IND = independent
sword-letter-ROM = R
sword-letter-GAU = G
sword-letter-ETR = E
sword-letter-SAM = S
sword-letter-GRE = Gr
sword-letter-CAR = C
sword-letter-TRG = T
sword-letter-VOL = V
sword-letter-MER = M
sword-player-ROM = Romans
sword-player-GAU = Gauls
sword-player-ETS = Etr. + Samn.
sword-player-GRE = Greeks
sword-player-CAR = Carthage
sword-the-unrest = the unrest
sword-minor = Minor Leader { $letter }
sword-minor-brief = Minor { $letter }
sword-mercenary-leader = Mercenary Leader
sword-mercenary-leader-short = Captain
sword-box-garrison_box = Garrison Box
sword-short-garrison_box = Garrison
sword-box-transalpine_gaul = Transalpine Gaul
sword-short-transalpine_gaul = Transalp.
sword-none = none

## The head

sword-turn = Turn { $turn } of { $turns }
sword-round = round { $round }
sword-years = { $years } BC
sword-phase = { $number }
sword-figure-wins = VP to win
sword-figure-unrest = Unrest
sword-acts-brief = { $player } to act

## What a picture shows

sword-picture-board = Board of The Sword of Rome
sword-picture-gaul = Cisalpine Gaul
sword-picture-etruria = Etruria and Latium
sword-picture-samnium = Samnium and Apulia
sword-picture-greece = The Greeks in Italy
sword-picture-sicily = Sicily, Africa, the isles
sword-picture-hand = Your hand
sword-picture-piles = Piles and decks
sword-picture-battle = A battle
sword-picture-siege = A siege
sword-picture-raid = Plunder

## The map

sword-map = Spaces and armies
sword-out = { $name }: out of play
sword-kind-normal = open town
sword-kind-walled = walled city
sword-kind-tribal = tribe
sword-kind-box = off the map
sword-colony = Roman colony
sword-loyalty = loyalty { $loyalty }
sword-factor = subjugation { $factor }
sword-port = port
sword-prize = a victory point of { $player }
sword-reinforcement = { $cu } CU of reinforcement
sword-besieged = besieged
sword-siege = { $points } of { $must } siege points by { $power }
sword-plundered = plundered
sword-razed = razed
sword-stands = { $place }: { $power }: { $who }
sword-inside = inside the walls
sword-cu = { $cu } CU
sword-units-normal = { $cu } own
sword-units-carthaginian = { $cu } Carthaginian
sword-units-mercenary = { $cu } mercenary
sword-ways-clear = Clear ways
sword-ways-difficult = Difficult ways
sword-ways-ferry = Straits
sword-ways-road = Roads
sword-marched = { $power } marched: { $path }

## The key

sword-key = Signs
sword-key-normal = Open town
sword-key-walled = Walled city
sword-key-tribal = Tribe
sword-key-prize = Victory point
sword-key-pips = Loyalty
sword-key-hollow = Subjugation
sword-key-port = Port
sword-key-beset = Siege, its points
sword-key-flame = Plundered
sword-key-fresh = Changed
sword-key-host = CU and leaders
sword-key-inside = Inside the walls
sword-key-clear = Clear way
sword-key-difficult = Difficult way
sword-key-ferry = Strait
sword-key-road = Road
sword-key-trek = March

## Points

sword-points = Victory points
sword-wins = { $vp } win
sword-points-of = { $player } { $vp }
sword-points-note = { $vp } (now { $change })
sword-sources = If it were scored now
sword-source-gained = +{ $number } for { $places }
sword-source-lost = −{ $number } for { $places }, lost
sword-source-plunder = { $points } plunder points (+{ $vp })
sword-source-unrest = unrest { $unrest } (−{ $vp })
sword-source-none = no change

## How it came to these points

sword-picture-score = How all have scored
sword-curve = Victory points by turn
sword-curve-wins = wins
sword-curve-aside = 0: as the war began
sword-by-source = Points by their source
sword-brief-ROM = Rom.
sword-brief-GAU = Gauls
sword-brief-ETS = E + S
sword-brief-GRE = Gre.
sword-brief-CAR = Car.
sword-row-player = Player
sword-row-start = At the start
sword-row-towns = Towns of others
sword-row-cities = Cities of others
sword-row-tribes = Tribes subjugated
sword-row-lost = Own spaces lost
sword-row-plunder = Plunder
sword-row-unrest = Unrest
sword-row-beside = Razing, alliances
sword-row-floor = Never below 0
sword-row-points = Together
sword-last-scored = Scored in turn { $turn }
sword-not-scored = Nothing has been scored yet.
sword-source-plundered = +{ $vp } for plunder
sword-source-unrested = −{ $vp } for unrest
sword-source-beside = { $number } by razing or broken alliances
sword-gist-scored = { $player }: { $change } in turn { $turn }.

## Hands

sword-hands = Hands
sword-column-cards = Hd
sword-column-cards-says = Cards in hand, of the hand size
sword-column-deck = Dk
sword-column-deck-says = Cards left in the deck
sword-column-desperate = DT
sword-column-desperate-says = Desperate Times not yet played
sword-column-last = Last discard
sword-column-last-says = Top of the discard pile
sword-hand-of = Hand: { $player }
sword-hand-size = { $cards } cards in hand, hand size { $size }
sword-no-cards = No card in hand.
sword-piles-of = Piles: { $player }
sword-pile-desperate = Desperate Times ({ $number }):
sword-pile-left = In the deck ({ $number }):
sword-piles-left = { $hand } in hand, { $deck } left to draw
sword-pile-unseen = In hand or deck ({ $number }):
sword-pile-discard = Discarded ({ $number }):
sword-pile-removed = Out of the game ({ $number }):
sword-card-number = No.
sword-card-op = OP
sword-card-removed = Removed after its event
sword-card-event = Event
sword-card-leader = Leader
sword-card-permanent = Permanent
sword-card-campaign = Campaign
sword-card-npa = NPA bonus
sword-card-response = Response
sword-card-combat = Combat
sword-card-desperate = Desperate

## The state of things

sword-state = State of things
sword-won = Winner: { $player }
sword-acts = To act: { $player }
sword-plays = Played: { $card }
sword-marches = { $name } is at { $place }, { $mp } MP left
sword-now-battle = Battle at { $place }
sword-now-siege = Siege roll at { $place }
sword-now-raid = Plunder at { $place }
sword-order = Order: { $players }
sword-alliances = Alliances: { $alliances }
sword-alliance = { $one } with { $other }
sword-alliances-lasting = Always allied: { $alliances }
sword-unrest = Unrest of Carthage { $unrest } of 10
sword-raised = raised by a card this round
sword-built-appian_way = The Appian Way is built.
sword-built-duoviri_navales = Duoviri Navales: Rome has a fleet.
sword-insurrection = Mercenaries of Carthage are in revolt.
sword-mines = The Etruscan mines are exhausted.
sword-treaty = Treaty: { $one } and { $other } until the turn ends
sword-delayed = { $power }: { $cu } CU leave in the Reinforcement Phase
sword-displaced = Displaced: { $names }

## Leaders

sword-leaders = Leaders on the map
sword-no-leaders = No leader is on the map.
sword-column-leader = Leader
sword-column-activation = Ac
sword-column-activation-says = Activation rating
sword-column-tactics = Ta
sword-column-tactics-says = Tactics
sword-column-cu = CU
sword-column-cu-says = Combat units with him
sword-column-place = Place

## A battle

sword-attacker = Attacker
sword-defender = Defender
sword-strength = Strength by its parts
sword-total = { $total }
sword-part-dice = dice { $number }
sword-part-tactics = tactics { $number }
sword-part-size = size { $number }
sword-part-territory = own ground { $number }
sword-part-cards = cards { $number }
sword-dice = Dice
sword-dice-sum = sum { $sum }
sword-dice-to-come = { $dice ->
    [one] 1 die to roll
   *[other] { $dice } dice to roll
}
sword-battle-at = Battle at { $place }
sword-row-who = Powers
sword-row-commander = Commander
sword-row-cu = CU
sword-row-tactics = Tactics
sword-row-size = Size
sword-row-territory = Own ground
sword-row-cards = Cards
sword-row-dice = Dice
sword-row-total = Total
sword-row-inflicts = Losses inflicted
sword-row-losses = Losses taken
sword-row-outcome = Outcome
sword-outcome-won = has won
sword-outcome-lost = has lost
sword-commander = { $name }, tactics { $tactics }
sword-no-commander = no leader
sword-absorbed = { $losses }, { $absorbed } ignored
sword-cards-played = Combat cards
sword-card-played = { $card }: { $text }
sword-siege-at = Siege of { $place }
sword-siege-points = Siege points
sword-siege-has = { $points } siege points
sword-siege-note = { $points } of { $must }
sword-roll-note = modifier { $drm }, points { $points }
sword-raid-at = Plunder of { $place }
sword-raid-sure = succeeds by a card
sword-raid-note = 3 or more, modifier { $drm }
sword-there = Who is there
sword-nobody = Nobody.
sword-within = { $power }: { $cu } CU inside the walls
sword-before = { $power }: { $cu } CU

## Sentences

sword-gist-turn = Turn { $turn }, { $years } BC, action round { $round }.
sword-gist-wins = { $vp } victory points win this turn.
sword-gist-player = { $player }: { $vp } VP.
sword-gist-changed = Changed: { $places }.
sword-gist-card = { $number } { $title } ({ $kind }, { $op } OP)
