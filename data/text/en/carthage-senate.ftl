### The Republic of Carthage: the Senate Phase.

## Questions

pass-senate-floor = Pass the Rest
    .hint = -# **Pass the Rest**: until this Senate is over you make no proposal of your own, and force none after the adjournment; each time you have the floor it goes on. You are still asked to vote and whatever else concerns you. As long as it stands you can take it back.
    .stands = In this Senate you let the floor pass whenever you have it, and force no last proposal.
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
ask-senate-prosecutions = Do you accuse somebody?
    .label = Prosecutions
    .hint = One major or two minor prosecutions a turn, and a minor one more under the Court of 104. Then the marks of all in Carthage go, but a Committee Member in office keeps that of his seat; whoever is away can be tried once he is back.
ask-senate-judges = For which side do you play Bribed Judges?
    .label = Play Bribed Judges
    .hint = 10 votes, before the first faction votes.
ask-senate-law = Which Law do you play?
    .label = Play a Law
    .hint = It holds for good. During a vote it takes effect as soon as that is over.
ask-senate-claim = Do you claim the next proposal with a Public Outcry?
    .label = Claim the Next Proposal
    .hint = The card is played now; you make your proposal when this vote is over.
ask-senate-forgo = You have the next proposal, by Public Outcry. Do you forgo it?
    .label = Proposal by Public Outcry
ask-senate-last-word = The Senate is adjourned. Do you force a last proposal with a Public Outcry?
    .label = Last Word
    .hint = Everybody who holds red cards is asked.
ask-senate-silence = { $against } { $use ->
    [veto] vetoes the motion
    [proposal] forces a proposal
   *[claim] claims the next proposal
}. Do you cancel that?
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
ask-senate-conspire = { $senator } has more Influence than anybody. Do you ask for an attempt on his life?
    .label = Ask for an Assassination
    .hint = All factions but his roll a die, plus 1 for each Assassin card; the highest must try, with its least influential Senator and all its Assassin cards. It may be you.
ask-senate-skip = Do you play a Public Outcry, to skip a faction when it is about to pick in this round?
    .label = Skip a Faction
    .hint = The card is spent.
ask-senate-spoil = Which spoil does your faction take, and for which Senator?
    .label = Pick a Spoil
    .hint = A War stands for the command against it, an Exploration for its Explorer. Once all offices are filled, a pass ends the picking for all.
    .field-spoil = Spoil
    .field-senator = Senator
option-senate-floor-yield = Let the Floor Pass
option-senate-floor-proceed = Go On to Other Business
option-senate-floor-adjourn = Adjourn the Senate
option-senate-home-roll = Let the Dice Decide
option-senate-forgo-forgo = Make None
option-senate-skip-none = Skip Nobody
option-senate-spoil-pass = Pass
option-senate-spoil-none = Nobody
option-senate-last-word-none = Keep Silent
option-senate-last-word-claim = Play a Public Outcry
option-senate-silence-none = Let It Stand
option-senate-trial-tax = Rise of the Tax Rate

## Why not

reason-senate-two-sponsors = An increase needs two different Senators to sponsor it ({ $clause }).
reason-senate-no-sponsors = A decrease has no sponsors ({ $clause }).
reason-senate-one-commander = A force has { $most ->
    [one] one commander, unless there is a Crisis
   *[other] one commander or two
} ({ $clause }).
reason-senate-no-suffete = A Suffete must command, or one of two commanders be a Suffete ({ $clause }).
reason-senate-marine-first = The Home Suffete goes to war only after the Marine Suffete, or with him in one motion ({ $clause }).
reason-senate-replacement = { $senator } has a MIL below 3 and cannot replace a commander ({ $clause }).
reason-senate-replaces-nobody = Somebody must come home and somebody else take over ({ $clause }).

## What happens

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
event-republic-temptation-rolled = { $senator } of { $seat } is tempted as { $post }: die { $roll } against { $least }; he { $takes ->
    [yes] takes corrupt income
   *[no] stays honest
}.
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
event-carthage-general-named = { $senator } of { $seat } is to be General against the { $war }.
    .news = { event-carthage-general-named }
