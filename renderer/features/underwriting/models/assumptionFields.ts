import {
  CARE_TYPES,
  emptyLoan,
  LEASE_SIDES,
  LOAN_KINDS,
  PAYORS,
} from '#shared/underwriting/assumptions.ts';
import type { AssumptionField } from './fieldValues.ts';

export interface FieldGroup {
  readonly title: string;
  /** Fields with a dotted path, such as `purchase.price`. */
  readonly fields: readonly AssumptionField[];
}

export interface FieldList {
  readonly title: string;
  /** Dotted path of the list in the assumptions. */
  readonly key: string;
  readonly hint?: string;
  readonly one: string;
  readonly most: number;
  readonly fields: readonly AssumptionField[];
  readonly empty: Readonly<Record<string, unknown>>;
}

const growth: AssumptionField = {
  key: 'growth',
  label: 'Growth %',
  kind: 'percent',
  least: -50,
  most: 50,
};
const name: AssumptionField = { key: 'name', label: 'Name', kind: 'text' };

const REVENUE: FieldGroup = {
  title: 'Occupancy and revenue',
  fields: [
    { key: 'occupancy.start', label: 'Occupancy at closing %', kind: 'percent' },
    { key: 'occupancy.stabilized', label: 'Stabilized occupancy %', kind: 'percent' },
    { key: 'occupancy.months', label: 'Months to stabilize', kind: 'number', most: 120 },
    { key: 'otherIncome.annual', label: 'Other income per year $', kind: 'money' },
    { ...growth, key: 'otherIncome.growth', label: 'Other income growth %' },
    { key: 'badDebt', label: 'Bad debt %', kind: 'percent' },
  ],
};

const COSTS: FieldGroup = {
  title: 'Fee, reserves, and lease',
  fields: [
    { key: 'managementFee', label: 'Management fee %', kind: 'percent' },
    { key: 'reservePerUnit', label: 'Reserve per unit $', kind: 'money' },
    {
      key: 'lease.annual',
      label: 'Lease rent per year $',
      kind: 'money',
      hint: 'Zero if you own the building.',
    },
    { ...growth, key: 'lease.growth', label: 'Rent growth %' },
    { key: 'lease.side', label: 'Model of', kind: 'choice', choices: LEASE_SIDES },
  ],
};

const PURCHASE: FieldGroup = {
  title: 'Purchase',
  fields: [
    { key: 'closingOn', label: 'Closing', kind: 'date' },
    { key: 'purchase.price', label: 'Price $', kind: 'money' },
    { key: 'purchase.closingCosts', label: 'Closing costs %', kind: 'percent' },
    { key: 'purchase.workingCapital', label: 'Working capital $', kind: 'money' },
  ],
};

const EXIT: FieldGroup = {
  title: 'Sale and return',
  fields: [
    { key: 'exit.year', label: 'Hold, years', kind: 'number', least: 1, most: 10 },
    { key: 'exit.capRate', label: 'Exit cap rate %', kind: 'percent', most: 50 },
    { key: 'exit.sellingCosts', label: 'Selling costs %', kind: 'percent' },
    { key: 'discountRate', label: 'Required return %', kind: 'percent', most: 50 },
    { key: 'waterfall.preferredReturn', label: 'Preferred return %', kind: 'percent', most: 50 },
    { key: 'waterfall.catchUp', label: 'Catch-up %', kind: 'percent' },
    { key: 'waterfall.promote', label: 'Promote %', kind: 'percent' },
  ],
};

const REFINANCE: FieldGroup = {
  title: 'Refinance',
  fields: [
    { key: 'refinance.kind', label: 'New loan', kind: 'choice', choices: LOAN_KINDS },
    {
      key: 'refinance.month',
      label: 'In month',
      kind: 'number',
      most: 120,
      hint: 'Zero for none.',
    },
    { key: 'refinance.capRate', label: 'Value at cap rate %', kind: 'percent', most: 50 },
    { key: 'refinance.loanToValue', label: 'Maximum LTV %', kind: 'percent' },
    { key: 'refinance.coverage', label: 'Minimum DSCR', kind: 'times', least: 0.5, most: 5 },
    { key: 'refinance.rate', label: 'Rate %', kind: 'percent', most: 50 },
    { key: 'refinance.years', label: 'Amortization, years', kind: 'number', least: 1, most: 50 },
    { key: 'refinance.fee', label: 'Fee %', kind: 'percent' },
    { key: 'refinance.prepayment', label: 'Prepayment, first year %', kind: 'percent' },
  ],
};

const REASSESSMENT: FieldGroup = {
  title: 'Property tax reassessment',
  fields: [
    {
      key: 'reassessment.month',
      label: 'In month',
      kind: 'number',
      most: 120,
      hint: 'Zero for none. Replaces the Property tax expense.',
    },
    { key: 'reassessment.assessed', label: 'Assessed share of price %', kind: 'percent' },
    { key: 'reassessment.rate', label: 'Tax rate %', kind: 'percent' },
    { ...growth, key: 'reassessment.growth' },
  ],
};

