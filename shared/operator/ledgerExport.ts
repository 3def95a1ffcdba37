import { type CsvCell, writeCsv } from '../format/csv.ts';
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
  readonly cents: number;
  readonly line_memo: string | null;
}

export const LEDGER_EXPORTS = [
  { kind: 'csv', label: 'CSV', extension: 'csv' },
  { kind: 'quickbooks', label: 'QuickBooks Online (CSV)', extension: 'csv' },
  { kind: 'iif', label: 'QuickBooks Desktop (IIF)', extension: 'iif' },
  { kind: 'sage', label: 'Sage Intacct (CSV)', extension: 'csv' },
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

/** Writes a month's lines, ordered by entry, in the format of an accounting product. */
export function writeLedgerExport(kind: LedgerExport, lines: readonly ExportLine[]): string {
  if (kind === 'iif') return writeIif(lines);
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
