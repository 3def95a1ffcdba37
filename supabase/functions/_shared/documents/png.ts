/** Image header, read before anything is unpacked. */
interface Head {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
}

/** RGB values of each pixel, row by row, ready for a PDF. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array<ArrayBuffer>;
}

/** More pixels than any image upload; pages need far fewer. */
const MOST_POINTS = 12_000_000;
const LONGEST_SIDE = 16_000;
/** Maximum width worth printing on a page. */
const MAX_PRINT_WIDTH = 1600;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Values per pixel by color type: gray, RGB, palette, gray and alpha, RGBA. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const WHITE = 255;

/**
 * Decodes a PNG to pixels, downscaled to the width of a page. Rejects by the header size before unpacking a byte, and
 * rejects data that doesn't unpack to exactly the length in the header. Decodes row by row, so at most two rows are
 * in memory in addition to the output. Returns null for unsupported images: interlaced ones and those with a wrong
 * length.
 */
export async function readPng(bytes: Uint8Array): Promise<RgbImage | null> {
  const chunks = chunksOf(bytes);
  const head = chunks === null ? null : headOf(chunks[0]);
  if (chunks === null || head === null) return null;
  const palette = chunks.find(({ name }) => name === 'PLTE')?.data;
  if (head.colour === 3 && (palette === undefined || palette.length % 3 !== 0)) return null;
  const clear = head.colour === 3 ? chunks.find(({ name }) => name === 'tRNS')?.data : undefined;
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  return await draw(head, packed, palette, clear);
}

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

function chunksOf(bytes: Uint8Array): readonly Chunk[] | null {
  if (SIGNATURE.some((byte, place) => bytes[place] !== byte)) return null;
  const whole = new Uint8Array(bytes);
  const view = new DataView(whole.buffer);
  const chunks: Chunk[] = [];
  let place = 8;
  while (place + 12 <= whole.length) {
    const length = view.getUint32(place);
    const end = place + 8 + length;
    if (end + 4 > whole.length) return null;
    const name = String.fromCharCode(...whole.subarray(place + 4, place + 8));
    chunks.push({ name, data: whole.subarray(place + 8, end) });
    if (name === 'IEND') return chunks;
    place = end + 4;
  }
  return null;
}

function headOf(first: Chunk | undefined): Head | null {
  if (first?.name !== 'IHDR' || first.data.length !== 13) return null;
  const view = new DataView(first.data.buffer, first.data.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colorType = -1, packing, filtering, interlaced] = first.data.subarray(8);
  if (width === 0 || height === 0 || Math.max(width, height) > LONGEST_SIDE) return null;
  if (width * height > MOST_POINTS) return null;
  if (packing !== 0 || filtering !== 0 || interlaced !== 0) return null;
  const depths = colorType === 3 ? [1, 2, 4, 8] : colorType === 0 ? [1, 2, 4, 8, 16] : [8, 16];
  return colorType in VALUES && depths.includes(depth)
    ? { width, height, depth, colour: colorType }
    : null;
}

async function draw(
  head: Head,
  packed: readonly Uint8Array<ArrayBuffer>[],
  palette?: Uint8Array,
  clear?: Uint8Array,
): Promise<RgbImage | null> {
  const { width, height, depth, colour } = head;
  const bits = depth * (VALUES[colour] ?? 1);
  const stride = Math.ceil((width * bits) / 8);
  const back = Math.max(1, bits >> 3);
  const step = Math.ceil(width / MAX_PRINT_WIDTH);
  const [across, down] = [Math.floor(width / step), Math.floor(height / step) || 1];
  const rgb = new Uint8Array(across * down * 3);
  const channelTotals = new Uint32Array(across * 3);
  const readColor = colourer(head, palette, clear);
  const point = new Uint8Array(3);
  let before = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  let filled = -1;
  let filter = 0;
  let y = 0;

  /** Each page pixel is the mean of a square of image pixels. */
  function take() {
    for (let x = 0; x < across * step; x += 1) {
      readColor(row, x, point);
      const place = Math.floor(x / step) * 3;
      for (let part = 0; part < 3; part += 1)
        channelTotals[place + part] = (channelTotals[place + part] ?? 0) + (point[part] ?? 0);
    }
    if ((y + 1) % step !== 0 && y + 1 !== height) return;
    const line = Math.floor(y / step);
    const rows = (y % step) + 1;
    if (line < down) {
      for (let place = 0; place < channelTotals.length; place += 1) {
        rgb[line * across * 3 + place] = Math.round((channelTotals[place] ?? 0) / (step * rows));
      }
    }
    channelTotals.fill(0);
  }

  const unpacked = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    for await (const part of unpacked) {
      let at = 0;
      while (at < part.length) {
        if (y === height) return null;
        if (filled < 0) {
          filter = part[at] ?? 0;
          if (filter > 4) return null;
          at += 1;
          filled = 0;
          continue;
        }
        const copied = part.subarray(at, at + stride - filled);
        row.set(copied, filled);
        filled += copied.length;
        at += copied.length;
        if (filled < stride) continue;
        undo(filter, row, before, back);
        take();
        y += 1;
        filled = -1;
        [before, row] = [row, before];
      }
    }
  } catch {
    return null;
  }
  return y === height && filled < 0 ? { width: across, height: down, rgb } : null;
}

/** Rows are stored as differences from the pixels to the left and above. */
function undo(filter: number, row: Uint8Array, before: Uint8Array, back: number): void {
  for (let place = 0; place < row.length; place += 1) {
    const left = place < back ? 0 : (row[place - back] ?? 0);
    const up = before[place] ?? 0;
    const corner = place < back ? 0 : (before[place - back] ?? 0);
    const guess =
      filter === 1
        ? left
        : filter === 2
          ? up
          : filter === 3
            ? (left + up) >> 1
            : filter === 4
              ? nearest(left, up, corner)
              : 0;
    row[place] = (row[place] ?? 0) + guess;
  }
}

function nearest(left: number, up: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Returns a function that writes a pixel's color into `into`, blending transparency with white. */
function colourer({ depth, colour }: Head, palette?: Uint8Array, clear?: Uint8Array) {
  const values = VALUES[colour] ?? 1;
  const bytes = depth === 16 ? 2 : 1;
  const most = (1 << Math.min(depth, 8)) - 1;
  const value = (row: Uint8Array, x: number, part: number): number => {
    if (depth >= 8) return row[(x * values + part) * bytes] ?? 0;
    const bit = x * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const over = (part: number, alpha: number) =>
    Math.round((part * alpha + WHITE * (WHITE - alpha)) / WHITE);
  return (row: Uint8Array, x: number, into: Uint8Array): void => {
    if (colour === 3) {
      const entry = value(row, x, 0);
      const alpha = clear?.[entry] ?? WHITE;
      for (let part = 0; part < 3; part += 1)
        into[part] = over(palette?.[entry * 3 + part] ?? 0, alpha);
      return;
    }
    const isGrey = values < 3;
    const alpha = colour >= 4 ? value(row, x, values - 1) : WHITE;
    for (let part = 0; part < 3; part += 1) {
      const raw = value(row, x, isGrey ? 0 : part);
      into[part] = over(depth < 8 ? Math.round((raw * WHITE) / most) : raw, alpha);
    }
  };
}
