/** Scrolls an element into view inside its list; the page itself does not scroll. */
export function scrollWithin(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const above = inner.top - outer.top - item.offsetHeight;
  const below = inner.bottom - outer.bottom + item.offsetHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
}
