import type { CsvCell } from '#shared/format/csv.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { saveCsv } from './saveCsv.ts';

interface SaveCsvProps {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: () => Iterable<readonly CsvCell[]>;
}

/** A button that saves the rows of a list as CSV. */
export const SaveCsv = ({ name, head, rows }: SaveCsvProps) => (
  <PlainButton size="small" variant="minimal" onClick={() => saveCsv(name, head, rows())}>
    Export CSV
  </PlainButton>
);
