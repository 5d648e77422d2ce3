### The Republic of Rome: the Senate Phase.

## Questions

ask-senate-consuls = Which two Senators do you nominate for Consuls?
    .label = { $forced ->
        [0] Nominate Consuls
       *[other] Tribune: Nominate Consuls
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-first = One nominee
    .field-second = The other
ask-senate-pontifex = Whom do you nominate as Pontifex Maximus?
    .label = { $forced ->
        [0] Nominate the Pontifex
       *[other] Tribune: Nominate the Pontifex
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-nominee = Nominee
ask-senate-dictator = Whom do you nominate as Dictator, if anybody?
    .label = { $forced ->
        [0] Nominate a Dictator
       *[other] Tribune: Nominate a Dictator
    }
    .hint = { $forced ->
        [0] He presides, commands with his Master of Horse, and nobody vetoes what he proposes.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-nominee = Nominee
ask-senate-censor = Whom do you nominate as Censor?
    .label = { $forced ->
        [0] Nominate the Censor
       *[other] Tribune: Nominate the Censor
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-nominee = Nominee
ask-senate-governors = Whom do you propose as Governors?
    .label = { $forced ->
        [0] Propose Governors
       *[other] Tribune: Propose Governors
    }
    .hint = { $forced ->
        [0] Every Province in the Forum must have one before other business. They leave at once, for three turns.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
ask-senate-concessions = Who shall have which Concession?
    .label = { $forced ->
        [0] Propose Concessions
       *[other] Tribune: Propose Concessions
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
ask-senate-land-bill = Which Land Bill do you propose, and who sponsors it?
    .label = { $forced ->
        [0] Propose a Land Bill
       *[other] Tribune: Propose a Land Bill
    }
    .hint = { $forced ->
        [0] I costs 20T once, II 5T and III 10T a turn. Unrest falls by 1, 2 or 3; the sponsors gain POP, and whoever votes against it loses POP.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-type = Type
    .field-sponsor = Sponsor
    .field-cosponsor = Co-Sponsor
ask-senate-repeal = Which Land Bill shall be repealed, and who sponsors that?
    .label = { $forced ->
        [0] Repeal a Land Bill
       *[other] Tribune: Repeal a Land Bill
    }
    .hint = { $forced ->
        [0] The sponsor and all who vote for it lose POP, and Unrest rises by 2 or 3.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-type = Type
    .field-sponsor = Sponsor
ask-senate-units = Which units shall the State raise and disband?
    .label = { $forced ->
        [0] Raise and Disband Units
       *[other] Tribune: Raise and Disband Units
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-legions = Legions to raise
    .field-fleets = Fleets to raise
    .field-fewer_legions = Legions to disband
    .field-fewer_fleets = Fleets to disband
ask-senate-forces = Which forces and garrisons do you send, reinforce, recall or replace?
    .label = { $forced ->
        [0] Send Forces
       *[other] Tribune: Send Forces
    }
    .hint = { $forced ->
        [0] If a force sets out under whoever presides, the Senate is closed by that.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
ask-senate-alliance = Shall the Rhodian Maritime Alliance be rejected?
    .label = { $forced ->
        [0] Reject the Rhodian Alliance
       *[other] Tribune: Reject the Rhodian Alliance
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
ask-senate-strip = Shall the Pontifex Maximus lose his office?
    .label = { $forced ->
        [0] Strip the Pontifex
       *[other] Tribune: Strip the Pontifex
    }
    .hint = { $forced ->
        [0] It takes two thirds of the votes cast, and costs him 5 INF.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
ask-senate-life = Whom do you nominate as Consul for Life?
    .label = { $forced ->
        [0] Consul for Life
       *[other] Tribune: Consul for Life
    }
    .hint = { $forced ->
        [0] He needs 21 INF, and his INF counts for him. It can be tried once a turn, and nobody can veto it.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-nominee = Nominee
ask-senate-minor = Whom or what do you praise or blame?
    .label = { $forced ->
        [0] Minor Motion
       *[other] Tribune: Minor Motion
    }
    .hint = { $forced ->
        [0] A minor motion is voted on and has no effect.
       *[other] You play a Tribune with it, and it is put to the vote next.
    }
    .field-text = The motion
ask-senate-floor = You preside and have the floor of the Senate. Do you make a proposal, or adjourn?
    .label = The Floor
    .hint = Once you adjourn, only Tribunes can still propose something.
ask-senate-appoint = Whom do you wish to appoint Dictator, if anybody?
    .label = Appoint a Dictator
    .hint = Both Consuls answer in secret; if they name the same Senator he is appointed without a vote.
ask-senate-office = { $first } and { $second } are elected Consuls. Which shall yours be?
    .label = Rome or Field
    .hint = The Rome Consul presides; the Field Consul is sent to war first. If both want the same each rolls two dice, and the higher chooses.
ask-senate-master = Whom does { $dictator } name Master of Horse?
    .label = Name the Master of Horse
    .hint = He goes where the Dictator goes, and adds his MIL to his.
ask-senate-prosecutions = Do you accuse somebody?
    .label = Prosecutions
    .hint = One Major or two Minor Prosecutions a turn. Then the Corrupt and Major markers of all in Rome go.
ask-senate-advocate = Whom do you ask to be Advocate of { $accused }?
    .label = Ask for an Advocate
    .hint = His ORA counts for the accused and that of the Prosecutor against. He gains 3 INF by an acquittal and loses 3 by a conviction.
ask-senate-advise = Does { $senator } defend { $accused } as Advocate?
    .label = Advocate of { $accused }
    .hint = An acquittal brings him 3 INF, a conviction costs him 3.
ask-senate-sponsor = Does { $senator } sponsor motion no. { $motion }?
    .label = Sponsorship of { $senator }
    .hint = Who sponsors a Land Bill or a Law that passes gains by it; who sponsors a repeal loses POP.
ask-senate-claim = Do you claim the next proposal with a Tribune?
    .label = Claim the Next Proposal
    .hint = The card is played now; you make your proposal when this vote is over.
ask-senate-forgo = You have the next proposal, by a Tribune. Do you forgo it?
    .label = Proposal by a Tribune
ask-senate-last-word = The Senate is adjourned. Do you still make a proposal, with a Tribune or by a Statesman of yours?
    .label = Last Word
    .hint = Everybody who holds red cards is asked.
ask-senate-graft = { $against } plays a Tribune: { $use ->
    [veto] a veto
    [proposal] a proposal
   *[claim] the next proposal
}. Which of your Senators bribes him, if any?
    .label = Play Graft
    .hint = A die is the price; you may still decline. Everybody who holds red cards is asked.
ask-senate-price = Does { $senator } pay { $talents }T, so that the Tribune counts for nothing?
    .label = Price of the Tribune
    .hint = Graft is spent in either case.
ask-senate-murder = { $against } plays a Tribune: { $use ->
    [veto] a veto
    [proposal] a proposal
   *[claim] the next proposal
}. Which of your Senators has him murdered, if any?
    .label = Play Murder of a Tribune
    .hint = An even die cancels the Tribune; your Senator loses as much POP as it shows. Everybody who holds red cards is asked.
ask-senate-mob = { $against } has acted against a Tribune. Which of your Senators incites the mob, if any?
    .label = Incite the Mob
    .hint = A die and his ORA say how many chits are drawn against Senators of that faction in Rome. Everybody who holds red cards is asked.
ask-senate-law = Which Law do you play?
    .label = Play a Law
    .hint = It takes effect at once, for good.
ask-senate-servilian = What shall the Servilian Law do?
    .label = Servilian Law
ask-senate-bill = Which Law do you put to the vote, and who sponsors it?
    .label = Propose a Law
    .hint = It needs no Tribune, and nobody can veto it. Passed, it brings the Sponsor 3 INF and the Co-Sponsor 1; voted down, it is gone for good.
    .field-law = Law
    .field-sponsor = Sponsor
    .field-cosponsor = Co-Sponsor
    .field-option = What the Servilian Law shall do
ask-senate-priesthood = To whom do you give a priesthood?
    .label = Give a Priesthood
    .hint = A Priest gains 1 INF and has 1 vote more where forces are sent or their commanders recalled. Once in each Senate. Whoever stops being one loses 1 INF.
    .field-senator = Priest
    .field-former = Priest no longer
ask-senate-fine = Which former Governor do you fine?
    .label = Fine a Governor
    .hint = A die of Talents, from his purse, then that of his faction; for each that is missing he loses 1 POP and 1 INF.
ask-senate-legate = Does { $senator } go to { $province }, or does a legate govern it for him?
    .label = Go or Send a Legate
    .hint = With a legate he stays in Rome and keeps his office, or his command.
ask-senate-ally = Another Alliance: which War ends by treaty?
    .label = Choose a War
ask-senate-recall = How many of his disbanded veterans does { $senator } call back?
    .label = Recall Veterans
    .hint = Each costs 10T, and him 1 ORA and 1 INF. Say what your Faction Treasury pays; he pays the rest.
    .field-veterans = Veterans
    .field-faction = Paid by your Faction Treasury
ask-senate-commission = Does { $senator } take the Land Commissioner out of the Forum?
    .label = Take the Land Commissioner
    .hint = No vote is needed: his card gives him that right, as long as a Land Bill is in effect.
ask-senate-conspire = On whose life do you ask for an attempt, if on anybody's?
    .label = Ask for an Assassination
    .hint = All factions but his roll a die; the highest must try. It may be you.
ask-senate-skip = { $use ->
    [turn] { $against } is about to choose. Do you play a Tribune, to skip that?
    [bill] { $against } wants a Land Bill. Do you play a Tribune against it?
   *[pass] { $against } passes. Do you play a Tribune, so that its Land Bill does not fail by that?
}
    .label = Skip a Faction
    .hint = The card is spent.
ask-senate-plan = Which Wars are to be fought, and with which forces?
    .label = The Military Plan
    .hint = If you say nothing the first plan of the rules that is feasible is used.
    .field-legions = Legions
    .field-fleets = Fleets
ask-senate-spoil = Which item does your faction take, and for which Senator?
    .label = Choose an Item
    .hint = Once all offices are filled, a pass ends the division for all.
    .field-spoil = Item
    .field-senator = Senator
option-senate-floor-adjourn = Adjourn the Senate
option-senate-appoint-none = Nobody
option-senate-dictator-none = No Dictator
option-senate-office-rome = Rome Consul
option-senate-office-field = Field Consul
option-senate-forgo-forgo = Make None
option-senate-last-word-none = Keep Silent
option-senate-last-word-claim = Make a Proposal
option-senate-graft-none = Play None
option-senate-murder-none = Play None
option-senate-mob-none = Play None
option-senate-servilian-bonus = +1 for Our Knight Attempts
option-senate-servilian-repeal = Repeal the Acilian Law
option-senate-bill-none = Does not matter
option-senate-bill-bonus = +1 for Our Knight Attempts
option-senate-bill-repeal = Repeal the Acilian Law
option-senate-legate-go = Go to the Province
option-senate-legate-legate = Send a Legate
option-senate-trial-office = Abuse of His Office
option-senate-trial-impiety = Evil Omens Unpaid
option-senate-skip-none = Play None
option-senate-skip-play = Play a Tribune
option-land-bill-n = Land Bill, Type { $n }
option-senate-spoil-pass = Pass
option-senate-spoil-none = Nobody

## Why not

reason-senate-two-sponsors = It needs two different Senators to sponsor it ({ $clause }).
reason-senate-unpopular-sponsor = Who sponsors that needs a POP of { $least } at least ({ $clause }).
reason-senate-field-consul-first = The Rome Consul goes to war only after the Field Consul, or with him in one motion ({ $clause }).
reason-senate-bequest-units = For a bequest the Field Consul needs at least { $least } legions and as many Fleets ({ $clause }).
reason-senate-no-recruitment = No units may be raised this turn ({ $clause }).
reason-senate-no-such-option = { $law } cannot be proposed so ({ $clause }).
reason-senate-price = That costs { $talents }T: what the faction does not pay he must have himself, and no more is paid ({ $clause }).

## What happens

motion-name = { $kind ->
    [consuls] election of Consuls
    [pontifex] Pontifex Maximus
    [dictator] Dictator
    [censor] Censor
    [governors] Governors
    [concessions] Concessions
    [land-bill] Land Bill
    [repeal] repeal of a Land Bill
    [units] units
    [forces] forces and garrisons
    [alliance] Rhodian Alliance
    [strip] recall of the Pontifex Maximus
    [life] Consul for Life
    [law] Law
    [bill] Law
    [minor] minor motion
    [trial] prosecution
   *[other] { $kind }
}
event-rome-senate-opened = The Senate meets; { $magistrate ->
    [none] nobody can preside
   *[other] { $magistrate } presides
}.
    .news = { event-rome-senate-opened }
event-rome-office-taken = { $senator } of { $seat } is { $office } and gains { $influence } INF.
    .news = { event-rome-office-taken }
    .you = { $senator } is { $office } and gains { $influence } INF.
event-rome-office-left = { $senator } is { $office } no longer{ $prior ->
    [yes] , but Prior Consul now
   *[no] { "" }
}.
event-rome-dictator-sought = Named for Dictator by the Consuls: { $named }.
    .news = { event-rome-dictator-sought }
event-rome-priesthood-given = { $senator } is a Priest now and gains { $influence } INF{ $former ->
    [none] { "" }
   *[other] ; { $former } is no longer one and loses as much
}.
    .news = { event-rome-priesthood-given }
event-rome-prior-consul-won = { $senator } takes over the Prior Consul marker of { $convict }.
event-rome-advocate-engaged = { $advocate } pleads for { $accused }.
    .news = ⚖ { event-rome-advocate-engaged }
event-rome-advocate-refused = { $senator } will not plead for { $accused }.
event-rome-trial-rolled = The pleas are heard: dice { $dice }, ORA { $oratory } of { $advocate }, against it ORA { $against } of { $prosecutor }{ $shift ->
    [0] { "" }
   *[other] , by their abilities { $shift }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }; votes against conviction (below 0: for it): { $votes }.
    .news = ⚖ { event-rome-trial-rolled }
event-rome-advocate-judged = The verdict changes the INF of { $senator } by { $influence }.
event-rome-tribune-played = { $seat } plays a Tribune{ $senator ->
    [none] { "" }
   *[other] , by the ability of { $senator }
}: { $use ->
    [veto] a veto{ $number ->
        [0] { "" }
       *[other] { " " }against motion no. { $number } ({ motion-name })
    }
    [proposal] a proposal
   *[claim] the next proposal is claimed
}.
    .news = 📢 { event-rome-tribune-played }
event-rome-power-used = { $senator } of { $seat } uses a power of his own: { $use ->
    [veto] a veto{ $number ->
        [0] { "" }
       *[other] { " " }against motion no. { $number } ({ motion-name })
    }
    [proposal] a proposal
   *[claim] the next proposal is claimed
}.
    .news = 📢 { event-rome-power-used }
event-rome-graft-offered = { $seat } plays { $card }: the price is { $price }T, and { $senator } { $paid ->
    [yes] pays; the Tribune counts for nothing
   *[no] does not pay; the Tribune stands
}.
    .news = { event-rome-graft-offered }
event-rome-tribune-attacked = { $seat } plays { $card }: { $senator } rolls { $roll } and loses as much POP; { $cancelled ->
    [yes] the Tribune is dead
   *[no] the Tribune escapes
}.
    .news = 🗡 { event-rome-tribune-attacked }
event-rome-mob-incited = { $seat } plays { $card }: { $senator } rolls { $roll } and incites the mob against { $victim }; { $chits ->
    [one] 1 Mortality Chit is
   *[other] { $chits } Mortality Chits are
} drawn.
    .news = { event-rome-mob-incited }
event-republic-proposed = Motion no. { $number }: { $seat } proposes to { $terms }{ $forced ->
    [yes] , with a Tribune
   *[no] { "" }
}.
event-republic-consent-given = { $senator } of { $seat } { $agreed ->
    [yes] consents
   *[no] refuses
}{ $clause ->
    [prosecute] { " " }to prosecute
    [governor] { " " }to go out as Governor again
    [too-small] { " " }to command so small a force
    [sponsor] { " " }to be a sponsor
   *[none] { "" }
}.
    .news = { event-republic-consent-given }
event-republic-convicted = { $senator } is convicted{ $executed ->
    [yes] { "" }
   *[no] : he loses { $influence ->
        [0] { "" }
       *[other] { $influence } INF and{ " " }
    }{ $popularity } POP{ $concessions ->
        [nothing] { "" }
       *[other] ; Concessions he loses: { $concessions }
    }{ $post ->
        [none] { "" }
       *[other] ; he is no longer { $post }
    }
}.
    .news = ⚖ { event-republic-convicted }
event-republic-senate-adjourned = The Senate is adjourned{ $cause ->
    [magistrate] { " " }by its magistrate
    [departure] , for whoever presided has gone to war
    [silence] , for nobody can preside
   *[other] { "" }
}.
    .news = { event-republic-senate-adjourned }
event-republic-senator-joined = { $senator } joins { $seat }, for too few Senators are left in Rome.
    .news = { event-republic-senator-joined }
    .you = { $senator } joins you, for too few Senators are left in Rome.
event-republic-elected-for-life = { $senator } is elected Consul for Life. His player decides for all loyal factions until the end of the turn, and wins then if Rome stands.
    .news = 👑 { event-republic-elected-for-life }
event-republic-appointed-for-life = { $senator } is at home with { $influence } INF: who has 35 or more there becomes Consul for Life at once, without a vote. His player decides for all loyal factions until the end of the turn, and wins then if Rome stands.
    .news = 👑 { event-republic-appointed-for-life }
event-rome-governor-elected = { $senator }{ $seat ->
    [none] , who is of no faction,
   *[other] { " " }of { $seat }
} governs { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}{ $legate ->
    [yes] , through a legate
   *[no] { "" }
}.
    .news = { event-rome-governor-elected }
event-rome-governor-recalled = { $senator } is recalled from { $province }.
    .news = { event-rome-governor-recalled }
event-rome-land-bill-passed = A Land Bill of type { $type } is in effect. { $sponsor } and { $cosponsor } gain POP for it.
    .news = { event-rome-land-bill-passed }
event-rome-land-bill-repealed = A Land Bill of type { $type } is repealed; it was sponsored by { $sponsor }.
    .news = { event-rome-land-bill-repealed }
event-rome-land-vote-resented = The people resent these votes; they cost { $popularity } POP each: { $senators }.
event-rome-commission-ended = No Land Bill is in effect: { $concession } of { $senator } returns to the Forum.
event-rome-alliance-rejected = The Senate rejects the Rhodian Maritime Alliance; { $fleets ->
    [one] 1 Fleet leaves
   *[other] { $fleets } Fleets leave
}.
    .news = { event-rome-alliance-rejected }
event-rome-alliance-made = The { $war } is over by another new alliance; the State receives { $spoils }T.
    .news = { event-rome-alliance-made }
event-rome-law-played = { $seat } plays { $law }.
    .news = { event-rome-law-played }
event-rome-bill-claimed = { $seat } puts { $law } to the vote next; sponsors: { $sponsor } and { $cosponsor }.
    .news = { event-rome-bill-claimed }
event-rome-bill-dropped = { $law } of { $seat } is not put to the vote and returns to the hand.
event-rome-bill-rejected = { $law } is voted down and gone for good.
    .news = { event-rome-bill-rejected }
event-rome-sponsors-honoured = For { $law } { $sponsor } gains { $influence } INF and { $cosponsor } { $more }.
event-rome-law-enacted = A Law comes into force: { $law }
    .news = { event-rome-law-enacted }
event-rome-law-repealed = This Law holds no longer: { $law }
    .news = { event-rome-law-repealed }
event-rome-law-resented = { $senator } pays for { $law }: { $influence ->
    [0] { "" }
   *[other] INF { $influence }
}{ $popularity ->
    [0] { "" }
   *[other] POP { $popularity }
}.
event-rome-recruitment-opened = Units may be raised again, at their usual price.
    .news = { event-rome-recruitment-opened }
event-rome-war-halved = The { $war } is half as strong from now on.
    .news = { event-rome-war-halved }
event-rome-knights-decide = Most Knights have { $seats }; by dice the power to fine is that of { $seat }.
event-rome-governor-fined = { $seat } has { $senator } fined: roll { $roll }; he pays { $own ->
    [0] nothing
   *[other] { $own }T
}{ $faction ->
    [0] { "" }
   *[other] , his faction { $faction }T
}{ $short ->
    [0] { "" }
   *[other] , and for the rest he loses { $short } POP and { $short } INF
}.
    .news = { event-rome-governor-fined }
event-rome-units-raised = The State raises { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} for { $talents }T.
    .news = { event-rome-units-raised }
event-rome-units-eliminated = Disbanded: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}{ $veterans ->
    [0] { "" }
    [one] { " " }(1 veteran among them)
   *[other] { " " }({ $veterans } veterans among them)
} and { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = { event-rome-units-eliminated }
event-rome-supplies-paid = { $senator } receives { $talents }T for { $concession }; its corrupt bar is revealed.
event-rome-veterans-recalled = { $senator } calls back { $veterans ->
    [one] 1 veteran
   *[other] { $veterans } veterans
}: he pays { $own }T, his faction { $faction }T; INF { $influence }, ORA { $oratory }.
    .news = { event-rome-veterans-recalled }
event-rome-settlers-raised = For want of others the State raises { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} of the settlers of { $senator }.
force-units = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}{ $veterans ->
    [0] { "" }
    [one] { " " }(1 veteran among them)
   *[other] { " " }({ $veterans } veterans among them)
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
garrison-units = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran among them
   *[other] , { $veterans } veterans among them
}
event-rome-force-sent = Setting out against the { $war }: { $commanders } with { force-units }.
    .news = ⚔ { event-rome-force-sent }
event-rome-bequest-sought = Setting out for { $bequest }: { $commanders } with { force-units }.
    .news = { event-rome-bequest-sought }
event-rome-forces-joined = The units that stood against the { $war } without a commander join the force: { force-units }.
    .news = { event-rome-forces-joined }
event-rome-force-reinforced = Reinforcements against the { $war } for { $commanders }: { force-units }.
    .news = { event-rome-force-reinforced }
event-rome-force-recalled = From the { $war } come home: { $commanders ->
    [nothing] { "" }
   *[other] { $commanders } with{ " " }
}{ force-units }.
    .news = { event-rome-force-recalled }
event-rome-commander-replaced = Against the { $war } the command passes from { $former } to { $commanders }, with { $legions ->
    [0] { $fleets ->
        [0] no more units
       *[other] more units: { force-units }
    }
   *[other] more units: { force-units }
}.
    .news = { event-rome-commander-replaced }
event-rome-garrison-sent = A garrison goes to { $province }: { garrison-units }.
    .news = { event-rome-garrison-sent }
event-rome-garrison-withdrawn = From the garrison of { $province } come home: { garrison-units }.
    .news = { event-rome-garrison-withdrawn }
event-rome-force-returned = The force against the { $war } comes home: it cannot fight there as it is. { $commanders ->
    [nothing] { "" }
   *[other] { $commanders }, with{ " " }
}{ force-units }.
    .news = { event-rome-force-returned }
