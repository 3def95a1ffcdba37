import type { Page } from '@playwright/test';

/** Returns the pixels of a screenshot as colors from 0 to 0xffffff, by row. */
export const readPixels = async (page: Page, screenshot: Buffer) => {
  const { width, colors } = await page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser has no canvas.');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      found.push(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return { width: picture.width, colors: found };
  }, screenshot.toString('base64'));
  return { width, height: colors.length / width, colors };
};
