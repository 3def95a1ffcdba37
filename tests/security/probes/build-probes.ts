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

const made = async <Values>(late: Late<Values>): Promise<Values> =>
  typeof late === 'function' ? (late as () => Values | Promise<Values>)() : late;

/** Everything the matrix tries on a table. Tables differ in rows, not in how access is tried. */
export function buildProbes(
  table: TableName,
  { service, bystander }: World,
  tried: ProbeTarget,
): Probes {
  const { columns = '*', change, reset, back, toChange = tried } = tried;
  const rows = (client: Client) => (client as unknown as SupabaseClient).from(table);
  const stands = async (told: AnyValues): Promise<boolean> => {
    const [column = ''] = Object.keys(told);
    const isSomebodys = !Object.values(told).includes(NO_ID);
    return isSomebodys && exists(rows(service).select(column).match(told).limit(1));
  };

  const read = (which: Late<AnyValues>): Probe => ({
    act: async (client) =>
      rows(client)
        .select(columns)
        .match(await made(which)),
  });

  function edit(which: Late<AnyValues>): Probe {
    let told: AnyValues = {};
    const arrange = async () => {
      told = await made(which);
      await reset?.(told);
    };
    if (back) {
      return {
        arrange,
        act: (client) => rows(client).update(change).match(told).select(back),
      };
    }
    return {
      arrange,
      act: (client) => rows(client).update(change).match(told),
      happened: async () => {
        const isChanged = await stands(tried.changed?.(told) ?? { ...told, ...change });
        if (isChanged) await reset?.(told);
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
    row = await made(tried.row);
    told = tried.told?.(row) ?? row;
    // A row that can't be removed is found afterwards and counts as written.
    await rows(service).delete().match(told);
  };
  async function doom() {
    if (tried.doomed) {
      await beBystander();
      told = await made(tried.doomed);
    } else {
      await clear();
      await succeed(rows(service).insert(row));
    }
  }
  return {
    'select own': read(tried.own),
    'select others': read(tried.others),
    insert: {
      arrange: clear,
      act: (client) => rows(client).insert(row),
      happened: () => stands(told),
    },
    'update own': edit(toChange.own),
    'update others': edit(toChange.others),
    delete: {
      arrange: doom,
      act: (client) => rows(client).delete().match(told),
      happened: async () => !(await stands(told)),
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
  (world, mine) =>
    buildProbes(table, world, say(world, mine) as unknown as ProbeTarget);
