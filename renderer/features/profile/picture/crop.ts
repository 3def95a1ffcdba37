/** What of a picture is shown: how far it is enlarged beyond filling the square, and its middle from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const LARGEST_ZOOM = 4;

const SIDE = 512;
const QUALITY = 0.88;

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The square of the picture that a crop shows, never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, LARGEST_ZOOM);
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  };
}

/** The crop after a drag by so many of the shown square's sides. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side, left, top } = squareOf(size, crop);
  const x = (left + side / 2 - right * side) / size.width;
  const y = (top + side / 2 - down * side) / size.height;
  const next = squareOf(size, { ...crop, x, y });
  return {
    zoom: crop.zoom,
    x: (next.left + side / 2) / size.width,
    y: (next.top + side / 2) / size.height,
  };
}

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square drawn anew, so that where and with what it was taken stays with whoever took it. */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  draw(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}
