import type { Assumptions } from '../assumptions.ts';
import { MONTHS } from '../monthly.ts';
import { type CellFormat, cents, columnName, SheetBuilder } from './cells.ts';
import type { Inputs } from './inputsSheet.ts';

/** One line of months: the address of a month, and of all months. */
export interface MonthRow {
  readonly at: (month: number) => string;
  readonly all: string;
}

/** Column of month 1; the first two hold labels. */
const FIRST = 1;

/** Adds lines of months to a sheet. */
export class MonthSheet {
  readonly sheet: SheetBuilder;
  readonly month: MonthRow;
  readonly #rows = new Map<string, MonthRow>();

  constructor(name: string) {
    this.sheet = new SheetBuilder(name);
    this.month = this.#add('Month', 'number', (month) => ({ value: month }), true);
  }

  /** Adds a line; `formula` gets the month. */
  line(
    key: string,
    label: string,
    formula: (month: number) => string,
    format: CellFormat = 'money',
  ): MonthRow {
    const row = this.#add(label, format, (month) => ({ formula: formula(month) }));
    this.#rows.set(key, row);
    return row;
  }

  #add(
    label: string,
    format: CellFormat,
    cell: (month: number) => { value: number } | { formula: string },
    isHead = false,
  ): MonthRow {
    const row = this.sheet.nextRow;
    const months = Array.from({ length: MONTHS }, (_, at) => ({ ...cell(at + 1), format }));
    this.sheet.add({ value: label, ...(isHead && { isHead: true as const }) }, ...months);
    return {
      at: (month) => this.cellAt(row, month),
      all: this.sheet.range(row, FIRST, row, FIRST + MONTHS - 1),
    };
  }

  /** Returns the address of a month in a row, which may not be written yet. */
  cellAt(row: number, month: number): string {
    return `${this.sheet.name}!${columnName(FIRST + month - 1)}${row + 1}`;
  }

  of(key: string): MonthRow {
    const row = this.#rows.get(key);
    if (row === undefined) throw new Error(`No line ${key}.`);
    return row;
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  /** Sums the months after one month up to another. */
  sumAfter(key: string, after: string, until: string): string {
    return `SUMIFS(${this.of(key).all},${this.month.all},">"&${after},${this.month.all},"<="&(${until}))`;
  }

  /** Returns the value of a month. */
  valueAt(key: string, month: string): string {
    return `SUMIF(${this.month.all},${month},${this.of(key).all})`;
  }
}

const DAYS = '365/12';

