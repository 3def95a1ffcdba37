import { describe, expect, it } from 'vitest';
import { createAssumptions } from '../assumptions.ts';
import { computeModel } from '../model.ts';
import { sumYear } from '../monthly.ts';
import { type LedgerEntry, normalize, type StoredLine } from './normalize.ts';
import { fillAssumptions } from './toModel.ts';

const dollars = (amount: number) => amount * 100;
const line = (account: string, annual: number, label = account): StoredLine => ({
  account,
  label,
  section: null,
  cents: Array.from({ length: 12 }, (_, at) => {
    const month = Math.floor(dollars(annual) / 12);
    return at === 11 ? dollars(annual) - month * 11 : month;
  }),
  cells: Array.from({ length: 12 }, (_, at) => `${String.fromCharCode(66 + at)}4`),
});
const entry = (
  kind: LedgerEntry['kind'],
  account: string,
  cents: number | null,
  share: number | null = null,
): LedgerEntry => ({
  id: `${kind}-${account}`,
  kind,
  account,
  cents,
  share,
  reason: kind,
});

/** The golden statement of `design/domain.md`: 80 units, income 6,000,000, expenses 4,300,000 including a 3% fee. */
const lines = [
  line('4000', 6_000_000),
  line('5000', 2_400_000),
  line('5050', 120_000),
  line('5500', 1_300_000),
  line('6100', 300_000),
  line('6000', 180_000),
];
const entries = [
  entry('management_fee', '6000', null, 0.05),
  entry('reserves', '5900', dollars(350)),
  entry('agency_labor', '5050', dollars(-120_000)),
  entry('owner_pay', '5500', dollars(-90_000)),
  entry('property_tax', '6100', dollars(60_000)),
];

const figureOf = (result: ReturnType<typeof normalize>, key: string) =>
  result.figures.find((figure) => figure.key === key)?.normalized;

describe('a normalized statement', () => {
  it('has the golden NOI to the cent', () => {
    const result = normalize(lines, 80, entries);
    expect(result.noi).toBe(dollars(1_702_000));
    expect(result.margin).toBeCloseTo(0.2837, 4);
    expect(figureOf(result, 'ebitdarm')).toBe(dollars(2_030_000));
    expect(figureOf(result, 'ebitdar')).toBe(dollars(1_730_000));
    expect(figureOf(result, 'ebitda')).toBe(dollars(1_730_000));
  });

  it('keeps reported figures without entries and deducts rent after EBITDAR', () => {
    const result = normalize([...lines, line('7000', 240_000), line('7100', 500_000)], 80, []);
    expect(result.noi).toBe(dollars(6_000_000 - 4_300_000 - 240_000));
    expect(figureOf(result, 'ebitdar')).toBe(dollars(1_700_000));
  });

  it('adds up: every figure equals the sum of its parts', () => {
    for (const figure of normalize([...lines, line('7000', 240_000)], 80, entries).figures) {
      if (figure.key === '6000') continue;
      const sum = figure.parts.reduce((all, part) => all + part.cents, 0);
      expect([figure.key, sum]).toEqual([figure.key, figure.normalized]);
      expect(figure.reported + figure.adjusted).toBe(figure.normalized);
    }
  });

  it('divides the revenue of each payor by its days', () => {
    const result = normalize(
      [line('4000', 3_600_000), line('4100', 365_000), line('9010', 20_000), line('9020', 2_500)],
      80,
      [],
    );
    expect(result.payors.map(({ payor, daily }) => [payor, daily])).toEqual([
      ['private', dollars(180)],
      ['medicaid', dollars(146)],
    ]);
    expect(result.payorTotal?.revenue).toBe(dollars(3_965_000));
  });

  it('gives a model the same first-year NOI before growth', () => {
    const result = normalize(lines, 80, entries);
    const { assumptions, sources } = fillAssumptions(createAssumptions(new Date('2026-01-15')), {
      result,
      lines,
      units: 80,
      entries,
      name: 'Maple Court T-12, version 1',
    });
    const model = computeModel({
      ...assumptions,
      units: assumptions.units.map((unit) => ({ ...unit, growth: 0 })),
      expenses: assumptions.expenses.map((expense) => ({ ...expense, growth: 0 })),
    });
    const noi = sumYear(model.lines.find(({ key }) => key === 'noi')?.months ?? [], 1);
    expect(Math.abs(noi - result.noi)).toBeLessThan(100);
    expect(sources.every(({ source }) => source.includes('version 1'))).toBe(true);
  });
});
