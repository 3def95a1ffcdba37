/** Characters of the standard PDF fonts outside Latin-1. */
const WRITTEN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Negative figures have this sign; the built-in fonts don't. */
const MINUS = '\u2212';

const isWritable = (character: string): boolean =>
  (character >= ' ' && character <= '~') ||
  (character >= '\u00a0' && character <= '\u00ff') ||
  WRITTEN.includes(character);

/** The built-in fonts have Western characters only. Others become their base letter or a question mark. */
export const toPdfText = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (isWritable(character)) return character;
    if (character === MINUS) return '-';
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return base !== '' && Array.from(base).every(isWritable) ? base : '?';
  }).join('');