event-carthage-senate-opened = The Senate meets; { $magistrate ->
    [none] nobody can preside
   *[other] { $magistrate } presides
}. { $crisis ->
    [yes] Carthage is in Crisis.
   *[no] { "" }
}
    .news = { event-carthage-senate-opened }
event-carthage-floor-passed = { $seat } lets the floor pass.
event-republic-proposed = Motion no. { $number }: { $seat } proposes to { $terms }{ $forced ->
    [yes] , forced by a Public Outcry
   *[no] { "" }
}.
event-republic-consent-given = { $senator } of { $seat } { $agreed ->
    [yes] consents
   *[no] refuses
}{ $clause ->
    [membership] { " " }to have a seat in the Committee once more
    [prosecute] { " " }to prosecute
    [governor] { " " }to go out as Governor again
    [expedition] { " " }to lead so small an expedition
    [too-small] { " " }to command so small a force
    [replaced] { " " }to be replaced
   *[none] { "" }
}.
    .news = { event-republic-consent-given }
event-carthage-outcry-raised = { $seat } plays { $card }: { $use ->
    [veto] a veto{ $number ->
        [0] { "" }
       *[other] { " " }against motion no. { $number } ({ motion-name })
    }
    [proposal] a proposal is forced
   *[claim] the next proposal is claimed
}.
    .news = 📢 { event-carthage-outcry-raised }
event-carthage-power-used = { $senator } of { $seat } vetoes { $number ->
    [0] { "" }
   *[other] motion no. { $number } ({ motion-name }){ " " }
}{ $post ->
    [none] by a power of his own
   *[other] as { $post }
}.
    .news = 📢 { event-carthage-power-used }
event-carthage-outcry-silenced = { $seat } plays { $card }: all goes on as if nothing had been played.
    .news = { event-carthage-outcry-silenced }
event-carthage-outcry-taken-back = { $seat } takes the Public Outcry back: another came first.
event-carthage-judges-bribed = { $seat } plays { $card }: { $votes } votes { $voice ->
    [for] for
   *[against] against
} conviction.
    .news = ⚖ { event-carthage-judges-bribed }
event-republic-convicted = { $senator } is convicted{ $executed ->
    [yes] { "" }
   *[no] : he loses { $influence ->
        [0] { "" }
       *[other] { $influence } INF and{ " " }
    }{ $popularity } POP{ $concessions ->
        [nothing] { "" }
       *[other] ; Trade Concessions he loses: { $concessions }
    }{ $post ->
        [none] { "" }
       *[other] ; he is no longer { $post }
    }
}.
    .news = ⚖ { event-republic-convicted }
event-republic-senate-adjourned = The Senate is adjourned{ $cause ->
    [magistrate] { " " }by its magistrate
    [departure] , for the HRAO has left Carthage
    [silence] , for nobody has anything more to propose
   *[other] { "" }
}.
    .news = { event-republic-senate-adjourned }
event-carthage-law-announced = { $seat } plays { $law }; it takes effect when the vote is over.
    .news = { event-carthage-law-announced }
event-carthage-law-enacted = { $seat ->
    [none] A Law comes into force
   *[other] { $seat } plays a Law
}: { $law }
    .news = { event-carthage-law-enacted }
event-republic-senator-joined = { $senator } joins { $seat }, for too few Senators are left in Carthage.
    .news = { event-republic-senator-joined }
    .you = { $senator } joins you, for too few Senators are left in Carthage.
without-a-vote = { $way ->
    [pair] , without a vote: no other pair is left
    [last] , without a vote: nobody else is left
    [filled] , without a vote: the office was left open and goes to the best speaker who has none
   *[other] { "" }
}
event-carthage-suffete-elected = { $senator } of { $seat } is { $office } and gains { $influence } INF{ without-a-vote }.
    .news = { event-carthage-suffete-elected }
    .you = { $senator } is { $office } and gains { $influence } INF{ without-a-vote }.
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
} and gains { $influence } INF{ without-a-vote }.
    .news = { event-carthage-member-elected }
    .you = { $senator } is { $committee } for { $term ->
        [one] 1 turn
       *[other] { $term } turns
    } and gains { $influence } INF{ without-a-vote }.
