import type { SupabaseClient } from '@supabase/supabase-js';
import type { TableName } from '../expectations.ts';
import { type Client, NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

type Values = Readonly<Record<string, unknown>>;

/** A table whose rows are somebody's, and how a row of it is told, made and changed. */
export interface OwnedTable {
  /** What tells one row from another; `id` where nothing is said. */
  readonly key?: string;
  /** What makes a row somebody's; `user_id` where nothing is said. */
  readonly of?: (accountId: string, world: World) => Values | Promise<Values>;
  /** What a row has to have beside. */
  readonly row?: (world: World) => Values;
  /** A change that no row has yet. */
  readonly change: () => Values;
  /** What members may read of a row, where it is not all. */
  readonly columns?: string;
}

/** Tables differ in what their rows hold, and not in how somebody tries to get at them. */
const rowsOf = (client: Client, table: TableName) =>
  (client as unknown as SupabaseClient).from(table);

/** One row of each person, made where they have none, and everything that the matrix tries with it. */
export function owned(table: TableName, rules: OwnedTable) {
  const { key = 'id', columns = '*', change } = rules;

  return (world: World, mine: Person): Probes => {
    const { service, victim, bystander } = world;
    const of = async (accountId: string) =>
      (await rules.of?.(accountId, world)) ?? { user_id: accountId };
    const rowOf = async (accountId: string) => ({
      ...rules.row?.(world),
      ...(await of(accountId)),
    });
    const find = async (accountId: string): Promise<unknown> => {
      const found = rowsOf(service, table)
        .select(key)
        .match(await of(accountId))
        .limit(1);
      const [row] = (await succeed(found)) as unknown as Values[];
      return row?.[key];
    };
    /** The key of that person's row; who is signed out has no row. */
    const keyOf = async (accountId: string): Promise<unknown> => {
      if (accountId === NOBODY) return NOBODY;
      const known = await find(accountId);
      if (known !== undefined) return known;
      await succeed(rowsOf(service, table).insert(await rowOf(accountId)));
      return find(accountId);
    };
    const beBystander = () => succeed(service.from('profiles').upsert({ id: bystander.id }));

    const read = (accountId: string): Probe => ({
      act: async (client) =>
        rowsOf(client, table)
          .select(columns)
          .eq(key, await keyOf(accountId)),
    });
    const edit = (accountId: string): Probe => {
      const changed = change();
      return {
        act: async (client) =>
          rowsOf(client, table)
            .update(changed)
            .eq(key, await keyOf(accountId)),
        happened: async () =>
          accountId !== NOBODY &&
          exists(
            rowsOf(service, table)
              .select(key)
              .match({ ...(await of(accountId)), ...changed }),
          ),
      };
    };
    return {
      'select own': read(mine.id),
      'select others': read(victim.id),
      // In somebody else's name.
      insert: {
        arrange: async () => {
          await beBystander();
          await succeed(
            rowsOf(service, table)
              .delete()
              .match(await of(bystander.id)),
          );
        },
        act: async (client) => rowsOf(client, table).insert(await rowOf(bystander.id)),
        happened: async () => (await find(bystander.id)) !== undefined,
      },
      'update own': edit(mine.id),
      'update others': edit(victim.id),
      delete: {
        arrange: async () => {
          await beBystander();
          await keyOf(bystander.id);
        },
        act: async (client) =>
          rowsOf(client, table)
            .delete()
            .eq(key, await keyOf(bystander.id)),
        happened: async () => (await find(bystander.id)) === undefined,
      },
    };
  };
}
