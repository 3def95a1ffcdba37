import { parseFieldValue } from '../records/inputValue.ts';
import type { Field, Noun } from '../records/noun.ts';
import { type Changes, isEmpty, type Value } from '../records/row.ts';
import type { Cell, SheetRow } from '../sheet/sheet.ts';
import { type ColumnMapping, importedFields } from './columnMapping.ts';
import { createMethodReader, splitLabels, splitValues } from './contactColumns.ts';

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
};

/** Matches text a spreadsheet would compute or run; phone numbers with `+` and list items don't count. */
const FORMULA = /^(?:[=＝]|[+\-@＋－＠][A-Za-z_][\w.]*[|(!])/;

interface FieldText {
  readonly field: Field;
  /** What was typed over the cell, or its columns joined. */
  readonly typed: string;
  readonly parts: readonly string[];
}

const readPart = (field: Field, part: string): string => {
  if (field.type === 'tags') return splitLabels(part).join(', ');
  const values = splitValues(part);
  if (values.length < 2) return part;
  return field.type === 'longText' ? values.join('\n') : (values[0] ?? '');
};

/** Reads the text of each field that a row fills. */
function createRowReader(noun: Noun, matching: ColumnMapping, head: readonly string[]) {
  const readMethods = createMethodReader(noun, matching, head);
  const fields = importedFields(noun).map((field) => ({
    field,
    columns: matching.flatMap((mapped, column) => (mapped === field.name ? [column] : [])),
  }));
  return ({ at, cells }: SheetRow, repaired: CellCorrections): readonly FieldText[] => {
    const texts = cells.map(typedCell);
    const methods = readMethods(texts);
    return fields.flatMap(({ field, columns }) => {
      const own = repaired.get(at)?.get(field.name);
      if (own !== undefined) return [{ field, typed: own, parts: [own] }];
      const method = methods.get(field.name);
      if (method !== undefined) return [{ field, ...method }];
      // A field without a column has a value only where someone typed one.
      if (columns.length === 0) return [];
      const parts = columns
        .map((column) => readPart(field, texts[column] ?? ''))
        .filter((part) => part !== '');
      return [{ field, typed: parts.join(BETWEEN[field.type] ?? ' '), parts }];
    });
  };
}

/** Reads the content of a field in a row, also of a field that no column maps to. */
export function createCellReader(noun: Noun, matching: ColumnMapping, head: readonly string[]) {
  const read = createRowReader(noun, matching, head);
  return (row: SheetRow, name: string, repaired: CellCorrections): string =>
    read(row, repaired).find(({ field }) => field.name === name)?.typed ?? '';
}

/** Validates rows by the noun's field rules, as its forms do; a heading sets the label of an address. */
export function createRowValidator(
  noun: Noun,
  matching: ColumnMapping,
  head: readonly string[] = [],
) {
  const read = createRowReader(noun, matching, head);

  return (row: SheetRow, repaired: CellCorrections): ValidatedRow => {
    const { at, problem } = row;
    const values: Record<string, Value> = {};
    const errors: CellError[] = [];
    const texts = read(row, repaired);
    if (problem !== undefined && repaired.get(at)?.get(noun.title) === undefined) {
      const typed = texts.find(({ field }) => field.name === noun.title)?.typed ?? '';
      return { at, values, faults: [{ at, field: noun.title, typed, sentence: problem }] };
    }
    for (const { field, typed, parts } of texts) {
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
