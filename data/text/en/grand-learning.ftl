### The lessons of the Grand Variant: a turn of both republics, and why each question is asked; then single decisions.

first-carthage-forum-persuade = You lead two factions, one in **Carthage** and one in **Rome**. Each republic plays a turn of its own, and their Wars are the same Wars. We begin in the Forum of Carthage, where each player in turn has an initiative and may try to win a Senator, of nobody or of another player. Choose one of these.
first-rome-revenue-redistribute = Now **Rome** plays the same part of the turn, on a board of its own: nothing passes from your one faction to the other. In the Revenue Phase your Roman Senators have their income, and you may move it. What lies with a Senator persuades and buys votes; what lies in the Faction Treasury is safe when he dies.
first-rome-forum-persuade = The Forum of Rome is like that of Carthage: an initiative for each player, and a Senator to be won. Who plays both boards well keeps in mind that his Influence in both counts together.
first-rome-forum-leader = At the end of your initiative in Rome you may name another **Faction Leader** there: he has 3T of income, he cannot be persuaded away, and his Family stays with you when he dies. Your faction in Carthage has a Leader of its own.
first-carthage-senate-vote = **Both Senates** meet one after the other, Carthage's first. It elects its Suffetes and sends out its forces, and all that is decided there is known when Rome sits. Every faction votes with the ORA of its Senators. Vote as you like.
first-rome-senate-vote = Now the Senate of **Rome**, which knows where Carthage has sent its fleets. Who attacks a War that the other republic attacks as well meets the other's army there. Every faction votes with the ORA and the Knights of its Senators. Vote as you like.
first-end = **A turn of both republics is over**, and their Wars are fought. Who has won a War between the two has tribute from the other republic, paid from its State Treasury. In a real game every question comes as a card like these, by direct message and on `/desk`, and you answer when you have time; what both ask at once stands on one card. The Influence of both your factions and the Wars that your republics have won count together. `/rules how do I win` says more.

lesson-0 = You lead a faction on each board, and each has a drawer of its own on your desk. Here Carthage asks you. What you answer counts in Carthage alone.
lesson-0-after = That was it. Where both republics ask you at once, each has its own part of the card, under its name.
lesson-1 = Here Rome asks you: its Senate votes. Your Roman Senators vote for you; here they all vote alike. Your Senators in Carthage have no voice in Rome, and know nothing of it. Vote.
lesson-1-after = Votes are declared in order, and the presiding magistrate leads. A Senate of Rome sits when that of Carthage is over, so that you know where Carthage's forces stand.
lesson-vote-for = Yea
lesson-vote-against = Nay
lesson-vote-abstain = Abstain
