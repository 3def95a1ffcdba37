import type { Canvas } from '@napi-rs/canvas';

export const toPng = (canvas: Canvas): Buffer => canvas.toBuffer('image/png');

const ICO_HEADER = 6;
const ICO_ENTRY = 16;
const BITMAP_HEADER = 40;

/** Rows from the bottom, blue first, and an unused mask, since there is an alpha channel. */
function toIconBitmap(canvas: Canvas): Buffer {
  const size = canvas.width;
  const pixels = canvas.getContext('2d').getImageData(0, 0, size, size).data;
  const header = Buffer.alloc(BITMAP_HEADER);
  header.writeUInt32LE(BITMAP_HEADER, 0);
  header.writeInt32LE(size, 4);
  header.writeInt32LE(size * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const colors = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = ((size - 1 - y) * size + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(from, from + 4);
      colors.set([blue, green, red, alpha], (y * size + x) * 4);
    }
  }
  const maskRow = Math.ceil(size / 32) * 4;
  return Buffer.concat([header, colors, Buffer.alloc(maskRow * size)]);
}

/** Small images as bitmaps, which every part of Windows reads; the large one as PNG. */
export function toIco(pictures: readonly Canvas[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  const images = pictures.map((one) => (one.width < 256 ? toIconBitmap(one) : toPng(one)));
  let offset = ICO_HEADER + ICO_ENTRY * pictures.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(ICO_ENTRY);
    // 256 doesn't fit in a byte and is written as 0.
    const side = (pictures[index]?.width ?? 0) % 256;
    entry.set([side, side], 0);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}

/** Apple's name for each size; the last four are the same images for double-density screens. */
export const ICNS_SIZES = {
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
} as const;

export function toIcns(pngOf: (size: number) => Buffer): Buffer {
  const pngs = new Map([...new Set(Object.values(ICNS_SIZES))].map((size) => [size, pngOf(size)]));
  const entries = Object.entries(ICNS_SIZES).map(([type, size]) =>
    block(type, pngs.get(size) as Buffer),
  );
  return block('icns', Buffer.concat(entries));
}

function block(type: string, data: Buffer): Buffer {
  const header = Buffer.from(`${type}    `, 'latin1');
  header.writeUInt32BE(header.length + data.length, 4);
  return Buffer.concat([header, data]);
}
