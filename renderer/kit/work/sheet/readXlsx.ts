import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { judgeArchive } from './archive.ts';
import { gatherRows } from './gatherRows.ts';
import { SheetRefused } from './refusal.ts';
import { type Cell, SHEET_LIMITS, type Sheet } from './sheet.ts';

/** One table of a workbook. A formula stays its own words, to be refused as those of a text file are. */
export async function readXlsx(
  bytes: Uint8Array,
  index: number,
  onProgress: (share: number) => void,
): Promise<Sheet> {
  const parts = judgeArchive(bytes);
  if (parts.has('xl/workbook.bin')) throw new SheetRefused('binaryExcel');
  if (!parts.has('xl/workbook.xml')) throw new SheetRefused('notASheet');
  const names: string[] = [];
  const workbook = await readWorkbook(bytes, {
    sheets: (sheet) => {
      if (sheet.hidden || sheet.veryHidden) return false;
      names.push(sheet.name);
      return names.length - 1 === index;
    },
    // One more than is taken, for the head, and one more, to see that there are too many.
    maxRows: SHEET_LIMITS.rows + 2,
  }).catch((error: unknown) => {
    throw new SheetRefused(/bounds|cells|limit|exceed/i.test(String(error)) ? 'bomb' : 'damaged');
  });
  const rows = gatherRows(0, onProgress);
  const [table] = workbook.sheets;
  const formulas = formulasOf(table);
  for (const [at, row] of (table?.rows ?? []).entries()) {
    rows.add(row.map((cell, column) => formulas.get(`${at},${column}`) ?? cellOf(cell)));
  }
  return { names, index, encoding: null, formulas: formulas.size, ...rows.end() };
}

/** By place, as `hucre` writes one; a formula that is shared stands in its first cell alone. */
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

function cellOf(cell: string | number | boolean | Date | null): Cell {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return null;
    // The hour that a sheet shows belongs to no time zone.
    const shown = cell.toISOString().slice(0, 19);
    return shown.endsWith(MIDNIGHT) ? shown.slice(0, -MIDNIGHT.length) : shown;
  }
  if (typeof cell !== 'string') return cell;
  if (cell.length > SHEET_LIMITS.cellCharacters) throw new SheetRefused('longCell');
  const words = cell.trim();
  return words === '' ? null : words;
}
