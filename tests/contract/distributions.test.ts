import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { distributeCash } from '#shared/underwriting/waterfall.ts';
import {
  admit,
  approve,
  fund,
  investor,
  offer,
  preview,
  rpc,
  sponsor,
} from '../security/investing/offering.ts';
import { codeOf } from '../security/operator/team.ts';
import { connectDirectly, queryDatabase } from '../security/sql.ts';
import { succeed } from '../security/world.ts';

const linesOf = (run: string) =>
  queryDatabase(
    `select cents::int, posted_at from private.distribution_lines where run_id = '${run}' order by cents`,
  );

it('splits the golden vector: 165,000 on 100,000 after five years into 157,500 and 7,500', async () => {
  const owner = await sponsor();
  const offering = await offer(owner);
  const parts = [3_300_000, 3_300_000, 3_400_000];
  for (const cents of parts) await admit(owner, await investor(), { offering, cents });
  await fund(owner, offering, { cents: 10_000_000, on: '2021-03-31' });
  const sale = { cents: 16_500_000, on: '2026-03-31' };
  expect(await succeed(preview(owner, offering, sale))).toMatchObject({
    capital_cents: 10_000_000,
    preferred_cents: 4_000_000,
    profit_cents: 1_750_000,
    catch_up_cents: 0,
    promote_cents: 750_000,
    owed_preferred_cents: 4_000_000,
    holders: 3,
  });
  const run = await approve(owner, offering, sale);
  expect((await linesOf(run)).map(({ cents }) => cents)).toEqual([5_197_500, 5_197_500, 5_355_000]);
  const args = { p_id: run };
  expect(await succeed(rpc(owner, 'advance_distribution', args))).toEqual({
    paid: 3,
    of: 3,
    is_finished: true,
  });
  expect(await codeOf(rpc(owner, 'cancel_distribution', args))).toBe('HXSDS');
  // Nothing is owed anymore: all later cash is profit.
  expect(await succeed(preview(owner, offering, { cents: 1000, on: '2026-04-01' }))).toMatchObject({
    capital_cents: 0,
    preferred_cents: 0,
    profit_cents: 700,
    promote_cents: 300,
  });
  expect(await codeOf(preview(owner, offering, { cents: 1000, on: '2026-03-30' }))).toBe('HXSDL');
});

it('shares cents by the largest remainder, and every total adds up', async () => {
  const rows = await queryDatabase(`
    select t.total, sum(a.cents)::int as sum, max(abs(a.cents - t.total * w.weight / 100.0))::float as furthest
    from generate_series(0, 400) t (total)
    cross join lateral private.allocate_cents(t.total, array[
      '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'
    ]::uuid[], array[33.3, 33.3, 33.4]) a
    join (values ('00000000-0000-4000-8000-000000000001'::uuid, 33.3), ('00000000-0000-4000-8000-000000000002', 33.3),
      ('00000000-0000-4000-8000-000000000003', 33.4)) w (id, weight) on w.id = a.id
    group by t.total`);
  expect(rows).toHaveLength(401);
  for (const { total, sum, furthest } of rows) {
    expect(sum).toBe(total);
    expect(Number(furthest)).toBeLessThan(1);
  }
});

it('splits cash as the shared waterfall does, on 500 random states', async () => {
  let seed = 20_261_129;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  const cases = Array.from({ length: 500 }, () => {
    const contributed = random(50_000_000);
    const owedCapital = random(contributed);
    const profit = random(20_000_000);
    const catchUpTo = random(4) * 500;
    const first = 100 + random(150);
    return {
      cash: random(90_000_000),
      state: {
        contributed,
        owedCapital,
        owedPreferred: random(5_000_000),
        investors: contributed - owedCapital + profit,
        investorProfit: profit,
        sponsor: random(5_000_000),
      },
      catchUp: random(1) === 0 ? 0 : catchUpTo + 1000 + random(5) * 500,
      catchUpTo,
      isPreferredFirst: random(1) === 0,
      tiers: [
        { up_to: first, investors_bps: 5000 + random(5000) },
        { up_to: first + 1 + random(200), investors_bps: 4000 + random(5000) },
        { up_to: null, investors_bps: random(10_000) },
      ],
    };
  });
  const rows = await queryDatabase(`
    select (s.split).* from jsonb_array_elements('${JSON.stringify(cases)}'::jsonb) with ordinality c (v, place)
    cross join lateral (select private.split_cash(
      (v ->> 'cash')::bigint, (v -> 'state' ->> 'owedCapital')::bigint, (v -> 'state' ->> 'owedPreferred')::bigint,
      (v -> 'state' ->> 'contributed')::bigint, (v -> 'state' ->> 'investors')::bigint, (v -> 'state' ->> 'investorProfit')::bigint,
      (v -> 'state' ->> 'sponsor')::bigint, (v ->> 'catchUp')::integer, (v ->> 'catchUpTo')::integer, v -> 'tiers',
      (v ->> 'isPreferredFirst')::boolean
    ) as split) s order by c.place`);
  cases.forEach(({ cash, state, catchUp, catchUpTo, isPreferredFirst, tiers }, index) => {
    const { line } = distributeCash(state, cash, {
      catchUp: catchUp / 10_000,
      catchUpTo: catchUpTo / 10_000,
      isPreferredFirst,
      tiers: tiers.map(({ up_to, investors_bps }) => ({
        upToMultiple: up_to === null ? null : up_to / 100,
        investors: investors_bps / 10_000,
      })),
    });
    const row = rows[index] ?? {};
    expect(
      ['capital', 'preferred', 'catch_up', 'profit', 'promote'].map((name) => Number(row[name])),
      JSON.stringify(cases[index]),
    ).toEqual([
      line.capital,
      line.preferred,
      line.catchUp,
      line.promoteToInvestors,
      line.promoteToSponsor,
    ]);
  });
});

