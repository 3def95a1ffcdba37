import { formatNumber } from '#shared/format/number.ts';

export interface CalculatorField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Before a number of dollars, behind any other. */
  readonly unit: string;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  readonly hint?: string;
}

export interface FieldGroup<Name extends string = string> {
  readonly legend: string;
  readonly fields: readonly CalculatorField<Name>[];
}

/** What stands in the fields, as typed. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What the fields say; NaN where that is nothing to reckon with. */
export type Values<Name extends string> = Readonly<Record<Name, number>>;

const LONGEST_TEXT = 24;

/** A number as people type it: with separators, a dollar sign or a percent sign. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/^([-−]?)\s*\$/, '$1')
    .replace(/%$/, '')
    .trimEnd()
    .replace('−', '-');
  return /^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/.test(plain) && /\d/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : Number.NaN;
}

/** What is wrong with a text, for the person who typed it; undefined where nothing is. */
export function errorOf({ least, most }: CalculatorField, text: string): string | undefined {
  const value = numberIn(text);
  if (text.trim() === '') return 'Enter a number; the results that need it wait for it.';
  if (Number.isNaN(value)) return 'Use digits only, as in 1,250,000 or 7.5.';
  return value < least || value > most
    ? `Enter a number from ${formatNumber(least)} to ${formatNumber(most)}.`
    : undefined;
}

export const fieldsOf = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
): readonly CalculatorField<Name>[] => groups.flatMap(({ fields }) => fields);

const recordOf = <Name extends string, Value>(
  groups: readonly FieldGroup<Name>[],
  read: (field: CalculatorField<Name>) => Value,
) =>
  Object.fromEntries(fieldsOf(groups).map((field) => [field.name, read(field)])) as Record<
    Name,
    Value
  >;

export const initialTexts = <Name extends string>(groups: readonly FieldGroup<Name>[]) =>
  recordOf(groups, ({ initial }) => formatNumber(initial));

export const valuesIn = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
  texts: Texts<Name>,
): Values<Name> =>
  recordOf(groups, (field) =>
    errorOf(field, texts[field.name]) === undefined ? numberIn(texts[field.name]) : Number.NaN,
  );

/** What an address says of the fields; what it does not say is as at the beginning. */
export const textsIn = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
  query: string,
): Texts<Name> => {
  const params = new URLSearchParams(query);
  return recordOf(
    groups,
    ({ name, initial }) => params.get(name)?.slice(0, LONGEST_TEXT) ?? formatNumber(initial),
  );
};

/** The query of an address that says what stands in the fields, and of others what it said before. */
export function queryFor<Name extends string>(
  groups: readonly FieldGroup<Name>[],
  texts: Texts<Name>,
  before: string,
): string {
  const params = new URLSearchParams(before);
  for (const { name, initial } of fieldsOf(groups)) {
    const text = texts[name].trim().slice(0, LONGEST_TEXT);
    if (text === formatNumber(initial)) params.delete(name);
    else params.set(name, text.replaceAll(',', ''));
  }
  return params.size === 0 ? '' : `?${params}`;
}
