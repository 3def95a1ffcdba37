import { type CsvCell, writeCsv } from '#shared/format/csv.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { saveFile } from './saveFile.ts';

/** Saves rows of a list as a CSV file, named like "Work orders 2026-05-03". */
export function saveCsv(
  name: string,
  head: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
): void {
  const day = toCalendarDay(new Date());
  saveFile(
    `${name} ${day}.csv`,
    new Blob([writeCsv(head, rows)], { type: 'text/csv;charset=utf-8' }),
  );
}
