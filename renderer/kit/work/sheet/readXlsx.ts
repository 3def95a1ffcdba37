import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { judgeArchive } from './archive.ts';
import { gatherRows } from './gatherRows.ts';
import { SheetRefused } from './refusal.ts';
import { type Cell, SHEET_LIMITS, type Sheet } from './sheet.ts';

/** One table of a workbook. A formula is what it last came to; nothing is computed and nothing is run. */
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
  for (const row of table?.rows ?? []) rows.add(row.map(cellOf));
  const formulas = [...(table?.cells?.values() ?? [])].filter(({ formula }) => formula).length;
  return { names, index, encoding: null, formulas, ...rows.end() };
}

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
