"""SVG elements as text, with escaped attributes and text; the same input always gives the same bytes."""

from __future__ import annotations

import re

FONT = "ui-rounded, system-ui, sans-serif"
"""System fonts; nothing is fetched."""

Attributes = dict[str, str | float | None]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML forbids, even escaped."""
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""Not `xml.sax.saxutils`, because it imports `urllib`, `http` and `email`."""


def number(value: float) -> str:
    """Returns a number with at most two decimals, in as few characters as possible.

    >>> number(12.0), number(-0.504), number(-0.001)
    ('12', '-0.5', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Returns a text escaped for an element or an attribute.

    >>> escape('<a> & "b"')
    '&lt;a&gt; &amp; &quot;b&quot;'
    """
    return _NOT_XML.sub("\ufffd", text).translate(_ESCAPES)


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """Returns an element.

    Children are markup; attributes are plain values, and None omits one. In attribute names, underscores become hyphens
    and a final one is removed.

    >>> tag("circle", cx=1.5, r=2, class_="pellet", data_at="a1", fill=None)
    '<circle cx="1.5" r="2" class="pellet" data-at="a1"/>'
    """
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            shown = escape(value) if isinstance(value, str) else number(value)
            parts.append(f' {key.rstrip("_").replace("_", "-")}="{shown}"')
    if not children:
        return "".join(parts) + "/>"
    return "".join((*parts, ">", *children, f"</{name}>"))


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float | None) -> str:
    """Returns a group that is translated to a point and scaled."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    scaled = f"scale({number(scale)})" if scale != 1 else ""
    return tag("g", *children, transform=f"{moved} {scaled}".strip() or None, **attributes)


def label(text: str, x: float, y: float, size: float, fill: str, **attributes: str | float | None) -> str:
    """Returns a text centred on a point; the baseline is computed, because renderers centre text differently."""
    return tag(
        "text", escape(text), x=x, y=y + 0.36 * size, font_size=size, fill=fill, text_anchor="middle", **attributes
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
    """Returns the attributes of an unfilled line with round ends."""
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": width,
        "stroke_dasharray": dashes,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
