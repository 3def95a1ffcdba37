import type { PDFDocument } from '@cantoo/pdf-lib';

/** Adds a PNG or JPEG as a page of its own. */
export async function addPictureAsPage(
  document: PDFDocument,
  bytes: Uint8Array,
  type: string,
): Promise<void> {
  const picture =
    type === 'image/png' ? await document.embedPng(bytes) : await document.embedJpg(bytes);
  const { width, height } = picture.scaleToFit(1200, 1200);
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
}