const STAFFING: FieldList = {
  title: 'Staffing',
  key: 'staffing',
  one: 'position',
  most: 30,
  fields: [
    name,
    { key: 'hours', label: 'Hours per resident day', kind: 'times', most: 24 },
    { key: 'fixedHours', label: 'Fixed hours a day', kind: 'times', most: 10_000 },
    { key: 'wage', label: 'Wage $', kind: 'money' },
    { key: 'burden', label: 'Burden %', kind: 'percent' },
    growth,
  ],
  empty: { name: '', hours: 0, fixedHours: 0, wage: 0, burden: 0.15, growth: 0.03 },
};

const TIERS: FieldList = {
  title: 'Promote tiers',
  key: 'waterfall.tiers',
  one: 'tier',
  most: 5,
  hint: 'Lower promotes until investors reach a multiple. The promote above applies afterwards.',
  fields: [
    { key: 'multiple', label: 'Until multiple', kind: 'times', least: 1, most: 20 },
    { key: 'promote', label: 'Promote %', kind: 'percent' },
  ],
  empty: { multiple: 1.5, promote: 0.2 },
};

const UNITS: FieldList = {
  title: 'Unit mix',
  key: 'units',
  one: 'unit type',
  most: 40,
  fields: [
    name,
    { key: 'care', label: 'Care', kind: 'choice', choices: CARE_TYPES },
    { key: 'count', label: 'Units', kind: 'number', most: 10_000 },
    { key: 'rent', label: 'Rent $', kind: 'money' },
    { key: 'careFee', label: 'Care $', kind: 'money' },
    growth,
    { ...growth, key: 'careGrowth', label: 'Care growth %' },
  ],
  empty: {
    name: '',
    care: 'assisted',
    count: 0,
    rent: 0,
    careFee: 0,
    growth: 0.03,
    careGrowth: 0.03,
  },
};

const PAYOR_MIX: FieldList = {
  title: 'Payors other than private pay',
  key: 'payors',
  one: 'payor',
  most: 12,
  fields: [
    { key: 'payor', label: 'Payor', kind: 'choice', choices: PAYORS },
    { key: 'share', label: 'Share of units %', kind: 'percent' },
    { key: 'dailyRate', label: 'Daily rate $', kind: 'money' },
    growth,
    { key: 'shift', label: 'Shift a year %', kind: 'percent', least: -20, most: 20 },
  ],
  empty: { payor: 'medicaid', share: 0, dailyRate: 0, growth: 0.02, shift: 0 },
};

export const EXPENSES: FieldList = {
  title: 'Expenses',
  key: 'expenses',
  one: 'expense',
  most: 80,
  fields: [
    name,
    { key: 'annual', label: 'Per year $', kind: 'money' },
    growth,
    { key: 'variable', label: 'Variable %', kind: 'percent' },
  ],
  empty: { name: '', annual: 0, growth: 0.03, variable: 0 },
};

const CAPITAL: FieldList = {
  title: 'Capital plan',
  key: 'capital',
  one: 'project',
  most: 60,
  fields: [
    name,
    { key: 'month', label: 'Month', kind: 'number', most: 120 },
    { key: 'cost', label: 'Cost $', kind: 'money' },
  ],
  empty: { name: '', month: 0, cost: 0 },
};

const LOANS: FieldList = {
  title: 'Loans',
  key: 'loans',
  one: 'loan',
  most: 6,
  hint: 'HUD programs use HUD’s limits and premiums in force at closing. Zero in Due in month means at the sale.',
  fields: [
    name,
    { key: 'kind', label: 'Kind', kind: 'choice', choices: LOAN_KINDS },
    {
      key: 'sizing',
      label: 'Size',
      kind: 'choice',
      choices: [
        { value: 'tests', label: 'By tests' },
        { value: 'amount', label: 'Amount' },
      ],
    },
    { key: 'amount', label: 'Amount $', kind: 'money' },
    { key: 'loanToValue', label: 'Max LTV %', kind: 'percent' },
    { key: 'loanToCost', label: 'Max LTC %', kind: 'percent' },
    { key: 'coverage', label: 'Min DSCR', kind: 'times', least: 0.5, most: 5 },
    { key: 'debtYield', label: 'Min debt yield %', kind: 'percent', most: 50 },
    { key: 'rate', label: 'Rate %', kind: 'percent', most: 50 },
    { key: 'years', label: 'Years', kind: 'number', least: 1, most: 50 },
    { key: 'interestOnlyMonths', label: 'Interest-only months', kind: 'number', most: 120 },
    { key: 'fee', label: 'Fee %', kind: 'percent' },
    { key: 'premium', label: 'Premium %', kind: 'percent', most: 50 },
    { key: 'maturity', label: 'Due in month', kind: 'number', most: 120 },
    { key: 'prepayment', label: 'Prepayment %', kind: 'percent' },
  ],
  empty: { ...emptyLoan, name: 'Loan', sizing: 'amount' },
};

/** All assumptions in the order of the form. */
export const PARTS: readonly (FieldGroup | FieldList)[] = [
  PURCHASE,
  UNITS,
  REVENUE,
  PAYOR_MIX,
  EXPENSES,
  STAFFING,
  COSTS,
  REASSESSMENT,
  CAPITAL,
  LOANS,
  REFINANCE,
  EXIT,
  TIERS,
];
