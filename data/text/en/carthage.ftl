### The Republic of Carthage. Terms are those of the rulebook; T is a Talent.

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

## Names of things without a card

name-treasury = Faction Treasury
name-revolt-coastal-spain = the revolt of Coastal Spain
name-revolt-sardinia-corsica = the revolt of Sardinia-Corsica
name-revolt-tunisia = the revolt of Tunisia
name-revolt-sicily = the revolt of Sicily
name-revolt-numidia = the revolt of Numidia
name-revolt-tripolitania = the revolt of Tripolitania
name-revolt-balearic-isles = the revolt of the Balearic Isles
name-revolt-mauretania = the revolt of Mauretania
name-revolt-interior-spain = the revolt of Interior Spain
name-civil-war = the Civil War
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

senator-ratings = INF { $influence } · ORA { $oratory } · MIL { $military } · LOY { $loyalty }
senator-popularity = POP { $popularity }
senator-talents = { $talents }T
senator-traders = { $traders ->
    [one] 1 Trader
   *[other] { $traders } Traders
}
senator-governor = Governor of { $province }
card-note = { $count } { $name }, value { $value }: { $now }T now, { $more }T with one more
province-note = { $province }{ $developed ->
    [yes] , developed
   *[no] , not yet developed
}: spoils { $spoils }, income of the State { $income }; { $frontier ->
    [yes] open to Barbarian Raids, land force { $land }
   *[no] safe from Barbarian Raids
}.
who-note = { $senator }: { $line }
office-note = { $committee }: { $text }
treasury-note = The State Treasury holds { $talents }T.
works-note = { $senator } has { $talents }T and POP { $popularity }.
purse-line = - { $name }: { $talents }T
purse-step = - { $name }: { $talents }T, enough for { $steps }
purse-steps = { $talents }T ({ $influence } INF)
purse-poor = No purse of yours holds the { $talents }T that gain 1 INF.
purses-whole = { $talents }T in all, in your own purses.
purses-hidden = You move what its Senators hold. What lies in its Faction Treasury is hidden from you and stays there; what you put there is added to it.
ransom-note = Your Faction Treasury holds { $talents }T.

## Hands

hand-treasury = Faction Treasury: **{ $talents }T**
hand-leader = Faction Leader
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
hand-cards = **{ $count ->
    [one] 1 red card
   *[other] { $count } red cards
}**
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
card-told = { $name }.{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
mortality-title = **Mortality, turn { $turn }**
mortality-chits = Chits: { $chits }.
mortality-deaths = Dead: { $deaths ->
    [nothing] nobody
   *[other] { $deaths }
}.
mortality-woken = Wars that became Active: { $wars ->
    [nothing] none
   *[other] { $wars }
}.

button-sell-all = Sell All: { $left }T
button-sell-nothing = Sell Nothing
button-sell-these = Sell These: { $left }T
button-give-nothing = Give Nothing
button-give = { $name }: { $talents }T for { $influence } INF
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
enemy-note = strength { $strength }, { $war ->
    [none] in the Curia
   *[other] with { $war }
}
persuasion-note = { $persuader } persuades { $target }: Base Number { $base }, bribes { $bribes }T, counter-bribes { $against }T. A roll now succeeds in { $chance }% of all cases.
persuasion-prospect = - **{ $target }**{ $seat ->
    [none] { "" }
   *[other] { " " }of { $seat }
}: { $persuader } { $chance }%{ $bribe ->
    [0] { "" }
   *[other] , with a bribe of { $bribe }T **{ $best }%**
}
persuasion-hopeless = With what your purses hold nobody can be won now.
trader-chances = Chances by Talents: { $chances }.
trader-chance = { $talents }T { $chance }%
floor-note = The State Treasury holds { $treasury }T. At home: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}. Active Wars: { $wars }.
floor-war = { $war } ({ $fleet ->
    [0] { "" }
   *[other] fleet { $fleet },{ " " }
}land { $land }{ $support ->
    [0] { "" }
   *[other] , support { $support }
})

## Questions

ask-setup-trader = Which of your Senators receives Trader no. { $number }?
    .label = Place a Trader
    .hint = You draw one trade card a turn for each Trader. When a Senator dies, his Traders are lost.
ask-setup-leader = Which of your Senators is your Faction Leader?
    .label = Name a Leader
    .hint = A Leader has 3T of income instead of 1T; his Family stays with you when he dies.
ask-setup-term = For how many turns does your Governor of { $province } stay out?
    .label = Term in { $province }
    .hint = While he governs he is away from Carthage and casts no votes there.
ask-setup-member = Which of your Senators becomes { $committee }?
    .label = Name a Member
    .hint = A Governor away from Carthage, or a Suffete, cannot be chosen.
ask-setup-play = Which card do you play before the first turn, if any?
    .label = Play a Card
    .hint = You are asked again after each card, until you play none.
ask-mortality-warehouse = Which stored trade cards are lost with the dead Senator?
    .label = Lose Stored Cards
ask-revenue-corruption = For which of your Committee Memberships do you roll a die and take that many Talents from the Treasury?
    .label = Corrupt Income
    .hint = The Membership is then marked corrupt, and its holder may be prosecuted for it.
    .yes = Roll: { $option }
    .no = Stay Honest
    .none = you stay honest
ask-revenue-spoils = For which of your Provinces does the Governor roll for spoils?
    .label = Spoils
    .hint = He is then marked corrupt, and a Province develops less easily.
    .yes = Roll: { $option }
    .no = Take No Spoils
    .none = you take no spoils
ask-revenue-insist = The State Treasury holds { $treasury }T and pays the loss if the roll is below 0: at worst { $loss }T. Does the Governor of { $province } still roll for spoils?
    .label = Spoils of { $province }
    .hint = You have said that he does. If the Treasury is still below 0 after the contributions, the State is bankrupt (RC-6.11).
ask-revenue-works = How many Talents does { $senator } spend on public works?
    .label = Public Works
    .hint = 10T bring 1 POP, 20T bring 2.
ask-revenue-contribute = How many Talents do your Senators give to the State?
    .label = Contribute
    .hint = 10T gain a Senator 1 INF, 25T gain 3, 50T gain 7; less gains none, and nothing is carried over.
    .share = { $name } { $count }T
ask-revenue-redistribute = What shall each of your purses hold, and what do you give to others?
    .label = Move Money
    .hint = In the form, write what each purse shall hold in the end; a number beside a player is a gift. The Faction Treasury is safe when a Senator dies, but pays for counter-bribes, ransom and rebel legions only.
    .share = { $name } { $count }T
ask-revenue-place = Where do you put the Talents you were given?
    .label = Place a Gift
    .share = { $name } { $count }T
ask-revenue-release = Which of the legions that the rebel released does the State pay?
    .label = Released Legions
    .hint = Those you do not choose go to the Force Pool.
ask-captive-ransom = Do you pay { $talents }T for { $senator }?
    .label = Ransom of { $senator }
    .hint = It is paid when this phase is over: from his purse, then from your Faction Treasury. He comes home; if he has just fought in vain he answers to the people (RC-11.1).
ask-trade-done = Are you done trading?
    .label = End Trading
    .hint = An offer holds at least three cards; its total is counted for you, so it is true. When all are done, the sale begins.
ask-trade-offer = What do you offer { $to }?
    .label = Offer to { $to }
    .field-cards = Your cards
    .field-names = Named truly
ask-trade-counter = What do you put down now?
    .label = Put Down Cards
    .field-cards = Your cards
    .field-names = Named truly
ask-trade-deal = What do you say to this deal?
    .label = Answer the Deal
ask-trade-sell = Which trade cards do you sell?
    .label = Sell
    .hint = n cards of one commodity of value v bring n × n × v. You sell once a turn; what you keep needs Warehouses, one for each Trader.
    .none = you sell nothing
ask-trade-keep = Which trade cards do you keep in your Warehouses?
    .label = Keep in Warehouses
    .hint = The others go back to their stacks.
ask-trade-split = How is your trade income divided among your Senators?
    .label = Divide Trade Income
    .hint = Captives and Rebels receive nothing.
    .share = { $name } { $count }T
ask-combat-expedition = Does { $senator } go on after { $result ->
    [raiders] Raiders
   *[other] No Discovery
}, or does he return?
    .label = Go On or Return
    .hint = Who goes on rolls again next turn, with the units he has left.
ask-combat-split = The expedition of { $senator } loses { $count } units. How many of them are Caravans?
    .label = Split the Losses
    .hint = The rest are Trade Fleets.
ask-combat-landing = The fleet is beaten. Does { $senator } attack on land at once?
    .label = Land or Wait
    .hint = Who waits stays on the War with his force. Who attacks fights at once, which cannot be undone.
ask-combat-mercenaries = Which mercenary card do you play before the battle of { $senator }?
    .label = Hire Mercenaries
    .hint = One card a battle; then the dice fall, which cannot be undone.
ask-forum-roll = Initiative no. { $number } is yours. Roll?
    .label = Roll the Initiative
    .hint = On 7 a Table Event is rolled, otherwise the top card of the deck is drawn.
ask-forum-peddle = From whose hand do you take a card at random?
    .label = Play Influence Peddling
ask-forum-persuade = Which Senator do you try to win, and who persuades him?
    .label = Persuade
    .hint = 2 dice must not be above ORA + INF + bribes of the persuader − LOY and Talents of the target − 7 if he is aligned. 10 and more fail.
    .field-persuader = Who persuades
    .field-target = Whom
    .field-bribe = First bribe, from his purse
    .field-card = Card played with it
    .default = Persuade Nobody
    .fill = Persuade…
    .none = nobody
ask-forum-counter = How many Talents of your Faction Treasury do you bid against it?
    .label = Counter-Bribe
    .hint = Money bid is not returned; the target keeps it.
ask-forum-raise = By how many Talents do you raise the bribe? The Base Number is { $base }.
    .label = Raise the Bribe or Roll
    .hint = 0 rolls at once; after a raise the others may bid again.
ask-forum-trader = Which of your Senators tries for a Trader, and what does he spend?
    .label = Attract a Trader
    .hint = 2 dice and the Talents must come to 12 or more.
    .field-senator = Who tries
    .field-talents = Talents he spends
    .default = Seek No Trader
    .fill = Seek a Trader…
    .none = none
ask-forum-leader = Who is your Faction Leader from now on?
    .label = Faction Leader
    .hint = After this your initiative is over.
