/** Requests of a host. The token is typed once and stays in this tab. */
import type { ApiAnswer } from '../online/api.js';
import type { ErrorBody } from '../online/wire.gen.js';

const KEY = 'hedgemaze.admin';

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

let token = $state(stored());

/** Whether a token was given. It may be wrong: the first answer says so. */
export function hasToken(): boolean {
  return token !== '';
}

export function setToken(given: string): void {
  token = given.trim();
  try {
    if (token) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // The storage is blocked: the token lasts until the page is loaded again.
  }
}

/** Asks the server as a host, with the token of this tab or another one; a token that is refused is forgotten. */
export async function adminAsk<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  given = token,
): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(new URL(`api/admin/${path}`, document.baseURI), {
      method,
      headers: {
        Authorization: `Bearer ${given}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    const { code } = value as ErrorBody;
    if (code === 'admin.no_token') setToken('');
    return { ok: false, code };
  } catch {
    return { ok: false, code: 'server.unreachable' };
  }
}
