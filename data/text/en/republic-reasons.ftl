## Why computer players did what they did, told after the game

because-persuade = I tried { $senator }: { $chance } in 100, with the bids I expected against it, { $talents ->
    [0] and without a bribe it cost nothing
   *[other] and worth a bribe of { $talents }T
}.
because-raise-bribe = { $talents }T more for { $senator } brought the odds back, and the prize was worth it.
because-buy-initiative = One more initiative was worth { $talents }T to me.
because-leader-is-safe = { $senator } was most worth guarding of all I have: nobody can persuade a Faction Leader away.
because-life-mine = If { $senator } rules for life, I have won.
because-life-of-rival = If { $senator } rules for life, the game is over and won by another.
because-buy-votes = { $votes ->
    [one] One vote bought
   *[other] { $votes } votes bought
}: as many as it took to be sure.
because-buy-all = { $votes ->
    [one] One vote bought
   *[other] { $votes } votes bought
}: all that I could, though it might not be enough.
because-levy-send = I raised units so that { $senator } could march against the { $war } with a fair chance.
because-levy-reinforce = I raised what our force against the { $war } lacked.
because-levy-replace = I raised units so that { $senator } could take over our force against the { $war } with a fair chance.
because-order-send = { $senator } should march against the { $war }: with what we have the chance is fair.
because-order-recall = As it stood, our force against the { $war } was not likely to win: I called it back.
because-order-reinforce = Our force against the { $war } lacked units: reinforced, its chance is fair.
because-order-replace = { $senator } should take over our force against the { $war }: under him its chance is fair, as it is led now it is not.
because-last-hope = Without a victory over the { $war } all was lost: we had to fight, at whatever odds.
because-levy-garrison = I raised units to hold { $province }: without a garrison Raids or a rising would hurt there.
because-order-garrison = I sent a garrison to { $province }: without one Raids or a rising would hurt there.
because-order-withdraw = The garrison of { $province } was needed no longer, and cost more than it guarded.
because-keep-own = { $senator } is mine: { $talents }T against the attempt brought it down far enough.
because-keep-own-partly = { $senator } is mine: { $talents }T was all that I could put against the attempt, and made it half as likely, or less.
because-keep-from-rival = I put { $talents }T against it: { $senator } should not join who leads.
because-votes-for-talents = I offered { $seat } { $talents }T for its votes: nothing that passes without them was worth as much to me.
because-agreement = What { $seat } offered was worth about { $talents }T more to me than what it asked for.
because-agreement-declined = What { $seat } asked for was worth at least as much to me as what it offered, by about { $talents }T.
because-shirker = { $failing ->
    [gifts] { $seat } gave the State hardly anything, though others gave: it had nothing to hope for from me.
    [votes] { $seat } kept silent in the votes while the others voted: it had nothing to hope for from me.
    [deals] { $seat } had made hardly any deals in the last turns, though most of the others had: it had nothing to hope for from me.
   *[proposals] { $seat } let the floor pass when it could have proposed something: it had nothing to hope for from me.
}
because-own-part = I gave the State { $talents }T: who gives nothing is remembered for it.
