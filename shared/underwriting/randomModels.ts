import { type Assumptions, createAssumptions, emptyLoan } from './assumptions.ts';
import { createRandom } from './random.ts';

const BASE = createAssumptions(new Date('2026-01-15T00:00:00Z'));

/** Returns a plausible model that uses most of the engine; the same seed gives the same model. */
export function createRandomModel(seed: number): Assumptions {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const cents = (least: number, most: number) => whole(least * 100, most * 100);
  const units = whole(20, 200);
  const stabilized = between(0.82, 0.96);
  return {
    ...BASE,
    closingOn: `20${whole(24, 32)}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`,
    units: [
      {
        id: 'al',
        name: 'Assisted living',
        care: 'assisted',
        count: units,
        rent: cents(3_500, 6_500),
        careFee: cents(0, 1_500),
        growth: between(0, 0.05),
        careGrowth: between(0, 0.06),
      },
    ],
    occupancy: { start: between(0.5, stabilized), stabilized, months: whole(0, 36) },
    payors: [
      {
        id: 'medicaid',
        payor: 'medicaid',
        share: between(0, 0.3),
        dailyRate: cents(110, 220),
        growth: 0.02,
        shift: between(-0.02, 0.02),
      },
    ],
    badDebt: between(0, 0.01),
    expenses: [
      {
        id: 'all',
        name: 'All expenses',
        annual: units * cents(14_000, 24_000),
        growth: between(0.02, 0.04),
        variable: between(0, 0.5),
      },
      {
        id: 'tax',
        name: 'Property tax',
        annual: cents(80_000, 300_000),
        growth: 0.03,
        variable: 0,
      },
    ],
    staffing: [
      {
        id: 'nurses',
        name: 'Nurses',
        hours: between(0, 1),
        fixedHours: whole(0, 24),
        wage: cents(18, 40),
        burden: between(0.08, 0.25),
        growth: 0.03,
      },
    ],
    reassessment: { month: whole(0, 24), assessed: 0.8, rate: 0.012, growth: 0.02 },
    purchase: {
      price: units * cents(90_000, 260_000),
      closingCosts: between(0.01, 0.03),
      workingCapital: cents(0, 400_000),
    },
    capital: [{ id: 'roof', name: 'Roof', month: whole(0, 60), cost: cents(0, 500_000) }],
    loans: [
      {
        ...emptyLoan,
        id: 'senior',
        kind: random() < 0.3 ? 'hud' : 'bank',
        rate: between(0.045, 0.08),
        years: whole(20, 35),
        interestOnlyMonths: whole(0, 24),
        prepayment: between(0, 0.05),
      },
      {
        ...emptyLoan,
        id: 'seller',
        kind: 'seller',
        sizing: 'amount',
        amount: cents(0, 900_000),
        rate: 0.08,
      },
    ],
    refinance: { ...BASE.refinance, month: random() < 0.4 ? whole(12, 48) : 0, kind: 'hud' },
    exit: { year: whole(3, 10), capRate: between(0.06, 0.1), sellingCosts: between(0.01, 0.03) },
  };
}
