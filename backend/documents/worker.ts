import { parentPort, workerData } from 'node:worker_threads';
import type { Watermark } from '../../supabase/functions/_shared/documents/document-processor.ts';
import { readDocument } from '../../supabase/functions/_shared/documents/read-document.ts';
import { watermarkDocument } from '../../supabase/functions/_shared/documents/watermark.ts';
import { byteBudget, limitBytes } from './byte-budget.ts';

/** A document and the requested operation. */
export interface DocumentJob {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** If missing, the document is read. */
  readonly mark?: Watermark;
  readonly page?: number | null;
}

const { bytes, type, mark, page = null } = workerData as DocumentJob;
limitBytes(byteBudget(bytes.length), () => process.exit(1));
const done =
  mark === undefined
    ? await readDocument(bytes, type)
    : await watermarkDocument(bytes, type, mark, page);
parentPort?.postMessage(done);
