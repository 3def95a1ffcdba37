import { type CriticalPath, daysBetween } from '#shared/deals/transactions/closing-timeline.ts';
import type { CriticalDate, Day } from '#shared/deals/transactions/dates.ts';
import { formatCalendarDay } from './formatCalendarDay.ts';

export const isLate = ({ due_on: due, done_on: done }: CriticalDate, today: Day): boolean =>
  done === null && due !== null && due < today;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Formats a date with its slack, such as "Mar 5, 2027 · 12 days of slack". */
export function criticalDateText(
  date: CriticalDate,
  { chain, slack }: CriticalPath,
  today: Day,
): string {
  if (date.done_on !== null) return `Done ${formatCalendarDay(date.done_on)}`;
  if (date.due_on === null) return 'No date yet';
  const room = slack.get(date.key);
  const about =
    date.key === 'closing' || room === undefined || chain.includes(date.key)
      ? null
      : room > 0
        ? `${days(room)} of slack`
        : 'no slack';
  return [`${isLate(date, today) ? 'Overdue, ' : ''}${formatCalendarDay(date.due_on)}`, about]
    .filter(Boolean)
    .join(' · ');
}

/** Describes which date determines the closing. */
export function closingDriverText(
  dates: readonly CriticalDate[],
  { chain, slack }: CriticalPath,
  today: Day,
): string {
  const closing = dates.find(({ key }) => key === 'closing');
  if (closing === undefined || (closing.due_on === null && closing.done_on === null)) {
    return 'No closing date yet.';
  }
  if (closing.done_on !== null) return `Closed ${formatCalendarDay(closing.done_on)}.`;
  const last = dates.find(({ key }) => key === chain.at(-2));
  const left = daysBetween(today, closing.due_on ?? today);
  const when = `Closes ${formatCalendarDay(closing.due_on)}, ${left < 0 ? `${days(-left)} ago` : `in ${days(left)}`}.`;
  if (last === undefined) return when;
  const room = slack.get(last.key) ?? 0;
  const decided = `${last.label} determines it`;
  return room > 0 ? `${when} ${decided}, with ${days(room)} of slack.` : `${when} ${decided}.`;
}
