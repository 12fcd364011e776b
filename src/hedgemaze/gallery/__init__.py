"""The gallery: named mazes of the PAC-MAN variant with what is known about them.

`gallery` lists them, those for PAC-MAN first; `gallery_maze` finds one by its name. `docs/knowledge.md` says how the
figures were measured.
"""

from hedgemaze.gallery.mazes import (
    ExactResult,
    GalleryMaze,
    Handicap,
    Score,
    gallery,
    gallery_maze,
    gallery_names,
)

__all__ = ["ExactResult", "GalleryMaze", "Handicap", "Score", "gallery", "gallery_maze", "gallery_names"]
