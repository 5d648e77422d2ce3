"""A whole game played through a local Discord by people who think for themselves, and the story of it in files."""