/** Writes operations by month: the same lines as on the screen, with the formulas behind them. */
export function buildMonthly(of: Assumptions, inputs: Inputs): MonthSheet {
  const months = new MonthSheet('Monthly');
  const { of: ref, row } = inputs;
  const growth = (rate: string, month: number) =>
    `(1+${rate})^INT((${months.month.at(month)}-1)/12)`;
  const units = `SUM(${inputs.column('units', 'count')})`;
  const total = (rows: readonly MonthRow[], month: number) =>
    rows.length === 0 ? '0' : rows.map((one) => one.at(month)).join('+');

  const occupancy = months.line(
    'occupancy',
    'Occupancy',
    (m) => {
      const month = months.month.at(m);
      const [start, stabilized, length] = [
        ref('occupancyStart'),
        ref('occupancyStabilized'),
        ref('occupancyMonths'),
      ];
      return `IF(${month}>=${length},${stabilized},${start}+(${stabilized}-${start})*${month}/MAX(${length},1))`;
    },
    'percent',
  );
  const shares: MonthRow[] = [];
  for (const [at, { payor }] of of.payors.entries()) {
    const before = [...shares];
    shares.push(
      months.line(
        `share-${at}`,
        `Share of ${payor}`,
        (m) =>
          `MIN(MAX(${row('payors', at, 'share')}+${row('payors', at, 'shift')}*INT((${months.month.at(m)}-1)/12),0),1-(${total(before, m)}))`,
        'percent',
      ),
    );
  }
  const privateShare = months.line(
    'private',
    'Private share',
    (m) => `1-(${total(shares, m)})`,
    'percent',
  );
  const fromUnits = (key: 'rent' | 'care', growthKey: string) =>
    of.units.map((unit, at) =>
      months.line(`${key}-${at}`, `${key === 'rent' ? 'Rent' : 'Care'}, ${unit.name}`, (m) =>
        cents(
          `${row('units', at, 'count')}*${occupancy.at(m)}*${privateShare.at(m)}*${row('units', at, key)}*${growth(row('units', at, growthKey), m)}`,
        ),
      ),
    );
  const rents = fromUnits('rent', 'growth');
  const cares = fromUnits('care', 'careGrowth');
  const payors = of.payors.map(({ payor }, at) =>
    months.line(`payor-${at}`, `Revenue of ${payor}`, (m) =>
      cents(
        `${units}*${occupancy.at(m)}*${shares[at]?.at(m)}*${DAYS}*${row('payors', at, 'rate')}*${growth(row('payors', at, 'growth'), m)}`,
      ),
    ),
  );
  const rent = months.line('rent', 'Rent', (m) => total(rents, m));
  const care = months.line('care', 'Care', (m) => total(cares, m));
  const paid = months.line('payors', 'Other payors', (m) => total(payors, m));
  const other = months.line('other', 'Other income', (m) =>
    cents(`${ref('otherIncome')}/12*${growth(ref('otherGrowth'), m)}`),
  );
  const gross = [rent, care, paid, other];
  const badDebt = months.line('badDebt', 'Bad debt', (m) =>
    cents(`(${total(gross, m)})*${ref('badDebt')}`),
  );
  const income = months.line('income', 'Income', (m) =>
    cents(`${total(gross, m)}-${badDebt.at(m)}`),
  );
  const expenses = addExpenses(of, inputs, { months, occupancy, units, growth });
  const allExpenses = months.line('expenses', 'Expenses', (m) => cents(total(expenses, m)));
  const ebitdarm = months.line('ebitdarm', 'EBITDARM', (m) =>
    cents(`${income.at(m)}-${allExpenses.at(m)}`),
  );
  const fee = months.line('managementFee', 'Management fee', (m) =>
    cents(`${income.at(m)}*${ref('managementFee')}`),
  );
  const ebitdar = months.line('ebitdar', 'EBITDAR', (m) => cents(`${ebitdarm.at(m)}-${fee.at(m)}`));
  const lease = months.line('leaseRent', 'Lease rent', (m) =>
    cents(`${ref('lease')}/12*${growth(ref('leaseGrowth'), m)}`),
  );
  months.line('ebitda', 'EBITDA', (m) => cents(`${ebitdar.at(m)}-${lease.at(m)}`));
  const reserves = months.line('reserves', 'Reserves', () =>
    cents(`${units}*${ref('reserve')}/12`),
  );
  const noi = months.line('noi', 'NOI', (m) =>
    cents(
      `IF(AND(${ref('lease')}>0,${ref('isOwner')}=1),${lease.at(m)},${ebitdar.at(m)}-${lease.at(m)})-${reserves.at(m)}`,
    ),
  );
  const capital = months.line(
    'capital',
    'Capital plan',
    (m) =>
      `SUMIF(${inputs.column('capital', 'month')},${months.month.at(m)},${inputs.column('capital', 'cost')})`,
  );
  months.line('unlevered', 'Cash before debt', (m) => cents(`${noi.at(m)}-${capital.at(m)}`));
  return months;
}

interface ExpenseContext {
  readonly months: MonthSheet;
  readonly occupancy: MonthRow;
  readonly units: string;
  readonly growth: (rate: string, month: number) => string;
}

function addExpenses(
  of: Assumptions,
  { of: ref, row }: Inputs,
  { months, occupancy, units, growth }: ExpenseContext,
): readonly MonthRow[] {
  const isReassessed = (m: number) =>
    `AND(${ref('reassessedMonth')}>0,${months.month.at(m)}>=${ref('reassessedMonth')})`;
  const load = months.line(
    'load',
    'Occupancy ÷ stabilized',
    (m) => `IF(${ref('occupancyStabilized')}>0,${occupancy.at(m)}/${ref('occupancyStabilized')},1)`,
    'percent',
  );
  const expenses = of.expenses.map(({ id, name }, at) => {
    const variable = row('expenses', at, 'variable');
    return months.line(
      `expense-${id}`,
      name,
      (m) =>
        `IF(AND(${row('expenses', at, 'isTax')}=1,${isReassessed(m)}),0,${cents(`${row('expenses', at, 'annual')}/12*${growth(row('expenses', at, 'growth'), m)}*(1-${variable}+${variable}*${load.at(m)})`)})`,
    );
  });
  const staffing = of.staffing.map(({ id, name }, at) =>
    months.line(`staffing-${id}`, name, (m) =>
      cents(
        `(${units}*${occupancy.at(m)}*${row('staffing', at, 'hours')}+${row('staffing', at, 'fixed')})*${DAYS}*${row('staffing', at, 'wage')}*(1+${row('staffing', at, 'burden')})*${growth(row('staffing', at, 'growth'), m)}`,
      ),
    ),
  );
  const reassessed = months.line(
    'reassessed',
    'Reassessed property tax',
    (m) =>
      `IF(${isReassessed(m)},${cents(`${ref('price')}*${ref('assessed')}*${ref('taxRate')}/12*(1+${ref('taxGrowth')})^INT((${months.month.at(m)}-${ref('reassessedMonth')})/12)`)},0)`,
  );
  return [...expenses, ...staffing, reassessed];
}
