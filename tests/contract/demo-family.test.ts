import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const OF_DEMO = `community_id::text like 'dec0de00-%'`;

describe('demo family portal', () => {
  it('shares different items of three residents with the family account', async () => {
    const rows = await queryDatabase(`
      select count(distinct c.resident_id)::int as residents, count(*) filter (where c.withdrawn_at is not null)::int as withdrawn
      from public.resident_consents c join public.residents r on r.id = c.resident_id where r.${OF_DEMO}`);
    expect(rows).toEqual([{ residents: 3, withdrawn: 1 }]);
    const [row] = await queryDatabase(`
      select (select count(*)::int from private.family_posts where ${OF_DEMO}) as posts,
        (select count(*)::int from private.family_messages where ${OF_DEMO}) as messages,
        (select bool_and(sent_at < now()) from private.family_messages where ${OF_DEMO}) as "isPast",
        (select count(*)::int from private.photo_consents c join public.residents r on r.id = c.resident_id where r.${OF_DEMO}) > 20 as consents`);
    expect(row).toEqual({ posts: 10, messages: 9, isPast: true, consents: true });
  });

  it('has visits only during visiting hours', async () => {
    const [row] = await queryDatabase(`
      select count(*)::int as visits, bool_and(exists (
        select from private.list_day_slots(v.community_id, (v.starts_at at time zone 'America/New_York')::date) s
        where s.starts_at = v.starts_at and s.ends_at = v.ends_at
      )) as fits, count(distinct v.state)::int as states
      from private.family_visits v where ${OF_DEMO}`);
    expect(row).toEqual({ visits: 10, fits: true, states: 4 });
  });
});

describe('demo purchasing', () => {
  it('has forty purchases in every status, numbered in order of request', async () => {
    const rows = await queryDatabase(`
      select private.get_purchase_status(p) as status, count(*)::int as count
      from private.purchases p where ${OF_DEMO} group by 1 order by 1`);
    expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual({
      approved: 3,
      cancelled: 2,
      closed: 9,
      declined: 2,
      invoiced: 3,
      on_hold: 2,
      ordered: 5,
      partly_received: 4,
      received: 4,
      requested: 6,
    });
    const [row] = await queryDatabase(`
      select bool_and(place = number) as ordered, bool_and(requested_at < now()) as past
      from (select *, row_number() over (partition by community_id order by requested_at, id) as place from private.purchases where ${OF_DEMO}) p`);
    expect(row).toEqual({ ordered: true, past: true });
  });

  it('has approvals by someone else, and differences only on held invoices', async () => {
    const [row] = await queryDatabase(`
      select bool_and(a.decided_by <> p.requested_by) as others,
        (select count(distinct level)::int from private.purchases where ${OF_DEMO}) as levels
      from private.purchase_approvals a join private.purchases p on p.id = a.purchase_id where ${OF_DEMO}`);
    expect(row).toEqual({ others: true, levels: 3 });
    const differing = await queryDatabase(`
      select distinct private.get_purchase_status(p) as status
      from private.purchases p cross join lateral private.list_purchase_match(p.id) m
      where ${OF_DEMO} and (m.is_price_different or m.is_over_received or m.is_over_ordered)`);
    expect(differing).toEqual([{ status: 'on_hold' }]);
  });
});
