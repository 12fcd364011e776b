/** The title of the tab: the page, or that a table in the background waits for a turn. */
import type { Route } from './routes.svelte.js';
import { t } from './i18n/messages.svelte.js';

let waiting = $state(false);

/** Says whether a table in the background waits for somebody here. */
export function setWaiting(isWaiting: boolean): void {
  waiting = isWaiting;
}

export function titleOf(page: Route['page']): string {
  if (waiting) return t('app-title', { page: t('title-turn') });
  return page === 'front' ? t('app-name') : t('app-title', { page: t(`page-${page}`) });
}
