import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type BilledCommunity, createBilledCommunity } from './billed-community.ts';

/** Bills a month as a posted run, and returns its invoices' total by resident and payor. */
async function bill({ id }: BilledCommunity, month: string, day = `${month.slice(0, 8)}28`) {
  const run = randomUUID();
  await queryDatabase(`
    insert into private.billing_runs (id, community_id, month, number, fingerprint, total_cents, exception_count, posted_at)
    select '${run}', '${id}', '${month}', coalesce(max(number), 0) + 1, md5('x'), 0, 0, now() from private.billing_runs where community_id = '${id}'`);
  await queryDatabase(`select private.create_run_invoices('${run}', '${day}')`);
  const invoices = await queryDatabase(`
    select id, resident_id, payor, total_cents::int as total from private.resident_invoices where run_id = '${run}' order by number`);
  return invoices as unknown as readonly {
    id: string;
    resident_id: string;
    payor: string;
    total: number;
  }[];
}
const linesOf = (invoice: string | undefined) =>
  queryDatabase(`
    select kind, service_month::text as month, quantity, cents::int, is_adjustment from private.resident_invoice_lines
    where invoice_id = '${invoice}' order by position`);
const openOf = async ({ id }: BilledCommunity) =>
  (
    await queryDatabase(
      `select cents::int, due_on::text as due from private.list_open_items('${id}') order by due_on, cents`,
    )
  ).map(({ cents }) => cents);
const pay = async (invoice: string | undefined, cents: number) =>
  (
    await queryDatabase(
      `select private.record_resident_payment('${invoice}', ${cents}, 'check', '1201', '2026-02-03') as id`,
    )
  )[0]?.id as string;

/** Receivables and revenue of the ledger, and the same from invoices and payments. */
async function expectLedgerToAgree({ id }: BilledCommunity) {
  const [row] = await queryDatabase(`
    select
      (select coalesce(sum(l.cents), 0)::int from private.ledger_lines l where l.community_id = '${id}' and l.account = '1200') as ledger,
      (select coalesce(sum(o.cents), 0)::int from private.list_open_items('${id}') o) as open`);
  expect(row?.ledger).toBe(row?.open);
  const differences = await queryDatabase(`
    select coalesce(b.month, l.month) as month, b.cents as billed, l.cents as posted
    from (
      select x.service_month as month, x.account, sum(x.cents) as cents
      from private.resident_invoice_lines x join private.resident_invoices i on i.id = x.invoice_id
      where i.community_id = '${id}' group by 1, 2 having sum(x.cents) <> 0
    ) b
    full join (
      select date_trunc('month', x.entry_date)::date as month, x.account, -sum(x.cents) as cents
      from private.ledger_lines x where x.community_id = '${id}' and x.account like '4%' group by 1, 2 having sum(x.cents) <> 0
    ) l using (month, account)
    where b.cents is distinct from l.cents`);
  expect(differences).toEqual([]);
}

