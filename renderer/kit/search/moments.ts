import type { Filter } from './filters.ts';

/** A day as people mean it begins at midnight where they are. */
const startOf = (day: string, plusDays = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toISOString();
};

/** From when, and before when, a filter by days lets moments through. */
export function momentsOf(
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
