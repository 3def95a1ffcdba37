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
 * picture of its type.
 */
export async function redrawPicture(
  file: Blob,
  type: string,
  { longestSide, quality, ground }: Redrawing,
): Promise<RedrawnPicture | null> {
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
