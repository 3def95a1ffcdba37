import { sizeOfPicture } from './pictureSize.ts';

/** Of a file, and of what it unpacks to: a few kilobytes may hold a picture of gigabytes. */
export const MOST_PICTURE_BYTES = 40_000_000;
const MOST_DOTS = 120_000_000;
/** Enough for what cameras write before they say how large a picture is. */
const BEGINNING = 1_000_000;

export interface RedrawnPicture {
  readonly content: Blob;
  readonly width: number;
  readonly height: number;
}

interface Redrawing {
  readonly longestSide: number;
  readonly quality: number;
  /** The colour behind what is clear, for a type that knows no clearness. */
  readonly ground?: string;
}

/**
 * A picture drawn anew, so that where and with what it was taken stays with whoever took it; null for what is no
 * picture of its type, or one too large to unpack.
 */
export async function redrawPicture(
  file: Blob,
  type: string,
  { longestSide, quality, ground }: Redrawing,
): Promise<RedrawnPicture | null> {
  if (file.size > MOST_PICTURE_BYTES) return null;
  const said = sizeOfPicture(await file.slice(0, BEGINNING).arrayBuffer());
  if (said !== null && said.width * said.height > MOST_DOTS) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (picture === null) return null;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
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
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const { width, height } = canvas;
  return made?.type === type ? { content: made, width, height } : null;
}
