### The lessons of Rome: the first turn, and why each of its questions is asked; then single decisions.

first-forum-persuade = You lead a faction of Senators. We begin in the **Forum**, where each player in turn has an initiative: he rolls for an event or draws a card, and then he may try to win a Senator, of nobody or of another player. A Senator counts with his votes (ORA and Knights) and his Influence (INF), and INF is what wins the game. Choose one of these.
first-forum-knight = **Knights** stand by a Senator: each brings 1T a turn and one vote more. A die decides, and each Talent you spend makes it one better.
first-forum-leader = At the end of your initiative you may name another **Faction Leader**: he has 3T of income, he cannot be persuaded away, and his Family stays with you when he dies.
first-senate-consuls = When the Forum is closed three dice say how the **people** feel: much Unrest, and Rome may fall. Then the **Senate** meets, and whoever ranks highest presides; this time that is you. Two Senators are to be Consuls, one in Rome and one in the field: that is the way to Influence. Nominate two whom others will vote for as well.
first-senate-vote = In the **Senate** somebody proposes, and every faction votes with the ORA and the Knights of its Senators: offices, Provinces, armies, trials, all goes by votes. Vote as you like.
first-revolution-play = Before the turn ends you may lay down cards: Statesmen, who are better than their Families, and Concessions, which bring money every turn.
first-revenue-redistribute = The Wars are fought, the year is over, and the next **turn** begins: a chit may have killed somebody. In the **Revenue Phase** every Senator has his income, and you may move it. What lies with a Senator persuades and buys votes, and is lost when he dies; what lies in the Faction Treasury is safe.
first-end = **A turn is over.** In a real game every question comes as a card like these, by direct message and on `/desk`, and you answer when you have time. The most Influence wins; if Rome falls, to its Wars or its people, all lose. `/rules how do I win` says more.

lesson-0 = Every question comes as a card like this one: what is asked, its rule, the prepared answer, and buttons. Another player tries to win a Senator, and you may pay against it out of your Faction Treasury, which nobody sees: each Talent makes it one harder. Press what you would pay.
lesson-0-after = That was all: one press. The cheapest answer was prepared, and would have been taken at the deadline had you not come. What is paid goes to that Senator's own purse, whoever wins him.
lesson-1 = A **Governor** may help himself to the spoils of his Province: dice say what they bring. It pays at once, and he is Corrupt until he has been home for a Senate, in which the Censor may prosecute him for it. Press what you would do.
lesson-1-after = Honest Governors come home clean, and that is the prepared answer. A Corrupt one may be richer, if the dice do not turn against him; and whoever is convicted loses by it.
lesson-2 = The Senate decides by votes, one after the other. Your Senators vote for you; here they all vote alike. For each vote the card shows the tally and what is needed. Vote.
lesson-2-after = Votes are declared in order, and the presiding officer leads. You may set a vote beforehand, so that nobody waits for you.
lesson-vote-for = Yea
lesson-vote-against = Nay
lesson-vote-abstain = Abstain
