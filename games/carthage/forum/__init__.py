"""RC-8: the Forum Phase.

`phase` is whose initiative it is and its roll; `drawn` what a drawn card does, with `deck`, `wars_coming` and
`calamities`; `persuasion`, `traders`, `leaders` and `peddling` what he does with it; `end` what follows.
"""
