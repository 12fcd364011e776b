"""Ratings of people with accounts: Glicko-2, one rating per pool; docs/ratings.md.

- `glicko`: the formulas; `results`: what a finished game means for its players. Both are pure.
- `settlement`: counts every finished rated game once. `ratings`: the ratings of people, now.
- `fair_play`: compares rated games with the engine, for the hosts.
"""
