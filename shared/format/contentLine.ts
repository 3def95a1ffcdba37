const LINE_BYTES = 74;

/** Escapes text as a value of iCalendar (RFC 5545, 3.3.11) and vCard (RFC 2426, 5). */
export const escapeContentText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a line.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Returns a character's length in UTF-8 bytes. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds lines longer than 75 bytes onto a continuation line that starts with a space, without splitting characters. */
export function foldContentLine(line: string): string {
  let written = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
