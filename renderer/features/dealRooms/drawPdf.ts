import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

GlobalWorkerOptions.workerPort = new PdfWorker();

/** As wide as the finest of screens shows it, and no wider. */
const MOST_DOTS = 2400;

/** Draws the only page of a PDF, in base 64, onto a canvas as wide as its place. */
export async function drawPdf(content: string, canvas: HTMLCanvasElement): Promise<void> {
  const data = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const loading = getDocument({ data, enableXfa: false });
  try {
    const page = await (await loading.promise).getPage(1);
    const plain = page.getViewport({ scale: 1 });
    const place = canvas.parentElement?.clientWidth ?? 800;
    const wide = Math.min(place, 1100) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale: Math.min(wide, MOST_DOTS) / plain.width });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await loading.destroy();
  }
}
