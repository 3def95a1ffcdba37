import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database.types.ts';
import type { ProbeMaker } from '../area.ts';
import type { TableName } from '../expectations.ts';
import { type Client, NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

/** What columns hold; or what makes a row, and then says by what it is told. */
type Late<Values> = Values | (() => Values | Promise<Values>);
/** Some columns of a row. */
export type Part<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };
type AnyValues = Readonly<Record<string, unknown>>;

/** Which rows of a table are tried, and what is written. */
export interface Tried<Row = AnyValues, NewRow = AnyValues> {
  readonly own: Late<Part<Row>>;
  readonly others: Late<Part<Row>>;
  /** Which are changed, where it is not those that are read. */
  readonly toChange?: { readonly own: Late<Part<Row>>; readonly others: Late<Part<Row>> };
  /** What members may read of a row, where it is not all. */
  readonly columns?: string;
  /** A change that no row has yet. */
  readonly change: Part<Row>;
  /** Makes rows what they are without the change. */
  readonly reset?: (told: Part<Row>) => PromiseLike<unknown>;
  /** The column that changed rows come back with, where nothing else tells that they changed. */
  readonly back?: string;
  /** What tells a row that has changed; the row and the change, where nothing is said. */
  readonly changed?: (told: Part<Row>) => Part<Row>;
  /** What is inserted. */
  readonly row: Late<NewRow>;
  /** What tells that row; all that it holds, where nothing is said. */
  readonly told?: (row: NewRow) => Part<Row>;
  /** What is deleted; that row, where nothing is said. */
  readonly doomed?: Late<Part<Row>>;
}

const made = async <Values>(late: Late<Values>): Promise<Values> =>
  typeof late === 'function' ? (late as () => Values | Promise<Values>)() : late;

/** Everything that the matrix tries with a table. Tables differ in rows, and not in how somebody tries to get at them. */
export function attempts(table: TableName, { service, bystander }: World, tried: Tried): Probes {
  const { columns = '*', change, reset, back, toChange = tried } = tried;
  const rows = (client: Client) => (client as unknown as SupabaseClient).from(table);
  const stands = async (told: AnyValues): Promise<boolean> => {
    const [column = ''] = Object.keys(told);
    const isSomebodys = !Object.values(told).includes(NOBODY);
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
  // Rows that are about the bystander want their profile, which somebody may have deleted.
  const beBystander = () => succeed(service.from('profiles').upsert({ id: bystander.id }));
  const clear = async () => {
    await beBystander();
    row = await made(tried.row);
    told = tried.told?.(row) ?? row;
    // What cannot be cleared away is found afterwards, as done all the same.
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

/** The same for one table, by its own columns. */
export const tried =
  <Name extends TableName>(
    table: Name,
    say: (world: World, mine: Person) => Tried<Tables[Name]['Row'], Tables[Name]['Insert']>,
  ): ProbeMaker =>
  (world, mine) =>
    attempts(table, world, say(world, mine) as unknown as Tried);
