import { type CsvCell, csvLine, writeCsv } from '../format/csv.ts';
import { formatFixed } from '../format/number.ts';

/** A line of `list_ledger_export`. */
export interface ExportLine {
  readonly number: number;
  readonly entry_date: string;
  readonly memo: string;
  readonly account: string;
  readonly name: string;
  readonly quickbooks_name: string | null;
  readonly sage_number: string | null;
  readonly xero_code: string | null;
  readonly cents: number;
  readonly line_memo: string | null;
}

export const LEDGER_EXPORTS = [
  { kind: 'csv', label: 'CSV', extension: 'csv' },
  { kind: 'quickbooks', label: 'QuickBooks Online (CSV)', extension: 'csv' },
  { kind: 'iif', label: 'QuickBooks Desktop (IIF)', extension: 'iif' },
  { kind: 'sage', label: 'Sage Intacct (CSV)', extension: 'csv' },
  { kind: 'xero', label: 'Xero manual journals (CSV)', extension: 'csv' },
] as const;
export type LedgerExport = (typeof LEDGER_EXPORTS)[number]['kind'];

/** "-1234.56": accounting products read a hyphen and no separators. */
const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${formatFixed(Math.abs(cents) / 100, 2).replaceAll(',', '')}`;
const debit = ({ cents }: ExportLine): string => (cents > 0 ? dollars(cents) : '');
const credit = ({ cents }: ExportLine): string => (cents < 0 ? dollars(-cents) : '');
/** "05/31/2026" */
const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const quickBooksName = ({ quickbooks_name, account, name }: ExportLine): string =>
  quickbooks_name ?? `${account} ${name}`;

/** IIF is tab-separated and has no escapes, so tabs, quotes, and line breaks are removed. */
const iifCell = (value: string): string => value.replace(/["\t\r\n]+/g, ' ').trim();

function writeIif(lines: readonly ExportLine[]): string {
  const head = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO'];
  const rows = [['!TRNS', ...head], ['!SPL', ...head], ['!ENDTRNS']];
  for (const [at, line] of lines.entries()) {
    const isFirst = lines[at - 1]?.number !== line.number;
    if (isFirst && at > 0) rows.push(['ENDTRNS']);
    rows.push([
      isFirst ? 'TRNS' : 'SPL',
      'GENERAL JOURNAL',
      usDate(line.entry_date),
      quickBooksName(line),
      dollars(line.cents),
      `${line.number}`,
      line.line_memo ?? line.memo,
    ]);
  }
  if (lines.length > 0) rows.push(['ENDTRNS']);
  return rows.map((row) => `${row.map(iifCell).join('\t')}\r\n`).join('');
}

/** Xero imports up to this many lines of manual journals per file. */
export const XERO_FILE_LINES = 300;
/** Xero's tax rate without tax in the United States; the ledger has sales tax on accounts of its own. */
const XERO_TAX_RATE = 'Tax Exempt (0%)';
const XERO_HEAD = [
  '*Narration',
  '*Date',
  'Description',
  '*AccountCode',
  '*TaxRate',
  '*Amount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** "31 May 2026": Xero reads it alike in every region. */
const xeroDate = (day: string): string =>
  `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const PLAIN_SIGNS: Readonly<Record<string, string>> = { '“': '"', '”': '"', '…': '...' };
/** Xero reads files as Windows-1252, so only ASCII arrives as it was written. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/[“”…]/g, (sign) => PLAIN_SIGNS[sign] ?? '')
    .replace(/[^\x20-\x7e]/g, '?');

/** Writes an entry of lines with one narration, which Xero takes for one manual journal. */
const xeroRow = (line: ExportLine): readonly CsvCell[] => [
  toAscii(`HX-${line.number} ${line.memo}`),
  xeroDate(line.entry_date),
  toAscii(line.line_memo ?? line.name),
  line.xero_code ?? line.account,
  XERO_TAX_RATE,
  line.cents / 100,
  '',
  '',
  '',
  '',
];

/** Without a byte order mark, which Xero takes for a part of the first heading. */
const writeXero = (lines: readonly ExportLine[]): string =>
  [XERO_HEAD, ...lines.map(xeroRow)].map(csvLine).join('');

/** Splits lines into files of at most 300, without splitting an entry. */
function splitForXero(lines: readonly ExportLine[]): readonly (readonly ExportLine[])[] {
  const entries = Map.groupBy(lines, ({ number }) => number);
  const files: ExportLine[][] = [];
  for (const entry of entries.values()) {
    const last = files.at(-1);
    if (last === undefined || last.length + entry.length > XERO_FILE_LINES) files.push([...entry]);
    else last.push(...entry);
  }
  return files;
}

/** Writes a month's lines, ordered by entry, as the files that an accounting product imports. */
export const writeLedgerFiles = (
  kind: LedgerExport,
  lines: readonly ExportLine[],
): readonly string[] =>
  kind === 'xero' && lines.length > 0
    ? splitForXero(lines).map(writeXero)
    : [writeLedgerExport(kind, lines)];

function writeLedgerExport(kind: LedgerExport, lines: readonly ExportLine[]): string {
  if (kind === 'iif') return writeIif(lines);
  if (kind === 'xero') return writeXero(lines);
  const table = (
    head: readonly string[],
    row: (line: ExportLine, at: number) => readonly CsvCell[],
  ) => writeCsv(head, lines.map(row));
  if (kind === 'quickbooks') {
    return table(
      ['Journal No', 'Journal Date', 'Account', 'Debits', 'Credits', 'Description', 'Memo'],
      (line) => [
        line.number,
        usDate(line.entry_date),
        quickBooksName(line),
        debit(line),
        credit(line),
        line.line_memo ?? line.memo,
        line.memo,
      ],
    );
  }
  if (kind === 'sage') {
    let place = 0;
    return table(
      [
        'JOURNAL',
        'DATE',
        'REVERSEDATE',
        'DESCRIPTION',
        'REFERENCE_NO',
        'LINE_NO',
        'ACCT_NO',
        'MEMO',
        'DEBIT',
        'CREDIT',
      ],
      (line, at) => {
        place = lines[at - 1]?.number === line.number ? place + 1 : 1;
        return [
          'GJ',
          usDate(line.entry_date),
          '',
          line.memo,
          `HX-${line.number}`,
          place,
          line.sage_number ?? line.account,
          line.line_memo ?? line.memo,
          debit(line),
          credit(line),
        ];
      },
    );
  }
  return table(['Entry', 'Date', 'Memo', 'Account', 'Name', 'Debit', 'Credit'], (line) => [
    line.number,
    line.entry_date,
    line.line_memo ?? line.memo,
    line.account,
    line.name,
    debit(line),
    credit(line),
  ]);
}
