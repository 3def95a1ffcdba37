import { type Outline, type Point, quadratic } from './outlines.ts';
import { ByteReader } from './woff2.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** Reads the outlines of every glyph from WOFF2's transformed format; y points up. */
export function glyphsOf(glyf: Buffer): Outline[][] {
  const head = new ByteReader(glyf, 4);
  const count = head.u16();
  head.at += 2;
  const sizes = Array.from({ length: 7 }, () => head.u32());
  let start = head.at;
  const streams = sizes.map((size) => {
    const stream = new ByteReader(glyf, start);
    start += size;
    return stream;
  });
  const [contours, points, flags, glyphs] = streams as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ];
  const composites = streams[4] as ByteReader;
  const read = Array.from({ length: count }, (): Outline[] | Part[] => {
    const outlines = contours.i16();
    if (outlines === 0) return [];
    if (outlines > 0) return simpleGlyph(outlines, points, flags, glyphs);
    return partsOf(composites, glyphs);
  });
  const draw = (glyph: number): Outline[] =>
    (read[glyph] ?? []).flatMap((one) => (isPart(one) ? draw(one.glyph).map(one.place) : [one]));
  return read.map((_glyph, index) => draw(index));
}

/** A component glyph, like the e of é. */
interface Part {
  readonly glyph: number;
  readonly place: (outline: Outline) => Outline;
}

const isPart = (one: Outline | Part): one is Part => 'glyph' in one;

function simpleGlyph(
  outlines: number,
  points: ByteReader,
  flags: ByteReader,
  glyphs: ByteReader,
): Outline[] {
  const counts = Array.from({ length: outlines }, () => points.u16Packed());
  let x = 0;
  let y = 0;
  const shape = counts.map((count) =>
    smooth(
      Array.from({ length: count }, (): Corner => {
        const flag = flags.u8();
        const [dx, dy] = stepOf(flag & 0x7f, glyphs);
        x += dx;
        y += dy;
        return { x, y, isOnCurve: flag < 0x80 };
      }),
    ),
  );
  // Number of hinting instructions, which are stored elsewhere.
  glyphs.u16Packed();
  return shape;
}

const signed = (flag: number, value: number): number => ((flag & 1) === 1 ? value : -value);

/** Reads the offset to the next point; the flag gives its length in bytes. */
function stepOf(flag: number, bytes: ByteReader): [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + bytes.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + bytes.u8()), 0];
  if (flag < 84) {
    const high = flag - 20;
    const low = bytes.u8();
    return [
      signed(flag, 1 + (high & 0x30) + (low >> 4)),
      signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (low & 0x0f)),
    ];
  }
  if (flag < 120) {
    const high = flag - 84;
    const dx = 1 + (Math.floor(high / 12) << 8) + bytes.u8();
    const dy = 1 + (((high % 12) >> 2) << 8) + bytes.u8();
    return [signed(flag, dx), signed(flag >> 1, dy)];
  }
  if (flag < 124) {
    const [first, both, last] = [bytes.u8(), bytes.u8(), bytes.u8()] as const;
    return [
      signed(flag, (first << 4) + (both >> 4)),
      signed(flag >> 1, ((both & 0x0f) << 8) + last),
    ];
  }
  return [signed(flag, bytes.u16()), signed(flag >> 1, bytes.u16())];
}

/** Points off the curve are control points; between two of them an on-curve point is implied. */
function smooth(corners: readonly Corner[]): Point[] {
  const whole = corners.flatMap((corner, index): Corner[] => {
    const before = corners.at(index - 1) ?? corner;
    if (before.isOnCurve || corner.isOnCurve) return [corner];
    const middle = { x: (before.x + corner.x) / 2, y: (before.y + corner.y) / 2, isOnCurve: true };
    return [middle, corner];
  });
  const first = whole.findIndex(({ isOnCurve }) => isOnCurve);
  const turned = [...whole.slice(first), ...whole.slice(0, first)];
  return turned.flatMap((corner, index): Point[] => {
    if (corner.isOnCurve) return [[corner.x, corner.y]];
    const from = turned.at(index - 1) ?? corner;
    const to = turned[(index + 1) % turned.length] ?? corner;
    return quadratic([from.x, from.y], [corner.x, corner.y], [to.x, to.y]).slice(0, -1);
  });
}

const ARGS_ARE_WORDS = 0x0001;
const OFFSETS = 0x0002;
const ONE_SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const FOUR_SCALES = 0x0080;
const INSTRUCTIONS = 0x0100;

/** Reads the components of a composite glyph. */
function partsOf(parts: ByteReader, glyphs: ByteReader): Part[] {
  const found: Part[] = [];
  let flags: number;
  do {
    flags = parts.u16();
    const glyph = parts.u16();
    const [x, y] =
      (flags & ARGS_ARE_WORDS) !== 0 ? [parts.i16(), parts.i16()] : [parts.i8(), parts.i8()];
    if ((flags & OFFSETS) === 0)
      throw new Error('The font uses an unsupported kind of composite glyph.');
    const [xx, xy, yx, yy] = matrixOf(flags, parts);
    const place = (outline: Outline): Outline =>
      outline.map(([px, py]) => [px * xx + py * yx + x, px * xy + py * yy + y]);
    found.push({ glyph, place });
  } while ((flags & MORE) !== 0);
  if ((flags & INSTRUCTIONS) !== 0) glyphs.u16Packed();
  return found;
}

function matrixOf(
  flags: number,
  parts: ByteReader,
): [xx: number, xy: number, yx: number, yy: number] {
  const scale = () => parts.i16() / 0x4000;
  if ((flags & ONE_SCALE) !== 0) {
    const both = scale();
    return [both, 0, 0, both];
  }
  if ((flags & TWO_SCALES) !== 0) return [scale(), 0, 0, scale()];
  if ((flags & FOUR_SCALES) !== 0) return [scale(), scale(), scale(), scale()];
  return [1, 0, 0, 1];
}
