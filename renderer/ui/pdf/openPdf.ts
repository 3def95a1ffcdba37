import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

GlobalWorkerOptions.workerPort = new PdfWorker();

/** The resolution of the sharpest screens; more would be wasted. */
const MOST_DOTS = 2400;

export interface OpenPdf {
  readonly pages: number;
  /** Renders a page, counted from 1, to a canvas as wide as its container. */
  readonly draw: (page: number, canvas: HTMLCanvasElement) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a PDF to draw its pages. Import it lazily: the reader is large. */
export async function openPdf(data: Uint8Array): Promise<OpenPdf> {
  const loading = getDocument({ data, enableXfa: false });
  const document = await loading.promise.catch(async (error: unknown) => {
    await loading.destroy();
    throw error;
  });
  return {
    pages: document.numPages,
    async draw(number, canvas) {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const place = canvas.parentElement?.clientWidth ?? 800;
      const wide = Math.min(place, 1100) * window.devicePixelRatio;
      const viewport = page.getViewport({ scale: Math.min(wide, MOST_DOTS) / plain.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => loading.destroy(),
  };
}
