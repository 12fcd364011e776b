// The board's box, and the faults of the frame round it as one line each, after the next layout. `isOpen` says that a menu, the panel
// or the end lies over the lower cards.
async isOpen => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Set();
  const shown = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
  const nameOf = each => each.ariaLabel || each.textContent.trim() || each.className;
  const board = document.querySelector('.board-host').getBoundingClientRect();

  // The board is seen and reached everywhere.
  const steps = 13;
  for (let x = 0; x < steps; x++) {
    for (let y = 0; y < steps; y++) {
      const [left, top] = [board.left + ((x + 0.5) / steps) * board.width, board.top + ((y + 0.5) / steps) * board.height];
      const found = document.elementFromPoint(left, top);
      if (!found?.closest('.board-host')) faults.add(`the board is covered by ${found?.className ?? 'nothing'}`);
    }
  }
  if (Math.abs(board.width - board.height) > 0.5) faults.add(`the board is ${board.width} by ${board.height}`);
  if (board.left < 0 || board.top < 0 || board.right > innerWidth || board.bottom > innerHeight)
    faults.add('the board leaves the window');

  // The buttons of play are in the window, large enough and in reach.
  const controls = shown('.context .tool, .line .step, [role=tab], .panel-steps button, .menu-sheet .item, .end .choices > *');
  for (const each of controls) {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    const scroller = each.closest('.menu-sheet, .end, .tabs, .head');
    if (left < 0 || right > innerWidth) faults.add(`outside: ${nameOf(each)}`);
    if (!scroller && (top < 0 || bottom > innerHeight)) faults.add(`below the fold: ${nameOf(each)}`);
    if (Math.min(width, height) < 43.5) faults.add(`${Math.round(width)} by ${Math.round(height)} px: ${nameOf(each)}`);
    if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4)
      faults.add(`clipped: ${nameOf(each)}`);
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOver = over && !each.contains(over) && !over.contains(each);
    if (!isOpen && isOver && !scroller) faults.add(`${nameOf(each)} is covered by ${over.className}`);
  }

  // Letters of some scripts are taller than their line, which is no fault. No text of the strip is cut; nothing of a card is outside of it.
  for (const each of shown('.status .text'))
    if (each.scrollHeight > each.clientHeight + 8 || each.scrollWidth > each.clientWidth + 1) faults.add(`cut: ${each.textContent}`);
  for (const card of shown('.card')) {
    const outer = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('.facts li, .beside > *, .portrait, .who')) {
      const inner = part.getBoundingClientRect();
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 2)
        faults.add(`outside of its card: ${part.className || part.textContent.trim()}`);
    }
    const parts = [...card.children].filter(each => !each.matches('.compact > *') && !each.querySelector('.bubble'));
    parts.forEach((one, index) => {
      const box = one.getBoundingClientRect();
      for (const other of parts.slice(index + 1)) {
        const next = other.getBoundingClientRect();
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (across > 1 && down > 1) faults.add(`${one.className} and ${other.className} overlap in a card`);
      }
    });
  }

  // No slot lies over another.
  const slots = shown('.frame-rivals, .board-host, .frame-own, .frame-strip, .frame-context, .frame-line, .frame-panel:not(.open) > .panel');
  if (!isOpen) {
    slots.forEach((one, index) => {
      const box = one.getBoundingClientRect();
      for (const other of slots.slice(index + 1)) {
        if (one.contains(other)) continue;
        const next = other.getBoundingClientRect();
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (across > 0.5 && down > 0.5) faults.add(`${one.className} and ${other.className} overlap`);
      }
    });
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.add(`the page scrolls: ${scrollWidth} by ${scrollHeight}`);
  return [[board.x, board.y, board.width, board.height], [...faults]];
}
