"""Players that run in this process, in dependency order.

- ``clock``: the time a player has for one action;
- ``overhead``: what an action costs the clock besides its search;
- ``player``: the interface `Player`, which outside engines (`hedgemaze.protocols`) share;
- ``baselines``: a random and a greedy player, without search;
- ``perfect``: the choice among actions whose exact values are known;
- ``level_player``: the levels; ``pondering``: their answers to expected actions, found on the opponents' time;
- ``search_player``: the engine at full strength;
- ``registry``: all of them by name.
"""
