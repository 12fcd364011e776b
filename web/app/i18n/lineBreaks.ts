/** Where lines of text must not break: beside some hyphens, before separators, after words of one letter. */

/** A hyphen after or before at most three letters: PAC-MAN, s-o, apanhá-lo, but not the second one of PAC-MAN-Variante. */
const SHORT_PART = /(^|[^\p{L}-])(\p{L}{1,3})-(?=\p{L})|-(?=\p{L}{1,3}(?![\p{L}-]))/gu;
/** Words of one letter, such as the Polish “w”: typesetters of these languages keep them off the end of a line. */
const ONE_LETTER_WORDS = /(^|[^\p{L}\p{N}-])((?:\p{L} )+)/gu;
const WITH_ONE_LETTER_WORDS: ReadonlySet<string> = new Set(['cs', 'pl', 'sk', 'sl', 'uk']);
/** A dot or a dash between two parts; no line begins with it. */
const BEFORE_SEPARATOR = / (?=[·–—](?: |$))/g;

/** Separates short texts in a line, which breaks only after it. */
export const SEPARATOR = '\u00a0· ';

/** Puts word joiners and no-break spaces where a text of a language must not break. */
export function withoutBadBreaks(text: string, language: string): string {
  let result = text.replace(BEFORE_SEPARATOR, '\u00a0');
  if (text.includes('-')) result = result.replace(SHORT_PART, '$1$2-\u2060');
  if (!WITH_ONE_LETTER_WORDS.has(language)) return result;
  return result.replace(
    ONE_LETTER_WORDS,
    (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'),
  );
}
