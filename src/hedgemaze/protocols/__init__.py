"""Protocols between engines and other programs.

In dependency order:

- ``tokens``: actions as other programs write them;
- ``child_guard``, ``engine_process``: an outside engine as a child process;
- ``outside_player``: the base class of outside engines as players;
- ``ugi.player``, ``qtp``: outside engines that speak UGI, UCI or QTP;
- ``registry``: the protocols of outside engines by name: a new one is added there;
- ``engine_config``: the config file of outside engines;
- ``ugi.engine``: our own engine over UGI;
- ``json_lines``: analysis of many positions over JSON lines.
"""
