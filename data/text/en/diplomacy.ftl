### Carthage, the political Diplomacy: what it is, how it goes, what is asked. Players are names, never people.

game-diplomacy = Carthage, the Political Diplomacy
choice-diplomacy = Diplomacy
pitch-diplomacy =
    You are a name, or several: seize provinces, hand out offices, write letters, lay railways, overthrow your Ruler.
    { "" }**To win**: rule half of all supply centres at the end of a Winter. Play goes on after that.
    { "" }All write orders at once; 3 to 20 play, and come and go. Or standard Diplomacy, for 2 to 7.

## Seasons and stages

phases = spring autumn winter
phase-setup = Set-up
phase-spring = Spring
phase-autumn = Autumn
phase-winter = Winter
step-setup-names = Set-up: names
step-setup-preferences = Set-up: centres
step-setup-unit = Set-up: first units
step-spring-orders = Spring: orders
step-spring-retreats = Spring: retreats
step-spring-close = Spring: its end
step-autumn-orders = Autumn: orders
step-autumn-retreats = Autumn: retreats
step-autumn-close = Autumn: its end
step-winter-orders = Winter: orders
step-winter-close = Winter: its end
rules-setup = **Set-up** (CD-13): each chooses a name to play under, lists the supply centres he would like, and names one unit to start there. Lots decide who chooses first; all other provinces are in civil disorder.
rules-spring = **Spring** (CD-S.3): all write orders at once. Movement is settled first, then seizures and retreats, then purges, appointments, railways, companies, warnings and votes.
rules-autumn = **Autumn** (CD-S.3): as Spring. Blocks of a railway in this season undo the doubling of its centre in Winter.
rules-winter = **Winter** (CD-S.4): units are removed, adopted and built, one for each free supply centre. Then purges, appointments, companies, warnings, the win test and votes, as in the other seasons.
name-spring = Spring
name-autumn = Autumn
name-winter = Winter

## Set-up

ask-setup-name = Under which name do you play?
    .label = Name
ask-setup-preferences = With which do you want to begin? List as many as you like, the best first.
    .label = Preferences
    .hint = In an order drawn by lot each gets the first of his list that is still free. Whoever names none, or gets none of them, is given what is drawn (CD-13.1).
    .none = whatever is drawn
ask-setup-unit = Which unit starts in your supply centre?
    .label = First Unit
    .hint = It is based there and stands under your own command. On a coast it may be a fleet.
option-setup-unit-A-n = Army in { $n }
option-setup-unit-F-n = Fleet in { $n }
option-setup-unit-none = None: You Have No Centre

## The register of names

ask-register-name = Under which name do you play, and with which code of two or three letters?
    .label = Name
    .hint = Others know you by this name alone; nobody learns whose it is. Without a code you are given one, without a name one is drawn. The game-master may refuse it until the next deadline (CD-3.A).
    .field-name = Name
    .field-code = Code, two or three letters
ask-register-approve = May this name be used?
    .label = Approve Name
ask-register-holding = Under which of your names do you hold positions and shares from next season on?
    .label = Holding Name
    .hint = Everything passes over together, and all are told that it has passed (CD-3.B.3). Write: GV hold as MAX
ask-register-leave = Do you drop out as the next season begins?
    .label = Drop Out
    .hint = Your Sub-Rulers become Rulers; provinces without one fall into civil disorder (CD-6). Write: GV drops out

## Seasons: everything at once

ask-season-orders = { $season } { NUMBER($year, useGrouping: 0) }: your orders for units, offices, railways and votes.
    .label = Orders
    .hint = One order a line. They may be changed until the deadline; once all are final the season is resolved.
ask-season-retreats = { $season } { NUMBER($year, useGrouping: 0) }: where do your dislodged units go?
    .label = Retreats
    .hint = Write A Nap-Apu or A Nap disbands. A unit without a retreat is disbanded (CD-D.12).
