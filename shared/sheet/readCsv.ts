import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { unescapeFormula } from '../format/csv.ts';
import { collectRows } from './collectRows.ts';
import { decodeText } from './decodeText.ts';
import { SHEET_LIMITS, type Sheet } from './sheet.ts';
import { SheetError } from './sheetError.ts';

/** Excel's first-line separator declaration. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

export function readCsv(bytes: Uint8Array, onProgress: (share: number) => void): Sheet {
  const { text, encoding } = decodeText(bytes);
  const separatorMatch = SEPARATOR_LINE.exec(text);
  const body = separatorMatch === null ? text : text.slice(separatorMatch[0].length);
  const delimiter = separatorMatch?.[1] ?? detectDelimiter(body.slice(0, 64_000));
  const rows = collectRows(separatorMatch === null ? 0 : 1, onProgress);
  for (const cells of streamCsvRows(body, { delimiter })) {
    rows.add(cells.map((cell) => textOf(String(cell ?? ''))));
  }
  return { names: [], index: 0, encoding, ...rows.end() };
}

function textOf(cell: string): string | null {
  if (cell.length > SHEET_LIMITS.cellCharacters) throw new SheetError('longCell');
  const trimmed = unescapeFormula(cell).trim();
  return trimmed === '' ? null : trimmed;
}
