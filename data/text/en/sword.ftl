### The Sword of Rome.

game-sword = The Sword of Rome
choice-sword = The Sword of Rome: a war of cards for Italy
pitch-sword =
    You lead Rome, Gauls, Etruscans and Samnites, Greeks or Carthage; cards move armies and win cities.
    { "" }**To win**: have most victory points after nine turns, or reach the number of the turn before.
    Two to five players, with alliances. An evening live, or some weeks by the way.

phases = draw action movement combat siege plunder card attrition surrender isolation scoring alliance reinforcement gallic
phase-turn = Start of the turn
phase-draw = Draw
phase-action = Actions
phase-movement = March
phase-combat = Battle
phase-siege = Siege
phase-plunder = Plunder
phase-card = Cards
phase-attrition = Attrition
phase-surrender = Surrender
phase-isolation = Isolation
phase-scoring = Scoring
phase-alliance = Alliances
phase-alliances = Alliances
phase-reinforcement = Reinforcement
phase-gallic = Gallic events
phase-end = The end of the war

money = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}

## Names

name-ROM = Romans
name-GAU = Gauls
name-ETS = Etruscans and Samnites
name-ETR = Etruscans
name-SAM = Samnites
name-GRE = Greeks
name-CAR = Carthaginians
name-TRG = Transalpine Gauls
name-VOL = Volsci
name-MER = revolting mercenaries
name-IND = independent
name-normal = CU
name-carthaginian = Carthaginian CU
name-mercenary = mercenary CU
name-mercenary_leader = Mercenary Leader
name-rom_minor_a = Roman Leader A
name-rom_minor_b = Roman Leader B
name-gau_minor_a = Gallic Leader A
name-gau_minor_b = Gallic Leader B
name-gau_minor_c = Gallic Leader C
name-gau_minor_d = Gallic Leader D
name-etr_minor_a = Etruscan Leader A
name-etr_minor_b = Etruscan Leader B
name-etr_minor_c = Etruscan Leader C
name-sam_minor_a = Samnite Leader A
name-sam_minor_b = Samnite Leader B
name-gre_minor_a = Greek Leader A
name-gre_minor_b = Greek Leader B
name-gre_minor_c = Greek Leader C
name-car_minor_a = Carthaginian Leader A
name-car_minor_b = Carthaginian Leader B
name-car_minor_c = Carthaginian Leader C
name-vol_minor_a = Volscian Leader A
name-trg_minor_a = Transalpine Leader A
name-trg_minor_b = Transalpine Leader B
name-garrison_box = Garrison Box
name-transalpine_gaul = Transalpine Gaul
name-unrest = the unrest of Carthage
name-duoviri_navales = Duoviri Navales
name-appian_way = Appian Way
name-tactics = tactics
name-size = size
name-territory = own territory
name-friendly = own territory
name-ground = hard ground
name-inside = CU inside
name-greeks = Greek siege craft
name-cards = cards
name-order = order of the card

## What is asked

ask-draw-discard = Before you draw in turn { $turn }: which cards do you discard?
    .label = Discard
    .none = keep all
    .default = Keep All
ask-draw-size = You hold { $over } cards too many. Which do you discard?
    .label = Discard Down
ask-action-first = You have most victory points. Who acts first in turn { $turn }? The others follow as they sit.
    .label = First Player
ask-action-play = Round { $round } of turn { $turn }: which card do you play, and for what? Choose under the card.
    .label = Play a Card
    .default = Pass
ask-action-next = Your action in round { $round } of turn { $turn }: say now what you will do, and nobody has to wait for you.
    .label = Next Action
    .default = Ask Me Then
    .hint = It stays sealed, and may be changed until your turn. The first play that is possible then is made; if none is, or what you name has befallen you, you are asked.
ask-action-bonus = Do you call a power that nobody plays, beside your card?
    .label = Bonus Card
ask-action-hire = Do you hire mercenaries with a card, beside your card play?
    .label = Hire Mercenaries
ask-action-npa = { $card }: what shall it do, and for which power?
    .label = Neutral Power
ask-action-interrupt = The { $after } have acted. Do you take an extra action with Desperate Times?
    .label = Interrupt
    .default = No
