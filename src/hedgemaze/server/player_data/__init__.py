"""The data of a player: list, export and erasure; codes that move a seat to another device."""
