import type { Scenario } from '../assumptions.ts';
import { toDollars } from '../cents.ts';
import { listDebtYears } from '../debtYears.ts';
import { type FigureKind, listFigures, yearOf } from '../figures.ts';
import { computeModel, type Model } from '../model.ts';
import { MONTHS } from '../monthly.ts';
import { type Cell, type CellFormat, cents, type Sheet, SheetBuilder } from './cells.ts';
import { buildDebt, type DebtSheets } from './debtSheet.ts';
import { buildInputs, type Inputs } from './inputsSheet.ts';
import { buildMonthly, type MonthSheet } from './monthlySheet.ts';
import {
  buildReturns,
  buildWaterfall,
  type ReturnsSheet,
  type WaterfallSheet,
} from './returnsSheet.ts';

/** A computed cell and the engine's figure for it; null is an empty cell. Money is in dollars. */
export interface Output {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly value: number | string | null;
}

export interface ModelWorkbook {
  readonly sheets: readonly Sheet[];
  readonly outputs: readonly Output[];
}

interface Parts {
  readonly model: Model;
  readonly inputs: Inputs;
  readonly months: MonthSheet;
  readonly debt: DebtSheets;
  readonly returns: ReturnsSheet;
  readonly waterfall: WaterfallSheet;
}

const FORMATS: Readonly<Record<FigureKind, CellFormat>> = {
  money: 'money',
  rate: 'percent',
  share: 'percent',
  times: 'times',
  months: 'number',
};

/** Returns a workbook whose formulas compute the scenario from its inputs as the engine does. */
export function buildWorkbook(
  name: string,
  { name: scenario, assumptions }: Scenario,
): ModelWorkbook {
  const model = computeModel(assumptions);
  const inputs = buildInputs(assumptions);
  const months = buildMonthly(assumptions, inputs);
  const debt = buildDebt(assumptions, inputs, months);
  const returns = buildReturns(inputs, months, debt);
  const waterfall = buildWaterfall(assumptions, inputs, debt, returns);
  const parts: Parts = { model, inputs, months, debt, returns, waterfall };
  const outputs: Output[] = [];
  const summary = buildSummary(`${name}, ${scenario}`, parts, outputs);
  const annual = buildAnnual(parts, outputs);
  const wide = [34, ...Array<number>(MONTHS).fill(13)];
  const monthly = { rows: 1, columns: 1 };
  return {
    outputs,
    sheets: [
      summary.build([38, 18, 18], { rows: 1, columns: 0 }),
      inputs.sheet.build([44, ...Array<number>(14).fill(15)], { rows: 1, columns: 1 }),
      annual.build(wide.slice(0, 12), monthly),
      months.sheet.build(wide, monthly),
      debt.sizing.build([40, 18], { rows: 0, columns: 1 }),
      debt.schedule.sheet.build(wide, monthly),
      returns.sheet.build(Array<number>(13).fill(16), monthly),
      waterfall.sheet.build([34, ...Array<number>(11).fill(15)], monthly),
    ],
  };
}

const inUnit = (format: CellFormat, value: number | null): number | null =>
  value !== null && format === 'money' ? toDollars(value) : value;

/** Returns an output cell and remembers what the engine gives for it. */
function outputCell(
  outputs: Output[],
  place: Pick<Output, 'sheet' | 'row' | 'column' | 'label'>,
  cell: { readonly formula: string; readonly format: CellFormat },
  value: number | string | null,
): Cell {
  outputs.push({ ...place, value });
  return { ...cell, result: value ?? '' };
}

