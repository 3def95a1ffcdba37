import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { unescapeFormula } from '#shared/format/csv.ts';
import { decodeText } from '#shared/sheet/decodeText.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import {
  cellAddress,
  GRID_LIMITS,
  type Grid,
  type GridCell,
} from '#shared/underwriting/statements/grid.ts';
import { checkArchive } from './archive.ts';
import { cellOf } from './readXlsx.ts';

type OnProgress = (share: number) => void;

/**
 * Reads all visible sheets of a workbook cell by cell, without looking for a header. Formulas have the value that was
 * saved with them and are never computed.
 */
export async function readWorkbookGrids(
  bytes: Uint8Array,
  onProgress: OnProgress,
): Promise<readonly Grid[]> {
  const parts = checkArchive(bytes);
  if (parts.has('xl/workbook.bin')) throw new SheetError('binaryExcel');
  if (!parts.has('xl/workbook.xml')) throw new SheetError('notASheet');
  let sheets = 0;
  const workbook = await readWorkbook(bytes, {
    sheets: (sheet) => {
      if (sheet.hidden || sheet.veryHidden) return false;
      sheets += 1;
      return sheets <= GRID_LIMITS.sheets;
    },
    maxRows: GRID_LIMITS.rows + 1,
  }).catch((error: unknown) => {
    throw new SheetError(/bounds|cells|limit|exceed/i.test(String(error)) ? 'bomb' : 'damaged');
  });
  if (sheets > GRID_LIMITS.sheets) throw new SheetError('tooManySheets');
  onProgress(0.5);
  return workbook.sheets.map((sheet, at) => {
    const unsaved = new Set<string>();
    for (const [place, { formula, formulaSharedIndex, formulaResult, value }] of sheet.cells ??
      []) {
      if (formula === undefined && formulaSharedIndex === undefined) continue;
      const [row = 0, column = 0] = place.split(',').map(Number);
      if ((formulaResult ?? value ?? null) === null) unsaved.add(cellAddress(row, column));
    }
    const rows = sheet.rows.map((row) => boundedRow(row.map(cellOf)));
    onProgress(0.5 + ((at + 1) / workbook.sheets.length) * 0.5);
    return { name: sheet.name, rows: boundedRows(rows), unsaved };
  });
}

/** Reads a text file cell by cell, without looking for a header. */
export function readTextGrid(
  name: string,
  bytes: Uint8Array,
  onProgress: OnProgress,
): readonly Grid[] {
  const { text } = decodeText(bytes);
  const separator = /^sep=(.)\r?\n/i.exec(text);
  const body = separator === null ? text : text.slice(separator[0].length);
  const delimiter = separator?.[1] ?? detectDelimiter(body.slice(0, 64_000));
  const rows: (readonly GridCell[])[] = separator === null ? [] : [[]];
  for (const cells of streamCsvRows(body, { delimiter })) {
    if (rows.length >= GRID_LIMITS.rows) throw new SheetError('tooManyRows');
    rows.push(boundedRow(cells.map((cell) => textOf(String(cell ?? '')))));
    if (rows.length % 1000 === 0) onProgress(rows.length / GRID_LIMITS.rows);
  }
  return [{ name, rows }];
}

function textOf(cell: string): string | null {
  if (cell.length > GRID_LIMITS.cellCharacters) throw new SheetError('longCell');
  const trimmed = unescapeFormula(cell).trim();
  return trimmed === '' ? null : trimmed;
}

function boundedRow(cells: readonly GridCell[]): readonly GridCell[] {
  const filled = cells.findLastIndex((cell) => cell !== null) + 1;
  if (filled > GRID_LIMITS.columns) throw new SheetError('tooManyStatementColumns');
  return cells.length === filled ? cells : cells.slice(0, filled);
}

function boundedRows(rows: readonly (readonly GridCell[])[]) {
  const filled = rows.findLastIndex((row) => row.length > 0) + 1;
  if (filled > GRID_LIMITS.rows) throw new SheetError('tooManyRows');
  return rows.slice(0, filled);
}