it('pays 10,000 investors once each, after being stopped and started by two workers', async () => {
  const owner = await sponsor();
  const offering = await offer(owner, { offering_cents: 100_000_000_000 });
  await admit(owner, await investor(), { offering, cents: 1_000_000 });
  await queryDatabase(`
    with added as (
      insert into private.subscriptions (
        id, offering_id, number, investor_name, investor_email, entity_name, amount_cents, status, signature_id, signed_at
      )
      select gen_random_uuid(), s.offering_id, g + 1, 'Investor ' || g, 'i' || g || '@example.com', 'Investor ' || g,
        1000000 + (g % 7) * 100000, 'accepted', s.signature_id, s.signed_at
      from private.subscriptions s, generate_series(1, 9999) g where s.offering_id = '${offering}'
      returning id, offering_id, amount_cents
    ), called as (
      insert into private.capital_calls (id, offering_id, number, cents, due_on, purpose)
      select gen_random_uuid(), '${offering}', 1, sum(amount_cents), '2025-01-01', 'Closing' from added returning id
    )
    insert into private.capital_call_lines (call_id, subscription_id, cents, paid_on, recorded_at)
    select c.id, a.id, a.amount_cents, '2025-01-01', now() from added a, called c`);
  const started = performance.now();
  const run = await approve(owner, offering, { cents: 1_234_567_891, on: '2026-01-01' });
  await succeed(rpc(owner, 'advance_distribution', { p_id: run }));
  // A worker that is killed in the middle of a batch leaves its lines to the next.
  const sql = connectDirectly(3);
  try {
    const killed = sql.begin(async (batch) => {
      await batch`select private.pay_distribution_batch(${run}, 500)`;
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const work = async () => {
      for (;;) {
        const [row] = await sql`select private.pay_distribution_batch(${run}, 500) as count`;
        if (Number(row?.count) === 0) return;
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    await sql.end();
  }
  const seconds = (performance.now() - started) / 1000;
  const [sum] = await queryDatabase(`
    select count(*)::int as lines, count(posted_at)::int as paid, sum(l.cents)::text as cents, r.paid_count, r.finished_at is not null as done,
      (r.cash_cents - r.catch_up_cents - r.promote_cents)::text as due
    from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id
    where r.id = '${run}' group by r.id`);
  expect(sum).toMatchObject({ lines: 9999, paid: 9999, paid_count: 9999, done: true });
  expect(sum?.cents).toBe(sum?.due);
  expect(seconds).toBeLessThan(20);
  await expect(
    queryDatabase(`update private.distribution_lines set posted_at = null where run_id = '${run}'`),
  ).rejects.toThrow("can't change");
  const again = {
    p_id: run,
    p_offering_id: offering,
    p_cents: 1_234_567_891,
    p_paid_on: '2026-01-01',
  };
  const repeat = { ...again, p_memo: 'Sale', p_fingerprint: randomUUID() };
  expect(await succeed(rpc(owner, 'approve_distribution', repeat))).toBe(9999);
});

it('cancels an unpaid distribution and deletes its split', async () => {
  const owner = await sponsor();
  const offering = await offer(owner);
  await admit(owner, await investor(), { offering, cents: 1_000_000 });
  await fund(owner, offering, { cents: 1_000_000, on: '2026-01-01' });
  const cash = { cents: 500_000, on: '2026-02-01' };
  const before = await succeed(preview(owner, offering, cash));
  const run = await approve(owner, offering, cash);
  expect(
    await codeOf(
      rpc(owner, 'approve_distribution', {
        p_id: randomUUID(),
        p_offering_id: offering,
        p_cents: 500_000,
        p_paid_on: '2026-02-01',
        p_memo: 'Sale',
        p_fingerprint: before.fingerprint,
      }),
    ),
  ).toBe('HXSDO');
  await rpc(owner, 'cancel_distribution', { p_id: run });
  expect(await succeed(preview(owner, offering, cash))).toEqual(before);
});
