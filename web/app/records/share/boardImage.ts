/** Drawings of boards and characters as self-contained SVG documents: styles become attributes. */
import { picture, portrait, type BoardView, type Character } from '../../../board/index.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The style properties of a shape that are written, with their defaults. */
const PROPERTIES: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  opacity: '1',
  'paint-order': 'normal',
};
const OF_STOPS: Readonly<Record<string, string>> = { 'stop-color': '', 'stop-opacity': '1' };
const OF_TEXTS: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

/** Returns a copy of a drawn element with its styles as attributes; null if it is invisible. */
function written(element: Element): Element | null {
  const style = getComputedStyle(element);
  if (style.display === 'none' && element.tagName !== 'defs' && !element.closest('defs')) return null;
  const copy = document.createElementNS(SVG, element.tagName);
  for (const { name, value } of element.attributes) if (name !== 'class') copy.setAttribute(name, value);
  const isStop = element.tagName === 'stop';
  const isText = element.tagName === 'text';
  const isShape = !isStop && !['g', 'defs', 'svg'].includes(element.tagName) && !element.tagName.endsWith('Gradient');
  const wanted = isStop ? OF_STOPS : isShape ? { ...PROPERTIES, ...(isText && OF_TEXTS) } : { opacity: '1' };
  for (const [name, standard] of Object.entries(wanted)) {
    const value = style.getPropertyValue(name);
    if (value === standard) copy.removeAttribute(name);
    else if (value) copy.setAttribute(name, value.replace(/url\("(.*?)"\)/, 'url($1)'));
  }
  if (isText) copy.textContent = element.textContent;
  for (const child of element.children) {
    const part = written(child);
    if (part) copy.append(part);
  }
  const isEmpty = copy.tagName === 'g' && copy.childElementCount === 0;
  return isEmpty ? null : copy;
}

/** Draws something off the screen, so that it has styles, and returns what `read` makes of it. */
function pressed<T>(drawn: Element, read: (host: Element) => T): T {
  const host = document.createElement('div');
  host.className = 'picture-press';
  host.append(drawn);
  document.body.append(host);
  try {
    return read(host);
  } finally {
    host.remove();
  }
}

/** Returns a self-contained document of copies of drawn elements. */
function documentOf(box: DOMRect, first: readonly Element[], parts: Iterable<Element>): string {
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('xmlns', SVG);
  root.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  root.setAttribute('width', String(box.width));
  root.setAttribute('height', String(box.height));
  root.append(...first);
  for (const part of parts) {
    const copy = written(part);
    if (copy) root.append(copy);
  }
  return new XMLSerializer().serializeToString(root);
}

/**
 * Draws a view in the theme of the page and returns it as one self-contained SVG document. The letters of the
 * coordinates suit pictures with that many pixels per unit.
 */
export function svgOf(view: BoardView, title: string, unit = 1): string {
  const drawn = picture(view);
  drawn.style.setProperty('--hm-unit', String(unit));
  return pressed(drawn, host => {
    const [ground, live] = host.querySelectorAll('svg');
    const name = document.createElementNS(SVG, 'title');
    name.textContent = title;
    const page = document.createElementNS(SVG, 'rect');
    page.setAttribute('width', '100%');
    page.setAttribute('height', '100%');
    page.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
    const box = (ground as SVGSVGElement).viewBox.baseVal;
    return documentOf(box, [name, page], [...(ground?.children ?? []), ...(live?.children ?? [])]);
  });
}

/** Returns a character as an SVG document, in the piece set of the page. */
export function portraitSvg(character: Character): string {
  return pressed(portrait(character), host => {
    const drawn = host.querySelector('svg') as SVGSVGElement;
    return documentOf(drawn.viewBox.baseVal, [], drawn.children);
  });
}

/** Loads an SVG document as an image. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
