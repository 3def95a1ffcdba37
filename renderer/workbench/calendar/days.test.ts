import { describe, expect, it } from 'vitest';
import { addDays, addMonths, formatLongDay, isDay, monthOf, weekOf } from './days.ts';

describe('calendar days', () => {
  it('continue across months, leap days, and daylight saving changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('clamp to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('are grouped in weeks starting on Sunday', () => {
    expect(weekOf('2026-11-25')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  it('fill a month with as many whole weeks as needed', () => {
    expect(monthOf('2026-11-23')).toHaveLength(5);
    expect(monthOf('2026-02-10')).toHaveLength(4);
    expect(monthOf('2026-08-01')).toHaveLength(6);
    expect(monthOf('2026-11-23').flat().slice(0, 1)).toEqual(['2026-11-01']);
  });

  it('are formatted, and invalid values are detected', () => {
    expect(formatLongDay('2026-11-23')).toBe('Monday, November 23');
    expect(isDay('2026-02-30x')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
  });
});