ask-action-responses = How do you answer what others do? For each matter: never, ask me, or play what fits. It holds until you change it.
    .label = My Responses
    .default = As It Stood
    .hint = The form asks the same of everybody, whatever he holds. Where nobody has to be asked, a window closes of itself.
    .field-events = Events of others
    .field-activations = Activations of others
    .field-marches = Cards for my marches
    .field-interception = Interception
    .field-withdrawal = Going inside
    .field-avoiding = Avoiding battle
    .field-refusing = Going back, letting go
    .field-battles = Combat cards
    .field-retreat = Retreats
    .field-victory = Support for victory
    .field-details = Commanders, losses, choices
    .field-sieges = Cards in sieges
    .field-sea = Cards against fleets
    .field-ships = Ships for allies
    .field-bribe = Bribes
    .field-spoils = Razing and tribute (Gauls)
    .field-tribute = Tribute
    .field-wear = Cards at the turn's end
    .field-interrupts = Desperate Times between
    .field-alliances = Alliances offered
ask-action-cards = Which single cards are played of themselves, and when? They go before your responses, in this order.
    .label = Cards on Order
    .default = None
    .hint = An order counts once you hold the card and it could be played; it holds until you change it, and nobody sees it before.
ask-card-counter = Do you play a card now, or let it pass?
    .label = Response
    .default = Decline
ask-card-choice = { $card } puts you before a choice.
    .label = Forced Choice
ask-card-target = { $card }: you say how it is used.
    .label = Use of a Card
ask-attrition-losses = Attrition: which types of CU are lost?
    .label = Attrition Losses
ask-reinforcement-leaving = { $power }: CU go home. How many out of which space?
    .label = Who Goes Home
ask-reinforcement-displaced = Where do your displaced leaders return, and where does a minor leader enter?
    .label = Leaders Return
    .default = As Proposed
ask-reinforcement-minor = Where does your minor leader enter?
    .label = Minor Leader
    .default = As Proposed
ask-reinforcement-place = Reinforcements of the { $player }: where do they stand?
    .label = Place CU
    .default = Where They Come From
ask-reinforcement-loyalty = Your leaders cost your cities loyalty. Which cities pay? One point a city before any second.
    .label = Loyalty Penalty
ask-reinforcement-sicily = Which leader in Sicily is spared?
    .label = Sicily
ask-movement-bribe = The { $power } have entered { $at }. Do you end their activation with a 3 OP card? It leaves the game.
    .label = Bribe
ask-movement-commander = Who commands the { $power } in { $at }?
    .label = Commander
ask-movement-ships = The { $power } in { $at } are your allies. Do you give them ships with a card?
    .label = Lend Ships
    .default = Lend None
ask-movement-interdict = The { $power } sail from { $at } to { $to }. Do you play a card against them?
    .label = Interdict
    .default = Play None
ask-movement-intercept = The { $of } have entered { $at }. Which of your armies ({ $power }) tries to intercept?
    .label = Intercept
ask-movement-let-go = The { $power } in { $at } ask to go back. Do you let them go?
    .label = Let Go
ask-movement-withdraw = An enemy enters { $at }. Who of the { $power } goes inside the city?
    .label = Go Inside
ask-movement-avoid = An enemy is in { $at }. Do the { $power } try to avoid battle?
    .label = Avoid Battle
ask-movement-step = The { $power } are in { $at }. Where do they march?
    .label = March
    .fill = Step by Step
    .default = Stop Here
ask-movement-act = The { $power } have fought in { $at }. What do they do with the movement points left?
    .label = After the Battle
    .fill = Step by Step
ask-movement-go-back = The { $power } intercept you in { $at }. Do you fight, or ask to go back?
    .label = Fight or Go Back
ask-combat-plan = Battle of { $at }: which of your cards may be played in it? Both sides are asked at once, and neither sees what the other says.
    .label = Cards of the Battle
    .default = None
    .hint = In each step the one is played that helps most, if one helps; two at most. With "Ask me" you are asked wherever none of them is played.
ask-combat-card = Battle of { $at }: do you play a combat card?
    .label = Combat Card
    .default = Decline
ask-combat-losses = Battle of { $at }: which CU of the { $power } are lost?
    .label = Losses
