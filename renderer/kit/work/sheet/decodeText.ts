import { SheetRefused } from './refusal.ts';
import type { Sheet } from './sheet.ts';

interface Text {
  readonly text: string;
  readonly encoding: NonNullable<Sheet['encoding']>;
}

/** What no text has; of Windows-1252, also the bytes to which it gives no letter. */
const NO_TEXT = /[^\P{Cc}\s\x80-\x9f]/u;
const NO_LETTER = /[\x81\x8d\x8f\x90\x9d]/;
/** In what the languages of Windows-1252 write, few letters have an accent; of Greek or Cyrillic read so, nearly all. */
const MOST_ACCENTED = 0.3;

/** A text file in the encodings that spreadsheets save; what is none of them for sure is refused, not garbled. */
export function decodeText(bytes: Uint8Array): Text {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le', 'UTF-16');
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be', 'UTF-16');
  try {
    return read(bytes, 'utf-8', 'UTF-8');
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
  }
  if (isBrokenUtf8(bytes)) throw new SheetRefused('encoding');
  const old = read(bytes, 'windows-1252', 'Windows-1252');
  if (NO_LETTER.test(old.text) || isGarbled(old.text)) throw new SheetRefused('encoding');
  return old;
}

function isGarbled(text: string): boolean {
  const accented = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const plain = text.match(/[A-Za-z]/g)?.length ?? 0;
  return accented > 3 && accented > (accented + plain) * MOST_ACCENTED;
}

function read(bytes: Uint8Array, label: string, encoding: Text['encoding']): Text {
  const text = new TextDecoder(label, { fatal: true }).decode(bytes);
  // Every second byte of UTF-16 without its mark is zero; anything else with such bytes is no text.
  const isWide = text.length > 3 && (text[1] === '\0' || text[0] === '\0');
  if (NO_TEXT.test(text)) throw new SheetRefused(isWide ? 'encoding' : 'notASheet');
  return { text, encoding };
}

/** Mostly right as UTF-8, so a file that was cut or glued, not one of another encoding. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let right = 0;
  let wrong = 0;
  for (const letter of text) {
    if (letter === '\uFFFD') wrong += 1;
    else if (letter > '\x7f') right += 1;
  }
  return right > wrong;
}
