import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProbeMaker } from '../area.ts';
import type { TableName } from '../expectations.ts';
import { NO_ID, succeed, type World } from '../world.ts';
import { buildProbes } from './build-probes.ts';

type Values = Readonly<Record<string, unknown>>;

/** A table with owned rows, and how its rows are found, created and changed. */
export interface OwnedTable {
  /** The key column; `id` by default. */
  readonly key?: string;
  /** The values that make a user the owner; `user_id` by default. */
  readonly of?: (accountId: string, world: World) => Values | Promise<Values>;
  /** Other required values of a row. */
  readonly row?: (world: World) => Values;
  /** A change that no row has yet. */
  readonly change: () => Values;
  /** Columns members can read, if not all. */
  readonly columns?: string;
}

/** Creates one row per user where missing, and everything the matrix tries with it. */
export function ownedTableProbes(table: TableName, rules: OwnedTable): ProbeMaker {
  const { key = 'id', columns } = rules;

  return (world, currentUser) => {
    const rows = (world.service as unknown as SupabaseClient).from(table);
    const of = async (accountId: string): Promise<Values> =>
      (await rules.of?.(accountId, world)) ?? { user_id: accountId };
    const rowOf = (whose: Values): Values => ({ ...rules.row?.(world), ...whose });
    /** Returns the user's row by key; signed-out callers have none. */
    const ofPerson = (accountId: string) => async (): Promise<Values> => {
      if (accountId === NO_ID) return { [key]: NO_ID };
      const whose = await of(accountId);
      const find = async () => {
        const [row] = await succeed(rows.select(key).match(whose).limit(1));
        return row as Values | undefined;
      };
      const known = await find();
      if (known) return known;
      await succeed(rows.insert(rowOf(whose)));
      const created = await find();
      if (!created) throw new Error(`No row of ${table} was made.`);
      return created;
    };
    let bystanders: Values = {};
    return buildProbes(table, world, {
      own: ofPerson(currentUser.id),
      others: ofPerson(world.victim.id),
      change: rules.change(),
      ...(columns !== undefined && { columns }),
      // In another user's name.
      row: async () => {
        bystanders = await of(world.bystander.id);
        return rowOf(bystanders);
      },
      told: () => bystanders,
      doomed: ofPerson(world.bystander.id),
    });
  };
}
