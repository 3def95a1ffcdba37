import { formatNumber } from '#shared/format/number.ts';

export interface CalculatorField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Before dollar amounts, after other numbers. */
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

/** Field texts as typed. */
export type FieldTexts<Name extends string> = Readonly<Record<Name, string>>;

/** Parsed field values; NaN if invalid. */
export type FieldValues<Name extends string> = Readonly<Record<Name, number>>;

const LONGEST_TEXT = 24;

/** Parses a number with separators, a dollar sign, or a percent sign. */
export function parseTypedNumber(text: string): number {
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

/** Error message for a text; undefined if valid. */
export function getFieldError({ least, most }: CalculatorField, text: string): string | undefined {
  const value = parseTypedNumber(text);
  if (text.trim() === '') return 'Enter a value to see results.';
  if (Number.isNaN(value)) return 'Use digits only, such as 1,250,000 or 7.5.';
  return value < least || value > most
    ? `Enter a number from ${formatNumber(least)} to ${formatNumber(most)}.`
    : undefined;
}

export const flattenFields = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
): readonly CalculatorField<Name>[] => groups.flatMap(({ fields }) => fields);

const recordOf = <Name extends string, Value>(
  groups: readonly FieldGroup<Name>[],
  read: (field: CalculatorField<Name>) => Value,
) =>
  Object.fromEntries(flattenFields(groups).map((field) => [field.name, read(field)])) as Record<
    Name,
    Value
  >;

export const initialTexts = <Name extends string>(groups: readonly FieldGroup<Name>[]) =>
  recordOf(groups, ({ initial }) => formatNumber(initial));

export const parseFieldValues = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
  texts: FieldTexts<Name>,
): FieldValues<Name> =>
  recordOf(groups, (field) =>
    getFieldError(field, texts[field.name]) === undefined
      ? parseTypedNumber(texts[field.name])
      : Number.NaN,
  );

/** Reads field texts from the URL; missing ones keep their defaults. */
export const readFieldTexts = <Name extends string>(
  groups: readonly FieldGroup<Name>[],
  query: string,
): FieldTexts<Name> => {
  const params = new URLSearchParams(query);
  return recordOf(
    groups,
    ({ name, initial }) => params.get(name)?.slice(0, LONGEST_TEXT) ?? formatNumber(initial),
  );
};

/** URL query with the field values; other params are kept. */
export function buildFieldQuery<Name extends string>(
  groups: readonly FieldGroup<Name>[],
  texts: FieldTexts<Name>,
  before: string,
): string {
  const params = new URLSearchParams(before);
  for (const { name, initial } of flattenFields(groups)) {
    const text = texts[name].trim().slice(0, LONGEST_TEXT);
    if (text === formatNumber(initial)) params.delete(name);
    else params.set(name, text.replaceAll(',', ''));
  }
  return params.size === 0 ? '' : `?${params}`;
}
