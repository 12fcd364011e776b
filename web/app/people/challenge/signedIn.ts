/** Whether this browser has signed in, without loading anything: the first load asks it. */

/** Where `account/account.svelte.ts` keeps the account. */
const STORED = 'hedgemaze.account';

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}
