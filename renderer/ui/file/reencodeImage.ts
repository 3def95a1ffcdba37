import { type ImageSize, readImageSize } from '#shared/files/imageSize.ts';

/** Limits for the file and its decoded size: a few kilobytes may decode to gigabytes. */
export const MAX_IMAGE_BYTES = 40_000_000;
const MOST_DOTS = 120_000_000;
/** Enough for the metadata cameras write before the dimensions. */
const BEGINNING = 1_000_000;

export interface ReencodedImage {
  readonly content: Blob;
  readonly width: number;
  readonly height: number;
}

interface Redrawing {
  /** In pixels, or by the size of the image. */
  readonly longestSide: number | ((size: ImageSize) => number);
  readonly quality: number;
  /** Background for transparent areas, for a type without transparency. */
  readonly ground?: string;
}

/**
 * Redraws an image, which removes location and camera data; null if it isn't an image of its type or is too large to
 * decode.
 */
export async function reencodeImage(
  file: Blob,
  type: string,
  { longestSide, quality, ground }: Redrawing,
): Promise<ReencodedImage | null> {
  if (file.size > MAX_IMAGE_BYTES) return null;
  const headerSize = readImageSize(await file.slice(0, BEGINNING).arrayBuffer());
  if (headerSize !== null && headerSize.width * headerSize.height > MOST_DOTS) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (picture === null) return null;
  const longest = typeof longestSide === 'number' ? longestSide : longestSide(picture);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context && ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const { width, height } = canvas;
  return blob?.type === type ? { content: blob, width, height } : null;
}
