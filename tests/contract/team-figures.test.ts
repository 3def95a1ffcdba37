import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routes } from '#shared/routes/table.ts';
import { connectDirectly } from '../security/sql.ts';
import { backend } from '../support/backend.ts';

const SUPPORT = 'dec0de00-0000-4000-8000-000000000002';
const UNDO = 'nothing of it stays';

let sql: postgres.Sql;
beforeAll(() => {
  if (backend().engine === 'postgres') sql = connectDirectly(1);
});
beforeEach(({ skip }) => {
  if (backend().engine !== 'postgres') skip('only Postgres lets a test roll back its writes');
});
afterAll(() => sql?.end());

/** Uses future days, for which no other test has rows, and rolls back afterwards. */
async function trying(work: (open: postgres.TransactionSql) => Promise<void>): Promise<void> {
  const undone = sql.begin(async (open) => {
    await open`select set_config('request.jwt.claims', ${JSON.stringify({
      sub: SUPPORT,
      haven_acting: 'database',
      role: 'authenticated',
    })}, true)`;
    // The demo has statistics of its own, and other tests start plans at the same time.
    await open`lock table private.figure_days in share row exclusive mode`;
    await open`delete from private.figure_days`;
    await work(open);
    throw new Error(UNDO);
  });
  await expect(undone).rejects.toThrow(UNDO);
}

type FigureValues = Record<string, unknown>;
const website = async (open: postgres.TransactionSql, first: string, last: string) => {
  const [row] = await open<{ told: FigureValues }[]>`
    select private.website_figures(${first}, ${last}) as told`;
  return row?.told ?? {};
};
const business = async (open: postgres.TransactionSql, first: string, last: string) => {
  const [row] = await open<{ told: FigureValues }[]>`
    select private.business_figures(${first}, ${last}) as told`;
  return row?.told as {
    sums: FigureValues;
    ends: FigureValues;
    states: FigureValues;
    stages: unknown;
    market_days: unknown;
    retention: unknown;
  };
};

interface Happened {
  day?: string;
  session: string;
  visitor: string;
  member?: boolean;
  device?: string;
  referrer?: string;
  kind?: string;
  path?: string;
  name?: string;
  value?: number;
}

const DAY = '2031-03-04';

const happen = (open: postgres.TransactionSql, events: readonly Happened[]) =>
  open`insert into private.visit_events ${open(
    events.map((event) => ({
      id: crypto.randomUUID(),
      day: event.day ?? DAY,
      session: Buffer.from(event.session),
      visitor: Buffer.from(event.visitor),
      is_member: event.member ?? false,
      device: event.device ?? 'desktop',
      referrer: event.referrer ?? null,
      kind: event.kind ?? 'view',
      path: event.path ?? (event.kind === 'search' ? null : '/'),
      name: event.name ?? null,
      value: event.value ?? null,
    })),
  )}`;

