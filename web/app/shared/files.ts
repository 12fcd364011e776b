/** Files that leave the page, and texts that go to the clipboard. */

/** How long an address of a file is kept: long enough for the browser to begin the download. */
const KEEP_MS = 30_000;

/** Offers a file to be saved. */
export function download(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** Copies a text; tells whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Where there is no clipboard, as on pages without encryption, a selection can still be copied. */
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

/** A name for a file: the day, and what it is. */
export function fileName(about: string, ending: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `hedgemaze-${about}-${day}.${ending}`;
}
