import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { convertWebp } from './webp.ts';

function drawWebp(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d02020';
  context.fillRect(0, 0, width / 2, height);
  return new Uint8Array(canvas.toBuffer('image/webp', 90));
}

describe('WebP pictures for PDFs', () => {
  it('become a JPEG of at most 1024 pixels on white', async () => {
    const jpeg = await convertWebp(drawWebp(2000, 1000));
    expect([...(jpeg ?? []).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const picture = await loadImage(jpeg ?? new Uint8Array());
    expect([picture.width, picture.height]).toEqual([1024, 512]);
    const context = createCanvas(1024, 512).getContext('2d');
    context.drawImage(picture, 0, 0);
    const [red = 0, green = 0] = context.getImageData(100, 100, 1, 1).data;
    expect(red).toBeGreaterThan(190);
    expect(green).toBeLessThan(60);
    expect(Math.min(...context.getImageData(900, 100, 1, 1).data)).toBeGreaterThan(245);
  });

  it('are rejected if they are broken, in another format, or too large to decode', async () => {
    const whole = drawWebp(40, 40);
    expect(await convertWebp(whole.subarray(0, 20))).toBeNull();
    expect(await convertWebp(whole.subarray(0, 40))).toBeNull();
    expect(await convertWebp(new TextEncoder().encode(`GIF89a${'.'.repeat(40)}`))).toBeNull();
    const huge = new Uint8Array(60);
    huge.set(new TextEncoder().encode('RIFF    WEBPVP8X'));
    huge.fill(0xff, 24, 30);
    const notLoaded = () => Promise.reject(new Error('decoded'));
    expect(await convertWebp(huge, notLoaded)).toBeNull();
  });

  it('are omitted if the runtime has no canvas', async () => {
    const missing = () => Promise.reject(new Error('not installed'));
    expect(await convertWebp(drawWebp(40, 40), missing)).toBeNull();
  });
});
