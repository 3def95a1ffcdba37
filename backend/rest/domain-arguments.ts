import type { Engine } from '../db/engine.ts';

interface Routine {
  readonly arg_types: readonly string[];
}

/** Reads the base type of every domain used in function arguments, by domain name. */
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
 * Replaces domains with their base types for the REST engine, which encodes values by type name. The database
 * validates the domain when it calls the function.
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
