import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts.ts';
import { cellAddress } from './grid.ts';
import { matchAccount } from './matchAccount.ts';
import { monthAt, monthIndex, monthKey, monthLabel, readMonth } from './months.ts';

/** Numbers from 0 to 1, the same in every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const amount = (cents: number) => expect.objectContaining({ kind: 'amount', cents });

describe('reading amounts', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['(1,234.50)', -123_450],
    ['$(1,234)', -123_400],
    ['($ 1,234)', -123_400],
    ['1,234-', -123_400],
    ['\u2212987.6', -98_760],
    ['1,234 CR', -123_400],
    ['-', 0],
    ['\u2014', 0],
    ['$ -', 0],
    ['0.00', 0],
    [12.345, 1235],
    [-0.005, -1],
  ])('reads %j as %d cents', (text, cents) => {
    expect(readAmount(text)).toEqual(amount(cents));
  });

  it.each([
    ['1.234,56'],
    ['1 234'],
    ['1O,450'],
    ['(-500)'],
    ['1,250*'],
    ['#REF!'],
    ['1,23,456'],
    [1e18],
  ])('is not certain of %j', (text) => expect(readAmount(text).kind).toBe('unclear'));

  it.each(['Rent', '12%', '1/2', '=SUM(A1)', '12 34 units'])('reads %j as text', (text) => {
    expect(readAmount(text).kind).toBe('text');
  });

  it('reads 2,000 random amounts in every notation as the same cents', () => {
    const next = random(49);
    for (let run = 0; run < 2000; run++) {
      const cents = Math.floor(next() * 10 ** (2 + Math.floor(next() * 10)));
      const plain = (cents / 100).toFixed(2);
      const grouped = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      for (const text of [plain, grouped, `$${grouped}`, ` ${grouped} `, `US$ ${grouped}`]) {
        expect(readAmount(text)).toEqual(amount(cents));
      }
      if (cents === 0) continue;
      for (const text of [
        `(${grouped})`,
        `-${plain}`,
        `${grouped}-`,
        `(${plain})`,
        `$(${grouped})`,
      ]) {
        expect(readAmount(text)).toEqual(amount(-cents));
      }
    }
  });

  it('takes linear time for hostile cells', () => {
    const started = Date.now();
    for (const text of [
      '('.repeat(30_000),
      '1,'.repeat(15_000),
      '- '.repeat(15_000),
      '1 '.repeat(15_000),
    ]) {
      readAmount(text);
      readMonth(text);
    }
    expect(Date.now() - started).toBeLessThan(500);
  });
});

describe('reading months', () => {
  it.each([
    ['Jan-25', 1, 2025],
    ["Sept '24", 9, 2024],
    ['MAR 2025', 3, 2025],
    ['December, 2024', 12, 2024],
    ['Month Ended 10/31/2025', 10, 2025],
    ['Actual Feb 2025', 2, 2025],
    ['2025-07-31', 7, 2025],
    ['2025/7', 7, 2025],
    ['07/2025', 7, 2025],
    ['7/31/25', 7, 2025],
    ['31.07.2025', 7, 2025],
    ['31-Jul-25', 7, 2025],
    ['July 31, 2025', 7, 2025],
    ['2025 Aug', 8, 2025],
    [45_658, 1, 2025],
    ['May', 5, null],
  ])('reads %j', (cell, month, year) => {
    expect(readMonth(cell)).toEqual({ month, year });
  });

  it.each([
    'Marketing',
    'Total',
    'Mayor',
    'Augusta',
    '2025',
    '13/2025',
    'Q1 2025',
    'Janitor',
    45.5,
    12,
    true,
    null,
  ])('reads no month from %j', (cell) => expect(readMonth(cell)).toBeNull());

  it('reads each month of eighty years in every notation', () => {
    for (let index = 1990 * 12; index <= 2069 * 12 + 11; index++) {
      const key = monthAt(index);
      const [year = 0, month = 0] = key.split('-').map(Number);
      expect(monthKey(year, month)).toBe(key);
      expect(monthIndex(key)).toBe(index);
      const serial = Math.round(
        (Date.UTC(year, month - 1, 1) - Date.UTC(1899, 11, 30)) / 86_400_000,
      );
      for (const cell of [
        `${key}-01`,
        monthLabel(key),
        `${month}/${year}`,
        `${month}/15/${year}`,
        serial,
      ]) {
        expect(readMonth(cell)).toEqual({ month, year });
      }
    }
  });
});

it('names cells as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702, 799].map((column) => cellAddress(22, column))).toEqual([
    'A23',
    'Z23',
    'AA23',
    'ZZ23',
    'AAA23',
    'ADT23',
  ]);
});

describe('matching accounts', () => {
  const match = (label: string, ...sections: string[]) => {
    const { account, confidence } = matchAccount({ label, sections }, new Map());
    return [account, confidence >= 0.75];
  };
  it.each([
    ['AL Rent Revenue', ['Revenue'], '4000'],
    ['Mgmt Fees', ['Expenses'], '6000'],
    ['RE Taxes', ['Expenses'], '6100'],
    ['Workers Comp', ['Expenses'], '5800'],
    ['Health Insurance', ['Expenses'], '5800'],
    ['Salaries', ['Expenses', 'Dining'], '5100'],
    ['Wages', ['Expenses', 'Housekeeping'], '5300'],
    ['R&M', ['Expenses'], '5400'],
    ['Interest income', ['Revenue'], '4900'],
    ['Medicaid waiver', ['Revenue'], '4100'],
    ['Depr. expense', ['Non-operating'], '7200'],
  ])('is certain of %s below %j', (label, sections, account) => {
    expect(match(label, ...sections)).toEqual([account, true]);
  });

  it.each([
    ['Taxes', ['Expenses']],
    ['Salaries', ['Expenses']],
    ['Rent', []],
    ['Contract services', ['Expenses']],
    ['Corporate allocation', ['Expenses']],
    ['Housekeeping and maintenance', ['Expenses']],
    ['Zephyr', ['Expenses']],
  ])('is unsure about %s below %j', (label, sections) => {
    expect(match(label, ...sections)[1]).toBe(false);
  });

  it("uses the workspace's earlier choice", () => {
    const learned = new Map([['contract services', '5400']]);
    expect(matchAccount({ label: 'Contract Services', sections: [] }, learned)).toMatchObject({
      account: '5400',
      confidence: 1,
      isLearned: true,
    });
  });
});
