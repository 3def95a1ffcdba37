import { globSync } from 'node:fs';
import type { Database } from '#shared/database.types.ts';
import type { Area, CallOfArea, Outcome, PagedCall, TableOfArea } from './area.ts';

export type TableName = keyof Database['public']['Tables'];

/** All kinds of API callers, from a stranger to the secret key. */
export const ACTORS = [
  'signed out',
  'buyer',
  'investor',
  'seller',
  'broker',
  'vendor',
  'operator',
  'pilot',
  'support',
  'admin',
  'expired admin',
  'tenant member',
  'other tenant owner',
  'service',
] as const;

export type Actor = (typeof ACTORS)[number];

export const OPERATIONS = [
  'select own',
  'select others',
  'insert',
  'update own',
  'update others',
  'delete',
] as const;

export type Operation = (typeof OPERATIONS)[number];

const folder = new URL('areas/', import.meta.url);
const areas = await Promise.all(
  globSync('*/*.ts', { cwd: folder })
    .toSorted()
    .map(async (file) => ((await import(new URL(file, folder).href)) as { area: Area }).area),
);

/** Merges one kind of expectation from all areas; each name must be unique. */
function gathered<Part>(kind: keyof Area): Readonly<Record<string, Part>> {
  const entries = areas.flatMap((area) => Object.entries(area[kind] ?? {}) as [string, Part][]);
  const names = entries.map(([name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`Two areas speak of ${twice}.`);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** matrix.test.ts checks that none is missing. */
export const EXPECTATIONS = gathered<TableOfArea>('tables') as Readonly<
  Record<TableName, TableOfArea>
>;
export const CALLS = gathered<CallOfArea>('calls');
export const LISTS = gathered<PagedCall>('lists');

/** Returns the calls with the given trait. */
export const callsWithTrait = (trait: 'forVisitors' | 'isOpen' | 'tellsContacts'): string[] =>
  Object.keys(CALLS).filter((name) => CALLS[name]?.[trait]);

export const tablesWithTrait = (trait: 'visitorsRead' | 'tellsContacts'): string[] =>
  Object.keys(EXPECTATIONS).filter((name) => EXPECTATIONS[name as TableName][trait]);

/** Returns the expected outcome when this actor tries this operation on this table. */
export function expected(table: TableName, actor: Actor, operation: Operation): Outcome {
  const { anyone, but } = EXPECTATIONS[table];
  const outcome = (but[actor] ?? anyone)[OPERATIONS.indexOf(operation)];
  if (outcome === undefined) throw new Error(`No expectation for ${operation} on ${table}.`);
  return outcome;
}
