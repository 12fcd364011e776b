"""The page in one language: its scenes, and what is wrong with the layout of its texts."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import ViewportSize

from hedgemaze.locales import words
from tests.browser.app import App, game

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 780}
ROUTES = {
    "front": "",
    "new": "new/pacman",
    "rules": "rules/classic2",
    "rules-pacman": "rules/pacman",
    "rules-advanced": "rules/advanced",
    "settings": "settings",
    "games": "games",
    "analysis": "analysis",
    "learn": "learn",
    "lesson": "learn/fences",
    "maze": "maze/pacman",
    "position": "position",
    "about": "about",
}

FAULTS = """() => {
  const shown = element => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) return false;
      if (style.clipPath !== 'none' || each.closest('svg, select, .hm-board')) return false;
    }
    return true;
  };
  const inSight = (box, parent) => {
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(each).overflowY)) continue;
      const outer = each.getBoundingClientRect();
      if (box.bottom > outer.bottom + 1 || box.top < outer.top - 1) return false; // scrolled away
    }
    return true;
  };
  const pieces = [];
  const broken = new Set();
  const unspaced = /^(ja|zh)/.test(document.documentElement.lang); // may break anywhere
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility() || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent.trim();
    if (/^[-+~@.\\d\\s]*([A-Z]?[@a-i][-+~a-i\\dhv]*[\\s.…\\d]*)+$/.test(text)) continue; // notation
    for (const { 0: word, index } of unspaced ? [] : node.textContent.matchAll(/[\\p{L}\u00ad]{2,}/gu)) {
      if (word.includes('\u00ad')) continue; // broken where its writer wants it
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(box => box.width > 1);
      if (others.some(box => box.top > first.bottom - 2)) broken.add(`broken: ${word}`);
    }
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && inSight(box, parent)) pieces.push({ box, parent, text });
  }
  const faults = broken;
  for (const { box, parent, text } of pieces) {
    let scrolls = false;
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) { scrolls = true; break; }
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const outer = each.getBoundingClientRect();
      const cut = Math.max(outer.left - box.left, box.right - outer.right, box.bottom - outer.bottom - 4);
      if (cut > 1.5) faults.add(`clipped: ${text}`);
    }
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) faults.add(`outside: ${text}`);
  }
  const layer = element => {
    for (let each = element; each; each = each.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(each).position) || each.matches('.end')) return each;
    return null;
  };
  for (const piece of pieces) { // what the letters cover, not the room that their font asks for
    const { box, parent } = piece;
    const height = Math.min(box.height, 1.1 * parseFloat(getComputedStyle(parent).fontSize));
    const top = box.top + (box.height - height) / 2;
    piece.box = { left: box.left, right: box.right, top, bottom: top + height, height };
  }
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) {
      const [one, other] = [pieces[i], pieces[j]];
      if (one.parent === other.parent || layer(one.parent) !== layer(other.parent)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
        faults.add(`overlap: ${one.text} / ${other.text}`);
    }
  }
  return [...faults];
}"""


LOST = """
Pe4 Pd4 Ki4 Bf9 Ib5 Cd1 Pd5 Pd4 Ib6 Bf8 Ki5 Kh5 Cc1 Pd5 Pd6 Bf9 Ia6 Ia7 Kg5 Cd1 Pc6 Pc7 Cc1 Kf5 Ia8
Ib8 Bg9 Pb7 Pa7 Bh9 Cd1 Kg5 Ic8 Pa8 Pa9 Pa8 Pa7 Pa6 Ic9 Cd2 Kg4 Bh8 Pa5 Pa4 Id9 Kf4 Bi8 Cc2 Pa3 Pa2
Cd2 C- Kf5 Bh8 Ic9 Pa1 P- Cd1 Bh7 Kf6 Ib9 Pa2 Pa1 Cd2 Cd1 Bh6 Kg6 Ia9 Pb1 Pa1 Kf6 Ib9 I- Cd2 Cc2 Bi6
Pb1 Pc1 Cc1 Pe4 Pf4 Kh5 Ib5 Cf1 Bd9 Pe4 Pf4 Bd8 Ib4 Cf2 Ce2 Kh4 Pg4 Pf4 Bc8 Kg4 Kf4 Pf5 Pf6 Cf1 Ia4
Bd9 Ki6 Pg6 Ph6 Kh6"""
"""A PAC-MAN game to its end: he eats two pellets and is caught three times."""


def sit(app: App, name: str, kept: Any) -> None:
    """Goes to a game, as if it had been kept on this device, without loading the page anew."""
    keep = "([name, kept]) => { localStorage['hedgemaze.game.' + name] = kept; }"
    app.page.evaluate(keep, [name, json.dumps(kept | {"id": name})])
    app.visit(f"game/{name}")
    app.page.wait_for_selector(".table .hm-cell")


def cross(app: App) -> None:
    """Tries to place a fence across another one."""
    sit(app, "crossed", game("classic2", "SN", {}, "S", "e2 e8 e3h"))
    app.type("e3v")
    app.page.wait_for_selector(".status.notice")


def lose(app: App) -> None:
    """Plays the last action of that game; the rank that was reached is the second."""
    *before, last = LOST.split()
    sit(app, "lost", game("pacman", "PBKIC", {}, None, " ".join(before)))
    app.type(last)
    app.page.wait_for_selector(".end .rank")


def faults(app: App) -> list[str]:
    """Texts that are clipped, outside of the window, over each other or broken within a word, on two small phones."""
    found: list[str] = []
    for size in (PHONE, SMALL):
        app.page.set_viewport_size(size)
        app.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{size['width']} px, {each}" for each in app.page.evaluate(FAULTS)]
    app.page.set_viewport_size(PHONE)
    return found


def said(code: str, name: str, **values: Any) -> str:
    """A message of a language, as a browser shows it: without the marks that keep directions apart."""
    return words(code).text(name, **values).replace("\u2068", "").replace("\u2069", "")
