import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  addDays,
  type CriticalDate,
  cascadeDateMoves,
  isBusinessDay,
  rollToBusinessDay,
} from './dates.ts';
import { computeFee, parseFee } from './fees.ts';
import { listHolidays } from './holidays.ts';
import { nextStages, stageBlockReason, TRANSACTION_STAGES } from './stages.ts';

const date = (
  key: string,
  due_on: string | null,
  follows: readonly string[] = [],
  days = 0,
  counts = 'calendar',
): CriticalDate => ({ key, label: key, due_on, done_on: null, follows, days, counts });

const PATH = [
  date('psa', '2026-03-02'),
  date('filing', '2026-03-16', ['psa'], 10, 'business'),
  date('licence', '2026-05-15', ['filing'], 60),
  date('financing', '2026-05-01', ['psa'], 60),
  date('closing', '2026-05-22', ['financing', 'licence'], 5, 'business'),
];

describe('business days', () => {
  it('exclude the eleven federal holidays as observed', () => {
    expect([...listHolidays(2026)]).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(listHolidays(2020).has('2020-06-19')).toBe(false);
  });

  it('count the same forward and back over ten years of days and holidays', () => {
    for (let day = '2024-01-01'; day < '2034-01-01'; day = addDays(day, 3)) {
      const open = rollToBusinessDay(day);
      expect(isBusinessDay(open)).toBe(true);
      const on = addBusinessDays(open, 10);
      expect(isBusinessDay(on)).toBe(true);
      expect(addBusinessDays(on, -10)).toBe(open);
      expect(on > addDays(open, 11)).toBe(true);
    }
  });
});

describe('moved date', () => {
  it('pushes its dependents and leaves other dates', () => {
    const moves = cascadeDateMoves(PATH, 'filing', '2026-04-06');
    expect(moves.map(({ key, due_on }) => [key, due_on])).toEqual([
      ['filing', '2026-04-06'],
      ['licence', '2026-06-05'],
      ['closing', '2026-06-12'],
    ]);
  });

  it('leaves a dependent with enough slack', () => {
    const roomy = PATH.map((one) =>
      one.key === 'closing' ? { ...one, due_on: '2026-09-01' } : one,
    );
    const keys = cascadeDateMoves(roomy, 'filing', '2026-04-06').map(({ key }) => key);
    expect(keys).toEqual(['filing', 'licence']);
  });

  it('keeps completed dates, schedules undated ones, and ignores cycles', () => {
    const done = PATH.map((one) =>
      one.key === 'licence' ? { ...one, done_on: '2026-05-10' } : one,
    );
    expect(cascadeDateMoves(done, 'filing', '2026-04-06').map(({ key }) => key)).toEqual([
      'filing',
    ]);
    const empty = PATH.map((one) => ({ ...one, due_on: null }));
    expect(cascadeDateMoves(empty, 'psa', '2026-03-02').map(({ key }) => key)).toEqual([
      'psa',
      'filing',
      'financing',
      'licence',
      'closing',
    ]);
    const circle = [date('a', '2026-03-02', ['b']), date('b', '2026-03-02', ['a'])];
    expect(cascadeDateMoves(circle, 'a', '2026-03-02')).toEqual([]);
  });

  it('never leaves a date before its dependencies, wherever one is moved', () => {
    for (let day = '2026-01-01'; day < '2027-06-01'; day = addDays(day, 7)) {
      const moves = new Map(cascadeDateMoves(PATH, 'psa', day).map((one) => [one.key, one.due_on]));
      const at = (key: string) =>
        moves.get(key) ?? PATH.find((one) => one.key === key)?.due_on ?? '';
      for (const { key, follows } of PATH) {
        for (const before of follows) expect(at(key) >= at(before)).toBe(true);
      }
    }
  });
});

describe('stages and fees', () => {
  it('lead to existing stages, and nowhere from closed', () => {
    const all = TRANSACTION_STAGES.map(({ value }) => value as string);
    expect(all.flatMap(nextStages).every((to) => all.includes(to))).toBe(true);
    expect(nextStages('closed')).toEqual([]);
    expect(stageBlockReason('closed', 'psa')).toBe('Already closed');
    expect(stageBlockReason('closing', 'closed')).toBeNull();
  });

  it('parse fees as a share of the price or an amount', () => {
    expect(parseFee('1.5 %')).toEqual({ percent: 1.5, amount: null });
    expect(parseFee('$25,000')).toEqual({ percent: null, amount: 25_000 });
    expect(['30%', 'some', '', 'NaN', '-1', '900,000,000,000'].map(parseFee)).toEqual(
      Array(6).fill(null),
    );
    expect(computeFee({ percent: 1.5, amount: null }, 13_550_000)).toBe(203_250);
    expect(computeFee({ percent: 1.5, amount: null }, null)).toBeNull();
    // 100 × 0.285 is 28.499999999999996 in binary.
    expect(computeFee({ percent: 0.285, amount: null }, 100)).toBe(0.29);
    expect(['$250.375', '1.2345%'].map(parseFee)).toEqual([null, null]);
  });
});
