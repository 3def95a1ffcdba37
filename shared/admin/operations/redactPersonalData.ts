/** Longer external text is truncated before scanning. */
const LONGEST = 1000;

/** True if a word could be a key, an id, or an identifying number. */
function looksSecret(word: string): boolean {
  if (word.length >= 24 || /\d{5}/.test(word)) return true;
  const digits = word.match(/\d/g)?.length ?? 0;
  return /[A-Za-z]/.test(word) && word.length >= (digits === 1 ? 12 : 8) && digits >= 1;
}

/** Removes a URL from a word, starting at the first letter of its scheme. */
function withoutAddress(word: string): string {
  for (let end = word.indexOf('://'); end >= 0; end = word.indexOf('://', end + 3)) {
    let start = end;
    while (start > 0 && /[A-Za-z0-9+.-]/.test(word.charAt(start - 1))) start -= 1;
    while (start < end && !/[A-Za-z]/.test(word.charAt(start))) start += 1;
    if (start < end) return `${word.slice(0, start)}(address)`;
  }
  return word;
}

const IDENTIFIER = /^["'`][a-z_$][A-Za-z_$.]{0,40}["'`]$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

/**
 * Removes URLs, queries, phone numbers, quoted text, and anything that looks like a key: error messages often repeat
 * user input. The database does the same again (`private.redact_personal_data`).
 */
export function redactPersonalData(text: string, most: number): string {
  return (
    text
      .slice(0, LONGEST)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
      .replace(/[^ "'`<>]+/g, withoutAddress)
      .replace(/[^ "'`<>(),;:=]+/g, (word) => (/@|%40/.test(word) ? '(address)' : word))
      .replace(/[?#][^ "'`<>()]*/g, '')
      .replace(QUOTED, (part) => (part.length <= 2 || IDENTIFIER.test(part) ? part : '(text)'))
      .replace(/[A-Za-z0-9_+/=-]+/g, (word) => (looksSecret(word) ? '(token)' : word))
      .replace(/\+?\d[\d ().-]{6,}\d/g, '(number)')
      .slice(0, most)
      .trim()
  );
}
