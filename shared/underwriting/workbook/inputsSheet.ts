import type { Assumptions } from '../assumptions.ts';
import { toDollars } from '../cents.ts';
import { refinanceTerms, type SizingTerms, sizingTerms } from '../hud.ts';
import { addMonths } from '../model.ts';
import { isPropertyTax } from '../monthly.ts';
import { type Cell, type CellFormat, SheetBuilder } from './cells.ts';

/** Addresses of the inputs: one by name, lists by row and name. */
export interface Inputs {
  readonly sheet: SheetBuilder;
  readonly of: (key: string) => string;
  readonly row: (list: string, at: number, key: string) => string;
  readonly column: (list: string, key: string) => string;
}

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet. */
const EPOCH = Date.UTC(1899, 11, 30);

/** Returns the serial number of a date in a spreadsheet. */
const toSerial = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - EPOCH) / DAY_MS;

interface ListColumn<Item> {
  readonly key: string;
  readonly label: string;
  readonly format?: CellFormat;
  readonly of: (item: Item) => number | string | null;
}

const input = (value: number | string | null, format: CellFormat = 'number'): Cell | undefined =>
  value === null ? undefined : { value, format, isInput: true };

/** Writes every assumption into a cell; the other sheets compute from these. */
export function buildInputs(of: Assumptions): Inputs {
  const sheet = new SheetBuilder('Assumptions');
  const single = new Map<string, string>();
  const lists = new Map<
    string,
    { readonly first: number; readonly last: number; readonly keys: readonly string[] }
  >();
  const put = (key: string, label: string, value: number, format: CellFormat) => {
    const row = sheet.add({ value: label }, input(value, format));
    single.set(key, sheet.ref(row, 1));
  };
  const dollars = (key: string, label: string, cents: number) =>
    put(key, label, toDollars(cents), 'money');
  const percent = (key: string, label: string, share: number) => put(key, label, share, 'percent');
  const number = (key: string, label: string, value: number) => put(key, label, value, 'number');
  function list<Item>(
    key: string,
    title: string,
    items: readonly Item[],
    columns: readonly ListColumn<Item>[],
  ) {
    sheet.add();
    sheet.head(title, ...columns.slice(1).map(({ label }) => label));
    const first = sheet.nextRow;
    for (const item of items)
      sheet.add(
        ...columns.map((column, at) =>
          at === 0 ? { value: String(column.of(item)) } : input(column.of(item), column.format),
        ),
      );
    // A list without rows keeps one, so that ranges over it exist.
    if (items.length === 0) sheet.add({ value: 'None' });
    lists.set(key, { first, last: sheet.nextRow - 1, keys: columns.map((column) => column.key) });
  }

  sheet.head('Assumptions', 'Change the blue cells; everything else recomputes.');
  put('closing', 'Closing', toSerial(of.closingOn), 'date');
  dollars('price', 'Price', of.purchase.price);
  percent('closingCosts', 'Closing costs', of.purchase.closingCosts);
  dollars('workingCapital', 'Working capital', of.purchase.workingCapital);
  percent('occupancyStart', 'Occupancy at closing', of.occupancy.start);
  percent('occupancyStabilized', 'Stabilized occupancy', of.occupancy.stabilized);
  number('occupancyMonths', 'Months to stabilize', of.occupancy.months);
  dollars('otherIncome', 'Other income per year', of.otherIncome.annual);
  percent('otherGrowth', 'Other income growth', of.otherIncome.growth);
  percent('badDebt', 'Bad debt', of.badDebt);
  percent('managementFee', 'Management fee', of.managementFee);
  dollars('reserve', 'Reserve per unit', of.reservePerUnit);
  dollars('lease', 'Lease rent per year', of.lease.annual);
  percent('leaseGrowth', 'Lease rent growth', of.lease.growth);
  number(
    'isOwner',
    'Model of the property company (1) or operator (0)',
    of.lease.side === 'owner' ? 1 : 0,
  );
  number('reassessedMonth', 'Tax reassessed in month (0 = none)', of.reassessment.month);
  percent('assessed', 'Assessed share of price', of.reassessment.assessed);
  percent('taxRate', 'Property tax rate', of.reassessment.rate);
  percent('taxGrowth', 'Reassessed tax growth', of.reassessment.growth);
  number('exitYear', 'Hold, years', of.exit.year);
  percent('exitCap', 'Exit cap rate', of.exit.capRate);
  percent('sellingCosts', 'Selling costs', of.exit.sellingCosts);
  percent('required', 'Required return', of.discountRate);
  percent('preferredReturn', 'Preferred return', of.waterfall.preferredReturn);
  percent('catchUp', 'Catch-up', of.waterfall.catchUp);
  percent('promote', 'Promote after the tiers', of.waterfall.promote);

  const refinance = refinanceTerms(of, addMonths(of.closingOn, of.refinance.month));
  number('refinanceMonth', 'Refinance in month (0 = none)', of.refinance.month);
  percent('refinanceCap', 'Refinance value at cap rate', of.refinance.capRate);
  list(
    'refinance',
    'Refinance terms',
    [refinance],
    [
      { key: 'name', label: 'Loan', of: () => 'New loan' },
      ...termColumns<SizingTerms>((terms) => terms),
      {
        key: 'prepayment',
        label: 'Prepayment, first year',
        format: 'percent',
        of: () => of.refinance.prepayment,
      },
    ],
  );

  list('units', 'Unit mix', of.units, [
    { key: 'name', label: 'Name', of: ({ name }) => name },
    { key: 'count', label: 'Units', of: ({ count }) => count },
    { key: 'rent', label: 'Rent', format: 'money', of: ({ rent }) => toDollars(rent) },
    { key: 'care', label: 'Care', format: 'money', of: ({ careFee }) => toDollars(careFee) },
    { key: 'growth', label: 'Growth', format: 'percent', of: ({ growth }) => growth },
    {
      key: 'careGrowth',
      label: 'Care growth',
      format: 'percent',
      of: ({ careGrowth }) => careGrowth,
    },
  ]);
  list('payors', 'Payors', of.payors, [
    { key: 'name', label: 'Payor', of: ({ payor }) => payor },
    { key: 'share', label: 'Share of units', format: 'percent', of: ({ share }) => share },
    {
      key: 'rate',
      label: 'Daily rate',
      format: 'money',
      of: ({ dailyRate }) => toDollars(dailyRate),
    },
    { key: 'growth', label: 'Growth', format: 'percent', of: ({ growth }) => growth },
    { key: 'shift', label: 'Shift a year', format: 'percent', of: ({ shift }) => shift },
  ]);
  list('expenses', 'Expenses', of.expenses, [
    { key: 'name', label: 'Name', of: ({ name }) => name },
    { key: 'annual', label: 'Per year', format: 'money', of: ({ annual }) => toDollars(annual) },
    { key: 'growth', label: 'Growth', format: 'percent', of: ({ growth }) => growth },
    { key: 'variable', label: 'Variable', format: 'percent', of: ({ variable }) => variable },
    { key: 'isTax', label: 'Property tax (1)', of: (expense) => (isPropertyTax(expense) ? 1 : 0) },
  ]);
  list('staffing', 'Staffing', of.staffing, [
    { key: 'name', label: 'Name', of: ({ name }) => name },
    { key: 'hours', label: 'Hours per resident day', of: ({ hours }) => hours },
    { key: 'fixed', label: 'Fixed hours a day', of: ({ fixedHours }) => fixedHours },
    { key: 'wage', label: 'Wage', format: 'money', of: ({ wage }) => toDollars(wage) },
    { key: 'burden', label: 'Burden', format: 'percent', of: ({ burden }) => burden },
    { key: 'growth', label: 'Growth', format: 'percent', of: ({ growth }) => growth },
  ]);
  list('capital', 'Capital plan', of.capital, [
    { key: 'name', label: 'Name', of: ({ name }) => name },
    { key: 'month', label: 'Month', of: ({ month }) => month },
    { key: 'cost', label: 'Cost', format: 'money', of: ({ cost }) => toDollars(cost) },
  ]);
  list(
    'loans',
    'Loans',
    of.loans.map((loan) => ({ loan, terms: sizingTerms(of, loan) })),
    [
      { key: 'name', label: 'Name', of: ({ loan }) => loan.name },
      ...termColumns<{ readonly terms: SizingTerms }>(({ terms }) => terms),
      {
        key: 'prepayment',
        label: 'Prepayment, first year',
        format: 'percent',
        of: ({ loan }) => loan.prepayment,
      },
      { key: 'maturity', label: 'Due in month (0 = sale)', of: ({ loan }) => loan.maturity },
      {
        key: 'amount',
        label: 'Amount (empty = by tests)',
        format: 'money',
        of: ({ loan }) => (loan.sizing === 'amount' ? toDollars(loan.amount) : null),
      },
    ],
  );
  list('tiers', 'Promote tiers', of.waterfall.tiers, [
    { key: 'name', label: 'Tier', of: () => 'Tier' },
    { key: 'multiple', label: 'Until multiple', of: ({ multiple }) => multiple },
    { key: 'promote', label: 'Promote', format: 'percent', of: ({ promote }) => promote },
  ]);

  const found = (list: string, key: string) => {
    const place = lists.get(list);
    const column = place?.keys.indexOf(key) ?? -1;
    if (place === undefined || column < 0) throw new Error(`No input ${list}.${key}.`);
    return { ...place, column };
  };
  return {
    sheet,
    of: (key) => {
      const address = single.get(key);
      if (address === undefined) throw new Error(`No input ${key}.`);
      return address;
    },
    row: (name, at, key) => {
      const { first, column } = found(name, key);
      return sheet.ref(first + at, column);
    },
    column: (name, key) => {
      const { first, last, column } = found(name, key);
      return sheet.range(first, column, last, column);
    },
  };
}

/** Columns of the terms that a loan is sized and repaid by. An empty LTV skips the test. */
const termColumns = <Item>(of: (item: Item) => SizingTerms): readonly ListColumn<Item>[] => [
  { key: 'ltv', label: 'Max LTV', format: 'percent', of: (item) => of(item).loanToValue },
  { key: 'ltc', label: 'Max LTC (0 = none)', format: 'percent', of: (item) => of(item).loanToCost },
  { key: 'coverage', label: 'Min DSCR', format: 'times', of: (item) => of(item).coverage },
  {
    key: 'debtYield',
    label: 'Min debt yield (0 = none)',
    format: 'percent',
    of: (item) => of(item).debtYield,
  },
  { key: 'rate', label: 'Rate', format: 'percent', of: (item) => of(item).rate },
  { key: 'years', label: 'Years', of: (item) => of(item).years },
  { key: 'interestOnly', label: 'Interest-only months', of: (item) => of(item).interestOnlyMonths },
  { key: 'fee', label: 'Fee and first premium', format: 'percent', of: (item) => of(item).fee },
  { key: 'premium', label: 'Premium', format: 'percent', of: (item) => of(item).premium },
];
