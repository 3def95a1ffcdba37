type Key = string | number;

/** The way to a value in the assumptions, such as `['purchase', 'price']`. */
export type Path = readonly Key[];

export const getAt = (of: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<Key, unknown>> | undefined)?.[key],
    of,
  );

/** Returns a copy with one value changed. */
export function setAt<Of>(of: Of, [key, ...rest]: Path, value: unknown): Of {
  if (key === undefined) return value as Of;
  const changed = setAt(getAt(of, [key]), rest, value);
  if (Array.isArray(of)) return of.map((item, at) => (at === key ? changed : item)) as Of;
  return { ...of, [key]: changed };
}
