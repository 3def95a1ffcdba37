import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { collectRows } from '#shared/sheet/collectRows.ts';
import { type Cell, SHEET_LIMITS, type Sheet } from '#shared/sheet/sheet.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { checkArchive } from './archive.ts';

/** Reads one sheet of a workbook. Formulas stay as text and are rejected like those in text files. */
export async function readXlsx(
  bytes: Uint8Array,
  index: number,
  onProgress: (share: number) => void,
): Promise<Sheet> {
  const parts = checkArchive(bytes);
  if (parts.has('xl/workbook.bin')) throw new SheetError('binaryExcel');
  if (!parts.has('xl/workbook.xml')) throw new SheetError('notASheet');
  const names: string[] = [];
  const workbook = await readWorkbook(bytes, {
    sheets: (sheet) => {
      if (sheet.hidden || sheet.veryHidden) return false;
      names.push(sheet.name);
      return names.length - 1 === index;
    },
    // One extra for the header, and one more to detect excess rows.
    maxRows: SHEET_LIMITS.rows + 2,
  }).catch((error: unknown) => {
    throw new SheetError(/bounds|cells|limit|exceed/i.test(String(error)) ? 'bomb' : 'damaged');
  });
  const rows = collectRows(0, onProgress);
  const [table] = workbook.sheets;
  const formulas = formulasOf(table);
  for (const [at, row] of (table?.rows ?? []).entries()) {
    rows.add(row.map((cell, column) => formulas.get(`${at},${column}`) ?? cellOf(cell)));
  }
  return { names, index, encoding: null, formulas: formulas.size, ...rows.end() };
}

/** Formulas by cell reference in `hucre` format; a shared formula is stored only in its first cell. */
function formulasOf(table: Table | undefined): ReadonlyMap<string, string> {
  const cells = [...(table?.cells ?? [])].filter(([, { formula }]) => formula !== undefined);
  const shared = new Map<number | undefined, string>();
  for (const [, { formula, formulaSharedIndex }] of cells) {
    if (formula) shared.set(formulaSharedIndex, formula);
  }
  return new Map(
    cells.map(([place, { formula, formulaSharedIndex }]) => [
      place,
      `=${formula || (shared.get(formulaSharedIndex) ?? '')}`,
    ]),
  );
}

type Table = Awaited<ReturnType<typeof readWorkbook>>['sheets'][number];

const MIDNIGHT = 'T00:00:00';

/** Content of a cell as read by `hucre`. */
export function cellOf(cell: string | number | boolean | Date | null): Cell {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return null;
    // Spreadsheet times have no time zone.
    const shown = cell.toISOString().slice(0, 19);
    return shown.endsWith(MIDNIGHT) ? shown.slice(0, -MIDNIGHT.length) : shown;
  }
  if (typeof cell !== 'string') return cell;
  if (cell.length > SHEET_LIMITS.cellCharacters) throw new SheetError('longCell');
  const trimmed = cell.trim();
  return trimmed === '' ? null : trimmed;
}
