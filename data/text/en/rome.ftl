### The Republic of Rome. Terms are those of the rulebook; T is a Talent.

family = republic
game-rome = The Republic of Rome
choice-rome = Rome
pitch-rome =
    You lead a faction: win Senators and Knights, take offices, vote, command the wars of Rome.
    { "" }**To win**: the most Influence (INF) when the era ends, a Consul for Life, or a revolt that succeeds.
    { "" }**All lose** by bankruptcy, a revolt of the people, or four Active Wars after the battles.
money = { $amount }T

## Phases and steps

phases = mortality revenue forum population senate combat revolution
phase-setup = Set-up
phase-mortality = Mortality
phase-revenue = Revenue
phase-forum = Forum
phase-population = Population
phase-senate = Senate
phase-combat = Combat
phase-revolution = Revolution
step-setup-governors = Set-up: Governors
step-setup-leaders = Set-up: Faction Leaders
step-setup-cards = Set-up: first cards
step-revenue-start = Revenue: raids, disorder, Open Bodyguards
step-revenue-income = Revenue: personal income
step-revenue-rebellion = Revenue: the rebels pay their units
step-revenue-redistribution = Revenue: redistribution
step-revenue-state = Revenue: development, income and costs of the State
step-revenue-terms = Revenue: Local Taxes and terms of Governors
step-forum-opening = Forum: old events leave
step-forum-roll = Forum: an initiative
step-forum-persuasion = Forum: persuasion
step-forum-knight = Forum: Knights
step-forum-games = Forum: games
step-forum-leader = Forum: Faction Leader
step-forum-auction = Forum: auction of an initiative
step-forum-end = Forum: Rome is put in order
step-senate-opening = Senate: it meets
step-senate-consuls = Senate: election of the Consuls
step-senate-pontifex = Senate: the Pontifex Maximus
step-senate-appointment = Senate: the Consuls may appoint a Dictator
step-senate-dictator = Senate: a Dictator
step-senate-censor = Senate: election of the Censor
step-senate-prosecutions = Senate: prosecutions
step-senate-governors = Senate: Governors
step-senate-business = Senate: other business
step-senate-adjournment = Senate: after the adjournment
step-senate-coalition = Senate: the Ruling Coalition
step-senate-plan = Senate: the military plan
step-senate-spoils = Senate: offices and commands are divided
step-senate-plots = Senate: plots
step-senate-orders = Senate: forces set out
step-combat-opening = Combat: the phase begins
step-combat-buying = Combat: commanders buy units
step-combat-interception = Combat: rebels met at sea
step-combat-wars = Combat: the next War
step-combat-war = Combat: the order of battles
step-combat-force = Combat: the next force
step-combat-sea = Combat: a naval battle
step-combat-landing = Combat: after a naval Victory
step-combat-land = Combat: a land battle
step-combat-provinces = Combat: Provinces fight for themselves
step-combat-end = Combat: the end of the phase
step-revolution-opening = Revolution: it begins
step-revolution-deals = Revolution: red cards change hands
step-revolution-cards = Revolution: red cards are played
step-revolution-hands = Revolution: five cards may be kept
step-revolution-revolt = Revolution: commands are laid down, or not
step-revolution-triumph = Revolution: the Rebel has won
step-revolution-conquest = Revolution: the Rebel saves Rome, or not
step-revolution-end = End of the turn
rules-setup = **Set-up** (RR-3): each faction names its Leader, with a Province its Governor, and may play Statesmen and Concessions before the first turn.
rules-mortality = **Mortality** (RR-1.05): one Imminent War of each series becomes Active; then a chit may kill the Senator with its number. Only a faction without Senators has a choice.
rules-revenue = **Revenue** (RR-1.06): Senators have their income, Knights and Concessions with it; Governors may take spoils. All may move their money and give to the State; then the State pays for Wars, Land Bills and units.
rules-forum = **Forum** (RR-1.07): each player in turn rolls for a card or an event, may persuade a Senator, attract or press Knights, hold games and name a new Leader. Initiatives left of six are auctioned. Then the Curia is rolled for.
rules-population = **Population** (RR-1.08): Unrest rises for Unprosecuted Wars and droughts. Then 3 dice − Unrest + POP of the HRAO say how the people take it; below 0 they revolt.
rules-senate = **Senate** (RR-1.09): the presiding magistrate alone proposes, and each faction votes with the ORA and Knights of its Senators in Rome: Consuls, a Dictator in need, the Censor, prosecutions, Governors, and other business until he adjourns. Tribunes propose and veto.
rules-combat = **Combat** (RR-1.10): every commander at a War fights it, at sea before on land: 3 dice + his force and MIL − strength of the War, unless the dice show a Disaster or Standoff number. Four Active Wars afterwards, and all lose.
rules-revolution = **Revolution** (RR-1.11): red cards are traded, given and played, five may be kept. Who has won a War on land lays down his command, or tests his legions and revolts.

