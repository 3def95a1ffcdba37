import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type DocumentProcessor,
  DocumentProcessorBusy,
  type DocumentText,
  type PageWord,
} from '../../supabase/functions/_shared/documents/document-processor.ts';
import { currentCaller } from '../callers.ts';
import { DOCUMENT_QUEUE_LIMITS, type QueueLimits } from '../request-limits.ts';
import { RequestQueue, RequestQueueError } from '../request-queue.ts';
import { findTesseract } from './ocr.ts';
import type { DocumentJob } from './worker.ts';

const MEMORY_MB = 512;

interface DocumentLimits {
  readonly turns: QueueLimits;
  /** Maximum time for one document. */
  readonly limitMs: number;
  /** Path of the OCR program, if there is one. */
  readonly tesseract?: string | undefined;
}

/** Reading scans takes longer than anything else. */
const SCANS_LIMIT_MS = 120_000;

/** Reads and watermarks each document in its own thread, so one that never finishes affects nothing else. */
export function createDocumentWorkers({
  turns,
  limitMs,
  tesseract,
}: DocumentLimits): DocumentProcessor {
  /** Fair queue across callers, however many documents each sends. */
  const all = new RequestQueue(turns);
  /** One document at a time per caller, so none takes every thread. */
  const byCaller = new Map<string, { turns: RequestQueue; count: number }>();

  async function runQueued(job: DocumentJob, patience = limitMs): Promise<unknown> {
    const key = currentCaller()?.key ?? '';
    const own = byCaller.get(key) ?? { turns: new RequestQueue({ ...turns, atOnce: 1 }), count: 0 };
    byCaller.set(key, own);
    own.count += 1;
    try {
      return await own.turns.run(() => all.run(() => work(job, patience)));
    } catch (error) {
      throw error instanceof RequestQueueError ? new DocumentProcessorBusy(error.message) : error;
    } finally {
      own.count -= 1;
      if (own.count === 0) byCaller.delete(key);
    }
  }

  return {
    read: async (bytes, type) => (await runQueued({ bytes, type })) as DocumentText,
    mark: async (bytes, type, mark, page) =>
      (await runQueued({ bytes, type, mark, page })) as Uint8Array,
    ...(tesseract !== undefined && {
      locate: async (bytes: Uint8Array, type: string) =>
        (await runQueued({ bytes, type, locates: tesseract })) as readonly PageWord[],
      recognize: async (bytes: Uint8Array, type: string, pages: readonly number[]) =>
        (await runQueued(
          { bytes, type, scans: { tesseract, pages } },
          SCANS_LIMIT_MS,
        )) as readonly string[],
    }),
  };
}

export const documentWorkers = createDocumentWorkers({
  turns: DOCUMENT_QUEUE_LIMITS,
  limitMs: 20_000,
  tesseract: findTesseract(),
});

async function work(workerData: DocumentJob, limitMs: number): Promise<unknown> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The document could not be read.');
    });
    ended.catch(() => {});
    const response = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
    const [done] = (await Promise.race([response, ended])) as [unknown];
    return done;
  } finally {
    await worker.terminate();
  }
}