ask-season-winter = Winter { NUMBER($year, useGrouping: 0) }: what do you build, remove, adopt, order?
    .label = Winter Orders
    .hint = One unit for each free supply centre; what is not built is lost until next Winter (CD-S.6).

## Their matters

ask-movement-order = What does the unit do: stand, move, support or convoy; and does it seize or block?
    .label = Unit Order
    .hint = A Nap-(sf GV)Rom moves to Rome and seizes it for GV. A Nap S A Tus-Rom supports. A unit without an order stands.
ask-movement-canal = Do you close the canal this season, and to whom?
    .label = Canal
    .hint = Without an order it is open. Write: GV closes A to HAM (CD-11.B)
ask-retreat-order = Where does the dislodged unit go?
    .label = Retreat
    .hint = Write A Nap-Apu or A Nap disbands.
ask-politics-purge = Whom do you remove, and from which position?
    .label = Purge
    .hint = Upward it is a revolt, downward a sacking; a sacking beats a revolt (CD-5.C). Write: GV P HAM SR Rom
ask-politics-delegate = To whom do you lend your power to purge?
    .label = Lend Power to Purge
    .hint = Only you are told. Write: GV delegates purge to HAM for 2 seasons (CD-5.C(b)4)
ask-politics-appoint = Whom do you appoint, and to what?
    .label = Appointment
    .hint = Sub-Rulers for your provinces, Commanders for your units; only vacant places (CD-5.C(a)). Write: GV Apt HAM SR Rom
ask-politics-resign = Which position do you give up?
    .label = Resignation
    .hint = A province without a Sub-Ruler falls into civil disorder (CD-4.F). Write: GV resigns SR Rom
ask-politics-refuse = What do you not accept, and from whom?
    .label = Refusals
    .hint = Seizures, appointments or shares, from one name or from everybody (CD-4.F). Write: GV refuses shares from HAM
ask-revolution-list = Where would the unit retreat in a revolution, the best place first?
    .label = Retreat List
    .hint = Write: A Nap revolt list Apu, Rom (CD-5.D(b)2)
ask-railway-start = Which railway do you begin?
    .label = New Railway
    .hint = The whole route from a supply centre that supports no unit (CD-9.A). Write: GV blt Nap-Rom-Ven
ask-railway-issue = How many shares are issued, and who gets them?
    .label = Shares
    .hint = Behind the route: shares 15 (GV 8, HAM 2). Unsaid it is 20, and you own one above half (CD-9.C.3).
ask-railway-reroute = Which way is the railway to take?
    .label = Change of Route
    .hint = It costs a season in which nothing is built (CD-9.A.6). Write: GV reroutes R1 Nap-Rom-Tus
ask-railway-continue = Are the works halted, or do they go on?
    .label = Works
    .hint = Write: GV halts R1, or GV resumes R1 (CD-9.A.3)
ask-railway-permit = Whose track may enter your province?
    .label = Permit
    .hint = A railway, a builder or all; it stands until withdrawn (CD-9.A.7). Write: GV permits R1 in Rom
ask-company-transfer = How many shares do you give, and to whom?
    .label = Transfer of Shares
    .hint = Write: GV transfers 3 R1 to HAM (CD-9.C.4)
ask-company-proxy = Of how many shares do you lend the votes, and to whom?
    .label = Loan of Votes
    .hint = Only the two of you are told. Write: GV proxies 3 R1 to HAM, or GV recalls R1 from HAM (CD-9.C.4)
ask-company-bar = Whom does your railway not carry?
    .label = Bar
    .hint = Names or units. Write: GV bars R1 HAM, A Nap; GV unbars R1 HAM (CD-9.C.1)
ask-company-secrecy = May everybody know who owns the shares?
    .label = Secrecy
    .hint = Write: GV secret R1, or GV public R1 (CD-9.C.6)
ask-company-dismantle = Is the line to be taken up?
    .label = Dismantling
    .hint = More than half of all votes have to order it. Write: GV dismantles R1, or GV stops dismantling R1 (CD-9.D.1)
