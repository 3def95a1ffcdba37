import { describe, expect, it } from 'vitest';
import xirr from 'xirr';
import { createRandom } from '../underwriting/random.ts';
import type { Portfolio } from './portfolio.ts';
import { computeReturns, groupReturns, totalReturns } from './returns.ts';
import { randomPortfolio, sampleHolding, samplePortfolio } from './samplePortfolio.ts';

const DAY = 86_400_000;
const timeOf = (on: string) => new Date(`${on}T00:00:00Z`);

/** Discounts flows to the first day at a rate, one by one. */
const presentValue = (flows: readonly (readonly [string, number])[], rate: number) => {
  const first = Math.min(...flows.map(([on]) => timeOf(on).getTime()));
  return flows.reduce(
    (sum, [on, amount]) =>
      sum + amount / (1 + rate) ** ((timeOf(on).getTime() - first) / DAY / 365),
    0,
  );
};

describe('returns', () => {
  it('equal an independent recomputation on 1,000 random ledgers', () => {
    let compared = 0;
    // Flows that change sign more than once may have no single rate; those are left out.
    for (let seed = 1; compared < 1000; seed++) {
      const { portfolio, movements } = randomPortfolio(createRandom(seed));
      const found = totalReturns(portfolio);
      const sum = (kinds: readonly string[]) =>
        movements
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((all, { cents }) => all + cents, 0);
      const paidIn = sum(['contribution', 'expense', 'fee']);
      const distributed = sum(['distribution']);
      const value = portfolio.holdings.reduce((all, holding) => all + holding.value, 0);
      expect(found).toMatchObject({
        paidIn,
        distributed,
        value,
        profit: distributed + value - paidIn,
      });
      expect(found.multiple).toBeCloseTo((distributed + value) / paidIn, 12);
      if (found.irr.rate === null) continue;
      const flows = [
        ...movements.map(
          ({ kind, day, cents }) => [day, kind === 'distribution' ? cents : -cents] as const,
        ),
        [portfolio.as_of, value] as const,
      ];
      const theirs = xirr(
        flows.map(([on, amount]) => ({ amount, when: timeOf(on) })),
        { guess: Math.max(found.irr.rate, -0.9) + 0.01 },
      );
      expect(Math.abs(theirs - found.irr.rate)).toBeLessThan(1e-6);
      expect(Math.abs(presentValue(flows, found.irr.rate))).toBeLessThan(paidIn * 1e-6 + 1);
      compared += 1;
    }
  });

  it('have the rate of the golden vector: 13.46% and 1.75×', () => {
    const returns = computeReturns(
      [
        sampleHolding({
          contributed: 5_000_000_00,
          income: 1_750_000_00,
          cost: 5_000_000_00,
          value: 7_000_000_00,
          income_year: 475_000_00,
          flows: [
            ['2021-01-01', -5_000_000_00],
            ['2022-01-01', 400_000_00],
            ['2023-01-01', 425_000_00],
            ['2024-01-01', 450_000_00],
            ['2024-12-31', 475_000_00],
          ],
        }),
      ],
      '2025-12-31',
    );
    expect(returns.irr.rate).toBeCloseTo(0.1346, 4);
    expect(returns.multiple).toBe(1.75);
    expect(returns.cashYield).toBeCloseTo(0.095, 10);
  });

  it('have no rate without money on both sides', () => {
    const none = computeReturns([], '2026-01-01');
    expect(none).toMatchObject({ multiple: null, cashYield: null, irr: { reason: 'one-way' } });
  });

  it("of groups add up to the total and charge an entity's payments only to it", () => {
    const portfolio: Portfolio = {
      ...samplePortfolio([
        sampleHolding({
          id: 'a',
          sponsor_id: 's1',
          contributed: 100,
          cost: 100,
          value: 150,
          flows: [['2024-01-01', -100]],
        }),
        sampleHolding({
          id: 'b',
          sponsor_id: null,
          contributed: 300,
          cost: 300,
          value: 330,
          flows: [['2024-01-01', -300]],
        }),
      ]),
      overhead: [{ entity_id: 'e1', expenses: 20, fees: 0, flows: [['2024-06-01', -20]] }],
    };
    const total = totalReturns(portfolio);
    const byEntity = groupReturns(portfolio, 'entity');
    expect(byEntity.map(({ label, returns }) => [label, returns.paidIn])).toEqual([
      ['Entity one', 420],
    ]);
    expect(byEntity[0]?.returns.irr).toEqual(total.irr);
    const bySponsor = groupReturns(portfolio, 'sponsor');
    expect(bySponsor.map(({ label, returns }) => [label, returns.paidIn])).toEqual([
      ['No sponsor', 300],
      ['Sponsor one', 100],
    ]);
    const value = bySponsor.reduce((sum, { returns }) => sum + returns.value, 0);
    expect(value).toBe(total.value);
  });
});
