import type { WriteSheet, Cell as XlsxCell } from 'hucre/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellFormat, Sheet } from '#shared/underwriting/workbook/cells.ts';

const FORMATS: Readonly<Record<CellFormat, string>> = {
  money: '$#,##0.00;[Red]-$#,##0.00',
  percent: '0.00%',
  times: '0.00"×"',
  number: 'General',
  date: 'yyyy-mm-dd',
};

/** Writes the sheets of a model as an Excel file. Only the model's own formulas compute; names stay text. */
export async function writeModelWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(toXlsxSheet) });
}

function toXlsxSheet({ name, rows, widths, frozen }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<XlsxCell>>();
  for (const [row, line] of rows.entries())
    for (const [column, cell] of line.entries())
      if (cell !== undefined) cells.set(`${row},${column}`, toXlsxCell(cell));
  return {
    name,
    cells,
    rows: rows.map((line) => line.map(() => null)),
    columns: widths.map((width) => ({ width })),
    freezePane: frozen,
  };
}

function toXlsxCell({ value, formula, result, format, isInput, isHead }: Cell): Partial<XlsxCell> {
  const style = {
    ...(format !== undefined && { numFmt: FORMATS[format] }),
    ...((isInput === true || isHead === true) && {
      font: { ...(isHead && { bold: true }), ...(isInput && { color: { rgb: '0000FF' } }) },
    }),
  };
  if (formula !== undefined)
    return { formula, style, ...(result !== undefined && { formulaResult: result }) };
  return { value: value ?? null, style };
}