ask-winter-drop = Which unit does the overloaded centre no longer support?
    .label = Unit to Drop
    .hint = Unsaid it is the one based there last. Write: GV drops A Nap (CD-S.5)
ask-winter-remove = Which units do you remove?
    .label = Removal
    .hint = Write: GV removes A Nap (CD-S.6.1)
ask-winter-adopt = Which unsupported units does your centre adopt?
    .label = Adoption
    .hint = Of another patron with his consent only. Write: GV adopts A Nap at Rom (CD-S.6.2)
ask-winter-yield = To whom do you yield the unsupported unit?
    .label = Consent to Adoption
    .hint = Write: GV yields A Nap to HAM (CD-S.6.2)
ask-winter-build = What do you build?
    .label = Build
    .hint = One unit in each centre of yours that has room and is empty. Write: GV builds F Nap (CD-S.6.4)
ask-vote-propose = What do you move?
    .label = Motion
    .hint = A new name of a space (90%), a Ruler for a province in civil disorder (60%), another rule or map (75%). Write: GV moves seat HAM in Rom (CD-7)
ask-vote-cast = Do you agree to the motion?
    .label = Vote
    .hint = One vote a player; silence is not agreement. Write: GV votes yes M1 (CD-7.D)
ask-vote-seat = Do you appoint whom the vote has named, or declare a reason not to?
    .label = Seat by Vote

## The options of a table

option-diplomacy-rules = Game
option-diplomacy-rules-carthage = Carthage, 3 to 20 players
    .means = Perpetual: masks, seizures, offices, railways; whoever rules half of all centres wins
option-diplomacy-rules-standard = Standard Diplomacy, 2 to 7 players
    .means = A power each from 1901, 18 centres win; map and start below are set by it (CD-N)
option-diplomacy-map = Map
option-diplomacy-map-carthage = Carthage
    .means = 52 spaces, 18 centres, with passes, straits and a canal; south is at the top (CD-M)
option-diplomacy-map-standard = Standard
    .means = The map of Europe in 1901: 75 spaces, 34 centres (CD-M.6)
option-diplomacy-start = Start
option-diplomacy-start-centres = One centre each
    .means = Each lists centres he would like, and starts with one of them and one unit (CD-13.1)
option-diplomacy-start-classic = The seven powers
    .means = Each starts with the home centres and units of a power; standard map only (CD-13.4)
option-diplomacy-adjudication = Adjudication
option-diplomacy-adjudication-1971 = By the rules of 1971
    .means = As Carthage was written for: the 1971 column of CD-D.9
option-diplomacy-adjudication-modern = Modern
    .means = As the public test cases prefer today: the modern column of CD-D.9
option-diplomacy-switches = More
option-diplomacy-anonymous = Powers are played in secret
    .means = Standard Diplomacy: nobody is told who plays which power; in Carthage nobody ever is
reason-setup-needs = The seven powers start on the standard map only (CD-13.4). Choose that map, or a start with one centre each.

## Rulings

ruling-approve-name = The name { $code } may be used.
ruling-refuse-name = The name that was proposed with the code { $code } may not be used.
ruling-enter = A player enters the game.
ruling-leave = A player drops out as the next season begins.
ruling-decline-seat = What { $motion } proposes is not done: { $reason }
option-ruling-approve-name = Approve a name
option-ruling-refuse-name = Refuse a name
option-ruling-enter = Let a player enter
option-ruling-leave = Let a player drop out
option-ruling-decline-seat = Decline a seat by vote
field-ruling-code = Code of the name
field-ruling-name = Name; empty: one is drawn
field-ruling-motion = Number of the motion, as M1
field-ruling-reason = Reason
reason-ruling-seat = For this seat that is not possible now: whoever plays cannot enter, and whoever does not cannot leave.
reason-ruling-name = No name with the code { $code } is waiting for an answer.
reason-ruling-motion = A reason is needed, and an open motion that names a Ruler; { $motion } is none.
