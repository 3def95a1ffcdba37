import { handleWorkerCalls } from '../worker/handleWorkerCalls.ts';
import type { ReportProgress } from '../worker/workerProtocol.ts';
import { type Table, writeXlsx } from './writeXlsx.ts';

const calls = {
  write: (table: Table, report: ReportProgress) => writeXlsx(table, report),
};
export type SheetWriterCalls = typeof calls;

handleWorkerCalls(calls, () => false);
