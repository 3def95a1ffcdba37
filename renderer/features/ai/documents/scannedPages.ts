import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import type { DocumentPages, PageView } from './documentPages.ts';
import type { PageWord } from './extractionsApi.ts';

/** As many pages as the server reads in a few minutes. */
export const MOST_SCANS = 20;
const WIDTH = 1600;
const MAX_BYTES = 950_000;
const QUALITIES = [0.85, 0.6, 0.4];

/** Pages without text, which only text recognition can read. */
export function findScannedPages({ count, texts }: DocumentPages): readonly number[] {
  const withText = new Set(texts.map(({ page }) => page));
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => !withText.has(page),
  );
}

/** Draws a page as a JPEG image that the server accepts; null if none is small enough. */
async function drawImage(
  pages: DocumentPages,
  page: number,
): Promise<{ readonly image: Blob | null; readonly view: PageView }> {
  const canvas = document.createElement('canvas');
  const view = await pages.draw(page, canvas, WIDTH);
  for (const quality of QUALITIES) {
    const image = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (image !== null && image.size <= MAX_BYTES) return { image, view };
  }
  return { image: null, view };
}

/** Reads a scanned page; null if the page is too large or `recognize` fails. */
export async function readScannedPage(
  pages: DocumentPages,
  page: number,
  recognize: (image: Blob) => Promise<readonly PageWord[] | null>,
): Promise<readonly PdfText[] | null> {
  const { image, view } = await drawImage(pages, page);
  const words = image === null ? null : await recognize(image);
  return words === null ? null : words.map((word) => placeWord(word, page, view));
}

function placeWord(
  { text, confidence, left, top, width, height }: PageWord,
  page: number,
  { toPoint }: PageView,
): PdfText {
  const [x0, y0] = toPoint(left, top + height);
  const [x1, y1] = toPoint(left + width, top);
  return {
    page,
    text,
    confidence,
    x: Math.min(x0, x1),
    y: Math.min(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
}
