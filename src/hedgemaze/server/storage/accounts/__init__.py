"""Tables of accounts: names, passkeys, recovery codes, sessions."""
