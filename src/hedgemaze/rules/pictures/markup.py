"""SVG elements as text: attributes from names and numbers, all text escaped, the same input always the same bytes."""

from __future__ import annotations

import re

__all__ = ["FONT", "Attributes", "Box", "group", "grown", "label", "number", "rect", "stroke", "tag", "words"]

FONT = "ui-rounded, system-ui, sans-serif"
"""Fonts of the reader's own machine; nothing is fetched."""

Attributes = dict[str, str | float | None]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped."""
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""Ours, because `xml.sax.saxutils` loads the whole of `urllib`, `http` and `email`."""


def number(value: float) -> str:
    """Returns a coordinate in as few characters as two decimals allow.

    >>> number(12.0), number(-0.504), number(-0.001)
    ('12', '-0.5', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def words(text: str) -> str:
    """Returns a text as it may stand in an element or an attribute.

    >>> words('<a> & "b"')
    '&lt;a&gt; &amp; &quot;b&quot;'
    """
    return _NOT_XML.sub("\ufffd", text).translate(_ESCAPES)


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """Returns an element.

    Children are markup already; attributes are plain values, None leaves one out, and a name is written with hyphens
    for underscores and without one at its end.

    >>> tag("circle", cx=1.5, r=2, class_="pellet", data_at="a1", fill=None)
    '<circle cx="1.5" r="2" class="pellet" data-at="a1"/>'
    """
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            shown = words(value) if isinstance(value, str) else number(value)
            parts.append(f' {key.rstrip("_").replace("_", "-")}="{shown}"')
    if not children:
        return "".join(parts) + "/>"
    return "".join((*parts, ">", *children, f"</{name}>"))


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float | None) -> str:
    """Returns a group moved to a point and scaled."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    scaled = f"scale({number(scale)})" if scale != 1 else ""
    return tag("g", *children, transform=f"{moved} {scaled}".strip() or None, **attributes)


def label(text: str, x: float, y: float, size: float, fill: str, **attributes: str | float | None) -> str:
    """Returns a text centred on a point, which renderers disagree on unless the baseline is computed."""
    return tag(
        "text", words(text), x=x, y=y + 0.36 * size, font_size=size, fill=fill, text_anchor="middle", **attributes
    )


def grown(box: Box, by: float) -> Box:
    """Returns a box that is larger on every side."""
    x, y, wide, high = box
    return x - by, y - by, wide + 2 * by, high + 2 * by


def rect(box: Box, radius: float, **attributes: str | float | None) -> str:
    """Returns a rectangle with round corners."""
    x, y, wide, high = box
    return tag("rect", x=x, y=y, width=wide, height=high, rx=radius, **attributes)


def stroke(colour: str | None, width: float, dashes: str | None = None) -> Attributes:
    """Returns the attributes of a line with round ends that encloses nothing."""
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": width,
        "stroke_dasharray": dashes,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
