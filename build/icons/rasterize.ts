/** RGBA with straight alpha, rows from the top. */
export interface RgbaImage {
  size: number;
  pixels: Uint8Array;
}

type Point = readonly [x: number, y: number];
type Color = readonly [red: number, green: number, blue: number];

interface Shape {
  colour: Color;
  points: Point[];
}

/** Sample rows per pixel; coverage along a row is exact. */
const SAMPLES = 16;
const CURVE_STEPS = 24;

function parseColor(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9A-F]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue];
}

const between = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** Parses one closed outline of lines and curves into polygon corners. */
function parseOutline(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
    if ((command === 'M' || command === 'L') && numbers.length === 2) points.push([x1, y1]);
    else if (command === 'C' && numbers.length === 6) {
      const [x0, y0] = points.at(-1) ?? [0, 0];
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        points.push([between(x0, x1, x2, x3, t), between(y0, y1, y2, y3, t)]);
      }
    } else if (command !== 'Z')
      throw new Error(`The image uses "${command}${rest}", which is not supported.`);
  }
  return points;
}

/** Returns the image's paths of one icon, in units of its width. */
export function getIconShapes(svg: string, icon: string): Shape[] {
  const width = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const paths = [...svg.matchAll(/<path data-in="([^"]+)" fill="(#[0-9A-F]{6})" d="([^"]+)"/g)];
  return paths
    .filter(([, icons = '']) => icons.split(' ').includes(icon))
    .map(([, , fill = '', d = '']) => ({
      colour: parseColor(fill),
      points: parseOutline(d).map(([x, y]): Point => [x / width, y / width]),
    }));
}

/** Coverage of each pixel in a row. */
interface Row {
  /** Coverage of pixels where sample spans start or end. */
  readonly shares: Float64Array;
  /** Difference in the number of covering spans from the pixel to the left. */
  readonly within: Int32Array;
}

/** Adds to a row the coverage of the span between two positions of a sample row. */
function addSpan({ shares, within }: Row, from: number, to: number): void {
  const last = Math.min(shares.length, Math.ceil(to)) - 1;
  const first = Math.max(0, Math.floor(from));
  if (last < first) return;
  const addEnd = (x: number) => {
    const covered = Math.min(to, x + 1) - Math.max(from, x);
    shares[x] = (shares[x] ?? 0) + covered / SAMPLES;
  };
  addEnd(first);
  if (last === first) return;
  addEnd(last);
  within[first + 1] = (within[first + 1] ?? 0) + 1;
  within[last] = (within[last] ?? 0) - 1;
}

function crossings(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/**
 * Draws without a browser, so that every build machine produces the same bytes. `inset` is the empty margin as a
 * share of the width; `ink` draws everything in one color.
 */
export function rasterize(
  shapes: readonly Shape[],
  size: number,
  { inset = 0, ink }: { inset?: number; ink?: Color } = {},
): RgbaImage {
  const pixels = new Uint8Array(size * size * 4);
  const place = (share: number) => (inset + share * (1 - 2 * inset)) * size;
  for (const { colour, points } of shapes) {
    const outline = points.map(([x, y]): Point => [place(x), place(y)]);
    const heights = outline.map(([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...heights)));
    const bottom = Math.min(size, Math.ceil(Math.max(...heights)));
    for (let y = top; y < bottom; y++) {
      const row = { shares: new Float64Array(size), within: new Int32Array(size) };
      for (let sample = 0; sample < SAMPLES; sample++) {
        const places = crossings(outline, y + (sample + 0.5) / SAMPLES);
        for (let i = 0; i + 1 < places.length; i += 2) {
          addSpan(row, places[i] ?? 0, places[i + 1] ?? 0);
        }
      }
      let lines = 0;
      for (let x = 0; x < size; x++) {
        lines += row.within[x] ?? 0;
        const cover = (row.shares[x] ?? 0) + lines / SAMPLES;
        if (cover > 0) blend(pixels, (y * size + x) * 4, ink ?? colour, Math.min(1, cover));
      }
    }
  }
  return { size, pixels };
}

function blend(pixels: Uint8Array, at: number, color: Color, alpha: number): void {
  const below = (pixels[at + 3] ?? 0) / 255;
  const total = alpha + below * (1 - alpha);
  color.forEach((value, channel) => {
    const under = pixels[at + channel] ?? 0;
    pixels[at + channel] = Math.round((value * alpha + under * below * (1 - alpha)) / total);
  });
  pixels[at + 3] = Math.round(total * 255);
}
