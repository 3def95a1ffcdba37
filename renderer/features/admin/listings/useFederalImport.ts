import { streamCsvRows } from 'hucre/csv';
import { useRef, useState } from 'react';
import { decodeText } from '#shared/sheet/decodeText.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { readSheet } from '../../../workbench/sheet/readSheet.ts';
import {
  type FederalPreview,
  useDiscardFederalFileMutation,
  usePreviewFederalFileMutation,
  usePublishFederalFileMutation,
  useStageFederalRowsMutation,
} from './adminMediaApi.ts';
import { type FederalFile, parseFederalFile } from './federalFiles.ts';

const ROWS_PER_REQUEST = 500;

export type ImportStep =
  | { readonly at: 'idle'; readonly message?: string; readonly isError?: boolean }
  | { readonly at: 'reading' }
  | { readonly at: 'read'; readonly file: FederalFile }
  | { readonly at: 'staging'; readonly file: FederalFile; readonly sent: number }
  | {
      readonly at: 'staged';
      readonly file: FederalFile;
      readonly id: string;
      readonly preview: FederalPreview;
    }
  | { readonly at: 'publishing'; readonly file: FederalFile };

/** Reads, stages, previews, and publishes a federal file. Nothing is visible to members until it is published. */
export function useFederalImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'idle' });
  const [stage] = useStageFederalRowsMutation();
  const [preview] = usePreviewFederalFileMutation();
  const [publish] = usePublishFederalFileMutation();
  const [discard] = useDiscardFederalFileMutation();
  // The upload in progress. Another one, or none, cancels it.
  const current = useRef<string | null>(null);

  const fail = (message: string) => setStep({ at: 'idle', message, isError: true });
  const failWith = (error: unknown) =>
    fail(isDataError(error) ? dataErrorMessage(error) : 'Upload failed. Try again.');

  async function read(file: File) {
    setStep({ at: 'reading' });
    try {
      const found = parseFederalFile(await readLines(file), file.name);
      if (typeof found === 'string') fail(found);
      else setStep({ at: 'read', file: found });
    } catch {
      fail("We couldn't read this file. Choose the CSV or Excel file.");
    }
  }

  async function upload(file: FederalFile, date: string) {
    const id = crypto.randomUUID();
    current.current = id;
    const { kind, rows } = file;
    for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST) {
      setStep({ at: 'staging', file, sent: from });
      const { error } = await stage({
        file_id: id,
        kind,
        file_date: date,
        first_row: from,
        file_rows: rows.slice(from, from + ROWS_PER_REQUEST),
      });
      if (current.current !== id) {
        void discard(id);
        return;
      }
      if (error !== undefined) {
        void discard(id);
        failWith(error);
        return;
      }
    }
    const { data, error } = await preview(id);
    if (current.current !== id) return;
    if (data === undefined) failWith(error);
    else setStep({ at: 'staged', file, id, preview: data });
  }

  function cancel() {
    if (step.at === 'staged') void discard(step.id);
    current.current = null;
    setStep({ at: 'idle', message: 'Canceled. Nothing was imported.' });
  }

  async function complete({ id, file, preview: { rows } }: ImportStep & { at: 'staged' }) {
    setStep({ at: 'publishing', file });
    const { data, error } = await publish({ file_id: id, rows });
    if (data === undefined) failWith(error);
    else {
      const alerts = data.events === 1 ? '1 change' : `${data.events} changes`;
      setStep({ at: 'idle', message: `Published ${data.rows} rows. ${alerts} for watchers.` });
    }
  }

  return { step, read, upload, cancel, complete };
}

const isZip = ([one, two]: Uint8Array): boolean => one === 0x50 && two === 0x4b;

/** Reads the lines of a public extract, which may exceed the row limit of user spreadsheets. */
async function readLines(file: File): Promise<readonly (readonly unknown[])[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { head, rows } = await readSheet(file, { index: 0, onProgress: () => undefined });
    return [head, ...rows.map(({ cells }) => cells)];
  }
  return [...streamCsvRows(decodeText(bytes).text, { delimiter: ',' })];
}
