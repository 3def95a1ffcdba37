import { handleWorkerCalls } from '../worker/answerCalls.ts';
import type { ReportProgress } from '../worker/work.ts';
import { type Table, writeXlsx } from './writeXlsx.ts';

const calls = {
  write: (table: Table, report: ReportProgress) => writeXlsx(table, report),
};
export type SheetWriterCalls = typeof calls;

handleWorkerCalls(calls, () => false);
