import type { Sheet } from '#shared/sheet/sheet.ts';
import { readSheet } from '../../../workbench/sheet/readSheet.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';

/** Reads the first sheet of a CSV or XLSX file. */
export const statementCalls = {
  read: (file: Blob, report: ReportProgress): Promise<Sheet> =>
    readSheet(file, { index: 0, onProgress: report }),
};
export type StatementCalls = typeof statementCalls;
