import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { SheetError } from '../../../workbench/sheet/sheetError.ts';
import { collectPdfTexts } from './collectPdfTexts.ts';

/** Reads the text of a PDF in the library's own worker. Scripts and forms in the file are never run. */
export async function readPdfTexts(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly PdfText[]> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    disableFontFace: true,
  });
  const stop = () => void loading.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await collectPdfTexts(await loading.promise, onProgress);
  } catch (error) {
    if (signal.aborted || error instanceof SheetError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new SheetError(name === 'PasswordException' ? 'locked' : 'damaged');
  } finally {
    signal.removeEventListener('abort', stop);
    await loading.destroy();
  }
}
