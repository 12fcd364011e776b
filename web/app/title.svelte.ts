/** The title of the browser tab: the name of the page, or a notice that a table in the background waits for your turn. */
import type { Route } from './routes.svelte.js';
import { t } from './i18n/messages.svelte.js';

let waiting = $state(false);

/** Sets whether a table in the background waits for a player of this page. */
export function setWaiting(isWaiting: boolean): void {
  waiting = isWaiting;
}

export function titleOf(page: Route['page']): string {
  if (waiting) return t('app-title', { page: t('title-turn') });
  return page === 'front' ? t('app-name') : t('app-title', { page: t(`page-${page}`) });
}
