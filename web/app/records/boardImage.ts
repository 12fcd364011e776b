/** Pictures of a board as files: the SVG with its styles as attributes, and the same as PNG. */
import { picture, type BoardView } from '../../board/index.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels along an edge of a PNG. */
const WIDTH = 1200;

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

/** Draws a view in the theme of the page and returns it as one self-contained SVG document. */
export function svgOf(view: BoardView, title: string): string {
  const host = document.createElement('div');
  host.className = 'picture-press';
  host.append(picture(view));
  document.body.append(host);
  try {
    const [ground, live] = host.querySelectorAll('svg');
    const { width, height } = (ground as SVGSVGElement).viewBox.baseVal;
    const root = document.createElementNS(SVG, 'svg');
    root.setAttribute('xmlns', SVG);
    root.setAttribute('viewBox', `0 0 ${width} ${height}`);
    root.setAttribute('width', String(width));
    root.setAttribute('height', String(height));
    const name = document.createElementNS(SVG, 'title');
    name.textContent = title;
    const page = document.createElementNS(SVG, 'rect');
    page.setAttribute('width', '100%');
    page.setAttribute('height', '100%');
    page.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
    root.append(name, page);
    for (const part of [...(ground?.children ?? []), ...(live?.children ?? [])]) {
      const copy = written(part);
      if (copy) root.append(copy);
    }
    return new XMLSerializer().serializeToString(root);
  } finally {
    host.remove();
  }
}

/** Returns a PNG of an SVG document. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((keep, fail) => {
      canvas.toBlob(blob => (blob ? keep(blob) : fail(new Error('the picture could not be made'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
