import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { explainQueries, fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks record lists among ten times as many others: `npm run bench:records [contacts] [workspace_id]`. A user whose
 * team shares 20,000 contacts runs the screens' queries, first with a tenth of all rows and then with all.
 */
const [most = 1_000_000, workspace_id = 20_000] = process.argv.slice(2).map(Number);
const ROUNDS = 40;
const USER_ID = '00000000-0000-4000-8000-000000000001';
const TENANT = '00000000-0000-4000-8000-0000000000aa';
const CONTACT = '00000000-0000-4000-8000-000000000042';

const QUERIES: Record<string, string> = {
  'list by name': `select public.find_contacts(p_sort => 'name', p_limit => 100)`,
  'list, newest': `select public.find_contacts(p_limit => 100)`,
  'filter, common': `select public.find_contacts(p_filters => '[{"field":"state","is":"any_of","value":["TX","FL"]}]', p_limit => 100)`,
  'filter, no match': `select public.find_contacts(p_filters => '[{"field":"city","is":"is","value":"Nowhere"}]', p_limit => 100)`,
  'search, one': `select public.find_contacts(p_words => 'ada 19999', p_limit => 100)`,
  'search, hundreds': `select public.find_contacts(p_words => 'city 42', p_sort => 'name', p_limit => 100)`,
  'search, many': `select public.find_contacts(p_words => 'ada', p_sort => 'name', p_limit => 100)`,
  'search, all': `select public.find_contacts(p_words => 'example', p_limit => 100)`,
  count: `select public.count_contacts()`,
  'count, filtered': `select public.count_contacts(p_filters => '[{"field":"role","is":"is","value":"buyer"}]')`,
  timeline: `select * from public.record_timeline('contacts', '${CONTACT}')`,
  'board sums': `select * from public.sums_deals()`,
  'board column': `select public.find_deals(p_filters => '[{"field":"stage","is":"is","value":"teaser"}]', p_sort => 'stage_since', p_limit => 50)`,
  'search of deals': `select public.find_deals(p_words => 'harbor 77', p_limit => 100)`,
  duplicates: `select * from public.find_duplicates()`,
  'plain read': `select * from public.contacts where id = '${CONTACT}'`,
  save: `update public.contacts set company = 'Home ' || clock_timestamp()::text where id = '${CONTACT}' returning version`,
  'change of 5,000': `update public.contacts set source = 'Fair ' || clock_timestamp()::text where id in
    (IDS)`,
};
/** Tables that grow with the number of users and must never be fully scanned. */
const GROWS = /Seq Scan on (?:public\.)?(?:contacts|deals|record_\w+)/;

/**
 * Fills workspaces of 2,000 contacts for others and one for the caller's team, with five changes each and a deal per
 * ten contacts. Bypasses triggers but writes what they would have written.
 */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  await sql.unsafe('set session_replication_role = replica');
  await fillInBulk(sql, ['public.contacts', 'public.deals', 'public.record_changes'], () =>
    sql.unsafe(`
    create temp view workspace_rows as
      select n, case when n < ${workspace_id} then '${TENANT}'::uuid else md5((n / 2000)::text)::uuid end as workspace_id,
        case when n = 0 then '${CONTACT}'::uuid else md5('contact' || n)::uuid end as id
      from generate_series(${from}, ${to - 1}) n;
    insert into public.contacts (id, owner_id, tenant_id, workspace_id, sharing, name, company, email, phone, city, state, role, source, created_at, last_contact_at)
    select
      b.id, '${USER_ID}', b.workspace_id, b.workspace_id, 'team',
      (array['Ada','Grace','Mary','Alan','Edsger','Barbara','Donald','Tony'])[1 + n % 8] || ' ' || n,
      'Company ' || n % 5000, 'person' || n || '@example.com', '(555) 010-' || lpad((n % 10000)::text, 4, '0'),
      'City ' || n % 300, (array['TX','FL','CA','NY','OH','IA','MN','WI'])[1 + n / 8 % 8],
      (array['buyer','seller','owner','operator','lender','broker'])[1 + n % 6], 'Import',
      now() - make_interval(mins => n), case when n % 3 = 0 then now() - make_interval(hours => n % 5000) end
    from workspace_rows b;
    insert into public.deals (owner_id, tenant_id, workspace_id, sharing, name, stage, contact_id, state, price, commission_percent, created_at)
    select '${USER_ID}', b.workspace_id, b.workspace_id, 'team',
      (array['Harbor','Maple','Summit','Willow'])[1 + n / 10 % 4] || ' House ' || n,
      (select s.stage from private.deal_stages() s where s.place = 1 + n / 10 % 18), b.id, 'TX', 1000000 + n, 3,
      now() - make_interval(mins => n)
    from workspace_rows b where n % 10 = 0;
    insert into public.record_changes (kind, record_id, workspace_id, version, at, by, act, was, now)
    select 'contacts', b.id, b.workspace_id, v, now() - make_interval(hours => v), '${USER_ID}', 'changed',
      '{"company": "Before"}', '{"company": "After"}'
    from workspace_rows b, generate_series(1, 5) v;
    drop view workspace_rows`),
  );
  await sql.unsafe(`
    insert into private.contact_keys
    select k.key, c.workspace_id, k.field, count(*) from public.contacts c
    cross join lateral private.keys_of_contact(c.workspace_id, c.name, c.company, c.email, c.phone) k
    where c.deleted_at is null group by 1, 2, 3
    on conflict (key) do update set contacts = excluded.contacts`);
  await sql.unsafe('vacuum analyze private.contact_keys');
  await sql.unsafe('set session_replication_role = origin');
}

