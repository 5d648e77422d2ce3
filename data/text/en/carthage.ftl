### The Republic of Carthage. Terms are those of the rulebook; T is a Talent.

family = republic
game-carthage = The Republic of Carthage
choice-carthage = Carthage
pitch-carthage =
    You lead a faction of Senators in Carthage: trade, win Senators and offices, propose and vote, command its wars.
    { "" }**To win**: the most Influence (INF) when the last card is drawn.
    { "" }**All lose** if Carthage goes bankrupt or falls in its wars.
money = { $amount }T

## Phases and steps

phases = mortality revenue trade forum senate combat revolution
phase-setup = Set-up
phase-mortality = Mortality
phase-revenue = Revenue
phase-trade = Trade
phase-forum = Forum
phase-senate = Senate
phase-combat = Exploration and Combat
phase-revolution = Revolution
step-setup-traders = Set-up: first Traders
step-setup-leaders = Set-up: Faction Leaders
step-setup-governors = Set-up: Governors
step-setup-committee = Set-up: Committee of Five
step-setup-cards = Set-up: first cards
step-revenue-income = Revenue: personal income
step-revenue-corruption = Revenue: corruption of Committee Members
step-revenue-state = Revenue: income and costs of the State
step-revenue-provinces = Revenue: Provinces
step-revenue-contributions = Revenue: contributions
step-revenue-redistribution = Revenue: redistribution
step-trade-draw = Trade: drawing cards
step-trade-floor = Trade: the floor is open
step-trade-selling = Trade: the sale
step-trade-warehouses = Trade: Warehouses and income
step-forum-opening = Forum: old events leave
step-forum-roll = Forum: an initiative
step-forum-persuasion = Forum: persuasion
step-forum-trader = Forum: a try for a Trader
step-forum-leader = Forum: Faction Leader
step-forum-auction = Forum: auction of an initiative
step-forum-end = Forum: the end of the phase
step-senate-opening = Senate: it meets
step-senate-suffetes = Senate: election of the Suffetes
step-senate-committee = Senate: the Committee of Five
step-senate-prosecutions = Senate: prosecutions
step-senate-governors = Senate: Governors
step-senate-business = Senate: other business
step-senate-coalition = Senate: the Ruling Coalition
step-senate-plan = Senate: the military plan
step-senate-spoils = Senate: the Coalition picks spoils
step-senate-taxes = Senate: the tax rate
step-senate-plots = Senate: plots
step-senate-orders = Senate: forces set out
step-senate-adjournment = Senate: after the adjournment
step-combat-explorations = Combat: the phase begins
step-combat-expedition = Combat: an expedition
step-combat-wars = Combat: the order of battles
step-combat-force = Combat: the next force
step-combat-sea = Combat: a naval battle
step-combat-landing = Combat: after a naval Victory
step-combat-land = Combat: a land battle
step-combat-end = Combat: the end of the phase
step-revolution-reaction = Revolution: public reaction
step-revolution-deals = Revolution: red cards change hands
step-revolution-cards = Revolution: red cards are played
step-revolution-revolt = Revolution: commands are laid down, or not
step-revolution-triumph = Revolution: the Rebel has won
step-revolution-end = End of the turn
rules-setup = **Set-up** (RC-4): each faction places its Traders, names its Leader, and may play Statesmen and Trade Concessions before the first turn.
rules-mortality = **Mortality** (RC-5): a chit may kill the Senator with its number; matching Wars wake. Nobody has a choice.
rules-revenue = **Revenue** (RC-6): Senators have their income, the State its income and costs; Committee Members and Governors may roll for money that marks them corrupt; then all may give to the State and move their money.
rules-trade = **Trade** (RC-7): offers hold at least three cards with their true total and a commodity that is truly among them. Then all sell: n cards of value v bring n × n × v, less tax.
rules-forum = **Forum** (RC-8): each player in turn rolls for a card or an event, may persuade a Senator, try for a Trader and name a new Leader. Initiatives left of six are auctioned.
rules-senate = **Senate** (RC-9): the presiding magistrate proposes, and each faction votes with the ORA of its Senators in Carthage: first two Suffetes, then the vacant seats of the Committee of Five, prosecutions, Governors, and other business until the Senate is adjourned.
rules-combat = **Exploration and Combat** (RC-10): expeditions roll on T-4 in the order in which they were sent; then every commander with the needed units fights, at sea before on land: 3 dice + strength − strength of the War on T-3, unless the dice show a Disaster or Standoff number.
rules-revolution = **Revolution** (RC-11): the people judge commanders who have not won; red cards are traded, given and played, five may be kept. Who has won a War on land lays down his command, or tests his legions and revolts. Then the turn ends: four Active or four Lost Wars are the end of Carthage.
rules-edition = -# This game keeps the figures it began with: those of the { $edition ->
    [1] first
    [2] second
   *[3] third
} edition.

## Names of things without a card

