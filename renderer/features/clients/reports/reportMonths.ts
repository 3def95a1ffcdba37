const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number): string => `${value}`.padStart(2, '0');

/** The first day of the month the given number of months earlier. */
export function firstOfMonth(now: Date, monthsBefore: number): string {
  const first = new Date(now.getFullYear(), now.getMonth() - monthsBefore, 1);
  return `${first.getFullYear()}-${two(first.getMonth() + 1)}-01`;
}

/** Formats a month's first day, such as "Nov 2026". */
export const monthLabel = (month: string): string =>
  `${NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** The month's first and last day as a list filter. */
export function daysOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `between:${month},${month.slice(0, 8)}${two(last)}`;
}