## Names of things without a card

name-treasury = Faction Treasury
name-civil-war = Civil War
name-rebels = the rebel army
name-draw-2 = draw two
name-legion = legions
name-veteran = veterans
name-fleet = Fleets
name-army = provincial armies
name-revolt-sicilia = Revolt of Sicilia
name-revolt-sardinia-et-corsica = Revolt of Sardinia et Corsica
name-revolt-hispania-citerior = Revolt of Hispania Citerior
name-revolt-hispania-ulterior = Revolt of Hispania Ulterior
name-revolt-illyricum = Revolt of Illyricum
name-revolt-gallia-cisalpina = Revolt of Gallia Cisalpina
name-revolt-macedonia = Revolt of Macedonia
name-revolt-africa = Revolt of Africa
name-revolt-gallia-narbonensis = Revolt of Gallia Narbonensis
name-revolt-cilicia-et-cyprus = Revolt of Cilicia et Cyprus
name-revolt-asia = Revolt of Asia
name-revolt-syria = Revolt of Syria
name-revolt-bithynia = Revolt of Bithynia
name-revolt-gallia-transalpina = Revolt of Gallia Transalpina
name-revolt-creta-et-cyrenaica = Revolt of Creta et Cyrenaica
name-land-bill-1 = Land Bill I
name-land-bill-2 = Land Bill II
name-land-bill-3 = Land Bill III

## Questions

ask-setup-governor = Which of your Senators governs { $province }, and for how many turns?
    .label = Governor of { $province }
    .hint = While he governs he is away from Rome and casts no votes there.
    .field-senator = Governor
    .field-turns = For how long
ask-mortality-senator = You have no Senator left. Do you take the topmost Senator of the Curia, or give up?
    .label = The Last Senator
    .hint = He becomes your Faction Leader. If you give up your faction is out of the game.
ask-captive-ransom = Do you pay { $talents }T for { $senator }?
    .label = Ransom of { $senator }
    .hint = It is paid from his purse and your Faction Treasury, and he comes home. Once his War is won, or his time is over, it is too late (RR-1.10.71).
ask-agreement-cancel = Do you claim that public agreement no. { $agreement } was broken?
    .label = Breach of Agreement no. { $agreement }
    .hint = The other players judge it by a majority. If it was a breach you take back what you still hold; it may be claimed once a turn.
ask-agreement-breach = Was public agreement no. { $agreement } broken?
    .label = Breach of Agreement { $agreement }
    .hint = A party says so, and the other players judge it by a majority; whoever is silent until the turn ends sees no breach.
option-mortality-senator-take = Take Him
option-mortality-senator-resign = Give Up
option-agreement-cancel-claim = Claim a Breach
option-agreement-breach-breach = It Was Broken
option-agreement-breach-none = No Breach

## Why not

reason-setup-scenario = This scenario is not for one or two players ({ $clause }).
reason-setup-needs = Rebel Governors (RR-2.03) need Provincial Wars (RR-2.02): switch on both, or neither. Nothing has been changed.

## Set-up

event-rome-seated = The players sit clockwise: { $seats }. Scenario: { $scenario ->
    [early] Early Republic
    [middle] Middle Republic
    [late] Late Republic
    [extended] Extended
   *[alternative] Alternative History
}. Advanced Rules: { $advanced ->
    [nothing] none
   *[other] { $advanced }
}.
event-rome-families-dealt = { $seat } receives { $families }.
event-rome-hand-dealt = Your red cards: { $cards }.
event-rome-consul-appointed = { $senator } of { $seat } is Temporary Rome Consul and gains { $influence } INF.
event-rome-province-dealt = { $seat } is dealt { $province }.
event-rome-governor-named = { $senator } of { $seat } governs { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}.
event-rome-leader-named = { $seat } names { $senator } Faction Leader.
event-rome-nothing-played = { $seat } plays no further card.
event-rome-play-began = Set-up is over; { $deck } cards lie in the deck.

## The end of the game

