import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { formatCents } from '#shared/format/money.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';

/** One line of a statement before it is made messy: its account and twelve amounts in dollars. */
export interface PlainLine {
  readonly label: string;
  readonly account: string;
  readonly amounts: readonly number[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Twelve amounts that change from month to month, always the same for the same base. */
const spread = (base: number, step = 7): readonly number[] =>
  MONTHS.map((_, at) => base + ((at * step * 13) % 29) * 10);

const line = (label: string, account: string, base: number): PlainLine => ({
  label,
  account,
  amounts: spread(base),
});

export const REVENUE: readonly PlainLine[] = [
  line('Assisted Living Rent', '4000', 281_400),
  line('Level of Care Fees', '4010', 61_200),
  line('Community Fees', '4030', 7_500),
  line('Second Person Fees', '4020', 4_100),
];
export const NURSING: readonly PlainLine[] = [
  line('Caregiver wages', '5000', 88_300),
  line('Agency staffing', '5050', 9_650),
  line('Medical supplies', '5060', 2_140),
];
export const OTHER_COSTS: readonly PlainLine[] = [
  line('Raw food', '5100', 27_900),
  line('Repairs & maintenance', '5400', 11_250),
  line('Advertising', '5600', 6_300),
  line('Office and accounting', '5500', 14_800),
  line('Electricity', '6300', 9_100),
  line('Real estate taxes', '6100', 13_400),
  line('Liability insurance', '6200', 5_600),
  line('Management fee', '6000', 17_700),
];
export const COSTS = [...NURSING, ...OTHER_COSTS];

const sum = (lines: readonly PlainLine[]): readonly number[] =>
  MONTHS.map((_, at) => lines.reduce((all, { amounts }) => all + (amounts[at] ?? 0), 0));
const minus = (one: readonly number[], other: readonly number[]) =>
  one.map((amount, at) => amount - (other[at] ?? 0));
const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const book = (sheets: Parameters<typeof writeXlsx>[0]['sheets']) => writeXlsx({ sheets });
const bytes = (text: string) => new TextEncoder().encode(text);

/** Excel: two heading rows with merged years, account numbers, a blank column, formulas, and footnotes. */
export function mergedHeaders(): Promise<Uint8Array> {
  const rows: CellValue[][] = [
    ['Maple Court Assisted Living, LLC'],
    ['Trailing Twelve Month Income Statement'],
    [],
    [null, null, null, 2024, null, null, 2025],
    [null, null, null, ...[...MONTHS.slice(9), ...MONTHS.slice(0, 9)], 'T-12 Total'],
  ];
  const cells = new Map<string, { formula: string; formulaResult?: number }>();
  const put = (
    code: number | null,
    { label, amounts }: Pick<PlainLine, 'label' | 'amounts'>,
    isFormula: boolean,
  ) => {
    rows.push([code, label, null, ...amounts, total(amounts)]);
    for (const [at, amount] of [...amounts, total(amounts)].entries()) {
      if (isFormula)
        cells.set(`${rows.length - 1},${at + 3}`, { formula: 'SUM(A1:A2)', formulaResult: amount });
    }
  };
  rows.push([null, 'REVENUE']);
  for (const [at, one] of REVENUE.entries()) put(4000 + at * 10, one, false);
  put(null, { label: 'Total Revenue', amounts: sum(REVENUE) }, true);
  rows.push([], [null, 'EXPENSES'], [null, 'Resident care']);
  for (const [at, one] of NURSING.entries()) put(5000 + at * 10, one, false);
  put(null, { label: 'Total resident care', amounts: sum(NURSING) }, true);
  rows.push([null, 'Other operating']);
  for (const [at, one] of OTHER_COSTS.entries()) put(5100 + at * 10, one, false);
  put(5990, { label: 'Contract services', amounts: spread(3_300) }, false);
  const others = [...OTHER_COSTS, { label: '', account: '', amounts: spread(3_300) }];
  put(null, { label: 'Total other operating', amounts: sum(others) }, true);
  put(null, { label: 'Total Expenses', amounts: sum([...NURSING, ...others]) }, true);
  put(
    null,
    { label: 'Net Operating Income', amounts: minus(sum(REVENUE), sum([...NURSING, ...others])) },
    true,
  );
  rows.push([], [null, '* Unaudited. Prepared by management for discussion purposes only.']);
  return book([
    {
      name: 'T12',
      rows,
      cells,
      merges: [
        { startRow: 3, startCol: 3, endRow: 3, endCol: 5 },
        { startRow: 3, startCol: 6, endRow: 3, endCol: 14 },
        { startRow: 0, startCol: 0, endRow: 0, endCol: 15 },
      ],
    },
  ]);
}

const dollars = (amount: number): string =>
  formatCents(Math.round(Math.abs(amount) * 100)).replace('$', '');
const quoted = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;

/** CSV: currency symbols, expenses in parentheses, a trailing minus, a scanned digit, and a total that is wrong. */
export function negativesInParentheses(): Uint8Array {
  const months = MONTHS.map((name) => `${name}-25`);
  let text = quoted(['Birch Lane', ...months.map(() => ''), '']) + quoted(['', ...months, 'Total']);
  const put = (
    label: string,
    amounts: readonly number[],
    write: (amount: number, at: number) => string,
  ) => {
    text += quoted([label, ...amounts.map(write), write(total(amounts), 12)]);
  };
  const plus = (amount: number) => `$${dollars(amount)}`;
  const inParentheses = (amount: number) => `(${dollars(amount)})`;
  text += quoted(['Income', ...months.map(() => ''), '']);
  for (const { label, amounts } of REVENUE) put(label, amounts, plus);
  put('Total income', sum(REVENUE), plus);
  text += quoted(['Operating expenses', ...months.map(() => ''), '']);
  for (const { label, amounts } of COSTS) {
    put(label, amounts, (amount, at) => {
      if (label === 'Raw food' && at === 4) return `(${dollars(amount).replace('0', 'O')})`;
      return label === 'Advertising' ? `${dollars(amount)}-` : inParentheses(amount);
    });
  }
  const costs = sum(COSTS).map((amount, at) => (at === 7 ? amount - 1_000 : amount));
  put('Total operating expenses', costs, inParentheses);
  put('Net operating income', minus(sum(REVENUE), costs), plus);
  return bytes(text);
}

/** Excel's number of the first day of a month. */
const serial = (year: number, month: number): number =>
  Math.round((Date.UTC(year, month, 1) - Date.UTC(1899, 11, 30)) / 86_400_000);

/** Excel: two communities side by side, months as Excel's day numbers, and "Taxes" that can be two accounts. */
export function twoProperties(): Promise<Uint8Array> {
  const months = MONTHS.map((_, at) => serial(2025, at));
  const blank = MONTHS.map(() => null);
  const rows: CellValue[][] = [
    ['Cedar Portfolio'],
    [null, 'Cedar Ridge', ...blank, 'Cedar Grove'],
    [null, ...months, null, ...months],
  ];
  const put = (label: string, amounts: readonly number[]) =>
    rows.push([label, ...amounts, null, ...amounts.map((amount) => amount * 2)]);
  rows.push(['Revenues']);
  for (const { label, amounts } of REVENUE) put(label, amounts);
  put('Total revenues', sum(REVENUE));
  rows.push(['Expenses']);
  const costs = COSTS.map((one) =>
    one.label === 'Real estate taxes' ? { ...one, label: 'Taxes' } : one,
  );
  for (const { label, amounts } of costs) put(label, amounts);
  put('Total expenses', sum(costs));
  put('NOI', minus(sum(REVENUE), sum(costs)));
  return book([{ name: 'Both', rows }]);
}

/** CSV: months without a year, groups whose total is above their rows and not named so, and a row that repeats. */
export function totalsInside(): Uint8Array {
  let text = `Willow House;${';'.repeat(11)}\r\n;${MONTHS.join(';')}\r\n`;
  const put = (label: string, amounts: readonly number[]) => {
    text += `${label};${amounts.map((amount) => formatFixed(amount, 2).replace('−', '-')).join(';')}\r\n`;
  };
  text += 'Revenue\r\n';
  for (const { label, amounts } of REVENUE) put(label, amounts);
  put('Total revenue', sum(REVENUE));
  text += 'Expenses\r\n';
  put('Resident care', sum(NURSING));
  for (const { label, amounts } of NURSING) put(`  ${label}`, amounts);
  for (const { label, amounts } of OTHER_COSTS) put(label, amounts);
  const electricity = OTHER_COSTS.find(({ account }) => account === '6300');
  put('Electricity', electricity?.amounts ?? []);
  return bytes(text);
}

/** Excel: 24 months as dates with budgets, in thousands, and a formula without a saved value. */
export function twentyFourMonths(): Promise<Uint8Array> {
  const dates = [2024, 2025].flatMap((year) =>
    MONTHS.map((_, at) => new Date(Date.UTC(year, at + 1, 0))),
  );
  const rows: CellValue[][] = [
    ['Juniper Gardens'],
    ['Income statement ($ in thousands)'],
    [null, ...dates.flatMap((date) => [date, null])],
    [null, ...dates.flatMap(() => ['Actual', 'Budget'])],
  ];
  const cells = new Map<string, { formula: string }>();
  const put = (label: string, amounts: readonly number[]) =>
    rows.push([
      label,
      ...[...amounts.map((one) => one - 10), ...amounts].flatMap((one) => [one / 1000, one / 900]),
    ]);
  rows.push(['Revenue']);
  for (const { label, amounts } of REVENUE) put(label, amounts);
  put(
    'Total revenue',
    sum(REVENUE).map((one) => one),
  );
  rows[rows.length - 1] = [
    'Total revenue',
    ...[...sum(REVENUE).map((one) => one - 40), ...sum(REVENUE)].flatMap((one) => [
      one / 1000,
      one / 900,
    ]),
  ];
  rows.push(['Expenses']);
  for (const { label, amounts } of COSTS) put(label, amounts);
  // The last December of "Advertising" is a formula that was never computed.
  const at = rows.findIndex(([label]) => label === 'Advertising');
  const row = rows[at];
  if (row !== undefined) row[47] = null;
  cells.set(`${at},47`, { formula: 'VLOOKUP(A1,Budget!A:B,2,FALSE)' });
  return book([{ name: 'Monthly', rows, cells, dateSystem: undefined } as never]);
}

/** PDF: two pages with the header on both, account numbers, a total without a name, notes, and one column for sums. */
export async function printedAsPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const right = (at: number) => 250 + at * 56;
  let page = pdf.addPage([1000, 600]);
  let y = 0;
  const write = (text: string, x: number, isRight: boolean) =>
    page.drawText(text, { x: isRight ? x - font.widthOfTextAtSize(text, 8) : x, y, size: 8, font });
  const put = (label: string, amounts: readonly number[], indent = 0) => {
    if (label !== '') write(label, 30 + indent, false);
    for (const [at, amount] of [...amounts, total(amounts)].entries()) {
      write(
        amount < 0 ? `(${formatNumber(Math.abs(amount))})` : formatNumber(amount),
        right(at),
        true,
      );
    }
    y -= 14;
  };
  const head = (number: number) => {
    y = 570;
    write('Aspen Meadows Memory Care', 30, false);
    write(`Page ${number} of 2`, 900, false);
    y -= 12;
    write('Statement of operations, twelve months ending December 31, 2025', 30, false);
    y -= 20;
    for (const [at, name] of MONTHS.entries()) write(`${name} 2025`, right(at), true);
    write('Total', right(12), true);
    y -= 16;
  };
  head(1);
  write('Revenue', 30, false);
  y -= 14;
  for (const [at, { label, amounts }] of REVENUE.entries())
    put(`${4000 + at * 10} ${label}`, amounts, 10);
  put('', sum(REVENUE));
  write('Operating expenses', 30, false);
  y -= 14;
  for (const [at, { label, amounts }] of NURSING.entries())
    put(`${5000 + at * 10} ${label}`, amounts, 10);
  page = pdf.addPage([1000, 600]);
  head(2);
  for (const [at, { label, amounts }] of OTHER_COSTS.entries())
    put(`${5100 + at * 10} ${label}`, amounts, 10);
  put('5995 Corporate allocation', spread(4_000), 10);
  const costs = [...COSTS, { label: '', account: '', amounts: spread(4_000) }];
  put('Total operating expenses', sum(costs));
  put('Net operating income', minus(sum(REVENUE), sum(costs)));
  write('Note: figures are unaudited and subject to year-end adjustment.', 30, false);
  return pdf.save();
}