ask-forum-bid = What do you bid for the next initiative? The high bid is { $high }T.
    .label = Bid for an Initiative
    .hint = If nobody bids, the player of the highest official has it free.
    .field-senator = Who pays
    .field-talents = Bid
    .default = No Bid
    .fill = Bid…
    .none = no bid
ask-forum-sacrifice = Do you cancel { $event }?
    .label = Answer { $event }
    .hint = All are asked; only who holds a Tophet Sacrifice can.
ask-forum-fleets = Which Fleets are lost?
    .label = Fleets Lost
ask-forum-enemy = Which enemy Leader dies?
    .label = Enemy Leader Dies
ask-forum-gift = Which of your Senators receives a Trader ({ $event })?
    .label = Receive a Trader
pass-forum-roll = Roll & Pass the Rest
    .hint = -# **Roll & Pass the Rest**: in this and every further initiative you have in this turn you roll, persuade nobody, seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3). Whatever an event or a card asks you, you are still asked. Until the Forum closes you can take it back.
    .stands = In this turn's initiatives you roll, persuade nobody, seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3).
pass-forum-persuade = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you persuade nobody, seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you persuade nobody, seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3).
pass-forum-raise = Roll & Pass the Rest
    .hint = -# **Roll & Pass the Rest**: you raise no more and roll now; then, in this initiative only, you seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = You let the rest of this initiative pass: you seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3).
pass-forum-trader = Pass the Rest
    .hint = -# **Pass the Rest**: in this initiative you seek no Trader, and your Faction Leader stays (if you have none: the one of RC-5.3). Whatever an event or a card asks you, you are still asked. Until all of it is done you can take it back.
    .stands = { pass-forum-raise.stands }
pass-senate-floor = Pass the Rest
    .hint = -# **Pass the Rest**: until this Senate is over you make no proposal of your own, and force none after the adjournment; each time you have the floor it goes on. You are still asked to vote and whatever else concerns you. As long as it stands you can take it back.
    .stands = In this Senate you let the floor pass whenever you have it, and force no last proposal.
pass-forum-bid = No Bid This Turn
    .hint = -# **No Bid This Turn**: you bid for no initiative, now and in every further auction of this turn. Until the Forum closes you can take it back.
    .stands = You bid for no further initiative in this turn.
pass-forum-counter = 0, Every Round
    .hint = -# **0, Every Round**: you bid nothing against this attempt, now and each time its bribe is raised. Until the dice fall you can take it back.
    .stands = You bid nothing against this attempt, each time its bribe is raised.
pass-revolution-done = Done, Play Nothing
    .hint = -# **Done, Play Nothing**: you trade no red card and play none in this Revolution Phase. What others offer you meanwhile stays unanswered; above five cards you are still asked which you discard. Until the cards are played you can take it back.
    .stands = You trade no more red cards and play none in this Revolution Phase.
ask-revolution-done = Are you done with trading red cards?
    .label = End Trading
    .hint = A trade needs cards of both sides; gifts need no consent. When all are done, cards are played, and five may be kept.
ask-revolution-offer = Which red cards do you offer { $to }?
    .label = Offer to { $to }
    .field-cards = Your cards
    .field-shown = Do you show them?
ask-revolution-counter = Which red cards do you put down?
    .label = Put Down Cards
    .field-cards = Your cards
    .field-shown = Do you show them?
ask-revolution-deal = What do you say to this deal?
    .label = Answer the Deal
ask-revolution-give = To whom do you give red cards, without anything in return?
    .label = Give Cards
    .field-to = To whom
    .field-cards = Your cards
ask-revolution-play = Which card do you play, if any?
    .label = Play a Card
    .hint = You are asked again after each card, until you play none.
    .default = Play Nothing More
ask-revolution-discard = You hold more than five red cards. Which do you discard, face up?
    .label = Discard
ask-revolution-revolt = Does { $senator } lay down his command, or test his legions for a revolt?
    .label = Lay Down or Revolt
    .hint = A die for each legion decides whether it follows him. A Talent out of his purse adds 1 to one legion's roll. After the test he may still lay down.
    .field-command = What he does
    .field-paid = Legions paid for, 1T each
    .default = Lay Down
    .fill = Test…
ask-revolution-declare = { $legions ->
    [one] 1 legion follows
   *[other] { $legions } legions follow
} { $senator }. Does he revolt?
    .label = Revolt?
    .hint = A Rebel whose revolt fails dies, and all his followers with him.
ask-revolution-wish = Does { $senator } wish to revolt?
    .label = Revolt?
    .hint = Both commanders answer in secret; then they bribe the legions, and those of the stronger one roll whether they follow him.
ask-revolution-bribe = What does { $senator } pay for each legion?
    .label = Bribe the Legions
    .hint = All at once and in secret, to the bank. A legion would follow whoever pays more; if he is to be the Rebel it rolls whether it does, with +1 if he paid for it.
    .default = Pay Nothing
    .fill = Pay…
ask-revolution-join = Which of your Senators join { $senator } in his revolt?
    .label = Join the Revolt
    .hint = They lose offices, Traders and Trade Concessions, and die if the revolt fails.
    .default = All Stay Loyal
    .no = All Stay Loyal
    .none = they stay loyal
ask-revolution-veterans = Which veterans of your loyal Senators leave the Rebel?
    .label = Veterans Leave
    .hint = They go to Active Forces.
    .default = All Leave
    .no = All Stay
    .none = all stay with him
ask-revolution-conquest = { $wars ->
    [one] 1 War
   *[other] { $wars } Wars
} can be fought. Which is next, and with which units?
    .label = Fight a War
    .hint = A land Victory is needed; each War can be fought once.
    .default = Weakest War, All Units
    .fill = Choose…
    .field-war = The War
    .field-legions = Legions
    .field-fleets = Fleets
ask-senate-floor = You have the floor of the Senate. Do you make a proposal?
    .label = The Floor
    .hint = If you let the floor pass, the next official of another player has it.
