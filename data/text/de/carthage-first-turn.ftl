### Die erste Lektion von Carthage: wozu jede Frage gestellt wird.

first-forum-roll = Du führst eine Fraktion von Senatoren. Wir beginnen im **Forum**, wo jeder der Reihe nach eine Initiative hat. Zwei Würfel: eine 7 bringt ein Ereignis für alle, alles andere eine Karte vom Stapel.
first-forum-persuade = Im Forum kannst du versuchen, einen Senator zu gewinnen, einen freien oder den eines anderen. Er zählt mit seinen Stimmen und seinem Einfluss (INF), und INF gewinnt das Spiel. Wähle eines davon.
first-forum-trader = **Trader** machen dich reich: Jeder zieht dir in der nächsten Runde eine Handelskarte. Zwei Würfel und die Talents, die du zahlst, müssen 12 ergeben.
first-forum-leader = Am Ende deiner Initiative kannst du einen anderen **Faction Leader** ernennen: Er hat 3T Einkommen, und seine Familie bleibt bei dir, wenn er stirbt.
first-senate-vote = Jetzt der **Senat**. Jemand stellt einen Antrag, und jede Fraktion stimmt mit der ORA ihrer Senatoren ab: Ämter, Provinzen, Streitkräfte, Anklagen, alles geht nach Stimmen. Stimme ab, wie du willst.
first-revenue-corruption = Die Kriege sind gefochten, das Jahr ist um, und die nächste **Runde** beginnt: Ein Chit hat vielleicht jemanden getötet. Bei den **Einkünften** kann sich, wer ein Amt hat, am Geld des Staates bedienen. Das lohnt sofort, und andere können ihn dafür anklagen.
first-revenue-contribute = Ein Senator kann dem Staat Geld für Einfluss geben: 10T für 1 INF. Viele tun es spät im Spiel.
first-trade-counter = Und hier ist dein **Handel**. Jemand bietet dir drei Karten: Ihre wahre Summe ist gesagt, und was genannt ist, ist wirklich dabei. Ein Satz aus n gleichen Karten vom Wert v bringt n × n × v, also sammle eine Ware. Was legst du dafür hin?
first-end = **Eine Runde ist um, und du hast gehandelt.** Im richtigen Spiel kommt jede Frage als Karte wie diese, als Direktnachricht und auf `/desk`, und du antwortest, wenn du Zeit hast. Der größte Einfluss gewinnt; fällt Carthage, verlieren alle. `/rules wie gewinne ich` sagt mehr.
