import type { Outline, Point } from './outlines.ts';

export type Color = readonly [red: number, green: number, blue: number];
/** A color, or one per row. */
export type Paint = Color | ((y: number) => Color);

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** RGB, rows from the top. */
  readonly pixels: Uint8Array;
}

export function makeCanvas(width: number, height: number, ground: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  pixels.set(ground);
  // Doubles the filled part until the canvas is full.
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled);
  return { width, height, pixels };
}

/** Invisible rounding error of the sums. */
const NOTHING = 0.002;

/** Fills the outlines; overlaps are painted once. */
export function paint(
  canvas: Canvas,
  outlines: readonly Outline[],
  color: Paint,
  opacity = 1,
): void {
  const box = boxOf(canvas, outlines);
  if (box.right <= box.left || box.bottom <= box.top) return;
  const shares = new Float32Array((box.bottom - box.top) * rowOf(box));
  for (const outline of outlines) {
    outline.forEach((to, index) => {
      addEdge(shares, box, outline.at(index - 1) ?? to, to);
    });
  }
  const { pixels, width } = canvas;
  for (let y = box.top; y < box.bottom; y += 1) {
    const [red, green, blue] = typeof color === 'function' ? color(y) : color;
    const row = (y - box.top) * rowOf(box) - box.left;
    let sum = 0;
    // Unrolled for each channel, because most of an image's rendering time is spent here.
    for (let x = box.left; x < box.right; x += 1) {
      sum += shares[row + x] as number;
      const share = Math.min(1, Math.abs(sum)) * opacity;
      if (share <= NOTHING) continue;
      const at = (y * width + x) * 3;
      pixels[at] = blend(pixels[at] as number, red, share);
      pixels[at + 1] = blend(pixels[at + 1] as number, green, share);
      pixels[at + 2] = blend(pixels[at + 2] as number, blue, share);
    }
  }
}

/** Pixels that may be painted. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Edges that end at the right border add one column after it. */
const rowOf = ({ left, right }: Box): number => right - left + 2;

function boxOf({ width, height }: Canvas, outlines: readonly Outline[]): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      box.left = Math.min(box.left, Math.floor(x));
      box.top = Math.min(box.top, Math.floor(y));
      box.right = Math.max(box.right, Math.ceil(x));
      box.bottom = Math.max(box.bottom, Math.ceil(y));
    }
  }
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
}

/** Adds 0.5, because storing the value truncates it. */
const blend = (below: number, ink: number, share: number): number =>
  below + (ink - below) * share + 0.5;

/** Adds the difference in coverage between each pixel and the one to its left. */
function addEdge(shares: Float32Array, box: Box, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
  const direction = from[1] < to[1] ? 1 : -1;
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const xAt = (y: number) =>
    Math.min(Math.max(upper[0] + (y - upper[1]) * slope, box.left), box.right) - box.left;
  const end = Math.min(box.bottom, Math.ceil(lower[1]));
  for (let y = Math.max(box.top, Math.floor(upper[1])); y < end; y += 1) {
    const start = Math.max(y, upper[1]);
    const stop = Math.min(y + 1, lower[1]);
    const depth = (stop - start) * direction;
    addCrossing(shares, (y - box.top) * rowOf(box), xAt(start), xAt(stop), depth);
  }
}

/** Adds one row of an edge that crosses it from `xa` to `xb`. */
function addCrossing(shares: Float32Array, row: number, xa: number, xb: number, depth: number) {
  const left = Math.min(xa, xb);
  const right = Math.max(xa, xb);
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const add = (x: number, value: number) => {
    shares[row + x] = (shares[row + x] ?? 0) + value;
  };
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(first, depth * (1 - middle));
    add(first + 1, depth * middle);
    return;
  }
  const perPixel = 1 / (right - left);
  let covered = 0;
  for (let x = first; x < last; x += 1) {
    const from = Math.max(left, x);
    const until = Math.min(right, x + 1);
    // Pixels after the crossing are fully covered; at the crossing, only the part after it.
    const before = (from - left) * perPixel;
    const here = (until - from) * perPixel * (x + 1 - (from + until) / 2);
    add(x, depth * (before + here - covered));
    covered = before + here;
  }
  add(last, depth * (1 - covered));
}
