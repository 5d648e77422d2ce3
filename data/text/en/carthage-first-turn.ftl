### The first lesson of Carthage: why each question is asked.

first-forum-roll = You lead a faction of Senators. We begin in the **Forum**, where each player in turn has an initiative. Two dice: a 7 brings an event for all, anything else a card of the deck.
first-forum-persuade = In the Forum you may try to win a Senator, of nobody or of another player. He counts with his votes and his Influence (INF), and INF is what wins the game. Choose one of these.
first-forum-trader = **Traders** make you rich: each draws you a trade card in the next turn. Two dice and the Talents you pay must come to 12.
first-forum-leader = At the end of your initiative you may name another **Faction Leader**: he has 3T of income, and his Family stays with you when he dies.
first-senate-vote = Now the **Senate**. Somebody proposes, and every faction votes with the ORA of its Senators: offices, Provinces, armies, trials, all goes by votes. Vote as you like.
first-revenue-corruption = The Wars are fought, the year is over, and the next **turn** begins: a chit may have killed somebody. In the **Revenue Phase** who holds an office may help himself to money of the State. It pays at once, and others may prosecute him for it.
first-revenue-contribute = A Senator may give money to the State for Influence: 10T for 1 INF. Many do it late in the game.
first-trade-counter = And here is your **trade**. Somebody offers you three cards: their true total is said, and what is named is truly among them. A set of n equal cards of value v brings n × n × v, so collect one commodity. What do you put down for them?
first-end = **A turn is over, and you have traded.** In a real game every question comes as a card like these, by direct message and on `/desk`, and you answer when you have time. The most Influence wins; if Carthage falls, all lose. `/rules how do I win` says more.
