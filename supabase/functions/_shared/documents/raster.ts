import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Canvas } from '@napi-rs/canvas';
import { CanvasUnavailable } from './document-processor.ts';

/** Longest side of a page in pixels: sharp at full screen width, about 10 MB of memory. */
const LONGEST_SIDE = 1800;
/** Documents with more pages get smaller images, so the whole file is done in time. */
const MANY_PAGES = 40;
const LONGEST_SIDE_OF_MANY = 1300;
/** Maximum upscaling of small pages. */
const MOST_SCALE = 3;
const QUALITY = 80;

/** Location of pdf.js's standard fonts and image decoders. */
function assets() {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(root, name)}/`;
  return {
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  };
}

/** pdf.js takes its parser from a global, which the version that reads documents may have set. */
function hideOtherParser(): () => void {
  const place = globalThis as { pdfjsWorker?: unknown };
  const other = place.pdfjsWorker;
  delete place.pdfjsWorker;
  return () => {
    if (other === undefined) delete place.pdfjsWorker;
    else place.pdfjsWorker = other;
  };
}

interface RenderedPage {
  readonly canvas: Canvas;
  /** Its size in points. */
  readonly width: number;
  readonly height: number;
}

interface RenderOptions {
  /** Page numbers; all pages if missing. */
  readonly pages?: readonly number[];
  readonly loadCanvas?: () => Promise<typeof import('@napi-rs/canvas')>;
}

/**
 * Draws pages one after another and keeps one at a time in memory. Throws `CanvasUnavailable` if the runtime can't load
 * the native canvas.
 */
export async function* renderPages(
  bytes: Uint8Array,
  { pages, loadCanvas = () => import('@napi-rs/canvas') }: RenderOptions = {},
): AsyncGenerator<RenderedPage> {
  const { createCanvas } = await loadCanvas().catch((cause) => {
    throw new CanvasUnavailable('This runtime has no canvas', { cause });
  });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const restore = hideOtherParser();
  const loading = getDocument({
    data: new Uint8Array(bytes),
    ...assets(),
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const source = await loading.promise.finally(restore);
    const longest = source.numPages > MANY_PAGES ? LONGEST_SIDE_OF_MANY : LONGEST_SIDE;
    const numbers = pages ?? Array.from({ length: source.numPages }, (_, index) => index + 1);
    for (const number of numbers) {
      const page = await source.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(longest / Math.max(width, height), MOST_SCALE);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      );
      await page.render({ canvas: canvas as never, viewport, intent: 'print' }).promise;
      yield { canvas, width, height };
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
}

/** Renders each page into a single image, so text, pictures and watermark can't be separated. */
export async function rasterize(
  bytes: Uint8Array,
  loadCanvas?: RenderOptions['loadCanvas'],
): Promise<Uint8Array> {
  const flat = await PDFDocument.create();
  for await (const { canvas, width, height } of renderPages(bytes, loadCanvas && { loadCanvas })) {
    const picture = await flat.embedJpg(canvas.toBuffer('image/jpeg', QUALITY));
    flat.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return await flat.save();
}
