import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks a community's books among others: `npm run bench:ledger [lines] [communities]`. A director reads the
 * statement and the trial balance and closes a month, first with a tenth of all communities and then with all. The
 * target is 10000000 200.
 */
const [lines = 1_000_000, communities = 200] = process.argv.slice(2).map(Number);
const ROUNDS = 20;
const MONTHS = 24;
const LINES_OF_ENTRY = 10;
const MOST_MS = 300;
const MOST_CLOSE_MS = 30_000;
const DIRECTOR_ID = '00000000-0000-4000-8000-000000000001';
const COMMUNITY = `md5('community0')::uuid`;
const entriesOf = Math.max(1, Math.round(lines / communities / MONTHS / LINES_OF_ENTRY));

const QUERIES: Record<string, string> = {
  statement: `select public.get_ledger_statement(${COMMUNITY}, (date_trunc('month', current_date) - interval '11 months')::date, 12)`,
  'trial balance': `select public.get_trial_balance(${COMMUNITY}, current_date)`,
  lines: `select public.list_ledger_lines(${COMMUNITY}, '4000', current_date - 60, current_date)`,
  journal: `select public.list_ledger_entries(${COMMUNITY}, (current_date - interval '1 month')::date)`,
};

/** Fills books; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view places as select n, md5('community' || n)::uuid as id from generate_series(${from}, ${to - 1}) n;
    insert into public.communities (id, workspace_id, name, time_zone, created_at)
    select id, private.get_community_scope_id(id, 'communities'), 'Community ' || n, 'America/New_York', now() - interval '3 years' from places;
    insert into public.community_members (community_id, user_id, position, starts_at)
    select id, '${DIRECTOR_ID}', 'executive_director', now() - interval '3 years' from places where n = 0;
    insert into private.ledger_accounts (community_id, number, name, kind)
    select p.id, c.number, c.name, c.kind from places p, private.list_ledger_chart() c`);
  await fillInBulk(sql, ['private.ledger_entries', 'private.ledger_lines'], () =>
    sql.unsafe(`
      insert into private.ledger_entries (id, community_id, number, entry_date, service_date, source_kind, source_id, memo, line_count)
      select md5('entry' || n || '/' || m || '/' || e)::uuid, p.id, m * ${entriesOf} + e, d.day, d.day, 'journal',
        md5('source' || n || '/' || m || '/' || e)::uuid, 'Entry', ${LINES_OF_ENTRY}
      from places p, generate_series(1, ${MONTHS}) m, generate_series(1, ${entriesOf}) e,
        lateral (select (date_trunc('month', current_date) - make_interval(months => m) + make_interval(days => e % 28))::date as day) d;
      insert into private.ledger_lines (entry_id, position, community_id, entry_date, account, cents)
      select e.id, l, e.community_id, e.entry_date,
        (array['1200', '4000', '1010', '4010', '5000', '2050', '5100', '2010', '6300', '2010'])[l], case l % 2 when 1 then 10000 else -10000 end
      from private.ledger_entries e join places p on p.id = e.community_id, generate_series(1, ${LINES_OF_ENTRY}) l;
      insert into private.ledger_numbers (community_id, last_number)
      select p.id, ${(MONTHS + 1) * entriesOf} from places p`),
  );
  await sql.unsafe('drop view places; set session_replication_role = origin');
  await sql.unsafe('analyze');
}

/** Closes the first month of the books as the director and returns how long it took. */
async function closeMonth(sql: postgres.Sql): Promise<number> {
  const start = performance.now();
  await sql.begin(async (transaction) => {
    await transaction.unsafe(
      `select set_config('request.jwt.claims', '{"sub":"${DIRECTOR_ID}","role":"authenticated"}', true)`,
    );
    await transaction.unsafe(
      `select private.close_ledger_month(${COMMUNITY}, (date_trunc('month', current_date) - interval '${MONTHS} months')::date)`,
    );
    await transaction.unsafe('set constraints all immediate');
  });
  return performance.now() - start;
}

const measure = (sql: postgres.Sql) => measureP95(sql, DIRECTOR_ID, QUERIES, () => ROUNDS);

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'ledger', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${DIRECTOR_ID}', 'director@example.com');
    update public.profiles set approval_status = 'approved' where id = '${DIRECTOR_ID}'`);
  await fill(sql, 0, communities / 10);
  const few = await measure(sql);
  await fill(sql, communities / 10, communities);
  const many = await measure(sql);
  const close = await closeMonth(sql);
  const [size] = await sql.unsafe<{ count: number }[]>(
    'select count(*)::int as count from private.ledger_lines',
  );
  console.log(`${size?.count} lines of ${communities} communities`);
  let isSlow = close > MOST_CLOSE_MS;
  for (const name of Object.keys(QUERIES)) {
    const [before = 0, after = 0] = [few[name], many[name]];
    isSlow ||= after > MOST_MS;
    console.log(`${name}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`);
  }
  console.log(`month close: ${close.toFixed(0)} ms`);
  if (isSlow) process.exitCode = 1;
  await sql.end();
} finally {
  cluster.stop();
}
