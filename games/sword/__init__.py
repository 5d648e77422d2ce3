"""The Sword of Rome (docs/rules/sword-of-rome.md): a war for Italy and Sicily, driven by cards, for two to five.

The folders are its chapters: `turn` the phases of a turn, `action` what a card is used for, `march` activations and
movement, `battle` combat, `siege` sieges and plunder, `cards` windows and effects, `nonplayers` the powers that nobody
plays.
"""
