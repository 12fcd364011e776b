/** Routes behind the hash, so that every page can be shared and reloaded from any server. */
import { MODES, type ModeName } from '../core/words.js';

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'new'; readonly mode: ModeName }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'rules'; readonly mode: ModeName }
  /** The text of a position, or `~` and the name of a kept game; empty for neither. */
  | { readonly page: 'analysis'; readonly about: string }
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

/** Reads what follows the # of an address. */
export function parseRoute(hash: string): Route {
  const [page = '', part] = hash.replace(/^#?\/?/, '').split('/');
  const mode = modeIn(part);
  switch (page) {
    case '':
      return { page: 'front' };
    case 'new':
      return mode ? { page: 'new', mode } : { page: 'missing' };
    case 'rules':
      return mode || part === undefined ? { page: 'rules', mode: mode ?? 'classic2' } : { page: 'missing' };
    case 'game':
      return part ? { page: 'game', id: part } : { page: 'missing' };
    case 'analysis':
      return { page: 'analysis', about: decoded(part ?? '') };
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
