import { beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from '#shared/investing/exposure.ts';
import { totalReturns } from '#shared/investing/returns.ts';
import { isPortfolio } from '../../renderer/features/investing/portfolio/portfolioShapes.ts';
import { queryDatabase } from '../security/sql.ts';
import { signedInAs, skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

describe('the demo portfolio', () => {
  it('has nine holdings across three sponsors, two funds, and five years of ledger that add up', async () => {
    const client = await signedInAs('investor@demo.havenexchange.example');
    const { data: portfolio } = await client.rpc('get_portfolio');
    if (!isPortfolio(portfolio)) throw new Error('The screens refuse this portfolio.');
    expect(portfolio.holdings).toHaveLength(9);
    expect(portfolio.sponsors).toHaveLength(3);
    expect(portfolio.holdings.filter(({ kind }) => kind === 'fund')).toHaveLength(2);
    expect(portfolio.holdings.filter((one) => !one.is_reconciled)).toEqual([]);
    const years =
      (Date.parse(portfolio.as_of) - Date.parse(portfolio.first_day ?? '')) / 86_400_000 / 365;
    expect(years).toBeGreaterThan(4.9);
    const total = totalReturns(portfolio);
    expect(total.irr.rate).toBeGreaterThan(0.05);
    expect(total.irr.rate).toBeLessThan(0.2);
    expect(total.multiple).toBeGreaterThan(1.1);
    expect(findBreaches(portfolio).map(({ member }) => member)).toContain('TX');
  });

  it('has values that follow from NOI, cap rate, loan, and ownership', async () => {
    const off = await queryDatabase(`
      select name from public.holdings h
      where h.id::text like 'dec0de00-%' and h.annual_noi is not null
        and abs(private.get_holding_value(h.id, current_date) / 100
          - h.ownership_percent / 100 * (h.annual_noi / (h.cap_rate / 100) - h.loan_balance)) > 200`);
    expect(off).toEqual([]);
  });

  it('follows the interest in the demo sponsor’s offering, with one payment left to record', async () => {
    const client = await signedInAs('investor@demo.havenexchange.example');
    const [{ data: portal }, { data: portfolio }, { data: figures }, { data: offerings }] =
      await Promise.all([
        client.rpc('get_investor_portal'),
        client.rpc('get_portfolio'),
        client.rpc('my_figures'),
        client.rpc('list_offerings', { p_side: 'investor' }),
      ]);
    expect(portal).toMatchObject({
      positions: expect.arrayContaining([
        expect.objectContaining({
          offering: 'Birch Run Assisted Living',
          contributed_cents: 120_000_000,
          unrecorded: 1,
          link: expect.objectContaining({ holding: 'Birch Run Assisted Living' }),
        }),
      ]),
    });
    expect(portfolio).toMatchObject({
      holdings: expect.arrayContaining([
        expect.objectContaining({ name: 'Birch Run Assisted Living', contributed: 120_000_000 }),
      ]),
    });
    expect(figures).toMatchObject({ approvals: { waiting: 1 }, offerings: { to_record: 1 } });
    expect(offerings).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ title: 'Willow Creek Memory Care', status: 'open' }),
      ]),
    });
  });
});
