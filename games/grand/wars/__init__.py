"""What couples the wars and the people of both boards (GV-4, GV-6).

`faces` is the two cards of a war; `coming` how they come, `settling` how a war is decided, `sea` who controls the sea,
`order` who may be attacked, `persons` who dies in both games; `couplings` binds them to the laws of both republics.
"""
