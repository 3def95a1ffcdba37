import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Returns the pixels of a screenshot as colors from 0 to 0xffffff, by row. A page that draws 3D has no time to. */
export async function readPixels(screenshot: Buffer) {
  const picture = await loadImage(screenshot);
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const colors = Array.from(
    { length: width * height },
    (_, at) =>
      ((data[4 * at] ?? 0) << 16) | ((data[4 * at + 1] ?? 0) << 8) | (data[4 * at + 2] ?? 0),
  );
  return { width, height, colors };
}
