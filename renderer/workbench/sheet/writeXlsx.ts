import { XlsxStreamWriter } from 'hucre/xlsx';
import type { Cell } from '#shared/sheet/sheet.ts';

/** Type of a column's cells; dates and times are ISO 8601 text. */
export interface SheetColumn {
  readonly label: string;
  readonly type: 'text' | 'number' | 'money' | 'percent' | 'date' | 'time';
}

export interface Table {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

const FORMATS: Readonly<Partial<Record<SheetColumn['type'], string>>> = {
  money: '$#,##0',
  // Percentages are stored as written: 92.0, not 0.92.
  percent: '0.0"%"',
  date: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
};

const WIDEST = 60;
const NARROWEST = 10;
const LOOKED_AT = 200;
const LONGEST_NAME = 31;
const EVERY = 2_000;
/** Characters Excel doesn't allow in sheet names. */
const NOT_IN_NAMES = /[\\/?*[\]:]/g;

const isDay = (type: SheetColumn['type']): boolean => type === 'date' || type === 'time';

function typedCell(cell: Cell | undefined, type: SheetColumn['type']) {
  if (cell === undefined || cell === '') return null;
  if (typeof cell !== 'string' || !isDay(type)) return cell;
  const date = new Date(/T/.test(cell) ? cell.replace(/(?:Z|[+-]\d\d:?\d\d)?$/, 'Z') : cell);
  return Number.isNaN(date.getTime()) ? cell : date;
}

/** Writes a workbook with one sheet. Text stays text, so a cell that looks like a formula is never computed. */
export async function writeXlsx(
  { name, columns, rows }: Table,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const widths = columns.map(({ label }, column) =>
    Math.min(
      WIDEST,
      rows
        .slice(0, LOOKED_AT)
        .reduce(
          (most, row) => Math.max(most, String(row[column] ?? '').length),
          Math.max(NARROWEST, label.length),
        ) + 2,
    ),
  );
  const writer = new XlsxStreamWriter({
    name: name.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME).trim() || 'Sheet',
    freezePane: { rows: 1 },
    columns: columns.map(({ label, type }, column) => ({
      header: label,
      width: widths[column] ?? NARROWEST,
      ...(FORMATS[type] === undefined ? {} : { numFmt: FORMATS[type] }),
    })),
  });
  for (const [index, row] of rows.entries()) {
    writer.addRow(columns.map(({ type }, column) => typedCell(row[column], type)));
    if (index % EVERY === EVERY - 1) onProgress(index / rows.length);
  }
  return writer.finish();
}
