import type { Series } from '../../../workbench/charts/chart.ts';
import type { Business } from './businessFigures.ts';

const monthNumber = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number;
};

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const labelOf = (month: string): string =>
  `${NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** Returns retention by sign-up month and months since, in percent of those who joined. */
export function retentionOf(cohorts: Business['retention']): {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
} {
  const longest = Math.max(
    0,
    ...cohorts.flatMap(({ joined, months }) =>
      months.map(({ month }) => monthNumber(month) - monthNumber(joined)),
    ),
  );
  const ages = Array.from({ length: longest + 1 }, (_, age) => age);
  return {
    categories: ages.map((age) => (age === 0 ? 'Same month' : `+${age}`)),
    series: cohorts.map(({ joined, members, months }) => ({
      id: joined,
      label: `${labelOf(joined)} (${members})`,
      values: ages.map((age) => {
        const month = months.find((one) => monthNumber(one.month) - monthNumber(joined) === age);
        return month === undefined || members === 0 ? null : (100 * month.members) / members;
      }),
    })),
  };
}
