/** Routes behind the hash, so that every page can be shared and reloaded from any server. */
import { MODES, type ModeName } from '../core/words.js';

export type Route =
  | { readonly page: 'front' }
  /** The text of a mode or of a position where the game begins; empty for the mode as it is. */
  | { readonly page: 'new'; readonly mode: ModeName; readonly text: string }
  /** The text of a mode with its maze, `~` and the name of a kept one, or a mode; and what it is called. */
  | { readonly page: 'maze'; readonly about: string; readonly title: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'rules'; readonly mode: ModeName }
  /** The text of a position, or `~` and the name of a kept game; empty for neither. */
  | { readonly page: 'analysis' | 'mistakes' | 'position'; readonly about: string }
  /** The name of a lesson; empty for the map of all. */
  | { readonly page: 'learn'; readonly lesson: string }
  /** The text of a mode, or of a position to begin with. */
  | { readonly page: 'online'; readonly text: string }
  /** A room of the server: the secret of its invitation, and the seat that is meant; 0 for any. */
  | { readonly page: 'table'; readonly room: string; readonly join: string; readonly seat: number }
  | { readonly page: 'watch'; readonly room: string }
  | { readonly page: 'code' }
  | { readonly page: 'settings' | 'about' | 'privacy' | 'games' | 'missing' };

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
  const mode = modeIn(text.split(/[; ]/)[0]);
  return mode ? { page: 'new', mode, text: text === mode ? '' : text } : { page: 'missing' };
}

/** Reads what follows the # of an address. */
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
    case 'online':
      return { page, text: decoded(part ?? '') || 'classic2' };
    case 'table':
      return part ? { page, room: part, join: more ?? '', seat: Number(last) || 0 } : { page: 'missing' };
    case 'watch':
      return part ? { page, room: part } : { page: 'missing' };
    case 'code':
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

/** Goes to another page. */
export function go(path: string): void {
  location.hash = `#/${path}`;
}
