/** The settings of this device, in the browser's storage; reactive. */
import {
  FENCE_COLOURS,
  PIECE_SETS,
  THEMES,
  type FenceColours,
  type PieceSet,
  type ThemeName,
} from '../../board/index.js';
import { PERFECT_LEVEL } from '../../core/levels.js';

export interface DeviceSettings {
  theme: ThemeName | 'system';
  pieces: PieceSet;
  fences: FenceColours;
  confirm: 'touch' | 'always' | 'never';
  sounds: boolean;
  motion: 'system' | 'full' | 'none';
  coordinates: boolean;
  /** Shortest ways are drawn in classic games. */
  ways: boolean;
  /** Actions can be chosen before the user's turn, in games of the server. */
  premoves: boolean;
  /** A sound says that it is the user's turn while the page is in the background, in games of the server. */
  turnSound: boolean;
  /** A code, or `system`. */
  language: string;
  /** New games against the computer have the level that matches the player. */
  matching: boolean;
  /** The level that was chosen last. */
  level: number;
}

export const CONFIRMS = ['touch', 'always', 'never'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SHOWN_THEMES = ['system', ...THEMES] as const;

const NAME = 'hedgemaze.settings';
const DEFAULTS: DeviceSettings = {
  theme: 'system',
  pieces: 'characters',
  fences: 'theme',
  confirm: 'touch',
  sounds: true,
  motion: 'system',
  coordinates: true,
  ways: false,
  premoves: true,
  turnSound: false,
  language: 'system',
  matching: true,
  level: 2,
};

function among<T>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find(each => each === value) ?? fallback;
}

/** Reads stored settings; an invalid or missing one gets its default. */
export function readSettings(stored: unknown): DeviceSettings {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof DeviceSettings | 'look', unknown>
  >;
  const toggle = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
  const level = Number(found.level);
  const isLevel = Number.isInteger(level) && level >= 1 && level <= PERFECT_LEVEL;
  return {
    // `look` is the name that earlier versions stored.
    theme: among(SHOWN_THEMES, found.theme ?? found.look, DEFAULTS.theme),
    pieces: among(PIECE_SETS, found.pieces, DEFAULTS.pieces),
    fences: among(FENCE_COLOURS, found.fences, DEFAULTS.fences),
    confirm: among(CONFIRMS, found.confirm, DEFAULTS.confirm),
    sounds: toggle(found.sounds, DEFAULTS.sounds),
    motion: among(MOTIONS, found.motion, DEFAULTS.motion),
    coordinates: toggle(found.coordinates, DEFAULTS.coordinates),
    ways: toggle(found.ways, DEFAULTS.ways),
    premoves: toggle(found.premoves, DEFAULTS.premoves),
    turnSound: toggle(found.turnSound, DEFAULTS.turnSound),
    language: typeof found.language === 'string' ? found.language : DEFAULTS.language,
    // Earlier versions stored a level alone: one that was chosen stays.
    matching: toggle(found.matching, !isLevel || level === DEFAULTS.level),
    level: isLevel ? level : DEFAULTS.level,
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
export const settings: DeviceSettings = $state(readSettings(storedSettings()));

export function saveSettings(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // The storage is blocked: the settings last until the page is closed.
  }
}
