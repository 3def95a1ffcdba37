import { openPdf } from '../../../ui/pdf/openPdf.ts';

/** Renders a single-page Base64 PDF to a canvas as wide as its container. */
export async function drawPdf(content: string, canvas: HTMLCanvasElement): Promise<void> {
  const pdf = await openPdf(Uint8Array.from(atob(content), (char) => char.charCodeAt(0)));
  try {
    await pdf.draw(1, canvas);
  } finally {
    await pdf.close();
  }
}
