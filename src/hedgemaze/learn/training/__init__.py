"""Training a network on positions of games.

``model`` has the network in PyTorch and its losses, ``checkpoint`` the files from which a run continues,
``generations`` matches against older networks, ``progress`` the table of a run.
"""
