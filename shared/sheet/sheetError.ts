import { formatBytes } from '../format/bytes.ts';
import { formatNumber } from '../format/number.ts';
import { SHEET_LIMITS } from './sheet.ts';

/** Why a file can't be read, as a message for the user. */
const ERROR_MESSAGES = {
  tooLarge: `The file is larger than ${formatBytes(SHEET_LIMITS.bytes)}. Split it and import the parts separately.`,
  empty: 'The file is empty.',
  noRows: 'The file has column headings but no rows.',
  noColumns: 'The first row has no column names. Add column headings.',
  tooManyRows: `The file has more than ${formatNumber(SHEET_LIMITS.rows)} rows. Split it and import the parts separately.`,
  tooManyCards: `The file has more than ${formatNumber(SHEET_LIMITS.rows)} contacts. Export them in parts.`,
  tooManyColumns: `The file has more than ${SHEET_LIMITS.columns} columns.`,
  tooManySheets: 'The file has more than 40 sheets. Save the statement as a file of its own.',
  tooManyStatementColumns: 'The file has more than 800 columns.',
  tooManyPages: 'The PDF has more than 200 pages. Save the statement as a file of its own.',
  scan: 'This PDF is a scan without text. Ask for the spreadsheet, or a PDF with text you can select.',
  longCell: 'A cell is too long. A closing quotation mark is probably missing.',
  bomb: "The file would unpack to far more than its size allows, so we didn't open it.",
  locked: 'The file is password-protected. Save a copy without a password.',
  oldExcel: 'This is an Excel 97–2003 file. Save it as .xlsx or CSV UTF-8.',
  binaryExcel: 'This is a binary workbook. Save it as .xlsx or CSV UTF-8.',
  notASheet: "This isn't a workbook (.xlsx) or text file (.csv).",
  encoding: "We can't detect this file's text encoding. Save it as CSV UTF-8.",
  cardEncoding:
    "We can't detect this file's text encoding. Export the contacts as UTF-8 or as vCard 3.0.",
  vcard: 'This is a vCard file. Import it from Clients or Leads.',
  damaged: "The file is damaged and can't be read.",
} as const;

export type SheetProblem = keyof typeof ERROR_MESSAGES;

export class SheetError extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(ERROR_MESSAGES[problem]);
    this.problem = problem;
  }
}
