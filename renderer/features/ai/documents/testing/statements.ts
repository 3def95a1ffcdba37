import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { createFacts, type EvaluationFile } from './facts.ts';
import { createPageWriter } from './pdfPage.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const REVENUE = ['Assisted Living Rent', 'Level of Care Fees', 'Community Fees'];
const COSTS = [
  'Caregiver wages',
  'Raw food',
  'Electricity',
  'Real estate taxes',
  'Liability insurance',
  'Management fee',
];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Four T-12s: two workbooks and two PDFs, one with a total that is left out. */
export async function createStatements(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 4; at += 1) {
    const facts = createFacts(900 + at);
    const property = facts.facility();
    const year = 2024 + (at % 2);
    const amounts = (low: number, high: number) => MONTHS.map(() => facts.number(low, high));
    const revenue = REVENUE.map((label) => ({ label, amounts: amounts(20_000, 200_000) }));
    const costs = COSTS.map((label) => ({ label, amounts: amounts(5_000, 50_000) }));
    const total = (lines: readonly { readonly amounts: readonly number[] }[]) =>
      MONTHS.map((_, month) => sum(lines.map((line) => line.amounts[month] ?? 0)));
    const inYear = sum(total(revenue));
    const outYear = sum(total(costs));
    const rows: (readonly [string, readonly number[] | null])[] = [
      ['Revenue', null],
      ...revenue.map(({ label, amounts: months }) => [label, months] as const),
      ...(at === 2 ? [] : [['Total revenue', total(revenue)] as const]),
      ['Operating expenses', null],
      ...costs.map(({ label, amounts: months }) => [label, months] as const),
      ['Total operating expenses', total(costs)],
    ];
    const truth = {
      property,
      first_month: `Jan ${year}`,
      last_month: `Dec ${year}`,
      revenue: String(inYear * 100),
      expenses: String(outYear * 100),
      noi: String((inYear - outYear) * 100),
    };
    const name = `t12-${at + 1}`;
    if (at < 2) {
      const sheet: CellValue[][] = [
        [property],
        ['Trailing twelve months'],
        [null, ...MONTHS.map((month) => `${month} ${year}`), 'Total'],
        ...rows.map(([label, months]): CellValue[] =>
          months === null ? [label] : [label, ...months, sum(months)],
        ),
      ];
      const bytes = await writeXlsx({ sheets: [{ name: 'T12', rows: sheet }] });
      files.push({ name: `${name}.xlsx`, kind: 't12', bytes, truth });
    } else {
      const page = await createPageWriter([1000, 600]);
      page.at(30, 570, property);
      page.at(30, 556, `Income statement, twelve months ended December 31, ${year}`);
      for (const [month, label] of MONTHS.entries())
        page.right(250 + month * 56, 530, `${label} ${year}`, 8);
      page.right(250 + 12 * 56, 530, 'Total', 8);
      let y = 512;
      for (const [label, months] of rows) {
        page.at(30, y, label, 8);
        for (const [month, amount] of [
          ...(months ?? []),
          ...(months === null ? [] : [sum(months)]),
        ].entries())
          page.right(250 + month * 56, y, withCommas(amount), 8);
        y -= 15;
      }
      files.push({ name: `${name}.pdf`, kind: 't12', bytes: await page.save(), truth });
    }
  }
  return files;
}

/** Four rent rolls: workbooks, a text file, and a PDF, with titles above, vacancies, and totals below. */
export async function createRentRolls(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 4; at += 1) {
    const facts = createFacts(1100 + at);
    const units = Array.from({ length: facts.number(18, 32) }, (_, index) => {
      const isVacant = facts.number(1, 10) === 1;
      return {
        unit: String(101 + index),
        type: facts.pick(['Studio', 'One bedroom', 'Two bedroom']),
        person: isVacant ? 'VACANT' : facts.person(),
        market: facts.number(40, 70) * 100,
        rent: isVacant ? 0 : facts.number(35, 68) * 100,
        care: isVacant ? 0 : facts.number(3, 18) * 100,
      };
    });
    const occupied = units.filter(({ person }) => person !== 'VACANT');
    const average = (values: readonly number[]) =>
      String(Math.round((sum(values) * 100) / values.length));
    const truth = {
      units: String(units.length),
      occupied: String(occupied.length),
      average_rent: average(occupied.map(({ rent }) => rent)),
      average_care: average(occupied.map(({ care }) => care)),
      average_market: average(units.map(({ market }) => market)),
    };
    const heading = [
      ['Unit', 'Unit Type', 'Resident Name', 'Market Rent', 'Actual Rent', 'Care Fee'],
      ['Apt #', 'Floorplan', 'Tenant', 'Asking Rent', 'Monthly Rent', 'Level of Care'],
    ][at % 2] as string[];
    const cells = units.map(({ unit, type, person, market, rent, care }) => [
      unit,
      type,
      person,
      market,
      rent,
      care,
    ]);
    const totals = [
      'Total',
      '',
      '',
      sum(units.map(({ market }) => market)),
      sum(units.map(({ rent }) => rent)),
      sum(units.map(({ care }) => care)),
    ];
    const title = `${facts.facility()} rent roll as of ${facts.date(2025)}`;
    const name = `rent-roll-${at + 1}`;
    if (at < 2) {
      const rows: CellValue[][] = [[title], [], heading, ...cells, [], totals];
      const bytes = await writeXlsx({ sheets: [{ name: 'Rent roll', rows }] });
      files.push({ name: `${name}.xlsx`, kind: 'rent_roll', bytes, truth });
    } else if (at === 2) {
      const lines = [[title], heading, ...cells.map((row) => row.map(String)), totals.map(String)];
      const text = lines.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
      files.push({
        name: `${name}.csv`,
        kind: 'rent_roll',
        bytes: new TextEncoder().encode(text),
        truth,
      });
    } else {
      const page = await createPageWriter();
      page.at(40, 760, title, 11);
      const columns = [40, 100, 200, 400, 480, 560];
      const put = (row: readonly (string | number)[], y: number) => {
        for (const [column, cell] of row.entries()) {
          const x = columns[column] ?? 40;
          const text = typeof cell === 'number' ? withCommas(cell) : cell;
          if (column >= 3) page.right(x, y, text, 8);
          else page.at(x, y, text, 8);
        }
      };
      put(heading, 730);
      for (const [index, row] of cells.entries()) put(row, 712 - index * 15);
      files.push({ name: `${name}.pdf`, kind: 'rent_roll', bytes: await page.save(), truth });
    }
  }
  return files;
}