name-treasury = Faction Treasury
name-revolt-coastal-spain = Revolt of Coastal Spain
name-revolt-sardinia-corsica = Revolt of Sardinia-Corsica
name-revolt-tunisia = Revolt of Tunisia
name-revolt-sicily = Revolt of Sicily
name-revolt-numidia = Revolt of Numidia
name-revolt-tripolitania = Revolt of Tripolitania
name-revolt-balearic-isles = Revolt of the Balearic Isles
name-revolt-mauretania = Revolt of Mauretania
name-revolt-interior-spain = Revolt of Interior Spain
name-civil-war = Civil War
name-draw-2 = draw two
name-stack-1 = stack 1
name-stack-2 = stack 2
name-stack-3 = stack 3
name-stack-4 = stack 4
name-stack-5 = stack 5
name-stack-6 = stack 6
name-stack-7 = stack 7
name-stack-8 = stack 8
name-stack-9 = stack 9
name-fleet = Fleets
name-caravan = Caravans
name-trade-fleet = Trade Fleets

## Senators, cards and money beside the options

senator-traders = { $traders ->
    [one] 1 Trader
   *[other] { $traders } Traders
}
card-note = { $count } { $name }, value { $value }: { $now }T now, { $more }T with one more
office-note = { $committee }: { $text }
works-note = { $senator } has { $talents }T and POP { $popularity }.

## Hands

hand-senator = - { $name }: { $talents }T{ $traders ->
    [0] { "" }
    [one] , 1 Trader
   *[other] , { $traders } Traders
}{ $titles ->
    [none] { "" }
   *[other] { $titles }
}
hand-no-goods = No trade cards.
hand-goods = **{ $count ->
    [one] 1 trade card
   *[other] { $count } trade cards
}**, by set, with what a sale brings before tax
hand-set = - { $count } { $name }, value { $value }: { $now }T now, { $more }T with one more
hand-card = - { $name } ({ $timing ->
    [law] Senate Phase, once no vote is open
    [senate] Senate Phase
    [assassination] with an assassination of yours
    [after-assassination-roll] when a Senator of yours is attacked
    [persuasion] with your persuasion attempt
    [forum-initiative-or-revolution] your own initiative, or Revolution Phase
    [response] when an Outcry or a veto is played
    [prosecution] a prosecution, before the first vote
    [event] right after a Table Event is rolled
    [before-land-battle] before a land battle of your commander
    [revolution] Revolution Phase
   *[setup-or-revolution] Set-up or Revolution Phase
}): { $text }{ $barred ->
    [namesake] { " " }Not now: a Statesman of his number is in play.
    [family] { " " }Not now: another player has his Family.
    [governor] { " " }Not now: his Family governs a Province and is nobody's.
   *[none] { "" }
}

button-sell-all = Sell All: { $left }T
button-sell-nothing = Sell Nothing
button-sell-these = Sell These: { $left }T
sale-note = The prepared sale brings { $revenue }T. The tax of { $rate }% is { $tax }T; { $left }T are left for your Senators.
sale-kept = { $kept ->
    [0] You keep no cards.
    [one] You keep 1 card; your Warehouses hold { $limit }.
   *[other] You keep { $kept } cards; your Warehouses hold { $limit }.
}
split-note = You have { $talents }T to divide.
floor-unable = You hold too few cards for an offer.
goods-title = Your trade cards:
goods-line = - { $note }
warehouse-note = You may keep { $limit ->
    [one] 1 card
   *[other] { $limit } cards
}, one for each Trader.
trader-chances = Chances by Talents: { $chances }.
trader-chance = { $talents }T { $chance }%

## Questions

ask-setup-trader = Which of your Senators receives Trader no. { $number }?
    .label = Place a Trader
    .hint = You draw one trade card a turn for each Trader. When a Senator dies, his Traders are lost.
ask-setup-term = For how many turns does your Governor of { $province } stay out?
    .label = Term in { $province }
    .hint = While he governs he is away from Carthage and casts no votes there.
ask-setup-member = Which of your Senators becomes { $committee }?
    .label = Name a Member
    .hint = A Governor away from Carthage, or a Suffete, cannot be chosen.
ask-captive-ransom = Do you pay { $talents }T for { $senator }?
    .label = Ransom of { $senator }
    .hint = It is paid when this phase is over: from his purse, then from your Faction Treasury. He comes home; if he has just fought in vain he answers to the people (RC-11.1).

option-at-home-n = Fleet no. { $n } at home

## Why not

## Set-up

