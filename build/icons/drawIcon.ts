import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';

interface IconOptions {
  /** Empty margin as a share of the width. */
  readonly inset?: number;
  /** Draws everything in one color. */
  readonly ink?: string;
  /** Fills the square below the image. */
  readonly background?: string;
}

/** Draws the image's paths of one icon. */
export function drawIcon(
  svg: string,
  icon: string,
  size: number,
  { inset = 0, ink, background }: IconOptions = {},
): Canvas {
  const width = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, size, size);
  }
  context.translate(inset * size, inset * size);
  context.scale(((1 - 2 * inset) * size) / width, ((1 - 2 * inset) * size) / width);
  const paths = svg.matchAll(/<path data-in="([^"]+)" fill="(#[0-9A-F]{6})" d="([^"]+)"/g);
  for (const [, icons = '', fill = '', d] of paths) {
    if (!icons.split(' ').includes(icon)) continue;
    context.fillStyle = ink ?? fill;
    context.fill(new Path2D(d));
  }
  return canvas;
}
