import { z } from '../zod.ts';

/** The largest amount of an assumption, in cents; the database enforces the same. */
export const MAX_CENTS = 10_000_000_000_000;

export const CARE_TYPES = [
  { value: 'independent', label: 'Independent living' },
  { value: 'assisted', label: 'Assisted living' },
  { value: 'memory', label: 'Memory care' },
  { value: 'skilled', label: 'Skilled nursing' },
  { value: 'active', label: 'Active adult' },
] as const;

export const PAYORS = [
  { value: 'medicaid', label: 'Medicaid or waiver' },
  { value: 'medicare', label: 'Medicare A' },
  { value: 'managed', label: 'Medicare Advantage' },
  { value: 'veterans', label: 'VA' },
  { value: 'hospice', label: 'Hospice' },
  { value: 'other', label: 'Other' },
] as const;

export const LOAN_KINDS = [
  { value: 'bank', label: 'Bank' },
  { value: 'bridge', label: 'Bridge' },
  { value: 'seller', label: 'Seller note' },
  { value: 'hudNew', label: 'HUD-232 new construction' },
  { value: 'hud', label: 'HUD-232/223(f)' },
  { value: 'hudA7', label: 'HUD-232/223(a)(7)' },
  { value: 'agency', label: 'Agency' },
] as const;

export const LEASE_SIDES = [
  { value: 'operator', label: 'Operating company (tenant)' },
  { value: 'owner', label: 'Property company (landlord)' },
] as const;

const valuesOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
): [Value, ...Value[]] => choices.map(({ value }) => value) as [Value, ...Value[]];

const id = z.string().check(z.minLength(1), z.maxLength(40));
const label = z.string().check(z.maxLength(80));
const cents = z.int().check(z.minimum(0), z.maximum(MAX_CENTS));
const share = z.number().check(z.minimum(0), z.maximum(1));
const growth = z.number().check(z.minimum(-0.5), z.maximum(0.5));
const rate = z.number().check(z.minimum(0), z.maximum(0.5));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** A field that versions saved before it existed lack. */
const later = z._default;
const fewOf = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most));

/** Everything a model computes from. Money is in cents; rates and shares are fractions. */
export const assumptionsSchema = z.object({
  /** Closing day, "2026-11-28"; months are counted from it. */
  closingOn: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)),
  units: fewOf(
    z.object({
      id,
      name: label,
      care: z.enum(valuesOf(CARE_TYPES)),
      count: whole(0, 10_000),
      /** Monthly rent and care per occupied unit in the first year. */
      rent: cents,
      careFee: cents,
      growth,
      /** Growth of the care fee: residents' care levels rise as well as prices. */
      careGrowth: later(growth, 0.03),
    }),
    40,
  ),
  occupancy: z.object({ start: share, stabilized: share, months: whole(0, 120) }),
  /** Payors other than private pay: their share of occupied units, and what they pay for a day. */
  payors: fewOf(
    z.object({
      id,
      payor: z.enum(valuesOf(PAYORS)),
      share,
      dailyRate: cents,
      growth,
      /** Change of the share on each anniversary of closing, in fractions of all occupied units. */
      shift: later(z.number().check(z.minimum(-0.2), z.maximum(0.2)), 0),
    }),
    12,
  ),
  otherIncome: z.object({ annual: cents, growth }),
  badDebt: share,
  /** First-year amounts at stabilized occupancy; the variable share follows occupancy. */
  expenses: fewOf(z.object({ id, name: label, annual: cents, growth, variable: share }), 80),
  /** Labor by position: hours for each resident day, and hours a day at any census. */
  staffing: later(
    fewOf(
      z.object({
        id,
        name: label,
        hours: z.number().check(z.minimum(0), z.maximum(24)),
        fixedHours: z.number().check(z.minimum(0), z.maximum(10_000)),
        wage: cents,
        /** Payroll taxes and benefits as a share of wages. */
        burden: share,
        growth,
      }),
      30,
    ),
    [],
  ),
  /** Property tax on the price from a month on; it replaces the property tax expense. Month 0 means none. */
  reassessment: later(z.object({ month: whole(0, 120), assessed: share, rate: share, growth }), {
    month: 0,
    assessed: 1,
    rate: 0.015,
    growth: 0.02,
  }),
  managementFee: share,
  reservePerUnit: cents,
  /** Annual rent of an operating lease; zero if one company owns and operates. */
  lease: z.object({
    annual: cents,
    growth,
    /** Whose model this is: the operating company pays the rent, the property company receives it. */
    side: later(z.enum(valuesOf(LEASE_SIDES)), 'operator'),
  }),
  purchase: z.object({ price: cents, closingCosts: share, workingCapital: cents }),
  /** Month 0 is closing. */
  capital: fewOf(z.object({ id, name: label, month: whole(0, 120), cost: cents }), 60),
  loans: fewOf(
    z.object({
      id,
      name: label,
      kind: z.enum(valuesOf(LOAN_KINDS)),
      sizing: z.enum(['tests', 'amount']),
      amount: cents,
      loanToValue: share,
      /** Zero skips the test. */
      loanToCost: share,
      coverage: z.number().check(z.minimum(0.5), z.maximum(5)),
      debtYield: rate,
      rate,
      years: whole(1, 50),
      interestOnlyMonths: whole(0, 120),
      fee: share,
      premium: rate,
      /** Month in which the balance is due; 0 means at the sale. */
      maturity: later(whole(0, 120), 0),
      /** Share of the balance due on a payoff in the first year; falls by a point each year. */
      prepayment: later(share, 0),
    }),
    6,
  ),
  /** Replaces all loans; month 0 means none. */
  refinance: z.object({
    month: whole(0, 120),
    capRate: rate,
    loanToValue: share,
    coverage: z.number().check(z.minimum(0.5), z.maximum(5)),
    rate,
    years: whole(1, 50),
    fee: share,
    kind: later(z.enum(valuesOf(LOAN_KINDS)), 'bank'),
    prepayment: later(share, 0),
  }),
  exit: z.object({ year: whole(1, 10), capRate: rate, sellingCosts: share }),
  discountRate: rate,
  waterfall: z.object({
    preferredReturn: rate,
    catchUp: share,
    /** The sponsor's share of what is left after the tiers. */
    promote: share,
    /** Lower promotes, each until investors have a multiple of their capital; the lowest multiple first. */
    tiers: later(
      fewOf(
        z.object({ id, multiple: z.number().check(z.minimum(1), z.maximum(20)), promote: share }),
        5,
      ),
      [],
    ),
  }),
});

