/** Creates SVG elements. Styles are classes, because the content security policy forbids inline styles. */
const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a new element; attributes that are null or undefined are left out. */
export function draw(name: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement {
  const element = document.createElementNS(SVG, name);
  set(element, attributes);
  element.append(...children);
  return element;
}

export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

export function group(className: string, ...children: readonly Node[]): SVGElement {
  return draw('g', { class: className }, ...children);
}

export function text(content: string, attributes: Attributes): SVGElement {
  const element = draw('text', attributes);
  element.textContent = content;
  return element;
}

/** Rounds numbers for readable markup. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function at(x: number, y: number): string {
  return `translate(${short(x)} ${short(y)})`;
}
