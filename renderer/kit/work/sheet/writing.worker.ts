import { answerCalls } from '../worker/answerCalls.ts';
import type { Report } from '../worker/work.ts';
import { type Table, writeXlsx } from './writeXlsx.ts';

const calls = {
  write: (table: Table, report: Report) => writeXlsx(table, report),
};
export type WritingCalls = typeof calls;

answerCalls(calls, () => false);