event-carthage-membership-declined = { $senator } does not consent to be { $committee } again.
event-carthage-governor-elected = { $senator } leaves to govern { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}{ without-a-vote }.
    .news = { event-carthage-governor-elected }
event-carthage-governor-recalled = { $senator } is recalled from { $province }.
    .news = { event-carthage-governor-recalled }
event-carthage-force-returned = The force against the { $war } comes home: it cannot fight there as it is.
    .news = { event-carthage-force-returned }
event-carthage-marked-major = In major offices, so from the next turn on they may be tried for it: { $senators }.
event-carthage-alliance-made = The { $war } is over by a new alliance; the State receives { $spoils }T.
    .news = { event-carthage-alliance-made }
event-carthage-tax-changed = The tax rate is { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] ; { $sponsor } gains 3 POP for it and { $cosponsor } 1
}.
    .news = { event-carthage-tax-changed }
event-carthage-sponsors-chargeable = { $sponsor } and { $cosponsor } are of one faction: in the next turn each of them may be tried for the tax.
    .news = { event-carthage-sponsors-chargeable }
event-carthage-tax-vote-resented = The people resent these votes; they cost 1 POP each: { $senators }.
event-carthage-war-lost = The { $war } is Lost for Carthage. Lost Wars: { $lost }; four at the end of a turn are the end of Carthage.
    .news = ⚔ { event-carthage-war-lost }
event-carthage-payment-spared = With Neutrals the State does not pay the { $talents }T that the { $war } asks for.
    .news = { event-carthage-payment-spared }
event-carthage-province-removed = { $province } is out of play ({ $cause }).{ $governor ->
    [none] { "" }
   *[other] { " " }{ $governor } comes home.
}
    .news = { event-carthage-province-removed }
event-carthage-legions-removed = { $cause }: { $legions ->
    [one] 1 legion ({ $legion_type }) leaves
   *[other] { $legions } legions ({ $legion_type }) leave
} the game.
event-carthage-alliance-rejected = The Senate rejects the Tyrian Maritime Alliance.
    .news = { event-carthage-alliance-rejected }
event-republic-elected-for-life = { $senator } is elected Suffete for Life. His player decides for all loyal factions until the end of the turn, and wins then if Carthage stands.
    .news = 👑 { event-republic-elected-for-life }
event-republic-appointed-for-life = { $senator } is at home with { $influence } INF: who has 35 or more there becomes Suffete for Life at once, without a vote. His player decides for all loyal factions until the end of the turn, and wins then if Carthage stands.
    .news = 👑 { event-republic-appointed-for-life }

## Proposals: the words after "proposes to"

