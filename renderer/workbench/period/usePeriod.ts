import { useMemo } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';

export const PERIODS = [30, 90, 365] as const;
const DEFAULT_DAYS = 90;

export interface Period {
  readonly days: number;
  /** First and last day ("2026-11-23") in the user's time zone. */
  readonly first: string;
  readonly last: string;
  /** Inclusive start and exclusive end. */
  readonly from: string;
  readonly before: string;
}

/** The last `days` days, including today. */
export function periodOf(days: number, now: Date): Period {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const from = new Date(year, month, day - days + 1);
  return {
    days,
    first: toCalendarDay(from),
    last: toCalendarDay(now),
    from: from.toISOString(),
    before: new Date(year, month, day + 1).toISOString(),
  };
}

/** Reads the period from the URL. */
export function usePeriod(): Period {
  const { params } = useUrlSearch();
  const requestedDays = Number(params.get('days'));
  const days = PERIODS.find((each) => each === requestedDays) ?? DEFAULT_DAYS;
  return useMemo(() => periodOf(days, new Date()), [days]);
}
