import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, it } from 'vitest';
import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import { createRandomModel } from '#shared/underwriting/randomModels.ts';
import { buildWorkbook, type Output } from '#shared/underwriting/workbook/buildWorkbook.ts';
import type { Sheet } from '#shared/underwriting/workbook/cells.ts';
import { installLibreOffice } from '../../../build/system-packages.ts';
import { writeModelWorkbook } from '../../../renderer/features/underwriting/models/writeModelWorkbook.ts';
import { recalculate } from '../../support/recalculate.ts';

beforeAll(installLibreOffice);

const build = (assumptions: Assumptions) =>
  buildWorkbook('Orchard House', { id: 'base', name: 'Base case', assumptions });

/** Returns the outputs that differ after LibreOffice recalculated the file. */
async function findDifferences(sheets: readonly Sheet[], outputs: readonly Output[]) {
  const { sheets: read } = await readXlsx(recalculate(await writeModelWorkbook(sheets)));
  return outputs.flatMap(({ sheet, row, column, label, value }) => {
    const cell = read.find(({ name }) => name === sheet)?.rows[row]?.[column] ?? null;
    const got = cell === '' ? null : cell;
    // Money to the cent; rates and multiples to more digits than the screen shows.
    const isMoney = typeof value === 'number' && Math.abs(value) >= 50;
    const isEqual =
      typeof value === 'number'
        ? typeof got === 'number' && Math.abs(got - value) < (isMoney ? 0.005 : 1e-6)
        : got === value;
    return isEqual ? [] : [{ label, engine: value, spreadsheet: got }];
  });
}

it.each([
  ['a refinanced model', 3, 36],
  ['a model with a lease', 5, 0],
])(
  'recalculates %s in LibreOffice to the cent after inputs changed',
  async (_what, seed, month) => {
    const random = createRandomModel(seed);
    const before: Assumptions = {
      ...random,
      refinance: { ...random.refinance, month },
      lease: { annual: month === 0 ? 60_000_000 : 0, growth: 0.02, side: 'operator' },
      waterfall: {
        preferredReturn: 0.08,
        catchUp: 0.5,
        promote: 0.3,
        tiers: [{ id: 'first', multiple: 1.5, promote: 0.2 }],
      },
    };
    const after: Assumptions = {
      ...before,
      purchase: { ...before.purchase, price: before.purchase.price + 12_345_678 },
      units: before.units.map((unit) => ({ ...unit, rent: unit.rent + 4_321, growth: 0.0275 })),
      exit: { ...before.exit, year: before.exit.year === 10 ? 9 : before.exit.year + 1 },
    };
    // Formulas and saved results of the first model with the inputs of the second.
    const sheets = build(before).sheets.map((sheet) =>
      sheet.name === 'Assumptions'
        ? (build(after).sheets.find(({ name }) => name === sheet.name) ?? sheet)
        : sheet,
    );
    const outputs = build(after).outputs.filter(({ sheet }) => sheet === 'Summary');
    expect(outputs.length).toBeGreaterThan(25);
    expect(await findDifferences(sheets, outputs)).toEqual([]);
  },
);

it('equals the screen in every output cell and never evaluates a name', async () => {
  const random = createRandomModel(8);
  const [expense, ...others] = random.expenses;
  if (expense === undefined) throw new Error('No expense.');
  const hostile = '=HYPERLINK("https://example.com","Open")';
  const { sheets, outputs } = build({
    ...random,
    expenses: [{ ...expense, name: hostile }, ...others],
  });
  expect(outputs.length).toBeGreaterThan(300);
  expect(await findDifferences(sheets, outputs)).toEqual([]);
  const { sheets: read } = await readXlsx(recalculate(await writeModelWorkbook(sheets)));
  const monthly = read.find(({ name }) => name === 'Monthly');
  expect(monthly?.rows.some(([label]) => label === hostile)).toBe(true);
});
