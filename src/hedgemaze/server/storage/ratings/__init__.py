"""Tables of ratings, their history, and fair play."""
