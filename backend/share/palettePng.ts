import { deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.ts';
import { encodePng } from './png.ts';

const MOST = 256;
/** zlib level: a higher one takes twice as long for one percent less. */
const LEVEL = 6;

/**
 * Encodes with a palette, which makes an image with flat colors a third of the size: its most common colors stay
 * exact, and those in between at shape edges become the nearest.
 */
export function toPalettePng({ width, height, pixels }: Canvas): Buffer {
  const colors = extractColors(pixels);
  const palette = mostOf(colors);
  const places = new Map(palette.map((color, place) => [color, place]));
  const placeOf = (color: number): number => {
    const known = places.get(color);
    if (known !== undefined) return known;
    const place = nearest(palette, color);
    places.set(color, place);
    return place;
  };
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let place = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, at += 1) {
      const color = colors[at] as number;
      if (color !== last) {
        place = placeOf(color);
        last = color;
      }
      rows[row + x] = place;
    }
  }
  const table = palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  return encodePng({ width, height, depth: 8, colours: 3 }, [
    ['PLTE', Buffer.from(table)],
    ['IDAT', deflateSync(rows, { level: LEVEL })],
  ]);
}

/** Packs each pixel into one number. */
function extractColors(pixels: Uint8Array): Uint32Array {
  const colors = new Uint32Array(pixels.length / 3);
  for (let at = 0; at < colors.length; at += 1) {
    const place = at * 3;
    const [red, green, blue] = [pixels[place], pixels[place + 1], pixels[place + 2]] as const;
    colors[at] = ((red as number) << 16) | ((green as number) << 8) | (blue as number);
  }
  return colors;
}

/** Returns the most common colors. */
function mostOf(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at += 1) {
    const color = colors[start] ?? 0;
    if (at < colors.length && colors[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    start = at;
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([color]) => color);
}

function nearest(palette: readonly number[], color: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((other, place) => {
    const red = (other >> 16) - (color >> 16);
    const green = ((other >> 8) & 255) - ((color >> 8) & 255);
    const blue = (other & 255) - (color & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}