proposal-suffetes = elect { $nominees } Suffetes
proposal-committee = elect { $members }
proposal-committee-one = { $whom } { $what }
expedition-units = { $caravans ->
    [0] { $trade_fleets ->
        [0] nothing
        [one] 1 Trade Fleet
       *[other] { $trade_fleets } Trade Fleets
    }
    [one] 1 Caravan{ expedition-fleets }
   *[other] { $caravans } Caravans{ expedition-fleets }
}
expedition-fleets = { $trade_fleets ->
    [0] { "" }
    [one] { " " }and 1 Trade Fleet
   *[other] { " " }and { $trade_fleets } Trade Fleets
}
proposal-expedition = send { $explorer } to { $goal } with { expedition-units }
proposal-peace = sue for peace in the { $war }
stakes-peace = -# Treasury { $treasury }T. { $lost ->
    [one] It would be the first Lost War
   *[other] There would be { $lost } Lost Wars
}: { $cost }T each turn; with { $most } all lose.
proposal-tax = set the tax rate to { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] { "" } (sponsors: { $sponsor } and { $cosponsor })
}
proposal-alliance = reject the Tyrian Maritime Alliance
proposal-life = make { $nominee } Suffete for Life
proposal-trial = try { $accused } ({ $charge ->
    [major] major charge, for his last office
    [tax] the rise of the tax rate
    [assassination] the assassination
   *[other] corrupt as { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; prosecutor: { $prosecutor }
}
unit-caravan = { $count ->
    [one] 1 Caravan
   *[other] { $count } Caravans
}
unit-trade-fleet = { $count ->
    [one] 1 Trade Fleet
   *[other] { $count } Trade Fleets
}
unit-caravan-name = Caravans
unit-trade-fleet-name = Trade Fleets
unit-one-carthaginian = Carthaginian Legion
unit-veteran = veteran { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } loyal to { $loyal }
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
event-carthage-expedition-sent = { $explorer } becomes Explorer, gains 3 INF and leaves for { $goal }. With him: { expedition-units }.{ $talents ->
    [0] { "" }
   *[other] { " " }The State pays { $talents }T.
}
    .news = 🧭 { event-carthage-expedition-sent }
event-carthage-force-sent = Setting out against the { $war }: { $commanders } { $legions ->
    [none] without units
   *[other] with { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = ⚔ { event-carthage-force-sent }
event-carthage-commanders-sent = { $generals ->
    [nothing] In command by right of office: { $commanders }.
   *[other] General for it, with 3 INF more: { $generals }.
}
event-carthage-forces-joined = The units that stood against the { $war } without a commander join the force: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-forces-joined }
event-carthage-force-reinforced = Reinforcements against the { $war } for { $commanders }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}.
    .news = { event-carthage-force-reinforced }
event-carthage-force-recalled = From the { $war } come home: { $commanders ->
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
event-carthage-commanders-replaced = Against the { $war } the command passes from { $gone } to { $commanders }{ $legions ->
    [none] { "" }
   *[other] , with { $legions } more
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

ballot-proposal = { $magistrate ->
    [none] { $seat }
   *[other] { $magistrate } of { $seat }, who presides,
} proposes to **{ $what }**{ $forced ->
    [yes] , by Public Outcry
   *[no] { "" }
}.
ballot-others = - Beside the Senators: { $votes } (INF of the accused, appeal to the people, Bribed Judges)
odds-persuasion = With a Base Number of { $base } a persuasion succeeds in { $chance }% of all cases (RC-8.5.4).
odds-appeal = If { $senator } ({ $special ->
    [yes] less the victim's POP: { $popularity }
   *[no] POP { $popularity }
}) appeals to the people, they kill him in { $killed }%, free him in { $freed }%, vote for his conviction in { $for }% and against it in { $against }% of all cases ({ $special ->
    [yes] RC-9.8.6
   *[no] RC-9.3.5
}).
odds-assassination = An attempt on { $victim } with a modifier of { $modifier } kills him in { $killed }% of all cases; the assassin is caught in { $caught }% ({ $rule ->
    [optional] RC-14.1
   *[base] RC-9.8.2
}). Secret Bodyguards take 1 each from the rolls and may catch him still.
assassins-stakes = { $rule ->
    [optional] Two dice, a coloured and a white one. Coloured 5 or more: the victim dies. White 3 or less: your Senator is caught and dies, and every Senator of your faction loses 5 INF and 1 POP (RC-14.1). Both can happen. Each Assassin card adds 1 to both dice, and to every further roll.
   *[base] One die. 5 or more: the victim dies. 2 or less: your Senator is caught and dies, and your Faction Leader loses 5 INF and, if he is in Carthage, is tried for his life; if the Leader himself is caught, his Family is lost too (RC-9.8.6). Each Assassin card adds 1.
} A Secret Bodyguard of the victim's faction may still change it. You may try once a turn.
assassins-guards = { $rule ->
    [optional] Each takes 1 from both dice and, if the assassin is not caught by then, brings one more white roll, to catch him on 3 or less (RC-14.1.2).
   *[base] Each takes 1 from the roll and, if the assassin is not caught by then, brings one more, to catch him on 2 or less (RC-9.8.5).
} Further rolls count all modifiers; they do not kill the victim.
reason-senate-tax-step = The tax rate moves by 10 points at a time: { $rates } ({ $clause }).
reason-senate-absent = Your faction has no Senator in Carthage and is not called ({ $clause }).
