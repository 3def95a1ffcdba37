import { describe, expect, it } from 'vitest';
import { readImageSize } from './imageSize.ts';

const bytes = (text: string) => {
  const hex = text.replaceAll(' ', '').padEnd(120, '0');
  return new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []).buffer;
};

describe('image dimensions', () => {
  it.each([
    ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000640 00000320 08', 1600, 800],
    [
      'PNG that would unpack to gigabytes',
      '89504e470d0a1a0a 0000000d 49484452 0000ea60 0000ea60',
      60_000,
      60_000,
    ],
    ['JPEG behind another part', 'ffd8 ffe0 0006 01020304 ffc0 0011 08 0320 0640 03', 1600, 800],
    ['progressive JPEG', 'ffd8 ffc2 0011 08 0002 0003 03', 3, 2],
    ['WebP', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 4006 2003', 1600, 800],
    ['WebP without loss', '52494646 00000000 57454250 5650384c 00000000 2f 3fc6c700', 1600, 800],
    [
      'WebP with more to it',
      '52494646 00000000 57454250 56503858 0a000000 00000000 3f0600 1f0300',
      1600,
      800,
    ],
  ])('are read from a %s without decoding it', (_name, hex, width, height) => {
    expect(readImageSize(bytes(hex))).toEqual({ width, height });
  });

  it.each([
    ['a page', '3c21646f63747970652068746d6c3e'],
    ['a GIF', '474946383961'],
    ['a JPEG without an end', `ffd8 ${'ffe0 0002 '.repeat(12)}`],
    ['a JPEG whose part says that it has no length', 'ffd8 ffe0 0000 ffe0 0000'],
    ['nothing', ''],
  ])('are null for %s', (_name, hex) => {
    expect(readImageSize(bytes(hex))).toBeNull();
  });

  it('are null for a few bytes', () => {
    expect(readImageSize(new ArrayBuffer(3))).toBeNull();
  });
});
