"""Draws the icons of the page: ``python tools/icons.py``.

PAC-MAN between four fences, as in ``web/app/public/icon.svg``, as PNG files in the sizes of phones and desktops. Pure
Python: the distances to the shapes give the coverage of each pixel. The files are in the repository; a test draws them
again and compares.
"""

from __future__ import annotations

import math
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "web" / "app" / "public"
Colour = tuple[int, int, int]
Shape = tuple[Callable[[float, float], float], Colour]
"""The signed distance of a point from a shape, in units of the drawing, and the shape's colour."""

_GROUND: Colour = (0x12, 0x14, 0x2F)
_FENCE: Colour = (0x52, 0xBD, 0xFF)
_EATER: Colour = (0xFF, 0xD8, 0x3D)
_EYE: Colour = (0x14, 0x14, 0x33)
_SIDE = 64
_CORNER = 14
_FENCE_HALF = 2.0
_FENCES = [(10, 12, 26, 12), (38, 12, 54, 12), (10, 52, 26, 52), (38, 52, 54, 52)]
_FENCES += [(y, x, v, u) for x, y, u, v in _FENCES]
_MOUTH = math.radians(30)


def _rounded(x: float, y: float) -> float:
    """The background: a square with rounded corners."""
    half = _SIDE / 2 - _CORNER
    dx, dy = abs(x - _SIDE / 2) - half, abs(y - _SIDE / 2) - half
    return math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - _CORNER


def _line(ends: tuple[int, int, int, int]) -> Callable[[float, float], float]:
    ax, ay, bx, by = ends

    def outside(x: float, y: float) -> float:
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        along = min(1.0, max(0.0, along))
        return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) - _FENCE_HALF

    return outside


def _eater(x: float, y: float) -> float:
    """A disc with an open mouth to the right."""
    dx, dy = x - 32, y - 32
    disc = math.hypot(dx, dy) - 16
    # Distance into the mouth, whose two edges leave the middle at 30 degrees.
    mouth = abs(dy) * math.cos(_MOUTH) - dx * math.sin(_MOUTH)
    return max(disc, -mouth)


def _eye(x: float, y: float) -> float:
    return math.hypot(x - 34, y - 23) - 2.2


def _covered(distance: float, scale: float) -> float:
    return min(1.0, max(0.0, 0.5 - distance * scale))


def pixels(size: int, maskable: bool) -> bytes:
    """Returns rows of RGBA; a maskable icon fills its square and keeps its drawing within the inner four fifths."""
    scale = size / _SIDE * (0.78 if maskable else 1)
    shift = (size - _SIDE * scale) / 2
    shapes: list[Shape] = [(_line(ends), _FENCE) for ends in _FENCES]
    shapes += [(_eater, _EATER), (_eye, _EYE)]
    rows = bytearray()
    for row in range(size):
        rows.append(0)  # no filter
        y = (row + 0.5 - shift) / scale
        for column in range(size):
            x = (column + 0.5 - shift) / scale
            red, green, blue = map(float, _GROUND)
            for outside, colour in shapes:
                part = _covered(outside(x, y), scale)
                if part > 0:
                    red += (colour[0] - red) * part
                    green += (colour[1] - green) * part
                    blue += (colour[2] - blue) * part
            opacity = 1.0 if maskable else _covered(_rounded(x, y), scale)
            rows += bytes((round(red), round(green), round(blue), round(255 * opacity)))
    return bytes(rows)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(size: int, maskable: bool = False) -> bytes:
    """Returns an icon as a PNG file."""
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    body = zlib.compress(pixels(size, maskable), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}


def main() -> int:
    """Writes all icons."""
    for name, (size, maskable) in ICONS.items():
        data = png(size, maskable)
        (FOLDER / name).write_bytes(data)
        print(f"{name}: {len(data):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
