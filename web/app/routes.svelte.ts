/** Hash routes: every page can be linked to and reloaded from any static server. */
import { readModeText } from '../core/modeText.js';
import { MODES, type ModeName } from '../core/words.js';

export type Route =
  | { readonly page: 'front' }
  /** `text` is a mode or a start position; empty for the plain mode. */
  | { readonly page: 'new'; readonly mode: ModeName; readonly text: string }
  /** `about` is a mode with its maze, `~` and the id of a saved maze, or a mode; `title` names the maze. */
  | { readonly page: 'maze'; readonly about: string; readonly title: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'rules'; readonly mode: ModeName }
  /** `about` is a position or `~` and the id of a saved game; empty for neither. */
  | { readonly page: 'analysis' | 'mistakes' | 'position'; readonly about: string }
  /** `lesson` is an id; empty for the overview. */
  | { readonly page: 'learn'; readonly lesson: string }
  /** `puzzle` is an id or `daily`; empty for the overview. */
  | { readonly page: 'puzzles'; readonly puzzle: string }
  /** `mode` is the mode that is chosen first. */
  | { readonly page: 'lobby'; readonly mode: ModeName }
  /** `text` is a mode or a start position. */
  | { readonly page: 'online'; readonly text: string }
  /** A room of the server. `join` is the token of its invitation; `seat` is the offered seat, 0 for any. */
  | { readonly page: 'table'; readonly room: string; readonly join: string; readonly seat: number }
  | { readonly page: 'watch'; readonly room: string }
  /** A tournament by its id. */
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'tournaments' }
  | { readonly page: 'code' | 'account' }
  /** The page of a player, by name. */
  | { readonly page: 'player'; readonly name: string }
  /** The user's own results, and games to watch. */
  | { readonly page: 'me' | 'watching' }
  /** For hosts. */
  | { readonly page: 'admin' }
  | { readonly page: 'mazes' | 'settings' | 'about' | 'privacy' | 'games' | 'missing' };

function modeIn(text: string | undefined): ModeName | null {
  return MODES.find(mode => mode === text) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function newRoute(text: string): Route {
  const { name: mode } = readModeText(text);
  return mode ? { page: 'new', mode, text: text === mode ? '' : text } : { page: 'missing' };
}

/** Parses the part of an address after the #. */
export function parseRoute(hash: string): Route {
  const [page = '', part, more, last] = hash.replace(/^#?\/?/, '').split('/');
  const mode = modeIn(part);
  switch (page) {
    case '':
      return { page: 'front' };
    case 'new':
      return newRoute(decoded(part ?? ''));
    case 'maze':
      return { page: 'maze', about: decoded(part ?? ''), title: decoded(more ?? '') };
    case 'rules':
      return mode || part === undefined ? { page: 'rules', mode: mode ?? 'classic2' } : { page: 'missing' };
    case 'game':
      return part ? { page: 'game', id: part } : { page: 'missing' };
    case 'analysis':
    case 'mistakes':
    case 'position':
      return { page, about: decoded(part ?? '') };
    case 'learn':
      return { page, lesson: part ?? '' };
    case 'puzzles':
      return { page, puzzle: part ?? '' };
    case 'lobby':
      return { page, mode: mode ?? 'classic2' };
    case 'online':
      return { page, text: decoded(part ?? '') || 'classic2' };
    case 'table':
      return part ? { page, room: part, join: more ?? '', seat: Number(last) || 0 } : { page: 'missing' };
    case 'watch':
      return part ? { page, room: part } : { page: 'missing' };
    case 'player':
      return part ? { page, name: decoded(part) } : { page: 'missing' };
    case 'tournament':
      return part ? { page, id: part } : { page: 'missing' };
    case 'account':
    case 'me':
    case 'watching':
    case 'admin':
    case 'tournaments':
    case 'code':
    case 'mazes':
    case 'settings':
    case 'about':
    case 'privacy':
    case 'games':
      return { page };
    default:
      return { page: 'missing' };
  }
}

let current = $state.raw(parseRoute(location.hash));

addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
  scrollTo(0, 0);
});

export function route(): Route {
  return current;
}

/** Navigates to another page. */
export function go(path: string): void {
  location.hash = `#/${path}`;
}
