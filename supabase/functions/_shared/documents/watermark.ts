import {
  degrees,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { Watermark } from './document-processor.ts';
import { toPdfText } from './pdf-text.ts';
import { addPictureAsPage } from './picture-page.ts';
import { rasterize } from './raster.ts';

const INK = rgb(0.35, 0.35, 0.35);

/** Returns one page or all pages as a PDF of images, with the reader's name in the pixels of every page. */
export const watermarkDocument = async (
  bytes: Uint8Array,
  type: string,
  mark: Watermark,
  page: number | null,
): Promise<Uint8Array> => rasterize(await overlayWatermark(bytes, type, mark, page));

/** Draws the watermark as an overlay, which could be removed. Never send this to anyone. */
export async function overlayWatermark(
  bytes: Uint8Array,
  type: string,
  mark: Watermark,
  page: number | null,
): Promise<Uint8Array> {
  const marked = await PDFDocument.create();
  if (type === 'application/pdf') {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pageIndices = page === null ? source.getPageIndices() : [page - 1];
    for (const one of await marked.copyPages(source, pageIndices)) marked.addPage(quietened(one));
  } else {
    await addPictureAsPage(marked, bytes, type);
  }
  const font = await marked.embedFont(StandardFonts.Helvetica);
  const timestamp = `${mark.at.slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [mark.who, [mark.address, timestamp].filter(Boolean).join('  ')].map(toPdfText);
  for (const one of marked.getPages()) writeMark(one, font, lines);
  return await marked.save({ useObjectStreams: false });
}

/** Visible annotations to keep; links, players and attached files are removed. */
const SEEN = new Set(
  'FreeText Text Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Widget'
    .split(' ')
    .map((name) => `/${name}`),
);
const ACTS = ['A', 'AA', 'PA', 'Dest'].map((name) => PDFName.of(name));

/** Removes actions that run when a page is opened or clicked. */
function quietened(page: PDFPage): PDFPage {
  const { node } = page;
  for (const act of ACTS) node.delete(act);
  const annotations = node.Annots();
  for (let place = (annotations?.size() ?? 0) - 1; place >= 0; place -= 1) {
    const one = annotations?.lookup(place);
    if (!(one instanceof PDFDict) || !SEEN.has(String(one.lookup(PDFName.of('Subtype'))))) {
      annotations?.remove(place);
      continue;
    }
    for (const act of ACTS) one.delete(act);
  }
  return page;
}

/** Slanted, dense enough to cover every part of a page, and small enough to fit whole. */
function writeMark(page: PDFPage, font: PDFFont, lines: readonly string[]): void {
  const { x, y, width, height } = page.getCropBox();
  const longest = Math.max(...lines.map((line) => font.widthOfTextAtSize(line, 1)));
  const size = Math.min(width / 40, (width * 0.55) / longest);
  const step = longest * size * 0.62 + 24;
  for (let down = 0, row = 0; down < height; down += step * 0.75, row += 1) {
    for (let across = row % 2 === 0 ? 24 : -step / 2; across < width; across += step * 1.5) {
      for (const [place, line] of lines.entries()) {
        page.drawText(line, {
          x: x + across + place * size * 0.55,
          y: y + down - place * size * 1.05,
          size,
          font,
          color: INK,
          opacity: 0.26,
          rotate: degrees(28),
        });
      }
    }
  }
}