/** Formulas of the figures, by key. */
function figureFormulas({
  inputs,
  months,
  debt,
  returns,
  waterfall,
  model,
}: Parts): Readonly<Record<string, string>> {
  const { of: ref } = inputs;
  const { at } = debt;
  const perYear = (key: string) =>
    (months.has(key) ? months : debt.schedule).sumAfter(key, '0', '12');
  const over = (one: string, other: string) => `IF((${other})>0,(${one})/(${other}),"")`;
  const sold = (formula: string) => `IF(${at('hasSale')}=1,${formula},"")`;
  const paid = `(${perYear('interest')}+${perYear('principal')}+${perYear('premium')})`;
  const units = `SUM(${inputs.column('units', 'count')})`;
  const average = `(${perYear('occupancy')}/12)`;
  const column = (list: string, key: string) => inputs.column(list, key);
  const variable = `(SUMPRODUCT(${column('expenses', 'annual')}*${column('expenses', 'variable')})/${ref('occupancyStabilized')}+${units}*365*SUMPRODUCT(${column('staffing', 'hours')}*${column('staffing', 'wage')}*(1+${column('staffing', 'burden')})))`;
  const perPoint = `((${perYear('income')}-${perYear('other')}*(1-${ref('badDebt')}))/${average}*(1-${ref('managementFee')})-${variable})`;
  return {
    irr: returns.rate('levered'),
    multiple: returns.multiple('levered'),
    dscr: over(at('noi1'), at('service')),
    noi: at('noi1'),
    capRate: over(at('noi1'), ref('price')),
    unleveredIrr: returns.rate('unlevered'),
    npv: returns.presentValue('levered'),
    unleveredNpv: returns.presentValue('unlevered'),
    unleveredMultiple: returns.multiple('unlevered'),
    cashOnCash: over(`${at('noi1')}-${paid}`, at('equity')),
    loan: at('borrowed'),
    equity: at('equity'),
    ltv: over(at('borrowed'), ref('price')),
    debtYield: over(at('noi1'), at('borrowed')),
    rentCoverage: over(perYear('ebitdar'), perYear('leaseRent')),
    breakEven:
      model.assumptions.lease.annual > 0 && model.assumptions.lease.side === 'owner'
        ? '""'
        : `IFERROR(IF(${perPoint}>0,MAX((${at('service')}-${at('noi1')}+${perPoint}*${average})/${perPoint},0),""),"")`,
    deficit: returns.deficit,
    pricePerUnit: `IF(${units}>0,${cents(`${ref('price')}/${units}`)},"")`,
    sale: sold(at('sale.price')),
    investors: sold(waterfall.at('investors', 'total')),
    sponsor: sold(waterfall.at('sponsor', 'total')),
  };
}

function buildSummary(title: string, parts: Parts, outputs: Output[]): SheetBuilder {
  const { model, debt, inputs } = parts;
  const sheet = new SheetBuilder('Summary');
  const put = (
    label: string,
    formula: string,
    format: CellFormat,
    value: number | string | null,
  ) => {
    const place = { sheet: sheet.name, row: sheet.nextRow, column: 1, label };
    sheet.add({ value: label }, outputCell(outputs, place, { formula, format }, value));
  };
  const amount = (label: string, formula: string, value: number) =>
    put(label, formula, 'money', toDollars(value));
  sheet.head(title, 'Result', 'Computed from Assumptions');
  const formulas = figureFormulas(parts);
  for (const { key, label, kind, value } of listFigures(model)) {
    const formula = formulas[key];
    if (formula === undefined) throw new Error(`No formula of ${key}.`);
    put(label, formula, FORMATS[kind], inUnit(FORMATS[kind], value));
  }
  sheet.add();
  sheet.head('Sources and uses', 'Amount');
  for (const [at, { loan, amount: lent }] of model.loans.entries())
    amount(loan.name || 'Loan', debt.at(`loan${at}.amount`), lent);
  amount('Equity ', debt.at('equity'), model.equity);
  const uses: Readonly<Record<string, string>> = {
    price: inputs.of('price'),
    closing: debt.at('closing'),
    capital: debt.at('capitalAtClosing'),
    workingCapital: inputs.of('workingCapital'),
    fees: debt.at('fees'),
  };
  for (const { key, label, amount: used } of model.uses) amount(label, uses[key] ?? '0', used);
  amount('Total uses', debt.at('totalUses'), model.totalUses);
  sheet.add();
  sheet.head('Loans', 'Result');
  for (const [at, { loan, binding, annualService }] of model.loans.entries()) {
    put(
      `${loan.name}: limited by`,
      debt.at(`loan${at}.binding`),
      'number',
      bindingText(binding, loan.sizing === 'amount'),
    );
    amount(`${loan.name}: annual debt service`, debt.at(`loan${at}.service`), annualService);
  }
  if (model.refinancing !== null) {
    const { value, loan, payoff, penalty, fee, proceeds, binding } = model.refinancing;
    amount('Refinance: value', debt.at('refinance.value'), value);
    amount('Refinance: new loan', debt.at('refinance.loan'), loan);
    put(
      'Refinance: limited by',
      debt.at('refinance.binding'),
      'number',
      bindingText(binding, false),
    );
    amount('Refinance: payoff', debt.at('refinance.payoff'), payoff);
    amount('Refinance: prepayment', debt.at('refinance.penalty'), penalty);
    amount('Refinance: fee', debt.at('refinance.fee'), fee);
    amount('Refinance: proceeds', debt.at('refinance.proceeds'), proceeds);
  }
  if (model.sale !== null) {
    const { sale } = model;
    amount('Sale: selling costs', debt.at('sale.costs'), sale.costs);
    amount('Sale: loan payoff', debt.at('sale.payoff'), sale.payoff);
    amount('Sale: prepayment', debt.at('sale.penalty'), sale.penalty);
    amount('Sale: proceeds', debt.at('sale.proceeds'), sale.proceeds);
  }
  return sheet;
}

