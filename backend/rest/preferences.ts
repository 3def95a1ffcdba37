/** The parts of the header `Prefer` that the REST engine leaves to others. */
export interface Preferences {
  /** How many rows a call may concern; named by clients that want more of them refused. */
  readonly mostAffected?: number;
  /** Whether a column that a row leaves out takes its default, and not null. */
  readonly takesDefaults: boolean;
  /** Whether a count may be the planner's guess once it is large. */
  readonly estimatesCount: boolean;
}

/** As PostgREST reads it: the first value of each name counts. */
export function readPreferences(header: string | null): Preferences {
  const given = new Map<string, string>();
  for (const part of header?.split(',') ?? []) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
    if (!given.has(name)) given.set(name, value);
  }
  const most = given.get('max-affected') ?? '';
  const isBounded = given.get('handling') === 'strict' && /^\d{1,9}$/.test(most);
  return {
    ...(isBounded ? { mostAffected: Number(most) } : {}),
    takesDefaults: given.get('missing') === 'default',
    estimatesCount: given.get('count') === 'estimated',
  };
}
