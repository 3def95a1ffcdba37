import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks one investor's screens among others, first with a tenth of all investors and then with all, and a
 * distribution to 10,000 of them that is killed on the way: `npm run bench:investors [lines] [investors]`. The target is
 * 5000000 100000.
 */
const [lines = 500_000, investors = 10_000] = process.argv.slice(2).map(Number);
const ROUNDS = 40;
const MOST_MS = 60;
const MOST_DISTRIBUTION_MS = 20_000;
const RECEIVERS = 10_000;
const OFFERINGS = 10;
const RUNS = 8;
/** Each entry has two lines. */
const entriesOf = Math.max(2, Math.round(lines / investors / 2));

const SPONSOR_ID = '00000000-0000-4000-8000-000000000001';
const TENANT_ID = '00000000-0000-4000-8000-000000000002';
const idOf = (kind: string, place: string) => `md5('${kind}' || ${place})::uuid`;
const INVESTOR = idOf('investor', '0');
const OFFERING = idOf('offering', '0');

const SCREENS: Readonly<Record<string, string>> = {
  'nothing, for comparison': 'select 1',
  portfolio: 'select public.get_portfolio()',
  transactions: 'select public.list_investor_movements()',
  'transactions of a holding': `select public.list_investor_movements(p_holding_id => ${idOf('holding', "'0/0'")})`,
  dashboard: 'select private.figures_of_investing(), private.figures_of_offerings()',
  portal: 'select public.get_investor_portal()',
  statement: `select public.get_position_statement(${idOf('subscription', "'0/0'")}, current_date - 3000, current_date)`,
  'tax center': `select public.get_tax_center(${idOf('entity', '0')}, 2025)`,
};

/** The first investor has nine holdings; all others have one. */
const holdingsOf = (place: string) =>
  `generate_series(0, case when ${place} = 0 then 8 else 0 end)`;

