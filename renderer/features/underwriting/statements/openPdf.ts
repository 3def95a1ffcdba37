import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { SheetError } from '#shared/sheet/sheetError.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { collectPdfTexts } from './collectPdfTexts.ts';

/** An open PDF. Close it to free its memory. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly texts: readonly PdfText[];
  readonly close: () => void;
}

/** Opens a PDF and reads its text in the library's own worker. Scripts and forms in the file are never run. */
export async function openPdf(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
  options: { readonly acceptsScans?: boolean } = {},
): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    disableFontFace: true,
  });
  const close = () => void loading.destroy();
  signal.addEventListener('abort', close, { once: true });
  try {
    const document = await loading.promise;
    return { document, texts: await collectPdfTexts(document, onProgress, options), close };
  } catch (error) {
    await loading.destroy();
    if (signal.aborted || error instanceof SheetError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new SheetError(name === 'PasswordException' ? 'locked' : 'damaged');
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/** Reads the text of a PDF and closes it. */
export async function readPdfTexts(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly PdfText[]> {
  const { texts, close } = await openPdf(file, signal, onProgress);
  close();
  return texts;
}
