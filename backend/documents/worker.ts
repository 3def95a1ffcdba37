import { parentPort, workerData } from 'node:worker_threads';
import type { Watermark } from '../../supabase/functions/_shared/documents/document-processor.ts';
import { readDocument } from '../../supabase/functions/_shared/documents/read-document.ts';
import { watermarkDocument } from '../../supabase/functions/_shared/documents/watermark.ts';
import { byteBudget, limitBytes } from './byte-budget.ts';
import { locateWords, recognizePages } from './ocr.ts';

/** A document and the requested operation. */
export interface DocumentJob {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** If missing, the document is read. */
  readonly mark?: Watermark;
  readonly page?: number | null;
  /** The scanned pages to read, and the program that does. */
  readonly scans?: { readonly tesseract: string; readonly pages: readonly number[] };
  /** The program that reads a picture with the place of each word. */
  readonly locates?: string;
}

const { bytes, type, mark, page = null, scans, locates } = workerData as DocumentJob;
limitBytes(byteBudget(bytes.length), () => process.exit(1));

async function work(): Promise<unknown> {
  if (locates !== undefined) return await locateWords(locates, bytes, type);
  if (scans !== undefined) return await recognizePages(scans.tesseract, bytes, type, scans.pages);
  if (mark !== undefined) return await watermarkDocument(bytes, type, mark, page);
  return await readDocument(bytes, type);
}

parentPort?.postMessage(await work());
