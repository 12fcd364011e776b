/** Joining an open table with one tap: the page of the table takes a free seat as soon as it knows one. */
import { go } from '../routes.svelte.js';

let wanted = '';

/** Opens a table of the lobby, to sit down there. */
export function joinTable(room: string): void {
  wanted = room;
  go(`table/${room}`);
}

/** Whether the user has asked to join this table; true once. */
export function takeJoin(room: string): boolean {
  const isWanted = wanted === room;
  wanted = '';
  return isWanted;
}
