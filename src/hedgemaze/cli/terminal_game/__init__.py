"""The game in the terminal.

In dependency order:

- ``illegality``: why an action is illegal; ``help_page``: the introduction and the help;
- ``session``: typed lines in, answers out; ``opponent``: the computer's sides.
"""
