/** Scrolls a list so that one of its elements can be seen; never the page. */
export function showWithin(list: HTMLElement | undefined, element: Element | null | undefined): void {
  if (!list) return;
  if (!element) {
    list.scrollTop = list.scrollHeight;
    list.scrollLeft = list.scrollWidth;
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
  if (inner.left < outer.left) list.scrollLeft += inner.left - outer.left - 8;
  else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right + 8;
}
