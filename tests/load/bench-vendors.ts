import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { reportGrowth } from './growth-report.ts';
import { explainQueries, fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks the vendor marketplace: `npm run bench:vendors [vendors] [leads] [rfps]`. A client with 500 projects and 300
 * RFPs, and a vendor with 2,000 leads and 300 RFPs, run the screens' queries, first with a tenth of everything and then
 * with all.
 */
const [vendors = 100_000, leads = 1_000_000, rfps = 100_000] = process.argv.slice(2).map(Number);
const ROUNDS = 40;
const CLIENT_ID = '00000000-0000-4000-8000-000000000001';
const VENDOR_ACCOUNT = '00000000-0000-4000-8000-000000000002';
const idOf = (name: string) => `md5('${name}')::uuid`;
const CATEGORIES = `(array['consultant', 'financial', 'construction', 'management', 'legal', 'technology'])`;
const STATES = `(array['AL','AK','AZ','AR','CA','CO','CT','DE','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD',
  'MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT',
  'VT','VA','WA','WV','WI','WY'])`;

const CLIENT_QUERIES: Record<string, string> = {
  directory: `select public.find_vendors()`,
  'directory, trade and state': `select public.find_vendors('construction', 'OH')`,
  'directory, words': `select public.find_vendors('construction', 'OH', 'roofing')`,
  'vendors for a project': `select public.vendors_for_project(${idOf('own project 1')})`,
  'vendors for an RFP': `select public.vendors_for_rfp(${idOf('own rfp 1')})`,
  'route project': `select public.route_project(md5('own project ' || 1 + floor(random() * 19)::integer)::uuid, 1)`,
  'issued RFPs': `select count(*) from public.my_rfps()`,
  'issued RFPs, by stage': `select count(*) from public.my_rfps(array['evaluation'])`,
  'RFP summary': `select public.rfp_summary()`,
  'one RFP': `select public.rfp(${idOf('own rfp 1')})`,
  'RFP search': `select count(*) from public.search_rfps('courtyard')`,
  figures: `select private.figures_of_rfps(), private.figures_of_projects()`,
  '1099 totals': `select public.list_vendor_tax_totals(2026)`,
};
const VENDOR_QUERIES: Record<string, string> = {
  leads: `select count(*) from public.my_requests()`,
  'leads, by status': `select count(*) from public.my_requests(array['asked'])`,
  'received RFPs': `select count(*) from public.vendor_rfps()`,
  'received RFPs, open to all': `select count(*) from public.vendor_rfps(array['available'])`,
  'vendor RFP summary': `select public.rfp_summary()`,
  'vendor figures': `select private.figures_of_rfps(), private.figures_of_projects()`,
  'vendor payments': `select public.list_vendor_payments(${idOf('vendor 0')}, 2026)`,
};
const MOST_MS = 60;
const GROWS =
  /Seq Scan on (?:public|private)\.(?:vendors|project_quotes|projects|rfps|rfp_vendors|rfp_team|rfp_bids|rfp_milestones|vendor_credentials)\b/;

/** Vendors of the client's trade and state: more than lists count (1,001), offer (100), or consider for places (400). */
const NEAR = 1_700;

/** Rows of the two people and near them, the same at both sizes, so that every limit is reached at both. */
async function fillOwn(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into public.vendors (id, user_id, company_name, category, states, verification_status)
    values (${idOf('vendor 0')}, '${VENDOR_ACCOUNT}', 'Vendor 0', 'construction', array['OH', 'IN', 'PA'], 'verified');
    insert into auth.users (id, email) select md5('near account ' || n)::uuid, 'near' || n || '@example.com' from generate_series(1, ${NEAR}) n;
    insert into public.profiles (id, email, approval_status)
    select md5('near account ' || n)::uuid, 'near' || n || '@example.com', 'approved' from generate_series(1, ${NEAR}) n;
    insert into public.vendors (
      id, user_id, company_name, category, states, specialization_tags, verification_status, ranking, description, featured
    )
    select md5('near vendor ' || n)::uuid, md5('near account ' || n)::uuid, 'Near ' || n, 'construction', array['OH'], array['Roofing'],
      'verified', n % 90, 'Work in occupied buildings.', n % 4 = 0
    from generate_series(1, ${NEAR}) n;
    insert into public.subscribers (user_id, subscribed, subscription_tier)
    select md5('near account ' || n)::uuid, true, 'professional' from generate_series(1, ${NEAR}) n where n % 4 = 0;
    insert into private.rfps (
      id, account, issuer_name, title, category, state, details, questions_until, decides_on, status, created_at, published_at, is_public
    )
    select md5('near rfp ' || n)::uuid, md5('near account ' || n)::uuid, 'Client', 'RFP ' || n, 'construction', 'OH', repeat('Work. ', 10),
      now() + interval '5 days', current_date + 40, 'open', now() - make_interval(mins => n), now() - make_interval(mins => n), true
    from generate_series(1, 100) n;
    insert into private.rfp_rounds (rfp_id, round, deadline)
    select md5('near rfp ' || n)::uuid, 1, now() + interval '10 days' from generate_series(1, 100) n;
    insert into private.projects (id, account, title, category, state, details, status, created_at)
    select md5('own project ' || n)::uuid, '${CLIENT_ID}', 'Project ' || n, 'construction', 'OH', repeat('Roof work. ', 5),
      case when n < 20 then 'open' else 'done' end, now() - make_interval(hours => n)
    from generate_series(1, 500) n;
    insert into private.projects (id, account, title, category, state, details, status, created_at)
    select md5('asking project ' || n)::uuid, md5('account ' || 1 + n % 100)::uuid, 'Project ' || n, 'construction', 'OH', repeat('Roof work. ', 5),
      'open', now() - interval '400 days'
    from generate_series(1, 2000) n;
    insert into private.project_quotes (project_id, vendor_id, vendor_name, status, asked_at)
    select md5('asking project ' || n)::uuid, ${idOf('vendor 0')}, 'Vendor 0', case when n <= 10 then 'asked' else 'declined' end,
      now() - make_interval(hours => n)
    from generate_series(1, 2000) n;
    insert into private.rfps (
      id, account, issuer_name, title, category, state, details, questions_until, decides_on, status, created_at, published_at, is_public
    )
    select md5('own rfp ' || n)::uuid, '${CLIENT_ID}', 'Client', 'Courtyard ' || n, 'construction', 'OH', repeat('Courtyard work. ', 5),
      now() + interval '5 days', current_date + 40, case when n <= 20 then 'open' when n <= 40 then 'evaluation' else 'completed' end,
      now() - make_interval(days => n), now() - make_interval(days => n), false
    from generate_series(1, 300) n;
    insert into private.rfp_rounds (rfp_id, round, deadline)
    select md5('own rfp ' || n)::uuid, 1, now() + interval '10 days' from generate_series(1, 300) n;
    insert into private.rfp_team (rfp_id, account, is_manager, is_evaluator)
    select md5('own rfp ' || n)::uuid, '${CLIENT_ID}', true, true from generate_series(1, 300) n;
    insert into private.rfp_vendors (id, rfp_id, vendor_id, vendor_name, status, is_winner)
    select md5('own part ' || n)::uuid, md5('own rfp ' || n)::uuid, ${idOf('vendor 0')}, 'Vendor 0', 'intends', n > 40
    from generate_series(1, 300) n;
    insert into private.rfp_milestones (rfp_id, n, title, due_on, amount, status)
    select md5('own rfp ' || n)::uuid, 1, 'Completion', current_date, 1000, 'accepted' from generate_series(41, 300) n;
    insert into private.rfp_payments (id, milestone_id, cents, method, paid_on)
    select gen_random_uuid(), m.id, 100000, 'check', '2026-06-01' from private.rfp_milestones m;
    set session_replication_role = origin`);
}

/** Fills the marketplace of others; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const part = (all: number, share: number) => Math.round((all * share) / 10);
  const range = (all: number) => `generate_series(${part(all, from) + 1}, ${part(all, to)})`;
  await sql.unsafe('set session_replication_role = replica');
  await fillInBulk(
    sql,
    [
      'public.vendors',
      'public.vendor_credentials',
      'private.projects',
      'private.project_quotes',
      'private.rfps',
      'private.rfp_rounds',
      'private.rfp_team',
      'private.rfp_vendors',
    ],
    () =>
      sql.unsafe(`
    insert into auth.users (id, email) select md5('account ' || n)::uuid, 'vendor' || n || '@example.com' from ${range(vendors)} n;
    insert into public.profiles (id, email, approval_status)
    select md5('account ' || n)::uuid, 'vendor' || n || '@example.com', 'approved' from ${range(vendors)} n;
    insert into public.vendors (
      id, user_id, company_name, category, states, specialization_tags, verification_status, ranking, description, featured
    )
    select md5('vendor ' || n)::uuid, md5('account ' || n)::uuid, 'Vendor ' || n, ${CATEGORIES}[1 + n % 6],
      array[${STATES}[1 + n % 50], ${STATES}[1 + (n / 7) % 50], ${STATES}[1 + (n / 11) % 50]],
      case when n % 4 = 0 then array['Roofing'] else array['Kitchens'] end, 'verified', n % 90, 'Work in occupied buildings.', n % 50 = 0
    from ${range(vendors)} n;
    insert into public.subscribers (user_id, subscribed, subscription_tier)
    select md5('account ' || n)::uuid, true, 'professional' from ${range(vendors)} n where n % 50 = 0;
    insert into public.vendor_credentials (
      id, vendor_id, kind, coverage, status, expires_on, path, file_name, file_type, file_size
    )
    select md5('credential ' || n)::uuid, md5('vendor ' || n)::uuid, 'insurance', 'general', 'verified', current_date + 200,
      md5('path ' || n), 'coi.pdf', 'application/pdf', 1
    from ${range(vendors)} n;
    insert into private.projects (id, account, title, category, state, details, status, created_at)
    select md5('project ' || n)::uuid, md5('client ' || n % 20000)::uuid, 'Project ' || n, ${CATEGORIES}[1 + n % 6], ${STATES}[1 + n % 50],
      repeat('Work. ', 10), case when n % 10 = 0 then 'open' else 'done' end, now() - make_interval(mins => n)
    from ${range(leads / 3)} n;
    insert into private.project_quotes (project_id, vendor_id, vendor_name, status, asked_at)
    select md5('project ' || n)::uuid, md5('vendor ' || (1 + (n * 3 + q) % ${vendors}))::uuid, 'Vendor', 'declined', now() - make_interval(mins => n)
    from ${range(leads / 3)} n, generate_series(0, 2) q;
    insert into private.rfps (
      id, account, issuer_name, title, category, state, details, questions_until, decides_on, status, created_at, published_at, is_public
    )
    select md5('rfp ' || n)::uuid, md5('client ' || n % 20000)::uuid, 'Client', 'RFP ' || n, ${CATEGORIES}[1 + n % 6], ${STATES}[1 + (n / 6) % 50],
      repeat('Work. ', 10), now() + interval '5 days', current_date + 40, case when n % 5 = 0 then 'open' else 'completed' end,
      now() - make_interval(mins => n), now() - make_interval(mins => n), n % 2 = 0
    from ${range(rfps)} n;
    insert into private.rfp_rounds (rfp_id, round, deadline)
    select md5('rfp ' || n)::uuid, 1, now() + interval '10 days' from ${range(rfps)} n;
    insert into private.rfp_team (rfp_id, account, is_manager)
    select md5('rfp ' || n)::uuid, md5('client ' || n % 20000)::uuid, true from ${range(rfps)} n;
    insert into private.rfp_vendors (rfp_id, vendor_id, vendor_name)
    select md5('rfp ' || n)::uuid, md5('vendor ' || (1 + (n * 4 + q) % ${vendors}))::uuid, 'Vendor' from ${range(rfps)} n, generate_series(0, 3) q`),
  );
  await sql.unsafe('set session_replication_role = origin; analyze');
}

/** Routing has a daily limit. */
const roundsOf = (name: string): number => (name === 'route project' ? 8 : ROUNDS);
const measure = async (sql: postgres.Sql) => ({
  ...(await measureP95(sql, CLIENT_ID, CLIENT_QUERIES, roundsOf)),
  ...(await measureP95(sql, VENDOR_ACCOUNT, VENDOR_QUERIES, roundsOf)),
});
async function plans(url: string, isSmall: boolean) {
  const client = await explainQueries(url, CLIENT_ID, CLIENT_QUERIES, GROWS, isSmall);
  const vendor = await explainQueries(url, VENDOR_ACCOUNT, VENDOR_QUERIES, GROWS, isSmall);
  return {
    pages: { ...client.pages, ...vendor.pages },
    reading: [...client.reading, ...vendor.reading],
  };
}
/**
 * Pages that a query may read in addition when there is more data. A count ends at 1,001 matches, each on a page of its own
 * if the table is large. Routing sorts all vendors of a trade and state by who waited longest: 3 of 50 states, 1 of 6 trades.
 */
const BOUNDS: Readonly<Record<string, number>> = {
  directory: 1_001,
  'directory, trade and state': 1_001,
  'directory, words': 1_001,
  'route project': Math.ceil(vendors / 100),
};
const mayGrow = (pages: number, name: string): number => pages * 1.5 + 40 + (BOUNDS[name] ?? 0);

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'vendors', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${CLIENT_ID}', 'client@example.com'), ('${VENDOR_ACCOUNT}', 'vendor@example.com');
    update public.profiles set approval_status = 'approved' where id in ('${CLIENT_ID}', '${VENDOR_ACCOUNT}')`);
  await fillOwn(sql);
  await fill(sql, 0, 1);
  const [few, fewer] = [await measure(sql), await plans(url, true)];
  await fill(sql, 1, 10);
  const [many, more] = [await measure(sql), await plans(url, false)];
  console.log(
    `p95 in ms and pages read with a tenth and all of ${vendors} vendors, ${leads} leads, ${rfps} RFPs`,
  );
  await sql.end();
  reportGrowth({
    names: Object.keys({ ...CLIENT_QUERIES, ...VENDOR_QUERIES }),
    times: [few, many],
    pages: [fewer.pages, more.pages],
    reading: more.reading,
    mayGrow,
    mostMs: () => MOST_MS,
  });
} finally {
  cluster.stop();
}
