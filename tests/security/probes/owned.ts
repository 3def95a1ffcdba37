import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProbeMaker } from '../area.ts';
import type { TableName } from '../expectations.ts';
import { NOBODY, succeed, type World } from '../world.ts';
import { attempts } from './attempts.ts';

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

/** One row of each person, made where they have none, and everything that the matrix tries with it. */
export function owned(table: TableName, rules: OwnedTable): ProbeMaker {
  const { key = 'id', columns } = rules;

  return (world, mine) => {
    const rows = (world.service as unknown as SupabaseClient).from(table);
    const of = async (accountId: string): Promise<Values> =>
      (await rules.of?.(accountId, world)) ?? { user_id: accountId };
    const rowOf = (whose: Values): Values => ({ ...rules.row?.(world), ...whose });
    /** The row of that person, by its key; who is signed out has no row. */
    const ofPerson = (accountId: string) => async (): Promise<Values> => {
      if (accountId === NOBODY) return { [key]: NOBODY };
      const whose = await of(accountId);
      const find = async () => {
        const [row] = await succeed(rows.select(key).match(whose).limit(1));
        return row as Values | undefined;
      };
      const known = await find();
      if (known) return known;
      await succeed(rows.insert(rowOf(whose)));
      const made = await find();
      if (!made) throw new Error(`No row of ${table} was made.`);
      return made;
    };
    let bystanders: Values = {};
    return attempts(table, world, {
      own: ofPerson(mine.id),
      others: ofPerson(world.victim.id),
      change: rules.change(),
      ...(columns !== undefined && { columns }),
      // In somebody else's name.
      row: async () => {
        bystanders = await of(world.bystander.id);
        return rowOf(bystanders);
      },
      told: () => bystanders,
      doomed: ofPerson(world.bystander.id),
    });
  };
}
