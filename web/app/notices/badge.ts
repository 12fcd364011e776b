/** Shows how many games wait: on the icon of the tab, and on that of the installed page. */
const ICONS = { none: './icon.svg', waiting: './icon-waiting.svg' } as const;

export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = count > 0 ? ICONS.waiting : ICONS.none;
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  // Browsers without badges lack these, and some refuse them outside an installed page.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
