"""The UGI protocol: our engine's side, and outside engines that speak it."""
