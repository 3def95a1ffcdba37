import { redrawPicture } from '../../kit/file/redrawPicture.ts';

/** As the database takes it. */
const MOST_BYTES = 24_000;

/** Sides and qualities in the order in which they are tried: a logo is small, and drawn anew it tells nothing else. */
const TRIES = [
  [320, 0.9],
  [256, 0.85],
  [192, 0.75],
  [128, 0.7],
] as const;

/** A picture file as a logo in Base64; null for what is no picture, or too rich for so small a one. */
export async function logoOf(file: Blob): Promise<string | null> {
  for (const [longestSide, quality] of TRIES) {
    const drawn = await redrawPicture(file, 'image/webp', { longestSide, quality });
    if (drawn === null) return null;
    if (drawn.content.size > MOST_BYTES) continue;
    const bytes = new Uint8Array(await drawn.content.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }
  return null;
}
