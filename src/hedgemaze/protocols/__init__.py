"""Protocols between engines and programs: UGI, QTP, JSON lines, and outside engines as processes."""
