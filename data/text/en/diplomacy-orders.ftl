### What may be ordered beforehand, and how a free seat stands.

money = { $amount }
stands-masked = Under which names it plays is told to whoever takes it, and to nobody else.
order-phase-setup = Set-up
order-phase-season = Seasons
order-kind-setup-preferences = Centres to begin with
order-kind-setup-unit = First unit
order-kind-season-orders = Orders of Spring and Autumn
order-kind-season-retreats = Retreats
order-kind-season-winter = Winter orders
order-fact-own-centres = my supply centres
order-fact-own-provinces = my provinces
order-fact-own-units = my units
order-fact-winning-centres = the centres that win
order-happened-seized = a province seized
order-happened-purged = somebody purged
order-happened-warned = a warning
order-happened-province-revolted = a revolution
order-happened-line-founded = a railway founded
order-happened-game-won = a win
