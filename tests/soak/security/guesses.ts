import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { copyDatabase } from '../../support/database-copy.ts';
import { DEMO_DATABASE } from '../../support/demo-cluster.ts';

/** The database cost of a query: pages read and functions called. */
interface Steps {
  readonly pages: number;
  readonly calls: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** A column members can update, and whether they can delete rows. */
  readonly changed: string | null;
  readonly is_removed: boolean;
}

export interface Guess {
  readonly column: string;
  /** `right` is a value only in rows the outsider can't read; `wrong` is in no row. */
  readonly right: string;
  readonly wrong: string;
}

/** A value in no row, by type. Other types aren't guessed: IDs, times and booleans. */
const IN_NO_ROW: Readonly<Record<string, string>> = {
  text: `'no such text'`,
  int2: '31999',
  int4: '1999999999',
  int8: '1999999999999',
  numeric: '1999999999.25',
  float8: '1999999999.25',
  date: `'1871-01-02'`,
};

const quoted = (name: string): string => `"${name}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Fills an empty table with another user's row, ignoring its constraints. */
const FILL = `
create function private.test_row(p_table regclass) returns void
language plpgsql as $$
declare
  v_column record;
  v_check name;
  v_target jsonb;
  v_row jsonb := '{}';
begin
  for v_check in select conname from pg_constraint where conrelid = p_table and contype = 'c' loop
    execute format('alter table %s drop constraint %I', p_table, v_check);
  end loop;
  for v_column in
    select a.attname, t.typname, t.typtype, t.oid, k.confrelid::regclass as target,
      (select t.attname from pg_attribute t where t.attrelid = k.confrelid and t.attnum = k.confkey[1]) as key
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
    where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  loop
    v_target := null;
    if v_column.target is not null then
      execute format('select to_jsonb(%I) from %s limit 1', v_column.key, v_column.target) into v_target;
    end if;
    v_row := v_row || jsonb_build_object(v_column.attname, coalesce(v_target, case
      when v_column.typtype = 'e' then
        to_jsonb((select e.enumlabel from pg_enum e where e.enumtypid = v_column.oid limit 1))
      when v_column.typname = 'uuid' then to_jsonb(gen_random_uuid())
      when v_column.typname in ('int2', 'int4', 'int8', 'numeric', 'float8') then '1'
      when v_column.typname = 'bool' then 'true'
      when v_column.typname in ('timestamptz', 'date') then '"2026-05-04"'
      when v_column.typname = 'time' then '"12:00"'
      when v_column.typname in ('json', 'jsonb') then '{}'
      when v_column.typname like '\\_%' then '[]'
      when v_column.typname = 'text' then '"a secret"'
    end));
  end loop;
  execute format(
    'insert into %s overriding system value select * from jsonb_populate_record(null::%s, $1)', p_table, p_table
  ) using v_row;
end
$$`;

/** Copies the demo database, with a row in every table and a user who has only a team of their own. */
export async function openGuessingDatabase() {
  const database = await copyDatabase(DEMO_DATABASE);
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  // Plans of partitioned tables skip values that a check forbids. That tells nothing, because the checks are public.
  await sql.unsafe(`set track_functions = 'pl'; set constraint_exclusion = off`);
  const tables = await sql.unsafe<Table[]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      min(a.attname::text) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'update')) as changed,
      has_table_privilege('authenticated', c.oid, 'delete') as is_removed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
    group by 1, 4 order by 1`);
  const outsider = randomUUID();
  const claims = JSON.stringify({
    sub: outsider,
    role: 'authenticated',
    aal: 'aal1',
    haven_acting: 'database',
  });
  await sql.unsafe(FILL);
  await sql.begin(async (within) => {
    await within.unsafe(`set local session_replication_role = replica`);
    for (const table of tables) {
      const [row] = await within.unsafe(`select from public.${quoted(table.name)} limit 1`);
      if (!row) await within.unsafe(`select private.test_row('public.${quoted(table.name)}')`);
    }
    const tenant = randomUUID();
    await within.unsafe(`
      insert into auth.users (id, email) values ('${outsider}', '${outsider}@outside.example');
      insert into public.profiles (id, email, user_type) values ('${outsider}', '${outsider}@outside.example', 'buyer');
      insert into public.tenants (id, name, subdomain) values ('${tenant}', 'Outside', 'outside-of-all');
      insert into public.tenant_users (tenant_id, user_id, role, is_active) values ('${tenant}', '${outsider}', 'owner', true)`);
  });
  await sql.unsafe('analyze');

  const asOutsider = <Answer>(run: (within: postgres.TransactionSql) => Promise<Answer>) =>
    sql.begin(async (within) => {
      await within`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      return run(within);
    }) as Promise<Answer>;

  return {
    tables,
    /** Returns what can be guessed in a table: one value per column. */
    async guessesAt({ name: table, columns }: { name: string; columns: readonly string[] }) {
      const types = await sql.unsafe<{ column: string; type: string; labels: string[] | null }[]>(`
        select a.attname as column, t.typname as type,
          (select array_agg(e.enumlabel::text) from pg_enum e where e.enumtypid = t.oid) as labels
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = 'public.${quoted(table)}'::regclass and a.attnum > 0 and a.attidentity = ''`);
      const named = types.filter(({ column }) => columns.includes(column));
      // Values of each column, read in one query.
      const values = named
        .map(({ column }) => quoted(column))
        .map(
          (one) => `array_agg(distinct ${one}::text) filter (where ${one} is not null) as ${one}`,
        )
        .join();
      const readValues = async (within: postgres.Sql | postgres.TransactionSql) => {
        const [row] = await within.unsafe<Record<string, string[] | null>[]>(
          `select ${values} from public.${quoted(table)}`,
        );
        return (column: string) => row?.[column] ?? [];
      };
      const [seen, all] = [await asOutsider(readValues), await readValues(sql)];
      const guesses: Guess[] = [];
      for (const { column, type, labels } of named) {
        const known = new Set(seen(column));
        const [right] = all(column).filter((value) => !known.has(value));
        const none = labels
          ? labels.filter((label) => !all(column).includes(label)).map(text)[0]
          : IN_NO_ROW[type];
        if (right !== undefined && none !== undefined)
          guesses.push({ column, right: text(right), wrong: none });
      }
      return guesses;
    },
    /**
     * Measures queries. A first run warms up functions and plans; `ready` ones were each run before. All are sent in
     * one string, which the database runs as one transaction.
     */
    async stepsOf(questions: readonly string[], isReady: boolean): Promise<Steps[]> {
      const calls = 'select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions';
      const explained = questions.map(
        (question) =>
          `explain (analyze, buffers, costs off, timing off, summary off, format json) ${question}`,
      );
      const [, ...results] = await sql
        .unsafe(
          [
            `select set_config('request.jwt.claims', ${text(claims)}, true), set_config('role', 'authenticated', true)`,
            ...explained.flatMap((one) => [...(isReady ? [one] : []), calls, one, calls]),
          ].join(';'),
        )
        .simple();
      const size = isReady ? 4 : 3;
      const rows = (results as unknown as postgres.Row[][]).map(([row]) => row);
      return questions.map((_, place) => {
        const [before, explainRow, after] = rows.slice(size * place, size * (place + 1)).slice(-3);
        const plan = explainRow?.['QUERY PLAN'][0].Plan;
        return {
          pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
          calls: after?.calls - before?.calls,
        };
      });
    },
    sql,
    async close() {
      await sql.end();
      await database.drop();
    },
  };
}
