import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countDays,
  formatCalendarDay,
  formatDateTime,
  formatDay,
  formatMonth,
  formatUtcDay,
  toCalendarDay,
} from './date.ts';
import {
  formatAge,
  formatListTime,
  formatRelativeDay,
  formatShortDay,
  formatTime,
} from './relative-time.ts';

afterEach(() => vi.unstubAllEnvs());

const NOW = new Date(2026, 10, 28, 12);

describe.each([
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/Chicago',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
])('calendar date in %s', (zone) => {
  it('shows the same day', async () => {
    vi.stubEnv('TZ', zone);
    // Formatters are cached with the time zone in which they were created.
    vi.resetModules();
    const { formatCalendarDay, formatDay } = await import('./date.ts');
    const {
      formatAge,
      formatRelativeDay: formatDayOf,
      formatShortDay: formatNearDay,
      formatListTime: formatShort,
    } = await import('./relative-time.ts');
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDay('2026-03-01')).toBe('Mar 1, 2026');
    expect(formatCalendarDay('2026-03-01')).toBe('March 1, 2026');
    expect(formatNearDay('2026-03-01', NOW)).toBe('Mar 1');
    expect(formatShort('2026-03-01', NOW)).toBe('Mar 1');
    expect(formatDayOf('2026-03-01', NOW)).toBe('Sunday, Mar 1');
    expect(formatAge('2026-03-01', NOW)).toBe('Mar 1');
  });
});

describe('the evening of November 27 in Chicago', () => {
  const evening = '2026-11-28T02:00:00Z';

  it('is still November 27, as a calendar day and as a time', async () => {
    vi.stubEnv('TZ', 'America/Chicago');
    vi.resetModules();
    const { formatDateTime: formatTimeOf, formatDay: formatDayOf } = await import('./date.ts');
    expect(toCalendarDay(new Date(evening))).toBe('2026-11-27');
    expect(formatDayOf(evening)).toBe('Nov 27, 2026');
    expect(formatTimeOf(evening)).toMatch(/^Nov 27, 2026, 8:00\sPM$/);
    expect(countDays('2026-10-31', toCalendarDay(new Date(evening)))).toBe(27);
  });
});

describe.each(['', 'soon', '2026-13-45', '2026-02-31', 'null'])('invalid date "%s"', (broken) => {
  it('shows a dash in every formatter', () => {
    const invalidDate = new Date(Number.NaN);
    expect([
      formatDay(broken),
      formatCalendarDay(broken),
      formatDateTime(broken),
      formatMonth(invalidDate),
      formatUtcDay(invalidDate),
      formatTime(broken),
      formatShortDay(broken, NOW),
      formatListTime(broken, NOW),
      formatRelativeDay(broken, NOW),
      formatAge(broken, NOW),
    ]).toEqual(Array(10).fill('—'));
  });
});
