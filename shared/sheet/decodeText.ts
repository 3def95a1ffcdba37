import type { Sheet } from './sheet.ts';
import { SheetError } from './sheetError.ts';

/** Part of browsers, Node.js, and Deno. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

interface Text {
  readonly text: string;
  readonly encoding: NonNullable<Sheet['encoding']>;
}

/** Characters no text file contains; for Windows-1252, also unassigned bytes. */
const NO_TEXT = /[^\P{Cc}\s\x80-\x9f]/u;
const UNASSIGNED_BYTES = /[\x81\x8d\x8f\x90\x9d]/;
/**
 * Text in Windows-1252 languages has few accented letters; Greek or Cyrillic misread as Windows-1252 has almost only
 * those.
 */
const MOST_ACCENTED = 0.3;

/** Decodes a text file in the encodings spreadsheets save; rejects uncertain ones instead of garbling them. */
export function decodeText(bytes: Uint8Array): Text {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le', 'UTF-16');
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be', 'UTF-16');
  try {
    return read(bytes, 'utf-8', 'UTF-8');
  } catch (error) {
    if (error instanceof SheetError) throw error;
  }
  if (isBrokenUtf8(bytes)) throw new SheetError('encoding');
  const old = read(bytes, 'windows-1252', 'Windows-1252');
  if (UNASSIGNED_BYTES.test(old.text) || isGarbled(old.text)) throw new SheetError('encoding');
  return old;
}

function isGarbled(text: string): boolean {
  const accented = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const plain = text.match(/[A-Za-z]/g)?.length ?? 0;
  return accented > 3 && accented > (accented + plain) * MOST_ACCENTED;
}

function read(bytes: Uint8Array, label: string, encoding: Text['encoding']): Text {
  const text = new TextDecoder(label, { fatal: true }).decode(bytes);
  // In UTF-16 without a byte order mark every second byte is zero; any other file with such bytes isn't text.
  const isWide = text.length > 3 && (text[1] === '\0' || text[0] === '\0');
  if (NO_TEXT.test(text)) throw new SheetError(isWide ? 'encoding' : 'notASheet');
  return { text, encoding };
}

/** True if the file is mostly valid UTF-8: truncated or concatenated rather than in another encoding. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let right = 0;
  let wrong = 0;
  for (const char of text) {
    if (char === '\uFFFD') wrong += 1;
    else if (char > '\x7f') right += 1;
  }
  return right > wrong;
}
