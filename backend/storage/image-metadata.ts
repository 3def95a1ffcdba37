/** True if an image contains metadata: location, camera, time or text from a program. */
export function hasImageMetadata(picture: Buffer, type: string): boolean {
  if (type === 'image/jpeg') return segments(picture).some(isNote);
  if (type === 'image/png') return chunks(picture, 8, 'big').some((name) => PNG_NOTES.has(name));
  if (type === 'image/webp') {
    return chunks(picture, 12, 'little').some((name) => WEBP_NOTES.has(name));
  }
  return false;
}

const PNG_NOTES = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
const WEBP_NOTES = new Set(['EXIF', 'XMP ']);

/** JFIF, color profiles and Adobe's color data reveal nothing; other APP segments and comments may. */
const PLAIN_SEGMENTS = new Set([0xe0, 0xe2, 0xee]);
const isNote = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !PLAIN_SEGMENTS.has(marker));

const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Returns the markers of a JPEG, including those after its first scan. */
function segments(picture: Buffer): number[] {
  const found: number[] = [];
  let at = 2;
  while (at + 3 < picture.length) {
    if (picture[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = picture[at + 1] ?? 0;
    // Fill bytes, stuffed bytes in a scan and restart markers have no length.
    if (marker === 0xff || marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    found.push(marker);
    if (marker === END) return found;
    at += marker === START_OF_SCAN ? 2 : 2 + Math.max(2, picture.readUInt16BE(at + 2));
  }
  return found;
}

/** Returns the chunk names of a PNG (length, name, content, checksum) or a WebP (name, length, padded content). */
function chunks(picture: Buffer, start: number, order: 'big' | 'little'): string[] {
  const found: string[] = [];
  let at = start;
  while (at + 8 <= picture.length) {
    if (order === 'big') {
      found.push(picture.toString('latin1', at + 4, at + 8));
      at += 12 + picture.readUInt32BE(at);
    } else {
      found.push(picture.toString('latin1', at, at + 4));
      const length = picture.readUInt32LE(at + 4);
      at += 8 + length + (length % 2);
    }
  }
  return found;
}
