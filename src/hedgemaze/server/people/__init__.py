"""Accounts: names, passkeys, sessions, recovery codes; `docs/accounts.md` explains them."""
