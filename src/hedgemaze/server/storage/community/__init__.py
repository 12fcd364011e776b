"""The tables of people: accounts, ratings, notices, tournaments, and what hosts decide; one module per group."""
