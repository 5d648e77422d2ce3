## Why computer players did what they did, told after the game

because-persuade = I tried { $senator }: { $chance } in 100 { $talents ->
    [0] without a bribe, and it cost me nothing
   *[other] with a bribe of { $talents }T, and worth it
}.
because-raise-bribe = { $talents }T more for { $senator } brought the odds back, and the prize was worth it.
because-buy-initiative = I had money to spare, and one more initiative was worth { $talents }T.
because-leader-is-safe = { $senator } is the best I have, and nobody can persuade a Faction Leader away.
because-life-mine = If { $senator } rules for life, I have won.
because-life-of-rival = If { $senator } rules for life, the game is over and won by another.
because-buy-votes = { $votes ->
    [one] One vote bought
   *[other] { $votes } votes bought
}: as many as it took to be sure.
because-levy-send = I raised units so that { $senator } could march against { $war } with a fair chance.
because-levy-reinforce = I raised what our force against { $war } lacked.
because-levy-replace = I raised units so that { $senator } could take over our force against { $war } and win with it.
because-order-send = { $senator } should march against { $war }: with what we have the chance is fair.
because-order-recall = Our force against { $war } could win nothing there: I called it back.
because-order-reinforce = Our force against { $war } lacked little; reinforced, it should win.
because-order-replace = { $senator } should take over our force against { $war }: under him it should win, as it is led now it would not.
because-levy-garrison = I raised units to hold { $province }: without a garrison Raids or a rising would hurt there.
because-order-garrison = I sent a garrison to { $province }: without one Raids or a rising would hurt there.
because-order-withdraw = The garrison of { $province } was needed no longer, and cost more than it guarded.
because-keep-own = { $senator } is mine: { $talents }T against the attempt brought it down far enough.
because-keep-from-rival = I put { $talents }T against it: { $senator } should not join who leads.
because-votes-for-talents = I offered { $seat } { $talents }T for its votes: without them nothing would pass.
because-agreement = Less what I ask for my votes the agreement with { $seat } came to about { $talents }T for me: what gains me anything I enter, the rest I decline.
because-shirker = { $failing ->
    [gifts] { $seat } gave the State nothing while the others gave: it had nothing to hope for from me.
    [votes] { $seat } kept silent in the votes while the others voted: it had nothing to hope for from me.
    [deals] { $seat } made no deals while the others dealt: it had nothing to hope for from me.
   *[proposals] { $seat } let the floor pass when it could have proposed something: it had nothing to hope for from me.
}
because-own-part = I gave the State { $talents }T: who gives nothing is remembered for it.
