/** Starts the work in the background for browsers that have games on the server; it is loaded after the page. */
import { withMessages } from '../i18n/messages.svelte.js';
import { hasSeats } from '../online/seatTokens.js';
import { storedText } from './stored.js';

const DELAY_MS = 1_500;

export function startNotices(): void {
  if (!hasSeats() && !storedText()) return;
  setTimeout(() => void withMessages(import('./background.js')).then(({ start }) => start()), DELAY_MS);
}