const BINDINGS = {
  coverage: 'Coverage',
  value: 'Loan to value',
  cost: 'Loan to cost',
  debtYield: 'Debt yield',
} as const;

const bindingText = (binding: keyof typeof BINDINGS | null, isFixed: boolean): string =>
  isFixed || binding === null ? 'Amount entered' : BINDINGS[binding];

/** Writes the statement, debt, and waterfall by year. */
function buildAnnual(
  { model, inputs, months, debt, waterfall }: Parts,
  outputs: Output[],
): SheetBuilder {
  const sheet = new SheetBuilder('Annual');
  const years = Array.from({ length: MONTHS / 12 }, (_, at) => at + 1);
  sheet.head('Year', ...years.map((year) => `${year}`));
  const put = (
    label: string,
    format: CellFormat,
    formula: (year: number) => string,
    value: (year: number) => number | null,
    upTo = years.length,
  ) => {
    const row = sheet.nextRow;
    sheet.add(
      { value: label },
      ...years
        .slice(0, upTo)
        .map((year) =>
          outputCell(
            outputs,
            { sheet: sheet.name, row, column: year, label: `${label}, year ${year}` },
            { formula: formula(year), format },
            inUnit(format, value(year)),
          ),
        ),
    );
  };
  for (const line of model.lines) {
    const of = months.has(line.key) ? months : debt.schedule;
    const sum = (year: number) => of.sumAfter(line.key, `${(year - 1) * 12}`, `${year * 12}`);
    const sign = line.isCost === true ? -1 : 1;
    if (line.kind === 'share')
      put(
        line.label,
        'percent',
        (year) => `${sum(year)}/12`,
        (year) => yearOf(line, year),
      );
    else
      put(
        line.label,
        'money',
        (year) => `${sign === -1 ? '-' : ''}${sum(year)}`,
        (year) => sign * yearOf(line, year),
      );
  }
  sheet.add();
  sheet.head('Debt');
  const debtYears = listDebtYears(model);
  const held = debtYears.length;
  const rowOf = (key: string, year: number) => {
    const of = months.has(key) ? months : debt.schedule;
    return of.sumAfter(key, `${(year - 1) * 12}`, `${year * 12}`);
  };
  const service = (year: number) =>
    `(${rowOf('interest', year)}+${rowOf('principal', year)}+${rowOf('premium', year)})`;
  const balance = (year: number) => debt.schedule.valueAt('balance', `${year * 12}`);
  const value = (year: number) => cents(`${rowOf('noi', year + 1)}/${inputs.of('exitCap')}`);
  const ofYear = (key: 'balance' | 'coverage' | 'loanToValue' | 'debtYield') => (year: number) =>
    debtYears[year - 1]?.[key] ?? null;
  put('Balance', 'money', balance, ofYear('balance'), held);
  put(
    'DSCR',
    'times',
    (year) => `IF(${service(year)}>0,${rowOf('noi', year)}/${service(year)},"")`,
    ofYear('coverage'),
    held,
  );
  put(
    'LTV at exit cap rate',
    'percent',
    (year) =>
      `IF(AND(${rowOf('noi', year + 1)}>0,${value(year)}>0),${balance(year)}/${value(year)},"")`,
    ofYear('loanToValue'),
    held,
  );
  put(
    'Debt yield',
    'percent',
    (year) => `IF(${balance(year)}>0,${rowOf('noi', year)}/${balance(year)},"")`,
    ofYear('debtYield'),
    held,
  );
  if (model.waterfall !== null) {
    sheet.add();
    sheet.head('Waterfall');
    const distributions = model.waterfall.years;
    const keys = [
      ['Return of capital', 'capital', 'capital'],
      ['Preferred return', 'preferred', 'preferred'],
      ['Catch-up to sponsor', 'catchUp', 'catchUp'],
    ] as const;
    for (const [label, row, key] of keys)
      put(
        label,
        'money',
        (year) => waterfall.at(row, year),
        (year) => distributions[year - 1]?.[key] ?? 0,
        distributions.length,
      );
    put(
      'To investors',
      'money',
      (year) => waterfall.at('investors', year),
      (year) => {
        const paid = distributions[year - 1];
        return paid === undefined ? 0 : paid.capital + paid.preferred + paid.promoteToInvestors;
      },
      distributions.length,
    );
    put(
      'To sponsor',
      'money',
      (year) => waterfall.at('sponsor', year),
      (year) => {
        const paid = distributions[year - 1];
        return paid === undefined ? 0 : paid.catchUp + paid.promoteToSponsor;
      },
      distributions.length,
    );
  }
  return sheet;
}
