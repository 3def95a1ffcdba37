import { formatBytes } from '#shared/format/bytes.ts';
import { formatNumber } from '#shared/format/number.ts';
import { SHEET_LIMITS } from './sheet.ts';

/** Why a file is not read, in a sentence for whoever chose it. */
const REFUSALS = {
  tooLarge: `The file is larger than ${formatBytes(SHEET_LIMITS.bytes)}. Split it and import the parts.`,
  empty: 'The file is empty.',
  noRows: 'The file has a line of headings, but no rows under it.',
  noColumns: 'The first line of the file names no column.',
  tooManyRows: `The file has more than ${formatNumber(SHEET_LIMITS.rows)} rows. Split it and import the parts.`,
  tooManyColumns: `The file has more than ${SHEET_LIMITS.columns} columns.`,
  longCell: 'A cell is longer than any spreadsheet allows. A quotation mark is likely left open.',
  bomb: 'The file would unpack to far more than its size allows, so it was not opened.',
  locked: 'The file is protected by a password. Save a copy without one.',
  oldExcel: 'This is a file of Excel 97–2003. Save it as .xlsx or as CSV UTF-8.',
  binaryExcel: 'This is a binary workbook. Save it as .xlsx or as CSV UTF-8.',
  notASheet: 'This is neither a workbook (.xlsx) nor a text file (.csv).',
  encoding: 'The letters of this file cannot be told for sure. Save it as CSV UTF-8.',
  damaged: 'The file is damaged and cannot be read.',
} as const;

export type SheetProblem = keyof typeof REFUSALS;

export class SheetRefused extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(REFUSALS[problem]);
    this.problem = problem;
  }
}
