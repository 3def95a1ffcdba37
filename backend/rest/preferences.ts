/** The parts of the `Prefer` header the REST engine leaves to others. */
export interface Preferences {
  /** Maximum affected rows of a call; set by clients that want larger calls rejected. */
  readonly mostAffected?: number;
  /** True if an omitted column gets its default instead of null. */
  readonly takesDefaults: boolean;
  /** True if a large count may be the planner's estimate. */
  readonly estimatesCount: boolean;
}

/** Parses it like PostgREST: the first value of each name counts. */
export function readPreferences(header: string | null): Preferences {
  const values = new Map<string, string>();
  for (const part of header?.split(',') ?? []) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
    if (!values.has(name)) values.set(name, value);
  }
  const most = values.get('max-affected') ?? '';
  const isBounded = values.get('handling') === 'strict' && /^\d{1,9}$/.test(most);
  return {
    ...(isBounded ? { mostAffected: Number(most) } : {}),
    takesDefaults: values.get('missing') === 'default',
    estimatesCount: values.get('count') === 'estimated',
  };
}
