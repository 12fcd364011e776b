/** Scrolls an element into view inside its list, above a `[data-foot]` that sticks to the end; the page itself does not scroll. */
export function scrollWithin(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const foot = list.querySelector<HTMLElement>('[data-foot]');
  const covered = foot && getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0;
  const above = inner.top - outer.top - item.offsetHeight;
  const below = inner.bottom - outer.bottom + covered + item.offsetHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
}
