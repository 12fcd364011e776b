"""Analyses that clients request over HTTP, on one node or shared by several."""
