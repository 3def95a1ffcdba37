import { describe, expect, it } from 'vitest';
import { findBreaches, measureExposure } from './exposure.ts';
import { matchHolding } from './matchHolding.ts';
import type { Limit } from './portfolio.ts';
import { type RebalanceOptions, suggestRebalancing } from './rebalance.ts';
import { sampleHolding, samplePortfolio } from './samplePortfolio.ts';
import { findColumns, readAmount, readDay, readKind, readStatement } from './statementRows.ts';
import { runStressTest } from './stress.ts';

const limit = (
  dimension: Limit['dimension'],
  most_percent: number,
  member: string | null = null,
): Limit => ({
  id: `${dimension} ${member}`,
  dimension,
  member,
  most_percent,
});
const texas = sampleHolding({
  id: 'a',
  name: 'A',
  state: 'TX',
  value: 600_000_00,
  cost: 500_000_00,
  income_year: 30_000_00,
});
const ohio = sampleHolding({
  id: 'b',
  name: 'B',
  state: 'OH',
  value: 300_000_00,
  cost: 300_000_00,
  income_year: 24_000_00,
  private_pay_percent: null,
  medicaid_percent: null,
});
const unknown = sampleHolding({
  id: 'c',
  name: 'C',
  state: null,
  value: 100_000_00,
  cost: 100_000_00,
  income_year: 2_000_00,
});
const held = [texas, ohio, unknown];

describe('exposure', () => {
  it('splits value by state, with unknown last', () => {
    const rows = measureExposure(samplePortfolio(held), 'state');
    expect(rows.map(({ member, cents, share }) => [member, cents, share])).toEqual([
      ['TX', 600_000_00, 0.6],
      ['OH', 300_000_00, 0.3],
      [null, 100_000_00, 0.1],
    ]);
  });

  it('weights payors by their share, and the rest is other payors', () => {
    const rows = measureExposure(samplePortfolio([texas, ohio]), 'payor');
    expect(rows.map(({ member, cents }) => [member, cents])).toEqual([
      ['Private pay', 480_000_00],
      ['Medicaid', 90_000_00],
      ['Other payors', 30_000_00],
      [null, 300_000_00],
    ]);
  });

  it('finds breaches, with a member’s own limit overriding the general one', () => {
    const limits = [limit('state', 25), limit('state', 65, 'tx')];
    expect(findBreaches(samplePortfolio(held, limits))).toMatchObject([
      { member: 'OH', share: 0.3, excess: 50_000_00 },
    ]);
  });
});

describe('a stress test', () => {
  it('follows its stated formulas', () => {
    const shock = { occupancy: -9, rate: 1, capRate: 0.5, flowThrough: 0.6 };
    const { rows, untested, value, valueAfter } = runStressTest(
      [
        { ...texas, value: 3_000_000_00 },
        { ...unknown, cap_rate: null },
      ],
      shock,
    );
    // Revenue falls by 10%: $450,000 × 60% = $270,000 of NOI.
    expect(rows[0]?.stressed).toMatchObject({
      noi: 1_080_000,
      interest: 700_000,
      propertyValue: 13_500_000,
    });
    expect(rows[0]?.base).toMatchObject({
      noi: 1_350_000,
      interest: 600_000,
      propertyValue: 18_000_000,
    });
    expect(rows[0]?.stressed.coverage).toBeCloseTo(1.542857, 6);
    // A quarter of the $4,500,000 that the property lost.
    expect(rows[0]).toMatchObject({
      valueAfter: 1_875_000_00,
      cash: 187_500_00,
      cashAfter: 95_000_00,
    });
    expect(untested.map(({ id }) => id)).toEqual(['c']);
    expect([value, valueAfter]).toEqual([3_100_000_00, 1_975_000_00]);
  });

  it('never takes more than the investment', () => {
    const shock = { occupancy: -60, rate: 4, capRate: 4, flowThrough: 1 };
    expect(runStressTest([texas], shock).valueAfter).toBe(0);
  });

  it('leaves fixed rates as they are', () => {
    const fixed = { ...texas, has_floating_rate: false };
    const shock = { occupancy: 0, rate: 3, capRate: 0, flowThrough: 1 };
    expect(runStressTest([fixed], shock)).toMatchObject({
      value: texas.value,
      valueAfter: texas.value,
      cash: 187_500_00,
      cashAfter: 187_500_00,
    });
  });
});

const options: RebalanceOptions = {
  objective: 'trade',
  newMoney: 0,
  mostOfHolding: 1,
  mostOfPortfolio: 1,
  saleCost: 0,
  newYield: 0.07,
  kept: [],
  open: [],
};

