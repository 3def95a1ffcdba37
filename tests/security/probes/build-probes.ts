import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database.types.ts';
import type { ProbeMaker } from '../area.ts';
import type { TableName } from '../expectations.ts';
import { type Client, NO_ID, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

/** Column values, or a function that creates a row and returns how to find it. */
type Late<Values> = Values | (() => Values | Promise<Values>);
export type Part<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };
type AnyValues = Readonly<Record<string, unknown>>;

/** The rows of a table to try, and the values to write. */
export interface ProbeTarget<Row = AnyValues, NewRow = AnyValues> {
  readonly own: Late<Part<Row>>;
  readonly others: Late<Part<Row>>;
  /** Rows to update, if they differ from the ones read. */
  readonly toChange?: { readonly own: Late<Part<Row>>; readonly others: Late<Part<Row>> };
  /** Columns members can read, if not all. */
  readonly columns?: string;
  /** A change that no row has yet. */
  readonly change: Part<Row>;
  /** Resets rows to their state before the change. */
  readonly reset?: (told: Part<Row>) => PromiseLike<unknown>;
  /** The column to return for updated rows, if nothing else shows that they changed. */
  readonly back?: string;
  /** Finds an updated row; by default, the row and the change. */
  readonly changed?: (told: Part<Row>) => Part<Row>;
  /** The row to insert. */
  readonly row: Late<NewRow>;
  /** Finds the inserted row; by default, by all its values. */
  readonly told?: (row: NewRow) => Part<Row>;
  /** The row to delete; by default, the inserted one. */
  readonly doomed?: Late<Part<Row>>;
}

const resolveLate = async <Values>(late: Late<Values>): Promise<Values> =>
  typeof late === 'function' ? (late as () => Values | Promise<Values>)() : late;

/** Everything the matrix tries on a table. Tables differ in rows, not in how access is tried. */
export function buildProbes(
  table: TableName,
  { service, bystander }: World,
  target: ProbeTarget,
): Probes {
  const { columns = '*', change, reset, back, toChange = target } = target;
  const rows = (client: Client) => (client as unknown as SupabaseClient).from(table);
  const hasRow = async (criteria: AnyValues): Promise<boolean> => {
    const [column = ''] = Object.keys(criteria);
    const isSomebodys = !Object.values(criteria).includes(NO_ID);
    return isSomebodys && exists(rows(service).select(column).match(criteria).limit(1));
  };

  const read = (which: Late<AnyValues>): Probe => ({
    act: async (client) =>
      rows(client)
        .select(columns)
        .match(await resolveLate(which)),
  });

  function edit(which: Late<AnyValues>): Probe {
    let criteria: AnyValues = {};
    const arrange = async () => {
      criteria = await resolveLate(which);
      await reset?.(criteria);
    };
    if (back) {
      return {
        arrange,
        act: (client) => rows(client).update(change).match(criteria).select(back),
      };
    }
    return {
      arrange,
      act: (client) => rows(client).update(change).match(criteria),
      happened: async () => {
        const isChanged = await hasRow(target.changed?.(criteria) ?? { ...criteria, ...change });
        if (isChanged) await reset?.(criteria);
        return isChanged;
      },
    };
  }

  let row: AnyValues = {};
  let told: AnyValues = {};
  // Rows about the bystander need their profile, which a test may have deleted.
  const beBystander = () => succeed(service.from('profiles').upsert({ id: bystander.id }));
  const clear = async () => {
    await beBystander();
    row = await resolveLate(target.row);
    told = target.told?.(row) ?? row;
    // A row that can't be removed is found afterwards and counts as written.
    await rows(service).delete().match(told);
  };
  async function doom() {
    if (target.doomed) {
      await beBystander();
      told = await resolveLate(target.doomed);
    } else {
      await clear();
      await succeed(rows(service).insert(row));
    }
  }
  return {
    'select own': read(target.own),
    'select others': read(target.others),
    insert: {
      arrange: clear,
      act: (client) => rows(client).insert(row),
      happened: () => hasRow(told),
    },
    'update own': edit(toChange.own),
    'update others': edit(toChange.others),
    delete: {
      arrange: doom,
      act: (client) => rows(client).delete().match(told),
      happened: async () => !(await hasRow(told)),
    },
  };
}

type Tables = Database['public']['Tables'];

/** Does the same for one table, typed by its columns. */
export const buildTableProbes =
  <Name extends TableName>(
    table: Name,
    say: (world: World, mine: Person) => ProbeTarget<Tables[Name]['Row'], Tables[Name]['Insert']>,
  ): ProbeMaker =>
  (world, currentUser) =>
    buildProbes(table, world, say(world, currentUser) as unknown as ProbeTarget);