ask-combat-retreat = The { $power } are beaten in { $at }. Where do they retreat?
    .label = Retreat
    .fill = In Detail
ask-combat-support = You have won in { $at }: { $points ->
    [one] 1 support point. How do you spend it?
   *[other] { $points } support points. How do you spend them?
}
    .label = Support
    .none = none
ask-combat-unrest = Battle of { $at }: { $points ->
    [one] does your 1 point go
   *[other] how many of your { $points } points go
} to the unrest of Carthage?
    .label = Points on Unrest
ask-combat-continue = You have won in { $at } without a roll. Does your army go on?
    .label = Go On
ask-siege-raze = { $at } is yours. Do you keep it, or raze it for a victory point?
    .label = Keep or Raze
ask-plunder-tribute = The Gauls are about to plunder { $at }. Do you offer a card as tribute?
    .label = Tribute
ask-plunder-accept = The { $player } offer { $card } as tribute for { $at }.
    .label = Answer Tribute
ask-alliance-propose = Which alliances do you propose?
    .label = Propose Alliances
    .yes = Propose
ask-alliance-answer = The { $player } propose an alliance. Which do you accept?
    .label = Answer Alliances
    .none = refuse
    .no = Refuse
ask-alliance-break = Which alliances do you break, and what do you pay?
    .label = Break an Alliance
ask-alliance-renew = Which alliances do you renew, and which new ones do you wish for? All say it at the same time.
    .label = Renew Alliances
    .none = none
    .no = None
ask-gallic-support = The Gauls cost you support. Where?
    .label = Support Lost
ask-gallic-mercenaries = You have fewest points: 2 CU come to you. Where?
    .label = Gallic Mercenaries

## Options

option-pass = Pass
option-no = No
option-yes = Yes
option-decline = Decline
option-after = After my card play
option-never = Never
option-ask = Ask me
option-always = Whenever it can be
option-pays = When it pays, as the bot reckons
option-own = Ask me where mine are concerned
option-dear = Ask me where points are at stake
option-mine = Ask me in my own action
option-cheap = A card of 1 OP
option-usual = As usual
option-stop = Stop here
option-go-on = Go on
option-fight = Fight
option-go-back = Ask to go back
option-stand = Stand
option-raze = Raze
option-keep = Keep
option-accept = Accept
option-refuse = Refuse
option-point = A victory point
option-stay = Stays away
option-siege = Siege roll
option-plunder = Plunder
option-sortie = Sortie
option-attack = Attack
option-unrest = Unrest of Carthage
option-movement-intercept-none = Do not intercept
option-movement-bribe-none = No bribe
option-movement-ships-none = No ships
option-movement-interdict-none = No card
option-plunder-tribute-none = No tribute
option-act-none = Ask me there
option-all-that-fit = All that fit

use-event = As event: { $card }
use-event-army = { $card }: { $power } in { $at }
use-activate = Activate: { $power } in { $at } ({ $card })
use-raise = Raise 1 CU: { $power } in { $at } ({ $card })
use-support = Add and remove support ({ $card })
use-support-of = Add and remove support ({ $card } of the { $player })
called-card-of = { $card } of the { $player }
use-colony = Colony: { $at } ({ $card })
use-extra = { $card }: { $power } in { $at }
called-against = Against the { $power }
called-from = If the die succeeds in { $chance } of 100
called-wins = If it wins in { $number } of 100
called-below = If it wins in less than { $number } of 100
called-odds = Against { $number } times my CU
called-cu = From { $number } CU on
called-ask-cu = Ask me from { $number } CU on
called-with = With the { $power } only
responses-usual = as at the start
order-kind-action-responses = My responses
order-kind-action-next = My next action
order-kind-action-cards = My cards on order
called-inside = { $at } (inside)
called-army = { $power } in { $at }
called-add = Add support: { $power } in { $at }
called-remove = Remove support: { $at } (by the { $power })
called-call-activate = Activate: { $power } in { $at }
called-call-cu = 2 CU: { $power } in { $at }
called-call-support = 1 support point: { $power }
called-call-unrest = Unrest of Carthage +1
called-to = To { $at }
called-sail = By sea to { $at } ({ $card })
called-ships = By sea to { $at } (ships of Carthage)
called-by-sea = { $at } (by sea)
called-pair = { $a } with { $b }
called-discard = Discard { $card }
called-discard-two = Discard { $card } and { $other }
called-ally = Ally the { $power } with the Greeks
called-plunder = The Gauls gain a plunder point
called-levy = { $power } from { $at }
called-levy-of = { $power }: { $kind }
called-take = Take control: { $at }
called-place = CU in { $at }
called-way-sail = By sea to { $at } ({ $card })
called-way-ships = By sea to { $at } (ships of Carthage)
called-way-none = No way back
called-many = { $count } × { $name }

