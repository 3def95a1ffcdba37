import { formatCalendarDay, formatDay } from '../../../../shared/format/date.ts';
import { centsText, ratioText, shareText, timesText } from '../../../../shared/format/figures.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { formatNumber } from '../../../../shared/format/number.ts';
import {
  type Assumptions,
  CARE_TYPES,
  type Scenario,
} from '../../../../shared/underwriting/assumptions.ts';
import { roundCents, sumCents } from '../../../../shared/underwriting/cents.ts';
import { listDebtYears } from '../../../../shared/underwriting/debtYears.ts';
import {
  type FigureKind,
  getMonths,
  listFigures,
  yearOf,
} from '../../../../shared/underwriting/figures.ts';
import { computeModel, type Model } from '../../../../shared/underwriting/model.ts';
import { sumYear } from '../../../../shared/underwriting/monthly.ts';
import { datedInternalRateOfReturn } from '../../../../shared/underwriting/returns.ts';
import { gridOf, stepsAround } from '../../../../shared/underwriting/sensitivity.ts';
import { createPdfSheet, type PdfSheet } from './pdf-sheet.ts';

/** The response of `get_underwriting_memo`, with the scenario that the memo is about. */
export interface InvestmentMemo {
  readonly name: string;
  readonly state: string | null;
  readonly version: number;
  readonly saved_at: string;
  readonly scenario: Scenario;
}

const figureText = (kind: FigureKind, value: number | null): string => {
  if (kind === 'money') return centsText(value);
  if (kind === 'times') return timesText(value);
  if (kind === 'share') return shareText(value);
  return kind === 'rate' ? ratioText(value) : value === null ? '—' : formatNumber(value);
};

const CENTS_PER_THOUSAND = 100_000;
/** Tables by year have no room for cents. */
const thousands = (cents: number): string =>
  formatNumber(Math.round(cents / CENTS_PER_THOUSAND) || 0);

/** Renders figures, cash flow, debt, waterfall, and sensitivity of one scenario. */
export async function renderInvestmentMemo(memo: InvestmentMemo, at = new Date()) {
  const { scenario } = memo;
  const model = computeModel(scenario.assumptions);
  const sheet = await createPdfSheet(`${memo.name} investment memo`, at, { isWide: true });
  const place = memo.state === null ? '' : ` · ${memo.state}`;
  sheet.title(
    memo.name,
    `Investment memo · ${scenario.name}${place} · closing ${formatCalendarDay(scenario.assumptions.closingOn)}`,
  );
  sheet.facts(
    listFigures(model).map(({ label, kind, value }) => [label, figureText(kind, value)] as const),
  );
  writeCapital(sheet, model);
  writeTerms(sheet, model);
  writeOperations(sheet, model);
  sheet.newPage();
  writeDebt(sheet, model);
  writeWaterfall(sheet, model);
  writeSensitivity(sheet, scenario.assumptions);
  return await sheet.finish(
    `Version ${memo.version}, saved ${formatDay(memo.saved_at)}. A projection from the assumptions stated, not a promise.`,
  );
}

function writeCapital(sheet: PdfSheet, model: Model) {
  sheet.heading('Sources and uses');
  const rows = [
    ...model.sources.map(({ label, amount }) => [label || 'Loan', 'Source', centsText(amount)]),
    ...model.uses.map(({ label, amount }) => [label, 'Use', centsText(amount)]),
  ];
  sheet.table(['Item', 'Kind', 'Amount'], rows);
  sheet.newPage();
  sheet.heading('Unit mix');
  const { units } = model.assumptions;
  sheet.table(
    ['Type', 'Care', 'Units', 'Rent', 'Care fee', 'Growth'],
    units.map(({ name, care, count, rent, careFee, growth }) => [
      name,
      CARE_TYPES.find(({ value }) => value === care)?.label ?? care,
      formatNumber(count),
      centsText(rent),
      centsText(careFee),
      ratioText(growth),
    ]),
  );
}

