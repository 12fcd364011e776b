// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../../settings/settings.svelte.js';
import { areShortcutsOpen, showShortcuts } from '../../info/shortcuts.svelte.js';
import ShortcutHelp from '../../info/ShortcutHelp.svelte';
import { render } from './render.js';

afterEach(() => showShortcuts(false));

function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

it('opens the card of shortcuts on a question mark, but not in a text field or with Control', async () => {
  await render(ShortcutHelp, {});
  const field = document.createElement('input');
  field.type = 'text';
  document.body.append(field);
  press(field, '?');
  press(document.body, '?', { ctrlKey: true });
  press(document.body, 'x');
  expect(areShortcutsOpen()).toBe(false);
  press(document.body, '?');
  expect(areShortcutsOpen()).toBe(true);
  press(document.body, '?');
  expect(areShortcutsOpen()).toBe(false);
  field.remove();
});

it('reads settings of looks, and replaces what it does not know', () => {
  expect(readSettings({ theme: 'garden', pieces: 'pawns', fences: 'owners' })).toMatchObject({
    theme: 'garden',
    pieces: 'pawns',
    fences: 'owners',
  });
  expect(readSettings({ theme: 'neon', pieces: 'dogs', fences: 3 })).toMatchObject({
    theme: 'system',
    pieces: 'characters',
    fences: 'theme',
  });
});