option-sword-length = Length
option-sword-length-full = Nine turns
option-sword-length-short = Six turns
option-sword-powers = Who plays what
option-sword-powers-by-lot = Drawn by lot
option-sword-powers-by-seat = In the order of the seats

field-goes = Who goes
field-comes = Who comes
field-at = Where
field-path = Path, space by space
field-leave = Left behind, picked up
field-stay = Leaders who stay
field-join = Leaders who join
field-then = Then, at the end
field-way = The way
field-inside = CU inside
field-leaders = Leaders who go
field-units = CU that go
field-commander = Who commands
field-aboard = CU aboard
field-rest = The way of the others
field-places = Who comes from where: where they stand
field-shares = How many of which
field-points = The points, in order
form-points = One a line, at most { $count }, as they are called in the list
form-path = Spaces in order, by commas; ~ before a port goes by sea
form-leave = As "-2 CU, +1 mercenary CU": left behind and picked up
form-places = One line for each, as it stands there: who from where, a colon, then where how many
form-parts = There are { $there }; at most { $limit }

## Refusals and rulings

reason-sword-evenly = { $space } must pay its point before another pays a second.
reason-sword-full = In { $at } at most ten CU of a power may stand.
reason-sword-support = This point cannot be spent so: { $point }.
reason-sword-leader = That leader is not there.
reason-sword-commander = He does not go, or cannot command.
reason-sword-army = An army moves at most { $most } CU.
reason-sword-step = There is no step from { $at } to { $to } that it can pay or may make.
reason-sword-blocked = In { $at } enemy CU stand: the march ends there.
reason-sword-ally = An army may not end with an ally's CU in { $at }.
reason-sword-act = That cannot be done in { $at }.
reason-sword-not-displaced = { $leader } is not displaced.
reason-sword-vp = Victory points are 0 or more.
reason-sword-unrest = The unrest is from 0 to 10, with five players.
reason-sword-units = The { $power } cannot have { $number } such CU.
reason-sword-control = The loyalty of { $at } cannot be { $loyalty }.
reason-sword-card = { $card } does not lie open.
reason-sword-player = Nobody plays { $player }.
reason-sword-space = There is no space { $at }.
reason-sword-path = "{ $said }" is no space.
reason-sword-lines = Write a line for each, as "Roma: Roma 2, Capua 1". Not understood: { $said }

ruling-points = The { $player } have { $vp } victory points.
ruling-unrest = The unrest of Carthage is { $level }.
ruling-units = The { $power } have { $number } { $kind } in { $at }.
ruling-control = { $at } is of { $power }, loyalty { $loyalty }.
ruling-leader = { $name } stands in { $at }.
ruling-card-back = { $card } comes back into the hand of the { $player }.
option-ruling-points = Victory points
option-ruling-unrest = Unrest of Carthage
option-ruling-units = CU in a space
option-ruling-control = Control of a space
option-ruling-leader = A leader
option-ruling-card-back = A card comes back
field-ruling-player = Player
field-ruling-vp = Victory points
field-ruling-level = Unrest
field-ruling-power = Power
field-ruling-number = CU
field-ruling-kind = Type of CU
field-ruling-inside = Inside the city
field-ruling-loyalty = Loyalty
field-ruling-name = Leader
field-ruling-at = Space
field-ruling-card = Card

## What it shows

