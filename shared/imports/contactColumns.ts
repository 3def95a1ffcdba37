import { serializeContactMethod } from '../records/contactMethods.ts';
import type { Field, Noun } from '../records/noun.ts';
import type { ColumnMapping } from './columnMapping.ts';
import { getMethodKind, isFaxLabel } from './contactLabels.ts';

/** Google joins several values of a contact in one cell. */
const SEPARATOR = ':::';
export const splitValues = (cell: string): readonly string[] =>
  cell
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Groups that Google makes itself have a star; these two say nothing about a contact. */
const OWN_GROUP = /^\* ?(my ?contacts|starred)$/i;
export const splitLabels = (cell: string): readonly string[] =>
  splitValues(cell)
    .filter((label) => !OWN_GROUP.test(label))
    .map((label) => label.replace(/^\* /, ''));

/** Returns the column with the label of each value, such as "Phone 1 - Label" of "Phone 1 - Value". */
function findLabelColumns(head: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [column, heading] of head.entries()) {
    const [, name] = /^(.+) - (?:value|formatted)$/.exec(heading.trim().toLowerCase()) ?? [];
    const label = head.findIndex((other) =>
      [`${name} - label`, `${name} - type`].includes(other.trim().toLowerCase()),
    );
    if (name !== undefined && label !== -1) found.set(column, label);
  }
  return found;
}

interface Method {
  readonly label: string;
  readonly value: string;
}

/** Lines of a field for further addresses, from a file that was typed by hand: they can have a kind already. */
const KINDED = /^(work|mobile|home|other)\b/i;
const toLine = ({ label, value }: Method): string => {
  const kind = getMethodKind(label);
  return KINDED.test(value) || kind === null || kind === 'other'
    ? value
    : serializeContactMethod({ kind, isQuiet: false, value });
};

/** Columns of one postal address: "Home Street", "Home City", "Home State". Others have a list of whole addresses. */
const ADDRESS_PART =
  /^(home|other|business|mailing|address \d).*\b(?:street|city|state|region|code|country|address|formatted)\b/i;

const joinLines = (text: string): string =>
  text
    .split(/[\r\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

/** A field's text as someone would type it, and what its cells contain. */
export interface TypedMethods {
  readonly typed: string;
  readonly parts: readonly string[];
}

interface Reach {
  readonly main: Field | undefined;
  readonly more: Field;
  readonly kind: Field | undefined;
}

/** Returns the fields for email addresses and phone numbers, if a kind of record has several of them. */
function findReach(noun: Noun): readonly Reach[] {
  return noun.fields.flatMap((more) => {
    if (more.type !== 'ways' || more.of === 'address') return [];
    const main = noun.fields.find(({ name, type }) => name === more.of && type === more.of);
    const kind = noun.fields.find(({ name }) => name === `${more.of}_kind`);
    return [{ main, more, kind }];
  });
}

/** Fields that a row can fill although no column is mapped to them: the rest of a cell, and what it is. */
export function derivedFields(noun: Noun, mapping: ColumnMapping): readonly string[] {
  return findReach(noun).flatMap(({ main, more, kind }) =>
    main !== undefined && mapping.includes(main.name)
      ? [more.name, ...(kind === undefined ? [] : [kind.name])].filter(
          (name) => !mapping.includes(name),
        )
      : [],
  );
}

/**
 * Reads the email addresses, phone numbers, and postal addresses of a row. The first value is the main one; a value that
 * has no main one before it takes its place. Fax numbers are left out.
 */
export function createMethodReader(noun: Noun, mapping: ColumnMapping, head: readonly string[]) {
  const labels = findLabelColumns(head);
  const columnsOf = (name: string) =>
    mapping.flatMap((mapped, column) => (mapped === name ? [column] : []));
  const reach = findReach(noun).map((one) => ({
    ...one,
    mainColumns: one.main === undefined ? [] : columnsOf(one.main.name),
    moreColumns: columnsOf(one.more.name),
    hasKind: one.kind !== undefined && mapping.includes(one.kind.name),
  }));
  const addressField = noun.fields.find((field) => field.type === 'ways' && field.of === 'address');
  const addressColumns = addressField === undefined ? [] : columnsOf(addressField.name);

  const methodsOf = (columns: readonly number[], cells: readonly string[]): readonly Method[] =>
    columns.flatMap((column) => {
      const label = cells[labels.get(column) ?? -1] ?? '';
      if (isFaxLabel(label)) return [];
      return splitValues(cells[column] ?? '').map((value) => ({
        label: `${head[column] ?? ''} ${label}`,
        value,
      }));
    });

  function readAddresses(cells: readonly string[]): readonly string[] {
    const groups = new Map<string, Method[]>();
    for (const column of addressColumns) {
      const heading = head[column] ?? '';
      const label = `${heading} ${cells[labels.get(column) ?? -1] ?? ''}`;
      const place = ADDRESS_PART.exec(heading)?.[1]?.toLowerCase();
      for (const [at, text] of splitValues(cells[column] ?? '').entries()) {
        const key = place === undefined ? `column ${column}` : `${place} ${at}`;
        const value = place === undefined ? text : joinLines(text);
        groups.set(key, [...(groups.get(key) ?? []), { label, value }]);
      }
    }
    return [...groups.values()].map((parts) =>
      toLine({ label: parts[0]?.label ?? '', value: parts.map(({ value }) => value).join(', ') }),
    );
  }

  return (cells: readonly string[]): ReadonlyMap<string, TypedMethods> => {
    const found = new Map<string, TypedMethods>();
    const set = (name: string, parts: readonly string[], typed = parts.join('\n')) =>
      found.set(name, { typed, parts });
    for (const { main, more, kind, mainColumns, moreColumns, hasKind } of reach) {
      const own = methodsOf(mainColumns, cells);
      const all = [...own, ...methodsOf(moreColumns, cells)];
      const canTake = mainColumns.length > 0 && (own.length > 0 || isOne(all[0]?.value ?? ''));
      const [first, ...rest] = canTake ? all : [undefined, ...all];
      if (main !== undefined && mainColumns.length > 0) set(main.name, first ? [first.value] : []);
      const label = getMethodKind(first?.label ?? '');
      if (kind !== undefined && !hasKind && label !== null) set(kind.name, [label]);
      if (rest.length > 0 || moreColumns.length > 0) {
        const values = rest.flatMap((one) => (one === undefined ? [] : [one]));
        set(
          more.name,
          values.map(({ value }) => value),
          values.map(toLine).join('\n'),
        );
      }
    }
    if (addressField !== undefined && addressColumns.length > 0) {
      set(addressField.name, readAddresses(cells));
    }
    return found;
  };
}

/** False for a list of values, and for a value with a kind, which only a field for several has. */
const isOne = (value: string): boolean => !KINDED.test(value) && !/[;,\n]/.test(value);
