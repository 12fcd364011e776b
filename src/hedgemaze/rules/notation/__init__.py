"""Texts and JSON of positions, modes and games; notations of other programs.

In dependency order: `mode_text`, `position_text`, `dialects`; `record_tokens`, `record_notes`, `record_writing` and
`record_reading`; `json_values` and `json_data`.
"""
