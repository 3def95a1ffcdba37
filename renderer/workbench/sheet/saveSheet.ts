import { writeCsv } from '#shared/format/csv.ts';
import { saveFile } from '../../ui/file/saveFile.ts';
import { installTrustedTypes } from '../../ui/trust/installTrustedTypes.ts';
import { createWorkerClient } from '../worker/workerClient.ts';
import type { SheetWriterCalls } from './writeSheet.worker.ts';
import type { Table } from './writeXlsx.ts';

export const SHEET_KINDS = [
  { kind: 'xlsx', label: 'Excel (.xlsx)' },
  { kind: 'csv', label: 'CSV' },
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number]['kind'];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SaveOptions {
  readonly kind: SheetKind;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Writes a table to a file named after it and downloads it. */
export async function saveSheet(
  table: Table,
  { kind, signal, onProgress }: SaveOptions,
): Promise<void> {
  const blob = kind === 'csv' ? csvBlob(table) : await xlsxBlob(table, signal, onProgress);
  if (signal?.aborted !== true) saveFile(`${table.name}.${kind}`, blob);
}

const csvBlob = ({ columns, rows }: Table): Blob =>
  new Blob(
    [
      writeCsv(
        columns.map(({ label }) => label),
        rows,
      ),
    ],
    { type: 'text/csv;charset=utf-8' },
  );

/** Writing 50,000 rows takes seconds, so it runs in a worker. */
async function xlsxBlob(
  table: Table,
  signal: AbortSignal | undefined,
  onProgress: ((share: number) => void) | undefined,
): Promise<Blob> {
  installTrustedTypes();
  const worker = new Worker(new URL('./writeSheet.worker.ts', import.meta.url), { type: 'module' });
  const { ask, end } = createWorkerClient<SheetWriterCalls>(worker);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const bytes = await ask('write', table, onProgress === undefined ? {} : { onProgress });
    return new Blob([new Uint8Array(bytes)], { type: XLSX });
  } finally {
    end();
  }
}
