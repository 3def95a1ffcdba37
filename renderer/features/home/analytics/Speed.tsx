import { formatFixed, formatNumber } from '#shared/format/number.ts';
import {
  gradeVital,
  VITAL_GRADES,
  VITAL_NAMES,
  VITALS,
  type Vital,
} from '#shared/home/analytics/vitals.ts';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { Definitions } from './Definitions.tsx';
import type { Website } from './websiteFigures.ts';

const write = (vital: Vital, value: number): string =>
  vital === 'CLS' ? formatFixed(value, 3) : `${formatNumber(Math.round(value))} ms`;

const DEFINITIONS = [
  ['All metrics', '75th percentile of all loads, measured in visitors’ browsers (p75).'],
  ...VITAL_NAMES.map(
    (vital) =>
      [
        VITALS[vital].label,
        `Good up to ${write(vital, VITALS[vital].good)}, poor beyond ${write(vital, VITALS[vital].poor)}.`,
      ] as const,
  ),
  ['Loads', "Full page loads of that page. Navigation within the app isn't counted."],
] as const;

/** Page performance compared with the Core Web Vitals thresholds. */
export function Speed({ vitals }: { readonly vitals: Website['vitals'] }) {
  const paths = [...new Set(vitals.map(({ path }) => path))];
  const timesOf = (path: string) =>
    Math.max(...vitals.filter((one) => one.path === path).map(({ times }) => times));
  const sorted = paths.toSorted((a, b) => timesOf(b) - timesOf(a));
  return (
    <section className={sections.section} aria-labelledby="speed">
      <h2 id="speed">Speed</h2>
      <FigureTable
        title="Speed by page"
        note="p75, real-user data"
        isBelow
        along="Page"
        columns={[...VITAL_NAMES.map((vital) => VITALS[vital].label), 'Loads']}
        rows={sorted.map((path) => ({
          id: path,
          label: path === '' ? 'All pages' : path,
          cells: [
            ...VITAL_NAMES.map((vital) => {
              const measurement = vitals.find((one) => one.path === path && one.metric === vital);
              if (measurement === undefined) return { text: '—' };
              const grade = gradeVital(vital, measurement.p75);
              return {
                text: `${write(vital, measurement.p75)}, ${VITAL_GRADES[grade]}`,
                tone: grade,
              };
            }),
            { text: formatNumber(timesOf(path)) },
          ],
        }))}
      />
      <Definitions of="speeds" told={DEFINITIONS} />
    </section>
  );
}