describe('site analytics', () => {
  test("counts a day's visits, visitors, members, pages, searches and errors, next to the day before", () =>
    trying(async (open) => {
      const ann = { session: 'a', visitor: 'Ann', referrer: 'news.example' };
      const phone = { session: 'b', visitor: 'Bob', device: 'mobile' };
      await happen(open, [
        { day: '2031-03-03', session: 'z', visitor: 'Zoe' },
        ann,
        { ...ann, path: '/listings' },
        { ...ann, kind: 'search', name: 'moonbase', value: 0 },
        phone,
        { ...phone, kind: 'fault' },
        { session: 'c', visitor: 'Ann', path: '/listings' },
        { session: 'd', visitor: 'Dee', member: true, path: '/dashboard' },
        { session: 'd', visitor: 'Dee', member: true, kind: 'search', value: 3 },
      ]);
      await open`select private.count_visits('2031-03-03'), private.count_visits(${DAY})`;
      const reported = await website(open, DAY, DAY);
      expect(reported.now).toEqual({
        visits: 4,
        visitors: 2,
        members: 1,
        views: 5,
        searches: 2,
        vain_searches: 1,
        faults: 1,
      });
      expect(reported.before).toMatchObject({ visits: 1, visitors: 1, views: 1, faults: 0 });
      expect(reported.days).toMatchObject([{ day: DAY, visits: 4, visits_before: 1 }]);
      expect(reported.pages).toEqual([
        { name: '/', views: 2, visits: 2, faults: 1, views_before: 1, visits_before: 1 },
        { name: '/listings', views: 2, visits: 2, faults: 0, views_before: 0, visits_before: 0 },
        { name: '/dashboard', views: 1, visits: 1, faults: 0, views_before: 0, visits_before: 0 },
      ]);
      expect(reported.referrers).toMatchObject([{ name: 'news.example', visits: 1 }]);
      expect(reported.devices).toMatchObject([
        { name: 'desktop', visits: 3 },
        { name: 'mobile', visits: 1 },
      ]);
    }));

  test('returns the p75 speed overall and by page', () =>
    trying(async (open) => {
      const load = { session: 'a', visitor: 'Ann', kind: 'vital', name: 'LCP' };
      await happen(open, [
        { session: 'a', visitor: 'Ann' },
        { session: 'a', visitor: 'Ann', path: '/listings' },
        { ...load, value: 1000 },
        { ...load, value: 1100 },
        { ...load, value: 1200 },
        { ...load, value: 5000, path: '/listings' },
        { ...load, name: 'CLS', value: 0.004 },
      ]);
      await open`select private.count_visits(${DAY})`;
      const { vitals } = await website(open, DAY, DAY);
      // 0.75 × 4 = 3: the end of the 1200 step. 0.75 × 3 = 2.25: a quarter of it.
      expect(vitals).toEqual([
        { path: '', metric: 'CLS', times: 1, p75: 0.008 },
        { path: '', metric: 'LCP', times: 4, p75: 1300 },
        { path: '/', metric: 'CLS', times: 1, p75: 0.008 },
        { path: '/', metric: 'LCP', times: 3, p75: 1225 },
        { path: '/listings', metric: 'LCP', times: 1, p75: 5075 },
      ]);
    }));

  test('shows every member the listing load speed for visitors after ten loads', () =>
    trying(async (open) => {
      const reported = async () =>
        (await open`select public.listing_page_vitals() as told`)[0]?.told;
      const load = (path: string, times: number, daysAgo: number) => open`
        insert into private.web_vital_days (day, path, metric, bucket, times)
        values ((now() at time zone 'UTC')::date - ${daysAgo}::int, ${path}, 'LCP', 10, ${times})`;
      // The demo has days of its own.
      await open`delete from private.web_vital_days`;
      await load('/property/:id', 9, 3);
      await load('/property/:id', 90, 40);
      await load('/listings', 20, 3);
      expect(await reported()).toEqual([]);
      await load('/property/:id', 1, 2);
      expect(await reported()).toEqual([{ metric: 'LCP', times: 10, p75: expect.any(Number) }]);
    }));

  test('returns search terms without results after three visitors searched for them', () =>
    trying(async (open) => {
      const search = { kind: 'search', value: 0 };
      await happen(open, [
        ...['Ann', 'Bob', 'Cid'].map((visitor) => ({
          ...search,
          session: visitor,
          visitor,
          name: 'hospice alaska',
        })),
        { ...search, session: 'd', visitor: 'Dee', name: 'john somebody' },
        { ...search, session: 'e', visitor: 'Dee', name: 'john somebody' },
      ]);
      await open`select private.count_visits(${DAY})`;
      const { vain_searches } = await website(open, DAY, DAY);
      expect(vain_searches).toEqual([{ words: 'hospice alaska', visitors: 3 }]);
    }));

  test('returns how far sign-ups got, with a later step counting for the earlier ones', () =>
    trying(async (open) => {
      const at = `${DAY}T09:00:00Z`;
      const people = await open<{ id: string }[]>`
        insert into auth.users (id, email, email_confirmed_at)
        select gen_random_uuid(), 'funnel-' || n || '@people.example', case when n > 1 then now() end
        from generate_series(1, 4) n returning id`;
      const [, , third, fourth] = people.map(({ id }) => id);
      await open`update public.profiles set created_at = ${at} where id in ${open(people.map(({ id }) => id))}`;
      await open`insert into private.first_searches values (${third ?? ''}, ${DAY})`;
      await open`insert into public.saved_listings (user_id, listing_id)
        select ${fourth ?? ''}, l.id from public.listings l
        where l.approval_status = 'approved' and l.status = 'active' limit 1`;
      await open`select private.count_funnel(${DAY})`;
      await happen(open, [{ session: 'a', visitor: 'Ann' }]);
      await open`select private.count_visits(${DAY})`;
      const { funnel } = await website(open, DAY, DAY);
      expect(funnel).toEqual({
        visited: 1,
        signed_up: 4,
        confirmed: 3,
        searched: 2,
        asked: 1,
        paid: 0,
      });
    }));

  test('keeps both variants of a test separate', () =>
    trying(async (open) => {
      await open`insert into private.trial_visitors (visitor, test, variant, day, has_converted) values
        ('a', 'homepage_layout', 'usual', ${DAY}, false), ('b', 'homepage_layout', 'usual', ${DAY}, true),
        ('c', 'homepage_layout', 'simplified', ${DAY}, false)`;
      await open`select private.count_visits(${DAY})`;
      const { trial } = await website(open, DAY, DAY);
      expect(trial).toEqual([
        { variant: 'simplified', exposed: 1, converted: 0 },
        { variant: 'usual', exposed: 2, converted: 1 },
      ]);
    }));

  test("keeps a day's counts after its events are deleted", () =>
    trying(async (open) => {
      await happen(open, [{ session: 'a', visitor: 'Ann' }]);
      await open`select private.count_visits(${DAY})`;
      await open`delete from private.visit_events where day = ${DAY}`;
      await open`select private.count_visits(${DAY})`;
      expect((await website(open, DAY, DAY)).now).toMatchObject({ visits: 1 });
    }));

  test('recognizes every screen of the product by its pattern', async () => {
    const paths = Object.values(routes).map(({ path }) => path);
    const strange = await sql<{ path: string }[]>`
      select path from unnest(${paths}::text[]) path where not private.is_route(path)`;
    expect(strange.map(({ path }) => path)).toEqual([]);
  });
});