hand-of = **{ $player }**: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, hand size { $size }
hand-card = - **{ $card }** · { $kind } · { $text }
hand-desperate = Desperate Times, face up: { $count }
hand-deck = Left in your own deck: { $left }. Out of play or discarded: { $gone }.
card-row = { $decks } · { $op } OP · { $kind }
card-text = { $when ->
    [none] { "" }
   *[other] Moment: { $when }.{ " " }
}{ $text }{ $removed ->
    [1] { " " }As event it leaves the game.
   *[0] { "" }
} ({ $rule })
kind-event = event
kind-leader = leader
kind-permanent = for good
kind-campaign = campaign
kind-npa = neutral power
kind-response = response
kind-combat = combat
kind-desperate = Desperate Times
stands-player = { $player }: **{ $vp }** VP · { $hand } cards · { $cu } CU · allied: { $allies }
standing-player = { $player } ({ $seat }) **{ $vp }** ({ $hand ->
    [one] 1 card
   *[other] { $hand } cards
})
chair-acts = Round { $round } of { $rounds }: the { $player } ({ $seat }) act.
length-turns = -# Turn { $turn } of { $turns }; who reaches { $number } victory points wins at once.
length-unrest = Unrest of Carthage: { $level }.
measure-vp = Victory points
measure-spaces = Spaces
measure-unrest = Unrest of Carthage
end-won = **{ $seats } { $count ->
    [one] has
   *[other] have
} won.**
end-player = { $best ->
    [yes] 🏆 { $player }
   *[no] { $player }
} ({ $seat }): { $vp } victory points
recap-turn = Turn { $turn }: { $points }.
recap-city = { $at } fell to the { $by }.

note-activate = { $leaders }: { $cu } CU
note-raise = 1 CU in a home space
note-support = { $op } points, added or removed
note-colony = a walled city, loyalty 1
note-army = { $leaders }: { $cu } CU, chance { $chance } %
note-commander = activation { $activation }, tactics { $tactics }
note-space = { $control }, { $cu } CU
note-city = { $control }, loyalty { $loyalty }, { $cu } CU
play-does = It would do this: { $does }
save-action-play = Play It
save-action-interrupt = Play It
save-movement-step = March
save-movement-act = Do It
save-reinforcement-place = Place Them
menu-card = { $card } · { $op } OP
menu-reach = March to { $first } … { $last }
menu-one-reach = March to { $first }
menu-leave = Behind: { $first } … { $last }
menu-one-leave = { $first }
menu-points = { $count ->
    [one] One point…
   *[other] Up to { $count } points…
}
menu-one-more = One more: { $first } … { $last }
menu-one-one-more = One more: { $first }
menu-placing = All of a levy to…
menu-one-placing = { $first }
menu-ways = { $first } … { $last }
menu-one-ways = { $first }
menu-levy = { $name } ({ $count }) → { $at }
pact-none-answer = Refuse
pact-none-renew = None
pact-none-propose = None
pact-accept = Accept: { $player }
pact-with = With the { $player }
quick-usual = As usual
quick-break = Break with the { $power }
quick-break-price = for { $price }
quick-back = Take the last back
cards-which = Another card …
cards-where = Only in …
cards-against = Only against …
cards-from = Only from so many CU on …
cards-at = in { $at }
cards-none = no card
plan-void = Void, as you have wished: { $plan }
plan-supposed = What follows is shown as things are now, if others let it pass and the dice fall well.
plan-before = Before it: { $what }
plan-then = Then: { $what }
plan-else = If not possible: …
plan-unless-attacked = Void if I lose CU or spaces
plan-unless-near = Void also if enemies come near
plan-unless-never = Void in no case
plan-rest-usual = Leave the rest as usual
plan-rest-ask = Ask me for the rest
plan-pass = Pass
plan-ask = Ask me then
plan-told = { $n } · { $play }
plan-whole = { $plays }; { $unless ->
    [attacked] void if I lose CU or spaces
    [near] void if I lose CU or spaces, or enemies come near
   *[never] void in no case
    }; { $rest ->
    [ask] for the rest I am asked
   *[usual] the rest as usual
    }
