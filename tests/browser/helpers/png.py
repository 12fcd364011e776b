"""Converts PNG files to arrays of pixels, with the browser's decoder, and back, with a small encoder."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

__all__ = ["Pixels", "format_png", "parse_png"]

Pixels: TypeAlias = NDArray[np.uint8]
"""Rows of pixels with red, green and blue."""

_READ = """async text => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const reader = new FileReader();
  const read = new Promise(done => { reader.onload = done; });
  reader.readAsDataURL(new Blob([data]));
  await read;
  return [bitmap.height, bitmap.width, reader.result.split(',')[1]];
}"""


def parse_png(page: Page, png: bytes) -> Pixels:
    """Decodes an image without transparency in the browser."""
    height, width, text = page.evaluate(_READ, base64.b64encode(png).decode())
    flat = np.frombuffer(base64.b64decode(text), dtype=np.uint8)
    return flat.reshape(height, width, 4)[:, :, :3]


def format_png(pixels: Pixels) -> bytes:
    """Encodes an image. Rows are unfiltered, which is smaller for images with few colours."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (_chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(rows, 9)), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