describe('billing runs of residents', () => {
  it('bill a month once, and a rerun without changes bills nothing', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(620_000),
    });
    expect(await bill(community, '2026-01-01')).toMatchObject([
      { resident_id: resident, payor: 'private_pay', total: 620_000 },
    ]);
    expect(await bill(community, '2026-01-01')).toEqual([]);
    // A new market rate changes neither what was billed nor what the resident pays.
    await queryDatabase(
      `update public.units set market_rate = 9999 where community_id = '${community.id}'`,
    );
    expect(await bill(community, '2026-01-01')).toEqual([]);
    expect(await bill(community, '2026-02-01')).toMatchObject([{ total: 620_000 }]);
    await expectLedgerToAgree(community);
  });

  it('credit a backdated move-out to the day, and apply the credit to what is open', async () => {
    const community = await createBilledCommunity();
    await community.setCareRate(2, 93_000);
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(620_000),
    });
    await community.setLevel(resident, 2, '2025-11-05');
    const [january] = await bill(community, '2026-01-01');
    const [february] = await bill(community, '2026-02-01');
    expect([january?.total, february?.total]).toEqual([713_000, 713_000]);
    await pay(january?.id, 713_000);
    // January 22 is the first day that isn't charged: ten days of January and all of February.
    await community.stay(resident, 'discharge', '2026-01-22');
    const [credit] = await bill(community, '2026-02-01');
    expect(await linesOf(credit?.id)).toEqual([
      { kind: 'care', month: '2026-02-01', quantity: -28, cents: -93_000, is_adjustment: true },
      { kind: 'room', month: '2026-02-01', quantity: -28, cents: -620_000, is_adjustment: true },
      { kind: 'care', month: '2026-01-01', quantity: -10, cents: -30_000, is_adjustment: true },
      { kind: 'room', month: '2026-01-01', quantity: -10, cents: -200_000, is_adjustment: true },
    ]);
    expect(credit?.total).toBe(-943_000);
    // February is paid by the credit; January's ten days are owed back.
    expect(await openOf(community)).toEqual([-230_000]);
    await expectLedgerToAgree(community);
    expect(await bill(community, '2026-02-01')).toEqual([]);
  });

  it('bill the difference of a retroactive level change', async () => {
    const community = await createBilledCommunity();
    await community.setCareRate(2, 60_000);
    await community.setCareRate(3, 121_000);
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(500_000),
    });
    await community.setLevel(resident, 2, '2025-11-05');
    await bill(community, '2026-01-01');
    await community.setLevel(resident, 3, '2026-01-15');
    const [invoice] = await bill(community, '2026-02-01');
    // By hand: in January 14 days at $600 and 17 days at $1,210, of 31 days each.
    const january = Math.round((60_000 * 14) / 31) + 121_000 - Math.round((121_000 * 14) / 31);
    expect(await linesOf(invoice?.id)).toEqual([
      { kind: 'care', month: '2026-02-01', quantity: 28, cents: 121_000, is_adjustment: false },
      { kind: 'room', month: '2026-02-01', quantity: 28, cents: 500_000, is_adjustment: false },
      {
        kind: 'care',
        month: '2026-01-01',
        quantity: 0,
        cents: january - 60_000,
        is_adjustment: true,
      },
    ]);
  });

  it('move charges between payors when coverage is entered late', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(310_000),
    });
    await bill(community, '2026-01-01');
    await community.addPayor(resident, { payor: 'medicaid', begins_on: '2026-01-11' });
    const invoices = await bill(community, '2026-01-01');
    expect(invoices.map(({ payor, total }) => [payor, total])).toEqual([
      ['medicaid', 210_000],
      ['private_pay', -210_000],
    ]);
    await expectLedgerToAgree(community);
  });
});

/** Milliseconds of a query with a fixed amount of work, so that a budget doesn't depend on the machine's load. */
async function timeReference(): Promise<number> {
  const start = performance.now();
  await queryDatabase(
    `select md5(string_agg(md5(g::text), '' order by md5(g::text))) from generate_series(1, 200000) g`,
  );
  return performance.now() - start;
}

describe('a community of 100 beds', () => {
  it('bills a month with corrections of a year in less than four times the time of sorting 200,000 hashes', async () => {
    const community = await createBilledCommunity();
    await community.fill(100);
    await bill(community, '2025-01-01');
    // The months between are billed with this one.
    await bill(community, '2025-12-01');
    const before = await timeReference();
    const start = performance.now();
    expect(await bill(community, '2026-01-01')).toHaveLength(110);
    const elapsed = performance.now() - start;
    expect(elapsed / Math.max(before, await timeReference())).toBeLessThan(4);
  });
});