/** Adds investors with entity, holdings, entries, and interests; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view places as select n, ${idOf('investor', 'n')} as id from generate_series(${from}, ${to - 1}) n;
    insert into auth.users (id, email, email_confirmed_at) select id, 'i' || n || '@example.com', now() from places;
    insert into public.profiles (id, email, full_name, approval_status) select id, 'i' || n || '@example.com', 'Investor ' || n, 'approved' from places;
    insert into public.investment_entities (id, owner_id, tenant_id, workspace_id, sharing, name, kind)
    select ${idOf('entity', 'n')}, id, null, private.get_workspace_id(id, null, 'private'), 'private', 'Entity ' || n, 'llc' from places;
    insert into public.holdings (id, owner_id, tenant_id, workspace_id, sharing, name, entity_id, kind)
    select ${idOf('holding', "(n || '/' || h)")}, id, null, private.get_workspace_id(id, null, 'private'), 'private', 'Holding ' || h, ${idOf('entity', 'n')}, 'fund'
    from places, ${holdingsOf('n')} h;
    insert into private.investor_ledger_accounts (entity_id, number, name, kind)
    select ${idOf('entity', 'n')}, c.number, c.name, c.kind from places, private.list_investor_chart() c;
    insert into private.investor_ledger_numbers (entity_id, last_number)
    select ${idOf('entity', 'n')}, ${entriesOf + 1} * 9 from places`);
  const tables = [
    'private.investor_movements',
    'private.investor_ledger_entries',
    'private.investor_ledger_lines',
    'private.subscriptions',
    'private.capital_call_lines',
    'private.distribution_lines',
  ];
  await fillInBulk(sql, tables, () =>
    sql.unsafe(`
      create temp table added as
      select md5('movement' || n || '/' || h || '/' || e)::uuid as id, ${idOf('entity', 'n')} as entity_id,
        ${idOf('holding', "(n || '/' || h)")} as holding_id, case e when 1 then 'contribution' else 'distribution' end as kind,
        current_date - (${entriesOf} - e + 1) * 60 as day, case e when 1 then 10000000 else 150000 end as cents, h * ${entriesOf} + e as number
      from places, ${holdingsOf('n')} h, generate_series(1, ${entriesOf}) e;
      insert into private.investor_movements (id, entity_id, holding_id, kind, day, cents, income_cents)
      select id, entity_id, holding_id, kind, day, cents, case kind when 'distribution' then cents else 0 end from added;
      insert into private.investor_ledger_entries (id, entity_id, number, entry_date, service_date, source_kind, source_id, memo, line_count)
      select md5('entry' || id)::uuid, entity_id, number, day, day, kind, id, 'Entry', 2 from added;
      insert into private.investor_ledger_lines (entry_id, position, entity_id, entry_date, account, cents, holding_id)
      select md5('entry' || id)::uuid, l, entity_id, day, case l when 2 then '3000' else case kind when 'contribution' then '1500' else '4000' end end,
        case (l = 1) = (kind = 'contribution') when true then cents else -cents end, holding_id
      from added, generate_series(1, 2) l;
      drop table added;
      insert into private.subscriptions (
        id, offering_id, number, investor_id, investor_name, investor_email, entity_name, amount_cents, status, signature_id, signed_at
      )
      select ${idOf('subscription', "(n || '/' || o)")}, ${idOf('offering', 'o')}, n + 1, id, 'Investor ' || n, 'i' || n || '@example.com', 'Entity ' || n, 1000000,
        'accepted', '${SPONSOR_ID}', now()
      from places, generate_series(0, case when n = 0 then ${OFFERINGS - 1} else 0 end) x, lateral (select case when n = 0 then x when n < ${RECEIVERS} then 0 else 1 + n % ${OFFERINGS - 1} end as o) y;
      create temp table fresh as select s.id, s.offering_id, s.investor_id, s.entity_name from private.subscriptions s join places p on p.id = s.investor_id;
      insert into private.capital_call_lines (call_id, subscription_id, investor_id, cents, paid_on, recorded_at)
      select md5('call' || offering_id)::uuid, id, investor_id, 1000000, current_date - 900, now() from fresh;
      insert into private.distribution_lines (run_id, subscription_id, investor_id, holder, paid_on, capital_cents, preferred_cents, profit_cents, posted_at)
      select md5('run' || offering_id || '/' || r)::uuid, id, investor_id, entity_name, current_date - 90 * r, 0, 20000, 0, now()
      from fresh, generate_series(1, ${RUNS}) r;
      drop table fresh`),
  );
  await sql.unsafe('drop view places; set session_replication_role = origin');
  await sql.unsafe('analyze');
}

/** The sponsor, its workspace, and its offerings. */
async function addSponsor(sql: postgres.Sql): Promise<void> {
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    insert into auth.users (id, email, email_confirmed_at) values ('${SPONSOR_ID}', 'sponsor@example.com', now());
    insert into public.profiles (id, email, full_name, approval_status) values ('${SPONSOR_ID}', 'sponsor@example.com', 'Sponsor', 'approved');
    insert into public.tenants (id, name, subdomain) values ('${TENANT_ID}', 'Harbor', 'harbor');
    insert into public.tenant_users (tenant_id, user_id, role, is_active) values ('${TENANT_ID}', '${SPONSOR_ID}', 'owner', true);
    insert into private.offerings (
      id, tenant_id, sponsor_name, title, rule, status, property_name, state, care_type, summary, offering_cents, minimum_cents, step_cents,
      preferred_bps, tiers, hold_months, agreement, closes_on, opened_at, opened_on
    )
    select ${idOf('offering', 'o')}, '${TENANT_ID}', 'Harbor', 'Offering ' || o, '506c', 'open', 'Willow Creek', 'OH', 'memory',
      'Buy a memory care building and renovate it.', 100000000000, 1000000, 100000, 800, '[{"up_to": null, "investors_bps": 7000}]', 60,
      'The investor subscribes for an interest.', '2199-12-31', now(), current_date - 1000
    from generate_series(0, ${OFFERINGS - 1}) o;
    insert into private.capital_calls (id, offering_id, number, cents, due_on, purpose)
    select md5('call' || id)::uuid, id, 1, 1, current_date - 900, 'Closing' from private.offerings;
    insert into private.distribution_runs (
      id, offering_id, number, cash_cents, paid_on, memo, capital_cents, preferred_cents, profit_cents, catch_up_cents, promote_cents,
      line_count, finished_at
    )
    select md5('run' || id || '/' || r)::uuid, id, r, 1, current_date - 90 * r, 'Quarter', 0, 1, 0, 0, 0, 0, now()
    from private.offerings, generate_series(1, ${RUNS}) r`);
  await sql.unsafe('set session_replication_role = origin');
}

const signIn = `select set_config('request.jwt.claims', '{"sub":"${SPONSOR_ID}","role":"authenticated","aal":"aal1","haven_acting":"database"}', true)`;

/** Pays a distribution to 10,000 investors with their notifications; a worker is killed on the way. Returns milliseconds. */
async function distribute(sql: postgres.Sql, url: string): Promise<number> {
  const run = crypto.randomUUID();
  const started = performance.now();
  await sql.begin(async (transaction) => {
    await transaction.unsafe(signIn);
    const [preview] = await transaction.unsafe(
      `select public.preview_distribution(${OFFERING}, 500000000, current_date - 1) ->> 'fingerprint' as hash`,
    );
    await transaction.unsafe(
      `select public.approve_distribution('${run}', ${OFFERING}, 500000000, current_date - 1, 'Quarter', '${preview?.hash}')`,
    );
  });
  const worker = postgres(url, { max: 1, onnotice: () => undefined });
  const [backend] = await worker`select pg_backend_pid() as pid`;
  await worker`select private.pay_distribution_batch(${run}, 500)`;
  const killed = worker`select private.continue_distributions(60000)`.then(
    () => false,
    () => true,
  );
  const isWorking = () =>
    sql`select from pg_stat_activity where pid = ${backend?.pid} and state = 'active' and query like '%continue_distributions%'`;
  while ((await isWorking()).length === 0);
  await sql`select pg_terminate_backend(${backend?.pid})`;
  console.log(`killed on the way: ${await killed}`);
  await worker.end({ timeout: 1 });
  for (;;) {
    const [row] = await sql`select private.continue_distributions(1000) as more`;
    const [progress] = await sql`
      select r.paid_count, r.line_count, (select count(*)::int from private.investor_notices) as notices
      from private.distribution_runs r where r.id = ${run}`;
    const after = Math.round(performance.now() - started);
    console.log(
      `${progress?.paid_count} of ${progress?.line_count} paid, ${progress?.notices} notices waiting, after ${after} ms`,
    );
    if (row?.more !== true) break;
  }
  const took = performance.now() - started;
  const [sum] = await sql`
    select count(*)::int as lines, count(l.posted_at)::int as paid, sum(l.cents) = max(r.cash_cents - r.catch_up_cents - r.promote_cents) as adds_up,
      (select count(*)::int from public.notifications n where n.kind = 'distribution_paid') as notified,
      (select count(distinct n.user_id)::int from public.notifications n where n.kind = 'distribution_paid') as people
    from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id where r.id = ${run}`;
  console.log(`distribution: ${JSON.stringify(sum)}`);
  if (sum?.lines !== sum?.paid || sum?.adds_up !== true || sum?.notified !== sum?.people)
    process.exitCode = 1;
  return took;
}

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'investors', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await addSponsor(sql);
  const [me] = await sql.unsafe(`select ${INVESTOR}::text as id`);
  const measure = () => measureP95(sql, String(me?.id), SCREENS, () => ROUNDS);
  await fill(sql, 0, investors / 10);
  const few = await measure();
  await fill(sql, investors / 10, investors);
  const many = await measure();
  const [size] = await sql.unsafe(
    'select count(*)::int as count from private.investor_ledger_lines',
  );
  console.log(`${size?.count} lines of ${investors} investors`);
  for (const name of Object.keys(SCREENS)) {
    const [before = 0, after = 0] = [few[name], many[name]];
    if (after > MOST_MS) process.exitCode = 1;
    console.log(`${name}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`);
  }
  const took = await distribute(sql, url);
  console.log(`distribution: ${took.toFixed(0)} ms`);
  if (took > MOST_DISTRIBUTION_MS) process.exitCode = 1;
  await sql.end();
} finally {
  cluster.stop();
}
