import { describe, expect, test } from 'vitest';
import { hasImageMetadata } from './image-metadata.ts';

const segment = (marker: number, content: string) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(content)]);
};
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
const scan = Buffer.concat([segment(0xda, 'x'), Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd0, 0x34])]);

const png = (name: string, content = 'x') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.alloc(8), length, Buffer.from(name + content), Buffer.alloc(4)]);
};
const webp = (name: string, content: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  const padding = Buffer.alloc(content.length % 2);
  return Buffer.concat([
    Buffer.alloc(12),
    Buffer.from(name),
    length,
    Buffer.from(content),
    padding,
  ]);
};

describe('detects metadata in an image', () => {
  test.each([
    ['by the notes of a camera', jpeg(segment(0xe1, 'Exif\0\0GPS'), scan), 'image/jpeg'],
    ['by a comment', jpeg(segment(0xe0, 'JFIF\0'), segment(0xfe, 'by me'), scan), 'image/jpeg'],
    ['by notes behind what it shows', jpeg(scan, segment(0xe1, 'Exif')), 'image/jpeg'],
    ['by a chunk of text', png('tEXt'), 'image/png'],
    ['by a chunk of a camera', png('eXIf'), 'image/png'],
    [
      'by a chunk behind an odd one',
      Buffer.concat([webp('VP8 ', 'abc'), webp('EXIF', 'x').subarray(12)]),
      'image/webp',
    ],
  ])('%s', (_how, picture, type) => {
    expect(hasImageMetadata(picture, type)).toBe(true);
  });

  test.each([
    [
      'a JPEG of pixels and a color profile',
      jpeg(segment(0xe0, 'JFIF\0'), segment(0xe2, 'ICC'), scan),
      'image/jpeg',
    ],
    ['a PNG of pixels', png('IDAT'), 'image/png'],
    ['a WebP of pixels', webp('VP8L', 'abcd'), 'image/webp'],
  ])('ignores %s', (_what, picture, type) => {
    expect(hasImageMetadata(picture, type)).toBe(false);
  });
});
