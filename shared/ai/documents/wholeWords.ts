const MASK = '•';
const LONGEST = 200;

export const plainWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isPartOfWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** True if a text has these words, not as a part of longer words or figures, and none of them is masked. */
export function hasWholeWords(text: string, words: string): boolean {
  if (words === '' || words.length > LONGEST || words.includes(MASK)) return false;
  const source = plainWords(text);
  for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1)) {
    const before = source.slice(0, at);
    const after = source.slice(at + words.length);
    const isWhole =
      !(isPartOfWord(words, 0) && isPartOfWord(before, before.length - 1)) &&
      !(isPartOfWord(words, words.length - 1) && isPartOfWord(after, 0)) &&
      !(/^\d/.test(words) && /\d[.,]$/.test(before)) &&
      !(/\d$/.test(words) && /^[.,]\d/.test(after));
    if (isWhole) return true;
  }
  return false;
}
