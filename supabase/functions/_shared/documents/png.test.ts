import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPng } from './png.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

interface PngOptions {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlaced?: number;
  readonly rows?: Buffer;
  readonly more?: readonly Buffer[];
  readonly packed?: Buffer;
}

function png({
  width,
  height,
  depth = 8,
  colour = 2,
  interlaced = 0,
  rows,
  more = [],
  packed,
}: PngOptions) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced], 8);
  const data = packed ?? deflateSync(rows ?? Buffer.alloc(0));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', data.subarray(0, 5)),
    chunk('IDAT', data.subarray(5)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pointsOf = async (options: PngOptions) => {
  const points = await readPng(png(options));
  return points && [points.width, points.height, ...points.rgb];
};

describe('a PNG', () => {
  it('decodes every color type and puts transparency on white', async () => {
    const two = { width: 2, height: 1 };
    expect(await pointsOf({ ...two, rows: Buffer.from([0, 10, 20, 30, 40, 50, 60]) })).toEqual([
      2, 1, 10, 20, 30, 40, 50, 60,
    ]);
    expect(
      await pointsOf({ ...two, colour: 6, rows: Buffer.from([0, 10, 20, 30, 255, 0, 0, 0, 0]) }),
    ).toEqual([2, 1, 10, 20, 30, 255, 255, 255]);
    expect(await pointsOf({ ...two, colour: 4, rows: Buffer.from([0, 7, 255, 0, 51]) })).toEqual([
      2, 1, 7, 7, 7, 204, 204, 204,
    ]);
    expect(
      await pointsOf({ ...two, colour: 0, depth: 1, rows: Buffer.from([0, 0b10000000]) }),
    ).toEqual([2, 1, 255, 255, 255, 0, 0, 0]);
    expect(
      await pointsOf({ ...two, colour: 0, depth: 16, rows: Buffer.from([0, 9, 99, 8, 99]) }),
    ).toEqual([2, 1, 9, 9, 9, 8, 8, 8]);
    const more = [
      chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])),
      chunk('tRNS', Buffer.from([255, 0])),
    ];
    expect(
      await pointsOf({ ...two, colour: 3, depth: 4, more, rows: Buffer.from([0, 0x01]) }),
    ).toEqual([2, 1, 1, 2, 3, 255, 255, 255]);
  });

  it('decodes all five row filters', async () => {
    const rows = Buffer.concat([
      Buffer.from([0, 10, 10, 10, 20, 20, 20]),
      Buffer.from([1, 5, 5, 5, 5, 5, 5]),
      Buffer.from([2, 1, 1, 1, 1, 1, 1]),
      Buffer.from([3, 7, 7, 7, 2, 2, 2]),
      Buffer.from([4, 1, 1, 1, 250, 250, 250]),
    ]);
    const values = [10, 20, 5, 10, 6, 11, 10, 12, 11, 6];
    expect(await pointsOf({ width: 2, height: 5, rows })).toEqual([
      2,
      5,
      ...values.flatMap((one) => [one, one, one]),
    ]);
  });

  it('downscales an image wider than a page by averaging pixels', async () => {
    const wide = Buffer.alloc(3200 * 3 + 1, 100);
    wide[0] = 0;
    const dark = Buffer.alloc(3200 * 3 + 1, 50);
    dark[0] = 0;
    const points = await readPng(
      png({ width: 3200, height: 2, rows: Buffer.concat([wide, dark]) }),
    );
    expect(points).toMatchObject({ width: 1600, height: 1 });
    expect(new Set(points?.rgb)).toEqual(new Set([75]));
  });

  it('rejects an image that unpacks to more than its header says before unpacking it all', async () => {
    const bomb = deflateSync(Buffer.alloc(100_000_000));
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await readPng(png({ width: 4, height: 4, packed: bomb }))).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });

  it.each([
    ['more points than any page needs', { width: 4000, height: 4000 }],
    ['one endless side', { width: 1, height: 4_000_000_000 }],
    ['no side', { width: 0, height: 8 }],
    [
      'rows that are interlaced',
      { width: 1, height: 1, interlaced: 1, rows: Buffer.from([0, 1, 2, 3]) },
    ],
    ['a colour that there is not', { width: 1, height: 1, colour: 5, rows: Buffer.from([0, 1]) }],
    ['a palette that is missing', { width: 1, height: 1, colour: 3, rows: Buffer.from([0, 1]) }],
    ['a row too few', { width: 1, height: 2, rows: Buffer.from([0, 1, 2, 3]) }],
    ['a row too many', { width: 1, height: 1, rows: Buffer.from([0, 1, 2, 3, 0, 1, 2, 3]) }],
    ['a difference that there is not', { width: 1, height: 1, rows: Buffer.from([9, 1, 2, 3]) }],
    ['no packed rows', { width: 1, height: 1, packed: Buffer.from('no packed rows') }],
  ])('with %s is refused', async (_what, options: PngOptions) => {
    expect(await readPng(png(options))).toBeNull();
  });

  it('rejects a truncated or invalid image', async () => {
    const whole = png({ width: 1, height: 1, rows: Buffer.from([0, 1, 2, 3]) });
    for (const end of [0, 7, 20, 40, whole.length - 6])
      expect(await readPng(whole.subarray(0, end))).toBeNull();
    const long = Buffer.from(whole);
    long.writeUInt32BE(0xfffffff0, 8);
    expect(await readPng(long)).toBeNull();
    expect(await readPng(Buffer.from('GIF89a'))).toBeNull();
  });
});
