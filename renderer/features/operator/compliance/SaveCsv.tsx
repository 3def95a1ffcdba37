import { Button } from '@blueprintjs/core';
import { type CsvCell, writeCsv } from '#shared/format/csv.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';

interface SaveCsvProps {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: () => Iterable<readonly CsvCell[]>;
}

/** Saves the rows of a list as CSV. */
export function SaveCsv({ name, head, rows }: SaveCsvProps) {
  function save() {
    const csv = writeCsv(head, rows());
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }
  return (
    <Button size="small" variant="minimal" onClick={save}>
      Export CSV
    </Button>
  );
}
