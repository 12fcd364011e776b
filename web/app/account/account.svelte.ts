/**
 * Who is signed in. A browser that has never signed in asks the server nothing: what is stored here says whether there
 * is anything to ask.
 */
import { ask, type ApiAnswer } from '../online/api.js';
import { forgetAll } from '../online/seatTokens.js';
import type { AccountState, AccountView } from '../online/wire.gen.js';
import { STORED_ACCOUNT as STORED } from '../shared/storedAccount.js';

export interface Account {
  readonly id: string;
  readonly name: string;
}

function stored(): Account | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<Account> | null;
    return typeof found?.id === 'string' && typeof found.name === 'string' ? { id: found.id, name: found.name } : null;
  } catch {
    return null;
  }
}

let current = $state.raw<Account | null>(stored());
let hasAsked = false;

addEventListener('storage', event => {
  if (event.key === STORED) current = stored();
});

/** The account of this browser; null for an anonymous player. The first call checks it in the background. */
export function account(): Account | null {
  if (current && !hasAsked) void accountState();
  return current;
}

/** Takes note of who is signed in now. */
export function setAccount(found: AccountView | null | undefined): void {
  hasAsked = true;
  current = found ? { id: found.id, name: found.name } : null;
  try {
    if (current) localStorage.setItem(STORED, JSON.stringify(current));
    else localStorage.removeItem(STORED);
  } catch {
    // The storage is blocked: the server is asked on the page of the account.
  }
}

/** Asks the server for everything about the account. */
export async function accountState(): Promise<ApiAnswer<AccountState>> {
  hasAsked = true;
  const answer = await ask<AccountState>('GET', 'account');
  if (answer.ok) setAccount(answer.value.account);
  return answer;
}

/** Takes note that this browser is signed out: its seats are the account's. */
export function signedOut(): void {
  setAccount(null);
  forgetAll();
}
