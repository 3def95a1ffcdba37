import { describe, expect, it } from 'vitest';
import { periodOf } from '../../kit/work/period/usePeriod.ts';
import { spanWords, waitWords } from './waitWords.ts';

const now = new Date('2026-11-23T12:00:00Z');
const waiting = (respond_by: string, more: object = {}) =>
  waitWords({ id: 'a', version: 1, status: 'new', respond_by, ...more } as never, now);

describe('how long a lead waits', () => {
  it('is said until the time that was set and past it', () => {
    expect(waiting('2026-11-23T12:25:00Z')).toEqual({
      words: 'Answer within 25 minutes',
      isLate: false,
    });
    expect(waiting('2026-11-23T09:00:00Z')).toEqual({ words: 'Late by 3 hours', isLate: true });
  });

  it('is over with the answer, and with a lead that nobody answers', () => {
    expect(waiting('2026-11-23T09:00:00Z', { status: 'contacted', response_minutes: 1 })).toEqual({
      words: 'Answered after 1 minute',
      isLate: false,
    });
    expect(waiting('2026-11-23T09:00:00Z', { status: 'unqualified' })).toBeNull();
    expect(spanWords(3 * 1440)).toBe('3 days');
  });
});

it('a period has so many days with today, from midnight to midnight where the reader is', () => {
  const { first, last, from, before } = periodOf(30, new Date(2026, 10, 23, 15));
  expect([first, last]).toEqual(['2026-10-25', '2026-11-23']);
  expect([from, before]).toEqual([
    new Date(2026, 9, 25).toISOString(),
    new Date(2026, 10, 24).toISOString(),
  ]);
});
