/**
 * Checks a response's shape; check and type are defined once. Additional fields are allowed, since a newer server may
 * return more.
 */
export interface Guard<Value> {
  (value: unknown): value is Value;
  /** Never present: makes `satisfies` reject a check that requires more or less than the type. */
  readonly taker?: (value: Value) => void;
}

/** Guard for a database row: `object({…}) satisfies RowGuard<Row>`. */
export type RowGuard<Row> = Guard<{
  readonly [Name in keyof Row]: Row[Name] extends readonly (infer Item)[]
    ? readonly Item[]
    : Row[Name];
}>;

export type ShapeOf<Check> = Check extends Guard<infer Value> ? Value : never;

export const text: Guard<string> = (value) => typeof value === 'string';
export const number: Guard<number> = (value) => typeof value === 'number';
export const bool: Guard<boolean> = (value) => typeof value === 'boolean';
export const anything: Guard<unknown> = (_value): _value is unknown => true;

export const oneOf =
  <const Word extends string>(options: readonly Word[]): Guard<Word> =>
  (value): value is Word =>
    options.some((option) => option === value);

export const orNull =
  <Value>(check: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

/** For an optional value. */
export const orNullish =
  <Value>(check: Guard<Value>): Guard<Value | null | undefined> =>
  (value): value is Value | null | undefined =>
    value === null || value === undefined || check(value);

export const either =
  <One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> =>
  (value): value is One | Other =>
    one(value) || other(value);

export const both =
  <One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One & Other> =>
  (value): value is One & Other =>
    one(value) && other(value);

export const listOf =
  <Value>(check: Guard<Value>): Guard<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(check);

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

export const object =
  <Checks extends Fields>(
    checks: Checks,
  ): Guard<{ readonly [Name in keyof Checks]: ShapeOf<Checks[Name]> }> =>
  (value): value is { readonly [Name in keyof Checks]: ShapeOf<Checks[Name]> } =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

/** Fields that are all optional. */
export const partial =
  <Checks extends Fields>(
    checks: Checks,
  ): Guard<{ readonly [Name in keyof Checks]?: ShapeOf<Checks[Name]> }> =>
  (value): value is { readonly [Name in keyof Checks]?: ShapeOf<Checks[Name]> } =>
    isObject(value) &&
    Object.entries(checks).every(([name, check]) => !(name in value) || check(value[name]));

/** Values of one type under unknown keys. */
export const recordOf =
  <Value>(check: Guard<Value>): Guard<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(check);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
