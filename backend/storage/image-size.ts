import { open } from 'node:fs/promises';
import { StorageError } from './storage-error.ts';

/** Larger than any camera's output; a browser reserves memory for the claimed size. */
const LONGEST_SIDE = 30_000;
const MOST_POINTS = 150_000_000;
const HEAD_BYTES = 1024 * 1024;

interface Size {
  width: number;
  height: number;
}

/** Returns the sizes claimed in an image's header, one per frame header found. */
export function readDeclaredSizes(head: Buffer, type: string): Size[] {
  if (type === 'image/png' && head.length >= 24) {
    return [{ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }];
  }
  if (type === 'image/gif' && head.length >= 10) {
    return [{ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }];
  }
  if (type === 'image/webp' && head.length >= 30) return webpSizes(head);
  if (type === 'image/jpeg') return jpegSizes(head);
  if (type === 'image/bmp' && head.length >= 26) {
    return [{ width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) }];
  }
  if (type === 'image/avif' || type === 'image/heic') return isobmffSizes(head);
  return [];
}

function webpSizes(head: Buffer): Size[] {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    return [{ width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }];
  }
  if (kind === 'VP8 ') {
    return [{ width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }];
  }
  const bits = head.readUInt32LE(21);
  return [{ width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }];
}

/** Start-of-frame markers; C4, C8 and CC mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSizes(head: Buffer): Size[] {
  const found: Size[] = [];
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      found.push({ height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) });
    }
    if (marker === 0xda) break;
    at += 2 + head.readUInt16BE(at + 2);
  }
  return found;
}

/** Reads the `ispe` boxes of AVIF and HEIC, one per image or tile. */
function isobmffSizes(head: Buffer): Size[] {
  const found: Size[] = [];
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; ) {
    found.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) });
    at = head.indexOf('ispe', at + 4);
  }
  return found;
}

const isTooLarge = ({ width, height }: Size): boolean =>
  Math.max(width, height) > LONGEST_SIDE || width * height > MOST_POINTS;

/** Rejects an image that claims to be larger than a browser can show. */
export async function rejectOversizedImage(path: string, type: string): Promise<void> {
  if (!type.startsWith('image/')) return;
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (!readDeclaredSizes(buffer.subarray(0, bytesRead), type).some(isTooLarge)) return;
  } finally {
    await file.close();
  }
  throw new StorageError(
    'invalidRequest',
    'This image is too large. Save it with fewer than 30,000 pixels on each side.',
  );
}
