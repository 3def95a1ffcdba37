import { expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const OF_DEMO = `l.community_id::text like 'dec0de00-%'`;

it('has a year of balanced books for each demo community', async () => {
  const rows = await queryDatabase(`
    select l.community_id, sum(l.cents)::bigint::text as balance,
      count(distinct date_trunc('month', l.entry_date)) filter (where l.account between '4000' and '4999') >= 12 as has_revenue,
      count(distinct date_trunc('month', l.entry_date)) filter (where l.account between '5000' and '6999') >= 12 as has_expenses,
      sum(l.cents) filter (where l.account = '1010') > 0 as has_cash,
      sum(l.cents) filter (where l.account = '1200') > 0 as has_receivables,
      sum(l.cents) filter (where l.account in ('2010', '2050')) < 0 as has_payables
    from private.ledger_lines l where ${OF_DEMO} group by 1`);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toMatchObject({
      balance: '0',
      has_revenue: true,
      has_expenses: true,
      has_cash: true,
      has_receivables: true,
      has_payables: true,
    });
  }
});

it('posts approved supplier invoices and closes all months but the last', async () => {
  const [row] = await queryDatabase(`
    select
      (select count(*)::int from private.purchase_invoices i join private.purchases l on l.id = i.purchase_id
        where ${OF_DEMO} and i.decision = 'approved' and not exists (
          select from private.ledger_entries e where e.source_kind = 'purchase_invoice' and e.source_id = i.id
        )) as missing,
      (select count(*)::int from private.ledger_periods l where ${OF_DEMO} and l.closed_at is not null) as closed,
      (select count(*)::int from private.ledger_budgets l where ${OF_DEMO}) > 60 as has_budgets`);
  expect(row).toEqual({ missing: 0, closed: 33, has_budgets: true });
});

it("shows each month's billing run as its revenue", async () => {
  const rows = await queryDatabase(`
    select r.community_id, r.month, r.total_cents::text as billed, (
      select -sum(l.cents) from private.ledger_lines l
      where l.community_id = r.community_id and l.account between '4000' and '4599'
        and l.entry_date between r.month and (r.month + interval '1 month' - interval '1 day')::date
    )::text as revenue
    from private.billing_runs r where r.community_id::text like 'dec0de00-%'`);
  expect(rows.length).toBeGreaterThanOrEqual(36);
  for (const { billed, revenue } of rows) expect(revenue).toBe(billed);
});
