import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { explainQueries, fillInBulk, measureP95, type NamedQueries } from './plans.ts';

/**
 * Benchmarks broker screens: `npm run bench:broker [clients]`. Ten activities per client, one deal per ten and one
 * lead per five. Measured for a member of a 2,000-client team, whose cost must stay flat while the exchange grows
 * tenfold, and for a large team with a fifth of everything, whose cost may grow only with its own rows.
 */
const [most = 100_000] = process.argv.slice(2).map(Number);
const ROUNDS = 30;
const SMALL = 2000;
/** How many times larger the large team is at the end. */
const LARGER = (most - SMALL) / (most / 10 - SMALL);
/** This few pages are read at once; Postgres scans a small table until an index pays off. */
const CHEAP = 200;
/** Limit for everything a user waits for. */
const MOST_MS = 300;

interface Team {
  readonly name: string;
  readonly asker: string;
  readonly workspace_id: string;
  readonly client: string;
}

const team = (name: string, digit: string): Team => ({
  name,
  asker: `00000000-0000-4000-8000-00000000000${digit}`,
  workspace_id: `00000000-0000-4000-8000-0000000000a${digit}`,
  client: `00000000-0000-4000-8000-0000000000c${digit}`,
});
const small = team('small team', '1');
const large = team('large team', '2');

const filter = (field: string, is: string, value: unknown): string =>
  JSON.stringify([{ field, is, value }]);
const QUARTER = `now() - interval '90 days', now()`;

const getQueries = ({ asker, client }: Team): NamedQueries => ({
  'clients by name': `select public.find_contacts(p_sort => 'name', p_limit => 100)`,
  'clients, newest': `select public.find_contacts(p_limit => 100)`,
  'clients, last spoken': `select public.find_contacts(p_sort => 'last_contact_at', p_limit => 100)`,
  'clients of a state': `select public.find_contacts(p_filters => '${filter('state', 'any_of', ['TX'])}', p_limit => 100)`,
  'search, one': `select public.find_contacts(p_words => 'ada 1600', p_limit => 100)`,
  'search, many': `select public.find_contacts(p_words => 'ada', p_sort => 'name', p_limit => 100)`,
  'count of clients': `select public.count_contacts()`,
  'leads, newest': `select public.find_leads(p_limit => 100)`,
  'leads that wait': `select public.find_leads(p_filters => '${filter('status', 'any_of', ['new'])}', p_sort => 'respond_by', p_limit => 100)`,
  'search of leads': `select public.find_leads(p_words => 'ada 1600', p_limit => 100)`,
  'board of leads': `select * from public.sums_leads()`,
  'board sums': `select * from public.sums_deals()`,
  'board column': `select public.find_deals(p_filters => '${filter('stage', 'is', 'teaser')}', p_sort => 'stage_since', p_limit => 50)`,
  'deals by closing': `select public.find_deals(p_sort => 'expected_close', p_limit => 100)`,
  'search of deals': `select public.find_deals(p_words => 'harbor 600', p_limit => 100)`,
  forecast: `select * from public.forecast_deals(12)`,
  'reports: pipeline': `select * from public.report_pipeline()`,
  'reports: months': `select * from public.report_months((now() - interval '150 days')::date, 12)`,
  'reports: conversion': `select * from public.report_conversion(${QUARTER})`,
  'reports: activity': `select * from public.report_activity(${QUARTER})`,
  'reports: rows of a stage': `select * from public.report_rows('reached', ${QUARTER}, null, 'psa')`,
  'reports: rows of a person': `select * from public.report_rows('note', ${QUARTER}, '${asker}')`,
  'reports: sources': `select * from public.lead_measures(${QUARTER}, 'source')`,
  'leads by owner': `select * from public.lead_measures(${QUARTER}, 'owner')`,
  'leads by form': `select * from public.lead_measures(${QUARTER}, 'form')`,
  'history of a client': `select * from public.record_timeline('contacts', '${client}')`,
  'line of a client': `select * from public.client_timeline('${client}')`,
  'week of the calendar': `select * from public.events_between(now(), now() + interval '7 days')`,
  'figures of the desk': `select public.my_figures()`,
});

/** Tables that grow with the number of users and must never be fully scanned. */
const GROWS =
  /Seq Scan on (?:public\.)?(?:contacts|deals|leads|events|record_(?:changes|comments|tasks))/;

