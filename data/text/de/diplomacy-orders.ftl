### Was sich im Voraus befehlen lässt, und wie ein freier Platz steht.

money = { $amount }
stands-masked = Unter welchen Namen er spielt, erfährt, wer ihn übernimmt, und sonst niemand.
order-phase-setup = Aufbau
order-phase-season = Jahreszeiten
order-kind-setup-preferences = Zentren für den Beginn
order-kind-setup-unit = Erste Einheit
order-kind-season-orders = Befehle in Frühling und Herbst
order-kind-season-retreats = Rückzüge
order-kind-season-winter = Winterbefehle
order-fact-own-centres = meine Zentren
order-fact-own-provinces = meine Provinzen
order-fact-own-units = meine Einheiten
order-fact-winning-centres = die Zentren, die gewinnen
order-happened-seized = eine Inbesitznahme
order-happened-purged = eine Absetzung
order-happened-warned = eine Verwarnung
order-happened-province-revolted = eine Revolution
order-happened-line-founded = die Gründung einer Bahn
order-happened-game-won = ein Sieg
