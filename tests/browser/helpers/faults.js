// Layout faults of the visible texts: one line per fault.
() => {
  const known = new Map();
  const root = { isShown: true, clips: [], scrolls: [], isScrolled: false, layer: null, left: -Infinity, right: Infinity };
  const boxes = new Map();
  const boxOf = element => boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element);

  /** The layout properties that an element gives to the texts within it. */
  const about = element => {
    if (!element) return root;
    const found = known.get(element);
    if (found) return found;
    const outer = about(element.parentElement);
    const style = getComputedStyle(element);
    const isFrame = element === document.body || element === document.documentElement;
    const overflow = isFrame ? '' : style.overflowX + style.overflowY;
    const isShown =
      outer.isShown && style.display !== 'none' && style.visibility !== 'hidden' && Number(style.opacity) > 0 &&
      style.clipPath === 'none' && !element.matches('svg, select, .hm-board');
    const isLayer = /fixed|sticky|absolute/.test(style.position) || element.matches('.end, .menu-sheet');
    const isPlace = style.display !== 'inline' && style.display !== 'contents';
    const around = isLayer ? root : outer;
    const made = {
      isShown,
      size: parseFloat(style.fontSize),
      mayBreak: style.overflowWrap !== 'normal' || style.wordBreak !== 'normal',
      // Clipping outside a scroll container does not matter.
      clips: /auto|scroll/.test(overflow) ? [] : /hidden|clip/.test(overflow) ? [element, ...outer.clips] : outer.clips,
      scrolls: /auto|scroll/.test(isFrame ? '' : style.overflowY) ? [element, ...outer.scrolls] : outer.scrolls,
      isScrolled: /auto|scroll/.test(overflow) || outer.isScrolled,
      layer: isLayer ? element : outer.layer,
      // The horizontal space of its texts, painted or not.
      left: isPlace ? Math.max(around.left, boxOf(element).left) : outer.left,
      right: isPlace ? Math.min(around.right, boxOf(element).right) : outer.right,
    };
    known.set(element, made);
    return made;
  };

  const faults = new Set();
  const pieces = [];
  const unspaced = /^(ja|zh)/.test(document.documentElement.lang); // may break anywhere
  const middle = box => (box.top + box.bottom) / 2; // boxes of two lines overlap where the line height is tight
  const notation = /^[-+~@.\d\s]*([A-Z]?[@a-i][-+~a-i\dhv]*[\s.…\d]*)+$/;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || notation.test(text) || !about(parent).isShown || !parent.checkVisibility()) continue;
    const { scrolls, mayBreak, size } = about(parent);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(box => box.width > 1);
    for (const box of rects) {
      const isAway = scrolls.some(each => box.bottom > boxOf(each).bottom + 1 || box.top < boxOf(each).top - 1);
      if (!isAway) pieces.push({ box, parent, text });
    }
    const isOneLine = rects.every(box => middle(box) < middle(rects[0]) + size / 2);
    if (unspaced || isOneLine || !mayBreak) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\u00ad]{2,}/gu)) {
      if (word.includes('\u00ad')) continue; // broken where its writer wants it
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(box => box.width > 1);
      if (others.some(box => middle(box) > middle(first) + size / 2)) faults.add(`broken: ${word}`);
    }
  }

  for (const { box, parent, text } of pieces) {
    const { clips, isScrolled, left, right } = about(parent);
    for (const each of clips) {
      const outer = boxOf(each);
      const cut = Math.max(outer.left - box.left, box.right - outer.right, box.bottom - outer.bottom - 4);
      if (cut > 1.5) faults.add(`clipped: ${text}`);
    }
    if (isScrolled) continue;
    if (box.left < -1 || box.right > innerWidth + 1) faults.add(`outside: ${text}`);
    if (box.left < left - 1 || box.right > right + 1) faults.add(`wider than its place: ${text}`);
  }

  // What the letters cover, not the room that their font asks for.
  const letters = pieces.map(({ box, parent, text }) => {
    const height = Math.min(box.height, 1.1 * about(parent).size);
    const top = box.top + (box.height - height) / 2;
    return { left: box.left, right: box.right, top, bottom: top + height, height, parent, text };
  });
  letters.sort((one, other) => one.top - other.top);
  letters.forEach((one, index) => {
    for (let next = index + 1; next < letters.length && letters[next].top < one.bottom; next++) {
      const other = letters[next];
      if (one.parent === other.parent || about(one.parent).layer !== about(other.parent).layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 0.4 * Math.min(one.height, other.height)) faults.add(`overlap: ${one.text} / ${other.text}`);
    }
  });

  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    if (!select.checkVisibility() || !about(select.parentElement).isShown || Number(style.opacity) === 0) continue;
    pen.font = style.font;
    const text = select.selectedOptions[0]?.textContent.trim() ?? '';
    if (pen.measureText(text).width + 60 < select.clientWidth) continue;
    const probe = select.cloneNode(false); // as wide as it would be for this choice alone
    probe.append(new Option(text));
    probe.style.cssText = 'position: absolute; inline-size: max-content; max-inline-size: none; min-inline-size: 0';
    select.after(probe);
    if (probe.offsetWidth > select.offsetWidth + 1) faults.add(`cut in its menu: ${text}`);
    probe.remove();
  }

  for (const button of document.querySelectorAll('.button:not(.preset), .tool, .chip')) {
    if (!button.checkVisibility() || !about(button).isShown) continue;
    const lines = new Set(pieces.filter(({ parent }) => button.contains(parent)).map(({ box }) => Math.round(box.top / 6)));
    if (lines.size > 2) faults.add(`a button of ${lines.size} lines: ${button.textContent.trim()}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  return [...faults];
}
