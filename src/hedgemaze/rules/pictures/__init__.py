"""Pictures of positions: SVG documents, their themes, and boards drawn as text."""
