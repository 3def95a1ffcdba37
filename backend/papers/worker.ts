import { parentPort, workerData } from 'node:worker_threads';
import { markPaper } from '../../supabase/functions/_shared/papers/mark.ts';
import type { Mark } from '../../supabase/functions/_shared/papers/papers.ts';
import { readPaper } from '../../supabase/functions/_shared/papers/read.ts';
import { byteBudget, limitBytes } from './byte-budget.ts';

/** A document and the requested operation. */
export interface PaperWork {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** If missing, the document is read. */
  readonly mark?: Mark;
  readonly page?: number | null;
}

const { bytes, type, mark, page = null } = workerData as PaperWork;
limitBytes(byteBudget(bytes.length), () => process.exit(1));
const done =
  mark === undefined ? await readPaper(bytes, type) : await markPaper(bytes, type, mark, page);
parentPort?.postMessage(done);
