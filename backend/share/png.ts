import { crc32 } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface PngShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** PNG color type: 3 is a palette, 6 is RGBA. */
  readonly colours: 3 | 6;
}

/** Chunks between an image's header and its end. */
export function encodePng(
  { width, height, depth, colours }: PngShape,
  chunks: readonly (readonly [type: string, data: Buffer])[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