event-rome-game-ended = The game is over: { $reason ->
    [influence] the era has ended, and the most Influence counts
    [consul-for-life] a Consul for Life rules Rome
    [rebel] Rome has fallen to a Rebel
    [bankrupt] the State is bankrupt, and Rome falls
    [wars] too many Wars are Active, and Rome falls
    [people] the people revolt, and Rome falls
   *[other] { $reason }
}. { $winner ->
    [none] **All factions have lost.**
   *[other] **{ $winner } has won.**
}{ $beside ->
    [nothing] { "" }
   *[other] { " " }The victory is shared with { $beside }.
}
    .news = { event-rome-game-ended }
event-rome-rebel-prevails = { $reason ->
    [bankrupt] The State is bankrupt
   *[people] The people revolt
}: the revolt of { $seat } prevails, and wins if Rome stands when the turn ends. Rebels: { $rebels }.
    .news = ⚔ { event-rome-rebel-prevails }
end-reason = { $reason ->
    [influence] The era has ended; the faction with the most INF wins (RR-1.12.1.5).
    [consul-for-life] A Consul for Life rules Rome (RR-1.12.1.3, 1.12.1.4).
    [rebel] A Rebel has taken Rome (RR-1.12.1.1, 1.12.1.2).
    [bankrupt] The State is bankrupt; Rome falls (RR-1.12.2).
    [wars] Too many Wars are Active; Rome falls (RR-1.12.2).
    [people] The people revolt; Rome falls (RR-1.12.2).
   *[other] { $reason }
} { $winner ->
    [none] **All factions have lost.**
   *[other] **{ $winner } has won.**
}{ $beside ->
    [nothing] { "" }
   *[other] { " " }The victory is shared with { $beside }.
}

## Agreements

event-rome-breach-claimed = { $claimant } says that { $accused } has broken agreement no. { $agreement }. The other players judge it.
    .news = { event-rome-breach-claimed }
event-rome-breach-judged = Agreement no. { $agreement }: by { $ayes } to { $noes } it { $breach ->
    [yes] was a breach; { $claimant } is right
   *[no] was no breach; { $claimant } is wrong
}.
    .news = { event-rome-breach-judged }

## The options of a table

option-rome-scenario = Scenario
option-rome-scenario-early = Early Republic
    .means = The Punic Wars: three Families each, the 1st Punic War in the Forum (RR-3.01)
option-rome-scenario-middle = Middle Republic
    .means = The age of the Gracchi: four Families and a Province each (RR-3.02)
option-rome-scenario-late = Late Republic
    .means = The age of Caesar: five Families each, three Laws in effect (RR-3.03)
option-rome-scenario-extended = Extended, over all periods
    .means = It goes on through all periods, deck by deck (RR-3.04)
option-rome-scenario-alternative = Alternative History
    .means = The cards of all periods are shuffled together (RR-3.05)
option-rome-ballots = Votes of the Senate
option-rome-ballots-ordered = one faction after the other
option-rome-ballots-live = all at once, open and final (live)
option-rome-ballots-sealed = all at once, sealed until the last
option-rome-assassination = Assassinations
option-rome-assassination-base = by the base rule (RR-1.09.7)
option-rome-assassination-optional = by the variant (RR-1.09.79)
option-rome-switches = Advanced Rules (RR-2)
option-rome-pontifex = Pontifex Maximus (RR-2.01)
    .means = A priest for life, who gives priesthoods, may veto, and pays for Evil Omens
option-rome-provincial-wars = Provincial Wars (RR-2.02)
    .means = Provinces raise armies; Wars attack those that nobody defends
option-rome-rebel-governors = Rebel Governors (RR-2.03)
    .means = Governors may revolt with their Provinces; needs Provincial Wars
option-rome-disbandment = Disbandment and Recall (RR-2.04)
    .means = Commanders settle their veterans for INF and ORA, and may recall them
option-rome-advocates = Advocates (RR-2.05)
    .means = The accused may be defended, and the verdict is rolled for too
option-rome-laws = Passing Laws (RR-2.06)
    .means = A Law needs two sponsors and a vote
name-pontifex = Pontifex Maximus
name-provincial-wars = Provincial Wars
name-rebel-governors = Rebel Governors
name-disbandment = Disbandment and Recall
name-advocates = Advocates
name-laws = Passing Laws
option-legion-n = Legion no. { $n }
option-veteran-n = Veteran no. { $n }
option-fleet-n = Fleet no. { $n }
option-army-n = Provincial army no. { $n }
name-slice-and-dice = Slice and Dice
name-blood-fest = Blood Fest
name-gladiator-gala = Gladiator Gala
