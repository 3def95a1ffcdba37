import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

GlobalWorkerOptions.workerPort = new PdfWorker();

/** The resolution of the sharpest screens; more would be wasted. */
const MOST_DOTS = 2400;

/** Renders a single-page Base64 PDF to a canvas as wide as its container. */
export async function drawPdf(content: string, canvas: HTMLCanvasElement): Promise<void> {
  const data = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
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
