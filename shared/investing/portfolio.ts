import type { Cents } from '../underwriting/cents.ts';

/** A cash flow of a day; negative when the investor pays. */
export type Flow = readonly [on: string, amount: Cents];

/** Sums of an investor's ledger at the end of a day. */
export interface Balances {
  readonly contributed: Cents;
  readonly returned: Cents;
  readonly income: Cents;
  readonly gain: Cents;
  readonly expenses: Cents;
  readonly fees: Cents;
  readonly cost: Cents;
  readonly value: Cents;
  /** Income of the last 12 months. */
  readonly income_year: Cents;
  readonly flows: readonly Flow[];
}

/** A holding with its balances. Dollar amounts are of the whole community, percentages from 0 to 100. */
export interface Holding extends Balances {
  readonly id: string;
  readonly name: string;
  readonly entity_id: string;
  readonly sponsor_id: string | null;
  readonly kind: string;
  readonly status: string;
  readonly vintage: number | null;
  readonly ownership_percent: number | null;
  readonly commitment: number | null;
  readonly care_type: string | null;
  readonly state: string | null;
  readonly operator: string | null;
  readonly units: number | null;
  readonly occupancy: number | null;
  readonly annual_revenue: number | null;
  readonly annual_noi: number | null;
  readonly cap_rate: number | null;
  readonly figures_on: string | null;
  readonly lender: string | null;
  readonly loan_balance: number | null;
  readonly loan_rate: number | null;
  readonly has_floating_rate: boolean;
  readonly loan_matures_on: string | null;
  readonly private_pay_percent: number | null;
  readonly medicaid_percent: number | null;
  readonly medicare_percent: number | null;
  readonly valued_on: string | null;
  readonly movements: number;
  readonly is_reconciled: boolean;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What an entity paid for no single holding. */
export interface Overhead {
  readonly entity_id: string;
  readonly expenses: Cents;
  readonly fees: Cents;
  readonly flows: readonly Flow[];
}

export interface Limit {
  readonly id: string;
  readonly dimension: Dimension;
  /** Null for each value of the dimension. */
  readonly member: string | null;
  readonly most_percent: number;
}

export interface Portfolio {
  readonly as_of: string;
  readonly first_day: string | null;
  readonly entities: readonly (Named & { readonly kind: string; readonly status: string })[];
  readonly sponsors: readonly Named[];
  readonly limits: readonly Limit[];
  readonly holdings: readonly Holding[];
  readonly overhead: readonly Overhead[];
}

/** What exposure is measured by, in the order of the screens. */
export const DIMENSIONS = {
  state: 'State',
  operator: 'Operator',
  payor: 'Payor',
  care_type: 'Care type',
  lender: 'Lender',
  maturity: 'Loan maturity',
  sponsor: 'Sponsor',
  entity: 'Entity',
  vintage: 'Vintage',
  kind: 'Kind',
  holding: 'Holding',
} as const;
export type Dimension = keyof typeof DIMENSIONS;
