"""Several nodes on one database: leases, peers and the message bus between them."""
