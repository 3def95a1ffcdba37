import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const OF_DEMO = `community_id::text like 'dec0de00-%'`;

describe('demo maintenance', () => {
  it('has over 400 work orders in a year, numbered in order of request', async () => {
    const [row] = await queryDatabase(`
      select count(*)::int as orders, count(distinct community_id)::int as communities,
        bool_and(place = number) as is_ordered, bool_and(requested_at < now()) as is_past
      from (select *, row_number() over (partition by community_id order by requested_at, id) as place from public.work_orders where ${OF_DEMO}) o`);
    expect(Number(row?.orders)).toBeGreaterThan(400);
    expect(row).toMatchObject({ communities: 3, is_ordered: true, is_past: true });
  });

  it('agrees with its own states, schedules, and turns', async () => {
    const [row] = await queryDatabase(`
      select
        bool_and((state in ('done', 'verified')) = (completed_at is not null)) as completed,
        bool_and(completed_at is null or completed_at > requested_at) as after,
        bool_and((state in ('assigned', 'in_progress', 'waiting', 'done', 'verified')) = (assignee is not null)) as assigned,
        bool_and(schedule_id is null or exists (
          select from public.maintenance_schedules s where s.id = schedule_id and s.needs_signature = o.needs_signature
            and s.next_on > o.occurrence::date
        )) as scheduled,
        count(*) filter (where vendor_id is not null) > 20 as has_vendor,
        count(distinct state)::int as states
      from public.work_orders o where ${OF_DEMO}`);
    expect(row).toEqual({
      completed: true,
      after: true,
      assigned: true,
      scheduled: true,
      has_vendor: true,
      states: 8,
    });
    const [turns] = await queryDatabase(`
      select count(*) filter (where finished_at is null)::int > 0 as has_open, bool_and(finished_at is null or exists (
        select from public.unit_events e where e.unit_id = t.unit_id and e.state = 'ready' and e.at = t.finished_at
      )) as is_ready from public.unit_turns t where ${OF_DEMO}`);
    expect(turns).toEqual({ has_open: true, is_ready: true });
  });

  it('has life safety logs whose results pass their limits', async () => {
    const [row] = await queryDatabase(`
      select count(*) filter (where finished_at is not null)::int > 100 as has_log,
        count(*) filter (where finished_at is null)::int > 5 as has_due, bool_and(finished_at is null or finished_at < now()) as is_past,
        bool_and(finished_at is null or not exists (
          select from jsonb_array_elements(i.items) e where private.is_inspection_failure(e, i.results -> (e ->> 'id'))
        )) as passes
      from public.inspections i where ${OF_DEMO}`);
    expect(row).toEqual({ has_log: true, has_due: true, is_past: true, passes: true });
  });
});
