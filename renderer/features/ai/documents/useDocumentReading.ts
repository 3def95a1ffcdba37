import { useCallback, useEffect, useRef, useState } from 'react';
import { DOCUMENT_LIMITS, type DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import type { DocumentReading } from '#shared/ai/documents/extractDocument.ts';
import type { ModelField } from '#shared/ai/documents/verifyModelFields.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import {
  createWorkerClient,
  type WorkerClient,
  WorkerError,
} from '../../../workbench/worker/workerClient.ts';
import { type DocumentPages, openPages } from './documentPages.ts';
import type { DocumentReaderCalls } from './documentReader.ts';
import { useRecognizePageMutation } from './extractionsApi.ts';
import { findScannedPages, MOST_SCANS, readScannedPage } from './scannedPages.ts';

/** A document that was read in this browser. */
export interface OpenedDocument {
  readonly file: File;
  readonly sha256: string;
  readonly pages: number;
  readonly reading: DocumentReading;
  readonly texts: readonly PdfText[];
  /** Null for a file without page images. */
  readonly images: DocumentPages | null;
  /** All text with its place, unmasked, to cover personal data on the images. */
  readonly placed: readonly PdfText[];
  /** Pages without text that nothing has read yet. */
  readonly scans: readonly number[];
}

const NOTHING_RECOGNIZED = "We couldn't read these pages. Choose a clearer scan.";
const FAILED = "We couldn't read this file. Try again.";

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
  const openImages = useRef<DocumentPages | null>(null);
  const [sendPage] = useRecognizePageMutation();
  const [opened, setOpened] = useState<OpenedDocument | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const end = useCallback(() => {
    stop.current?.abort();
    stop.current = null;
    worker.current?.end();
    worker.current = null;
    openImages.current?.close();
    openImages.current = null;
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
        const images = await openPages(file, signal, setProgress);
        openImages.current = images;
        if (images === null) {
          await client.ask('read', { name: file.name, file }, { onProgress: setProgress });
        } else {
          await client.ask('readPdf', { name: file.name, texts: images.texts });
        }
        const today = new Date().toISOString();
        const reading = await client.ask('extract', { kind: null, today });
        const texts = await client.ask('source', null);
        const sha256 = await hashOf(file);
        if (signal.aborted) return null;
        const pages = images?.count ?? Math.max(1, texts.at(-1)?.page ?? 1);
        const next = {
          file,
          sha256,
          pages,
          reading,
          texts,
          images,
          placed: images?.texts ?? [],
          scans: images === null ? [] : findScannedPages(images),
        };
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

  /** Sends images of the scanned pages to the server and reads the document with their words. */
  const recognize = useCallback(async (): Promise<DocumentReading | null> => {
    const client = worker.current;
    const signal = stop.current?.signal;
    if (opened?.images == null || client === null) return null;
    setError(null);
    const placed = [...opened.placed];
    const scans = opened.scans.slice(0, MOST_SCANS);
    let problem: unknown;
    for (const [index, page] of scans.entries()) {
      setProgress(index / scans.length);
      const words = await readScannedPage(opened.images, page, async (image) => {
        const sent = await sendPage(image);
        problem = sent.error ?? problem;
        return sent.data?.words ?? null;
      }).catch(() => null);
      if (signal?.aborted === true) return null;
      if (words === null) break;
      placed.push(...words);
    }
    setProgress(null);
    if (placed.length === opened.placed.length) {
      setError(isDataError(problem) ? dataErrorMessage(problem) : NOTHING_RECOGNIZED);
      return null;
    }
    await client.ask('readPdf', { name: opened.file.name, texts: placed });
    const today = new Date().toISOString();
    const reading = await client.ask('extract', { kind: null, today });
    const texts = await client.ask('source', null);
    const read = new Set(placed.map(({ page }) => page));
    setOpened({
      ...opened,
      reading,
      texts,
      placed,
      scans: opened.scans.filter((page) => !read.has(page)),
    });
    if (problem !== undefined) {
      setError(isDataError(problem) ? dataErrorMessage(problem) : NOTHING_RECOGNIZED);
    }
    return reading;
  }, [opened, sendPage]);

  /** The document's lines as a model may see them. */
  const readLines = useCallback(
    async (): Promise<readonly string[]> => (await worker.current?.ask('lines', null)) ?? [],
    [],
  );

  return { opened, progress, error, open, readAs, readLines, recognize, cancel: end };
}
