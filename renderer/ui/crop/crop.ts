/** A crop: the zoom beyond filling the frame, and the center from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FULL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const LARGEST_ZOOM = 4;
export const ZOOM_STEP = 0.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Output format of the crop. */
export interface CropOutput {
  readonly type: string;
  readonly quality: number;
  readonly longestSide: number;
  /** Background for transparent areas, for a type without transparency. */
  readonly ground?: string;
}

export interface CroppedImage extends Size {
  readonly content: Blob;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Returns the cropped area for an aspect ratio, clamped to the image's edges. */
export function getCropFrame(size: Size, { zoom, x, y }: Crop, ratio: number) {
  const width = Math.min(size.width, size.height * ratio) / within(zoom, 1, LARGEST_ZOOM);
  const height = width / ratio;
  return {
    width,
    height,
    left: within(x * size.width - width / 2, 0, size.width - width),
    top: within(y * size.height - height / 2, 0, size.height - height),
  };
}

/** Returns the crop after a drag, in frame widths and heights. */
export function moveCrop(size: Size, crop: Crop, ratio: number, right: number, down: number): Crop {
  const { width, height, left, top } = getCropFrame(size, crop, ratio);
  const x = (left + width / 2 - right * width) / size.width;
  const y = (top + height / 2 - down * height) / size.height;
  const next = getCropFrame(size, { ...crop, x, y }, ratio);
  return {
    zoom: crop.zoom,
    x: (next.left + width / 2) / size.width,
    y: (next.top + height / 2) / size.height,
  };
}

export const zoomCrop = (crop: Crop, by: number): Crop => ({
  ...crop,
  zoom: within(crop.zoom + by, 1, LARGEST_ZOOM),
});

export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: Crop,
  ratio: number,
) {
  const { width, height, left, top } = getCropFrame(picture, crop, ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Redraws the cropped area, which removes location and camera data. */
export async function renderCrop(
  picture: ImageBitmap,
  crop: Crop,
  ratio: number,
  { type, quality, longestSide, ground }: CropOutput,
): Promise<CroppedImage | null> {
  const frame = getCropFrame(picture, crop, ratio);
  const scale = Math.min(1, longestSide / Math.max(frame.width, frame.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(frame.width * scale));
  canvas.height = Math.max(1, Math.round(frame.height * scale));
  drawCrop(canvas, picture, crop, ratio);
  const context = canvas.getContext('2d');
  if (context && ground !== undefined) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type, quality),
  );
  return content && { content, width: canvas.width, height: canvas.height };
}
