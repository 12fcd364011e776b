/** The data of the page on this device. All keys have one prefix, so that all data can be exported and deleted. */

const PREFIX = 'hedgemaze.';

function names(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter(name =>
    name.startsWith(PREFIX),
  );
}

/** Returns all data as the text of a JSON file. */
export function everything(): string {
  const pairs = names()
    .sort()
    .map((name): [string, unknown] => {
      const text = localStorage.getItem(name) ?? '';
      try {
        return [name, JSON.parse(text)];
      } catch {
        return [name, text];
      }
    });
  return `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`;
}

/** Deletes all data, including the cached files. */
export async function eraseEverything(): Promise<void> {
  for (const name of names()) localStorage.removeItem(name);
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
