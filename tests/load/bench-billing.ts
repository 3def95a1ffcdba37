import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { explainQueries, fillInBulk, measureP95, timeQueryAs } from './plans.ts';

/**
 * Benchmarks billing, the month close, and the command center: `npm run bench:billing [communities] [ledger lines]`. Each
 * community has 100 residents, a year of invoices and payments, and books. It runs first with a tenth of all communities
 * and then with all; the command center is that of a director of all of them. Runs and closes are measured in CPU time of the database, which other programs on the machine
 * change little. The target is 200 10000000.
 */
const [communities = 200, lines = 10_000_000] = process.argv.slice(2).map(Number);
const RESIDENTS = 100;
const MONTHS = 12;
const LINES_OF_ENTRY = 10;
const ROUNDS = 60;
/** The director of one community, and the one of all. */
const DIRECTOR_ID = '00000000-0000-4000-8000-000000000001';
const OWNER_ID = '00000000-0000-4000-8000-000000000002';
const COMMUNITY = `md5('community0')::uuid`;
const BUDGETS: Readonly<Record<string, number>> = {
  'billing run': 5000,
  'month close': 30_000,
  'command center': 100,
  'command center, all boards stale': 400,
  'resident accounts': 100,
  'resident accounts, CPU': 100,
  'a trivial query': 100,
};
const GROWS =
  /Seq Scan on (?:public|private)\.(?:resident_invoices|resident_invoice_lines|resident_payments|payment_allocations|ledger_lines|ledger_entries|residents|stay_events)\b/;
const monthsAgo = (months: number) =>
  `(date_trunc('month', current_date) - interval '${months} months')::date`;
const entriesOf = Math.max(1, Math.round(lines / communities / (MONTHS * 2) / LINES_OF_ENTRY));

