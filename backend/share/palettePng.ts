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
  const colours = coloursOf(pixels);
  const palette = mostOf(colours);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const place = nearest(palette, colour);
    places.set(colour, place);
    return place;
  };
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let place = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, at += 1) {
      const colour = colours[at] as number;
      if (colour !== last) {
        place = placeOf(colour);
        last = colour;
      }
      rows[row + x] = place;
    }
  }
  const table = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return encodePng({ width, height, depth: 8, colours: 3 }, [
    ['PLTE', Buffer.from(table)],
    ['IDAT', deflateSync(rows, { level: LEVEL })],
  ]);
}

/** Packs each pixel into one number. */
function coloursOf(pixels: Uint8Array): Uint32Array {
  const colours = new Uint32Array(pixels.length / 3);
  for (let at = 0; at < colours.length; at += 1) {
    const place = at * 3;
    const [red, green, blue] = [pixels[place], pixels[place + 1], pixels[place + 2]] as const;
    colours[at] = ((red as number) << 16) | ((green as number) << 8) | (blue as number);
  }
  return colours;
}

/** Returns the most common colors. */
function mostOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colours.length; at += 1) {
    const colour = colours[start] ?? 0;
    if (at < colours.length && colours[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((other, place) => {
    const red = (other >> 16) - (colour >> 16);
    const green = ((other >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (other & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}
