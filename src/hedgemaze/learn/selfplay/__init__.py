"""The games that networks learn from.

``games`` has their file, ``rows`` their positions with the targets of training, ``players`` lets them be played on this
machine or on a cluster.
"""
