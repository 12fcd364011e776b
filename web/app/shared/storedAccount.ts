/** Which account this browser is signed in to, without loading anything: the first load and the history ask it. */

/** Where `account/account.svelte.ts` keeps the account. */
export const STORED_ACCOUNT = 'hedgemaze.account';

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(STORED_ACCOUNT) !== null;
  } catch {
    return false;
  }
}

/** The id of the account; undefined for an anonymous player. */
export function storedAccountId(storage: Pick<Storage, 'getItem'> = localStorage): string | undefined {
  try {
    const found = JSON.parse(storage.getItem(STORED_ACCOUNT) ?? 'null') as { readonly id?: unknown } | null;
    return typeof found?.id === 'string' ? found.id : undefined;
  } catch {
    return undefined;
  }
}