const changes = (name: string) => name.startsWith('change');
const measure = (sql: postgres.Sql) =>
  measureP95(sql, USER_ID, QUERIES, (name) => (changes(name) ? 5 : ROUNDS));
const plans = (url: string) =>
  explainQueries(
    url,
    USER_ID,
    Object.fromEntries(Object.entries(QUERIES).filter(([name]) => !changes(name))),
    GROWS,
  );

/** Allows one more level per index and rows spread further apart; a full scan would be ten times as much. */
const mayGrow = (pages: number): number => pages * 1.5 + 12;

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'records', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${USER_ID}', 'asker@example.com');
    insert into public.tenants (id, name, subdomain) values ('${TENANT}', 'Team', 'the-team');
    insert into public.tenant_users (tenant_id, user_id, role, is_active) values ('${TENANT}', '${USER_ID}', 'owner', true)`);
  await fill(sql, 0, most / 10);
  const ids = await sql.unsafe<{ id: string }[]>(
    `select id from public.contacts where workspace_id = '${TENANT}' order by created_at desc limit 5000`,
  );
  const change = QUERIES['change of 5,000'] ?? '';
  QUERIES['change of 5,000'] = change.replace('IDS', ids.map(({ id }) => `'${id}'`).join());
  const [few, fewer] = [await measure(sql), await plans(url)];
  await fill(sql, most / 10, most);
  const [many, more] = [await measure(sql), await plans(url)];
  console.log(
    `p95 in ms and pages read among ${most / 10} and ${most} contacts, five changes each, a workspace_id of ${workspace_id}`,
  );
  const growing: string[] = [];
  for (const name of Object.keys(QUERIES)) {
    const [before, after] = [fewer.pages[name], more.pages[name]];
    const isFlat = before === undefined || after === undefined || after <= mayGrow(before);
    if (!isFlat) growing.push(name);
    const times = [few[name], many[name]].map((time) => time?.toFixed(1).padStart(9)).join(' ');
    const read = [before, after].map((count) => String(count ?? '').padStart(7)).join(' ');
    console.log(`${name.padEnd(18)} ${times} ${read}${isFlat ? '' : '  GROWS'}`);
  }
  await sql.end();
  if (more.reading.length > 0) {
    console.error(`These read a table from end to end: ${more.reading.join(', ')}.`);
    process.exitCode = 1;
  }
  if (growing.length > 0) {
    console.error(`These read more where there is more: ${growing.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  cluster.stop();
}
