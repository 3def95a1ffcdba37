import type { Engine } from '../db/engine.ts';
import type { RunQuery } from './dialect.ts';

/** The row arguments of a function, with their type names. */
export type RowTypes = ReadonlyMap<string, string>;

/** By function; an argument that has another type in an overload is left out. */
export async function readRowArguments(engine: Engine): Promise<ReadonlyMap<string, RowTypes>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ name: string; argument: string; type: string }[]>`
      select p.proname as name, p.proargnames[a.place] as argument,
        min(format('%I.%I', n.nspname, t.typname)) as type
      from pg_proc p
        cross join unnest(p.proargtypes::oid[]) with ordinality as a (type, place)
        join pg_type t on t.oid = a.type
        join pg_namespace n on n.oid = t.typnamespace
      where p.pronamespace = 'public'::regnamespace and p.proargnames[a.place] <> ''
      group by p.proname, p.proargnames[a.place]
      having bool_and(t.typtype = 'c') and count(distinct t.oid) = 1`,
  );
  const byFunction = new Map<string, Map<string, string>>();
  for (const { name, argument, type } of rows) {
    const types = byFunction.get(name) ?? new Map<string, string>();
    byFunction.set(name, types.set(argument, type));
  }
  return byFunction;
}

/** Encodes a row object as text. */
export function encodeRows(body: unknown, types: RowTypes | undefined): unknown {
  if (!types || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      types.has(name) && typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : value,
    ]),
  );
}

/** A call's argument with its cast; quoted text is a client's column name and stays. */
const ARGUMENT = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\b(\w+) := (\$\d+)(?:::[\w."]+)?/g;

/** Replaces the engine's cast of the text to a row, which would fail; the database builds a row from it instead. */
export const makeRows =
  (run: RunQuery, types: RowTypes): RunQuery =>
  (text, parameters) =>
    run(
      text.replace(ARGUMENT, (whole, name?: string, parameter?: string) => {
        const type = name === undefined ? undefined : types.get(name);
        if (type === undefined) return whole;
        return `${name} := jsonb_populate_record(null::${type}, ${parameter}::text::jsonb)`;
      }),
      parameters,
    );
