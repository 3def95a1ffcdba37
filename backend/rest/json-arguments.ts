import type { Engine } from '../db/engine.ts';

/** Names of the JSON arguments, including domains over JSON, by function. */
export type JsonArguments = ReadonlyMap<string, ReadonlySet<string>>;

export async function readJsonArguments(engine: Engine): Promise<JsonArguments> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ name: string; arguments: string[] }[]>`
      select p.proname as name, array_agg(distinct p.proargnames[a.place]) as arguments
      from pg_proc p, unnest(p.proargtypes::oid[]) with ordinality as a (type, place)
      join pg_type t on t.oid = a.type
      where p.pronamespace = 'public'::regnamespace
        and coalesce(nullif(t.typbasetype, 0), t.oid) in ('json'::regtype, 'jsonb'::regtype)
        and p.proargnames is not null
      group by p.proname`,
  );
  return new Map(rows.map(({ name, arguments: names }) => [name, new Set(names)]));
}

/**
 * The REST engine passes objects, lists and numbers as JSON text, but a string only as its characters. Encoding it
 * once here makes a string arrive as JSON text too.
 */
export function encodeJsonStrings(body: unknown, names: ReadonlySet<string> | undefined): unknown {
  if (names === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) {
    return body;
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      names.has(name) && typeof value === 'string' ? JSON.stringify(value) : value,
    ]),
  );
}

/** Prevents the driver from encoding JSON twice: it is sent as text and cast in the database. */
export const sendJsonAsText = (query: string): string =>
  query.replace(/(\$\d+)::(jsonb?)\b/g, '$1::text::$2');
