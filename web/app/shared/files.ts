/** Downloads files and copies texts to the clipboard. */

/** How long the object URL of a file lives: long enough for the download to begin. */
const KEEP_MS = 30_000;

/** Downloads a file. */
export function download(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** Copies a text; returns whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Pages without HTTPS have no clipboard API, but a selection can still be copied. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

/** The name of a file: the date and its kind. */
export function fileName(about: string, ending: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `hedgemaze-${about}-${day}.${ending}`;
}
