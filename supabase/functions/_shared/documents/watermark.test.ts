import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Watermark } from './document-processor.ts';
import { rasterize } from './raster.ts';
import { readDocument } from './read-document.ts';
import { overlayWatermark, watermarkDocument } from './watermark.ts';

const mark: Watermark = {
  who: 'Ada Lovelace <ada@example.com>',
  address: null,
  at: '2026-11-20T10:00:00Z',
};

function redPicture(color = '#d02020'): Buffer {
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 300, 200);
  return canvas.toBuffer('image/jpeg', 90);
}

/** Two pages with text, with the picture on the first. */
async function createPdf(picture: Buffer): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const image = await pdf.embedJpg(picture);
  for (const text of ['Rent roll of May', 'Forty units']) {
    const page = pdf.addPage();
    page.drawText(text, { x: 60, y: 700, size: 30, font });
    if (text.startsWith('Rent')) page.drawImage(image, { x: 100, y: 300, width: 300, height: 200 });
  }
  return await pdf.save();
}

/** Image streams of a PDF, and the number of other streams. */
async function streamsOf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ contents }) => Buffer.from(contents));
}

async function pixelsOf(jpeg: Buffer) {
  const image = await loadImage(jpeg);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Share of clearly different pixels in the middle of two page images. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if (Math.abs((a.data[i + 1] ?? 0) - (b.data[i + 1] ?? 0)) > 20) count += 1;
  }
  return count / (a.data.length / 4);
}

describe('watermarked document', () => {
  it('contains one picture per page, without its text or original pictures', async () => {
    const picture = redPicture();
    const marked = await watermarkDocument(await createPdf(picture), 'application/pdf', mark, null);
    const { pages, text } = await readDocument(marked, 'application/pdf');
    expect([pages, text.trim()]).toEqual([2, '']);
    const pictures = await streamsOf(marked);
    expect(pictures).toHaveLength(2);
    for (const one of pictures) expect(one.equals(picture)).toBe(false);
    expect(Buffer.from(marked).includes(picture)).toBe(false);
  });

  it('has the watermark in the pixels of every page, including over pictures', async () => {
    const original = await createPdf(redPicture());
    const marked = await streamsOf(
      await watermarkDocument(original, 'application/pdf', mark, null),
    );
    const plain = await streamsOf(await rasterize(original));
    for (const [place, page] of plain.entries()) {
      expect(await differing(page, marked[place] as Buffer)).toBeGreaterThan(0.005);
    }
    const [shown] = marked as [Buffer];
    const { width, height, data } = await pixelsOf(shown);
    const points: number[] = [];
    for (let y = Math.round(height * 0.45); y < height * 0.6; y += 1) {
      for (let x = Math.round(width * 0.2); x < width * 0.6; x += 1)
        points.push(data[4 * (y * width + x)] ?? 0);
    }
    // Red where only the page is drawn, darker under the watermark.
    expect(
      Math.max(...points.slice(0, 100_000)) - Math.min(...points.slice(0, 100_000)),
    ).toBeGreaterThan(20);
  });

  it('draws text in fonts that are not embedded', async () => {
    const [page] = await streamsOf(await rasterize(await createPdf(redPicture())));
    const { width, height, data } = await pixelsOf(page as Buffer);
    let dark = 0;
    for (let y = 0; y < height * 0.2; y += 1) {
      for (let x = 0; x < width; x += 1) if ((data[4 * (y * width + x)] ?? 255) < 80) dark += 1;
    }
    expect(dark).toBeGreaterThan(500);
  });

  it('limits the image size of a very large page', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([14_000, 9_000]);
    const [page] = await streamsOf(
      await watermarkDocument(await pdf.save(), 'application/pdf', mark, 1),
    );
    const { width, height } = await pixelsOf(page as Buffer);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1800);
  });

  it('burns the watermark into an uploaded picture', async () => {
    const picture = redPicture('#f0e0e0');
    const [page] = await streamsOf(await watermarkDocument(picture, 'image/jpeg', mark, 1));
    const plain = await streamsOf(
      await rasterize(await overlayWatermark(picture, 'image/jpeg', { ...mark, who: '.' }, 1)),
    );
    expect(page?.equals(picture)).toBe(false);
    expect(await differing(page as Buffer, plain[0] as Buffer)).toBeGreaterThan(0.003);
  });
});
