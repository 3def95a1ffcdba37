import type { Filter } from './filters.ts';

/** Start of a day in the user's local time. */
const startOf = (day: string, plusDays = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toISOString();
};

/** Time range of a date filter. */
export function toTimeRange(
  { is, values: [first = '', second = first] }: Filter,
  now: Date,
): { readonly from?: string; readonly before?: string } {
  switch (is) {
    case 'after':
      return { from: startOf(first) };
    case 'before':
      return { before: startOf(first, 1) };
    case 'between':
      return { from: startOf(first), before: startOf(second, 1) };
    case 'in_last_days':
      return {
        from: new Date(
          now.getFullYear(),
          now.getMonth(),
          now.getDate() - Number(first),
        ).toISOString(),
      };
    default:
      return {};
  }
}