event-carthage-seated = The factions sit clockwise: { $seats }. Scenario: { $scenario ->
    [early] Early
    [late] Late
   *[campaign] Campaign
}.
neutral-imperialists = Imperialists
event-republic-neutral-named = { $seat } is Neutral: the { $neutral ->
    [imperialists] Imperialists
    [plutocrats] Plutocrats
    [conservatives] Conservatives
   *[populists] Populists
}.{ $families ->
    [nothing] { "" }
   *[other] { " " }They receive { $families } too.
}
event-carthage-families-dealt = { $seat } receives { $families }.
event-carthage-hand-dealt = Your red cards: { $cards }.
event-carthage-trader-placed = { $seat } places a Trader on { $senator }.
event-carthage-leader-named = { $seat } names { $senator } Faction Leader.
event-carthage-suffete-appointed = { $senator } of { $seat } is Temporary Home Suffete and gains { $influence } INF.
event-carthage-governor-appointed = { $senator } of { $seat } governs { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}.
event-carthage-membership-dealt = { $seat } is dealt the Membership { $committee }.
event-carthage-member-named = { $seat } names { $senator } { $committee }, term { $term }.
event-carthage-seat-vacant = { $committee } lies in the Forum.
event-carthage-nothing-played = { $seat } plays no further card.
event-carthage-play-began = Set-up is over; { $deck } cards lie in the deck.

## The end of the game

end-reason = { $reason ->
    [influence] The last turn is over; the faction with the most INF wins (RC-12.1).
    [suffete-for-life] A Suffete for Life rules Carthage (RC-12.1).
    [rebel] The Rebel has taken Carthage (RC-12.1, 12.2).
    [bankrupt] The State is bankrupt; Carthage falls (RC-6.11).
    [wars] Too many Wars are Active; Carthage falls (RC-12.3).
    [lost-wars] Too many Wars are Lost; Carthage falls (RC-12.3).
   *[other] { $reason }
} { $winner ->
    [none] **All factions have lost.**
   *[other] **{ $winner } has won.**
}
end-state = The game ended in turn { $turns }. The State: { $treasury }T, { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}; Active Wars: { $active }, Lost Wars: { $lost }.
recap-turn = **Turn { $turn }**{ $elected ->
    [0] { "" }
    [one] , Suffete { $heads }
   *[other] , Suffetes { $heads }
}: { $told }.
recap-lost = lost { $things }
recap-removed = Provinces gone: { $things }
recap-reached = 🧭 reached { $things }
recap-appointed = 👑 Suffete for Life: { $things }

## Rulings, as the game master makes them

ruling-tax = The tax rate is { $percent }%.
ruling-traders = { $senator } has { $traders } Traders.
ruling-give-trade-card = { $seat } receives { $card }.
ruling-take-trade-card = { $seat } loses { $card }.
field-ruling-percent = Percent
field-ruling-traders = Traders
form-ruling-card = Its name; of several copies its id, such as ochre.3.
option-ruling-tax = Tax rate
option-ruling-traders = Traders of a Senator
option-ruling-give-trade-card = Give a trade card
option-ruling-take-trade-card = Take a trade card

## A free seat

seat-standing = INF { $influence } · { $votes } votes in Carthage · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senators
} · { $talents }T in Personal Treasuries · { $cards ->
    [one] 1 red card
   *[other] { $cards } red cards
} · { $goods ->
    [one] 1 trade card
   *[other] { $goods } trade cards
}

## The options of a table

option-carthage-scenario = Scenario
option-carthage-scenario-early = Early
    .means = For a first game: a small State that grows as you learn it
option-carthage-scenario-late = Late
    .means = An empire of many Provinces, to be governed from the first turn on
option-carthage-scenario-campaign = Campaign
    .means = Early, then Late: the longest game
option-carthage-ballots = Votes of the Senate
option-carthage-ballots-ordered = one faction after the other
option-carthage-ballots-live = all at once, open and final (live)
option-carthage-ballots-sealed = all at once, sealed until the last
option-carthage-assassination = Assassinations
option-carthage-assassination-base = by the base rule (RC-9.8)
option-carthage-assassination-optional = by the optional rule (RC-14)

## Lessons

lesson-0 = Every question comes as a card like this one: what is asked, its rule, the prepared answer, and buttons. An office brings its holder an income; he may also help himself to money of the State, and be prosecuted for it in the Senate later. Press what you would do.
lesson-0-after = That was all: one press. The honest answer was prepared, and would have been taken at the deadline had you not come. A dishonest one pays at once, and puts a mark on the Senator that others may take to court.
lesson-1 = In the Trade Phase cards of one commodity form a set, worth its number squared times its value: three Grain bring 3 × 3 × 4 = 36T. Choose in the menu which cards you sell now, then press the button below it. What you keep may grow into a larger set.
lesson-1-after = The larger the set, the more each card brings: so players trade cards with each other in secret before they sell. `/deal new` and the button of your card begin such a talk.
lesson-2 = The Senate decides by votes, one after the other. Your Senators vote for you; here they all vote alike. For each vote the card shows the tally and what is needed. Vote.
lesson-2-after = Votes are declared in order, and the presiding officer leads. You may set a vote beforehand, so that nobody waits for you.
lesson-vote-for = Yea
lesson-vote-against = Nay
lesson-vote-abstain = Abstain
ask-agreement-cancel = Do you cancel what you still owe under agreement no. { $agreement }?
    .label = Cancel Agreement no. { $agreement }