export type Assumptions = z.infer<typeof assumptionsSchema>;
export type ModelLoan = Assumptions['loans'][number];

export const scenariosSchema = z
  .array(z.object({ id, name: label.check(z.minLength(1)), assumptions: assumptionsSchema }))
  .check(z.minLength(1), z.maxLength(8));

export type Scenario = z.infer<typeof scenariosSchema>[number];

/** The closing day of a new model: the first of the month three months from now. */
const defaultClosing = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 1)).toISOString().slice(0, 10);

const EXPENSES: readonly (readonly [id: string, name: string, variable: number])[] = [
  ['nursing', 'Nursing and care labor', 0.6],
  ['dining', 'Dining', 0.5],
  ['activities', 'Activities', 0.2],
  ['housekeeping', 'Housekeeping', 0.3],
  ['maintenance', 'Maintenance', 0],
  ['administration', 'Administration', 0],
  ['marketing', 'Marketing', 0],
  ['tax', 'Property tax', 0],
  ['insurance', 'Insurance', 0],
  ['utilities', 'Utilities', 0.2],
];

export const emptyLoan: Omit<ModelLoan, 'id'> = {
  name: 'Senior loan',
  kind: 'bank',
  sizing: 'tests',
  amount: 0,
  loanToValue: 0.65,
  loanToCost: 0,
  coverage: 1.35,
  debtYield: 0,
  rate: 0.065,
  years: 30,
  interestOnlyMonths: 0,
  fee: 0.01,
  premium: 0,
  maturity: 0,
  prepayment: 0,
};

/** A model without figures of its own: amounts are zero, terms are what lenders and buyers usually start from. */
export const createAssumptions = (now: Date): Assumptions => ({
  closingOn: defaultClosing(now),
  units: [
    {
      id: 'unit-1',
      name: 'All units',
      care: 'assisted',
      count: 0,
      rent: 0,
      careFee: 0,
      growth: 0.03,
      careGrowth: 0.03,
    },
  ],
  occupancy: { start: 0.9, stabilized: 0.9, months: 0 },
  payors: [],
  otherIncome: { annual: 0, growth: 0.03 },
  badDebt: 0,
  expenses: EXPENSES.map(([key, name, variable]) => ({
    id: key,
    name,
    annual: 0,
    growth: 0.03,
    variable,
  })),
  staffing: [],
  reassessment: { month: 0, assessed: 1, rate: 0.015, growth: 0.02 },
  managementFee: 0.05,
  reservePerUnit: 35_000,
  lease: { annual: 0, growth: 0.02, side: 'operator' },
  purchase: { price: 0, closingCosts: 0.02, workingCapital: 0 },
  capital: [],
  loans: [{ id: 'loan-1', ...emptyLoan }],
  refinance: {
    month: 0,
    capRate: 0.075,
    loanToValue: 0.75,
    coverage: 1.45,
    rate: 0.06,
    years: 35,
    fee: 0.02,
    kind: 'bank',
    prepayment: 0,
  },
  exit: { year: 7, capRate: 0.08, sellingCosts: 0.02 },
  discountRate: 0.12,
  waterfall: { preferredReturn: 0.08, catchUp: 0, promote: 0.3, tiers: [] },
});