describe('business analytics', () => {
  test('counts listings added and removed with median days on market, by state and type', () =>
    trying(async (open) => {
      const listings = await open<{ id: string }[]>`
        select l.id from public.listings l
        where l.approval_status = 'approved' and l.status = 'active' and l.state = 'OH' limit 3`;
      expect(listings).toHaveLength(3);
      const ids = listings.map(({ id }) => id);
      await open`delete from public.listing_changes where listing_id in ${open(ids)}`;
      for (const [index, days] of [10, 20, 40].entries()) {
        const id = ids[index] ?? '';
        await open`insert into public.listing_changes (listing_id, at, what, became, is_public) values
          (${id}, '2031-04-01T12:00:00Z', 'live', '{}', true),
          (${id}, '2031-04-02T12:00:00Z', 'live', '{}', true),
          (${id}, ${new Date(Date.UTC(2031, 3, 1 + days, 6))}, 'status', '"sold"', true)`;
      }
      await open`insert into public.listing_changes (listing_id, at, what, became, is_public)
        values (${ids[0] ?? ''}, '2031-04-05T12:00:00Z', 'status', '"under_contract"', true)`;
      await open`select private.count_figures(d::date)
        from generate_series('2031-04-01'::date, '2031-05-20', interval '1 day') d`;
      const reported = await business(open, '2031-04-01', '2031-05-20');
      expect(reported.sums.listing_new).toMatchObject([{ name: '', times: 3, before: 0 }]);
      expect(reported.sums.listing_contract).toMatchObject([{ times: 1 }]);
      expect(reported.sums.listing_sold).toMatchObject([{ times: 3 }]);
      expect(reported.market_days).toEqual([{ name: '', times: 3, days: 20, days_before: null }]);
      expect(reported.states.days).toMatchObject([{ name: 'OH', times: 3, days: 20 }]);
      // With an even count, the mean of the two in the middle; the previous period has only the first.
      const later = await business(open, '2031-04-18', '2031-05-20');
      expect(later.market_days).toEqual([{ name: '', times: 2, days: 30, days_before: 10 }]);
    }));

  test('counts sales started, closed and lost, their volume, and stage durations', () =>
    trying(async (open) => {
      const [createdSale] = await open<{ id: string }[]>`
        insert into public.transactions (owner_id, property_name, price, created_at)
        values (${SUPPORT}, 'Golden Oaks', 5000000, '2031-06-01T10:00:00Z') returning id`;
      const id = createdSale?.id ?? '';
      await open`insert into public.record_changes (kind, record_id, workspace_id, version, at, act, was, now) values
        ('transactions', ${id}, ${SUPPORT}, 2, '2031-06-05T10:00:00Z', 'changed', '{"status": "negotiation"}', '{}'),
        ('transactions', ${id}, ${SUPPORT}, 3, '2031-06-06T10:00:00Z', 'changed', '{"price": 1}', '{}'),
        ('transactions', ${id}, ${SUPPORT}, 4, '2031-06-15T10:00:00Z', 'changed', '{"status": "loi_signed"}', '{}')`;
      await open`select private.count_figures(d::date)
        from generate_series('2031-06-01'::date, '2031-06-30', interval '1 day') d`;
      const reported = await business(open, '2031-06-01', '2031-06-30');
      expect(reported.sums.sale_new).toMatchObject([{ times: 1, amount: 5_000_000 }]);
      expect(reported.stages).toEqual([
        { name: 'loi_signed', times: 1, days: 10, days_before: null },
        { name: 'negotiation', times: 1, days: 4, days_before: null },
      ]);
    }));

  test('counts an inquiry as answered if its broker replies within a day', () =>
    trying(async (open) => {
      const inquiries = await open<{ id: string; conversation_id: string; user_id: string }[]>`
        select c.id, d.conversation_id, a.user_id
        from public.broker_contacts c
        join public.broker_accounts a on a.broker_id = c.broker_id
        join private.direct_conversations d
          on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
          and d.listing_id = c.listing_id
        where c.id = md5('inquiry ' || d.conversation_id)::uuid order by c.id limit 2`;
      expect(inquiries).toHaveLength(2);
      for (const [index, { id, conversation_id, user_id }] of inquiries.entries()) {
        await open`update public.broker_contacts set created_at = '2031-07-02T10:00:00Z' where id = ${id}`;
        const at = index === 0 ? '2031-07-03T09:59:00Z' : '2031-07-03T10:01:00Z';
        await open`update public.conversation_messages m
          set created_at = timestamptz '2031-06-01T10:00:00Z' + n.place * interval '1 second'
          from (
            select o.id, row_number() over (order by o.created_at) as place from public.conversation_messages o
            where o.conversation_id = ${conversation_id}
          ) n
          where n.id = m.id`;
        await open`update public.conversation_messages set created_at = ${at}
          where id = (select m.id from public.conversation_messages m
            where m.conversation_id = ${conversation_id} and m.sender_id = ${user_id} limit 1)`;
      }
      await open`select private.count_figures('2031-07-02'), private.count_figures('2031-07-03')`;
      const reported = await business(open, '2031-07-01', '2031-07-31');
      expect(reported.sums.inquiry).toMatchObject([{ times: 2 }]);
      expect(reported.sums.inquiry_answered).toMatchObject([{ times: 1 }]);
      expect(reported.sums.message).toMatchObject([{ times: 2 }]);
    }));

  test('counts daily, weekly and monthly active users, and returning ones per month', () =>
    trying(async (open) => {
      const people = await open<{ id: string }[]>`
        update public.profiles set created_at = '2031-08-03T10:00:00Z'
        where id in (select p.id from public.profiles p order by p.id limit 3) returning id`;
      const [one, two] = people.map(({ id }) => id);
      await open`insert into private.member_days (day, user_id) values
        ('2031-08-20', ${one ?? ''}), ('2031-09-10', ${one ?? ''}), ('2031-09-05', ${two ?? ''})`;
      await open`select private.count_figures('2031-09-10'), private.count_retention('2031-08-01'),
        private.count_retention('2031-09-01')`;
      const reported = await business(open, '2031-09-01', '2031-09-10');
      expect(reported.ends.member_active).toEqual([
        { name: '30', times: 2, before: 0, amount: 0, amount_before: 0 },
        { name: '7', times: 2, before: 0, amount: 0, amount_before: 0 },
        { name: '1', times: 1, before: 0, amount: 0, amount_before: 0 },
      ]);
      expect(reported.retention).toEqual([
        {
          joined: '2031-08',
          members: 3,
          months: [
            { month: '2031-08', members: 1 },
            { month: '2031-09', members: 2 },
          ],
        },
      ]);
    }));

  test('counts plans started and ended, and a converted trial as both', () =>
    trying(async (open) => {
      const account = { user_id: SUPPORT, plan: 'professional', price_cents: 7900 };
      const row = { ...account, status: 'trialing', current_period_end: '2031-01-01' };
      await open`insert into public.billing_accounts ${open(row)}`;
      const move = (status: string) =>
        open`update public.billing_accounts set status = ${status} where user_id = ${SUPPORT}`;
      await move('active');
      await move('past_due');
      await move('canceled');
      const today = new Date().toISOString().slice(0, 10);
      const { sums } = await business(open, today, today);
      const once = [{ name: 'professional', times: 1, amount: 7900 }];
      expect(sums.plan_new).toMatchObject(once);
      expect(sums.plan_lost).toMatchObject(once);
      expect(sums.trial_new).toMatchObject([{ times: 1 }]);
      expect(sums.trial_paid).toMatchObject([{ times: 1 }]);
      expect(sums.trial_lost).toEqual([]);
    }));

  test('returns current live listings and monthly revenue', () =>
    trying(async (open) => {
      const row = { user_id: SUPPORT, plan: 'starter', price_cents: 2900, status: 'active' };
      await open`delete from public.billing_accounts`;
      await open`insert into public.billing_accounts ${open({ ...row, current_period_end: '2031-01-01' })}`;
      await open`select private.count_figures((now() at time zone 'UTC')::date)`;
      const today = new Date().toISOString().slice(0, 10);
      const { ends } = await business(open, today, today);
      expect(ends.revenue).toMatchObject([{ name: 'starter', times: 1, amount: 2900 }]);
      const [counted] = await open<{ live: number }[]>`
        select count(*)::integer as live from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted`;
      expect(ends.listing_live).toMatchObject([{ times: counted?.live }]);
    }));

  test('keeps demo statistics unchanged and marks them as demo data', () =>
    trying(async (open) => {
      await open`insert into private.figure_days (day, measure, place, times, is_sample)
        values ('2031-10-05', 'member_new', 'buyer', 7, true)`;
      await open`select private.count_figures('2031-10-05')`;
      const reported = await business(open, '2031-10-05', '2031-10-05');
      expect(reported).toMatchObject({ is_sample: true, sums: { member_new: [{ times: 7 }] } });
    }));
});

test("counts statistics during maintenance, and a concurrent run doesn't wait", async () => {
  await sql`select private.maintain_figures()`;
  const [cachedFigures] = await sql<{ isLately: boolean }[]>`
    select counted_at > now() - interval '1 minute' as "isLately" from private.figure_count_status`;
  expect(cachedFigures?.isLately).toBe(true);
});
