import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const OF_DEMO = "community_id::text like 'dec0de00-0000-4000-8000-00000000b00_'";

describe("the demo operator's emergency records", () => {
  it('have plans and contacts for each community, most of them reviewed in time', async () => {
    const rows = await queryDatabase(`
      select count(*)::int > 5 as has_plans, bool_or(reviewed_on + make_interval(months => review_months) < now()) as has_due
      from private.emergency_plans where ${OF_DEMO} group by community_id`);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(rows.map(() => ({ has_plans: true, has_due: true })));
    expect(
      await queryDatabase(
        `select from private.emergency_contacts where ${OF_DEMO} group by community_id having count(*) > 6`,
      ),
    ).toHaveLength(3);
  });

  it('have two drills of the life safety log and a tabletop exercise each', async () => {
    const rows = await queryDatabase(`
      select count(*) filter (where e.kind = 'drill' and i.finished_at = e.ended_at)::int as drills,
        count(*) filter (where e.kind = 'tabletop')::int as exercises, bool_and(e.ended_at < now()) as is_past
      from public.emergency_events e left join public.inspections i on i.id = e.inspection_id
      where e.${OF_DEMO} group by e.community_id`);
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({ drills: 2, exercises: 1, is_past: true })),
    );
  });

  it('have a complete head count for each drill, marked during the drill', async () => {
    const [row] = await queryDatabase(`
      select count(*)::int > 100 as has_people, count(m.id) = count(*) as is_complete,
        bool_and(m.at between e.started_at and e.ended_at) as is_during
      from private.emergency_people p join public.emergency_events e on e.id = p.event_id
      left join private.emergency_marks m on m.event_id = p.event_id and m.subject_id = p.subject_id where e.${OF_DEMO}`);
    expect(row).toEqual({ has_people: true, is_complete: true, is_during: true });
  });
});
