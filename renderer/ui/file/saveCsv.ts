import { type CsvCell, writeCsv } from '#shared/format/csv.ts';
import { saveFile } from './saveFile.ts';

/** Saves rows of a list as a CSV file, named like "Work orders 2026-05-03". */
export function saveCsv(
  name: string,
  head: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
): void {
  const day = new Date().toLocaleDateString('sv-SE');
  saveFile(
    `${name} ${day}.csv`,
    new Blob([writeCsv(head, rows)], { type: 'text/csv;charset=utf-8' }),
  );
}
