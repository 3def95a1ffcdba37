import type { Cents } from '../underwriting/cents.ts';
import { ratio } from '../underwriting/ratio.ts';
import type { Holding } from './portfolio.ts';

/** What a stress test assumes. All changes are in points: −5 is five points of occupancy fewer. */
export interface Shock {
  readonly occupancy: number;
  readonly rate: number;
  readonly capRate: number;
  /** Share of lost revenue that NOI loses, from 0 to 1; the rest is cost that falls with it. */
  readonly flowThrough: number;
}

export interface StressedFigures {
  /** Of the whole community, in dollars. */
  readonly noi: number;
  readonly interest: number;
  readonly propertyValue: number;
  readonly coverage: number | null;
  readonly loanToValue: number | null;
}

export interface StressedHolding {
  readonly holding: Holding;
  readonly base: StressedFigures;
  readonly stressed: StressedFigures;
  readonly value: Cents;
  readonly valueAfter: Cents;
  /** The investor's share of NOI after interest, a year. */
  readonly cash: Cents;
  readonly cashAfter: Cents;
}

export interface StressTest {
  readonly rows: readonly StressedHolding[];
  /** Holdings without NOI, cap rate, or ownership: their value doesn't change. */
  readonly untested: readonly Holding[];
  readonly value: Cents;
  readonly valueAfter: Cents;
  readonly cash: Cents;
  readonly cashAfter: Cents;
}

type Testable = Holding & {
  readonly annual_noi: number;
  readonly cap_rate: number;
  readonly ownership_percent: number;
};

const isTestable = (holding: Holding): holding is Testable =>
  holding.status === 'active' &&
  holding.annual_noi !== null &&
  holding.cap_rate !== null &&
  holding.ownership_percent !== null;

const NONE: Shock = { occupancy: 0, rate: 0, capRate: 0, flowThrough: 1 };

/**
 * Computes a community under a shock:
 * revenue = revenue × (occupancy + change) ÷ occupancy; NOI falls by the flow-through of lost revenue;
 * interest = loan × (rate + change), for floating rates only; value = NOI ÷ (cap rate + change), never below zero.
 */
function computeFigures(holding: Testable, shock: Shock): StressedFigures {
  const { annual_noi, annual_revenue, occupancy, cap_rate, loan_balance, loan_rate } = holding;
  const loan = loan_balance ?? 0;
  const after = Math.min(Math.max((occupancy ?? 0) + shock.occupancy, 0), 100);
  const lost = annual_revenue === null || !occupancy ? 0 : annual_revenue * (1 - after / occupancy);
  const noi = annual_noi - lost * shock.flowThrough;
  const rate = Math.max((loan_rate ?? 0) + (holding.has_floating_rate ? shock.rate : 0), 0);
  const interest = (loan * rate) / 100;
  const propertyValue = Math.max(noi / (Math.max(cap_rate + shock.capRate, 0.01) / 100), 0);
  return {
    noi,
    interest,
    propertyValue,
    coverage: ratio(noi, interest),
    loanToValue: ratio(loan, propertyValue),
  };
}

const shareCents = (dollars: number, percent: number): Cents => Math.round(dollars * percent);

/**
 * Tests holdings. A holding's value changes by the ownership share of the change in property value, and never falls
 * below zero: an investor can't lose more than the investment.
 */
export function runStressTest(holdings: readonly Holding[], shock: Shock): StressTest {
  const rows = holdings.filter(isTestable).map((holding) => {
    const base = computeFigures(holding, NONE);
    const stressed = computeFigures(holding, shock);
    const percent = holding.ownership_percent;
    const change = shareCents(stressed.propertyValue - base.propertyValue, percent);
    return {
      holding,
      base,
      stressed,
      value: holding.value,
      valueAfter: Math.max(holding.value + change, 0),
      cash: shareCents(base.noi - base.interest, percent),
      cashAfter: shareCents(stressed.noi - stressed.interest, percent),
    };
  });
  const untested = holdings.filter((holding) => holding.value > 0 && !isTestable(holding));
  const kept = untested.reduce((sum, { value }) => sum + value, 0);
  const sumOf = (read: (row: StressedHolding) => Cents) =>
    rows.reduce((sum, row) => sum + read(row), 0);
  return {
    rows,
    untested,
    value: sumOf((row) => row.value) + kept,
    valueAfter: sumOf((row) => row.valueAfter) + kept,
    cash: sumOf((row) => row.cash),
    cashAfter: sumOf((row) => row.cashAfter),
  };
}
