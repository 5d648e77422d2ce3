### A game at a glance: its order of business, how all stand. Terms are explained once to everybody.

business = Order of business: { $items }
business-over = ✔ { $name }
business-open = **{ $name }**
business-ahead = { $name }
standings = **Standings**: { $standings }