/** Fills communities; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const scope = (kind: string) => `private.get_community_scope_id(p.id, '${kind}')`;
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view places as select n, md5('community' || n)::uuid as id from generate_series(${from}, ${to - 1}) n;
    create temp view people as
    select n, p.id, r, md5('resident' || n || '/' || r)::uuid as resident_id from places p, generate_series(1, ${RESIDENTS}) r;
    insert into public.communities (id, workspace_id, name, time_zone, created_at)
    select p.id, ${scope('communities')}, 'Community ' || n, 'America/New_York', now() - interval '3 years' from places p;
    insert into public.community_members (community_id, user_id, position, starts_at)
    select p.id, u.id::uuid, 'executive_director', now() - interval '3 years'
    from places p join (values ('${DIRECTOR_ID}'), ('${OWNER_ID}')) u (id) on n = 0 or u.id = '${OWNER_ID}';
    insert into public.units (id, community_id, floor_id, workspace_id, name, market_rate, license_category, type, created_at)
    select md5('unit' || n || '/' || r)::uuid, p.id, md5('floor' || n)::uuid, ${scope('units')}, r::text, 4000 + r, 'AL', 'private', now() - interval '3 years'
    from people p;
    insert into public.residents (id, community_id, workspace_id, name, status, unit_id, moved_in_on)
    select p.resident_id, p.id, ${scope('residents')}, 'Resident ' || r, 'in_house', md5('unit' || n || '/' || r)::uuid, current_date - 700
    from people p;
    insert into public.stay_events (community_id, resident_id, type, at, unit_id)
    select p.id, p.resident_id, 'admit', now() - interval '700 days', md5('unit' || n || '/' || r)::uuid from people p;
    insert into public.resident_care_levels (community_id, resident_id, assessment_id, level, effective_on)
    select p.id, p.resident_id, gen_random_uuid(), 1 + r % 4, current_date - l * 100 from people p, generate_series(1, 3) l;
    insert into private.care_level_rates (community_id, level, monthly_cents, effective_on)
    select p.id, l, l * 45000, current_date - 900 from places p, generate_series(1, 4) l;
    insert into public.resident_payors (community_id, workspace_id, resident_id, payor, begins_on, priority, share_rule, share_amount)
    select p.id, ${scope('residents')}, p.resident_id, y.payor, current_date - 900, y.priority, y.rule, y.amount
    from people p cross join (values ('private_pay', 1, 'monthly', 1250.5), ('medicaid', 2, 'rest', null)) y (payor, priority, rule, amount)
    where r % 10 = 0;
    insert into private.resident_charges (id, community_id, resident_id, kind, description, repeats, unit_cents, starts_on)
    select gen_random_uuid(), p.id, p.resident_id, 'extra', 'Laundry', 'monthly', 6500, current_date - 600 from people p where r % 3 = 0;
    insert into public.medication_orders (community_id, resident_id, drug, dose, route, schedule, times, prescriber, starts_at, reviewed_at)
    select p.id, p.resident_id, 'Drug ' || o, '1 tablet', 'oral', 'daily', array['08:00', '20:00']::time[], 'Dr. Lee', now() - interval '300 days', now() - interval '300 days'
    from people p, generate_series(1, 3) o;
    insert into private.ledger_accounts (community_id, number, name, kind)
    select p.id, c.number, c.name, c.kind from places p, private.list_ledger_chart() c`);
  await sql.unsafe('analyze');
  await fillInBulk(
    sql,
    [
      'private.resident_invoices',
      'private.resident_invoice_lines',
      'private.resident_payments',
      'private.ledger_entries',
      'private.ledger_lines',
    ],
    () =>
      sql.unsafe(`
      create temp table charges as
      select p.id as community_id, date_trunc('month', c.from_day)::date as month, c.*
      from places p cross join lateral private.list_charges(p.id, ${monthsAgo(MONTHS)}, ${monthsAgo(-1)} - 1) c where c.cents <> 0;
      insert into private.billing_runs (id, community_id, month, number, fingerprint, total_cents, exception_count, posted_at)
      select md5('run' || community_id || month)::uuid, community_id, month,
        row_number() over (partition by community_id order by month), md5('x'), sum(cents), 0, now()
      from charges group by community_id, month;
      insert into private.billing_settings (community_id, last_run_number, last_invoice_number) select p.id, 100, 100000 from places p;
      insert into private.resident_invoices (id, community_id, run_id, resident_id, payor, number, month, invoiced_on, due_on, total_cents)
      select md5('invoice' || resident_id || payor || month)::uuid, community_id, md5('run' || community_id || month)::uuid, resident_id, payor,
        row_number() over (partition by community_id order by month, resident_id, payor), month, month, month + 10, sum(cents)
      from charges group by community_id, month, resident_id, payor;
      insert into private.resident_invoice_lines (
        invoice_id, position, service_month, kind, account, source_id, description, from_day, to_day, quantity, rate_cents, cents, is_adjustment
      )
      select md5('invoice' || resident_id || payor || month)::uuid,
        row_number() over (partition by resident_id, payor, month order by from_day, kind, description), month, kind, account, source_id,
        description, from_day, to_day, quantity, rate_cents, cents, false
      from charges;
      insert into private.resident_payments (id, community_id, resident_id, payor, method, cents, received_on)
      select md5('payment' || i.id)::uuid, i.community_id, i.resident_id, i.payor, 'check', i.total_cents, i.due_on
      from private.resident_invoices i join places p on p.id = i.community_id where i.due_on <= current_date;
      insert into private.payment_allocations (payment_id, invoice_id, cents)
      select y.id, i.id, i.total_cents
      from private.resident_invoices i join places p on p.id = i.community_id
      join private.resident_payments y on y.id = md5('payment' || i.id)::uuid;
      drop table charges;
      insert into private.ledger_entries (id, community_id, number, entry_date, service_date, source_kind, source_id, memo, line_count)
      select md5('entry' || n || '/' || m || '/' || e)::uuid, p.id, m * ${entriesOf} + e, d.day, d.day, 'journal',
        md5('source' || n || '/' || m || '/' || e)::uuid, 'Entry', ${LINES_OF_ENTRY}
      from places p, generate_series(1, ${MONTHS * 2}) m, generate_series(1, ${entriesOf}) e,
        lateral (select (date_trunc('month', current_date) - make_interval(months => m) + make_interval(days => e % 28))::date as day) d;
      insert into private.ledger_lines (entry_id, position, community_id, entry_date, account, cents)
      select e.id, l, e.community_id, e.entry_date,
        (array['1200', '4000', '1010', '4010', '5000', '2050', '5100', '2010', '6300', '2010'])[l], case l % 2 when 1 then 10000 else -10000 end
      from private.ledger_entries e join places p on p.id = e.community_id, generate_series(1, ${LINES_OF_ENTRY}) l;
      insert into private.ledger_numbers (community_id, last_number) select p.id, ${(MONTHS * 2 + 1) * entriesOf + 10} from places p`),
  );
  await sql.unsafe('drop view people; drop view places; set session_replication_role = origin');
  await sql.unsafe('analyze');
}

/** CPU time that a process has used, in milliseconds. Linux counts in hundredths of a second. */
function readCpuTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '0', system = '0'] = fields.split(' ').slice(11);
  return (Number(user) + Number(system)) * 10;
}