quick-nothing = Spend nothing
quick-nobody = Nobody
march-army = { $leaders } · { $cu } CU · { $mp } movement points
march-path = { $path } · { $left } MP left
march-then = { $path } · then: { $then }
march-leaves = Leave { $units } behind
march-go-on = March, Then Ask Me
march-act = { $act }{ $chance ->
    [0] { "" }
   *[other] : { $chance } %
}
march-battle = battle with { $power }, { $cu } CU: { $chance } % to win
march-intercept = interception by { $leaders } from { $at }: { $chance } %
march-siege = a siege roll: { $chance } % for a point or more
march-abroad = abroad: attrition takes a third at the end of the turn
march-risk = - { $risk }
march-sure = - No risk on the way that all can see.
march-told = { $path }{ $then ->
    [none] { "" }
   *[other] ; then: { $then }
}
march-told-left = left behind: { $units }
march-told-taken = picked up: { $units }
way-chance = { $way }: { $chance } %
way-inside = { $units } inside the city
way-told = { $way }{ $inside ->
    [none] { "" }
   *[other] ; inside: { $inside }
}
force-told = { $units }{ $leaders ->
    [none] { "" }
   *[other] , { $leaders }
}
trigger-told = Moment: { $moment }
trigger-about = Moment: { $moment }. Where: { $at }
trigger-card = Moment: { $moment }: { $card }
battle-sides = Strengths: attacker { $attacker } CU, tactics { $attacker_tactics }; defender { $defender } CU, tactics { $defender_tactics }.
battle-odds = Before the dice the attacker wins in { $chance } of 100.
alliance-guest = When it ends, { $cu } CU of the { $power } in { $at } stay there as enemies, and abroad: attrition takes a third.
alliance-lasts = Allied: { $a } with { $b }, until the Alliance Phase of turn { $turn }; longer only if both renew it.
alliance-none = You have no alliance that could end. A new one lasts until the Alliance Phase of the turn.
battle-title = **Battle of { $at }**
siege-title = **Siege of { $at }**
plunder-title = **Plunder of { $at }**

trigger-own_action_extra = in your own action, beside your card play
trigger-own_activation = you have announced an activation
trigger-after_gallic_movement_roll = the movement roll of your army is made
trigger-enemy_activation_ROM = a Roman army is activated
trigger-enemy_activation_CAR = a Carthaginian army is activated
trigger-npa_activation_TRG = a card calls the Transalpine Gauls
trigger-enemy_event_played = another player plays an event
trigger-enemy_enters_etruscan_space = an enemy enters an Etruscan space
trigger-before_interception_roll = you are about to roll for interception
trigger-before_avoid_roll = you are about to roll to avoid battle
trigger-own_naval_move = your army is about to sail
trigger-enemy_naval_move = another's army is about to sail
trigger-own_interdiction = you have played a card against a fleet
trigger-naval_opportunity = your army could sail
trigger-before_combat_roll = before the dice of a battle
trigger-after_combat_roll = after the dice of a battle
trigger-after_combat_result = after the result of a battle
trigger-own_battle_won = you have won a battle
trigger-carthage_lost_battle = Carthage has lost a battle
trigger-before_own_siege_roll = before your siege roll
trigger-own_siege_roll_result = after your siege roll
trigger-enemy_siege_roll = before a siege roll against your city
trigger-city_captured = the Gauls have taken a city
trigger-before_plunder_roll = before your plunder roll
trigger-attrition_phase = the attrition begins
trigger-surrender_phase = the surrender begins
trigger-loyalty_penalty_step = the loyalty penalty comes due

odds-nothing = Nothing of the kind stands at { $said }.
odds-battle = **Battle of { $at }**, as the armies stand, before any card:
odds-attacker = - Attacker: { $power }, { $cu } CU, tactics { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; adds { $adds }
}.
odds-defender = - Defender: { $power }, { $cu } CU, tactics { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; adds { $adds }
}.
odds-automatic = Five to one: the { $attacker ->
    [yes] attacker
   *[no] defender
} wins without a roll.
odds-wins = The attacker wins in **{ $wins }** of 100, the defender in { $loses }.
odds-attacker-loses = - The attacker loses { $cu } CU on average, all of them in { $gone } of 100; he wins { $points } support points.
odds-defender-loses = - The defender loses { $cu } CU on average, all of them in { $gone } of 100; he wins { $points } support points.
odds-intercept = { $leader } ({ $came_from }) intercepts in { $at } in **{ $chance }** of 100: tactics { $tactics }{ $adds ->
    [none] { "" }
   *[other] ; to the die { $adds }
}.
odds-intercept-none = Nobody intercepts in { $chance } of 100, if all try.
odds-siege = **Siege of { $at }** by the { $power }: { $points } of { $needed } siege points are there{ $adds ->
    [none] { "" }
   *[other] ; to the die { $adds }
}.
odds-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $chance }
odds-siege-comes = One roll comes to, of 100: { $ways }.
odds-siege-falls = { $left } are needed: it falls in **{ $chance }** of 100. A natural 1 costs a CU ({ $risk } of 100).

