/** The settings of this device, in the browser's storage; reactive. */
import { LOOKS, type Look } from '../../board/index.js';

export interface Settings {
  look: Look | 'system';
  confirm: 'touch' | 'always' | 'never';
  sounds: boolean;
  motion: 'system' | 'full' | 'none';
  coordinates: boolean;
  /** Shortest ways are drawn in classic games. */
  ways: boolean;
  /** A code, or `system`. */
  language: string;
  /** What was chosen last on the front page. */
  level: number;
}

export const CONFIRMS = ['touch', 'always', 'never'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SHOWN_LOOKS = ['system', ...LOOKS] as const;

const NAME = 'hedgemaze.settings';
const USUAL: Settings = {
  look: 'system',
  confirm: 'touch',
  sounds: true,
  motion: 'system',
  coordinates: true,
  ways: false,
  language: 'system',
  level: 2,
};

function among<T>(values: readonly T[], value: unknown, usual: T): T {
  return values.find(each => each === value) ?? usual;
}

/** Reads stored settings; an invalid or missing one gets its default. */
export function readSettings(stored: unknown): Settings {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Settings, unknown>
  >;
  const toggle = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);
  const level = Number(found.level);
  return {
    look: among(SHOWN_LOOKS, found.look, USUAL.look),
    confirm: among(CONFIRMS, found.confirm, USUAL.confirm),
    sounds: toggle(found.sounds, USUAL.sounds),
    motion: among(MOTIONS, found.motion, USUAL.motion),
    coordinates: toggle(found.coordinates, USUAL.coordinates),
    ways: toggle(found.ways, USUAL.ways),
    language: typeof found.language === 'string' ? found.language : USUAL.language,
    level: Number.isInteger(level) && level >= 1 && level <= 8 ? level : USUAL.level,
  };
}

function storedSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

/** The settings in use. Call `saveSettings` after a change. */
export const settings: Settings = $state(readSettings(storedSettings()));

export function saveSettings(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // The storage is blocked: the settings last until the page is closed.
  }
}