describe('rebalancing', () => {
  it('sells exactly what is above a limit and no more', () => {
    const found = suggestRebalancing(samplePortfolio(held, [limit('state', 45)]), options);
    expect(found?.moves.map(({ holding, amount }) => [holding.id, amount])).toEqual([
      ['a', -150_000_00],
    ]);
    expect(found?.newInvestments).toBe(150_000_00);
    expect(found?.constraints).toMatchObject([
      { member: 'OH', before: 0.3, after: 0.3 },
      { member: 'TX', before: 0.6, after: 0.45 },
    ]);
  });

  it('gives the same result for the same inputs in any order', () => {
    const limits = [limit('state', 40), limit('operator', 80), limit('payor', 50, 'Private pay')];
    const one = suggestRebalancing(samplePortfolio(held, limits), options);
    const other = suggestRebalancing(samplePortfolio(held.toReversed(), limits), options);
    expect(other).toEqual(one);
    expect(
      suggestRebalancing(samplePortfolio(held, limits), { ...options, newMoney: 1 })?.run,
    ).not.toBe(one?.run);
  });

  it("comes as close as constraints allow and keeps holdings that aren't for sale", () => {
    const limits = [limit('state', 20)];
    const kept = suggestRebalancing(samplePortfolio(held, limits), {
      ...options,
      kept: ['a'],
      mostOfPortfolio: 0.05,
    });
    expect(kept?.moves.map(({ holding, amount }) => [holding.id, amount])).toEqual([
      ['b', -50_000_00],
    ]);
    expect(kept?.constraints.map(({ after }) => after)).toEqual([0.25, 0.6]);
  });

  it('moves money to the better yield within the limits when income is the objective', () => {
    const found = suggestRebalancing(samplePortfolio(held, [limit('state', 70)]), {
      ...options,
      objective: 'income',
      newYield: 0,
      newMoney: 100_000_00,
      mostOfHolding: 0.5,
      open: ['b'],
    });
    // C yields 2% and A 5%; B yields 8%. Half of each can be sold.
    expect(found?.moves.map(({ holding, amount }) => [holding.id, amount])).toEqual([
      ['a', -300_000_00],
      ['c', -50_000_00],
      ['b', 450_000_00],
    ]);
    expect(found?.incomeAfter).toBe(15_000_00 + 1_000_00 + 60_000_00);
  });

  it('pays sale costs from the proceeds', () => {
    const found = suggestRebalancing(samplePortfolio(held, [limit('state', 50)]), {
      ...options,
      saleCost: 0.02,
    });
    expect((found?.newInvestments ?? 0) + (found?.costs ?? 0)).toBe(
      -(found?.moves[0]?.amount ?? 0),
    );
    expect(found?.constraints.find(({ member }) => member === 'TX')?.after).toBeLessThanOrEqual(
      0.5,
    );
  });
});

describe('a statement', () => {
  it('is read with dates, amounts, and types as sponsors write them', () => {
    expect(['2026-03-31', '3/31/2026', '03/31/26', '2/30/2026', 'soon'].map(readDay)).toEqual([
      '2026-03-31',
      '2026-03-31',
      '2026-03-31',
      null,
      null,
    ]);
    expect([1250.5, '$1,250.50', '(1,250.50)', '1,250.50-', 'n/a', ''].map(readAmount)).toEqual([
      125_050,
      125_050,
      -125_050,
      -125_050,
      null,
      null,
    ]);
    expect(
      [
        'Capital Call',
        'Return of Capital',
        'Preferred Return',
        'Ending NAV',
        'Asset mgmt fee',
        'Other',
      ].map((word) => readKind(word)?.kind),
    ).toEqual(['contribution', 'distribution', 'distribution', 'valuation', 'fee', undefined]);
  });

  it('is split into rows and problems with their row numbers', () => {
    const head = [
      'Effective Date',
      'Investment Name',
      'Transaction Type',
      'Amount ($)',
      'ROC',
      'Income',
    ];
    const places = findColumns(head);
    expect(places).toEqual({ day: 0, holding: 1, kind: 2, amount: 3, returned: 4, income: 5 });
    const { rows, problems } = readStatement(
      [
        {
          at: 2,
          cells: ['3/31/2026', 'Maple Court LP', 'Distribution', '$1,000.00', '400', '600'],
        },
        { at: 3, cells: [null, '', null, null, null, null] },
        { at: 4, cells: ['3/31/2026', 'Maple Court LP', 'Distribution', 1000, 400, 500] },
        { at: 5, cells: ['tomorrow', 'Maple Court LP', 'Capital call', 1, null, null] },
        { at: 6, cells: ['2026-03-31', 'Maple Court LP', 'NAV', 0, null, null] },
      ],
      places,
    );
    expect(rows).toEqual([
      {
        at: 2,
        name: 'Maple Court LP',
        kind: 'distribution',
        day: '2026-03-31',
        cents: 100_000,
        returned: 40_000,
        income: 60_000,
        gain: 0,
        memo: null,
      },
      {
        at: 6,
        name: 'Maple Court LP',
        kind: 'valuation',
        day: '2026-03-31',
        cents: 0,
        returned: 0,
        income: 0,
        gain: 0,
        memo: null,
      },
    ]);
    expect(problems.map(({ at }) => at)).toEqual([4, 5]);
  });

  it.each([
    ['MAPLE COURT', 'a', true],
    ['Maple Court Investors LLC', 'a', false],
    ['MC Fund 3', 'b', true],
    ['Willow Bend', null, false],
    ['Cedar', null, false],
  ])('matches “%s” to the right holding', (name, id, isSure) => {
    const holdings = [
      { id: 'a', name: 'Maple Court' },
      { id: 'b', name: 'Meridian Care Fund III' },
      { id: 'c', name: 'Cedar North' },
      { id: 'd', name: 'Cedar South' },
    ];
    const aliases = [{ holding_id: 'b', alias: 'mc fund 3' }];
    expect(matchHolding(name, holdings, aliases)).toEqual(id === null ? null : { id, isSure });
  });
});
