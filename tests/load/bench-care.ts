import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { reportGrowth } from './growth-report.ts';
import { explainQueries, fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks an operator's screens among charting of other communities: `npm run bench:care [entries] [communities]`. The
 * entries are of tasks; weights of half a year and doses of a month are added. A nurse of a community of 100 residents
 * runs the screens' queries, first with a tenth of all communities and then with all. The target is 50000000 200.
 */
const [entries = 2_000_000, communities = 200] = process.argv.slice(2).map(Number);
const RESIDENTS = 100;
const ROUNDS = 40;
const NURSE_ID = '00000000-0000-4000-8000-000000000001';
const idOf = (name: string) => `md5('${name}')::uuid`;
const COMMUNITY = idOf('community0');
const RESIDENT = idOf('resident0/1');
const ORDER = idOf('order0/1/1');

const QUERIES: Record<string, string> = {
  'census board': `select public.get_census_board(${COMMUNITY})`,
  'census board, a year ago': `select public.get_census_board(${COMMUNITY}, current_date - 365)`,
  'due list': `select public.get_care_shift(${COMMUNITY})`,
  'medication pass': `select public.get_medication_pass(${COMMUNITY})`,
  'charting write': `select public.record_care_entry(gen_random_uuid(), jsonb_build_object(
    'kind', 'vital', 'resident_id', ${RESIDENT}, 'measure', 'pulse', 'value', 72, 'at', now()))`,
  'dose write': `select public.record_dose(gen_random_uuid(), ${ORDER}, null, 'given', null, 'Pain')`,
  'resident record': `select public.open_resident(${RESIDENT}), public.get_care_charting(${RESIDENT})`,
  'care plans': `select public.list_care_plans(${COMMUNITY})`,
  'medication record': `select public.get_medication_record(${RESIDENT}, current_date)`,
};
/** Boards of a whole community may take longer. */
const MOST_MS = (name: string): number => (name.startsWith('census') ? 100 : 60);
/** Months without entries are read from end to end. */
const GROWS =
  /Seq Scan on (?:public\.)?(?:care_entries_\d|medication_doses|stay_events|residents|resident_access_log)\S*(?: \w+)? +\(cost=[^)]*\) \(actual rows=[1-9]/;

/** Fills communities; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const days = Math.max(1, Math.round(entries / communities / RESIDENTS / 6));
  const scope = (kind: string, id: string) => `private.get_community_scope_id(${id}, '${kind}')`;
  await sql.unsafe(`select private.add_charting_month((current_date - make_interval(months => n))::date)
    from generate_series(-2, ${Math.ceil(days / 30) + 7}) n`);
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view places as select n, md5('community' || n)::uuid as id from generate_series(${from}, ${to - 1}) n;
    insert into public.communities (id, workspace_id, name, time_zone, created_at)
    select id, ${scope('communities', 'id')}, 'Community ' || n, 'America/New_York', now() - interval '3 years' from places;
    insert into public.community_members (community_id, user_id, position, starts_at)
    select id, '${NURSE_ID}', 'nurse', now() - interval '3 years' from places where n = 0;
    insert into public.buildings (id, community_id, workspace_id, name)
    select md5('building' || n)::uuid, id, ${scope('buildings', 'id')}, 'Main' from places;
    insert into public.floors (id, community_id, building_id, workspace_id, name)
    select md5('floor' || n)::uuid, id, md5('building' || n)::uuid, ${scope('floors', 'id')}, 'First' from places;
    insert into public.units (id, community_id, floor_id, workspace_id, name, created_at)
    select md5('unit' || n || '/' || r)::uuid, id, md5('floor' || n)::uuid, ${scope('units', 'id')}, r::text, now() - interval '3 years'
    from places, generate_series(1, ${RESIDENTS}) r;
    insert into public.residents (id, community_id, workspace_id, name, status, unit_id, moved_in_on)
    select md5('resident' || n || '/' || r)::uuid, id, ${scope('residents', 'id')}, 'Resident ' || r, 'in_house',
      md5('unit' || n || '/' || r)::uuid, current_date - 700
    from places, generate_series(1, ${RESIDENTS}) r;
    insert into public.stay_events (community_id, resident_id, type, at, unit_id)
    select p.id, md5('resident' || n || '/' || r)::uuid, e.type, now() - make_interval(days => e.days),
      case e.type when 'admit' then md5('unit' || n || '/' || r)::uuid end
    from places p, generate_series(1, ${RESIDENTS}) r,
      (values ('admit', 700), ('hospital_leave', 200), ('return', 195)) e (type, days);
    insert into public.care_tasks (id, community_id, resident_id, workspace_id, area, name, position, shifts, starts_on)
    select md5('task' || n || '/' || r || '/' || t)::uuid, p.id, md5('resident' || n || '/' || r)::uuid, ${scope('care_tasks', 'p.id')},
      'safety', 'Task ' || t, 'any', array['day', 'evening'], current_date - 700
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(1, 3) t;
    insert into public.care_needs (id, community_id, resident_id, workspace_id, area, need)
    select md5('need' || n || '/' || r)::uuid, p.id, md5('resident' || n || '/' || r)::uuid, ${scope('care_needs', 'p.id')}, 'mobility',
      'Unsteady'
    from places p, generate_series(1, ${RESIDENTS}) r;
    insert into public.care_goals (community_id, resident_id, need_id, workspace_id, goal, target_on)
    select p.id, md5('resident' || n || '/' || r)::uuid, md5('need' || n || '/' || r)::uuid, ${scope('care_goals', 'p.id')},
      'Goal ' || g, current_date + g
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(1, 2) g;
    insert into public.medication_orders (
      id, community_id, resident_id, drug, dose, route, schedule, times, is_prn, prn_reason, prn_follow_up_minutes, starts_at, prescriber, reviewed_at
    )
    select md5('order' || n || '/' || r || '/' || o)::uuid, p.id, md5('resident' || n || '/' || r)::uuid, 'Drug ' || o, '1 mg', 'oral',
      case o when 1 then 'prn' else 'bid' end, case o when 1 then '{}' else '{08:00,20:00}' end::time[], o = 1,
      case o when 1 then 'pain' end, case o when 1 then 60 end, now() - interval '100 days', 'Dr. Ray', now() - interval '100 days'
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(1, 5) o`);
  await fillInBulk(sql, ['public.care_entries', 'public.medication_doses'], () =>
    sql.unsafe(`
    insert into public.care_entries (
      id, day, shift, community_id, resident_id, kind, task_id, name, outcome, at, recorded_name
    )
    select md5('entry' || n || '/' || r || '/' || t || '/' || d || s)::uuid, current_date - d, s, p.id,
      md5('resident' || n || '/' || r)::uuid, 'task', md5('task' || n || '/' || r || '/' || t)::uuid, 'Task ' || t, 'done',
      (current_date - d)::timestamptz + interval '15 hours', 'Nadia'
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(1, 3) t, generate_series(1, ${days}) d,
      unnest(array['day', 'evening']) s;
    insert into public.care_entries (
      id, day, shift, community_id, resident_id, kind, measure, value, at, recorded_name
    )
    select md5('weight' || n || '/' || r || '/' || w)::uuid, current_date - 7 * w, 'day', p.id,
      md5('resident' || n || '/' || r)::uuid, 'vital', 'weight', 150 + w, now() - make_interval(days => 7 * w), 'Nadia'
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(0, 26) w;
    insert into public.medication_doses (order_id, community_id, resident_id, due_at, status, at)
    select md5('order' || n || '/' || r || '/' || o)::uuid, p.id, md5('resident' || n || '/' || r)::uuid, t.at, 'given', t.at
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(2, 5) o, generate_series(0, 30) d,
      unnest(array[13, 25]) h (hour),
      lateral (select (current_date - d)::timestamptz + make_interval(hours => h.hour) as at) t`),
  );
  await sql.unsafe(`drop view places; set session_replication_role = origin`);
  await sql.unsafe('analyze');
}

/** A call that writes adds a page now and then; a scan of another community would be ten times as much. */
const mayGrow = (pages: number): number => pages * 1.5 + 12;
const measure = (sql: postgres.Sql) => measureP95(sql, NURSE_ID, QUERIES, () => ROUNDS);
const plans = (url: string) => explainQueries(url, NURSE_ID, QUERIES, GROWS);

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'care', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${NURSE_ID}', 'nurse@example.com');
    update public.profiles set approval_status = 'approved' where id = '${NURSE_ID}'`);
  await fill(sql, 0, communities / 10);
  const [few, fewer] = [await measure(sql), await plans(url)];
  await fill(sql, communities / 10, communities);
  const [many, more] = [await measure(sql), await plans(url)];
  const [size] = await sql.unsafe<{ count: number }[]>(
    'select count(*)::int as count from public.care_entries',
  );
  console.log(
    `p95 in ms and pages read among ${communities / 10} and ${communities} communities, ${size?.count} entries`,
  );
  await sql.end();
  reportGrowth({
    names: Object.keys(QUERIES),
    times: [few, many],
    pages: [fewer.pages, more.pages],
    reading: more.reading,
    mayGrow,
    mostMs: MOST_MS,
  });
} finally {
  cluster.stop();
}
