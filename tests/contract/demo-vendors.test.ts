import { expect, it } from 'vitest';
import { VENDOR_CATEGORIES } from '../../shared/vendors/vendors.ts';
import { queryDatabase } from '../security/sql.ts';

const OF_DEMO = `id::text like 'dec0de00-%'`;

it('has 24 demo vendors across all categories, six of them with accounts', async () => {
  const [row] = await queryDatabase(`
    select count(*)::int as vendors, count(user_id)::int as "signIns",
      array_agg(distinct category order by category) as categories,
      count(distinct category) filter (where user_id is not null)::int as trades
    from public.vendors where ${OF_DEMO}`);
  expect(row).toEqual({
    vendors: 24,
    signIns: 6,
    categories: Object.keys(VENDOR_CATEGORIES).toSorted(),
    trades: 6,
  });
});

it('has demo RFPs in bidding, scoring, and work, with an amendment and a question', async () => {
  const rows = await queryDatabase(
    `select status from private.rfps where ${OF_DEMO} order by status`,
  );
  expect(rows.map(({ status }) => status)).toEqual(['contracted', 'evaluation', 'open']);
  const [row] = await queryDatabase(`
    select
      (select count(*)::int from private.rfp_amendments where ${OF_DEMO}) as amendments,
      (select count(*)::int from private.rfp_questions where ${OF_DEMO} and answer is null) as unanswered,
      (select count(*)::int from private.rfp_bids where ${OF_DEMO} and status = 'opened') as bids`);
  expect(row).toEqual({ amendments: 1, unanswered: 1, bids: 4 });
});
