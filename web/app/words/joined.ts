/** Words with a hyphen that must not be parted at the end of a line. */

/** A hyphen behind or before at most three letters: PAC-MAN, s-o, apanhá-lo, but not PAC-MAN-Variante at its second one. */
const SHORT = /(^|[^\p{L}-])(\p{L}{1,3})-(?=\p{L})|-(?=\p{L}{1,3}(?![\p{L}-]))/gu;

/** Puts a word joiner behind such hyphens. */
export function joined(text: string): string {
  return text.includes('-') ? text.replace(SHORT, '$1$2-\u2060') : text;
}