ask-senate-suffetes = Which two Senators do you nominate for Suffetes?
    .label = { $forced ->
        [0] Nominate Suffetes
       *[other] Outcry: Nominate Suffetes
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-first = One nominee
    .field-second = The other
ask-senate-committee = Whom do you propose for the vacant seats of the Committee of Five?
    .label = { $forced ->
        [0] Propose Committee Members
       *[other] Outcry: Propose Committee Members
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-governors = Whom do you propose as Governors?
    .label = { $forced ->
        [0] Propose Governors
       *[other] Outcry: Propose Governors
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-concessions = Who shall have which Trade Concession?
    .label = { $forced ->
        [0] Propose Trade Concessions
       *[other] Outcry: Propose Trade Concessions
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-units = Which units shall the State raise and disband?
    .label = { $forced ->
        [0] Raise and Disband Units
       *[other] Outcry: Raise and Disband Units
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-forces = Which forces and garrisons do you send, reinforce, recall or replace?
    .label = { $forced ->
        [0] Send Forces
       *[other] Outcry: Send Forces
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-expedition = Where shall an expedition go, and under whom?
    .label = { $forced ->
        [0] Send an Expedition
       *[other] Outcry: Send an Expedition
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-goal = Where to
    .field-explorer = Explorer
    .field-caravans = Caravans
    .field-trade-fleets = Trade Fleets
ask-senate-peace = For peace in which War shall the State sue?
    .label = { $forced ->
        [0] Sue for Peace
       *[other] Outcry: Sue for Peace
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-war = War to be given up
ask-senate-tax = What shall the tax rate be?
    .label = { $forced ->
        [0] Change the Tax Rate
       *[other] Outcry: Change the Tax Rate
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-rate = New rate, in percent
    .field-sponsor = Sponsor, for an increase
    .field-cosponsor = Co-sponsor
ask-senate-alliance = Shall the Tyrian Maritime Alliance be rejected?
    .label = { $forced ->
        [0] Reject the Tyrian Alliance
       *[other] Outcry: Reject the Tyrian Alliance
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
ask-senate-life = Whom do you nominate as Suffete for Life?
    .label = { $forced ->
        [0] Suffete for Life
       *[other] Outcry: Suffete for Life
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-nominee = Nominee
ask-senate-minor = Whom or what do you praise or blame?
    .label = { $forced ->
        [0] Minor Motion
       *[other] Outcry: Minor Motion
    }
    .hint = { $forced ->
        [0] A minor motion is voted on and has no effect.
       *[other] You play a Public Outcry with it, and it is put to the vote next.
    }
    .field-text = The motion
ask-senate-trial = Whom do you accuse, of what, and who is to prosecute him?
    .label = Accuse a Senator
    .hint = The prosecutor must consent. An executed Senator is lost to his faction.
    .field-accused = Accused
    .field-charge = Charge
    .field-prosecutor = Prosecutor
ask-senate-prosecutions = Prosecutions: do you accuse somebody?
    .label = Prosecutions
    .hint = One major or two minor prosecutions a turn, and a minor one more under the Court of 104. Then the marks of all in Carthage go, but a Committee Member in office keeps that of his seat; whoever is away can be tried once he is back.
ask-senate-prosecute = Does { $senator } prosecute { $accused }?
    .label = Prosecution of { $accused }
    .hint = The prosecutor of a convict gains half the INF that he loses.
ask-senate-appeal = Does the accused appeal to the people?
    .label = Appeal to the People
    .hint = 2 dice + POP: 8 and more are votes against conviction, 12 free him; 6 and less are votes for it, 2 kill him.
ask-senate-judges = For which side do you play Bribed Judges?
    .label = Play Bribed Judges
    .hint = 10 votes, before the first faction votes.
ask-senate-vote = How do your Senators vote on motion no. { $motion }?
    .label = Vote on No. { $motion }
    .hint = A vote declared is final. Each bought vote costs 1T of the Senator's own money.
ask-senate-consent = Does { $senator } consent to motion no. { $motion }?
    .label = Consent of { $senator }
ask-senate-rebuke = All other Senators voted against your proposal. What does your magistrate do?
    .label = Answer the Rebuke
    .hint = Who steps down no longer presides this turn; he keeps his office.
ask-senate-call = Which faction do you call next?
    .label = Call Another Faction
ask-senate-law = Which Law do you play?
    .label = Play a Law
    .hint = It holds for good. During a vote it takes effect as soon as that is over.
ask-senate-veto = Do you veto motion no. { $motion }?
    .label = Veto No. { $motion }
    .hint = The vote ends at once. A card is discarded; a power of your own is used up for this session.
ask-senate-claim = Do you claim the next proposal with a Public Outcry?
    .label = Claim the Next Proposal
    .hint = The card is played now; you make your proposal when this vote is over.
ask-senate-forgo = You have the next proposal, by Public Outcry. Do you forgo it?
    .label = Proposal by Public Outcry
ask-senate-last-word = The Senate is adjourned. Do you force a last proposal with a Public Outcry?
    .label = Last Word
    .hint = Everybody who holds red cards is asked.
ask-senate-silence = { $against } plays a Public Outcry or a power of his own. Do you cancel it?
    .label = Answer the Outcry
    .hint = Everybody who holds red cards is asked.
ask-senate-home = { $first } and { $second } are elected. Who shall be Home Suffete?
    .label = Name the Home Suffete
    .hint = If you do not agree on one, each rolls two dice, and the higher chooses.
ask-senate-home-choice = { $senator } rolled higher. Who shall be Home Suffete?
    .label = Choose the Home Suffete
ask-senate-membership = Only { $senator }, who has just left the Committee, can be { $committee }. Does he consent?
    .label = Consent of { $senator }
ask-senate-ally = New Alliance: which War ends by treaty?
    .label = Choose a War
ask-senate-assassinate = Which of your Senators attacks whom, and with how many Assassin cards?
    .label = Assassinate
    .field-assassin = Assassin
    .field-victim = Victim
    .field-cards = Assassin cards
ask-senate-bodyguards = { $assassin } attacks { $victim }. How many Secret Bodyguards do you play?
    .label = Secret Bodyguards
ask-senate-recruit = Which Senator in the Forum joins your faction?
    .label = Take a Senator
ask-senate-join = Do you join the Ruling Coalition{ $partner1 ->
        [none] { " " }of your faction alone
       *[other] { " " }with { $partner1 }
    }{ $partner2 ->
        [none] { "" }
       *[other] , { $partner2 }
    }{ $partner3 ->
        [none] { "" }
       *[other] , { $partner3 }
    }{ $partner4 ->
        [none] { "" }
       *[other] , { $partner4 }
    }? It has { $votes } of { $of } votes.
    .label = Join the Coalition
    .hint = Its members divide offices, Governorships and commands among themselves. If you refuse, the next combination with a majority governs.
ask-senate-partners = No combination has a majority without you. Whom do you take into the Ruling Coalition?
    .label = Form the Coalition
ask-senate-skip = Do you play a Public Outcry, to skip a faction when it is about to pick in this round?
    .label = Skip a Faction
    .hint = The card is spent.
ask-senate-spoil = Which spoil does your faction take, and for which Senator?
    .label = Pick a Spoil
    .hint = A War stands for the command against it, an Exploration for its Explorer. Once all offices are filled, a pass ends the picking for all.
    .field-spoil = Spoil
    .field-senator = Senator
ask-senate-conspire = { $senator } has more Influence than anybody. Do you ask for an attempt on his life?
    .label = Ask for an Assassination
    .hint = All factions but his roll a die, plus 1 for each Assassin card; the highest must try, with its least influential Senator and all its Assassin cards. It may be you.
ask-agreement-propose = Which public agreement do you propose?
    .label = Propose an Agreement
    .field-partner = With
    .field-text = What you agree on
    .field-talents = Talents you promise
    .field-cards = Cards you promise
    .field-votes = Votes you promise
    .field-asked-talents = Talents you ask for
    .field-asked-cards = Cards you ask for
    .field-asked-votes = Votes you ask for
    .field-asked_talents = Talents you ask for
    .field-asked_cards = Cards you ask for
    .field-asked_votes = Votes you ask for
ask-agreement-answer = Do you enter public agreement no. { $agreement }?
    .label = Agreement no. { $agreement }
ask-agreement-cancel = Do you cancel what you still owe under agreement no. { $agreement }?
    .label = Cancel Agreement no. { $agreement }

option-setup-play-none = Play Nothing
option-revolution-play-none = Play Nothing More
option-hidden = Hidden
option-shown = Shown
option-lay-down = Lay Down the Command
option-test = Test the Legions
option-revolt = Revolt
option-combat-expedition-continue = Go On
option-combat-expedition-return = Return to Carthage
option-combat-landing-attack = Attack on Land
option-combat-landing-wait = Wait
option-combat-mercenaries-none = Play None
option-revenue-insist-roll = Roll
option-revenue-insist-leave = Take No Spoils
option-revenue-works-0 = Nothing
option-revenue-works-10 = 10T for 1 POP
option-revenue-works-20 = 20T for 2 POP
option-setup-term-1 = 1 Turn
option-setup-term-2 = 2 Turns
option-setup-term-3 = 3 Turns
option-forum-roll-roll = Roll
option-forum-persuade-none = None
option-forum-trader-none = Nobody
option-forum-leader-none = No Change
option-forum-bid-none = Nobody
option-forum-sacrifice-none = Let It Happen
option-at-home-n = Fleet no. { $n } at home
option-for = Yea
option-against = Nay
option-abstain = Abstain
option-consent = Consent
option-refuse = Refuse
option-senate-floor-yield = Let the Floor Pass
option-senate-floor-proceed = Go On to Other Business
option-senate-floor-adjourn = Adjourn the Senate
option-senate-home-roll = Let the Dice Decide
option-senate-forgo-forgo = Make None
option-senate-join-join = Join
option-senate-join-refuse = Refuse
option-senate-skip-none = Skip Nobody
option-senate-spoil-pass = Pass
option-senate-spoil-none = Nobody
option-senate-conspire-none = Do Not Ask
option-senate-conspire-ask = Ask for It
option-senate-last-word-none = Keep Silent
option-senate-last-word-claim = Play a Public Outcry
option-senate-silence-none = Let It Stand
option-senate-prosecutions-end = End the Prosecutions
option-senate-appeal-appeal = Appeal
option-senate-trial-major = Last Office
option-senate-trial-tax = Rise of the Tax Rate
option-senate-rebuke-influence = Lose 1 INF
option-senate-rebuke-step-down = Step Down
option-pay = Pay
option-keep = Keep the Money
option-enter = Enter
option-decline = Decline
option-cancel = Cancel

## Why not

reason-trade-untrue = { $commodity } is not among the cards you put down.
reason-forum-both = A persuasion needs both a persuader and a target.
reason-forum-purse = { $senator } has only { $talents }T.
reason-forum-payer = Say which Senator pays.
reason-forum-low = A bid must be above { $high }T.
reason-agreement-empty = An agreement needs words or a promise.
reason-senate-again = That was voted down in this session; it may be proposed again only with a real change ({ $clause }).
reason-senate-pass-names-nobody = Who passes names no Senator ({ $clause }).
reason-senate-not-eligible = { $senator ->
    [none] Nobody
   *[other] { $senator }
} cannot have that; name one of your Senators who can ({ $clause }).
reason-senate-twice = { $senator } stands there twice ({ $clause }).
reason-senate-nobody = Name somebody for at least one post ({ $clause }).
reason-senate-no-charge = { $senator } cannot be tried for that now ({ $clause }).
reason-senate-own-prosecutor = { $senator } cannot prosecute himself ({ $clause }).
reason-senate-will-not-prosecute = { $senator } has refused to prosecute him for that ({ $clause }).
reason-senate-empty = A motion needs words ({ $clause }).
reason-revolution-paid-for-nothing = Who lays down his command pays no legions ({ $clause }).
reason-revolution-purse = He has only { $talents }T ({ $clause }).
reason-revolution-too-few-units = It takes a legion, and the Fleets that this War asks for ({ $clause }).
reason-senate-two-sponsors = An increase needs two different Senators to sponsor it ({ $clause }).
reason-senate-no-sponsors = A decrease has no sponsors ({ $clause }).
reason-senate-nothing-proposed = Say who shall have at least one of these cards ({ $clause }).
reason-senate-no-units = Say how many units it is about: at least one ({ $clause }).
reason-senate-raised-and-disbanded = { $unit } cannot be both raised and disbanded in one session ({ $clause }).
reason-senate-too-few-units = There are not so many of these units ({ $clause }).
reason-senate-treasury = That costs { $talents }T; the State Treasury holds { $treasury }T ({ $clause }).
reason-senate-no-such-order = That cannot be ordered now ({ $clause }).
reason-senate-cannot-command = Somebody named here cannot be sent to war now ({ $clause }).
reason-senate-one-commander = A force has { $most ->
    [one] one commander, unless there is a Crisis
   *[other] one commander or two
} ({ $clause }).
reason-senate-no-suffete = A Suffete must command, or one of two commanders be a Suffete ({ $clause }).
reason-senate-marine-first = The Home Suffete goes to war only after the Marine Suffete, or with him in one motion ({ $clause }).
reason-senate-replacement = { $senator } has a MIL below 3 and cannot replace a commander ({ $clause }).
reason-senate-needed-units = For { $war } this force lacks needed units: a legion with Fleets for the support of { $support }, or against an unbeaten fleet at least a Fleet ({ $clause }).
reason-senate-earlier-war = { $war } comes first: a force with a commander must face it too ({ $clause }).
reason-senate-all-return = With all its commanders the whole force comes home; name no units then ({ $clause }).
reason-senate-replaces-nobody = Somebody must come home and somebody else take over ({ $clause }).
reason-senate-two-orders = Nobody is sent twice, and no force or garrison has two orders in one motion ({ $clause }).
reason-senate-bought-nothing = { $senator } abstains, so no votes can be bought for him ({ $clause }).
reason-ruling-senator = There is no Senator { $senator } in play.
reason-ruling-unaligned = { $senator } belongs to no faction.
reason-ruling-seat = There is no seat { $seat }.
reason-ruling-card = { $card } is not there.
reason-ruling-amount = It has to be from { $low } to { $high }.

## Set-up

event-carthage-seated = The factions sit clockwise: { $seats }. Scenario: { $scenario ->
    [early] Early
    [late] Late
   *[campaign] Campaign
}.
neutral-imperialists = Imperialists
neutral-plutocrats = Plutocrats
neutral-conservatives = Conservatives
neutral-populists = Populists
event-carthage-neutral-named = { $seat } is Neutral: the { $neutral ->
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
event-carthage-statesman-played = { $seat } plays { $statesman }.
    .news = { event-carthage-statesman-played }
event-carthage-concession-played = { $seat } plays { $concession } on { $senator }.
    .news = { event-carthage-concession-played }
event-carthage-nothing-played = { $seat } plays no further card.
event-carthage-play-began = Set-up is over; { $deck } cards lie in the deck.

## Mortality

event-carthage-turn-began = **Turn { $turn } begins.** The pledge of its dice is `{ $pledge }`.
event-carthage-war-activated = { $war } becomes Active.
    .news = ⚔ { event-carthage-war-activated }
event-carthage-leader-joined = { $leader } joins the enemy: { $war }.
event-carthage-legions-joined = { $count } { $legion } come from the Reserve into the Force Pool ({ $cause }).
event-carthage-legions-unavailable = { $legion } cannot be raised ({ $cause }).
event-carthage-legions-available = { $legion } can be raised again.
event-carthage-desertion-rolled = Desertion ({ $cause }), legions of class { $legion_class }: rolls { $rolls }, { $deserted } desert.
event-carthage-chits-drawn = Mortality Chits: { $chits }.
event-carthage-tie-rolled = A tie between { $names } is broken by dice ({ $about }): { $rolls }.
event-carthage-died = { $card }{ $seat ->
    [none] { "" }
   *[other] { " " }of { $seat }
} dies ({ $cause ->
    [mortality] mortality
    [battle] in battle
    [exploration] on an expedition
    [crucified] crucified
    [disorder] in the disorder
    [raid] by raiders
    [pretender] by a pretender
    [captivity] in captivity
    [revolt] in revolt
    [assassination] assassinated
    [caught] caught as an assassin
    [executed] executed
    [people] killed by the people
    [appeal] in the tumult of an appeal
    [revenge] in revenge for an assassination
   *[other] { $cause }
}).
    .news = ✝ { event-carthage-died }
event-carthage-left-behind = What { $senator } held lies in the Forum: { $items }.
event-carthage-family-stays = The Family { $family } stays with { $seat } and leads on.
event-carthage-family-lost = The Family { $family } goes to the bottom of the Curia.
event-carthage-family-inherited = { $senator } takes over the Family { $family }.
event-carthage-faction-revived = { $seat } had no Senator left and takes { $senator } from the Curia as Leader.
    .news = { event-carthage-faction-revived }
event-carthage-faction-out = { $seat } has lost its last Senator as punishment for an assassination and is out of the game.
    .news = { event-carthage-faction-out }
event-carthage-warehouses-lost = { $seat } loses stored trade cards to { $stacks }.
event-carthage-game-ended = The game is over ({ $reason ->
    [influence] most Influence
    [bankrupt] the State is bankrupt
    [rebel] the State fell to a Rebel
    [wars] too many Active Wars
    [lost-wars] too many Lost Wars
    [suffete-for-life] a Suffete for Life rules
   *[other] { $reason }
}). Winner: { $winner ->
    [none] nobody
   *[other] { $winner }
}.
    .news = { event-carthage-game-ended }
event-carthage-ruled = The game master rules: { $ruling ->
    [state-treasury] the State Treasury holds { $amount }T
    [tax] the tax rate is { $amount }%
    [talents] { $about } holds { $amount }T
    [influence] { $about } has { $amount } INF
    [popularity] { $about } has { $amount } POP
    [traders] { $about } has { $amount } Traders
    [faction-treasury] the Faction Treasury of { $about } is set
    [give-card] a card for { $about }
    [take-card] a card is taken: { $about }
    [give-trade-card] a trade card for { $about }
    [take-trade-card] a trade card is taken: { $about }
    [recruit] { $about } joins a faction
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-carthage-ruled }

## Revenue

event-carthage-personal-income = { $seat } receives { $talents }T of personal income: { $incomes }.
event-carthage-corrupt-income = { $senator } ({ $office }) rolls { $roll } for corrupt income and takes { $talents }T; the Membership is marked corrupt. { $returned ->
    [0] { "" }
   *[other] { $returned }T of it come back by law.
}
    .news = { $senator } ({ $office }) rolls { $roll } and takes { $talents }T of corrupt income.
event-carthage-office-income = { $senator } receives { $talents }T as { $office }.
event-carthage-state-received = The State receives { $talents }T ({ $source ->
    [annual] annual revenue
    [setup] at the start
    [ruling] by a ruling
   *[other] { $source }
}).
event-carthage-state-paid = The State pays { $talents }T for { $purpose ->
    [units] { $count ->
        [one] 1 legion or Fleet
       *[other] { $count } legions and Fleets
    }
    [active-wars] { $count ->
        [one] 1 Active War
       *[other] { $count } Active Wars
    }
    [lost-wars] { $count ->
        [one] 1 Lost War
       *[other] { $count } Lost Wars
    }
    [caravans] { $count ->
        [one] 1 Caravan
       *[other] { $count } Caravans
    }
   *[trade-fleets] { $count ->
        [one] 1 Trade Fleet
       *[other] { $count } Trade Fleets
    }
}.
event-carthage-rebel-paid = The Rebel of { $seat } pays { $talents }T for { $legions } legions and releases { $released }.
event-carthage-released-legions = Of the released legions the State keeps { $kept }; { $disbanded } are disbanded.
event-carthage-disorder-rolled = Internal Disorder in { $province }: roll { $roll }, garrison { $garrison }, total { $total } against { $limit }: { $revolts ->
    [yes] it revolts
   *[no] it holds
}.
    .news = { event-carthage-disorder-rolled }
event-carthage-raid-rolled = Barbarian Raid on { $province }: dice { $dice }, total { $total } against { $limit }: { $overrun ->
    [yes] it is overrun
   *[no] it holds
}.
    .news = { event-carthage-raid-rolled }
event-carthage-governor-captured = { $senator }, Governor of { $province }, is taken captive.
    .news = { event-carthage-governor-captured }
event-carthage-province-idle = { $province } gives nothing ({ $reason ->
    [vacant] no Governor
    [rebel] its Governor is a Rebel
    [attacked] it is attacked
    [overrun] it is overrun
    [disorder] disorder
   *[other] { $reason }
}).
event-carthage-spoils-taken = { $senator } rolls for spoils of { $province }: dice { $dice }, total { $total }; he is marked corrupt. { $returned ->
    [0] { "" }
   *[other] { $returned }T of it come back by law.
}
    .news = { $senator } takes spoils of { $province }: dice { $dice }, total { $total }T.
event-carthage-province-income = { $province } brings the State { $total }T (dice { $dice }, modifier { $modifier }).
event-carthage-development-rolled = { $province }: roll { $roll } for development: { $developed ->
    [yes] it is developed, and { $senator } gains 3 INF
   *[no] not yet
}.
    .news = { $developed ->
        [yes] { event-carthage-development-rolled }
       *[no] { "" }
    }
event-carthage-term-shortened = { $senator } has { $left ->
    [one] 1 turn
   *[other] { $left } turns
} left in { $province }.
event-carthage-governor-returned = { $senator } returns from { $province }, which lies in the Forum.
event-carthage-contributed = { $senator } of { $seat } gives { $talents }T to the State{ $influence ->
    [0] { "" }
   *[other] { " " }and gains { $influence } INF
}.
    .news = { event-carthage-contributed }
event-carthage-public-works = { $senator } of { $seat } spends { $talents }T on public works and gains { $popularity } POP.
    .news = { event-carthage-public-works }
event-carthage-redistributed = { $seat } moves money: { $changes }.
event-carthage-gave-talents = { $giver } gives { $receiver } { $talents }T.
event-carthage-bankrupt = The Treasury stands at { $treasury }T: the State is bankrupt.
    .news = { event-carthage-bankrupt }
event-carthage-ransomed = { $seat } pays { $talents }T, and { $senator } is free.
    .news = { event-carthage-ransomed }

## Trade

event-carthage-drew-trade-cards = { $seat } draws from { $stacks } ({ $traders ->
    [one] 1 Trader
   *[other] { $traders } Traders
}).
event-carthage-received-trade-cards = You receive { $cards }.
event-carthage-deal-moved = Deal no. { $deal }: { $seat } { $act ->
    [offered] makes an offer to
    [countered] makes a counter-offer to
    [accepted] accepts the deal with
    [withdrawn] withdraws from the deal with
    [lapsed] sees the deal lapse with
   *[settled] settles the deal with
} { $partner }.{ $cards ->
    [none] { "" }
   *[other] { " " }{ $cards }.
}
event-carthage-traded = { $seats } trade { $cards } cards.
    .news = { event-carthage-traded }
event-carthage-sold = { $seat } sells { $sets } for { $revenue }T and pays { $tax }T of tax.
    .news = { event-carthage-sold }
event-carthage-overseer-paid = { $senator } receives { $talents }T as Overseer of the Agora for { $cards } cards sold.
event-carthage-stored-trade-cards = { $seat } keeps { $kept ->
    [0] no trade cards
    [one] 1 trade card
   *[other] { $kept } trade cards
}{ $returned ->
    [0] { "" }
    [one] ; 1 goes back
   *[other] ; { $returned } go back
}.
event-carthage-trade-income = { $seat } divides its trade income: { $shares }. { $lost ->
    [0] { "" }
   *[other] { $lost }T are lost.
}
event-carthage-stack-changed = Trade cards ({ $cause }): { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} { $change ->
    [halved] set aside from
    [removed] taken away from
    [closed] taken away from
    [lost] lost for good from
    [doubled] added to
    [returned] returned to
   *[opened] added to
} { $stack }, which now has { $in_play } in play.

## Forum

event-carthage-forum-opened = The Forum opens. Initiatives in this order: { $seats }.
event-carthage-initiative-rolled = { $seat } rolls { $total } ({ $dice }) for initiative no. { $number }.
event-carthage-initiative-bid = { $seat } bids { $talents }T of { $senator } for an initiative.
event-carthage-initiative-won = { $seat } takes initiative no. { $number } for { $talents }T.
event-carthage-trader-sought = { $senator } of { $seat } { $talents ->
    [0] tries for a Trader
   *[other] spends { $talents }T on a Trader
}: dice { $dice }, total { $total } against 12: { $gained ->
    [yes] he gains one
   *[no] none comes
}.
    .news = { event-carthage-trader-sought }
event-carthage-leader-moved = { $senator } is Faction Leader of { $seat } now.
    .news = { event-carthage-leader-moved }
event-carthage-peddled = { $seat } plays { $card } and takes a card of { $victim } at random.
    .news = { event-carthage-peddled }
event-carthage-card-taken = { $card } goes from { $victim } to { $seat }.
event-carthage-persuasion-announced = { $persuader } of { $seat } tries to persuade { $target } with a bribe of { $talents }T; Base Number { $base }. { $card ->
    [none] { "" }
   *[other] Played with it: { $card }.
}
    .news = { event-carthage-persuasion-announced }
event-carthage-counter-bribed = { $talents ->
    [0] { $seat } bids nothing against it.
   *[other] { $seat } bids { $talents }T against it; Base Number { $base }.
}
event-carthage-bribe-raised = { $seat } raises the bribe by { $talents }T; Base Number { $base }.
event-carthage-persuasion-rolled = { $persuader } rolls { $dice }, total { $total }, against { $base }: { $persuaded ->
    [yes] { $target } joins { $seat }
   *[no] { $target } stays
}. { $talents ->
    [0] { "" }
   *[other] He keeps { $talents }T.
}
    .news = { event-carthage-persuasion-rolled }
event-carthage-blackmailed = { $senator } loses { $influence } INF and { $popularity } POP by the Blackmail.
event-carthage-card-turned-up = { $seat } turns up { $card }
    .news = { event-carthage-card-turned-up }
event-carthage-red-card-drawn = { $seat } draws a red card.
event-carthage-card-received = You draw { $card }
event-carthage-deck-empty = No card is left for { $seat } to draw.
event-carthage-late-era-began = The Late era begins; { $cards } cards lie in the deck.
    .news = { event-carthage-late-era-began }
event-carthage-family-joined = The Family { $family } goes under { $senator }.
event-carthage-war-appeared = { $war } is in the Forum, { $status ->
    [active] Active
    [imminent] Imminent
   *[inactive] Inactive
}{ $revolt ->
    [yes] , a Revolt
   *[no] { "" }
}.
    .news = ⚔ { event-carthage-war-appeared }
event-carthage-leader-idle = { $leader } lies in the Curia.
event-carthage-leader-gone = { $leader } is out of play.
event-carthage-trader-gained = { $senator } of { $seat } receives a Trader.
event-carthage-popularity-changed = { $senator } gains { $popularity } POP ({ $cause }).
event-carthage-units-lost = { $cause }: dice { $dice }, { $count } { $units ->
    [fleets] Fleets
    [caravans] Caravans
   *[trade-fleets] Trade Fleets
} are lost.
event-carthage-table-event-rolled = { $seat } rolls { $total } ({ $dice }) on the Random Event Table: { $event }.
event-carthage-event-cancelled = { $seat } plays { $card }: { $event } does not enter play.
    .news = { event-carthage-event-cancelled }
event-carthage-event-entered = In play, level { $level }{ $applies ->
    [yes] { "" }
   *[no] , without further effect
}: { $name }
    .news = ⚡ { event-carthage-event-entered }
event-carthage-event-left = { $event } leaves play.
event-carthage-event-paid = The State pays { $talents }T ({ $event }).
event-carthage-concession-lost = { $senator } loses { $concession }, which goes to the Curia.
event-carthage-chits-to-draw = { $event }: { $count } Mortality Chits are drawn{ $dice ->
    [nothing] { "" }
   *[other] { " " }(dice { $dice })
}.
event-carthage-tyrians-came = The Tyrians send { $fleets } Fleets, as long as they are needed for { $wars }.
event-carthage-tyrians-left = The Tyrians go home: { $fleets } Fleets leave.
event-carthage-pretender-rose = A pretender rises in { $province } against { $governor }{ $battle ->
    [yes] , who fights
   *[no] { "" }
}.
    .news = { event-carthage-pretender-rose }
event-carthage-pretender-fought = { $governor } fights for { $province }: dice { $dice }, strength { $strength } against { $against }, total { $total }: { $result ->
    [victory] Victory
    [stalemate] Stalemate
   *[defeat] Defeat
}; { $lost } legions are lost.
event-carthage-war-left = { $war } is over by treaty; the State receives { $spoils }T. { $shuffled ->
    [yes] It is shuffled into the deck.
   *[no] { "" }
}
    .news = { event-carthage-war-left }
event-carthage-province-created = { $province } is a Province now ({ $cause }). It lies in the Forum, undeveloped.
    .news = { event-carthage-province-created }
event-carthage-curia-rolled = { $card } in the Curia: roll { $roll }: { $leaves ->
    [yes] it leaves
   *[no] it stays
}.
event-carthage-votes-counted = Votes in Carthage: { $votes }.

## Senate

motion-name = { $kind ->
    [suffetes] election of Suffetes
    [committee] Committee of Five
    [governors] Governors
    [concessions] Trade Concessions
    [units] units
    [forces] forces and garrisons
    [expedition] expedition
    [peace] peace
    [tax] tax rate
    [alliance] Tyrian Alliance
    [life] Suffete for Life
    [minor] minor motion
    [trial] prosecution
   *[other] { $kind }
}
event-carthage-income-pooled = { $seat }: an income of { $talents }T, { $treasury }T of it for the Faction Treasury, { $rest }T for { $senator }.
event-carthage-temptation-rolled = { $senator } of { $seat } is tempted as { $post }: die { $roll } against { $least }; he { $takes ->
    [yes] takes corrupt income
   *[no] stays honest
}.
event-carthage-bid-rolled = { $seat } rolls { $roll } for its bid, modified by { $modifier }.
event-carthage-coalition-declined = { $seat } does not join a Coalition of { $seats }.
    .news = { event-carthage-coalition-declined }
event-carthage-coalition-formed = The Ruling Coalition: { $seats }, with { $votes } of { $of } votes.
    .news = { event-carthage-coalition-formed }
event-carthage-plan-made = The military plan: { $wars ->
    [nothing] no attack
   *[other] { $wars }
}{ $everything ->
    [yes] { " " }with everything
   *[no] { "" }
}.{ $venture ->
    [none] { "" }
   *[other] { " " }An expedition seeks { $venture }.
}
    .news = { event-carthage-plan-made }
event-carthage-general-named = { $senator } of { $seat } is to be General against { $war }.
    .news = { event-carthage-general-named }
event-carthage-pick-skipped = { $seat } may not pick in this round.
    .news = { event-carthage-pick-skipped }
event-carthage-picking-ended = { $seat ->
    [none] Nothing is left to pick
   *[other] { $seat } passes
}: the picking ends.
event-carthage-conspiracy-rolled = Who must try to kill { $victim }? Dice with Assassin cards: { $rolls }. { $seat } must.
    .news = { event-carthage-conspiracy-rolled }
event-carthage-senate-opened = The Senate meets; { $magistrate ->
    [none] nobody can preside
   *[other] { $magistrate } presides
}. { $crisis ->
    [yes] Carthage is in Crisis.
   *[no] { "" }
}
    .news = { event-carthage-senate-opened }
event-carthage-floor-passed = { $seat } lets the floor pass.
event-carthage-proposed = Motion no. { $number }: { $seat } proposes to { $terms }{ $forced ->
    [yes] , forced by a Public Outcry
   *[no] { "" }
}.
event-carthage-consent-given = { $senator } of { $seat } { $agreed ->
    [yes] consents
   *[no] refuses
} ({ $clause }).
    .news = { event-carthage-consent-given }
event-carthage-called = { $seat } is called next.
event-carthage-sheet-handed-in = Your votes on motion no. { $number } are handed in; they count when your faction is called.
event-carthage-votes-declared = { $seat } votes on motion no. { $number }: { $voices }{ $bought ->
    [0] { "" }
    [one] ; 1 vote is bought
   *[other] ; { $bought } votes are bought
}.
event-carthage-vote-closed = Motion no. { $number } ({ motion-name }) { $passed ->
    [yes] passes
   *[no] fails
}: { $votes_for } for, { $votes_against } against.
    .news = { $passed ->
        [yes] ✔
       *[no] ✖
    } { event-carthage-vote-closed }
event-carthage-unopposed = Motion no. { $number } ({ motion-name }) takes effect without a vote.
    .news = { event-carthage-unopposed }
event-carthage-motion-fell = Motion no. { $number } ({ motion-name }) { $fate ->
    [vetoed] is vetoed
    [cancelled] is cancelled
    [refused] is not put to the vote, for consent was refused
    [impossible] has become impossible
    [freed] ends: the people have freed the accused
   *[other] falls
}.
    .news = { event-carthage-motion-fell }
event-carthage-outcry-raised = { $seat } plays { $card }: { $use ->
    [veto] a veto
    [proposal] a proposal is forced
   *[claim] the next proposal is claimed
}.
    .news = 📢 { event-carthage-outcry-raised }
event-carthage-power-used = { $senator } of { $seat } vetoes { $post ->
    [none] without a card
   *[other] as { $post }
}.
    .news = 📢 { event-carthage-power-used }
event-carthage-outcry-silenced = { $seat } plays { $card }: all goes on as if nothing had been played.
    .news = { event-carthage-outcry-silenced }
event-carthage-outcry-taken-back = { $seat } takes the Public Outcry back: another came first.
event-carthage-claim-forgone = { $seat } makes no proposal.
event-carthage-judges-bribed = { $seat } plays { $card }: { $votes } votes { $voice ->
    [for] for
   *[against] against
} conviction.
    .news = ⚖ { event-carthage-judges-bribed }
event-carthage-appeal-rolled = { $senator } appeals to the people: dice { $dice }, POP { $popularity }{ $omens ->
    [0] { "" }
   *[other] , omens { $omens }
}, total { $total }: { $result ->
    [killed] they kill him
    [freed] they free him
    [for] { $votes } votes for conviction
    [against] { $votes } votes against conviction
   *[none] no votes for either side
}.
    .news = ⚖ { event-carthage-appeal-rolled }
event-carthage-convicted = { $senator } is convicted{ $executed ->
    [yes] { "" } and dies for it
   *[no] : he loses { $influence } INF and { $popularity } POP; Trade Concessions he loses: { $concessions }{ $post ->
        [none] { "" }
       *[other] ; he is { $post } no longer
    }
}.
    .news = ⚖ { event-carthage-convicted }
event-carthage-prosecutor-rewarded = { $senator } prosecuted him and gains { $influence } INF.
event-carthage-prosecutions-ended = The prosecutions are over. Free of old marks: { $cleared ->
    [nothing] nobody
   *[other] { $cleared }
}.
event-carthage-assassin-sent = { $assassin } of { $seat } attacks { $victim }{ $cards ->
    [0] { "" }
    [one] , with 1 Assassin card
   *[other] , with { $cards } Assassin cards
}.
    .news = 🗡 { event-carthage-assassin-sent }
event-carthage-assassin-rolled = Dice { $dice }, modifier { $modifier }.
event-carthage-bodyguards-played = { $seat } plays { $guards ->
    [0] no Secret Bodyguards
    [one] 1 Secret Bodyguard
   *[other] { $guards } Secret Bodyguards
}.
event-carthage-assassination-ended = { $assassin } attacks { $victim }: total { $totals }{ $extra ->
    [nothing] { "" }
   *[other] , then { $extra }
}. { $killed ->
    [yes] The victim dies.
   *[no] The victim lives.
} { $caught ->
    [yes] The assassin is caught.
   *[no] The assassin gets away.
}
    .news = 🗡 { event-carthage-assassination-ended }
event-carthage-faction-disgraced = For the assassin { $influence } INF and { $popularity } POP each are lost by { $senators }.
    .news = { event-carthage-faction-disgraced }
event-carthage-rebuked = All others voted against it: { $senator } { $stepped_down ->
    [yes] steps down and presides no longer this turn
   *[no] loses 1 INF
}.
    .news = { event-carthage-rebuked }
event-carthage-senate-adjourned = The Senate is adjourned{ $cause ->
    [magistrate] { " " }by its magistrate
    [departure] , for the HRAO has left Carthage
    [silence] , for nobody has anything more to propose
   *[other] { "" }
}.
    .news = { event-carthage-senate-adjourned }
event-carthage-law-announced = { $seat } plays { $law }; it takes effect when the vote is over.
    .news = { event-carthage-law-announced }
event-carthage-law-enacted = From now on this Law holds: { $law }
    .news = { event-carthage-law-enacted }
event-carthage-senator-joined = { $senator } joins { $seat }, for too few Senators are left in Carthage.
    .news = { event-carthage-senator-joined }
event-carthage-suffete-elected = { $senator } of { $seat } is { $office } and gains { $influence } INF.
    .news = { event-carthage-suffete-elected }
event-carthage-suffete-left = { $senator } is Suffete no longer{ $general ->
    [yes] , but commands his force as General
   *[no] { "" }
}.
event-carthage-suffete-stays = Nobody can be elected: { $senator } stays { $office }.
    .news = { event-carthage-suffete-stays }
event-carthage-member-left = { $senator } leaves the Committee: his term as { $committee } is over.
event-carthage-member-elected = { $senator } of { $seat } is { $committee } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
} and gains { $influence } INF.
    .news = { event-carthage-member-elected }
event-carthage-membership-declined = { $senator } does not consent to be { $committee } again.
event-carthage-governor-elected = { $senator } leaves to govern { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}.
    .news = { event-carthage-governor-elected }
event-carthage-governor-recalled = { $senator } is recalled from { $province }.
    .news = { event-carthage-governor-recalled }
event-carthage-force-returned = The force against { $war } comes home: it cannot fight there as it is.
    .news = { event-carthage-force-returned }
event-carthage-marked-major = In major offices, so from the next turn on they may be tried for it: { $senators }.
event-carthage-alliance-made = { $war } is over by a new alliance; the State receives { $spoils }T.
    .news = { event-carthage-alliance-made }
event-carthage-tax-changed = The tax rate is { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] ; { $sponsor } gains 3 POP for it and { $cosponsor } 1
}.
    .news = { event-carthage-tax-changed }
event-carthage-sponsors-chargeable = { $sponsor } and { $cosponsor } are of one faction: in the next turn each of them may be tried for the tax.
    .news = { event-carthage-sponsors-chargeable }
event-carthage-tax-vote-resented = The people resent these votes; 1 POP each is lost by { $senators }.
event-carthage-war-lost = Carthage sues for peace: { $war } is Lost. Lost Wars: { $lost }; four at the end of a turn are the end of Carthage.
    .news = ⚔ { event-carthage-war-lost }
event-carthage-province-removed = { $province } is out of play ({ $cause }).{ $governor ->
    [none] { "" }
   *[other] { " " }{ $governor } comes home.
}
    .news = { event-carthage-province-removed }
event-carthage-legions-removed = { $cause }: { $legions } legions of { $legion_type } leave the game.
event-carthage-concession-granted = { $senator } receives { $concession }.
    .news = { event-carthage-concession-granted }
event-carthage-alliance-rejected = The Senate rejects the Tyrian Maritime Alliance.
    .news = { event-carthage-alliance-rejected }
event-carthage-elected-for-life = { $senator } is elected Suffete for Life. His player decides for all loyal factions until the end of the turn, and wins then if Carthage stands.
    .news = 👑 { event-carthage-elected-for-life }
event-carthage-appointed-for-life = With { $influence } INF { $senator } becomes Suffete for Life. His player decides for all loyal factions until the end of the turn, and wins then if Carthage stands.
    .news = 👑 { event-carthage-appointed-for-life }

## Proposals: the words after "proposes to"

proposal-suffetes = elect { $nominees } Suffetes
proposal-committee = elect { $members }
proposal-committee-one = { $whom } { $what }
proposal-governors = send out as Governors { $governors }
proposal-governors-one = { $whom } to { $what }
proposal-concessions = give { $grants }
proposal-concessions-one = { $what } to { $whom }
proposal-units-raised = raise { $units }
proposal-units-disbanded = disband { $units }
proposal-forces-send = send { $commanders } against { $at } with { $units }
proposal-forces-reinforce = reinforce the force at { $at } with { $units }
proposal-forces-recall = { $commanders ->
    [none] recall { $units } from { $at }
   *[other] { $units ->
        [none] recall { $commanders } from { $at }
       *[other] recall { $commanders } from { $at } with { $units }
    }
}
proposal-forces-replace = replace the commanders at { $at } by { $commanders }
proposal-forces-garrison = send { $units } into the garrison of { $at }
proposal-forces-withdraw = withdraw { $units } from the garrison of { $at }
proposal-expedition = send { $explorer } to { $goal } with { $caravans ->
    [one] 1 Caravan
   *[other] { $caravans } Caravans
} and { $trade_fleets ->
    [one] 1 Trade Fleet
   *[other] { $trade_fleets } Trade Fleets
}
proposal-peace = sue for peace with { $war }
proposal-tax = set the tax rate to { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] { "" } (sponsors: { $sponsor } and { $cosponsor })
}
proposal-alliance = reject the Tyrian Maritime Alliance
proposal-life = make { $nominee } Suffete for Life
proposal-minor = say: “{ $text }”
proposal-trial = try { $accused } ({ $charge ->
    [major] his last office
    [tax] the rise of the tax rate
    [assassination] the assassination
   *[other] corrupt as { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; prosecutor: { $prosecutor }
}
unit-fleet = { $count ->
    [one] 1 Fleet
   *[other] { $count } Fleets
}
unit-caravan = { $count ->
    [one] 1 Caravan
   *[other] { $count } Caravans
}
unit-trade-fleet = { $count ->
    [one] 1 Trade Fleet
   *[other] { $count } Trade Fleets
}
unit-fleet-name = Fleets
unit-caravan-name = Caravans
unit-trade-fleet-name = Trade Fleets
unit-veteran = veteran { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } loyal to { $loyal }
}
vote-one = { $senator } { $side ->
    [for] for { $weight }
    [against] against { $weight }
   *[abstain] abstains
}{ $bought ->
    [0] { "" }
   *[other] { "" } ({ $bought } bought)
}
sheet-side = { $side ->
    [for] Yea
    [against] Nay
   *[abstain] abstain
}: { $senators }
sheet-one = { $senator }{ $bought ->
    [0] { "" }
   *[other] { "" } (+{ $bought })
}
event-carthage-legion-price-set = From now on { $legion } cost { $talents }T ({ $cause }).
event-carthage-units-raised = The State raises { $legions } for { $talents }T.
    .news = { event-carthage-units-raised }
event-carthage-units-disbanded = Disbanded: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-units-disbanded }
event-carthage-expedition-sent = { $explorer } becomes Explorer, gains 3 INF and leaves for { $goal }. Caravans: { $caravans }. Trade Fleets: { $trade_fleets }.{ $talents ->
    [0] { "" }
   *[other] { " " }The State pays { $talents }T.
}
    .news = 🧭 { event-carthage-expedition-sent }
event-carthage-force-sent = { $commanders } set out against { $war } { $legions ->
    [none] without units
   *[other] with { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = ⚔ { event-carthage-force-sent }
event-carthage-commanders-sent = Gone to war: { $commanders }.{ $generals ->
    [nothing] { "" }
   *[other] { " " }General for it, with 3 INF more: { $generals }.
}
event-carthage-forces-joined = The units that stood against { $war } without a commander join the force: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
event-carthage-force-reinforced = Reinforcements against { $war } for { $commanders }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-force-reinforced }
event-carthage-force-recalled = From { $war } come home: { $commanders ->
    [nothing] { "" }
   *[other] { $commanders }{ $legions ->
        [none] { "" }
       *[other] {" "}with{ " " }
    }
}{ $legions ->
    [none] { "" }
   *[other] { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-force-recalled }
event-carthage-commanders-replaced = Against { $war } the command passes from { $gone } to { $commanders }{ $legions ->
    [none] { "" }
   *[other] , with { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-commanders-replaced }
event-carthage-garrison-sent = A garrison goes to { $province }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-garrison-sent }
event-carthage-garrison-withdrawn = From the garrison of { $province } come home: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-garrison-withdrawn }
event-carthage-harbor-dues = { $senator } receives { $talents }T as Harbor Master for the Fleets raised.

## The Vote card

ballot-title = ## Motion no. { $number }: { $name }
ballot-proposal = { $magistrate ->
    [none] { $seat }
   *[other] { $magistrate } of { $seat }, who presides,
} proposes to **{ $what }**{ $forced ->
    [yes] , by Public Outcry
   *[no] { "" }
}.
ballot-tally = Yea { $yea } · Nay { $nay } · Abstain { $abstained } · Not yet { $left } (needs { $needs })
ballot-sealed = { $count } of { $of } have voted.
ballot-line = - { $seat } ({ $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}): { $state }
ballot-past = - { $seat }: { $state }
ballot-others = - Beside the Senators: { $votes }
ballot-called = **called to vote**
ballot-waits = not yet
ballot-side = { $side ->
    [for] Yea { $votes }
    [against] Nay { $votes }
   *[abstain] abstains
}
ballot-cast = { $votes }{ $bought ->
    [0] { "" }
   *[other] { "" } (bought { $bought })
}
ballot-mode-ordered = -# The factions are called one after the other. Whoever votes before being called may still change it; a vote declared is final.
ballot-mode-live = -# All may vote now. A vote counts at once and is final.
ballot-mode-sealed = -# All vote in secret and may change it; the votes are opened together when the last is in.
ballot-result = **{ $passed ->
    [yes] ✔ Passed
   *[no] ✖ Failed
}** · Yea { $yea } · Nay { $nay }
ballot-suspended = **The vote rests** until another matter is settled.
ballot-void = -# This vote was taken back.
ballot-moved = -# This vote goes on below.
ballot-own-side = { $votes } { $side ->
    [for] for
   *[against] against
}
ballot-what-if = { $cast ->
    [yes] With your { $own }
   *[no] If you abstain
}: { $yea } to { $nay }, { $passes ->
    [yes] passes
   *[no] fails
}{ $left ->
    [0] .
    [one] { " " }if nobody else votes; 1 vote is not yet cast.
   *[other] { " " }if nobody else votes; { $left } votes are not yet cast.
}
ballot-hint = -# { $hint }
ballot-final = It is declared and final.
ballot-handed-in = { $mode ->
    [sealed] It is opened together with the others; until then you may change it.
   *[other] It is declared when your faction is called; until then you may change it.
}
ballot-own = Handed in: { $sheet }.
ballot-cost = { $senator } buys { $count ->
    [one] 1 vote for 1T
   *[other] { $count } votes for { $count }T
}; his purse then holds { $left }T.
units-price = { $name } { $count } at { $cost }T
units-here = { $name } { $count }
units-treasury = The State Treasury holds { $talents }T. Raise: { $raise }. Disband: { $disband }.
units-raise = Raise
units-disband = Disband
units-form = One line each: { $example } 2
units-none = Nothing can be chosen here now.
units-cost = -# It costs { $talents }T; the State Treasury holds { $treasury }T.
order-send = Send against { $at }
order-reinforce = Reinforce { $at }
order-recall = Recall from { $at }
order-replace = Replace at { $at }
order-garrison = Garrison { $at }
order-withdraw = Withdraw from { $at }
order-note = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}{ $war ->
    [none] { "" }
   *[other] ; { $war }
}
order-war = land { $land }{ $fleet ->
    [0] { "" }
   *[other] , fleet { $fleet }
}{ $support ->
    [0] { "" }
   *[other] , support { $support }
}
forces-line = { $number }. { $order }
order-commanders = Commanders
order-legions = Legions
order-fleets = Fleets
order-available = There are: { $units }. “all” takes all.
menu-propose = Make a proposal…
menu-order = Add an order…
menu-more-orders = And also…
button-unorder = Remove the Last
odds-persuasion = With a Base Number of { $base } a persuasion succeeds in { $chance }% of all cases (RC-8.5.4).
odds-appeal = If { $senator } (POP { $popularity }) appeals to the people, they kill him in { $killed }%, free him in { $freed }%, vote for his conviction in { $for }% and against it in { $against }% of all cases (RC-9.3.5).
odds-assassination = An attempt on { $victim } with a modifier of { $modifier } kills him in { $killed }% of all cases; the assassin is caught in { $caught }% ({ $rule ->
    [optional] RC-14.1
   *[base] RC-9.8.2
}). Secret Bodyguards take 1 each from the rolls and may catch him still.
assassins-stakes = { $rule ->
    [optional] Two dice, a coloured and a white one. Coloured 5 or more: the victim dies. White 3 or less: your Senator is caught and dies, and every Senator of your faction loses 5 INF and 1 POP (RC-14.1). Both can happen. Each Assassin card adds 1 to both dice, and to every further roll.
   *[base] One die. 5 or more: the victim dies. 2 or less: your Senator is caught and dies, and your Faction Leader loses 5 INF and, if he is in Carthage, is tried for his life; if the Leader himself is caught, his Family is lost too (RC-9.8.6). Each Assassin card adds 1.
} A Secret Bodyguard of the victim's faction may still change it. You may try once a turn.
assassins-chances = Chances before Bodyguards: { $chances }.
assassins-chance = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}: dies { $killed }%, caught { $caught }%
assassins-thrown = Thrown, with a modifier of { $modifier }: { $rule ->
    [optional] coloured { $first } (5 or more kills), white { $last } (3 or less is caught)
   *[base] { $first } (5 or more kills, 2 or less is caught)
}.
assassins-guards = { $rule ->
    [optional] Each takes 1 from both dice and, if the assassin is not caught by then, brings one more white roll, to catch him on 3 or less (RC-14.1.2).
   *[base] Each takes 1 from the roll and, if the assassin is not caught by then, brings one more, to catch him on 2 or less (RC-9.8.5).
} Further rolls count all modifiers; they do not kill the victim.
odds-nobody = There is no Senator in play called "{ $said }".
odds-no-vote = You have no vote to cast now, or the votes of the others are sealed.
button-buy = Buy Votes…
button-each = Each…
button-each-page = Each { $page }…
button-confirm-vote = Confirm Vote
button-propose = Propose It
buy-title = Buy votes
buy-purse = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} of his own, { $talents }T in his purse
each-title = How each Senator votes
each-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
buy-senator = Who buys
buy-count = How many votes
buy-side = For which side
buy-limit = 1T each, from his own purse, for this vote only.

## Exploration and Combat

event-carthage-combat-opened = The Exploration and Combat Phase begins. Expeditions: { $expeditions }. Forces: { $forces }.
event-carthage-expedition-rolled = { $explorer } seeks { $goal }: dice { $dice }, EXP { $exploration }{ $bonus ->
    [0] { "" }
   *[other] , own goal +{ $bonus }
}{ $short ->
    [0] { "" }
   *[other] , units missing −{ $short }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [success] Success
    [no-discovery] No Discovery
    [raiders] Raiders
    [lost] Lost
   *[disaster] Disaster, whatever the total
}.
    .news = 🧭 { event-carthage-expedition-rolled }
event-carthage-expedition-lost = The expedition loses units, dice { $dice }: { $caravans } Caravans, { $trade_fleets } Trade Fleets.
    .news = { event-carthage-expedition-lost }
event-carthage-expedition-ended = The expedition to { $goal } is over; { $caravans } Caravans and { $trade_fleets } Trade Fleets find their way to Carthage.
    .news = { event-carthage-expedition-ended }
event-carthage-expedition-decided = { $explorer } { $goes_on ->
    [yes] goes on: he rolls again next turn
   *[no] returns to Carthage
}.
event-carthage-expedition-returned = { $explorer } is back from { $goal } with { $caravans } Caravans and { $trade_fleets } Trade Fleets ({ $cause ->
    [success] Success
    [reached] it has been reached
   *[other] by his own choice
}).
    .news = { event-carthage-expedition-returned }
event-carthage-discovered = { $explorer } has reached { $goal } and gains { $gain } INF and { $gain } POP.
    .news = 🧭 { event-carthage-discovered }
event-carthage-battle-drawn-up = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}, { $commanders } commanding: { $units } { $ground ->
    [sea] Fleets
   *[land] in legions
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Law { $law }
} = { $strength } against { $printed }{ $multiplier ->
    [1] { "" }
   *[other] { " " }× { $multiplier }
}{ $leaders ->
    [0] { "" }
   *[other] { " " }+ Leaders { $leaders }
} = { $enemy }{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Disaster: { $disasters }. Standoff: { $standoffs }. Odds: Victory { $victory }%, Stalemate { $stalemate }%, Defeat { $defeat }%, Disaster { $disaster }%, Standoff { $standoff }%.
event-carthage-mercenaries-rolled = { $card }: roll { $roll }: { $fails ->
    [yes] it fails
   *[no] it comes
}.
event-carthage-mercenaries-played = { $seat } plays { $card } against { $war }: { $strength } to the strength of the force.
event-carthage-battle-fought = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}: dice { $dice } = { $natural }, { $strength } against { $enemy }{ $swing ->
    [0] { "" }
   *[other] { " " }(allies desert: { $swing })
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}: { $result ->
    [victory] total { $total }: **Victory**
    [stalemate] total { $total }: **Stalemate**
    [defeat] total { $total }: **Defeat**
    [disaster] **Disaster**, whatever the total
   *[standoff] **Standoff**, whatever the total
}. { $legions ->
    [0] { $fleets ->
        [0] Nothing is lost.
        [one] Lost: 1 Fleet.
       *[other] Lost: { $fleets } Fleets.
    }
   *[other] Lost: { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fleets ->
        [0] .
        [one] , 1 Fleet.
       *[other] , { $fleets } Fleets.
    }
}
event-carthage-mercenaries-deserted = After the Disaster the mercenaries roll { $rolls }: { $deserters } of them desert on a 1.
event-carthage-blamed-for-losses = { $senator } loses { $popularity } POP for { $legions } legions lost.
event-carthage-commander-captured = { $senator } is a Captive; his ransom is { $ransom }T ({ $war }).
    .news = ⛓ { event-carthage-commander-captured }
event-carthage-veteran-arose = One of the { $legion } is veteran now{ $senator ->
    [none] , loyal to nobody
   *[other] , loyal to { $senator }
} ({ $war }).
event-carthage-glory-won = { $senator } gains { $gain } INF and { $gain } POP ({ $war }).
event-carthage-fleet-beaten = The fleet is beaten: { $war } has a Naval Victory marker.
event-carthage-landing-decided = { $senator } { $attacks ->
    [yes] attacks on land at once
   *[no] waits
} ({ $war }).
event-carthage-war-won = 🏆 { $war } is won{ $province ->
    [none] { "" }
   *[other] ; { $province } lies in the Forum again, undeveloped
}. Spoils for the State: { $spoils }T.
    .news = { event-carthage-war-won }
event-carthage-force-came-home = A force comes home ({ $war }): { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}{ $commanders ->
    [nothing] { "" }
   *[other] , with { $commanders }
}.
event-carthage-leader-fled = { $leader } takes refuge: { $everywhere ->
    [yes] he sets every War aflame and stays until the last is over
   *[no] he waits for the next War that is drawn
}.
    .news = { event-carthage-leader-fled }
event-carthage-combat-closed = The Exploration and Combat Phase is over. Active Wars without a force: { $unfought ->
    [nothing] none
   *[other] { $unfought }
}.
event-carthage-rebel-losses = The Rebel loses { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}.
event-carthage-revolt-failed = The revolt has failed; all Rebels die: { $rebels }.
    .news = { event-carthage-revolt-failed }
event-carthage-rebel-unchecked = { $met ->
    [yes] The Rebel has beaten the force of the Senate: { $senator }
   *[no] No force has met the Rebel: { $senator }
}.
    .news = { event-carthage-rebel-unchecked }

battle-title = ⚔️ **{ $war }**, { $ground ->
    [sea] at sea
   *[land] on land
}; { $commanders } commanding
battle-carthage = Carthage: { $units } { $ground ->
    [sea] Fleets
   *[land] in legions
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Law { $law }
} = **{ $strength }**
battle-enemy = The War: { $plain ->
    [yes] { "" }
   *[no] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leaders { $leaders }
    } ={ " " }
}**{ $enemy }**
battle-rebel = The Rebel: { $printed } in legions + MIL { $leaders } = **{ $enemy }**
battle-numbers = { $special ->
    [no] { "" }
   *[yes] Dice that are a Disaster: { $disasters }; a Standoff: { $standoffs }.{ " " }
}{ $omens ->
    [0] { "" }
   *[other] Evil Omens: { $omens }.
}
battle-ally = { $parity ->
    [even] Even dice
   *[odd] Odd dice
}: { $sign ->
    [1] the War gains
   *[other] the War loses
} { $die ->
    [colored] the coloured die
   *[white_sum] both white dice
} in strength.
battle-odds = Odds: { $chances }
battle-chance = { $result ->
    [victory] Victory **{ $percent }%**
    [stalemate] Stalemate { $percent }%
    [defeat] Defeat { $percent }%
    [disaster] Disaster { $percent }%
   *[standoff] Standoff { $percent }%
}
combat-note = { $war }, { $ground ->
    [sea] at sea
   *[land] on land
}: { $strength } against { $enemy }.
mercenary-note = Victory { $before }% → { $after }%, its failing roll included
expedition-note = { $goal }: { $caravans } Caravans, { $trade_fleets } Trade Fleets.
expedition-odds = 3 dice { $modifier }: Success **{ $success }%**, No Discovery { $no_discovery }%, Raiders { $raiders }%, Lost { $lost }%{ $number ->
    [none] , no Disaster
   *[other] , Disaster { $disaster }% (on { $number })
}
odds-no-war = There is no War called "{ $said }" in the Forum.
odds-war-lost = { $war } is Lost: it cannot be fought any more (RC-9.5.4).
odds-no-fleet = { $war } has no fleet left to beat: it is fought on land.
odds-no-force = No force with the needed units is there; name a strength to see what it would do.
odds-no-goal = There is no Exploration called "{ $said }".

## Revolution

event-carthage-public-reacted = Public reaction to { $senator } of { $seat }: dice { $dice }, POP { $popularity }, campaign { $campaign }, cards { $cards } (T-7), total { $total }: { $result ->
    [crucified] he is crucified
    [disgraced] he is disgraced
    [condemned] he is condemned
    [blamed] he is blamed
    [forgiven] he is forgiven
   *[no-effect] no effect
}. { $influence ->
    [0] { "" }
   *[other] INF { $influence }.
}{ $gained ->
    [0] { "" }
   *[other] { " " }POP { $gained }.
}
    .news = { event-carthage-public-reacted }
event-carthage-promised-cards = Under agreement no. { $agreement } { $giver } hands { $receiver }: { $cards }. Missing: { $missing }.
    .news = { event-carthage-promised-cards }
event-carthage-card-deal-moved = Deal no. { $deal }: { $seat } { $act ->
    [offered] makes an offer to
    [countered] makes a counter-offer to
    [accepted] accepts the deal with
    [withdrawn] withdraws from the deal with
    [lapsed] sees the deal lapse with
   *[settled] settles the deal with
} { $partner }.{ $counts ->
    [none] { "" }
   *[other] { " " }{ $counts }.
}
event-carthage-red-cards-traded = { $seats } trade { $counts } red cards.
    .news = { event-carthage-red-cards-traded }
event-carthage-red-cards-given = { $seat } gives { $receiver } { $count ->
    [one] 1 red card
   *[other] { $count } red cards
}.
    .news = { event-carthage-red-cards-given }
event-carthage-red-cards-received = { $receiver } receives { $cards } of { $giver }.
event-carthage-bodyguard-posted = { $seat } posts { $card } beside { $senator }.
    .news = { event-carthage-bodyguard-posted }
event-carthage-cards-discarded = { $seat } discards { $cards }.
    .news = { event-carthage-cards-discarded }
event-carthage-command-laid-down = The command is laid down by { $commanders }; the units go to Active Forces.
    .news = { event-carthage-command-laid-down }
event-carthage-allegiance-tested = { $senator } tests his legions. Dice: { $rolls }. Paid for: { $paid }. These follow him: { $follow }.
    .news = ⚔ { event-carthage-allegiance-tested }
event-carthage-wishes-declared = Do the two commanders wish to revolt? { $wishes }.
    .news = ⚔ { event-carthage-wishes-declared }
event-carthage-legion-bid = { $legion }: { $bribes }; it would follow { $senator }{ $roll ->
    [none] { "" }
   *[other] { " " }by a die of { $roll }
}.
event-carthage-strengths-compared = Strength: { $strengths }. { $foremost } is foremost{ $roll ->
    [none] { "" }
   *[other] { " " }by a die of { $roll }
}.
event-carthage-revolt-began = { $senator } of { $seat } is in revolt with { $legions } ({ $veterans } veterans). It is Civil War.
    .news = ⚔ { event-carthage-revolt-began }
event-carthage-rebels-joined = { $senators ->
    [nothing] Nobody of { $seat } joins the revolt.
   *[other] The revolt is joined by { $senators } of { $seat }.
}
    .news = { event-carthage-rebels-joined }
event-carthage-veterans-deserted = { $legions ->
    [one] 1 veteran legion deserts
   *[other] { $legions } veteran legions desert
} to { $senator }.
event-carthage-veterans-left = { $legions ->
    [one] 1 veteran legion
   *[other] { $legions } veteran legions
} of { $seat } leave the Rebel.
event-carthage-rebel-must-fight = { $senator } holds Carthage, but must still win { $wars ->
    [one] 1 War
   *[other] { $wars } Wars
}.
    .news = ⚔ { event-carthage-rebel-must-fight }

tested-dice = { $name } { $dice }
allegiance-title = If { $senator } tests his legions, each rolls a die (RC-11.3.1). { $veterans ->
    [0] Veterans loyal to him
   *[other] Of his { $veterans } veterans those loyal to him
} follow without a roll.
allegiance-note = { $count ->
    [0] { $legion }
   *[other] { $count } { $legion }
}: follow on { $least } or more, **{ $unpaid }%** each; paid for, { $paid }%.
bribe-field = Talents for each legion
bribe-form = "3" pays 3T for each, "Celtiberians 3" for each of this type.
conquest-war = { $land } on land{ $fleet ->
    [0] { "" }
   *[other] { " " }and { $fleet } at sea
}
conquest-units = The Rebel has { $units }; Fleets: { $fleets }.
conquest-told = { $war } with { $units }; Fleets: { $fleets }

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
end-faction = { $wins ->
    [yes] 🏆{ " " }
   *[no] { "" }
}{ $seat }: **{ $influence } INF** (the highest of one Senator { $foremost }), { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senators
}{ $rebels ->
    [0] { "" }
    [one] , 1 of them a Rebel
   *[other] , { $rebels } of them Rebels
}, { $votes } votes
end-state = The game ended in turn { $turns }. The State: { $treasury }T, { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}; Active Wars: { $active }, Lost Wars: { $lost }.
recap-turn = **Turn { $turn }**{ $elected ->
    [0] { "" }
    [one] , Suffete { $suffetes }
   *[other] , Suffetes { $suffetes }
}: { $told }.
recap-won = 🏆 won { $things }
recap-lost = lost { $things }
recap-founded = new Provinces: { $things }
recap-removed = Provinces gone: { $things }
recap-reached = 🧭 reached { $things }
recap-event = ⚡ { $things }
recap-captured = ⛓ captured: { $things }
recap-revolt = ⚔ in revolt: { $things }
recap-elected = 👑 elected for life: { $things }
recap-appointed = 👑 Suffete for Life: { $things }
recap-died = ✝ { $things }

## Agreements

event-carthage-agreement-proposed = { $proposer } proposes agreement no. { $agreement } to { $partner }.
event-carthage-agreement-declined = Agreement no. { $agreement } between { $seat } and { $partner } comes to nothing.
event-carthage-agreed = { $seats } enter agreement no. { $agreement }{ $text ->
    [none] .
   *[other] : { $text }
} Talents: { $talents }; cards: { $cards }; votes: { $votes }.
    .news = { $seats } enter a public agreement, no. { $agreement }.
event-carthage-promise-paid = Under agreement no. { $agreement } { $giver } pays { $receiver } { $talents }T{ $short ->
    [0] { "" }
   *[other] ; { $short }T of what was promised are missing
}.
event-carthage-agreement-cancelled = { $seat } cancels what is still owed to { $partner } under agreement no. { $agreement }.
    .news = { event-carthage-agreement-cancelled }

## Rulings, as the game master makes them

ruling-treasury = The State Treasury holds { $talents }T.
ruling-tax = The tax rate is { $percent }%.
ruling-talents = { $senator } holds { $talents }T.
ruling-influence = { $senator } has { $influence } INF.
ruling-popularity = { $senator } has { $popularity } POP.
ruling-traders = { $senator } has { $traders } Traders.
ruling-faction-treasury = The Faction Treasury of { $seat } holds { $talents }T.
ruling-leader = { $senator } is Faction Leader.
ruling-give-card = { $seat } receives { $card }.
ruling-take-card = { $seat } loses { $card }.
ruling-give-trade-card = { $seat } receives { $card }.
ruling-take-trade-card = { $seat } loses { $card }.
ruling-recruit = { $family } joins { $seat }.
