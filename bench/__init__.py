"""Speed, as figures and as ratios to a base measured in the same run. Nothing here asserts."""
