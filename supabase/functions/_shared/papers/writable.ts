/** What the fonts of every PDF reader have besides plain letters. */
const WRITTEN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isWritable = (letter: string): boolean =>
  (letter >= ' ' && letter <= '~') ||
  (letter >= '\u00a0' && letter <= '\u00ff') ||
  WRITTEN.includes(letter);

/** The built-in fonts write Western letters; of others the base letter is written, or a question mark. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (isWritable(letter)) return letter;
    const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return base !== '' && Array.from(base).every(isWritable) ? base : '?';
  }).join('');
