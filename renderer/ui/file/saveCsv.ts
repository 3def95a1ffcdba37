import { type CsvCell, writeCsv } from '#shared/format/csv.ts';
import { saveFile } from './saveFile.ts';

/** Saves a table as a CSV file of this name. */
export const saveCsv = (
  name: string,
  head: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
): void =>
  saveFile(`${name}.csv`, new Blob([writeCsv(head, rows)], { type: 'text/csv;charset=utf-8' }));
