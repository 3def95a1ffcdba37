import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../workbench/period/usePeriod.ts';
import { formatWaitDuration, responseTimeText } from './responseTime.ts';

const now = new Date('2026-11-23T12:00:00Z');
const getResponseTime = (respond_by: string, more: object = {}) =>
  responseTimeText({ id: 'a', version: 1, status: 'new', respond_by, ...more } as never, now);

describe('lead waiting time', () => {
  it('shows the time left until the deadline, then the time overdue', () => {
    expect(getResponseTime('2026-11-23T12:25:00Z')).toEqual({
      words: 'Reply due in 25 minutes',
      isLate: false,
    });
    expect(getResponseTime('2026-11-23T09:00:00Z')).toEqual({
      words: 'Overdue by 3 hours',
      isLate: true,
    });
  });

  it('ends with a reply or when the lead is closed without one', () => {
    expect(
      getResponseTime('2026-11-23T09:00:00Z', { status: 'contacted', response_minutes: 1 }),
    ).toEqual({
      words: 'Replied after 1 minute',
      isLate: false,
    });
    expect(getResponseTime('2026-11-23T09:00:00Z', { status: 'unqualified' })).toBeNull();
    expect(formatWaitDuration(3 * 1440)).toBe('3 days');
  });
});

it("counts days including today, from midnight to midnight in the reader's time zone", () => {
  const { first, last, from, before } = periodOf(30, new Date(2026, 10, 23, 15));
  expect([first, last]).toEqual(['2026-10-25', '2026-11-23']);
  expect([from, before]).toEqual([
    new Date(2026, 9, 25).toISOString(),
    new Date(2026, 10, 24).toISOString(),
  ]);
});
