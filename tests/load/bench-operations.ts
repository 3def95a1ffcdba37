import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { reportGrowth } from './growth-report.ts';
import { explainQueries, fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks work orders, inspections, and the staff schedule among other communities:
 * `npm run bench:operations [work orders] [shifts] [communities]`. The director of a community of 100 residents and 60
 * employees runs the screens' queries, first with a tenth of all communities and then with all.
 */
const [orders = 1_000_000, shifts = 2_000_000, communities = 200] = process.argv
  .slice(2)
  .map(Number);
const RESIDENTS = 100;
const EMPLOYEES = 60;
const ROUNDS = 40;
/** The director is also an employee with a schedule of their own. */
const DIRECTOR_ID = '00000000-0000-4000-8000-000000000001';
const idOf = (name: string) => `md5('${name}')::uuid`;
const COMMUNITY = idOf('community0');
const WEEK = `current_date - extract(dow from current_date)::integer`;

const QUERIES: Record<string, string> = {
  'open work orders': `select public.list_work_orders(${COMMUNITY})`,
  'closed work orders': `select public.list_work_orders(${COMMUNITY}, 'closed', 90)`,
  'work order': `select public.get_work_order(${idOf('order0/1')})`,
  'work order search': `select public.find_work_orders('faucet')`,
  'unit turns': `select public.list_unit_turns(${COMMUNITY})`,
  'preventive schedules': `select public.list_maintenance_schedules(${COMMUNITY})`,
  'due inspections': `select public.list_inspections(${COMMUNITY})`,
  'due compliance': `select public.get_compliance(${COMMUNITY})`,
  'checklist versions': `select public.list_checklist_versions(${COMMUNITY}, ${idOf('checklist0-1')})`,
  'save checklist': `select public.save_survey_checklist(${idOf('checklist0-1')}, ${COMMUNITY},
    (public.get_survey_checklist(${COMMUNITY}, ${idOf('checklist0-1')}::text) ->> 'version')::integer,
    jsonb_build_object('name', 'Round ' || random()))`,
  'compliance figures': `select public.get_compliance_figures()`,
  'dashboard figures': `select public.my_figures()`,
  schedule: `select public.get_schedule(${COMMUNITY})`,
  'schedule, a year ago': `select public.get_schedule(${COMMUNITY}, current_date - 364)`,
  'my schedule': `select public.get_my_schedule()`,
  staff: `select public.list_staff(${COMMUNITY})`,
  attendance: `select public.get_attendance(${COMMUNITY}, ${WEEK}, ${WEEK} + 6)`,
  payroll: `select public.get_payroll(${COMMUNITY}, ${WEEK} - 14, ${WEEK} - 1)`,
  'save shift': `select public.save_shift(gen_random_uuid(), ${COMMUNITY}, 0, jsonb_build_object(
    'employee_id', null, 'position', 'caregiver', 'day', current_date + 1, 'starts', '07:00', 'ends', '15:00'))`,
};
/** Thirty items, as many as a state's checklist has. */
const CHECKLIST_ITEMS = `(
  select jsonb_agg(jsonb_build_object('id', 'i' || i, 'tag', 'Tag', 'label', repeat('What to check ', 8), 'source', 'OAC 3701-16', 'is_physical', i % 3 = 0))
  from generate_series(1, 30) i
)`;
const MOST_MS = 60;
const GROWS =
  /Seq Scan on (?:public|private)\.(?:work_orders|work_order_events|staff_shifts|time_entries|employees|employee_credentials|inspections|residents|surveys|survey_findings|survey_checklists|survey_checklist_versions)\b/;

/** Fills communities; bypasses triggers but writes what they would have written. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const ordersEach = Math.round(orders / communities);
  // Three quarters of an employee's days have a shift.
  const days = Math.round(shifts / communities / EMPLOYEES / 0.75);
  const scope = (kind: string, id: string) => `private.get_community_scope_id(${id}, '${kind}')`;
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view places as select n, md5('community' || n)::uuid as id from generate_series(${from}, ${to - 1}) n;
    insert into public.communities (id, workspace_id, tenant_id, name, time_zone, created_at)
    select id, ${scope('communities', 'id')}, ${idOf('operator')}, 'Community ' || n, 'America/New_York', now() - interval '3 years' from places;
    insert into public.community_members (id, community_id, user_id, position, starts_at)
    select md5('director' || n)::uuid, id, '${DIRECTOR_ID}', 'executive_director', now() - interval '3 years' from places where n = 0;
    insert into public.units (id, community_id, floor_id, workspace_id, name, created_at)
    select md5('unit' || n || '/' || r)::uuid, id, md5('floor' || n)::uuid, ${scope('units', 'id')}, r::text, now() - interval '3 years'
    from places, generate_series(1, ${RESIDENTS}) r;
    insert into public.residents (id, community_id, workspace_id, name, status, unit_id, moved_in_on)
    select md5('resident' || n || '/' || r)::uuid, id, ${scope('residents', 'id')}, 'Resident ' || r, 'in_house',
      md5('unit' || n || '/' || r)::uuid, current_date - 700
    from places, generate_series(1, ${RESIDENTS}) r;
    insert into public.resident_care_levels (community_id, resident_id, assessment_id, level, effective_on)
    select p.id, md5('resident' || n || '/' || r)::uuid, gen_random_uuid(), 1 + r % 4, current_date - l * 100
    from places p, generate_series(1, ${RESIDENTS}) r, generate_series(1, 3) l;
    insert into private.employees (id, community_id, community_ids, name, position, member_id, hired_on)
    select md5('employee' || n || '/' || e)::uuid, id, array[id], 'Employee ' || e,
      case when e = 1 then 'executive_director' when e % 10 < 6 then 'caregiver' when e % 10 = 6 then 'nurse' when e % 10 = 7 then 'medication_aide'
        when e % 10 = 8 then 'dining' else 'maintenance' end,
      case when n = 0 and e = 1 then md5('director' || n)::uuid end, current_date - 900
    from places, generate_series(1, ${EMPLOYEES}) e;
    insert into private.employee_credentials (id, employee_id, type, issued_on, expires_on, verified_at, result)
    select gen_random_uuid(), e.id, r.type, current_date - 300,
      case when private.get_credential_kind(r.type) = 'credential' then current_date + 200 end, now() - interval '300 days',
      case when private.get_credential_kind(r.type) = 'check' then 'clear' end
    from private.employees e join places p on p.id = e.community_id
    cross join lateral jsonb_object_keys(private.get_default_staff_requirements() -> e.position) r (type);
    insert into public.maintenance_schedules (id, community_id, title, starts_on, next_on)
    select md5('schedule' || n || '/' || s)::uuid, id, 'Check ' || s, current_date - 700, current_date + s
    from places, generate_series(1, 30) s;
    insert into public.unit_turns (id, community_id, unit_id, started_at, finished_at)
    select md5('turn' || n || '/' || t)::uuid, id, md5('unit' || n || '/' || t)::uuid, now() - make_interval(days => t),
      case when t > 6 then now() - make_interval(days => t - 5) end
    from places, generate_series(1, 60) t;
    insert into public.unit_turn_steps (turn_id, community_id, name, position, done_at)
    select md5('turn' || n || '/' || t)::uuid, id, 'Step ' || s, s, case when t > 6 then now() - make_interval(days => t - 5) end
    from places, generate_series(1, 60) t, generate_series(1, 8) s;
    insert into public.inspection_templates (id, community_id, name, items, starts_on, next_on)
    select md5('template' || n || '/' || t)::uuid, id, 'Inspection ' || t, '[{"key":"a","label":"A","kind":"pass"}]', current_date - 700, current_date + 5
    from places, generate_series(1, 12) t;
    insert into public.inspections (community_id, template_id, occurrence, due_on, items, results, failures, finished_at)
    select id, md5('template' || n || '/' || t)::uuid, i::text, current_date - i * 7 + 7, '[{"key":"a","label":"A","kind":"pass"}]',
      case when i > 1 then '[{"key":"a","result":"pass"}]'::jsonb end, 0, case when i > 1 then now() - make_interval(days => i * 7 - 8) end
    from places, generate_series(1, 12) t, generate_series(1, 30) i;
    insert into private.licenses (id, community_id, type, name, issued_on, expires_on)
    select gen_random_uuid(), id, 'other', 'License ' || l, current_date - 300, current_date + l * 20 from places, generate_series(1, 10) l;
    insert into private.written_policies (id, community_id, title, category, positions, review_on)
    select md5('policy' || n || '/' || w)::uuid, id, 'Policy ' || w, 'care', array['executive_director', 'nurse', 'caregiver'], current_date + w * 10
    from places, generate_series(1, 40) w;
    insert into private.written_policy_versions (id, policy_id, number, body, effective_on)
    select gen_random_uuid(), md5('policy' || n || '/' || w)::uuid, v, repeat('Report each fall at once. ', 100), current_date - 300 + v
    from places, generate_series(1, 40) w, generate_series(1, 3) v;
    insert into private.surveys (id, community_id, kind, agency, started_on, received_on, submit_due_on)
    select md5('survey' || n || '/' || s)::uuid, id, 'standard', 'Department of Health', current_date - s * 60, current_date - s * 60, current_date - s * 60 + 10
    from places, generate_series(1, 20) s;
    insert into private.survey_findings (id, survey_id, tag, title, observation, due_on, corrected_on)
    select gen_random_uuid(), md5('survey' || n || '/' || s)::uuid, 'F' || f, 'Finding ' || f, repeat('What the surveyor saw. ', 10),
      current_date - s * 60 + 30, case when s > 1 then current_date - s * 60 + 20 end
    from places, generate_series(1, 20) s, generate_series(1, 8) f;
    insert into private.survey_checklists (id, community_id, name, items, version)
    select md5('checklist' || n || '-1')::uuid, id, 'Checklist of ' || n, ${CHECKLIST_ITEMS}, 200 from places where n < 100;
    insert into private.survey_checklist_versions (checklist_id, number, name, items, is_archived, saved_at)
    select k.id, v, 'Checklist', k.items, false, now() - make_interval(days => 201 - v)
    from private.survey_checklists k join places p on p.id = k.community_id, generate_series(1, 200) v`);
  await fillInBulk(
    sql,
    [
      'public.work_orders',
      'public.work_order_events',
      'private.staff_shifts',
      'private.time_entries',
    ],
    () =>
      sql.unsafe(`
    insert into public.work_orders (
      id, community_id, number, title, unit_id, category, priority, state, requested_at, requester, respond_by, responded_at, due_at,
      assignee, completed_at
    )
    select md5('order' || n || '/' || o)::uuid, p.id, o, case o % 5 when 0 then 'Leaking faucet' else 'Replace filter ' || o end,
      md5('unit' || n || '/' || (1 + o % ${RESIDENTS}))::uuid, 'general', 'normal',
      case when o <= 40 then 'requested' when o <= 80 then 'in_progress' when o <= 100 then 'done' else 'verified' end,
      now() - make_interval(hours => o * 5), 'Pat', now() - make_interval(hours => o * 5 - 24),
      case when o > 40 then now() - make_interval(hours => o * 5 - 4) end, now() - make_interval(hours => o * 5 - 120),
      case when o > 40 then 'Max' end, case when o > 80 then now() - make_interval(hours => o * 5 - 48) end
    from places p, generate_series(1, ${ordersEach}) o;
    insert into public.work_order_events (work_order_id, community_id, type, at, recorded_name)
    select md5('order' || n || '/' || o)::uuid, p.id, t.type, now() - make_interval(hours => o * 5), 'Pat'
    from places p, generate_series(1, ${ordersEach}) o, (values ('requested'), ('assigned')) t (type);
    insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at, state, published_at)
    select md5('shift' || n || '/' || e || '/' || d)::uuid, p.id, md5('employee' || n || '/' || e)::uuid,
      case when e = 1 then 'executive_director' when e % 10 < 6 then 'caregiver' when e % 10 = 6 then 'nurse' when e % 10 = 7 then 'medication_aide'
        when e % 10 = 8 then 'dining' else 'maintenance' end,
      current_date + 14 - d, t.at, t.at + interval '8 hours', 'published', t.at - interval '20 days'
    from places p, generate_series(1, ${EMPLOYEES}) e, generate_series(1, ${days}) d,
      lateral (select (current_date + 14 - d + make_interval(hours => 7 + 8 * (e % 3))) at time zone 'America/New_York' as at) t
    where (d + e) % 4 > 0;
    update private.staff_shifts s set employee_id = null
    where s.day >= current_date and s.employee_id in (
      select md5('employee' || n || '/' || e)::uuid from places, generate_series(50, 52) e
    );
    insert into private.time_entries (id, community_id, employee_id, shift_id, day, clocked_in_at, clocked_out_at)
    select md5('entry' || s.id)::uuid, s.community_id, s.employee_id, s.id, s.day, s.starts_at, s.ends_at
    from private.staff_shifts s join places p on p.id = s.community_id
    where s.ends_at < now() and s.employee_id is not null`),
  );
  await sql.unsafe(`drop view places; set session_replication_role = origin`);
  await sql.unsafe('analyze');
}

/**
 * An index of more rows is a level deeper, so each lookup reads up to twice the pages, and a call that writes adds a page
 * now and then. Reading every community would be ten times as much.
 */
const mayGrow = (pages: number): number => pages * 2.2 + 12;
const measure = (sql: postgres.Sql) => measureP95(sql, DIRECTOR_ID, QUERIES, () => ROUNDS);
const plans = (url: string) => explainQueries(url, DIRECTOR_ID, QUERIES, GROWS);

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'operations', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${DIRECTOR_ID}', 'director@example.com');
    update public.profiles set approval_status = 'approved' where id = '${DIRECTOR_ID}'`);
  await fill(sql, 0, communities / 10);
  const [few, fewer] = [await measure(sql), await plans(url)];
  await fill(sql, communities / 10, communities);
  const [many, more] = [await measure(sql), await plans(url)];
  const [size] = await sql.unsafe<{ orders: number; shifts: number }[]>(
    `select (select count(*)::int from public.work_orders) as orders, (select count(*)::int from private.staff_shifts) as shifts`,
  );
  console.log(
    `p95 in ms and pages read among ${communities / 10} and ${communities} communities, ${size?.orders} work orders, ${size?.shifts} shifts`,
  );
  await sql.end();
  reportGrowth({
    names: Object.keys(QUERIES),
    times: [few, many],
    pages: [fewer.pages, more.pages],
    reading: more.reading,
    mayGrow,
    mostMs: () => MOST_MS,
  });
} finally {
  cluster.stop();
}
