/** The keyboard shortcuts of the page, and whether the card that lists them is open. */

export interface Shortcut {
  /** Names of keys (`key-…`), or characters as they are on the key. */
  readonly keys: readonly string[];
  /** The message with what they do: `shortcut-…`. */
  readonly does: string;
}

export interface ShortcutGroup {
  /** The message of its title: `shortcuts-…`. */
  readonly title: string;
  readonly list: readonly Shortcut[];
}

export const NAMED_KEYS = ['enter', 'space', 'escape', 'home', 'end', 'up', 'down', 'wheel', 'right-click'] as const;

const ARROWS = ['←', '↑', '↓', '→'];

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'board',
    list: [
      { keys: ARROWS, does: 'move' },
      { keys: ['home', 'end', 'up', 'down'], does: 'edge' },
      { keys: ['enter', 'space'], does: 'act' },
      { keys: ['E', '2', 'enter'], does: 'type' },
      { keys: ['escape'], does: 'back' },
    ],
  },
  {
    title: 'fence',
    list: [
      { keys: ['F'], does: 'fence' },
      { keys: ARROWS, does: 'slide' },
      { keys: ['R', 'wheel', 'right-click'], does: 'turn' },
      { keys: ['enter'], does: 'place' },
    ],
  },
  {
    title: 'pacman',
    list: [
      { keys: ['−', '.'], does: 'stop' },
      { keys: ['+'], does: 'spend' },
    ],
  },
  {
    title: 'page',
    list: [
      { keys: ['←', '→'], does: 'graph' },
      { keys: ['?'], does: 'card' },
    ],
  },
];

let isOpen = $state(false);

export function areShortcutsOpen(): boolean {
  return isOpen;
}

/** Opens or closes the card. */
export function showShortcuts(wanted: boolean): void {
  isOpen = wanted;
}
