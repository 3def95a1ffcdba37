import { useCallback, useEffect, useRef, useState } from 'react';
import { DOCUMENT_LIMITS, type DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import type { DocumentReading } from '#shared/ai/documents/extractDocument.ts';
import type { ModelField } from '#shared/ai/documents/verifyModelFields.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import { SheetError } from '../../../workbench/sheet/sheetError.ts';
import {
  createWorkerClient,
  type WorkerClient,
  WorkerError,
} from '../../../workbench/worker/workerClient.ts';
import { loadPdfReader, type OpenPdf } from '../../underwriting/statements/index.ts';
import type { DocumentReaderCalls } from './documentReader.ts';

/** A document that was read in this browser. */
export interface OpenedDocument {
  readonly file: File;
  readonly sha256: string;
  readonly pages: number;
  readonly reading: DocumentReading;
  readonly texts: readonly PdfText[];
  /** Null for a file without page images. */
  readonly pdf: OpenPdf | null;
}

const FAILED = "We couldn't read this file. Try again.";
const PDF = '%PDF-';

function startWorker(): WorkerClient<DocumentReaderCalls> {
  installTrustedTypes();
  return createWorkerClient<DocumentReaderCalls>(
    new Worker(new URL('./document.worker.ts', import.meta.url), { type: 'module' }),
  );
}

const hashOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Reads one document in a worker, with progress, until it is canceled or another one is opened. */
export function useDocumentReading() {
  const worker = useRef<WorkerClient<DocumentReaderCalls> | null>(null);
  const stop = useRef<AbortController | null>(null);
  const openPdf = useRef<OpenPdf | null>(null);
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const end = useCallback(() => {
    stop.current?.abort();
    stop.current = null;
    worker.current?.end();
    worker.current = null;
    openPdf.current?.close();
    openPdf.current = null;
    setProgress(null);
  }, []);
  useEffect(() => end, [end]);

  const open = useCallback(
    async (file: File): Promise<OpenedDocument | null> => {
      end();
      setOpened(null);
      setError(null);
      setProgress(0);
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      try {
        if (file.size > DOCUMENT_LIMITS.bytes) throw new SheetError('tooLarge');
        const client = startWorker();
        worker.current = client;
        const head = await file.slice(0, 1024).text();
        let pdf: OpenPdf | null = null;
        if (head.includes(PDF)) {
          const reader = await loadPdfReader();
          pdf = await reader.openPdf(file, signal, setProgress);
          openPdf.current = pdf;
          await client.ask('readPdf', { name: file.name, texts: pdf.texts });
        } else {
          await client.ask('read', { name: file.name, file }, { onProgress: setProgress });
        }
        const today = new Date().toISOString();
        const reading = await client.ask('extract', { kind: null, today });
        const texts = await client.ask('source', null);
        const sha256 = await hashOf(file);
        if (signal.aborted) return null;
        const pages = pdf?.document.numPages ?? Math.max(1, texts.at(-1)?.page ?? 1);
        const next = { file, sha256, pages, reading, texts, pdf };
        setOpened(next);
        setProgress(null);
        return next;
      } catch (problem) {
        if (signal.aborted) return null;
        setProgress(null);
        const isExpected = problem instanceof WorkerError || problem instanceof SheetError;
        setError(isExpected ? problem.message : FAILED);
        return null;
      }
    },
    [end],
  );

  const readAs = useCallback(
    async (
      kind: DocumentKind,
      found: readonly ModelField[] = [],
    ): Promise<DocumentReading | null> => {
      const today = new Date().toISOString();
      const reading = (await worker.current?.ask('extract', { kind, today, found })) ?? null;
      if (reading !== null) setOpened((before) => before && { ...before, reading });
      return reading;
    },
    [],
  );

  /** The document's lines as a model may see them. */
  const readLines = useCallback(
    async (): Promise<readonly string[]> => (await worker.current?.ask('lines', null)) ?? [],
    [],
  );

  return { opened, progress, error, open, readAs, readLines, cancel: end };
}
