### Die Lektionen der Grand Variant: eine Runde beider Republiken, und wozu jede Frage gestellt wird; dann einzelne Entscheidungen.

first-carthage-forum-persuade = Du führst zwei Fraktionen, eine in **Karthago** und eine in **Rom**. Jede Republik spielt ihre eigene Runde, und ihre Kriege sind dieselben Kriege. Wir beginnen im Forum von Karthago, wo jeder der Reihe nach eine Initiative hat und versuchen kann, einen Senator zu gewinnen, einen freien oder den eines anderen. Wähle eines davon.
first-rome-revenue-redistribute = Nun spielt **Rom** denselben Teil der Runde, auf einem eigenen Spielplan: Nichts geht von deiner einen Fraktion an die andere. Bei den Einkünften bekommen deine römischen Senatoren ihr Geld, und du kannst es verschieben. Was bei einem Senator liegt, wirbt und kauft Stimmen; was in der Faction Treasury liegt, ist sicher, wenn er stirbt.
first-rome-forum-persuade = Das Forum von Rom ist wie das von Karthago: eine Initiative für jeden, und ein Senator zu gewinnen. Wer beide Spielpläne gut spielt, denkt daran, dass sein Einfluss auf beiden zusammen zählt.
first-rome-forum-leader = Am Ende deiner Initiative in Rom kannst du dort einen anderen **Faction Leader** ernennen: Er hat 3T Einkommen, niemand kann ihn abwerben, und seine Familie bleibt bei dir, wenn er stirbt. Deine Fraktion in Karthago hat einen eigenen.
first-carthage-senate-vote = **Beide Senate** tagen nacheinander, der von Karthago zuerst. Er wählt seine Suffetes und sendet seine Streitkräfte aus, und alles, was dort beschlossen wird, ist bekannt, wenn Rom tagt. Jede Fraktion stimmt mit der ORA ihrer Senatoren ab. Stimme ab, wie du willst.
first-rome-senate-vote = Nun der Senat von **Rom**; er weiß, wohin Karthago seine Flotten gesandt hat. Wer einen Krieg angreift, den auch die andere Republik angreift, trifft dort auf deren Heer. Jede Fraktion stimmt mit der ORA und den Knights ihrer Senatoren ab. Stimme ab, wie du willst.
first-end = **Eine Runde beider Republiken ist um**, und ihre Kriege sind gefochten. Wer einen Krieg zwischen beiden gewonnen hat, bekommt Tribut von der anderen Republik, aus ihrer Staatskasse. Im richtigen Spiel kommt jede Frage als Karte wie diese, als Direktnachricht und auf `/desk`, und du antwortest, wenn du Zeit hast; was beide zugleich fragen, steht auf einer Karte. Der Einfluss deiner beiden Fraktionen und die Kriege, die deine Republiken gewonnen haben, zählen zusammen. `/rules wie gewinne ich` sagt mehr.

lesson-0 = Du führst auf jedem Spielplan eine Fraktion, und jede hat auf deinem Schreibtisch eine eigene Schublade. Hier fragt dich Karthago. Was du antwortest, zählt nur in Karthago.
lesson-0-after = Das war es. Wo dich beide Republiken zugleich fragen, hat jede ihren Teil der Karte, unter ihrem Namen.
lesson-1 = Hier fragt dich Rom: Sein Senat stimmt ab. Deine römischen Senatoren stimmen für dich; hier stimmen alle gleich. Deine Senatoren in Karthago haben in Rom keine Stimme und wissen nichts davon. Stimm ab.
lesson-1-after = Die Stimmen werden der Reihe nach abgegeben, und der vorsitzende Magistrat leitet. Der Senat von Rom tagt, wenn der von Karthago vorbei ist: Du weißt dann, wo die Streitkräfte von Karthago stehen.
lesson-vote-for = Ja
lesson-vote-against = Nein
lesson-vote-abstain = Enthaltung
