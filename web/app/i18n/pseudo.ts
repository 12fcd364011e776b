/** Pseudo-translation: accented English, a third longer, which reveals untranslated texts and narrow places. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒğħíĵķłḿńóþɋŕšŧúṽŵẋýžÁƁĆĐÉƑĞĦÍĴĶŁḾŃÓÞɊŔŠŦÚṼŴẊÝŽ';
const VOWELS = /[aeiouAEIOU]/;

/** Returns the text with accents and every second vowel doubled. Fluent calls it for the fixed parts of a message. */
export function pseudo(text: string): string {
  let vowels = 0;
  return Array.from(text, letter => {
    const at = PLAIN.indexOf(letter);
    const written = at < 0 ? letter : (Array.from(ACCENTED)[at] ?? letter);
    return VOWELS.test(letter) && ++vowels % 2 === 0 ? written + written : written;
  }).join('');
}
