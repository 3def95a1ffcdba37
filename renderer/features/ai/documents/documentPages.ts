import { SheetError } from '#shared/sheet/sheetError.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { loadPdfReader } from '../../underwriting/statements/index.ts';

type Place = readonly [left: number, top: number];

/** How places on a page, in points from its lower left corner, relate to shares of its image from the upper left one. */
export interface PageView {
  readonly toShare: (x: number, y: number) => Place;
  readonly toPoint: (left: number, top: number) => readonly [x: number, y: number];
}

/** The pages of a document as images. Close them to free their memory. */
export interface DocumentPages {
  readonly count: number;
  readonly texts: readonly PdfText[];
  /** Draws a page as wide as the canvas's `dots`. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, dots: number) => Promise<PageView>;
  readonly close: () => void;
}

const PDF = '%PDF-';
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
/** The longest side of a letter page, in points: pictures are placed like a page. */
const PAGE_SIDE = 792;

/** Opens a PDF or picture; null for files without page images. */
export async function openPages(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<DocumentPages | null> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (new TextDecoder().decode(head).includes(PDF)) {
    return await openPdfPages(file, signal, onProgress);
  }
  return isPicture(head) ? await openPicture(file) : null;
}

/** True for the first bytes of a JPEG or PNG file. */
export const isPicture = (head: Uint8Array): boolean =>
  [JPEG, PNG].some((mark) => mark.every((byte, at) => head[at] === byte));

async function openPdfPages(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<DocumentPages> {
  const { openPdf } = await loadPdfReader();
  const { document, texts, close } = await openPdf(file, signal, onProgress, {
    acceptsScans: true,
  });
  return {
    count: document.numPages,
    texts,
    close,
    async draw(number, canvas, dots) {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: dots / plain.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      return {
        toShare: (x, y) => {
          const [left = 0, top = 0] = plain.convertToViewportPoint(x, y);
          return [left / plain.width, top / plain.height];
        },
        toPoint: (left, top) => {
          const [x = 0, y = 0] = plain.convertToPdfPoint(left * plain.width, top * plain.height);
          return [x, y];
        },
      };
    },
  };
}

async function openPicture(file: Blob): Promise<DocumentPages> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new SheetError('damaged');
  });
  const scale = PAGE_SIDE / Math.max(picture.width, picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    count: 1,
    texts: [],
    close: () => picture.close(),
    async draw(_number, canvas, dots) {
      canvas.width = Math.round(dots);
      canvas.height = Math.round((dots * height) / width);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return {
        toShare: (x, y) => [x / width, 1 - y / height],
        toPoint: (left, top) => [left * width, (1 - top) * height],
      };
    },
  };
}
