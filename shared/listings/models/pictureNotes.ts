import { DAMAGED, ModelError } from './modelError.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** JFIF, color profiles, and Adobe's color data; other APP segments and comments may name a place or a person. */
const PLAIN_APPS: readonly number[] = [0xe0, 0xe2, 0xee];
const PLAIN_CHUNKS: readonly string[] = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
];

const isNote = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !PLAIN_APPS.includes(marker));

/** Returns a JPEG or PNG without location, camera, and author data, and without anything after its end. */
export function removePictureNotes(
  picture: Uint8Array,
  type: 'image/jpeg' | 'image/png',
): Uint8Array {
  const parts = type === 'image/jpeg' ? jpegParts(picture) : pngParts(picture);
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const plain = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    plain.set(part, at);
    at += part.length;
  }
  return plain;
}

function jpegParts(picture: Uint8Array): Uint8Array[] {
  if (picture[0] !== 0xff || picture[1] !== 0xd8) throw new ModelError(DAMAGED);
  const parts = [picture.subarray(0, 2)];
  let at = 2;
  while (at + 1 < picture.length) {
    if (picture[at] !== 0xff) throw new ModelError(DAMAGED);
    const marker = picture[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      parts.push(picture.subarray(at, at + 2));
      return parts;
    }
    const length = (picture[at + 2] ?? 0) * 256 + (picture[at + 3] ?? 0);
    if (length < 2) throw new ModelError(DAMAGED);
    let end = at + 2 + length;
    if (marker === START_OF_SCAN) end = scanEnd(picture, end);
    if (!isNote(marker)) parts.push(picture.subarray(at, end));
    at = end;
  }
  throw new ModelError(DAMAGED);
}

/** Returns where a scan's data ends: at the next marker that is no stuffed byte and no restart. */
function scanEnd(picture: Uint8Array, start: number): number {
  for (let at = start; at + 1 < picture.length; at += 1) {
    const next = picture[at + 1] ?? 0;
    if (picture[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7))
      return at;
  }
  throw new ModelError(DAMAGED);
}

function pngParts(picture: Uint8Array): Uint8Array[] {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  if (picture.length < 33 || view.getUint32(0) !== 0x89504e47) throw new ModelError(DAMAGED);
  const parts = [picture.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= picture.length) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...picture.subarray(at + 4, at + 8));
    if (end > picture.length) throw new ModelError(DAMAGED);
    if (PLAIN_CHUNKS.includes(name)) parts.push(picture.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  throw new ModelError(DAMAGED);
}
