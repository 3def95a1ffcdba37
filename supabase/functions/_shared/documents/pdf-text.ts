/** Characters of the standard PDF fonts outside Latin-1. */
const WRITTEN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isWritable = (letter: string): boolean =>
  (letter >= ' ' && letter <= '~') ||
  (letter >= '\u00a0' && letter <= '\u00ff') ||
  WRITTEN.includes(letter);

/** The built-in fonts have Western characters only. Others become their base letter or a question mark. */
export const toPdfText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (isWritable(letter)) return letter;
    const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return base !== '' && Array.from(base).every(isWritable) ? base : '?';
  }).join('');
