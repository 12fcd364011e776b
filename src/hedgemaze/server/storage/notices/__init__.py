"""Tables of turn notices and of the browsers that want them."""