const TABLES = [
  'contacts',
  'deals',
  'leads',
  'events',
  'record_changes',
  'record_comments',
  'record_tasks',
].map((name) => `public.${name}`);

/**
 * Fills the small team first, then a fifth of all rows for the large team and the rest for teams of 2,000 clients,
 * ten members each. Bypasses triggers but writes what they would have written.
 */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  await sql.unsafe('set session_replication_role = replica');
  await fillInBulk(sql, TABLES, () =>
    sql.unsafe(`
    create temp table given as
      select n, b.workspace_id, case n when 0 then '${small.client}' when ${SMALL} then '${large.client}' else md5('contact' || n) end::uuid as id,
        case
          when n % 10 > 0 then md5(b.workspace_id || ':' || n % 10)::uuid
          when b.workspace_id = '${small.workspace_id}' then '${small.asker}' when b.workspace_id = '${large.workspace_id}' then '${large.asker}'
          else md5(b.workspace_id::text)::uuid
        end as owner,
        now() - make_interval(hours => n * 7 % 17520) as at
      from generate_series(${from}, ${to - 1}) n
      cross join lateral (
        select case
          when n < ${SMALL} then '${small.workspace_id}' when n % 5 = 0 then '${large.workspace_id}' else md5((n / 2500)::text)
        end::uuid as workspace_id
      ) b;
    insert into public.contacts (id, owner_id, tenant_id, workspace_id, sharing, name, company, email, phone, city, state, role, source, created_at, last_contact_at)
    select g.id, g.owner, g.workspace_id, g.workspace_id, 'team',
      (array['Ada','Grace','Mary','Alan','Edsger','Barbara','Donald','Tony'])[1 + n / 5 % 8] || ' ' || n,
      'Company ' || n % 5000, 'person' || n || '@example.com', '(555) 010-' || lpad((n % 10000)::text, 4, '0'),
      'City ' || n % 300, (array['TX','FL','CA','NY','OH','IA','MN','WI'])[1 + n / 8 % 8],
      (array['buyer','seller','owner','operator','lender','broker'])[1 + n % 6], 'Import',
      g.at, case when n % 3 = 0 then now() - make_interval(hours => n % 5000) end
    from given g;
    insert into public.leads (owner_id, tenant_id, workspace_id, sharing, name, email, state, source, form_id, status, received_at, respond_by, responded_at, created_at, contact_id)
    select g.owner, g.workspace_id, g.workspace_id, 'team',
      (array['Ada','Grace','Mary','Alan'])[1 + n / 5 % 4] || ' ' || n, 'lead' || n || '@example.com', 'TX',
      (array['inquiry','form','referral','call'])[1 + n / 5 % 4],
      case when n / 5 % 4 = 1 then md5(g.workspace_id || 'form' || n % 3)::uuid end,
      (array['new','contacted','qualified','converted','unqualified','unqualified'])[1 + n / 5 % 6],
      g.at, g.at + interval '1 hour', case when n / 5 % 6 > 0 then g.at + interval '40 minutes' end, g.at, g.id
    from given g where n % 5 = 0 or n % 25 = 1;
    insert into public.deals (owner_id, tenant_id, workspace_id, sharing, name, stage, stage_since, contact_id, state, price, commission_percent, probability, expected_close, closed_on, next_step_on, created_at)
    select g.owner, g.workspace_id, g.workspace_id, 'team', (array['Harbor','Maple','Summit','Willow'])[1 + n / 10 % 4] || ' House ' || n,
      s.stage, g.at, g.id, 'TX', 1000000 + n, 3, s.probability, (g.at + interval '200 days')::date,
      case when s.stage in ('transition', 'true_up', 'won') then (g.at + interval '150 days')::date end,
      (now() + make_interval(days => n % 60 - 30))::date, g.at
    from given g join private.deal_stages() s on s.place = 1 + n / 10 % 18 where n % 10 = 0;
    insert into public.events (owner_id, tenant_id, workspace_id, sharing, title, begins_at, ends_at, contact_id)
    select g.owner, g.workspace_id, g.workspace_id, 'team', 'Tour ' || n, g.at + interval '100 days', g.at + interval '100 days 1 hour', g.id
    from given g where n % 10 = 0;
    insert into public.record_changes (kind, record_id, workspace_id, version, at, by, act, was, now)
    select 'contacts', g.id, g.workspace_id, v, g.at + make_interval(days => v * 20), g.owner,
      case v when 0 then 'created' else 'changed' end,
      case when v > 0 then '{"company": "Before"}'::jsonb end, case when v > 0 then '{"company": "After"}'::jsonb end
    from given g, generate_series(0, 4) v;
    insert into public.record_changes (kind, record_id, workspace_id, version, at, by, act, was, now)
    select 'deals', d.id, d.workspace_id, v, d.created_at + make_interval(days => v), d.owner_id, 'changed',
      '{"stage": "valuation"}', '{"stage": "teaser"}'
    from public.deals d join given g on g.id = d.contact_id, generate_series(1, 2) v;
    insert into public.record_comments (kind, record_id, workspace_id, by, way, body, created_at)
    select 'contacts', g.id, g.workspace_id, g.owner, (array['note','call','meeting'])[v], 'What was said about ' || n,
      g.at + make_interval(days => v * 15)
    from given g, generate_series(1, 3) v;
    insert into public.record_tasks (kind, record_id, workspace_id, by, assignee_id, title, due_on, done_at, done_by, created_at)
    select 'contacts', g.id, g.workspace_id, g.owner, g.owner, 'Call ' || n, (g.at + make_interval(days => v * 30))::date,
      case when v = 1 or n % 4 > 0 then g.at + make_interval(days => v * 30) end, g.owner, g.at
    from given g, generate_series(1, 2) v;
    drop table given`),
  );
  await sql.unsafe('set session_replication_role = origin');
}

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'broker', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  for (const { asker, workspace_id, name } of [small, large]) {
    await sql.unsafe(`
      insert into auth.users (id, email) values ('${asker}', '${asker}@example.com');
      insert into public.tenants (id, name, subdomain) values ('${workspace_id}', '${name}', '${name.replace(' ', '-')}');
      insert into public.tenant_users (tenant_id, user_id, role, is_active) values ('${workspace_id}', '${asker}', 'owner', true)`);
  }
  const look = async (of: Team) => {
    const queries = getQueries(of);
    return {
      times: await measureP95(sql, of.asker, queries, () => ROUNDS),
      ...(await explainQueries(url, of.asker, queries, GROWS)),
    };
  };
  const lookAll = async () => [await look(small), await look(large)] as const;
  // Removes catalog bloat from creating the database, which brokers' queries shouldn't pay for.
  await sql.unsafe('vacuum full analyze');
  await fill(sql, 0, most / 10);
  const few = await lookAll();
  await fill(sql, most / 10, most);
  const many = await lookAll();

  const failures: string[] = [];
  for (const [index, of] of [small, large].entries()) {
    const [before, after] = [few[index as 0 | 1], many[index as 0 | 1]];
    console.log(
      `\n${of.name}: p95 in ms and pages read among ${most / 10} and ${most} clients, ten activities each`,
    );
    for (const name of Object.keys(getQueries(of))) {
      const [was, now] = [before.pages[name] ?? 0, after.pages[name] ?? 0];
      // Allows one more level per index and rows spread further apart.
      const isFlat = now <= Math.max(CHEAP, (of === large ? LARGER : 1) * (was * 1.5 + 12));
      const isSlow = (after.times[name] ?? 0) > MOST_MS;
      const isReading = of === small && after.reading.includes(name);
      const flags = [
        !isFlat && 'GROWS',
        isSlow && 'SLOW',
        isReading && 'READS ALL',
        of === large && `x${(now / Math.max(was, 1)).toFixed(1)}`,
      ].filter(Boolean);
      if (!isFlat || isSlow || isReading) failures.push(`${of.name}, ${name}: ${flags.join(', ')}`);
      const times = [before, after].map(({ times: all }) => all[name]?.toFixed(1).padStart(8));
      const read = [was, now].map((count) => String(count).padStart(7));
      console.log(`${name.padEnd(22)} ${[...times, ...read].join(' ')}  ${flags.join(', ')}`);
    }
  }
  await sql.end();
  if (failures.length > 0) {
    console.error(`\nThese cost more than they may:\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  cluster.stop();
}