/** Labor by position and the terms of each loan. */
function writeTerms(sheet: PdfSheet, model: Model) {
  const { staffing } = model.assumptions;
  if (staffing.length > 0) {
    sheet.heading('Staffing');
    sheet.table(
      ['Position', 'Hours per resident day', 'Fixed hours a day', 'Wage', 'Burden'],
      staffing.map(({ name, hours, fixedHours, wage, burden }) => [
        name,
        formatNumber(hours),
        formatNumber(fixedHours),
        formatCents(wage),
        ratioText(burden),
      ]),
    );
  }
  if (model.loans.length === 0) return;
  sheet.heading('Loans');
  sheet.table(
    ['Loan', 'Amount', 'Rate', 'Years', 'Limited by', 'Annual debt service'],
    model.loans.map(({ loan, amount, terms, binding, annualService }) => [
      loan.name || 'Loan',
      centsText(amount),
      ratioText(terms.rate),
      `${terms.years}`,
      binding === null ? 'Amount entered' : LIMITS[binding],
      centsText(annualService),
    ]),
  );
}

const LIMITS = {
  coverage: 'Coverage',
  value: 'Loan to value',
  cost: 'Loan to cost',
  debtYield: 'Debt yield',
} as const;

const yearsOf = ({ assumptions }: Model): readonly number[] =>
  Array.from({ length: assumptions.exit.year }, (_, at) => at + 1);

function writeOperations(sheet: PdfSheet, model: Model) {
  const years = yearsOf(model);
  const bars = (key: string) =>
    years.map((year) => {
      const value = sumYear(getMonths(model, key), year);
      return { label: `Year ${year}`, value, text: thousands(value) };
    });
  sheet.newPage();
  sheet.heading('NOI by year, $ thousands');
  sheet.bars(bars('noi'));
  sheet.heading('Cash after debt by year, before the sale, $ thousands');
  sheet.bars(bars('levered'));
  sheet.newPage();
  sheet.heading('Cash flow, $ thousands');
  sheet.table(
    ['Year', ...years.map(String)],
    model.lines.map((line) => [
      line.label,
      ...years.map((year) => {
        const amount = yearOf(line, year);
        if (line.kind === 'share') return shareText(amount);
        return thousands(line.isCost === true ? -amount : amount);
      }),
    ]),
  );
}

function writeDebt(sheet: PdfSheet, model: Model) {
  if (model.loans.length === 0) return;
  sheet.heading('Debt');
  const years = listDebtYears(model);
  sheet.table(
    ['Year', ...years.map(({ year }) => `${year}`)],
    [
      ['Debt service, $ thousands', ...years.map(({ service }) => thousands(service))],
      ['Balance, $ thousands', ...years.map(({ balance }) => thousands(balance))],
      ['DSCR', ...years.map(({ coverage }) => timesText(coverage))],
      ['LTV at exit cap rate', ...years.map((year) => ratioText(year.loanToValue))],
      ['Debt yield', ...years.map((year) => ratioText(year.debtYield))],
    ],
  );
}

function writeWaterfall(sheet: PdfSheet, { waterfall }: Model) {
  if (waterfall === null) return;
  const { years } = waterfall;
  sheet.heading('Waterfall, $ thousands');
  const row = (label: string, of: (year: (typeof years)[number]) => number) => [
    label,
    ...years.map((year) => thousands(of(year))),
    thousands(sumCents(years.map(of))),
  ];
  sheet.table(
    ['Year', ...years.map((_, at) => `${at + 1}`), 'Total'],
    [
      row('Return of capital', ({ capital }) => capital),
      row('Preferred return', ({ preferred }) => preferred),
      row('Catch-up to sponsor', ({ catchUp }) => catchUp),
      row('Split to investors', (year) => year.promoteToInvestors),
      row('Promote to sponsor', (year) => year.promoteToSponsor),
    ],
  );
}

const STEPS = 5;

function writeSensitivity(sheet: PdfSheet, of: Assumptions) {
  const prices = stepsAround(of.purchase.price, roundCents(of.purchase.price * 0.05), STEPS);
  const caps = stepsAround(of.exit.capRate, 0.0025, STEPS);
  const rates = gridOf(prices, caps, (price, capRate) => {
    const changed = {
      ...of,
      purchase: { ...of.purchase, price },
      exit: { ...of.exit, capRate },
    };
    return datedInternalRateOfReturn(computeModel(changed).leveredFlows ?? []).rate;
  });
  sheet.heading('Levered IRR by price and exit cap rate');
  sheet.table(
    ['Price', ...caps.map(ratioText)],
    prices.map((price, at) => [centsText(price), ...(rates[at] ?? []).map(ratioText)]),
  );
}
