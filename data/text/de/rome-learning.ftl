### Die Lektionen von Rome: die erste Runde, und wozu jede ihrer Fragen gestellt wird; dann einzelne Entscheidungen.

first-forum-persuade = Du führst eine Fraktion von Senatoren. Wir beginnen im **Forum**, wo jeder der Reihe nach eine Initiative hat: Er würfelt ein Ereignis oder zieht eine Karte, und dann kann er versuchen, einen Senator zu gewinnen, einen freien oder den eines anderen. Ein Senator zählt mit seinen Stimmen (ORA und Knights) und seinem Einfluss (INF), und INF gewinnt das Spiel. Wähle eines davon.
first-forum-knight = **Knights** halten zu einem Senator: Jeder bringt in jeder Runde 1T und eine Stimme mehr. Ein Würfel entscheidet, und jedes Talent, das du ausgibst, macht ihn um eins besser.
first-forum-leader = Am Ende deiner Initiative kannst du einen anderen **Faction Leader** ernennen: Er hat 3T Einkommen, niemand kann ihn abwerben, und seine Familie bleibt bei dir, wenn er stirbt.
first-senate-consuls = Wenn das Forum schließt, sagen drei Würfel, wie das **Volk** gestimmt ist: Bei viel Unrest kann Rome fallen. Dann tritt der **Senat** zusammen, und wer den höchsten Rang hat, führt den Vorsitz; diesmal bist das du. Zwei Senatoren sollen Consuls werden, einer in Rome und einer im Feld: Das ist der Weg zum Einfluss. Schlage zwei vor, für die auch andere stimmen.
first-senate-vote = Im **Senat** stellt jemand einen Antrag, und jede Fraktion stimmt mit der ORA und den Knights ihrer Senatoren ab: Ämter, Provinzen, Streitkräfte, Anklagen, alles geht nach Stimmen. Stimme ab, wie du willst.
first-revolution-play = Bevor die Runde endet, kannst du Karten auslegen: Statesmen, die besser sind als ihre Familien, und Concessions, die in jeder Runde Geld bringen.
first-revenue-redistribute = Die Kriege sind gefochten, das Jahr ist um, und die nächste **Runde** beginnt: Ein Chit hat vielleicht jemanden getötet. Bei den **Einkünften** bekommt jeder Senator sein Geld, und du kannst es verschieben. Was bei einem Senator liegt, wirbt und kauft Stimmen, und ist verloren, wenn er stirbt; was in der Faction Treasury liegt, ist sicher.
first-end = **Eine Runde ist um.** Im richtigen Spiel kommt jede Frage als Karte wie diese, als Direktnachricht und auf `/desk`, und du antwortest, wenn du Zeit hast. Der größte Einfluss gewinnt; fällt Rome, durch seine Kriege oder sein Volk, verlieren alle. `/rules wie gewinne ich` sagt mehr.

lesson-0 = Jede Frage kommt als Karte wie diese: was gefragt ist, die Regel dazu, die vorbereitete Antwort und Knöpfe. Ein anderer will einen Senator gewinnen, und du kannst aus deiner Faction Treasury, die niemand sieht, dagegenhalten: Jedes Talent macht es um eins schwerer. Drücke, was du zahlen würdest.
lesson-0-after = Das war alles: ein Druck. Die billigste Antwort war vorbereitet und hätte nach Ablauf der Frist gegolten, wenn du nicht gekommen wärst. Was gezahlt wird, geht in die Kasse dieses Senators, wer immer ihn gewinnt.
lesson-1 = Ein **Governor** darf sich an der Beute seiner Provinz bedienen: Würfel sagen, was sie bringt. Das lohnt sofort, und er ist Corrupt, bis er eine Senatssitzung lang zu Hause war, in der ihn der Censor dafür anklagen kann. Drücke, was du tun würdest.
lesson-1-after = Ehrliche Governors kommen sauber heim, und das ist die vorbereitete Antwort. Ein Corrupt wird vielleicht reicher, wenn die Würfel mitspielen; und wer verurteilt wird, zahlt dafür.
lesson-2 = Der Senat entscheidet durch Abstimmungen, eine nach der anderen. Deine Senatoren stimmen für dich; hier stimmen alle gleich. Zu jeder Abstimmung zeigt die Karte den Stand und was nötig ist. Stimm ab.
lesson-2-after = Die Stimmen werden der Reihe nach abgegeben, und der vorsitzende Magistrat leitet. Du kannst deine Stimme vorab einstellen, damit niemand auf dich wartet.
lesson-vote-for = Ja
lesson-vote-against = Nein
lesson-vote-abstain = Enthaltung
