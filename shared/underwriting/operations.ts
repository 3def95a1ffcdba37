import { type Cents, roundCents } from './cents.ts';
import { ratio } from './ratio.ts';

/** An operator's annual summary of a community. */
export interface Operation {
  readonly units: number;
  /** Occupied units as a share of all units. */
  readonly occupancy: number;
  /** Monthly revenue per occupied unit, including care. */
  readonly monthlyRate: Cents;
  readonly otherIncome?: Cents;
  /** All expenses except management fee and reserves; assumed independent of occupancy. */
  readonly expenses: Cents;
  /** The manager's share of revenue. */
  readonly managementFee?: number;
  readonly reservePerUnit?: Cents;
}

export interface OperatingResult {
  readonly potentialRent: Cents;
  readonly income: Cents;
  readonly expenses: Cents;
  readonly managementFee: Cents;
  readonly reserves: Cents;
  readonly noi: Cents;
  /** Null without revenue. */
  readonly margin: number | null;
}

export function computeOperatingResult(year: Operation): OperatingResult {
  const potentialRent = roundCents(year.units * year.monthlyRate * 12);
  const income = roundCents(potentialRent * year.occupancy) + (year.otherIncome ?? 0);
  const managementFee = roundCents(income * (year.managementFee ?? 0));
  const reserves = roundCents(year.units * (year.reservePerUnit ?? 0));
  const noi = income - year.expenses - managementFee - reserves;
  return {
    potentialRent,
    income,
    expenses: year.expenses,
    managementFee,
    reserves,
    noi,
    margin: ratio(noi, income),
  };
}

/**
 * Returns the occupancy at which revenue covers expenses, fee, reserves, and `debtService`; above 1 it can't be
 * reached, and null if another unit adds nothing.
 */
export function breakEvenOccupancy(year: Operation, debtService: Cents = 0): number | null {
  const retainedShare = 1 - (year.managementFee ?? 0);
  const { potentialRent, reserves } = computeOperatingResult(year);
  const needed = year.expenses + reserves + debtService - (year.otherIncome ?? 0) * retainedShare;
  const occupancy = ratio(needed, potentialRent * retainedShare);
  return occupancy === null ? null : Math.max(occupancy, 0);
}

/** Earnings of an operator before and after the management fee and the rent of an operating lease. */
export interface Earnings {
  readonly ebitdarm: Cents;
  readonly managementFee: Cents;
  readonly rent: Cents;
}

/** EBITDARM − management fee = EBITDAR; − rent = EBITDA. */
export function computeEarnings({ ebitdarm, managementFee, rent }: Earnings) {
  const ebitdar = ebitdarm - managementFee;
  return { ebitdarm, ebitdar, ebitda: ebitdar - rent };
}

/** Resident days of one payor and what it pays for each. */
export interface PayorDays {
  readonly payor: string;
  readonly days: number;
  readonly dailyRate: Cents;
}

export interface PayorRevenue {
  readonly revenue: Cents;
  readonly days: number;
  /** Revenue per resident day across payors; null without days. */
  readonly blendedRate: Cents | null;
  /** Share of days not paid by Medicaid. */
  readonly qualityMix: number | null;
}

/** Revenue = Σ payor days × daily rate. */
export function computePayorRevenue(payors: readonly PayorDays[]): PayorRevenue {
  const days = payors.reduce((total, payor) => total + payor.days, 0);
  const revenue = payors.reduce(
    (total, payor) => total + roundCents(payor.days * payor.dailyRate),
    0,
  );
  const medicaid = payors.reduce(
    (total, { payor, days: of }) => (payor === 'medicaid' ? total + of : total),
    0,
  );
  const blended = ratio(revenue, days);
  return {
    revenue,
    days,
    blendedRate: blended === null ? null : roundCents(blended),
    qualityMix: ratio(days - medicaid, days),
  };
}

/** An adjustment to a trailing twelve-month statement, with its reason. */
export interface Adjustment {
  readonly reason: string;
  /** Positive amounts add to expenses, negative amounts remove from them. */
  readonly expenses: Cents;
}

export interface Statement {
  readonly units: number;
  readonly income: Cents;
  /** All expenses, including the management fee as reported. */
  readonly expenses: Cents;
  readonly reportedManagementFee: Cents;
}

export interface NormalizedStatement {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly managementFee: Cents;
  readonly reserves: Cents;
  readonly noi: Cents;
  readonly margin: number | null;
}

/** Replaces the reported fee with a market fee, adds reserves, and applies each adjustment. */
export function normalizeStatement(
  statement: Statement,
  terms: { readonly managementFee: number; readonly reservePerUnit: Cents },
  adjustments: readonly Adjustment[],
): NormalizedStatement {
  const managementFee = roundCents(statement.income * terms.managementFee);
  const reserves = roundCents(statement.units * terms.reservePerUnit);
  const expenses =
    statement.expenses -
    statement.reportedManagementFee +
    adjustments.reduce((total, adjustment) => total + adjustment.expenses, 0);
  const noi = statement.income - expenses - managementFee - reserves;
  return {
    income: statement.income,
    expenses,
    managementFee,
    reserves,
    noi,
    margin: ratio(noi, statement.income),
  };
}