/** Runs statements as the director, rolls them back, and returns the CPU time they took. */
async function timeRolledBack(sql: postgres.Sql, statements: readonly string[]): Promise<number> {
  const [backend] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  const pid = backend?.pid ?? 0;
  const start = readCpuTime(pid);
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(
        `select set_config('request.jwt.claims', '{"sub":"${DIRECTOR_ID}","role":"authenticated","aal":"aal1","haven_acting":"database"}', true)`,
      );
      for (const statement of statements) await transaction.unsafe(statement);
      await transaction.unsafe('set constraints all immediate');
      throw new Error('rolled back');
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error;
    });
  return readCpuTime(pid) - start;
}

/** CPU time of one call as the director, averaged over all rounds. */
async function averageCpuTime(sql: postgres.Sql, query: string): Promise<number> {
  const [backend] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  const pid = backend?.pid ?? 0;
  await timeQueryAs(sql, DIRECTOR_ID, query);
  const start = readCpuTime(pid);
  for (let round = 0; round < ROUNDS; round++) await timeQueryAs(sql, DIRECTOR_ID, query);
  return (readCpuTime(pid) - start) / ROUNDS;
}

const ACCOUNTS = `select public.list_resident_accounts(${COMMUNITY})`;

/** Every step of the next month's run, as the screen calls them. */
const BILLING_RUN = [
  `select private.approve_billing_run('00000000-0000-4000-8000-00000000000a', ${COMMUNITY}, ${monthsAgo(-1)},
     private.preview_billing_run(${COMMUNITY}, ${monthsAgo(-1)}) ->> 'fingerprint')`,
  `select private.post_billing_run('00000000-0000-4000-8000-00000000000a')`,
];
const CLOSE = [`select private.close_ledger_month(${COMMUNITY}, ${monthsAgo(MONTHS * 2)})`];

/** Slowest of the first calls of a center whose boards were never computed. */
async function timeStaleBoards(sql: postgres.Sql): Promise<number> {
  await sql.unsafe('delete from private.community_boards');
  return await timeQueryAs(sql, OWNER_ID, 'select public.get_command_center()');
}

async function measure(sql: postgres.Sql): Promise<Record<string, number>> {
  const stale = await timeStaleBoards(sql);
  await sql.unsafe(
    'select private.refresh_boards(array_agg(c.id), array_agg(p.part), 600000) from public.communities c, private.list_board_parts() p',
  );
  await sql.unsafe('analyze private.community_boards');
  return {
    'billing run': await timeRolledBack(sql, BILLING_RUN),
    'month close': await timeRolledBack(sql, CLOSE),
    'command center, all boards stale': stale,
    ...(await measureP95(
      sql,
      OWNER_ID,
      { 'command center': 'select public.get_command_center()' },
      () => ROUNDS,
    )),
    ...(await measureP95(
      sql,
      DIRECTOR_ID,
      { 'resident accounts': ACCOUNTS, 'a trivial query': 'select 1' },
      () => ROUNDS,
    )),
    'resident accounts, CPU': await averageCpuTime(sql, ACCOUNTS),
  };
}

const READ = {
  preview: `select public.preview_billing_run(${COMMUNITY}, ${monthsAgo(-1)})`,
  accounts: ACCOUNTS,
};

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'billing', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${DIRECTOR_ID}', 'director@example.com'), ('${OWNER_ID}', 'owner@example.com');
    update public.profiles set approval_status = 'approved' where id in ('${DIRECTOR_ID}', '${OWNER_ID}')`);
  await fill(sql, 0, Math.max(1, communities / 10));
  const few = await measure(sql);
  const { pages: fewPages } = await explainQueries(url, DIRECTOR_ID, READ, GROWS);
  await fill(sql, Math.max(1, communities / 10), communities);
  const many = await measure(sql);
  const [size] = await sql.unsafe<{ count: number }[]>(
    'select count(*)::int as count from private.ledger_lines',
  );
  console.log(`${size?.count} lines of ${communities} communities with ${RESIDENTS} residents`);
  let isSlow = false;
  for (const [name, most] of Object.entries(BUDGETS)) {
    const [before = 0, after = 0] = [few[name], many[name]];
    isSlow ||= after > most;
    console.log(`${name}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms (at most ${most})`);
  }
  const { reading, pages } = await explainQueries(url, DIRECTOR_ID, READ, GROWS);
  for (const [name, count] of Object.entries(pages))
    console.log(`${name}: ${fewPages[name]} pages read, then ${count}`);
  if (reading.length > 0) console.log(`Reads a table from end to end: ${reading.join(', ')}`);
  if (isSlow || reading.length > 0) process.exitCode = 1;
  await sql.end();
} finally {
  cluster.stop();
}
