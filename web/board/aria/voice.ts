/** Announcements for screen readers: two live regions and a description of the keys. */

function unseen(live?: 'polite' | 'assertive'): HTMLDivElement {
  const element = document.createElement('div');
  element.className = 'hm-unseen';
  if (live) element.setAttribute('aria-live', live);
  return element;
}

let helps = 0;

export class Voice {
  readonly help = unseen();
  readonly #polite = unseen('polite');
  readonly #assertive = unseen('assertive');

  constructor(root: HTMLElement) {
    this.help.id = `hm-help-${++helps}`;
    root.append(this.help, this.#polite, this.#assertive);
  }

  say(text: string, assertive: boolean): void {
    const region = assertive ? this.#assertive : this.#polite;
    // Screen readers repeat an announcement only if the text differs.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }
}