pass-card-counter = Let Pass This Action
    .hint = Until the next action begins your response cards are declined, whatever happens.
    .stands = You decline all response windows of this action.
pass-combat-card = Let Pass This Battle
    .hint = Until the next action begins you play no combat card.
    .stands = You play no combat cards in this action.

## What may be ordered beforehand

order-phase-draw = Draw
order-phase-action = Actions
order-phase-card = Cards
order-phase-combat = Battle
order-phase-movement = March
order-phase-siege = Siege
order-phase-plunder = Plunder
order-phase-alliance = Alliances
order-phase-attrition = Attrition
order-phase-reinforcement = Reinforcement
order-phase-gallic = Gallic events
order-kind-draw-discard = Discards before the draw
order-kind-draw-size = Discards down to the hand size
order-kind-action-first = Who acts first
order-kind-action-play = The card play
order-kind-action-interrupt = Desperate Times between actions
order-kind-card-counter = Response cards
order-kind-combat-card = Combat cards
order-kind-combat-plan = Cards of a battle
order-kind-card-choice = Forced choices
order-kind-card-target = Use of a card
order-kind-attrition-losses = Attrition losses
order-kind-combat-losses = Losses in battle
order-kind-combat-retreat = Retreats
order-kind-combat-support = Support for victory
order-kind-combat-unrest = Points on unrest
order-kind-combat-continue = After an automatic victory
order-kind-movement-bribe = Bribes
order-kind-movement-commander = Commanders
order-kind-movement-ships = Ships for allies
order-kind-movement-interdict = Interdiction
order-kind-movement-intercept = Interception
order-kind-movement-let-go = Letting go
order-kind-movement-withdraw = Going inside
order-kind-movement-avoid = Avoiding battle
order-kind-movement-go-back = Refusing battle
order-kind-siege-raze = Razing cities
order-kind-plunder-tribute = Tribute
order-kind-plunder-accept = Accepting tribute
order-kind-alliance-answer = Alliances offered to you
order-kind-alliance-renew = Renewing alliances
order-kind-reinforcement-leaving = Who goes home
order-kind-reinforcement-displaced = Leaders who return
order-kind-reinforcement-minor = Minor leaders
order-kind-reinforcement-place = Placing reinforcements
order-kind-reinforcement-loyalty = Loyalty penalty
order-kind-reinforcement-sicily = Leader spared in Sicily
order-kind-gallic-support = Support lost to the Gauls
order-kind-gallic-mercenaries = Gallic mercenaries
order-fact-own-vp = my victory points
order-fact-own-cu = my CU on the map
order-fact-winning = victory points that win
order-fact-unrest = unrest of Carthage
order-happened-battle-decided = a battle decided
order-happened-city-fell = a city fallen
order-happened-plunder-rolled = a plunder roll
order-happened-alliance-made = an alliance made
order-happened-alliance-broken = an alliance broken
order-happened-card-used = a card played
order-happened-game-ended = the end of the war

## At a glance

business-sword-draw = draw
business-sword-action = actions
business-sword-attrition = attrition
business-sword-surrender = surrender
business-sword-isolation = isolation
business-sword-scoring = scoring
business-sword-alliances = alliances
business-sword-reinforcement = reinforcement

focus-gaul = Gaul this side of the Alps
focus-etruria = Etruria and Latium
focus-samnium = Samnium and Apulia
focus-greece = Greece in Italy
focus-sicily = Sicily, Africa and the islands
focus-piles = Cards discarded and left
focus-battle = The battle under way
focus-score = How all have scored, wide
focus-score-phone = How all have scored, upright
