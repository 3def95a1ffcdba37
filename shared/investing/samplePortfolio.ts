import type { Holding, Portfolio } from './portfolio.ts';

/** Returns a holding without balances, for tests. */
export const sampleHolding = (more: Partial<Holding> = {}): Holding => ({
  id: 'h1',
  name: 'Maple Court',
  entity_id: 'e1',
  sponsor_id: 's1',
  kind: 'property',
  status: 'active',
  vintage: 2021,
  ownership_percent: 25,
  commitment: null,
  care_type: 'assisted',
  state: 'TX',
  operator: 'Willow Care',
  units: 80,
  occupancy: 90,
  annual_revenue: 4_500_000,
  annual_noi: 1_350_000,
  cap_rate: 7.5,
  figures_on: '2026-06-30',
  lender: 'First Dakota Bank',
  loan_balance: 10_000_000,
  loan_rate: 6,
  has_floating_rate: true,
  loan_matures_on: '2028-05-01',
  private_pay_percent: 80,
  medicaid_percent: 15,
  medicare_percent: null,
  contributed: 0,
  returned: 0,
  income: 0,
  gain: 0,
  expenses: 0,
  fees: 0,
  cost: 0,
  value: 0,
  income_year: 0,
  flows: [],
  valued_on: null,
  movements: 0,
  is_reconciled: true,
  ...more,
});

/** Returns a portfolio of these holdings, one entity, and one sponsor, for tests. */
export const samplePortfolio = (
  holdings: readonly Holding[],
  limits: Portfolio['limits'] = [],
): Portfolio => ({
  as_of: '2026-06-30',
  first_day: '2021-01-01',
  entities: [{ id: 'e1', name: 'Entity one', kind: 'llc', status: 'active' }],
  sponsors: [{ id: 's1', name: 'Sponsor one' }],
  limits,
  holdings,
  overhead: [],
});

export interface RandomMovement {
  readonly holding: string;
  readonly kind: 'contribution' | 'distribution' | 'expense' | 'fee';
  readonly day: string;
  readonly cents: number;
}

const DAY = 86_400_000;
const START = Date.UTC(2019, 0, 1);

/** Creates holdings with random ledgers of up to seven years, and the movements that they come from. */
export function randomPortfolio(random: () => number): {
  readonly portfolio: Portfolio;
  readonly movements: readonly RandomMovement[];
} {
  const until = (most: number) => Math.floor(random() * most);
  const dayAt = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10);
  const movements: RandomMovement[] = [];
  const holdings = Array.from({ length: 1 + until(5) }, (_, index) => {
    const id = `h${index}`;
    const start = until(400);
    const own: RandomMovement[] = [
      { holding: id, kind: 'contribution', day: dayAt(start), cents: 1_000_00 + until(90_000_000) },
    ];
    for (let count = until(24); count > 0; count--) {
      const kind = (
        ['distribution', 'distribution', 'distribution', 'contribution', 'fee', 'expense'] as const
      )[until(6)];
      own.push({
        holding: id,
        kind: kind ?? 'fee',
        day: dayAt(start + 1 + until(1900)),
        cents: 1 + until(3_000_000),
      });
    }
    movements.push(...own);
    const sum = (kind: string) =>
      own.filter((one) => one.kind === kind).reduce((all, { cents }) => all + cents, 0);
    return sampleHolding({
      id,
      contributed: sum('contribution'),
      income: sum('distribution'),
      expenses: sum('expense'),
      fees: sum('fee'),
      cost: sum('contribution'),
      value: until(120_000_000),
      flows: own.map(({ day, kind, cents }) => [day, kind === 'distribution' ? cents : -cents]),
    });
  });
  return { portfolio: samplePortfolio(holdings), movements };
}