describe('payments of residents', () => {
  it('pay the invoice, then older ones, and keep the rest as a credit for the next invoice', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(300_000),
    });
    const [january] = await bill(community, '2026-01-01');
    const [february] = await bill(community, '2026-02-01');
    await pay(february?.id, 350_000);
    expect(await openOf(community)).toEqual([250_000]);
    await pay(january?.id, 300_000);
    expect(await openOf(community)).toEqual([-50_000]);
    await bill(community, '2026-03-01');
    expect(await openOf(community)).toEqual([250_000]);
    await expectLedgerToAgree(community);
  });

  it('apply the deposit of the prospect to the first bill, once', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2026-01-11', {
      unit: await community.addUnit(310_000),
    });
    await community.addProspect(resident, 1000, '2025-12-01');
    await bill(community, '2026-01-01');
    expect(await openOf(community)).toEqual([110_000]);
    await bill(community, '2026-02-01');
    expect(await openOf(community)).toEqual([110_000, 310_000]);
    await expectLedgerToAgree(community);
  });

  it('post a deposit when it is received, its return, and apply the rest to the first bill', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2026-01-11', {
      unit: await community.addUnit(310_000),
    });
    const prospect = await community.addProspect(resident, 1000, '2025-12-01');
    const record = (type: string, amount: number) =>
      queryDatabase(`insert into public.prospect_events (community_id, prospect_id, type, at, amount)
        values ('${community.id}', '${prospect}', '${type}', '2025-12-01T18:00:00Z', ${amount})`);
    const deposits = async () => {
      const [row] =
        await queryDatabase(`select coalesce(-sum(cents), 0)::int as cents from private.ledger_lines
        where community_id = '${community.id}' and account = '2100'`);
      return row?.cents;
    };
    await record('deposit', 1200);
    expect(await deposits()).toBe(120_000);
    await record('deposit_returned', 200);
    expect(await deposits()).toBe(100_000);
    await bill(community, '2026-01-01');
    expect(await openOf(community)).toEqual([110_000]);
    expect(await deposits()).toBe(0);
    await expect(record('deposit_returned', 100)).rejects.toThrow('The deposit is on a bill.');
    await expectLedgerToAgree(community);
  });

  it('list residents whose charted care matches a higher level than the billed one', async () => {
    const community = await createBilledCommunity();
    const care = async (level: number, tasksADay: number) => {
      const resident = await community.addResident();
      await community.stay(resident, 'admit', '2025-11-05', {
        unit: await community.addUnit(300_000),
      });
      await community.setLevel(resident, level, '2025-11-05');
      await queryDatabase(`do $$ begin
        perform set_config('session_replication_role', 'replica', true);
        insert into public.care_entries (id, day, shift, community_id, resident_id, kind, name, outcome, at, recorded_name)
        select gen_random_uuid(), d::date, 'day', '${community.id}', '${resident}', 'task', 'Help with bathing', 'done', d, 'Nina'
        from generate_series(timestamp '2026-01-05', '2026-01-24', '1 day') d, generate_series(1, ${tasksADay});
      end $$`);
      return resident;
    };
    for (const tasks of [2, 2, 2]) await care(1, tasks);
    for (const tasks of [6, 6, 6]) await care(2, tasks);
    const busy = await care(1, 7);
    const found =
      await queryDatabase(`select resident_id, detail from private.list_billing_exceptions('${community.id}', '2026-01-01')
      where kind = 'charted_above_level'`);
    expect(found).toEqual([{ resident_id: busy, detail: '2' }]);
  });

  it('show aging by payor and days after the due date', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2025-11-05', {
      unit: await community.addUnit(300_000),
    });
    await bill(community, '2026-01-01', '2026-01-01');
    await bill(community, '2026-02-01', '2026-02-01');
    await bill(community, '2026-03-01', '2026-03-01');
    // Due on January 11, February 11, and March 11.
    const [row] = await queryDatabase(`
      select payor, current_cents::int as current, days_30_cents::int as days_30, days_60_cents::int as days_60, total_cents::int as total
      from private.list_aging('${community.id}', '2026-03-11')`);
    expect(row).toEqual({
      payor: 'private_pay',
      current: 300_000,
      days_30: 300_000,
      days_60: 300_000,
      total: 900_000,
    });
  });
});
