import { beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../shared/demo-accounts.ts';
import { computeCensusDays } from '../../shared/operator/census.ts';
import type { StayEvent } from '../../shared/operator/stays.ts';
import { queryDatabase } from '../security/sql.ts';
import { signedInAs, skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

const COMMUNITIES = ['1', '2', '3'].map((n) => `dec0de00-0000-4000-8000-00000000b00${n}`);
const ofDemo = (column = 'community_id') => `${column}::text like 'dec0de00-%'`;
const demo = (name: string) => signedInAs(`${name}@demo.havenexchange.example`);
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

test('has 240 current residents in three demo communities, and former ones', async () => {
  const rows = await queryDatabase(`
    select c.name, count(*) filter (where r.status in ('in_house', 'on_leave'))::int as living,
      count(*) filter (where r.status in ('discharged', 'deceased'))::int as former
    from public.residents r join public.communities c on c.id = r.community_id
    where ${ofDemo('c.id')} group by c.name order by c.name`);
  expect(rows.map(({ name }) => name)).toEqual([
    'Maple Court Gardens',
    'Maple Court Health Center',
    'Maple Court at Dublin',
  ]);
  expect(rows.reduce((sum, { living }) => sum + Number(living), 0)).toBe(240);
  for (const { former } of rows) expect(Number(former)).toBeGreaterThan(20);
  const alike = await queryDatabase(
    `select name from public.residents where ${ofDemo()} group by community_id, name having count(*) > 1`,
  );
  expect(alike).toEqual([]);
});

test("matches each demo resident's status, unit, and move-in with their stay events", async () => {
  const before = `select jsonb_agg(jsonb_build_array(id, status, unit_id, bed_id, moved_in_on) order by id) as rows
    from public.residents where ${ofDemo()}`;
  const [stored] = await queryDatabase(before);
  const [applied] = await queryDatabase(`
    with applied as materialized (
      select private.apply_stay_events(r.id) from public.residents r where ${ofDemo('r.community_id')}
    ) select count(*) from applied`);
  expect(applied).toBeDefined();
  expect(await queryDatabase(before)).toEqual([stored]);
});

test('counts the same demo residents in stay events and on the census board', async () => {
  const operator = await demo('operator');
  for (const community of COMMUNITIES) {
    const [{ events, zone } = {}] = await queryDatabase(`
      select (select c.time_zone from public.communities c where c.id = '${community}') as zone, jsonb_agg(to_jsonb(e)) as events
      from public.stay_events e where e.community_id = '${community}'`);
    const byResident = Map.groupBy(
      events as readonly (StayEvent & {
        resident_id: string;
      })[],
      ({ resident_id }) => resident_id,
    );
    for (const ago of [350, 200, 61, 3]) {
      const day = dayOf(ago);
      const { data: board } = await operator
        .rpc('get_census_board', { p_community_id: community, p_day: day })
        .throwOnError();
      const counted = [...byResident.values()].flatMap((stays) =>
        computeCensusDays(stays, String(zone), day, day),
      );
      const count = (status: string) => counted.filter((one) => one.status === status).length;
      expect(board, `${community} ${day}`).toMatchObject({
        census: count('in_house'),
        on_leave: count('on_leave'),
      });
    }
  }
});

test('never has two demo residents in one bed, or more than fit a unit', async () => {
  const rows = await queryDatabase(`
    select d.day, u.name, count(*) from generate_series(0, 360, 9) d (day)
    cross join unnest(array['${COMMUNITIES.join("','")}']::uuid[]) c (id)
    cross join lateral private.list_census_at(c.id, now() - make_interval(days => d.day)) l
    join public.units u on u.id = l.unit_id
    group by d.day, u.id, u.name, u.capacity
    having count(*) > u.capacity or count(l.bed_id) > count(distinct l.bed_id)`);
  expect(rows).toEqual([]);
});

test('has every demo dose on a reviewed order, at a time when it was due', async () => {
  const rows = await queryDatabase(`
    select d.id from public.medication_doses d join public.medication_orders o on o.id = d.order_id
    join public.communities c on c.id = o.community_id
    where ${ofDemo('d.community_id')} and (
      o.reviewed_at is null or d.resident_id <> o.resident_id or d.at < o.starts_at or d.at > private.get_order_end(o)
      or d.due_at is not null and not exists (
        select from private.list_due_times(o, d.due_at, d.due_at + interval '1 second', c.time_zone)
      )
      or d.due_at is null and not o.is_prn
    )`);
  expect(rows).toEqual([]);
});

test('matches demo counts of controlled drugs with the doses given', async () => {
  const rows = await queryDatabase(`
    select c.id from public.controlled_counts c
    where ${ofDemo('c.community_id')} and c.kind = 'count' and c.quantity <> 60 - (
      select count(*) from public.medication_doses d
      where d.order_id = c.order_id and d.status = 'given' and d.struck_at is null and d.recorded_at <= c.at
    )`);
  expect(rows).toEqual([]);
});

test('has charting and incidents only for residents who were in house', async () => {
  const rows = await queryDatabase(`
    select x.of, x.at, r.name from (
      select 'entry' as of, e.resident_id, e.at from public.care_entries e where ${ofDemo('e.community_id')} and e.kind <> 'vital'
      union all
      select 'incident', i.resident_id, i.at from public.incidents i where ${ofDemo('i.community_id')}
    ) x join public.residents r on r.id = x.resident_id
    where not exists (
      select from public.stay_events s where s.resident_id = r.id and s.type in ('admit', 'respite_admit') and s.at < x.at
    ) or (
      select s.type from public.stay_events s
      where s.resident_id = r.id and s.at <= x.at and s.type not in ('notice', 'transfer') order by s.at desc limit 1
    ) not in ('admit', 'respite_admit', 'return')`);
  expect(rows).toEqual([]);
});

test('changes demo levels of care over the year only by approved assessments', async () => {
  const rows = await queryDatabase(`
    select l.id from public.resident_care_levels l left join public.care_assessments a on a.id = l.assessment_id
    where ${ofDemo('l.community_id')} and (a.id is null or a.level is distinct from l.level or a.approved_at is null)`);
  expect(rows).toEqual([]);
  const [changes] = await queryDatabase(`
    select count(*)::int as count from (
      select l.level, lag(l.level) over (partition by l.resident_id order by l.effective_on) as earlier
      from public.resident_care_levels l where ${ofDemo('l.community_id')}
    ) x where x.level <> x.earlier`);
  expect(Number(changes?.count)).toBeGreaterThan(30);
});

test('has plausible conversion and care measures in the demo', async () => {
  const operator = await demo('operator');
  const { data: conversion } = await operator
    .rpc('get_prospect_conversion', {
      p_community_id: COMMUNITIES[0] ?? '',
      p_from: dayOf(330),
      p_to: dayOf(0),
    })
    .throwOnError();
  expect(JSON.stringify(conversion).length).toBeGreaterThan(200);
  const [rate] = await queryDatabase(`
    select count(*) filter (where stage = 'moved_in')::numeric / count(*) as share
    from public.resident_prospects where ${ofDemo()} and inquired_on < current_date - 90`);
  expect(Number(rate?.share)).toBeGreaterThan(0.1);
  expect(Number(rate?.share)).toBeLessThan(0.6);
});

test('shows the family account only what residents share', async () => {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email.replace(/@.*/, ''));
  expect(emails).toEqual(
    expect.arrayContaining(['nurse', 'medication-aide', 'caregiver', 'family']),
  );
  const family = await demo('family');
  const { data: figures } = await family.rpc('my_figures').throwOnError();
  expect(figures).toMatchObject({ shared_residents: { shared: 3 } });
  const { data: mine } = await family.rpc('list_my_residents').throwOnError();
  expect(mine).toHaveLength(1);
  const id = mine[0]?.id ?? '';
  const { data: opened } = await family.rpc('open_resident', { p_resident_id: id }).throwOnError();
  const { reads, writes } = opened as { reads: string[]; writes: string[] };
  expect(reads).toEqual(expect.arrayContaining(['resident_care_profiles', 'resident_contacts']));
  expect(reads).not.toEqual(expect.arrayContaining(['resident_payors']));
  expect(writes).toEqual(['family_threads']);
  const { data: all } = await family.from('residents').select('id').throwOnError();
  expect(all).toEqual([{ id }]);
  const board = await family.rpc('get_census_board', { p_community_id: COMMUNITIES[0] ?? '' });
  expect(board.error?.code).toBe('42501');
});

test('bills the demo year by census and level of care, with most invoices paid', async () => {
  for (const community of COMMUNITIES) {
    const runs = await queryDatabase(`
      select count(*)::int as runs, min(month)::text as first, max(month)::text as last from private.billing_runs
      where community_id = '${community}' and posted_at is not null`);
    expect(runs[0]?.runs).toBe(13);
    // What a run would bill now is exactly what was billed, for all thirteen months.
    const open = await queryDatabase(
      `select kind, cents from private.list_run_lines('${community}', '${runs[0]?.last}')`,
    );
    expect(open).toEqual([]);
    const [{ events, zone } = {}] = await queryDatabase(`
      select (select c.time_zone from public.communities c where c.id = '${community}') as zone, jsonb_agg(to_jsonb(e)) as events
      from public.stay_events e where e.community_id = '${community}'`);
    const byResident = Map.groupBy(
      events as readonly (StayEvent & { resident_id: string })[],
      ({ resident_id }) => resident_id,
    );
    const first = String(runs[0]?.first);
    const last = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0))
      .toISOString()
      .slice(0, 10);
    const days = [...byResident.values()].flatMap((stays) =>
      computeCensusDays(stays, String(zone), first, last),
    );
    const [billed] = await queryDatabase(`
      select sum(days)::int as days from (
        select max(l.quantity) as days from private.resident_invoice_lines l join private.resident_invoices i on i.id = l.invoice_id
        where i.community_id = '${community}' and i.month = '${first}' and l.kind in ('room', 'second_occupant', 'respite')
        group by i.resident_id, l.from_day
      ) x`);
    const inHouse = days.filter(({ status }) => status === 'in_house').length;
    expect(Number(billed?.days)).toBeGreaterThanOrEqual(inHouse);
    expect(Number(billed?.days)).toBeLessThanOrEqual(days.length);
    const [money] = await queryDatabase(`
      select (select sum(total_cents) from private.resident_invoices where community_id = '${community}')::float8 as billed,
        (select sum(cents) from private.list_open_items('${community}'))::float8 as open`);
    const share = Number(money?.open) / Number(money?.billed);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.2);
  }
});

test('proposes the census occupancy to a listing’s owner', async () => {
  const { data } = await (await demo('broker'))
    .rpc('list_occupancy_proposals', { p_listing_id: 'dec0de00-0000-4000-8000-000000000201' })
    .throwOnError();
  const [proposal] = data as { occupied: number; available: number; occupancy: number }[];
  expect(data).toHaveLength(1);
  expect(proposal?.occupancy).toBeCloseTo(
    (100 * (proposal?.occupied ?? 0)) / (proposal?.available ?? 1),
    1,
  );
});
