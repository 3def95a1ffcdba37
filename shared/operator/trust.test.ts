import { describe, expect, it } from 'vitest';
import { addRunningBalance, lastQuarter } from './trust.ts';

describe('trust statements', () => {
  it('show the balance after each movement', () => {
    const movements = [{ signed_cents: 5000 }, { signed_cents: -1250 }, { signed_cents: 3 }];
    expect(addRunningBalance(100, movements).map(({ balance_cents }) => balance_cents)).toEqual([
      5100, 3850, 3853,
    ]);
  });

  it.each([
    ['2026-11-29', '2026-07-01', '2026-09-30'],
    ['2026-01-01', '2025-10-01', '2025-12-31'],
    ['2026-06-30', '2026-01-01', '2026-03-31'],
  ])('cover the last full quarter before %s', (today, from, to) => {
    expect(lastQuarter(today)).toEqual([from, to]);
  });
});
