import { streamCsvRows } from 'hucre/csv';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import {
  detectExclusionLayout,
  EXCLUSION_SOURCES,
  type ExclusionLayout,
  type ExclusionRow,
  type ExclusionSource,
} from '#shared/vendors/exclusionLists.ts';
import { type DataError, isDataError } from '../../../data/api/dataError.ts';
import { plainName } from '../../../data/files/prepareFile.ts';
import {
  useAddListRowsMutation,
  useBeginListMutation,
  useCheckListMutation,
  useFinishListMutation,
} from './trustApi.ts';

const BATCH = 1000;
/** The published files are below 40 MB. */
const MAX_LIST_BYTES = 120_000_000;

export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' | 'checking'; readonly done: number; readonly label: string }
  | { readonly step: 'shorter'; readonly id: string; readonly rows: number }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'done'; readonly label: string };

class Stopped extends Error {}

const failed = (error: unknown): ImportState => ({
  step: 'failed',
  message: isDataError(error)
    ? dataErrorMessage(error)
    : 'The file could not be read. Download it again and retry.',
});

const throwError = (result: { readonly error?: unknown }) => {
  if (result.error !== undefined) throw result.error as DataError;
};

/** Imports an exclusion list in batches, then checks all vendors against it. Both can be canceled and resumed. */
export function useListImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const isStopped = useRef(false);
  const [begin] = useBeginListMutation();
  const [add] = useAddListRowsMutation();
  const [finish] = useFinishListMutation();
  const [check] = useCheckListMutation();
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);

  async function send(id: string, rows: readonly ExclusionRow[]) {
    if (isStopped.current) throw new Stopped();
    throwError(await add({ id, rows }));
  }

  async function read(file: File): Promise<{ id: string; rows: number }> {
    const id = crypto.randomUUID();
    const today = toCalendarDay(new Date());
    const text = await file.text();
    let layout: ExclusionLayout | null = null;
    let line = 0;
    let sent = 0;
    let batch: ExclusionRow[] = [];
    for (const cells of streamCsvRows(text, { delimiter: ',' })) {
      line += 1;
      const values = cells.map((cell) => (cell === null ? null : String(cell)));
      if (layout === null) {
        layout = detectExclusionLayout(values);
        if (layout === null) throw new Error('Unknown layout');
        const source: ExclusionSource = layout.source;
        throwError(await begin({ id, source, fileName: plainName(file.name) }));
        continue;
      }
      const row = layout.read(values, line, today);
      if (row === null) continue;
      batch.push(row);
      if (batch.length === BATCH) {
        await send(id, batch);
        sent += batch.length;
        batch = [];
        setState({ step: 'reading', done: sent, label: EXCLUSION_SOURCES[layout.source] });
      }
    }
    if (batch.length > 0) await send(id, batch);
    return { id, rows: sent + batch.length };
  }

  async function checkAll(id: string, before = 0) {
    let checked = before;
    for (;;) {
      if (isStopped.current) throw new Stopped();
      setState({ step: 'checking', done: checked, label: 'vendors checked' });
      const result = await check(id);
      throwError(result);
      if (result.data === undefined || result.data === null || result.data.is_done) break;
      checked = result.data.checked;
    }
    setState({ step: 'done', label: 'All vendors are checked against this list.' });
  }

  async function run(work: () => Promise<void>) {
    isStopped.current = false;
    try {
      await work();
    } catch (error) {
      setState(error instanceof Stopped ? { step: 'idle' } : failed(error));
    }
  }

  const complete = async (id: string, rows: number, isShorterOk: boolean) => {
    const result = await finish({ id, rows, isShorterOk });
    if (isDataError(result.error) && result.error.code === 'HXIFS') {
      setState({ step: 'shorter', id, rows });
      return;
    }
    throwError(result);
    await checkAll(id);
  };

  return {
    state,
    start: (file: File) =>
      run(async () => {
        if (file.size > MAX_LIST_BYTES) {
          setState({ step: 'failed', message: 'Choose a file of at most 120 MB.' });
          return;
        }
        setState({ step: 'reading', done: 0, label: file.name });
        const { id, rows } = await read(file).catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Unknown layout') {
            setState({
              step: 'failed',
              message:
                'Choose UPDATED.csv from the OIG or the public exclusions extract of SAM.gov.',
            });
            return { id: '', rows: 0 };
          }
          throw error;
        });
        if (id !== '') await complete(id, rows, false);
      }),
    confirmShorter: (id: string, rows: number) => run(async () => complete(id, rows, true)),
    resume: (id: string, checked: number) => run(async () => checkAll(id, checked)),
    stop,
    reset: () => setState({ step: 'idle' }),
  };
}
