### The words of the strips beside the cards of the phases.

## The people

rome-people = State of the Republic
rome-people-roll = 3 dice, Unrest { $unrest }, POP { $popularity }
rome-or-less = { $total } or less
rome-or-more = { $total } or more
rome-chance = { $percent }%
rome-unrest-change = Unrest { $change }
rome-no-change = no change
rome-short = Manpower Shortage
rome-no-levy = no recruitment
rome-mob = a mob
rome-people-revolt = the people revolt

## The session

rome-session = The session
rome-presides = { $senator } presides
rome-prosecutions = Prosecutions
rome-agenda-consuls = Consuls
rome-agenda-pontifex = Pontifex
rome-agenda-dictator = Dictator
rome-agenda-censor = Censor
rome-agenda-prosecutions = Trials
rome-agenda-governors = Governors
rome-agenda-business = Business
rome-motion-consuls = Consuls
rome-motion-dictator = Dictator
rome-motion-censor = Censor
rome-motion-pontifex = Pontifex Maximus
rome-motion-governors = Governors
rome-motion-concessions = Concessions
rome-motion-land-bill = Land Bill
rome-motion-repeal = Land Bill repealed
rome-motion-units = units
rome-motion-forces = forces
rome-motion-alliance = Rhodian Alliance
rome-motion-strip = Pontifex dismissed
rome-motion-bill = a Law
rome-motion-life = Consul for Life
rome-motion-minor = minor motion
rome-motion-trial = prosecution

## War

rome-ours = Rome { $strength }
rome-civil-war = Civil War
rome-rebel-strength = legions worth { $legions }, MIL { $military }
rome-marching = He marches on Rome.
rome-at-sea = The Governor of { $province } is on his way to Rome.
