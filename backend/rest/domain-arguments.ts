import type { Engine } from '../db/engine.ts';

interface Routine {
  readonly arg_types: readonly string[];
}

/** The base type of every domain that arguments of calls can have, by the name of the domain. */
export async function readDomains(engine: Engine): Promise<ReadonlyMap<string, string>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ name: string; base: string }[]>`
      select typname as name, format_type(typbasetype, null) as base
      from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd'`,
  );
  return new Map(rows.map(({ name, base }) => [name, base]));
}

/**
 * Shows the REST engine the base types of domains: it encodes a value by the name of its type. The database checks the
 * domain when it calls the function.
 */
export const withBaseTypes = <C extends { functions?: readonly Routine[] | undefined }>(
  catalog: C,
  domains: ReadonlyMap<string, string>,
): C => ({
  ...catalog,
  functions: catalog.functions?.map((routine) => ({
    ...routine,
    arg_types: routine.arg_types.map((type) => domains.get(type.replace(/^public\./, '')) ?? type),
  })),
});
