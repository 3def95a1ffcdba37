import { parseFieldValue } from '../records/inputValue.ts';
import type { Field, Noun } from '../records/noun.ts';
import { type Changes, isEmpty, type Value } from '../records/row.ts';
import type { Cell, SheetRow } from '../sheet/sheet.ts';
import { type ColumnMapping, getContactMethodPrefix, importedFields } from './columnMapping.ts';

/** An error in one cell, with its content. */
export interface CellError {
  readonly at: number;
  readonly field: string;
  readonly typed: string;
  readonly sentence: string;
}

export interface ValidatedRow {
  readonly at: number;
  readonly values: Changes;
  readonly faults: readonly CellError[];
}

/** Corrections typed over cells, by row and field. */
export type CellCorrections = ReadonlyMap<number, ReadonlyMap<string, string>>;

const typedCell = (cell: Cell | undefined): string => {
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);
};

const BETWEEN: Readonly<Partial<Record<Field['type'], string>>> = {
  longText: '\n',
  tags: ', ',
  ways: '\n',
};

/** Matches text a spreadsheet would compute or run; phone numbers with `+` and list items don't count. */
const FORMULA = /^(?:[=＝]|[+\-@＋－＠][A-Za-z_][\w.]*[|(!])/;

const kindedBy = (heading = '', part: string): string =>
  part === '' || /^(work|mobile|home|other)\b/i.test(part)
    ? part
    : `${getContactMethodPrefix(heading)}${part}`;

/** Returns a cell's content by field: what was typed over it, or its columns joined. */
function readCell(
  field: Field,
  columns: readonly number[],
  cells: readonly Cell[],
  head: readonly string[],
  own: string | undefined,
) {
  const parts = own === undefined ? columns.map((column) => typedCell(cells[column])) : [own];
  const typed = parts
    .map((part, at) =>
      field.type === 'ways' && own === undefined ? kindedBy(head[columns[at] ?? -1], part) : part,
    )
    .filter((part) => part !== '')
    .join(BETWEEN[field.type] ?? ' ');
  return { parts, typed };
}

const columnsOf = (matching: ColumnMapping, name: string): readonly number[] =>
  matching.flatMap((mapped, column) => (mapped === name ? [column] : []));

/** Returns the content of a field's cell in a row, also of a field that no column maps to. */
export function readTypedCell(
  noun: Noun,
  matching: ColumnMapping,
  { at, cells }: SheetRow,
  name: string,
  repaired: CellCorrections,
): string {
  const field = importedFields(noun).find((one) => one.name === name);
  if (field === undefined) return '';
  const own = repaired.get(at)?.get(name);
  return readCell(field, columnsOf(matching, name), cells, [], own).typed;
}

/** Validates rows by the noun's field rules, as its forms do; a heading sets the label of an address. */
export function createRowValidator(
  noun: Noun,
  matching: ColumnMapping,
  head: readonly string[] = [],
) {
  const fields = importedFields(noun).map((field) => ({
    field,
    columns: columnsOf(matching, field.name),
  }));

  return ({ at, cells }: SheetRow, repaired: CellCorrections): ValidatedRow => {
    const values: Record<string, Value> = {};
    const errors: CellError[] = [];
    for (const { field, columns } of fields) {
      const own = repaired.get(at)?.get(field.name);
      // A field without a column has a value only where someone typed one.
      if (columns.length === 0 && own === undefined) continue;
      const { parts, typed } = readCell(field, columns, cells, head, own);
      const reading = parts.some((part) => FORMULA.test(part))
        ? { sentence: "Formulas aren't supported. Type the value instead." }
        : parseFieldValue(field, typed);
      if ('sentence' in reading) {
        errors.push({ at, field: field.name, typed, sentence: reading.sentence });
      } else if (typed !== '' && !isEmpty(reading.value)) {
        values[field.name] = reading.value;
      }
    }
    return { at, values, faults: errors };
  };
}
