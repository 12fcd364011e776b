"""The HTTP routes of each capability: a class with the handlers, and `OPERATIONS`, which describe them."""
