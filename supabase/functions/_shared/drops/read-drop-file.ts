import { matchColumns, missingFields } from '../../../../shared/imports/columnMapping.ts';
import { derivedFields } from '../../../../shared/imports/contactColumns.ts';
import { findDropNoun } from '../../../../shared/imports/dropNouns.ts';
import { createRowValidator } from '../../../../shared/imports/rowValidation.ts';
import type { Changes } from '../../../../shared/records/row.ts';
import { readCsv } from '../../../../shared/sheet/readCsv.ts';
import { SheetError } from '../../../../shared/sheet/sheetError.ts';

const MAX_ROWS = 20_000;
const MAX_ERRORS = 100;
const MAX_UNUSED = 200;
const BATCH_ROWS = 1_000;
/** The database's API takes up to 1 MB. */
const BATCH_CHARACTERS = 250_000;

interface DropRow {
  readonly at: number;
  readonly values: Changes;
}

export interface DropFile {
  readonly failure: string | null;
  readonly rows: number;
  readonly faulty: number;
  /** Fields that columns were matched to. */
  readonly fields: readonly string[];
  /** Headings that match no field. */
  readonly unused: readonly string[];
  /** The first errors, without what the cells contain. */
  readonly errors: readonly {
    readonly at: number;
    readonly field: string;
    readonly sentence: string;
  }[];
  readonly batches: readonly (readonly DropRow[])[];
}

const refused = (failure: string): DropFile => ({
  failure,
  rows: 0,
  faulty: 0,
  fields: [],
  unused: [],
  errors: [],
  batches: [],
});

/** Reads a CSV file as an import does: by its content, with columns matched by heading and each row validated. */
export function readDropFile(bytes: Uint8Array, kind: string): DropFile {
  const noun = findDropNoun(kind);
  if (noun === undefined) return refused('not_allowed');
  try {
    const { head, rows } = readCsv(bytes, () => {});
    if (rows.length > MAX_ROWS) return refused('too_many_rows');
    const mapping = matchColumns(noun, head);
    const fields = [...new Set(mapping.filter((name) => name !== null))];
    const unused = head.filter((_, column) => mapping[column] === null).slice(0, MAX_UNUSED);
    if (fields.length === 0 || missingFields(noun, mapping).length > 0) {
      return { ...refused('missing_columns'), rows: rows.length, fields, unused };
    }
    const validate = createRowValidator(noun, mapping, head);
    const validated = rows.map((row) => validate(row, new Map()));
    const faulty = validated.filter(({ faults }) => faults.length > 0);
    return {
      failure: faulty.length === validated.length ? 'no_valid_rows' : null,
      rows: rows.length,
      faulty: faulty.length,
      fields: [...fields, ...derivedFields(noun, mapping)],
      unused,
      errors: faulty
        .flatMap(({ faults }) => faults.map(({ at, field, sentence }) => ({ at, field, sentence })))
        .slice(0, MAX_ERRORS),
      batches: toBatches(validated.filter(({ faults }) => faults.length === 0)),
    };
  } catch (error) {
    if (error instanceof SheetError) return refused(SHEET_FAILURES[error.problem] ?? 'not_csv');
    throw error;
  }
}

const SHEET_FAILURES: Readonly<Record<string, string>> = {
  empty: 'empty',
  noRows: 'empty',
  noColumns: 'missing_columns',
  tooManyRows: 'too_many_rows',
  encoding: 'encoding',
};

function toBatches(rows: readonly DropRow[]): readonly (readonly DropRow[])[] {
  const batches: DropRow[][] = [];
  let characters = Infinity;
  for (const { at, values } of rows) {
    const length = JSON.stringify(values).length;
    const last = batches.at(-1);
    if (
      last === undefined ||
      last.length === BATCH_ROWS ||
      characters + length > BATCH_CHARACTERS
    ) {
      batches.push([{ at, values }]);
      characters = length;
    } else {
      last.push({ at, values });
      characters += length;
    }
  }
  return batches;
}
