/** Renders components into the document of happy-dom, in English. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import { setLanguage, withMessages } from '../../i18n/messages.svelte.js';

const mounted: object[] = [];

/** Mounts a component; it is removed after the test. Returns the element that contains it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the bound of Svelte's own `Component`
export function render<Props extends Record<string, any>>(
  component: Component<Props, object, string>,
  props: NoInfer<Props>,
): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mounted.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** The only element that matches a selector, such as `button.main`. */
export function only<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E {
  const [found, ...others] = parent.querySelectorAll<E>(selector);
  if (!found || others.length > 0) throw new Error(`${selector}: ${others.length + (found ? 1 : 0)} elements, not 1`);
  return found;
}

/** The visible and hidden text of an element with single spaces. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Removes everything that was rendered. */
export async function removeAll(): Promise<void> {
  await Promise.all(mounted.splice(0).map(each => unmount(each)));
  document.body.replaceChildren();
}

/** For the top of a test file: loads the English messages, and removes what each test has rendered. */
export function useComponents(): void {
  beforeAll(async () => {
    if (!(await setLanguage('en'))) throw new Error('the English messages cannot be loaded');
    await withMessages(Promise.resolve());
  });
  afterEach(removeAll);
}
